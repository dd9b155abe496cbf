/** Entries drawn by chance, each with six clues that its list does not have, in the order in which they were thought of. */
export const FRENCH_HELD_OUT = `
Abraham Lincoln : Amérique esclaves barbe chapeau dollar avocat
Albert Einstein : savant moustache cheveux formule scientifique lumière
poubelle : jeter ordures épluchures mouches bac sale
balançoire : jardin enfants parc va-et-vient jeux arbre
Esméralda : gitane bossu Hugo cathédrale roman Disney
couverture : lit chaud laine hiver dormir drap
rire : humour drôle ha-ha plaisanterie joie comique
lourd : kilos porter difficile balance déménageur gros
Christine de Pizan : Moyen-Âge cour poète Charles auteure médiévale
Le Caire : Égypte capitale Nil Sphinx Afrique musée
Les Tournesols : tableau jaune peinture soleil bouquet Vincent
Camille Claudel : sculpture folie amante artiste Paul terre
trottinette : roues glisser enfant ville rouler jouet
minuit : horloge tard coups zéro soir dodo
vélo : course sport transport cyclotourisme deux Armstrong
pétrolier : bateau essence mer carburant noir port
liquide : eau couler boire argent goutte fluide
journal : lire nouvelles articles informations quotidien facteur
macaron : gâteau biscuit dessert crème sucré goûter
jaloux : couple amoureux frère compagne trahison convoiter
funambule : équilibre cirque corde marcher acrobate filet
vanille : glace parfum crème dessert arôme chocolat
Louise Michel : révolutionnaire Paris déportée rouge vierge militante
musée : art peintures statues sculptures Picasso billet
bavard : école langue jaser élève silence discussion
cornichon : vert charcuterie idiot sandwich apéritif potager
brouillard : voir route matin épais météo nuages
clé : porte ouvrir maison musique voiture poche
pharaon : roi tombeau antique Moïse sarcophage empereur
humide : eau pluie Bretagne mur champignon climat
Louisiane : Amérique Orléans Napoléon Sud blues colonie
Martinique : île plage soleil créole tropical volcan
pyjama : nuit dormir vêtement chambre chemise pantalon
automne : septembre arbres roux rentrée pluie vent
miel : sucré fleurs butiner gelée gorge lune
hamster : cage roue animal petit poils mignon
panda : ours noir blanc menacé Pékin manger
Babylone : Mésopotamie ville tour empire ruines Bible
os : crâne corps côte radio humain genou
Barcelone : ville plage Méditerranée stade tourisme paella
Michael Jackson : chanteur moonwalk star Amérique lune enfant
toboggan : enfants descendre jeux pente jardin fesses
dinosaure : préhistoire squelette film animal grand énorme
Sarah Bernhardt : actrice théâtre comédienne scène célèbre rôle
péage : payer argent carte attente bouchon conducteur
forêt : bois promenade loup sapin Amazonie feuilles
canard : plumes étang oiseau palmé sauvage pain
tournevis : caisse électricien boîte marteau main électricité
avion : aéroport voler pilote ciel hôtesse passagers
Taj Mahal : Inde blanc palais amour monument empereur
miroir : visage image coiffer magique voir maquillage
vacances : été école voyage soleil mer farniente
tousser : rhume fumée médecin grippe cracher hiver
Les Mille et Une Nuits : contes Ali-Baba arabes lampe histoires livre
pigeon : oiseau gris balcon fiente tour parc
fromage : lait vache trous Savoie odeur chèvre
loup : forêt lune gris gueule dents mouton
racine : arbre plante carotte sol pousser tronc
montgolfière : ballon ciel voler air chaud altitude
calme : silence paix mer repos détendu yoga
Le Petit Nicolas : école livre enfant bulletin dessin élève
L'Odyssée : voyage mer Grèce épopée antiquité Ithaque
mince : fin gros ligne poids mannequin étroit
Pablo Neruda : amour écrivain poèmes communiste Allende vers
Venise : ville Marc amoureux eau romantique île
dauphin : mer mammifère aileron océan bleu Marineland
flamant rose : oiseau étang bec Afrique couleur marais
La Réunion : île océan Indien tropicale outre-mer Mascareignes
tortue : lente œufs mer marine fable vieille
chat : lait poils animal Garfield croquettes chien
pôle Nord : froid ours neige globe lutins magnétique
poli : éducation manières sage formule monsieur excuse
Le Corbeau et le Renard : fable arbre ruse poésie animaux école
L'Alchimiste : livre or désert Brésil Espagne destin
microscope : scientifique petit agrandir observer lentille chercheur
Kenya : Afrique girafes pays Karen zèbres sportif
creuser : terre jardin fouiller bêcher sable puits
Mercedes Sosa : chanson voix guitare Gracias politique Latine
dompteur : piste dresser chapiteau animaux dangereux métier
Pâques : fête jardin avril religion Jésus poule
Cuba : île Che communisme Guantánamo Amérique soleil
manchot : glace bras froid marcher nager pôle
fée Clochette : Peter Pan poussière lumière minuscule baguette
Diego Maradona : main joueur ballon Mondial dopage drogue
Congo : Afrique Tintin pays jungle Zaïre belge
Shéhérazade : histoires princesse Orient perse reine raconter
bague : mariage alliance argent main mariée pierre
noisette : fruit chocolat sec arbre marron gâteau
hiver : froid ski bonhomme gel manteau Noël
loch Ness : lac légende photo eau château créature
tour Eiffel : Paris monument hauteur Gustave capitale grande
El cóndor pasa : chanson pan musique oiseau indien aigle
Chine : Asie muraille riz dragon Mao communiste
pardonner : oublier erreur Dieu bonté ami tolérance
château : roi fort princesse Versailles chevalier prince
courageux : peur brave audacieux guerrier cœur fort
Alexandre le Grand : cheval antiquité roi Grec Philippe guerrier
tigre : fauve Asie zoo orange Richard prédateur
pêcheur : poisson mer ligne bateau rivière asticot
concombre : légume vert long crudité potager yeux
artichaut : vert manger éplucher tête jardin entrée
chutes Victoria : Afrique eau touristes bruit hautes reine
échecs : roi damier tour pions blanc reine
Frida Kahlo : peintre fleurs Diego tableau artiste douleur
Jeanne d'Arc : Orléans voix Lorraine sainte Anglais brûler
couronne : roi reine or dentiste galette bijoux
Astrid Lindgren : écrivaine enfants livres Brindacier auteure romans
rougir : gêne visage amoureux embarras teint sang
saumon : poisson Noël élevage œufs pavé citron
thé : chaud boisson menthe boire Mariage soucoupe
phénix : feu mythique Dumbledore plumes ordre aigle
mouton : méchoui ferme blanc dormir compter gigot
Kirikou : sorcière film village animation courageux minuscule
Casse-Noisette : Noël danse soldat musique conte bois
objectif : mission atteindre caméra Lune rêve Sony
noix de coco : île tropical fruit blanc plage cocktail
maïs : popcorn jaune Mexique céréale boîte salade
cheminée : feu toit bois salon chaleur fumer
école : élèves cour apprendre instituteur cahier enfants
Hypatie : femme savante Égypte Grecque tuée bibliothèque
éternuer : poivre santé bruit malade grippe mucus
bondir : grenouille gazelle lapin surprise haut puce
Pablo Picasso : peintre Espagne tableau bleu moderne Dora
Vincent Van Gogh : peintre Hollande tableau fou jaune coupée
nougat : blanc sucré Noël dur sucrerie Provence
berger : troupeau montagne crèche pré étoile Alpes
Sacagawea : indienne Amérique exploratrice bébé dollar tribu
Mulan : Disney guerrière dragon soldat armée film
Andes : montagne Amérique sommets Sud Machu altitude
Le Petit Prince : renard planète aviateur désert livre serpent
gris : couleur éléphant triste nuages béton pluie
généreux : cadeau avare argent don offrir altruiste
orage : pluie ciel peur tempête coup gris
élastique : étirer fil tendre bureau culotte extensible
Dalida : chanteuse Égypte chanson blonde Ciao star
orange : fruit carotte Maroc Espagne pépin téléphone
Québec : français neige province tabernacle hiver cousins
Brésil : Amérique café plage jaune Copacabana Sud
Maroc : Afrique désert thé roi Maghreb Tanger
fourmi : petite travailleuse noire rouge pique-nique sucre
hérisson : animal nuit jardin écraser petit pommes
poivre : sel noir grain table piquant assaisonner
Superman : Clark rouge Batman collants comics fort
Antoine de Saint-Exupéry : Petit écrivain pilote disparu désert rose
Thaïlande : Asie plage pays bouddha riz tourisme
gare : rails SNCF billet départ valise TGV
coudre : vêtement robe mode tricoter chaussette main
blague : drôle humour comique clown amusant histoire
Cent ans de solitude : livre seul siècle Gabriel Nobel écrivain
Normandie : plages cidre Caen région guerre Deauville
`;
