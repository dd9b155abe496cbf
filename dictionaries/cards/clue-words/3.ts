/** Words that clues are made of: `French | English | German`; see the README of the cards. */
export const CLUE_WORDS_3 = `
corset | corset | Korsett
romancier, romancière | novelist | Schriftsteller
poison | poison | Gift
missionnaires | missionaries | Missionare
paillettes | sequins | Pailletten
banquise | floe | Eisscholle
sarcophage | sarcophagus | Sarkophag
lotus | lotus | Lotus
diadème | tiara | Krone
pillage | raid | Überfall
pitié | mercy | Gnade
échafaudage | scaffolding | Gerüst
libérateur | liberator | Befreier
brevet | patent | Patent
prisonnier | prisoner | Gefangener
captivité | captivity | Gefangenschaft
orbite | orbit | Umlaufbahn
reggae | reggae | Reggae
chorale, chœur | choir | Chor
néolithique | Neolithic | Jungsteinzeit
prière | prayer | Gebet, beten
yak | yak | Yak
faucon | falcon | Falke
temple, temples | temple, temples | Tempel
hindou | Hindu | Hindu
momie, momies | mummy, mummies | Mumie
delta | delta | Delta
souk | souk | Basar
lithium | lithium | Lithium
hockey | hockey | Eishockey
Inuit | Inuit | Inuit
bâton | staff | Stab
tisser, tissage | weaving, weave | weben
dieu | god | Gott
déesse | goddess | Göttin
prêtre, prêtresse | priest, priestess | Priester, Priesterin
regard | gaze, look | Blick
fleurir, floraison | bloom, blossom | blühen, Blüte
lumineux | luminous | leuchtend
premier, première | first | erste
fort | fort | Festung
marraine | godmother | Patentante
ménage | housework, cleaning | Haushalt, putzen
somnoler | doze | dösen, schlummern
affiche | poster | Plakat
pêcheurs, pêcheur | fishermen, fisherman | Fischer
angoisse, peur | anxiety, fear | Angst
expressionnisme | expressionism | Expressionismus
auberge | inn | Gasthaus
mutinerie | mutiny | Meuterei
calife | caliph | Kalif
panthère | panther | Panther
cocon | cocoon | Kokon
cil | eyelash | Wimper
amphibien | amphibian | Amphibie
coasser | croak | quaken
pâturage, alpage | pasture, alp | Weide, Alm
velours | velvet | Samt
foin | hay | Heu
piège | trap | Falle
ronronner | purr | schnurren
moules | mussels | Muscheln
coquilles, coquillage | shells | Muscheln, Schalen
changer | change | ändern, wechseln
préhistoire | prehistoric, prehistory | Urzeit, Steinzeit
brouter | grazing, graze | grasen
éclair | lightning | Blitz
fracas, tonnerre | crash, thunder | tosen, Donner
vagues, ressac | waves, surf | Brandung, Wellen
capitale | capital | Hauptstadt
étoile, étoiles, astre | star, stars | Stern, Sterne
fruit, fruits | fruit | Obst, Frucht
épice, épices | spice | Gewürz
chaleur | heat, warmth | Hitze, Wärme
sommeil, dormir | sleep | Schlaf
beauté | beauty | Schönheit
brume | mist | Nebel
baie, baies | berry, berries | Beere, Beeren
décembre | December | Dezember
janvier | January | Januar
février | February | Februar
octobre | October | Oktober
août | August | August
écailles | scales | Schuppen
peinture | paint | Farbe, malen
ski | ski, skiing | Ski
polaire | polar | polar
mât | mast | Mast
bec | beak | Schnabel
bâton, bâtonnet | stick | Stock, Stab
chant, chanson | song | Gesang, Lied
statue | statue | Statue
cerisiers, cerise | cherry-trees, cherry | Kirschblüte, Kirsche
joues | cheeks | Wangen
élégance | elegance | Eleganz
mot, mots | word, words | Wort, Wörter
barreaux, barreau | bars | Gitter
pétrole, huile | oil | Erdöl, Öl
fable, fables | fable, fables | Fabel
crinière | mane | Mähne
patte | leg, paw | Pfote, Bein
tartine, pain | toast | Toast
Orient | Orient | Orient
lac | lake | See
crème | cream | Sahne
cocotier, palmier | coconut-tree, palm | Palme
maillot | swimsuit | Badehose, Badeanzug
carton | box, cardboard | Karton
système | system | System
émotion, sentiment | emotion, feeling | Gefühl
guide | guide | Führer
morale | moral | Moral
destin | fate | Schicksal
parc | park | Park
symbole | symbol | Symbol
sain, santé | healthy | gesund, Gesundheit
danger, péril | danger | Gefahr
art | art | Kunst
douleur, mal | pain | Schmerz
révolution | revolution | Revolution
scène | stage | Bühne
chanteur, chanteuse | singer | Sänger, Sängerin
meuble, meubles | furniture | Möbel
chantier | building-site | Baustelle
applaudissements | applause | Applaus
malchance | bad-luck | Pech
ampoule, watt | light-bulb, watt | Watt
nœud-papillon | tie, bow | Schleife
siècle | century | Jahrhundert
terre | earth | Erde
grimace | grimace | Grimasse
comte | count | Graf
moustache | moustache | Schnurrbart
saut, sauter | jump | springen, Sprung
front | forehead | Stirn
carie | tooth-decay | Karies
dessert | dessert | Nachtisch
plat | dish | Gericht
oubli | forgetting, oblivion | vergessen
écran | screen | Bildschirm
bretelles | braces | Hosenträger
encens | incense | Weihrauch
plantes, plante | plants, plant | Pflanze, Pflanzen
attraction | attraction | Attraktion
immense, géant | immense, giant | riesig, Riese
tatouage | tattoo | Tattoo
tendresse | tenderness | Zärtlichkeit
muscles | muscles | Muskeln
téléphérique | cable-car | Seilbahn
olivier | olive-tree | Olivenbaum
mythe, mythes | myth, myths | Sage, Mythos
bonhomme | snowman | Schneemann
messe | mass | Messe
vendredi | Friday | Freitag
cabine | cabin | Kabine
filet | net | Netz
poils, cheveux | hair | Haare
emblème, blason | emblem, coat-of-arms | Wappen
piquer, dard | prick, sting | stechen, Stachel
épines, piquants | thorns, spines | Stacheln, Dornen
duvet | down | Daunen, Flaum
exotique | exotic | exotisch
soirée, soir | evening | Abend
naissance | birth | Geburt
panne | breakdown | Panne
moteur | engine | Motor
salle | room, hall | Saal
dame | lady | Dame
dynastie | dynasty | Dynastie
programme | programme | Programm
chignon | bun | Dutt
marchand | merchant | Händler, Kaufmann
mine | mine | Mine
dessin | drawing | Zeichnung
croix | cross | Kreuz
cru, crue | raw | roh
alignement | row | Reihe
cheval, chevaux | horse, horses | Pferd, Pferde
degré | degree | Grad
kilomètres | kilometres | Kilometer
descendre | go-down | hinabsteigen
poitrine | chest | Brust
timide, réservé | shy | schüchtern
retard | delay | Verspätung
crevette, crevettes | shrimp, shrimps | Garnelen
vertical | vertical | senkrecht
ventouse | sucker | Saugnapf
filante | shooting | Sternschnuppe
western | western | Western
mélancolie | melancholy | Melancholie
vendange, récolte, moisson | harvest | Ernte
tribunal | tribunal | Gericht
tablette, tablettes | bar | Tafel
sorbet | sorbet | Eis
grandir, pousser | grow | wachsen
averse, douche | shower | Dusche, Schauer
blouse | blouse, coat | Kittel
discret | discreet | leise
éclats | shards | Scherben
teindre | dye | färben
lentille, objectif | lens | Linse
atterrir, atterrissage | landing | landen
saint, sainte | holy | heilig
merveille | wonder | Weltwunder
berger | herd-dog, shepherd | Hirte, hüten
long, longue | long | lang
court | short | kurz
longueur | length | Länge
goutte, goutter | drip | tropfen
monument | monument, memorial | Denkmal
cuisinière | stove, cooker | Herd
lettre | letter | Brief
poste, courrier | mail, post | Post
éveillé | awake | wach
tube, tuyau | tube, pipe | Rohr
cadre | frame | Rahmen
bulbe, tubercule | bulb, tuber | Knolle
étui | case | Etui
feuillage, feuilles | leaves, foliage | Laub, Blätter
artisanat, artisan | craft | Handwerk
adieu | farewell | Abschied
savant, savante, scientifique | scientist | Wissenschaftler, Wissenschaftlerin, Gelehrte
champion | world-champion | Weltmeister
énigme, énigmatique | puzzling, riddle | rätselhaft, Rätsel
déménagement | moving | Umzug
sauvage | wilderness | Wildnis
Arctique | Arctic | Arktis
chorégraphie | choreography | Choreografie
tendre | tender | zart
duveteux, doux | fluffy | flauschig, weich
soies, poil | bristles | Borsten
juteux | juicy | saftig
fil | thread | Faden
centenaire | century-old | uralt
esquisse, croquis | sketch | Skizze
évolution | evolution | Evolution
mendiant | beggar | Bettler
haie | hedge | Hecke
cape | cape, cloak | Umhang
danseuses, danseur, danseuse | dancers, dancer | Tänzerinnen, Tänzer
uniforme | uniform | Uniform
mammifère | mammal | Säugetier
se-dandiner, dandiner | waddle | watscheln
crochet | hook | Haken
agrandir, grossir | enlarge, magnify | vergrößern
cuir | leather | Leder
migrateur | migratory | Zugvögel
rhume, grippe | cold, flu | Erkältung, Grippe
couler | sink | untergehen
zinc | zinc | Zink
biologie | biology | Biologie
marin, navigateur | seafarer, sailor | Seefahrer, Matrose
fêtes, vacances | holidays | Feiertage, Ferien
fouilles | excavation | Ausgrabung
siffler | hiss | zischen
résine | resin | Harz
frotter | rub | reiben
algues | seaweed | Algen
assaisonner, saison | season | würzen, Saison
suspendre, pendre | hang | hängen
observer | observe | beobachten
couverts | cutlery | Besteck
câlin | cuddle, hug | kuscheln, Umarmung
sortie, excursion | outing | Ausflug
tournoi | tournament | Turnier
donner, don | donate | spenden
bulletin, notes | school-report, marks | Zeugnis, Noten
haleine, souffle | breath | Atem
ordre, ranger | order, tidy | Ordnung, aufräumen
philosophie | philosophy | Philosophie
lunettes | glasses | Brille
baleine | whale, whales | Wal
`;
