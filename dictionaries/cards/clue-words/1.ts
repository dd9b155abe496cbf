/** Words that clues are made of: `French | English | German`; see the README of the cards. */
export const CLUE_WORDS_1 = `
fondre | melt | schmelzen
flotter | float | schweben, schwimmen
soie | silk | Seide
sourire, sourires | smile, smiles, grin | lächeln, Lächeln
roseau, roseaux | reed, reeds | Schilf
tourner | spin | drehen
vigne, liane | vine | Rebe, Liane
pique-nique | picnic | Picknick
cercle | circle | Kreis
boucle | curl | Locke
doré | golden | golden
cinq | five | fünf
empire | empire | Weltreich, Reich
corne, cornes | horn, horns | Horn, Hörner
film | film, movie | Film
tropical | tropical | tropisch
tropiques | tropics | Tropen
bocal | jar | Glas
hiberner | hibernate | Winterschlaf
laine | wool | Wolle
queue | tail | Schwanz, Schweif
poignée, manche | handle, handles | Griff, Stiel
perruque | wig | Perücke
scout | scout | Pfadfinder
disparu, disparaître | vanished | verschwunden
comédie-musicale | musical, musicals | Musical
sultan | sultan | Sultan
presse | press | Presse
boxe | boxing | Boxen
boxeur | boxer | Boxer
ruine, ruines | ruin, ruins | Ruine
brique, briques | brick, bricks | Ziegel
aile, ailes | wing, wings | Flügel
meute | pack | Rudel
sept | seven | sieben
souffler, souffle | blow | blasen
poète | poet | Dichter
poétesse | poetess | Dichterin
évasion, fuite | escape | Flucht
guerrier, guerrière | warrior | Krieger
explorateur | explorer, explorers | Entdecker, Forscher
métal | metal | Metall
billes | marbles | Murmeln
marbre | marble | Marmor
bas | stocking | Strumpf
monstre | monster | Monster, Ungeheuer
reflet | reflection | Spiegelbild
nostalgie | longing | Sehnsucht
sentier, chemin, chemins | trail, path | Pfad, Weg
robe | robe, robes | Robe
casque | helmet | Helm
mâchoire | jaw, jaws | Kiefer
paille | straw | Stroh, Strohhalm
lèvres | lips | Lippen
orteil, orteils | toe, toes | Zeh, Zehen
médaille | medal | Medaille
gorge | throat | Hals, Kehle
sagesse | wisdom | Weisheit
cour | court | Hof
exil | exile | Exil
quai | platform | Bahnsteig
portrait | portrait | Porträt
discours | speech | Rede
encre | ink | Tinte
canette | can | Dose
pull | jumper, jumpers | Pullover
orchidée, orchidées | orchid, orchids | Orchidee
perdu | lost | verloren
cuivre | copper | Kupfer
fer-à-cheval | horseshoe | Hufeisen
naufragé | castaway | Schiffbrüchiger
naufrage | shipwreck | Schiffbruch
cire | wax | Wachs
mariée | bride | Braut
cicatrice | scar | Narbe
bonjour | hello | Hallo
spirale | spiral | Spirale
rugir, rugissement | roar | brüllen
nectar | nectar | Nektar
larmes | tears | Tränen
troupeau | flock | Schwarm
troupeau | herd, herds | Herde
couleur, couleurs | colour | Farbe
plat | flat | flach
lame | blade | Klinge
coin | corner | Ecke
bulle, bulles | bubble, bubbles | Blase, Blasen
leçon | lesson | Lektion
rythme | rhythm | Rhythmus
philosophe, philosophes | philosopher, philosophers | Philosoph
ferme | farm | Farm, Bauernhof
procès | trial | Prozess
force, pouvoir | power | Macht, Kraft
traité | treaty | Vertrag
siège | seat | Sitz
lueur | glow | leuchten, glühen
terre | soil | Boden
graine, pépins | seed, seeds | Samen, Kerne
foule | crowd | Menge
malédiction | curse | Fluch
sphère | sphere | Kugel
parents, parent | parents | Eltern
nomade, nomades | nomad, nomads | Nomade
miettes | crumbs | Krümel
légende | legend | Legende
jonquilles | daffodils | Narzissen
elfe, elfes, lutin, lutins | elf, elves | Elfe, Wichtel
safari | safari | Safari
haut | high | hoch
rive | shore | Ufer
rive, berge | bank, riverbank | Ufer
loch | loch | Loch
cacao | cocoa | Kakao
code | code | Code
orthographe | spelling | Rechtschreibung
sculpté | carved | geschnitzt
ferry | ferry | Fähre
archipel | archipelago | Inselgruppe, Archipel
profond | deep | tief
profondeur | depth | Tiefe
son | sound | Ton, Klang
bruit | noise | Lärm
ruche | hive | Bienenstock
cage | cage | Käfig
pelouse, gazon | lawn | Rasen
rare | rare | selten
grogner | growl | brummen, knurren
insecte | insect | Insekt
museau | snout | Schnauze
trompe | trunk | Rüssel
nocturne | nocturnal | nachtaktiv
claquer | snap | schnappen
camouflage | camouflage | Tarnung
laiterie | dairy | Molkerei
crèche | nativity | Krippe
branche, branches | branch, branches | Ast, Zweig
humeur | mood | Laune
cobra | cobra | Kobra
électrique | electric | elektrisch
électricité | electricity | Strom, Elektrizität
rayon | beam | Strahl
cône, cornet | cone | Waffel, Kegel
frais | cool | kühl
fraîcheur | freshness | Frische
tranche, rondelles | slice, slices | Scheibe
grain | grain | Korn
céréales | cereals | Getreide
tache | stain, patch | Fleck
crème | cream, creamy | Sahne, Creme
solaire | solar | solar
microbes | germs | Keime
récréation | playground | Spielplatz
urgence, secours | emergency | Notfall
tablier | apron | Schürze
règne | reign | Herrschaft
trône | throne | Thron
parchemin, rouleau | scroll, scrolls | Schriftrolle
astronome | astronomer | Astronom
astronomie | astronomy | Astronomie
colonne, colonnes | column, columns | Säule, Säulen
voix | voice | Stimme
éventail | fan | Fächer
brise | breeze | Brise
lunettes | goggles | Schutzbrille
aviateur, aviatrice | aviator | Flieger, Fliegerin
général | general | General, Feldherr
héros | hero, heroes | Held
héroïne | heroine | Heldin
savant | scholar, scholars | Gelehrte
pèlerin | pilgrim, pilgrims | Pilger
voyage | voyage, journey | Reise
erreur, faute | mistake | Fehler
symphonie | symphony | Sinfonie
serment | oath | Schwur, Eid
sou | penny | Pfennig, Cent
studio | studio | Studio, Atelier
atelier | workshop | Werkstatt
soleil | sunshine | Sonnenschein
soupir | sigh, sighs | seufzen
zoo | zoo | Zoo
croquer | munch | mampfen
mystère | mystery | Geheimnis, Rätsel
minaret, minarets | minaret, minarets | Minarett
caravane, caravanes | caravan, caravans | Karawane
pyramide, pyramides | pyramid, pyramids | Pyramide
circulation | traffic | Verkehr
mirage | mirage | Fata-Morgana
colis | parcel | Paket
tango | tango | Tango
papillon, papillons | butterfly, butterflies | Schmetterling
volcanique | volcanic | vulkanisch
volcan, volcans | volcano, volcanoes | Vulkan
rhum | rum | Rum
tonneau | barrel | Fass
guirlande, guirlandes | garland, garlands | Girlande
blizzard | blizzard | Schneesturm
flèche | arrow | Pfeil
shérif | sheriff | Sheriff
malin, intelligent | clever | klug, schlau
ruse, rusé | cunning | List, listig
génie | genie | Dschinn, Geist
déguisement | disguise | Verkleidung, Verwandlung
costume | costume | Kostüm
charrue | plough | Pflug
trois | three | drei
pétale, pétales | petal, petals | Blütenblatt
griffe, griffes | claw, claws | Kralle, Krallen
hôtel | hotel | Hotel
tutu | tutu | Tutu
royal | royal | königlich
lâche | coward | Feigling
ride, rides | wrinkly, wrinkle | Falten
fièvre | fever | Fieber
sieste | nap, siesta | Mittagsschlaf
écorce | bark | Rinde
tôt | early | früh
sec | dry | trocken
sécheresse | drought | Dürre
course | race | Rennen
sirop | syrup | Sirup
barbecue | barbecue | Grill, grillen
torsade | twist | drehen
célèbre, star, vedette | celebrity, star | Star, berühmt
frais | fresh | frisch
poids | weight | Gewicht
tuyau | hose | Schlauch
tour, astuce | trick, tricks | Trick
loterie, loto | lottery | Lotto
pouffer | giggle | kichern
charme, porte-bonheur | charm | Glücksbringer
logique | logic | Logik
rebelle, révolte | rebel, rebels | Rebell, Aufstand
siège | siege | Belagerung
roman | novel, novels | Roman
nombre, chiffre, nombres, chiffres | number, numbers | Zahl, Zahlen
hygiène | hygiene | Hygiene
ouvrier, ouvrière | worker | Arbeiter
accident | accident | Unfall
charité | charity | Wohltätigkeit
couronnement, sacre | coronation | Krönung
poignard, sabre | dagger, sabre | Dolch, Säbel
nœud | knot, knots | Knoten
traversée | crossing | Überfahrt
pape | pope | Papst
honneur | honour | Ehre
page, pages | page, pages | Seite, Seiten
ouest | west | Westen
génie | genius | Genie
plume | quill | Feder, Federkiel
boucles-d'oreilles | earring, earrings | Ohrring
président | president | Präsident
capsule | capsule | Kapsel
dôme, coupole | dome | Kuppel
hautes-terres | highlands | Hochland
fjord | fjord | Fjord
antenne | antenna | Fühler, Antenne
néon | neon | Neon
coton | cotton | Baumwolle, Watte
poumons | lungs | Lunge
crâne | skull | Schädel, Totenkopf
vue, panorama | view | Aussicht
douze | twelve | zwölf
essaim | swarm | Schwarm
tentacules | tentacles | Tentakel
avertissement | warning | Warnung
histoire, récit, récits, conte | story, stories, tale | Geschichte, erzählen
conteur, conteuse | storyteller | Erzähler, Erzählerin
cercueil | coffin | Sarg
flocon, flocons | flake, flakes | Flocke, Flocken
trace, traces, empreinte | footprint, trace | Spur, Spuren
pâle | pale | blass
enchères | auction | Auktion
rails | rails | Schienen
`;
