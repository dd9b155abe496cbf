/** Further things on the cards. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const THINGS_2 = `
hérisson | hedgehog | Igel | erizo | riccio
éponge | sponge | Schwamm | esponja | spugna
banquise | ice floe, pack ice, sea ice, ice field | Packeis, Eisscholle | banquisa | banchisa
boulanger | baker | Bäcker | panadero | fornaio, panettiere
pastèque | watermelon | Wassermelone | sandía | anguria, cocomero
piano | piano | Klavier, Flügel, Piano | piano | pianoforte, piano
taureau | bull | Stier, Bulle | toro | toro
trampoline | trampoline | Trampolin | trampolín, cama elástica | trampolino
horizon | horizon | Horizont | horizonte | orizzonte
roi | king | König | rey | re
ananas | pineapple | Ananas | piña, ananá | ananas
télévision, télé | television, TV, telly | Fernseher, Fernsehen | televisión, tele | televisione, tivù
requin | shark | Hai, Haifisch | tiburón | squalo
cravate | tie, necktie | Krawatte, Schlips | corbata | cravatta
sable | sand | Sand | arena | sabbia
cuisinier, chef | cook, chef | Koch | cocinero | cuoco
noisette | hazelnut | Haselnuss | avellana | nocciola
lunettes | glasses, spectacles, eyeglasses | Brille | gafas, anteojos, lentes | occhiali
lapin | rabbit, bunny | Kaninchen | conejo | coniglio
bouchon | cork, stopper, traffic jam | Korken, Stöpsel, Stau | tapón, corcho | tappo, sughero
jungle | jungle | Dschungel, Urwald | jungla, selva | giungla
juge | judge | Richter | juez | giudice
cornichon | pickle, gherkin | Gewürzgurke, Essiggurke, Essiggürkchen | pepinillo | cetriolino
aéroport | airport | Flughafen | aeropuerto | aeroporto
dinosaure | dinosaur | Dinosaurier, Saurier | dinosaurio | dinosauro
cadeau, présent | gift, present | Geschenk | regalo | regalo
geyser | geyser | Geysir | géiser | geyser
coiffeur, barbier | hairdresser, barber | Friseur, Frisör, Barbier, Coiffeur | peluquero, barbero | parrucchiere, barbiere
saucisson, saucisse | sausage | Wurst, Würstchen | salchicha, salchichón | salsiccia, salame
internet | =
castor | beaver | Biber | castor | castoro
cendrier | ashtray | Aschenbecher | cenicero | portacenere, posacenere
oasis | oasis | Oase | oasis | oasi
astronaute, cosmonaute | astronaut, cosmonaut, spaceman | Astronaut, Raumfahrer, Kosmonaut | astronauta | astronauta
framboise | raspberry, raspberries | Himbeere | frambuesa | lampone
allergie | allergy | Allergie | alergia | allergia
perroquet | parrot | Papagei | loro, papagayo | pappagallo
couverture | blanket, cover | Decke, Bettdecke | manta, cobija | coperta
glacier | glacier, ice-cream maker | Gletscher | glaciar | ghiacciaio
fermier, agriculteur | farmer | Bauer, Landwirt, Bäuerin | granjero, agricultor | contadino, agricoltore
aubergine | aubergine, eggplant | Aubergine, Melanzani | berenjena | melanzana
match | match, game | Match, Spiel | partido | partita
flamant rose, flamant | flamingo | Flamingo | flamenco | fenicottero
bouilloire | kettle | Wasserkocher, Kessel, Wasserkessel | hervidor, tetera | bollitore
foudre, éclair | lightning, thunderbolt | Blitz, Blitzschlag | rayo, relámpago | fulmine, lampo
riz | rice | Reis | arroz | riso
robinet | tap, faucet | Wasserhahn, Hahn | grifo | rubinetto
gorille | gorilla | Gorilla | gorila | gorilla
clavier | keyboard | Tastatur, Klaviatur | teclado | tastiera
récif | reef | Riff | arrecife | scogliera
boucher | butcher | Metzger, Fleischer, Schlachter | carnicero | macellaio
potiron, citrouille | pumpkin | Kürbis | calabaza | zucca
arbitre | referee, umpire | Schiedsrichter | árbitro | arbitro
cygne | swan | Schwan | cisne | cigno
puzzle | jigsaw, puzzle, jigsaw puzzle | Puzzle | rompecabezas | puzzle
marionnette | puppet, marionette | Marionette, Handpuppe | marioneta, títere | marionetta, burattino
yaourt | yogurt, yoghurt | Joghurt, Jogurt | yogur | yogurt
gare, station | station, railway station, train station | Bahnhof | estación | stazione
panda | =
élastique | rubber band, elastic band, elastic, elasticated | Gummiband, Gummi, elastisch, Gummiring | goma, elástico | elastico
cyclone, ouragan | cyclone, hurricane | Zyklon, Hurrikan, Orkan | ciclón, huracán | ciclone, uragano
bijoutier, joaillier | jeweller, jeweler | Juwelier | joyero | gioielliere
épinard | spinach | Spinat | espinaca | spinaci, spinacio
concert, concerto | concert, concerto, gig | Konzert | concierto | concerto
mouette | seagull, gull | Möwe | gaviota | gabbiano
trombone | trombone, paper clip, paperclip | Posaune, Büroklammer | trombón | trombone, graffetta
galaxie | galaxy | Galaxie, Galaxis | galaxia | galassia
chasseur | hunter, huntsman | Jäger | cazador | cacciatore
brochette, kebab | kebab, skewer | Spieß, Schaschlik | brocheta, pincho | spiedino
kebab | kebab, kebap, doner | Kebab, Döner | kebab | kebab
agenda | diary, planner, datebook, agenda | Terminkalender, Terminplaner | agenda | agenda
zèbre | zebra | Zebra | cebra | zebra
parfum | perfume, scent, flavour, flavor | Parfüm, Parfum, Duft | perfume | profumo
marécage, marais | swamp, marsh, bog, moor | Sumpf, Moor | pantano, ciénaga | palude
berger | shepherd, pastor | Schäfer, Hirte, Hirt | pastor | pastore
gruyère | Gruyère, Swiss cheese | Greyerzer | gruyer | groviera
papillote | sweet wrapper, curl paper | Papillote, Lockenwickler | papillote | cartoccio, papillote
sac à dos | rucksack, backpack, knapsack | Rucksack | mochila | zaino
lave | lava | Lava | lava | lava
acrobate | acrobat | Akrobat | acróbata | acrobata
cacahuète, arachide | peanut | Erdnuss | cacahuete, maní, cacahuate | arachide, nocciolina
théâtre | theatre, theater | Theater | teatro | teatro
ours | bear | Bär | oso | orso
bague, anneau | ring | Ring | anillo | anello
sapin | fir, fir tree, Christmas tree | Tanne, Tannenbaum, Fichte | abeto | abete
notaire | notary, solicitor | Notar | notario | notaio
endive, chicorée | chicory, endive | Chicorée, Endivie | endibia, endivia | indivia, cicoria
coffre, trésor | chest, trunk, safe, boot | Truhe, Kofferraum, Tresor | cofre, maletero, baúl | baule, bagagliaio, forziere
pieuvre, poulpe | octopus | Krake, Tintenfisch, Oktopus | pulpo | polpo, piovra
brosse à dents | toothbrush | Zahnbürste | cepillo de dientes | spazzolino
tornade | tornado, twister | Tornado, Wirbelsturm | tornado | tornado
infirmière, infirmier | nurse | Krankenschwester, Krankenpfleger, Pfleger, Pflegerin | enfermera, enfermero | infermiera, infermiere
rhubarbe | rhubarb | Rhabarber | ruibarbo | rabarbaro
échecs | chess | Schach | ajedrez | scacchi
échec | failure, check | Misserfolg, Scheitern, Schach | fracaso | fallimento, scacco
licorne | unicorn | Einhorn | unicornio | unicorno
tournevis | screwdriver | Schraubenzieher, Schraubendreher | destornillador | cacciavite
cactus | cactus, cacti | Kaktus, Kakteen | cactus, cacto | cactus
dompteur | tamer, lion tamer, animal tamer | Dompteur, Tierbändiger, Löwenbändiger | domador | domatore
soupe | soup | Suppe | sopa | zuppa, minestra
microphone, micro | microphone, mic, mike | Mikrofon, Mikrophon, Mikro | micrófono | microfono
moustique | mosquito, midge | Mücke, Stechmücke, Moskito, Gelse | mosquito | zanzara
enveloppe | envelope | Umschlag, Briefumschlag, Kuvert | sobre | busta
continent | continent | Kontinent, Erdteil | continente | continente
alpiniste | mountaineer, mountain climber, climber | Bergsteiger, Alpinist | alpinista, montañero | alpinista
abricot | apricot | Aprikose, Marille | albaricoque | albicocca
chandelle, bougie | candle | Kerze | vela, candela | candela
libellule | dragonfly | Libelle | libélula | libellula
escabeau | stepladder, step ladder | Trittleiter, Stehleiter, Tritt | escabel, escalerilla | scaletto, sgabello
cendres, cendre | ashes, ash, cinders, cinder | Asche | cenizas, ceniza | ceneri, cenere
maçon | bricklayer, mason, builder | Maurer | albañil | muratore
vanille | vanilla | Vanille | vainilla | vaniglia
cahier | notebook, exercise book | Heft, Schulheft | cuaderno | quaderno
coccinelle | ladybird, ladybug, beetle | Marienkäfer, Käfer | mariquita | coccinella
hamac | hammock | Hängematte | hamaca | amaca
falaise | cliff | Klippe, Felsklippe, Steilküste | acantilado | scogliera, falesia
orthophoniste | speech therapist, speech therapy | Logopäde, Logopädin | logopeda | logopedista
mayonnaise | mayonnaise, mayo | Mayonnaise, Majonäse, Mayo | mayonesa | maionese
calculatrice, calculette | calculator | Taschenrechner, Rechner | calculadora | calcolatrice
chouette | owl | Eule, Kauz | lechuza | civetta
jumelles | binoculars, field glasses, twins | Fernglas, Feldstecher, Zwillinge | prismáticos, binoculares, gemelas | binocolo, gemelle
jumeau, jumeaux | twin, twins | Zwilling, Zwillinge | gemelo, gemelos | gemello, gemelli
digue | dyke, dike, seawall | Deich, Damm | dique | diga
barrage | dam, barrage | Damm, Staudamm, Talsperre | presa, represa | diga
vendangeur | grape picker, grape harvester, harvester, wine harvester | Weinleser, Erntehelfer | vendimiador | vendemmiatore
nougat | nougat | Nougat, Nugat | turrón, nougat | torrone
tirelire | piggy bank, moneybox, money box | Sparschwein, Sparbüchse, Spardose | hucha, alcancía | salvadanaio
truite | trout | Forelle | trucha | trota
oreillons | mumps | Mumps, Ziegenpeter | paperas | orecchioni
banlieue | suburb, suburbs, suburbia, outskirts | Vorort, Vorstadt | afueras, suburbio | periferia, sobborgo
berceau | cradle, cot, crib | Wiege | cuna | culla
chewing-gum | chewing gum, gum | Kaugummi | chicle | gomma da masticare, cicca
péage | toll, tollbooth | Maut, Mautstelle | peaje | pedaggio, casello
hippopotame | hippopotamus, hippo | Nilpferd, Flusspferd | hipopótamo | ippopotamo
baromètre | barometer | Barometer | barómetro | barometro
sommet, cime, pic | summit, peak | Gipfel, Spitze | cumbre, cima | vetta, cima, sommità
détective | detective, sleuth | Detektiv | detective | detective, investigatore
réglisse | liquorice, licorice | Lakritze, Lakritz, Süßholz | regaliz | liquirizia
phare | lighthouse, headlight | Leuchtturm, Scheinwerfer | faro | faro
avalanche | avalanche | Lawine | avalancha, alud | valanga
iceberg | iceberg | Eisberg | iceberg | iceberg
bagel | =
clé, clef | key | Schlüssel | llave, clave | chiave
pop-corn, popcorn | popcorn | Popcorn | palomitas | popcorn
tambour | drum | Trommel | tambor | tamburo
zombie, mort-vivant | zombie | Zombie, Untoter | zombi | zombi
scooter | scooter, moped | Roller, Motorroller | escúter, moto | scooter, motorino
comète | comet | Komet | cometa | cometa
brocoli | broccoli | Brokkoli, Broccoli | brócoli | broccolo, broccoli
hôpital | hospital | Krankenhaus, Spital, Klinik | hospital | ospedale
cow-boy | cowboy | Cowboy | vaquero | cowboy
seau | bucket, pail | Eimer, Kübel | cubo, balde | secchio
coucher de soleil, couchant | sunset, sundown | Sonnenuntergang | puesta de sol, ocaso, atardecer | tramonto
règle, souverain | ruler | Lineal, Herrscher | regla | righello, sovrano
calendrier | calendar | Kalender | calendario | calendario
tremblement de terre, tremblement, séisme | earthquake, quake | Erdbeben, Beben | terremoto | terremoto
fouet | whisk, whip | Schneebesen, Peitsche | batidor, látigo | frusta
prairie, pré | meadow | Wiese | prado, pradera | prato
cloche | bell | Glocke | campana | campana
matelas | mattress | Matratze | colchón | materasso
crayon | pencil | Bleistift | lápiz | matita
fontaine | fountain | Brunnen, Springbrunnen | fuente | fontana
chou | cabbage | Kohl, Kraut | col, repollo | cavolo
bouffon, fou | jester, fool | Narr, Hofnarr | bufón | giullare, buffone
laitue | lettuce | Kopfsalat, Salat | lechuga | lattuga
sorcier, enchanteur, magicien | wizard, sorcerer, warlock | Zauberer, Hexenmeister | mago, brujo, hechicero | mago, stregone
curry | =
marmelade | marmalade | Orangenmarmelade, Marmelade | mermelada | marmellata
planche à roulettes, skate | skateboard | Skateboard, Rollbrett | monopatín | skateboard
écureuil | squirrel | Eichhörnchen, Eichkätzchen | ardilla | scoiattolo
igloo | igloo | Iglu | iglú | iglù, igloo
lagune, lagon | lagoon | Lagune | laguna | laguna
édredon, couette | quilt, duvet, eiderdown | Steppdecke, Federbett | edredón, colcha | trapunta, piumone
football, foot | football, soccer | Fußball | fútbol | calcio
pouce | thumb, inch | Daumen | pulgar | pollice
charpentier, menuisier | carpenter, joiner | Zimmermann, Tischler, Schreiner | carpintero | falegname, carpentiere
tombe, tombeau | tomb, grave | Grab, Grabmal | tumba | tomba
mousse | moss, foam | Moos, Schaum | musgo, espuma | muschio, schiuma
cheddar | =
caramel | toffee, caramel | Karamell, Karamellbonbon, Toffee | caramelo | caramella mou, caramello
houx | holly | Stechpalme | acebo | agrifoglio
testament, volonté | will, testament | Testament, Wille | testamento, voluntad | testamento, volontà
navet | turnip | Rübe, Steckrübe, weiße Rübe | nabo | rapa
trésor | treasure | Schatz | tesoro | tesoro
calmar, calamar, encornet | squid | Kalmar, Tintenfisch | calamar | calamaro
tourbillon | whirlpool, whirlwind | Strudel, Wirbel | remolino | vortice, mulinello
lion | lion | Löwe | león | leone
loutre | otter, nutria | Otter, Fischotter | nutria | lontra
fossile | fossil | Fossil, Versteinerung | fósil | fossile
plombier | plumber | Klempner, Installateur | fontanero, plomero | idraulico
pic, pivert | woodpecker | Specht | pájaro carpintero | picchio
vase | vase | Vase, Blumenvase | jarrón, florero | vaso
pêcheur | fisherman, fisher, angler | Fischer, Angler | pescador | pescatore
porte-monnaie, bourse, sac à main | purse, handbag | Geldbeutel, Portemonnaie, Geldbörse | monedero, bolso | borsellino, portamonete
papillon de nuit, mite | moth | Motte, Nachtfalter | polilla | falena, tarma
grille-pain | toaster | Toaster | tostadora | tostapane
canyon, gorge | canyon, gorge | Schlucht, Canyon | cañón | canyon, gola
bibliothécaire | librarian | Bibliothekar | bibliotecario | bibliotecario
gaufre | waffle | Waffel | gofre | cialda, waffle
trophée | trophy | Trophäe, Pokal | trofeo | trofeo
hamster | hamster | Hamster | hámster | criceto
escalator, escalier roulant | escalator | Rolltreppe | escalera mecánica | scala mobile
lever de soleil, lever du soleil | sunrise, dawn, aurora | Sonnenaufgang | amanecer, salida del sol | alba, sorgere del sole
cathédrale | cathedral | Kathedrale, Dom | catedral | cattedrale, duomo
paon | peacock | Pfau | pavo real | pavone
bain | bath | Bad | baño | bagno
`;
