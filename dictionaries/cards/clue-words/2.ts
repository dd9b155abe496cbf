/** Words that clues are made of: `French | English | German`; see the README of the cards. */
export const CLUE_WORDS_2 = `
crête | crest | Kamm
écume, mousse, embruns | foam, spray | Gischt, Schaum
cygne | cygnet | Schwan
béton | concrete | Beton
colonie | colony | Kolonie
force | force | Kraft, Macht
insomnie | insomnia | Schlaflosigkeit
venin | venom | Gift
grange | barn | Scheune
étable, écurie | stable | Stall
alligator | alligator | Alligator
pollen | pollen | Pollen
bourdonner | buzz, hum | summen
têtard | tadpole | Kaulquappe
patte, pattes | paw, paws | Pfote, Pfoten
indice | clue | Spur, Hinweis
moustaches | whiskers | Schnurrhaare
ermite | hermit | Einsiedler
laisse | lead | Leine
terrier | burrow | Bau
minute | minute | Minute
support | holder | Halter
douzaine | dozen | Dutzend
croûte | crust | Kruste
bol, saladier | bowl | Schüssel, Schale
levain, levure | yeast | Hefe
steak | steak | Steak
mûr | ripe | reif
classe | classroom, class | Klasse, Klassenzimmer
sombre, noir | dark | dunkel
brillant, briller | shiny, shine | glänzen, glänzend
scintiller | gleam, sparkle, glitter, twinkle | funkeln, glitzern
gronder | rumble | grollen
sauvetage, secours | rescue | Rettung
science | science | Wissenschaft
mot-de-passe | password | Passwort
boîte-à-outils | toolbox | Werkzeugkasten
outil | tool | Werkzeug
relais | relay | Staffel
piste | track | Bahn, Piste
lessive | washing | Wäsche
manche | sleeve | Ärmel
maquillage | makeup | Schminke, schminken
menu, carte | menu | Speisekarte
chiot | puppy | Welpe
chut | hush | pst
égal, égalité | equal, equals, equality | gleich, Gleichheit
visage | face | Gesicht
esprit | mind | Geist
fratrie | siblings | Geschwister
obélisque | obelisk | Obelisk
antique, ancien | ancient | alt, antik
Antiquité | antiquity | Antike
strophe | stanza, strophe | Strophe
vers | verse | Vers
lyre | lyre | Leier
mathématicien, mathématicienne | mathematician | Mathematiker
ambition | ambition | Ehrgeiz
compositeur | composer | Komponist
religieuse, nonne | nun | Nonne
moine | monk | Mönch
monastère | monastery | Kloster
rival | rival | Rivale
luxe | luxury | Luxus
machine | machine | Maschine
gentillesse | kindness | Güte, Freundlichkeit
récompense | reward | Belohnung
prix | prize | Preis
orphelin, orpheline | orphan | Waise
tresse, natte | braid, plait | Zopf
chauffeur, conducteur | driver | Fahrer
sari | sari | Sari
toge | toga | Toga
dictateur | dictator | Diktator
inventeur, inventrice | inventor | Erfinder
politesse | manners | Manieren
respect | respect | Respekt
méditation | meditation | Meditation
galop | gallop | Galopp
archer | archer | Bogenschütze
yourte | yurt | Jurte
steppe | steppe | Steppe
voyageur | traveller | Reisender
mosquée | mosque | Moschee
pèlerinage | pilgrimage | Wallfahrt
errant | wanderer | Wanderer
Renaissance | Renaissance | Renaissance
sonnet | sonnet | Sonett
tragédie | tragedy | Tragödie
pendule | pendulum | Pendel
prisme | prism | Prisma
physicien, physicienne | physicist | Physiker
physique | physics | Physik
pinson, pinsons | finch, finches | Finken
céramique | ceramics | Keramik
marche | march | Marsch
dessin-animé, dessin | cartoon, cartoons | Trickfilm, Zeichentrick
avril | April | April
pieds-nus | barefoot | barfuß
dix | ten | zehn
cosmos, univers | cosmos, universe | Weltall, Universum
espace | space | Weltall, Weltraum
fourrure, pelage | fur | Pelz, Fell
cours, conférence | lecture, lesson | Vorlesung
pompe | pump | Pumpe
expédition | expedition | Expedition
amoureux, couple | lovers | Liebespaar
canal, canaux | canal, canals | Kanal, Grachten
mosaïque | mosaic, mosaics | Mosaik
neutre | neutral | neutral
clan, tribu | clan, tribe | Stamm
émeraude | emerald | Smaragd
vikings, Viking | Vikings, Viking | Wikinger
troll | troll | Troll
éruption | eruption | Ausbruch
houlette | crook | Stab
plaine | plain, plains | Ebene
druide, druides | druid, druids | Druide
solstice | solstice | Sonnenwende
manga, mangas | manga | Manga
porcelaine | porcelain | Porzellan
yéti | yeti | Yeti
oxygène | oxygen | Sauerstoff
calligraphie | calligraphy | Kalligrafie
signal | signal | Signal
estampe | woodblock | Holzschnitt
gratte-ciel | skyscraper | Hochhaus, Wolkenkratzer
terrasse | terrace, terraces | Terrasse
Bédouin | Bedouin | Beduinen
papyrus | papyrus | Papyrus
hiéroglyphes | hieroglyphs | Hieroglyphen
citadelle | citadel | Zitadelle
Touareg | Tuareg | Tuareg
atlas | atlas | Atlas
randonneurs, randonnée | hikers, hiking | Wanderer, Wandern
muscade | nutmeg | Muskatnuss
clous-de-girofle | cloves | Nelken
alpaga | alpaca | Alpaka
marine | navy | Marine
érable | maple | Ahorn
Caraïbes, Antilles | Caribbean | Karibik
lune-de-miel | honeymoon | Flitterwochen
frontière | border | Grenze, Grenzen
mule, mulet | mule | Maultier
radeau | raft | Floß
baie | bay | Bucht
sprint | sprint | Sprint
socle | pedestal | Sockel
immigrants | immigrants | Einwanderer
monolithes | monoliths | Steinköpfe
stratégie | strategy | Strategie
marâtre | stepsisters, stepmother | Stiefmutter, Stiefschwestern
potion | potion | Zaubertrank
aquarelle | watercolours | Aquarell
acier | steel | Stahl
faner | wilt | welken
poney | pony | Pony
broder, broderie | embroider, embroidery | sticken
clair-de-lune | moonlit | Mondlicht
urbain | urban | Stadt
poulailler | henhouse | Hühnerstall
renarde | vixen | Füchsin
truffe, truffes | truffle | Trüffel
défenses | tusks | Stoßzähne
monarque, souverain, souveraine | monarch | Herrscher, Herrscherin
poche | pouch | Beutel
proie | prey | Beute
reptile | reptile | Reptil
sonar | sonar | Ultraschall
éteint, disparu | extinct | ausgestorben
poutre | timbers, beam | Balken
rongeur | rodent | Nagetier
répéter | repeat | wiederholen
démanger, gratter | itch | jucken
mordre, morsure | bite | beißen
nymphe | nymph | Nymphe
pois, taches | spots | Punkte, Flecken
rayures, rayure | stripes, stripe | Streifen
narines | nostrils | Nüstern
neuf | nine | neun
huit | eight | acht
six | six | sechs
cent | hundred | hundert
mille | thousand | tausend
collier | collar | Halsband
selle | saddle | Sattel
charge | load | Last
cachemire | cashmere | Kaschmir
coup-de-pied | kick | Tritt
aquarium | aquarium | Aquarium
Bethléem | Bethlehem | Bethlehem
constellation | constellation | Sternbild
matelassé | padded | gepolstert
cracher | spit | spucken
somnolent | drowsy | schläfrig
épais | thick | dick
bête, sot | silly | albern
crépuscule | dusk | Dämmerung
compost | compost | Kompost
plâtre | casts | Gips
galets, cailloux | pebbles | Kiesel
tige | stem | Stängel, Stiel
baguettes | chopsticks | Stäbchen
mauvaises-herbes | weed, weeds | Unkraut
migraine | headache | Kopfweh
lécher | lick | lecken
image | image, picture | Bild
croquant | crunchy | knackig, knusprig
quartier | wedge | Keil
courbe | curved | krumm, gebogen
quotidien | daily | täglich
imprimante | printer | Drucker
zeste, écorce | rind | Schale
couvercle | lid | Deckel
médicament, médecine | medicine | Medizin
cristal | crystal | Kristall
serre | greenhouse | Gewächshaus
shampooing | shampoo | Shampoo
noyau | kernels, stone | Kern, Kerne
puer, puant | smelly, stink | stinken
sauce | sauce | Soße
canne | rod | Rute
abri | shelter | Schutz, Unterstand
romantique | romantic | romantisch
secouer | shake | schütteln
flamme | flame | Flamme
bourgeon, bourgeons | bud, buds | Knospe, Knospen
équinoxe | equinox | Tagundnachtgleiche
ligne, lignes | line, lines | Linie
air | air | Luft
feu-de-camp | campfire, bonfire | Lagerfeuer
carrière | career | Karriere
bijou, bijoux | jewel, jewels | Juwelen, Schmuck
virus | virus | Virus
ordinateur | laptop, computer | Laptop, Computer
tissu | fabric | Stoff
voleur, cambrioleur | burglar, thief | Einbrecher, Dieb
pile, piles | battery, batteries | Batterie
cordon | cord | Schnur
aisselle | armpit | Achsel
billet | ticket | Fahrkarte, Ticket
banlieue | commuters | Pendler
câble | cable, cables | Kabel
altitude | altitude | Höhe
piste | runway | Landebahn
cockpit | cockpit | Cockpit
festival | festival | Festival
plastique | plastic | Plastik
menton | chin | Kinn
coucher | bedtime | Schlafenszeit
restaurant | restaurant | Restaurant
podium | podium | Podest
faute | foul | Foul
sonnette | doorbell | Klingel
toujours | forever | ewig
confiance | trust | Vertrauen
tapis | mat | Matte
pie | magpie | Elster
délice | delight, bliss | Wonne, Seligkeit
rien | nothing | nichts
confettis | confetti | Konfetti
frapper, toquer | knock | klopfen
coude | elbow | Ellbogen
mouchoir | tissue, handkerchief | Taschentuch
partenaire, couple | partner, couple | Partner, Paar
bûche | log | Holzscheit
hymne | anthem | Hymne
nom | name | Name
salon | lounge | Wohnzimmer
panique | panic | Panik
algèbre | algebra | Algebra
géométrie | geometry | Geometrie
laboratoire | laboratory | Labor
`;
