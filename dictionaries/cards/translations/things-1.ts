/** Things on the cards. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const THINGS_1 = `
oeuf | egg | Ei, Eier | huevo | uovo, uova
oui, si | yes, yeah, aye | ja | sí | sì
objectif, but | goal, objective, target, lens | Ziel, Objektiv | objetivo | obiettivo
perfection | perfection | Perfektion, Vollkommenheit | perfección | perfezione
dédale, labyrinthe | maze, labyrinth, Daedalus | Irrgarten, Labyrinth, Dädalus | laberinto, dédalo | labirinto, dedalo
os | bone | Knochen | hueso | osso, ossa
pétrolier | tanker, oil tanker | Tanker, Öltanker | petrolero | petroliera
baleine | whale | Wal, Walfisch | ballena | balena
boussole | compass | Kompass | brújula | bussola
compas | compass, compasses | Zirkel | compás | compasso
volcan | volcano | Vulkan | volcán | vulcano
guitare | guitar | Gitarre | guitarra | chitarra
fromage | cheese | Käse | queso | formaggio
éclipse | eclipse | Finsternis, Sonnenfinsternis, Eklipse | eclipse | eclissi
marathon | = | = | maratón | maratona
parapluie | umbrella | Regenschirm, Schirm | paraguas | ombrello
désert | desert | Wüste | desierto | deserto
jardinier | gardener | Gärtner | jardinero | giardiniere
chocolat | chocolate | Schokolade | chocolate | cioccolato
fantôme, revenant, spectre | ghost, phantom, spook, spectre, revenant | Gespenst, Geist, Phantom | fantasma | fantasma
échelle | ladder, scale | Leiter | escalera | scala
miel | honey | Honig | miel | miele
orchestre | orchestra | Orchester | orquesta | orchestra
pirate | pirate | Pirat, Seeräuber | pirata | pirata
arc-en-ciel | rainbow | Regenbogen | arcoíris, arco iris | arcobaleno
horloge, pendule | clock | Uhr, Wanduhr | reloj | orologio
éléphant | elephant | Elefant | elefante | elefante
valise | suitcase | Koffer | maleta | valigia
orage | thunderstorm, storm | Gewitter | tormenta | temporale
sorcière | witch | Hexe | bruja | strega
croissant | croissant, crescent | Croissant, Hörnchen, Gipfeli, Kipferl | cruasán, cruasan, medialuna | cornetto, croissant
ascenseur | lift, elevator | Aufzug, Fahrstuhl, Lift | ascensor | ascensore
papillon | butterfly | Schmetterling, Falter | mariposa | farfalla
bibliothèque | library, bookcase | Bibliothek, Bücherei, Bücherregal | biblioteca | biblioteca
tempête | storm, tempest | Sturm | tempestad, tormenta | tempesta
couronne | crown | Krone | corona | corona
sandwich | sandwich, panino | Sandwich, Butterbrot | sándwich, bocadillo | panino, sandwich
microscope | microscope | Mikroskop | microscopio | microscopio
girafe | giraffe | Giraffe | jirafa | giraffa
allumette | match, matchstick | Streichholz, Zündholz | cerilla, fósforo | fiammifero
cascade, chute d'eau, chute | waterfall, falls, cascade | Wasserfall | cascada, catarata | cascata
momie | mummy | Mumie | momia | mummia
maman, mère | mummy, mum, mama, mamma, mother | Mama, Mutti, Mutter | mamá, madre | mamma, madre
crêpe | pancake | Pfannkuchen, Eierkuchen, Palatschinken | panqueque, crepe | crespella, frittella
télescope, longue-vue | telescope | Teleskop, Fernrohr | telescopio | telescopio
araignée | spider | Spinne | araña | ragno
serrure | lock | Schloss, Türschloss | cerradura | serratura
neige | snow | Schnee | nieve | neve
chevalier | knight | Ritter | caballero | cavaliere
glace | ice, ice cream, icecream | Eis, Speiseeis | hielo, helado | ghiaccio, gelato
ordinateur | computer | Computer, Rechner | ordenador, computadora | computer
pingouin, manchot | penguin, auk | Pinguin | pingüino | pinguino
ciseaux | scissors | Schere | tijeras | forbici
rivière, fleuve | river | Fluss | río | fiume
vampire | vampire | Vampir | vampiro | vampiro
moutarde | mustard | Senf | mostaza | senape, mostarda
satellite | satellite | Satellit | satélite | satellite
tortue | tortoise, turtle | Schildkröte | tortuga | tartaruga
couteau | knife, knives | Messer | cuchillo | coltello
forêt | forest, wood | Wald, Forst | bosque, selva | foresta, bosco
dragon | dragon | Drache | dragón | drago
cerise | cherry, cherries | Kirsche | cereza | ciliegia
robot | robot | Roboter | robot | robot
kangourou | kangaroo | Känguru | canguro | canguro
marteau | hammer | Hammer | martillo | martello
plage | beach, strand | Strand | playa | spiaggia
cirque | circus | Zirkus | circo | circo
pomme | apple | Apfel, Äpfel | manzana | mela
dentiste | dentist | Zahnarzt, Zahnärztin | dentista | dentista
hibou | owl | Eule, Uhu | búho | gufo
parachute | parachute | Fallschirm | paracaídas | paracadute
brouillard | fog, mist | Nebel | niebla | nebbia
clown | clown | Clown | payaso | pagliaccio
carotte | carrot | Karotte, Möhre, Mohrrübe, Rüebli | zanahoria | carota
téléphone | telephone, phone | Telefon | teléfono | telefono
crocodile | crocodile | Krokodil | cocodrilo | coccodrillo
lampe | lamp | Lampe | lámpara | lampada
montagne | mountain | Berg, Gebirge | montaña | montagna
ogre | ogre | Oger, Menschenfresser | ogro | orco
champignon | mushroom, fungus | Pilz, Champignon | seta, champiñón, hongo | fungo
vaccin | vaccine, vaccination | Impfstoff, Impfung | vacuna | vaccino
dauphin | dolphin | Delfin, Delphin | delfín | delfino
brouette | wheelbarrow, barrow | Schubkarre, Schubkarren | carretilla | carriola
île | island, isle | Insel | isla | isola
magicien, prestidigitateur, sorcier | magician, wizard, conjuror | Zauberer, Magier, Zauberkünstler | mago | mago
citron | lemon | Zitrone | limón | limone
passeport | passport | Reisepass, Pass | pasaporte | passaporto
chauve-souris | bat | Fledermaus | murciélago | pipistrello
aspirateur | vacuum cleaner, vacuum, hoover | Staubsauger | aspiradora | aspirapolvere
vague | wave | Welle, Woge | ola | onda
fée | fairy | Fee | hada | fata
huître | oyster | Auster | ostra | ostrica
pharmacie | pharmacy, chemist, drugstore | Apotheke | farmacia | farmacia
escargot | snail | Schnecke | caracol | lumaca, chiocciola
trottinette, scooter, roller | scooter, kick scooter | Roller, Tretroller | patinete | monopattino
étoile | star | Stern | estrella | stella
sirène | mermaid, siren | Meerjungfrau, Nixe, Sirene | sirena | sirena
spaghetti | = | Spaghetti, Spagetti | espagueti, espaguetis | spaghetti
thermomètre | thermometer | Thermometer, Fieberthermometer | termómetro | termometro
abeille | bee | Biene | abeja | ape
bougie, chandelle | candle, spark plug | Kerze, Zündkerze | vela, bujía | candela
lac | lake | See | lago | lago
géant | giant | Riese, Gigant | gigante | gigante
banane | banana | Banane | plátano, banana | banana
cinéma | cinema, movies | Kino | cine | cinema
renard | fox | Fuchs | zorro | volpe
tabouret | stool | Hocker, Schemel | taburete | sgabello
aurore, aube, lever de soleil | dawn, daybreak, sunrise, aurora | Morgenröte, Morgendämmerung, Sonnenaufgang | aurora, alba, amanecer | aurora, alba
princesse | princess | Prinzessin | princesa | principessa
concombre | cucumber | Gurke, Salatgurke | pepino | cetriolo
journal | newspaper, journal, diary | Zeitung, Tagebuch | periódico, diario | giornale, diario
coq | rooster, cock | Hahn, Gockel | gallo | gallo
oreiller | pillow | Kopfkissen, Kissen | almohada | cuscino
colline | hill | Hügel | colina | collina
bouclier | shield | Schild | escudo | scudo
beurre | butter | Butter | mantequilla | burro
musée | museum | Museum | museo | museo
grenouille | frog | Frosch | rana | rana
sablier | hourglass, sandglass, egg timer | Sanduhr, Eieruhr | reloj de arena | clessidra
marée | tide | Gezeiten, Tide, Ebbe, Flut | marea | marea
fusée | rocket | Rakete | cohete | razzo
radis | radish | Radieschen, Rettich | rábano | ravanello
chapeau, sombrero | hat, sombrero | Hut | sombrero | cappello
mouton | sheep, mutton | Schaf | oveja, cordero | pecora, montone
armoire, penderie | wardrobe, cupboard, closet | Schrank, Kleiderschrank | armario | armadio
étang, mare | pond | Teich, Weiher, Tümpel | estanque | stagno
empereur | emperor | Kaiser | emperador | imperatore
tomate | tomato | Tomate, Paradeiser | tomate | pomodoro
musique | music | Musik | música | musica
âne | donkey, ass | Esel | burro, asno | asino
miroir | mirror | Spiegel | espejo | specchio
ruisseau | stream, brook, creek | Bach | arroyo | ruscello
reine | queen | Königin | reina | regina
ail | garlic | Knoblauch | ajo | aglio
avion, aéroplane | plane, airplane, aeroplane, aircraft | Flugzeug, Flieger | avión | aereo
loup | wolf, wolves | Wolf, Wölfe | lobo | lupo
rideau | curtain | Vorhang, Gardine | cortina | tenda, sipario
boue | mud | Schlamm, Matsch | barro, lodo | fango
prison | prison, jail, gaol | Gefängnis | cárcel, prisión | prigione, carcere
sucre | sugar | Zucker | azúcar | zucchero
stylo | pen | Stift, Kugelschreiber, Kuli | bolígrafo | penna
vache | cow | Kuh, Kühe | vaca | mucca, vacca
casserole, pot | saucepan, pan, pot | Topf, Kochtopf | cacerola, olla | pentola, casseruola
source | spring, source | Quelle | fuente, manantial | sorgente
corsaire | privateer, corsair | Korsar, Freibeuter | corsario | corsaro
olive | olive | Olive | aceituna, oliva | oliva
école | school | Schule | escuela, colegio | scuola
tigre | tiger | Tiger | tigre | tigre
valse | waltz | Walzer | vals | valzer
nuage | cloud | Wolke | nube | nuvola
gladiateur | gladiator | Gladiator | gladiador | gladiatore
pizza | =
radio | =
cochon, porc | pig, hog, swine | Schwein, Ferkel, Sau | cerdo, cochino | maiale, porco
tapis | carpet, rug | Teppich | alfombra | tappeto
tunnel | tunnel | Tunnel | túnel | galleria, tunnel
valet de pied | footman | Lakai | lacayo | lacchè, valletto
valet, servant | valet, servant, jack, manservant | Diener, Bube, Kammerdiener, Knecht | criado, sota | servo, fante, valletto
serviteur, domestique | servant | Diener, Bediensteter | sirviente, criado | servo
poireau | leek | Lauch, Porree | puerro | porro
lettre | letter | Brief, Buchstabe | carta, letra | lettera
souris | mouse, mice | Maus, Mäuse | ratón | topo
chaussette | sock | Socke, Strumpf | calcetín | calzino, calza
caverne, grotte, cave | cave, cavern | Höhle, Grotte | cueva, caverna | caverna, grotta
soldat | soldier | Soldat | soldado | soldato
melon | melon | Melone | melón | melone
carte | map, card | Karte, Landkarte | mapa, carta | carta, mappa
singe | monkey, ape | Affe | mono, simio | scimmia
baignoire, tub | bathtub, bath, tub | Badewanne | bañera | vasca
chute | fall, drop | Sturz, Fall | caída | caduta
mousquetaire | musketeer | Musketier | mosquetero | moschettiere
salade | salad, lettuce | Salat | ensalada | insalata
voiture, auto, automobile | car, automobile | Auto, Wagen | carro | macchina, automobile
aigle | eagle | Adler | águila | aquila
poubelle | dustbin, trash can, garbage can, bin, trash, garbage | Mülleimer, Mülltonne, Abfalleimer | basura, basurero | pattumiera, bidone
vallée | valley | Tal | valle | valle
espion | spy | Spion | espía | spia
fraise | strawberry, strawberries | Erdbeere | fresa | fragola
montre | watch, wristwatch | Uhr, Armbanduhr | reloj | orologio
serpent | snake, serpent | Schlange | serpiente | serpente
escalier | stairs, staircase, stair | Treppe, Stiege | escalera | scala
flaque | puddle | Pfütze | charco | pozzanghera
pompier | firefighter, fireman | Feuerwehrmann, Feuerwehr | bombero | pompiere
cassoulet | =
dictionnaire | dictionary | Wörterbuch, Lexikon | diccionario | dizionario
chameau | camel | Kamel | camello | cammello
fourchette | fork | Gabel | tenedor | forchetta
tonnerre | thunder | Donner | trueno | tuono
avocat | lawyer, attorney, avocado | Anwalt, Rechtsanwalt, Avocado | abogado, aguacate | avvocato, avocado
confiture, marmelade | jam | Marmelade, Konfitüre | mermelada | marmellata
photographie, photo | photograph, photo, photography | Fotografie, Foto, Photo | fotografía, foto | fotografia, foto
fourmi | ant | Ameise | hormiga | formica
tiroir | drawer | Schublade | cajón | cassetto
cratère | crater | Krater | cráter | cratere
facteur | postman, mailman, mail carrier, postwoman | Briefträger, Postbote | cartero | postino
poivre | pepper | Pfeffer | pimienta | pepe
poivron | pepper, bell pepper, paprika | Paprika | pimiento | peperone
vélo, bicyclette | bicycle, bike | Fahrrad, Rad, Velo | bicicleta, bici | bicicletta, bici
`;
