/**
 * Known translations of words that stand on cards: a line a thing; French, English, then other languages, and a
 * stroke between two words of one language. Our own list, and a small one: what is missing is for the contest.
 * Folded, in small letters.
 */
export const TRANSLATIONS_1 = `
oeuf egg ei huevo uovo
oui yes ja si
objectif goal ziel objetivo obiettivo
dedale maze irrgarten
os bone knochen hueso osso
petrolier tanker
baleine whale wal ballena balena
boussole compass kompass brujula bussola
tricoter knit stricken
timide shy schuchtern timido
volcan volcano vulkan vulcano
guitare guitar gitarre guitarra chitarra
fromage cheese kase queso formaggio
parapluie umbrella regenschirm paraguas ombrello
desert desert wuste desierto deserto
jardinier gardener gartner jardinero giardiniere
bruyant loud laut ruidoso rumoroso
plonger dive tauchen
chocolat chocolate schokolade cioccolato
fantome ghost geist fantasma
echelle ladder leiter escalera scala
miel honey honig
rougir blush
orchestre orchestra orchester orquesta
pirate pirate pirat pirata
horloge clock uhr reloj orologio
elephant elefant elefante
valise suitcase koffer maleta valigia
danser dance tanzen bailar ballare
paresseux lazy faul perezoso pigro
orage thunderstorm gewitter tormenta temporale
sorciere witch hexe bruja strega
ascenseur lift/elevator aufzug ascensor ascensore
papillon butterfly schmetterling mariposa farfalla
bibliotheque library bibliothek biblioteca
bailler yawn gahnen
gourmand greedy
tempete storm sturm tempesta
couronne crown krone corona
girafe giraffe jirafa giraffa
allumette match streichholz
siffler whistle pfeifen
genereux generous
crepe pancake pfannkuchen
araignee spider spinne arana ragno
serrure lock schloss cerradura
nager swim schwimmen nadar nuotare
jaloux jealous eifersuchtig celoso geloso
neige snow schnee nieve neve
chevalier knight ritter caballero cavaliere
glace ice eis hielo ghiaccio
ordinateur computer ordenador
pingouin penguin pinguin pinguino
ciseaux scissors schere tijeras forbici
eternuer sneeze niesen
riviere river fluss rio fiume
moutarde mustard senf mostaza senape
tortue tortoise/turtle schildkrote tortuga tartaruga
couteau knife messer cuchillo coltello
mentir lie lugen
celebre famous beruhmt famoso
foret forest wald bosque foresta
dragon dragon drache drago
cerise cherry kirsche cereza ciliegia
robot robot roboter
kangourou kangaroo kanguru canguro
marteau hammer martillo martello
ronfler snore schnarchen
courageux courageous mutig valiente coraggioso
plage beach strand playa spiaggia
cirque circus zirkus circo
pomme apple apfel manzana mela
dentiste dentist zahnarzt
hibou owl eule buho gufo
parachute parachute fallschirm
pleurer cry/weep weinen llorar piangere
brouillard fog nebel niebla nebbia
carotte carrot karotte zanahoria carota
telephone telephone/phone telefon telefono
crocodile crocodile krokodil cocodrilo
lampe lamp lampara
grimper climb klettern trepar
tetu stubborn stur testardo
montagne mountain berg montana montagna
champignon mushroom pilz seta fungo
dauphin dolphin delfin delfino
brouette wheelbarrow schubkarre
applaudir applaud klatschen
ile island insel isla isola
magicien magician zauberer mago
citron lemon zitrone limon limone
passeport passport reisepass pasaporte passaporto
aspirateur vacuum staubsauger
tomber fall fallen caer cadere
vague wave welle ola onda
fee fairy hada fata
huitre oyster auster ostra ostrica
pharmacie pharmacy apotheke farmacia
escargot snail schnecke caracol lumaca
trottinette scooter
rire laugh lachen reir ridere
etoile star stern estrella stella
sirene mermaid sirena
abeille bee biene abeja ape
bougie candle kerze vela candela
courir run laufen correr
avare miser geizig
lac lake see lago
geant giant riese gigante
banane banana
renard fox fuchs zorro volpe
tabouret stool hocker
princesse princess prinzessin princesa principessa
concombre cucumber gurke pepino cetriolo
journal newspaper zeitung periodico giornale
coq rooster hahn gallo
oreiller pillow kissen almohada cuscino
peindre paint malen pintar dipingere
bavard talkative
colline hill hugel colina
bouclier shield schild escudo scudo
beurre butter mantequilla burro
musee museum museo
grenouille frog frosch rana
sablier hourglass sanduhr
malade sick/ill krank enfermo malato
maree tide gezeiten marea
fusee rocket rakete cohete razzo
radis radish rettich rabano
chapeau hat hut sombrero cappello
mouton sheep schaf oveja pecora
armoire wardrobe schrank armario armadio
eplucher peel schalen
curieux curious neugierig curioso
etang pond teich
empereur emperor kaiser emperador imperatore
tomate tomato pomodoro
musique music musik musica
ane donkey esel burro asino
miroir mirror spiegel espejo specchio
bronzer tan
ruisseau stream/brook bach arroyo
reine queen konigin reina regina
ail garlic knoblauch ajo aglio
avion plane/airplane/aeroplane flugzeug aereo
loup wolf lobo lupo
rideau curtain vorhang cortina tenda
tondre mow
boue mud schlamm barro fango
prison prison/jail gefangnis carcel prigione
sucre sugar zucker azucar zucchero
stylo pen stift boligrafo penna
vache cow kuh vaca mucca
casserole saucepan topf
hesiter hesitate zogern
froid cold kalt frio freddo
olive olive aceituna oliva
ecole school schule escuela scuola
tigre tiger
valse waltz walzer vals valzer
verser pour giessen
nuage cloud wolke nube nuvola
cochon pig schwein cerdo maiale
tapis carpet/rug teppich alfombra tappeto
muet mute stumm mudo muto
tunnel tunnel galleria
poireau leek lauch puerro porro
lettre letter brief carta lettera
souris mouse maus raton topo
chaussette sock socke calcetin calza
construire build bauen construir costruire
soldat soldier soldado soldato
melon melon melone
carte map karte mapa
singe monkey/ape affe mono scimmia
baignoire bathtub/bath badewanne banera vasca
amer bitter amargo amaro
salade salad salat ensalada insalata
voiture car auto coche macchina
aigle eagle adler aguila aquila
poubelle dustbin/trash basura
crier shout/scream schreien gritar gridare
sourd deaf taub sordo
vallee valley tal valle
espion spy spion espia spia
fraise strawberry erdbeere fresa fragola
montre watch uhr reloj orologio
serpent snake schlange serpiente serpente
`;
