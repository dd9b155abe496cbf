/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_08 = `
clavier @ thing : doigts lettres blanches espace taper écran majuscule touches dactylo raccourci synthétiseur azerty > keyboard | Tastatur, Klaviatur
puzzle ~ peuzle @ thing : pluie patience boîte image bord manquer coin mille modèle assembler pièces morceaux > puzzle, jigsaw | Puzzle
marionnette @ thing : enfants main théâtre chiffon pantin fils gaine ventriloque Pinocchio ficelles castelet Guignol > puppet | Marionette, Handpuppe, Puppe
gare ~ garre @ thing : adieux horloge sandwich attention retard guichet voyageur quai Lazare Saint-Charles Lyon trains > station, railway station | Bahnhof
élastique @ thing : souple mou cheveux tendu tirer récréation bretelles saut rebond tresse lance-pierres caoutchouc > rubber band, elastic, bungee | Gummiband, Gummi
trombone @ thing : bureau métal feuilles attacher jazz fanfare cuivre papiers agrafe Shorty Glenn-Miller coulisse > trombone, paper clip | Posaune, Büroklammer
agenda @ thing : année semaine ministre chargé stylo devoirs noter secrétaire planning mensuel date rendez-vous > diary, planner | Kalender, Terminkalender
bague @ thing : doigt cadeau or pigeon cigare bijou diamant Peau-d'âne saphir anneau annulaire fiançailles > ring | Ring
sac à dos @ thing : départ toile sandwichs sardines scout randonnée épaules sangle bivouac routard Compostelle bretelles > backpack, rucksack | Rucksack
brosse à dents @ thing : soir manche poils électrique gobelet pâte lavabo bouche plaque fluor gencives caries > toothbrush, brush | Zahnbürste
échecs = jeu d'échecs @ thing : stratégie noir pendule fou plateau diagonale 64 cavalier roque pat Kasparov mat > chess | Schach
tournevis @ thing : outil plat meuble étoile manche notice établi montage bricoleur visseuse boulon cruciforme > screwdriver | Schraubenzieher, Schraubendreher
enveloppe @ thing : papier fenêtre pli lécher lettre kraft adresse corruption cachet courrier facteur timbre > envelope | Umschlag, Briefumschlag
hamac ~ amac, hamak @ thing : bateau arbres filet tropiques matelots sieste farniente Brésil moustiquaires balancer suspendu Yucatan > hammock | Hängematte
cahier ~ cayer @ thing : classe rentrée spirale pages brouillon devoirs lignes carreaux marge doléances Clairefontaine Seyès > exercise book, notebook | Heft, Schulheft
tirelire @ thing : rose fente casser pièces secouer alouette sou cochon ferraille épargne économies picaillons > piggy bank, moneybox | Sparschwein, Sparbüchse
jumelles @ thing : sœurs oiseaux opéra portrait sosie théâtre loin marine espion observer deux Rochefort > binoculars, twins | Fernglas, Zwillinge
berceau @ thing : chanson voile fée naissance dentelle Moïse mobile layette nourrisson poupon Morisot couffin > cradle, crib | Wiege
péage ~ payage @ thing : vacances file ticket pont voiture barrière monnaie appoint abonnement Saint-Arnoult autoroute Vinci > toll, tollbooth | Maut
vélo = bicyclette, bécane @ thing : casque chaîne cadenas tour selle maillot Amsterdam panier sonnette roues guidon pédales > bicycle, bike | Fahrrad, Rad
train @ thing : paysage valise vitesse vapeur wagon fantôme contrôleur tunnel couchette TGV locomotive rails > train | Zug, Bahn
avion @ thing : papier voyage turbulences aile hublot steward décoller Airbus réacteur kérosène Blériot cockpit > plane, aeroplane, airplane, aircraft | Flugzeug
voilier = bateau à voiles @ thing : vent régate port coque skipper mât barre amarrer cabine Tabarly trimaran catamaran > sailing boat, sailboat, yacht | Segelboot, Segelschiff
sous-marin @ thing : jaune équipage hublot plonger abysses nucléaire Beatles torpille sonar ballast Nautilus périscope > submarine | U-Boot
montgolfière @ thing : frères mouton panier toile flotter Versailles Annonay brûleur 1783 Pilâtre aérostat nacelle > hot-air balloon, balloon | Heißluftballon, Ballon
hélicoptère = hélico @ thing : bruit secours montagne vertical tourner Vinci survoler pilote libellule rotor hélice pales > helicopter | Hubschrauber, Helikopter
tracteur @ thing : boue ferme lent champ puissant remorque foin agriculteur vert labourer moissonneuse charrue > tractor | Traktor
métro @ thing : foule ticket sous-sol rame tunnel RATP plan correspondance Zazie poinçonneur Châtelet souterrain > underground, subway, metro, tube | U-Bahn
tramway = tram ~ tramoué @ thing : arrêt électrique rame clochette désir Lisbonne câble Strasbourg rail Williams wattman caténaire > tram, streetcar | Straßenbahn, Tram
ambulance @ thing : vitesse blanche croix urgence secours sirène réanimation hôpital gyrophare civière brancard SAMU > ambulance | Krankenwagen, Rettungswagen
pont @ thing : rivière arche bateau passer péage romain dentaire mai Avignon levis Mirabeau viaduc > bridge, deck | Brücke
phare ~ fard @ thing : voiture tempête côte tour gardien Bretagne récif Alexandrie faisceau naufrageurs Ouessant Cordouan > lighthouse, headlight | Leuchtturm, Scheinwerfer
château @ thing : cartes sable vin tour fantôme Loire Moulinsart douves Moyen-Âge herse créneaux donjon > castle, palace | Schloss, Burg
cabane @ thing : enfance refuge branches sapin pêcheur planches canada perchée trappeur palettes Robinson Sologne > hut, cabin, shed | Hütte
moulin @ thing : poivre colline galette paroles meule Hollande ailes farine Quichotte Daudet Cucugnan meunier > mill, windmill | Mühle
tente ~ tante @ thing : vacances toile duvet nomade yourte maillet scouts berbère piquet sardines Quechua camping > tent | Zelt
igloo ~ iglou @ thing : rond abri chien tunnel bloc dôme surgelés neige Groenland banquise Nunavut Inuit > igloo | Iglu
école @ thing : copains tableau maître cantine Ferry cartable préau interrogation buissonnière maternelle classe récréation > school | Schule
hôpital @ thing : couloir visite charité blouse soins opération chirurgien transfusion infirmière Necker ambulance urgences > hospital | Krankenhaus, Spital
prison @ thing : visite évasion gardien rayures cellule Monopoly barreaux Dalton parloir Bastille Alcatraz détenu > prison, jail | Gefängnis
stade @ thing : foule herbe course hymne match Rennes football tribune projecteurs vestiaire Jean-Bouin gradins > stadium | Stadion
piscine @ thing : serviette couloir échelle maillot bonnet carrelage municipale bassin plongeoir nager pédiluve chlore > swimming pool, pool | Schwimmbad, Pool
marché ~ marcher @ thing : dimanche foule panier fleurs conclu place puces légumes étal cageot poissonnier halles > market | Markt
fontaine @ thing : pièce village boire jet statue claire fables nymphe Médicis Jouvence Wallace Trevi > fountain | Brunnen, Springbrunnen
cheminée @ thing : fumée fauteuil usine cigogne chaussette conduit bûche suie ramoneur âtre tisonnier chenets > chimney, fireplace | Kamin, Schornstein
fenêtre ~ fenaître @ thing : chat jeter vue rideau maison pigeon store Hitchcock carreau volets vitre espagnolette > window | Fenster
miroir @ thing : beauté vérité sept Alice glace boudoir alouettes superstition rétroviseur reflet Narcisse tain > mirror | Spiegel
escalier @ thing : cave service bâtiment descendre rampe grimper marche étage mécanique palier colimaçon Odessa > stairs, staircase | Treppe
balcon @ thing : ville vue fer théâtre accoudé loge étage géranium tirade Genet balustrade Juliette > balcony | Balkon
lit @ thing : rivière monstre chambre noces ressorts superposé drap matelas Procuste couette sommier baldaquin > bed | Bett
tiroir @ thing : bouton roman fond bureau chaussettes ranger caisse meuble ministère coincé poignée commode > drawer | Schublade
poubelle @ thing : trottoir odeur verte sac vider jaune couvercle préfet recyclage tri éboueurs déchets > dustbin, bin, trash can | Mülleimer, Mülltonne
balai ~ balais @ thing : couloir ménage manche paille peloton genêt Potter Nimbus serpillière cantonnier poussière sorcière > broom | Besen
éponge @ thing : douce tableau jeter serviette Bob Carré végétale gratter absorber vaisselle essorer mouillée > sponge | Schwamm
savon @ thing : noir cube propre bain gronder glisser mains mousse olive bulles Alep Marseille > soap | Seife
peigne @ thing : corne écaille dents girafe nacre brosse coiffeur poux chignons tignasse raie démêler > comb | Kamm
réfrigérateur = frigo, frigidaire @ thing : bas lumière porte cuisine blanc restes aimants yaourts conserver froid glaçons congélateur > refrigerator, fridge | Kühlschrank
fourchette @ thing : table métal gauche piquer dents approximation escargot Poséidon spaghetti manger couvert couteau > fork | Gabel
bouteille @ thing : Leyde message plastique encre cave génie plongée consigne champagne magnum bouchon goulot > bottle | Flasche
crayon @ thing : couleur oreille trousse mine dessin khôl mâchonner gomme hexagonal tailler Conté graphite > pencil, crayon | Bleistift, Stift
stylo @ thing : bleu signature plume écrire encre bavure cartouche bille capuchon Parker Montblanc Bic > pen | Stift, Kugelschreiber, Füller
dictionnaire = dico @ thing : gros pages doute langue mots définition synonymes orthographe semeuse Littré Robert Larousse > dictionary | Wörterbuch, Lexikon
cartable @ thing : dos cuir goûter rentrée roulettes lanière bretelles trousse classe Petit-Nicolas cahiers écolier > schoolbag, satchel | Schulranzen, Ranzen, Schultasche
toboggan @ thing : parc sable échelle spirale rampe square piscine descente tourniquet évacuation aquatique glisser > slide | Rutsche
balançoire @ thing : enfance vertige planche corde élan bascule square pousser Renoir portique Fragonard oscillation > swing | Schaukel
cerf-volant @ thing : plage papier vent Chine losange ficelle Poppins bobine dévidoir Kaboul coléoptère Berck > kite, stag beetle | Drachen
toupie @ thing : jouet pointe équilibre ficelle girouette vertige bétonnière gyroscope Inception Hanoucca tourner Beyblade > spinning top, top | Kreisel
poupée @ thing : enfance robe chiffon cire porcelaine Russie vaudou dînette gigogne Ibsen Corolle Barbie > doll | Puppe
dominos = domino @ thing : noir table chute bal effet points suite double aligner ébène pioche rectangles > dominoes, domino | Domino
piano @ thing : doucement concert tabouret mécanique bretelles pédale gamme touches Satie accordeur Chopin Steinway > piano | Klavier, Flügel
violon @ thing : cellule âme orchestre cordes tzigane virtuose Ingres alto archet Crémone Paganini Stradivarius > violin, fiddle | Geige, Violine
accordéon @ thing : rue plis bal boutons nacre bretelles chaussettes java guinguette musette soufflet Yvette-Horner > accordion | Akkordeon, Ziehharmonika
cloche @ thing : pied vache chocolat église bronze Pâques battant sonner Quasimodo bourdon clarine angélus > bell | Glocke
montre @ thing : luxe course lapin bracelet connectée Suisse cadran aiguilles poignet Dalí tocante gousset > watch | Uhr, Armbanduhr
télévision = télé, téléviseur @ thing : salon soirée canapé journal chaînes série antenne publicité écran lucarne feuilleton zapper > television, TV, telly | Fernseher, Fernsehen
aimant @ thing : amoureux champ frigo clou fer aurores attirer repousser pôles boussole néodyme limaille > magnet | Magnet
loupe @ thing : œil lenteur fourmi manche bijoutier timbres indices détective Holmes agrandir philatélie grossir > magnifying glass | Lupe
ancre ~ encre @ thing : métal port tatouage navire jeter fer marin chaîne rade amarre jas mouillage > anchor | Anker
épouvantail @ thing : champ chapeau blé immobile croix paille semis oiseaux corbeaux Oz guenilles moineaux > scarecrow | Vogelscheuche
drapeau @ thing : pays couleurs blanc plage mât arbitre planter Olympiques étoilé étendard hisser tricolore > flag | Fahne, Flagge
masque @ thing : soin chirurgien théâtre loup tragique tuba Zorro escrime carnaval Arlequin Jim-Carrey Venise > mask | Maske
écharpe @ thing : maire bras miss nœud laine cou gorge supporter tricot mousseline Bruant foulard > scarf | Schal
chaussette @ thing : trou tiroir laine coton solitaire pied cheminée paire Dobby orteil sandale archiduchesse > sock | Socke, Strumpf
pyjama @ thing : soir lit boutons confort rayures coton dimanche bananes dodo peignoir pilou grenouillère > pyjamas, pajamas | Schlafanzug, Pyjama
boomerang @ thing : retour effet coude chasse courbe lancer trajectoire projectile Gainsbourg aborigène Australie revenir > boomerang | Bumerang
feu d'artifice = feux d'artifice @ thing : été foule bruit couleurs bouquet terrasses juillet crépiter détonation pétard fusées pyrotechnie > fireworks, firework | Feuerwerk
pansement @ thing : chute genou coller coton croûte bobo blessure infirmerie plaie désinfectant gaze sparadrap > plaster, bandage, Band-Aid | Pflaster, Verband
tambour @ thing : peau machine champêtre rythme bruit baguettes griot linge battre majorette roulement cérémonie > drum | Trommel
harmonica @ thing : poche souffle western folk lèvres train Dylan cow-boy métal blues Bronson anche > harmonica, mouth organ | Mundharmonika
arrosoir @ thing : bec zinc anse plantes pelouse pluie sécheresse goulotte géraniums terrasse potager pomme > watering can | Gießkanne
jardinier = jardinière @ trade : chapeau patience nain pelouse fleurs serre brouette arroser râteau rosiers bêche sécateur > gardener | Gärtner
pirate @ trade : barbe rhum bateau perroquet hacker bandeau sabre crochet drapeau corsaire Jack-Sparrow abordage > pirate | Pirat, Seeräuber
sorcière = sorcier @ trade : chapeau chat Halloween araignée verrue crapaud Salem potion grimoire Karaba chaudron balai > witch, wizard | Hexe, Hexer
chevalier @ trade : honneur princesse armure lance tournoi écuyer preux heaume Bayard Lancelot Graal adouber > knight | Ritter
dentiste @ trade : bruit blouse fauteuil peur bouche roulette bavoir anesthésie plombage détartrage molaires carie > dentist | Zahnarzt
clown ~ cloune @ trade : rire blanc rouge bretelles perruque tarte gags maquillage cirque pitre Auguste Zavatta > clown | Clown
magicien = magicienne, prestidigitateur @ trade : cartes cape foulard scène colombe disparaître lapin baguette illusion haut-de-forme Garcimore Houdini > magician, conjurer | Zauberer, Magier
princesse ~ prinssesse @ trade : robe bal tour royaume conte dragon diadème grenouille pois Clèves Leia Peach > princess | Prinzessin
juge @ trade : sérieux sport ligne paix perruque arbitre marteau procès sentence verdict magistrat tribunal > judge | Richter
cuisinier = cuisinière, chef, cuistot @ trade : étoile goûter tablier sauce recette brigade restaurant casseroles Vatel fourneaux Bocuse toque > cook, chef | Koch
`;
