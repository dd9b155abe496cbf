/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_05 = `
kangourou @ living : boxe pattes brousse bonds slip Qantas Skippy wallaby Joey Australie marsupial poche > kangaroo | Känguru
hibou @ living : sagesse oreilles yeux pelotes prédation pluriel bijou rapace aigrettes hululer chouette grand-duc > owl | Eule, Uhu
crocodile = croco @ living : marais gueule larmes chemise bûche Nil mâchoires saurien écailles reptile Lacoste caïman > crocodile | Krokodil
dauphin @ living : jeux roi sauts nageur héritier sonar dresseur intelligent delphinarium Oum cétacé Flipper > dolphin | Delfin
chauve-souris @ living : grenier insectes grotte plafond ailes Strauss vampire ultrasons Batman écholocation noctule pipistrelle > bat | Fledermaus
escargot @ living : lenteur spirale beurre persil cornes bave Gary mollusque Bourgogne colimaçon gastéropode coquille > snail | Schnecke
abeille @ living : rayures reine pollen frelon dard cire bourdonner essaim butiner Maya ruche miel > bee | Biene
renard @ living : roux fable fourrure terrier Rox poulailler corbeau apprivoiser glapir Robin Ysengrin goupil > fox | Fuchs
coq ~ coque @ living : emblème réveil vin clocher girouette gaulois Wallonie ergots crête basse-cour Chantecler cocorico > rooster, cock | Hahn
grenouille @ living : météo sauts prince échelle bocal cuisses mare bénitier nénuphar Kermit têtard coasser > frog | Frosch
mouton @ living : pré nuage sauter insomnie troupeau agneau tonte berger brebis laine Panurge bêler > sheep | Schaf
dinosaure @ living : géant musée œuf disparu herbivore météorite reptile fossile Jurassique vélociraptor diplodocus tyrannosaure > dinosaur | Dinosaurier
castor @ living : rivière ouvrier dents scout palmée bouleau Canada bûche rongeur hutte juniors barrage > beaver | Biber
perroquet @ living : couleurs cage bec tropical pirate Flaubert bavard Coco Jaco imiter répéter ara > parrot | Papagei
flamant rose = flamant ~ flamand @ living : élégance groupe sel lagune Kenya plumage gracile crevettes héron filtrer échassier patte Camargue > flamingo | Flamingo
gorille @ living : force brume dos Congo poils Brassens poitrine primate anthropoïde argenté Virunga Fossey > gorilla | Gorilla
cygne ~ signe, cigne @ living : grâce étang couple majesté lac cou chant canard vilain Léda Saint-Saëns Tchaïkovski > swan | Schwan
panda @ living : rare zoo emblème réserve lunettes végétarien diplomatie géant Chine Sichuan WWF bambou > panda | Panda
zèbre @ living : drôle troupeau Afrique savane crinière prisonnier passage pyjama équidé Marty Grévy rayures > zebra | Zebra
ours @ living : grotte bourru brun griffes saumon polaire miel Pyrénées constellation Baloo grizzly hiberner > bear | Bär
pieuvre = poulpe @ living : intelligente aquarium rocher récif souple huit abysses camouflage invertébré encre ventouses tentacules > octopus | Krake, Oktopus
licorne @ living : blanche magie galop crinière pureté fabuleuse front tapisserie arc-en-ciel Cluny narval torsadée > unicorn | Einhorn
moustique @ living : agaçant marais sang bouton vibrer démanger trompe vecteur citronnelle paludisme chikungunya bzzz > mosquito, gnat | Mücke, Stechmücke, Moskito
libellule @ living : étang légère fée roseaux vol bleutée vitesse ailes larve transparentes hélicoptère demoiselle > dragonfly | Libelle
coccinelle @ living : voiture amie insecte porte-bonheur bestiole demoiselle Dieu élytres Choupette Volkswagen pucerons points > ladybird, ladybug | Marienkäfer
truite @ living : torrent appât mouche amandes fario Schubert frétiller mouchetée ruisseau saumon pêcheur arc-en-ciel > trout | Forelle
hippopotame = hippo ~ hypopotame @ living : gros lourd boue plonger Afrique Nil mammifère gueule bâillement Fantasia amphibie Hilaire > hippopotamus, hippo | Nilpferd, Flusspferd
lapin @ living : doux retard magicien Pâques Alice oreilles garenne terrier Duracell clapier Panpan carotte > rabbit, bunny | Kaninchen, Hase
loup @ living : faim masque steppe meute croque bergerie Mercantour Gévaudan hurler garou Ysengrin chaperon > wolf | Wolf
lion @ living : roi fable cirque Afrique zodiaque Peugeot fauve savane sieste Belfort rugir crinière > lion | Löwe
tigre @ living : embusqué griffes Inde félin jungle dompteur Clemenceau Sibérie Hobbes Bengale rayures Shere-Khan > tiger | Tiger
requin @ living : finance aquarium dents poisson chair carnassier prédateur marteau cartilage Spielberg squale aileron > shark | Hai
chat ~ chas @ living : souple coussin sept sieste griffe gouttière moustaches botté souris minou ronronner miauler > cat | Katze, Kater
chien @ living : fidèle maison fusil traîneau flair meute laisse berger os Milou niche aboyer > dog | Hund
cheval @ living : noble course prairie avoine selle polo sabot étrier galop crinière écurie hennir > horse | Pferd
vache @ living : pré herbe tachetée cloche méchante taureau veau normande Salers Milka Marguerite ruminer > cow | Kuh
cochon = porc @ living : rose ferme sale boue tirelire jambon lard truffes tire-bouchon verrat Peppa groin > pig | Schwein
âne = baudet, bourricot @ living : gris patient crèche têtu moulin oreilles bonnet chardons Shrek bât Cadichon braire > donkey, ass | Esel
chèvre @ living : rocher cornes chou capricieuse fromage barbiche bouc crottin cabri Rove Biquette Seguin > goat | Ziege
écureuil @ living : arbre parc vif bond roux épargne provisions panache casse-noix noisettes Spip Tic > squirrel | Eichhörnchen
hérisson @ living : boule feuilles trottiner museau route puces renifler hiverner limaces épines Sonic piquants > hedgehog | Igel
taupe @ living : espion tunnel velours myope pelouse sous-sol pattes monticule galeries lombrics buttes fouisseuse > mole | Maulwurf
souris @ living : grise trou grenier dent fromage clic piège rongeur ordinateur mulot Jerry Mickey > mouse | Maus
fourmi @ living : reine file colonie ouvrière insecte antennes brindille colonne fable cigale Werber phéromones > ant | Ameise
cigale @ living : sieste pin emblème estivale insecte Midi platane sève fable Provence stridulation fourmi > cicada | Zikade
paon ~ pan @ living : élégance parc bleu cri vanité yeux orgueil éventail traîne Junon Argus roue > peacock | Pfau
aigle @ living : noble altitude regard emblème royal empire Napoléon nid rapace serres Bonelli pygargue > eagle | Adler
autruche @ living : course œuf cou rapide éleveur oiseau kilomètres sable bipède plumeau émeu politique > ostrich | Strauß
pigeon @ living : ville place statue tourterelle dupe miettes plume Venise voyageur messager colombier biset roucouler > pigeon, dove | Taube
hirondelle @ living : retour fil étable queue acrobatie migration avril moucherons faîtage fourchue rustique martinet > swallow | Schwalbe
cigogne @ living : long nid bec tuiles migration paquet lange échassier Hansi Strasbourg Alsace claqueter > stork | Storch
phoque ~ foque @ living : rochers graisse patauds ballon baie moustache mammifère éléphant banquise Somme glace otarie > seal | Seehund, Robbe
saumon @ living : rose fumé rivière Norvège remonter aneth blinis ours frayer migrateur Écosse sushi > salmon | Lachs
hippocampe @ living : algues aquarium vertical mémoire cerveau père poisson branchies dorsale enroulée posidonie Poséidon > seahorse | Seepferdchen
crabe @ living : sable rocher côté casier marée oblique carapace Sébastien étrille dormeur tourteau pinces > crab | Krabbe, Krebs
étoile de mer @ living : orange cinq ventouse corail astre prédatrice repousser régénérer Bob Patrick échinoderme astérie > starfish, star | Seestern, Stern
caméléon @ living : lent prudence yeux couleur humeur langue mouches tropiques adaptation Madagascar changer camouflage > chameleon | Chamäleon
chameau ~ chamo @ living : lèvres soif steppe sable dattes sobre caravane Touareg Bédouin dromadaire Bactriane bosses > camel | Kamel
lama @ living : moine dédain Tibet Pérou poncho Serge alpaga Incas camélidé Kuzco Tintin cracher > llama, lama | =
koala @ living : peluche gris paresse truffe sieste griffu fourche incendies marsupial Sydney Queensland eucalyptus > koala | Koala
mammouth @ living : énorme laine disparu toundra grottes congelé défenses pachyderme préhistoire Sibérie Rouffignac Manny > mammoth | Mammut
renne ~ reine, rêne @ living : Nord troupeau nomades toundra ramure lichen cervidé Sami traîneau Laponie caribou Rodolphe > reindeer | Rentier
rhinocéros = rhino @ living : lourd myope charge cuir savane menacé braconnage blindage Dürer Sumatra Ionesco corne > rhinoceros, rhino | Nashorn
poule @ living : ferme grain dents pot cocotte perchoir picorer couver basse-cour caquet coq œufs > hen, chicken | Henne, Huhn
oie @ living : blanche ferme plume jeu pas duvet sauvage gardienne capitole cacarder Selma Nils > goose | Gans
canard @ living : mare bec journal orange vilain boiteux confit laqué barboter Donald colvert cancaner > duck | Ente
vautour @ living : chauve décharné falaise western planer rapace busard Lucky aumône carcasse charogne gypaète > vulture | Geier
luciole @ living : petit herbe magie amoureuse Japon Brassens lueur clignoter abdomen Ghibli phosphorescent bioluminescence > firefly | Glühwürmchen
ver de terre = lombric, ver ~ verre de terre @ living : nu sol compost pêche appât rampant merle galeries anneaux aération ameublir asticot > earthworm, worm | Regenwurm, Wurm
loutre @ living : jeu rivière fourrure agile moustaches poissons nageuse caillou pelage patauger ricochet mustélidé > otter | Otter
marmotte @ living : dodue sommeil éboulis guetteuse chocolat terrier Savoie alpage rongeur hiberner siffleuse alu > marmot, groundhog | Murmeltier
hamster @ living : nocturne poche doré graines grignoter litière joues tourner copeaux Alsace rongeur abajoues > hamster | Hamster
singe @ living : malin grimace zoo poux banane Afrique liane descendre chimpanzé bonobo Chita ouistiti > monkey, ape | Affe
serpent @ living : tentation lunettes anneaux écailles paradis venin siffler mue charmeur caducée vipère cobra > snake, serpent | Schlange
dragon @ living : conte Chine garde trésor princesse ailes écailles feu Krokmou Daenerys Smaug saint-Georges > dragon | Drache
phénix ~ fénix @ living 10+ : légende oiseau éternité mille immortel Arabie flammes bûcher Fumseck Héliopolis renaître cendres > phoenix | Phönix
sirène @ living : voix chant alarme pompiers naufrage Ulysse lamantin Loreley ondine Copenhague Andersen Ariel > mermaid, siren | Meerjungfrau, Sirene
fée @ living : don ailes magie berceau vœu électricité logis baguette marraine Mélusine Carabosse Clochette > fairy | Fee
ogre ~ augre @ living : faim géant bottes festin glouton chair dévorer enfants goinfre Poucet Fiona Shrek > ogre | Oger, Menschenfresser
fantôme @ living : château invisible opéra esprit grincement manoir chaînes traverser drap hanter Canterville revenant > ghost, phantom | Gespenst, Geist
vampire @ living : château cape immortel cercueil ail sang canines pieu Transylvanie Lestat Nosferatu Dracula > vampire | Vampir
géant = géante @ living : pas conte taille énorme haricot causse cyclope titan Pantagruel Goliath Gargantua Gulliver > giant | Riese
squelette @ living : pirate musée armoire Halloween porte-manteau anatomie crâne radiographie côtes vertèbres 206 os > skeleton | Skelett
os @ living : dur soupe plâtre chien enterrer fracture calcium ronger tibia squelette moelle fémur > bone | Knochen
cœur @ living : tendre carte milieu organe artichaut amour poitrine Cupidon oreillette aorte battre pulsation > heart | Herz
cerveau @ living : chef fuite génie pensée mémoire crâne matière Broca encéphale méninges hémisphères neurones > brain | Gehirn, Hirn
langue @ living : bois étrangère pendue goût Molière tirer grammaire parler salive Einstein bouche papilles > tongue, language | Zunge, Sprache
nez @ living : clown lunettes flair visage mouchoir pif renifler cartilage Pinocchio éternuement Cyrano odorat > nose | Nase
oreille @ living : puce loup musique boucle sourde Midas entendre pavillon lobe Gogh ouïe tympan > ear | Ohr
moustache @ living : dessin visage guidon brosse poils rasoir barbier lèvre retroussée tortiller Poirot Dalí > moustache | Schnurrbart, Schnauzer
dent @ living : souris scie sagesse couronne peigne ivoire brosser mâcher émail carie gencive molaire > tooth | Zahn
genou @ living : chute prière pantalon demande pliure écorché croûte pluriel jambe articulation ménisque rotule > knee | Knie
pouce @ living : trêve coup mesure manette stop télécommande Astérix doigt levé phalange opposable main > thumb | Daumen
chêne ~ chaîne @ living : force siècle parquet mât druide gui sanglier liège bourgeon roseau Vincennes rouvre > oak | Eiche
sapin @ living : roi résine boules décembre cadeaux Vosges Forêt-Noire guirlande cône conifère aiguilles épicéa > fir, fir tree, Christmas tree | Tanne, Tannenbaum
rose @ living : beauté délicate bouquet thé vents Grasse Piaf jardinière Ispahan Ronsard pétales épines > rose | Rose
tournesol @ living : huile graines oiseaux friture Ukraine professeur pétales capitule pivoter astre héliotrope Gogh > sunflower | Sonnenblume
cactus ~ kaktus @ living : pot western oreilles aride Mexique arrosage figuier aloès agave Dutronc succulente piquants > cactus | Kaktus
bambou @ living : creux coup rapide flûte tige canne touffe Asie laque échafaudage roseau panda > bamboo | Bambus
baobab @ living : vieux énorme fruit ancêtre singe bouteille sacré renversé griots palabres Madagascar Sénégal > baobab | Affenbrotbaum
`;
