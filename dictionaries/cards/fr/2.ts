/** Further cards in French. A line an entry: `text = another name ~ what sounds the same : words that go with it`. */
export const FR_2 = `
abeille : miel ruche dard piqûre reine pollen essaim Maya
Voltaire : Candide philosophe Lumières fauteuil Ferney ironie Calas tolérance
bougie : cire mèche anniversaire flamme souffler gâteau voiture chandelier
Bretagne : crêpes menhir cidre Brest phare biniou Armorique granit
courir : vite jambes stade sprint lièvre baskets poursuite essouffler
avare : radin argent Harpagon picsou pingre cassette économe sous
lac : eau Léman barque Lamartine cygnes pêche Baïkal rive
géant : Gulliver grand énorme ogre haricot Goliath cyclope taille
banane : singe jaune peau fruit glisser régime flambée tropiques
cinéma : film écran popcorn Cannes acteur salle Hollywood séance

renard : rusé corbeau roux terrier poule apprivoiser Goupil fable
Louis Pasteur = Pasteur : rage vaccin microbe savant Dole institut lait Meister
tabouret : siège pieds bar assis trois traire piano dossier
Marseille : Vieux-Port OM bouillabaisse Canebière savon pastis calanques Pagnol
bricoler : perceuse outils dimanche garage réparer clou scie atelier
modeste : humble simple orgueil discret effacé vantard violette réservé
aurore : matin boréale aube lever doigts Homère rose soleil
princesse : pois couronne dragon crapaud bal robe Diana royaume
concombre : vert salade légume masque frais tzatziki cornichon tranches
journal : presse nouvelles gazette Tintin intime papier kiosque reporter

coq : poule crête ferme matin basse-cour France clocher vin
Edith Piaf = Piaf, Édith Piaf : môme chanteuse rose rien Cerdan accordéon moineau hymne
oreiller : plume tête dormir lit taie bataille duvet douillet
Canada : érable caribou Québec castor Ottawa grizzly Montréal bûcheron
peindre : pinceau toile chevalet couleurs Monet plafond rouleau palette
bavard : parler pie langue commère silence moulin discours intarissable
colline : hauteur montée versant Rome butte vallon pente Montmartre
bouclier : épée protéger Gaulois Arverne fiscal Spartiate lance défense
beurre : tartine motte lait Normandie fondre radis Bretagne noisette
musée : tableau Louvre exposition statue gardien visite Orsay guide

grenouille : mare nénuphar cuisses verte boeuf prince coasser têtard
Astérix : Gaulois Obélix potion moustache village Uderzo Panoramix romains
sablier : temps minute verre écoulement grains oeuf retourner horloge
Normandie : vaches cidre débarquement camembert Rouen falaises pommes Deauville
cueillir : fleurs champignons fruits panier cerises mûres branche Ronsard
malade : fièvre lit docteur imaginaire hôpital grippe microbe souffrant
marée : basse océan lune haute vague littoral noire coquillages
fusée : espace lune décollage Ariane Kourou Tintin astronaute étages
radis : beurre rose croquer sel potager botte fanes rond
chapeau : tête melon paille coiffer magicien béret ruban panama

mouton : laine berger troupeau bêler agneau sauter Panurge gigot
Christophe Colomb = Colomb ~ Christophe Colon, Colon : Amérique caravelle découverte Gênes navigateur oeuf Indes Isabelle
armoire : vêtements cintre linge meuble ranger normande glace tiroir
Écosse : kilt cornemuse Nessie whisky Édimbourg chardon tartan Highlands
éplucher : pelure pomme couteau patates économe oignon légumes peau
curieux : fouiner question regarder indiscret pourquoi singulier serrure chat
étang ~ étant : nénuphar canard mare eau grenouille carpe pêcheur vase
empereur : Rome manchot Chine Néron Charlemagne couronne Auguste trône
tomate : rouge sauce ketchup cerise potager salade farcie mozzarella
musique : notes solfège piano concert harmonie chanson gamme mélomane

âne : oreilles bonnet têtu Shrek Buridan braire peau carotte
Sherlock Holmes = Holmes ~ Sherlok Holms : détective Watson pipe loupe Baskerville Londres élémentaire violon
miroir : reflet glace narcisse blanche-neige image Alice Vénus briser
Chine : muraille riz Pékin pandas dragon Mao Asie soie
bronzer : soleil plage crème peau été maillot cuivré transat
solide : roc résistant robuste liquide béton ferme costaud dur
ruisseau : eau petit filet cailloux source truite couler rigole
reine ~ renne : abeille échecs couronne Victoria Angleterre dame Élisabeth trône
ail : gousse vampire haleine aïoli persil Provence escargot tresse
avion : aile pilote aéroport hublot décoller hôtesse réacteur Blériot

loup : meute agneau chaperon bois hurler garou tanière blanc
Gustave Eiffel = Eiffel : tour ingénieur fer Dijon Garabit poutrelles exposition boulons
rideau : fenêtre théâtre anneaux scène fer tissu rouge douche
Sahara : sable dunes Touareg chameau Afrique aride oasis caravane
tondre : gazon moutons pelouse cheveux herbe laine ras jardin
invisible : caché fantôme cape oeil transparent homme encre microbe
boue : terre pluie bottes patauger cochon flaque sale bain
prison : barreaux cellule gardien évasion Bastille Alcatraz menottes verrou
sucre : canne morceau betterave café caramel candi diabète doux
stylo : encre écrire bille plume capuchon papier bic signer

vache : lait pis meuh étable prairie cornes bouse taureau
Claude Monet = Monet ~ Monnet : nymphéas Giverny impressionnisme peintre jardin cathédrales meules soleil
casserole : cuisine queue feu soupe couvercle métal bouillir poêle
Islande : geyser glace volcan Reykjavik Björk viking île poney
hésiter : doute choix indécis pile balancer tergiverser peut-être embarras
froid : hiver glaçon grelotter frigo polaire chaud manteau frissons
source : eau origine jaillir Manon minérale fontaine ruisseau ressort
corsaire : Surcouf mer Saint-Malo Duguay-Trouin pantalon navire roi abordage
olive : huile noyau Popeye Provence verte arbre tapenade martini
école : maître élève cartable récréation tableau classe cour leçon

tigre : rayures fauve Bengale Shere félin Asie griffes jungle
Cendrillon : citrouille pantoufle minuit bal marraine carrosse soulier soeurs
valse : danse Vienne Strauss trois temps bal tourner Danube
Maroc : Casablanca couscous Atlas souk Rabat tajine babouche Marrakech
verser : carafe cruche eau pluie liquide larmes remplir argent
souple : élastique gymnaste caoutchouc flexible plier rigide roseau chat
nuage : ciel pluie blanc cumulus mouton gris orage coton
gladiateur : arène Spartacus Rome glaive combat lion Colisée pouce
pizza ~ piza, pitza : Italie four mozzarella Naples pâte livreur reine anchois
radio : ondes écouter antenne poste émission animateur FM auditeur

cochon : rose porcherie groin jambon tire-lire lard boue queue
Galilée : Terre tourne astronome Pise lunette procès Jupiter pourtant
tapis : volant sol persan Aladin salon laine moquette roulant
Alsace : choucroute cigogne Strasbourg colombage riesling Colmar Vosges coiffe
éteindre : lumière feu bougie lampe pompier interrupteur télé incendie
muet : silence parole Charlot carpe Harpo cinéma langue sourd
tunnel : métro noir Manche souterrain bout train Mont-Blanc galerie
valet de pied : laquais livrée château domestique carrosse maître perruque plateau
poireau ~ poirot, poiro : légume vinaigrette vert soupe blanc verrue attendre potée
lettre : timbre alphabet facteur enveloppe missive courrier voyelle boîte

souris : fromage chat tapis Mickey grise ordinateur trou clic
Gandhi = Mahatma Gandhi ~ Ghandi, Gandi : Inde paix sel jeûne indépendance Delhi sari rouet
chaussette : pied laine paire trou orpheline archiduchesse orteils fil
Irlande : trèfle Dublin Guinness Joyce verte lutin harpe Patrick
construire : maison bâtir grue maçon briques ériger plan Lego
ridicule : moqueur honte grotesque tuer précieuses risible carnaval absurde
caverne : grotte Platon ours préhistoire Ali-Baba hommes stalactite obscurité
soldat : armée uniforme fusil inconnu plomb caserne guerre général
melon : fruit chapeau Cavaillon porto jambon pastèque tranche été
carte : jeu atout géographie as plan postale vitale restaurant

singe : banane liane grimace Tarzan zoo chimpanzé malin poils
Michel-Ange = Michelangelo : David Sixtine plafond sculpteur Florence Pietà Renaissance fresque
baignoire : laver mousse robinet bonde canard eau Archimède Marat
Lyon ~ lion : Saône Guignol Rhône bouchon gastronomie soie Fourvière quenelle
pêcher : canne hameçon poisson ligne rivière filet appât truite
amer : goût pamplemousse endive café acide bière rancoeur chicorée
chute : Niagara tomber cheveux automne libre eau vertige gravité
mousquetaire : D'Artagnan cape épée Athos Dumas Porthos rapière trois
salade : verte laitue vinaigrette bol tomate feuille niçoise frisée
voiture : volant moteur roue route garage pneu permis conducteur

aigle : bec rapace serres nid oeil royal Amérique Meaux
Marilyn Monroe = Marilyn, Monroe ~ Maryline Monroe, Marylin Monroe : blonde actrice Kennedy Warhol robe Hollywood diamants Norma
poubelle : détritus déchets tri préfet éboueur couvercle recyclage jeter
Corse : île beauté maquis Ajaccio polyphonie châtaigne Bonifacio bandit
crier : hurler voix fort bruit gosier Munch alerte stentor
sourd : oreille Beethoven muet appareil entendre pot Tournesol bruit
vallée : montagne rivière rois fond Loire creux larmes silicium
espion : Bond secret Mata-Hari agent micro jumelles code infiltrer
fraise : rouge dentiste chantilly tagada Plougastel confiture bois jardin
montre : poignet heure aiguilles bracelet gousset Suisse quartz retard

serpent : venin siffler Ève langue ramper mue boa sonnette
Beethoven = Ludwig van Beethoven ~ Betoven : sourd symphonie Bonn Élise compositeur neuvième piano Fidelio
escalier : marche rampe étage monter colimaçon Escher descendre palier
Mexique : sombrero tequila cactus tacos Aztèques Acapulco piment mariachi
chatouiller : plume rire pieds guili sensible doigts orteils frisson
aveugle : canne chien braille voir yeux Homère noir guide
flaque : eau pluie bottes boue sauter mare patauger reflet
pompier : échelle incendie camion rouge casque lance caserne bal
cassoulet : Toulouse haricots saucisse Castelnaudary canard boîte plat confit
dictionnaire : mots définitions Larousse Robert alphabétique orthographe gros vocabulaire

chameau : bosse désert soif dromadaire sable caravane cigarette sobre
Blaise Pascal = Pascal : pari pensées roseau philosophe calculatrice Clermont hydrostatique mathématicien
fourchette : couteau dents piquer couvert manger assiette trident table
Bordeaux : vin Garonne Aquitaine château rouge Gironde cannelé girondins
oublier : mémoire parapluie Alzheimer souvenir pense-bête négliger trou amnésie
large : étroit océan épaules vaste mer ample avenue grand
tonnerre : orage foudre éclair bruit Zeus Brest gronder nuage
avocat : plaidoirie robe tribunal défendre crevette guacamole procès barreau
confiture : fraise pot tartine sucre fruits grand-mère groseille bocal
photographie = photo : appareil album cliché pellicule flash portrait objectif souvenir

fourmi : cigale reine minuscule travailleuse colonie grouiller La-Fontaine antenne
Auguste Rodin = Rodin : sculpteur penseur Balzac Camille bronze Calais porte marbre
tiroir : commode meuble ranger chaussettes poignée fond bureau caisse
Belgique : frites Bruxelles bière chocolat gaufre Tintin Wallonie Magritte
rêver : nuit sommeil songe cauchemar oreiller Freud éveillé imaginer
pointu : aiguille épine flèche aigu crayon couteau nez piquant
cratère : lune volcan météorite trou lac impact cône profond
facteur : courrier lettre vélo Cheval tournée sonnette Poste colis
poivre : sel moulin éternuer noir épice steak grain piquant
vélo : pédale guidon selle roues Tour maillot casque chaîne
`;
