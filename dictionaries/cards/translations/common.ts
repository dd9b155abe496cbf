/** Words that stand in longer entries, and others that everybody knows. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const COMMON = `
arc | bow, arch | Bogen | arco | arco
ciel | sky, heaven | Himmel | cielo | cielo
sac | bag, sack | Sack, Tasche, Tüte | bolsa, saco | sacco, borsa
dos | back | Rücken | espalda | schiena, dorso
brosse | brush | Bürste | cepillo | spazzola
dent | tooth, teeth | Zahn, Zähne | diente | dente
père, papa | father, dad | Vater, Papa, Vati | padre, papá | padre, papà
Noël | Christmas, Xmas | Weihnachten, Weihnacht | Navidad | Natale
barbe | beard | Bart | barba | barba
pied | foot, feet | Fuß, Füße | pie | piede
ange | angel | Engel | ángel | angelo
soleil | sun | Sonne | sol | sole
lune | moon | Mond | luna | luna
bois | wood, woods | Holz | madera | legno
capuche, capuchon | hood | Kapuze | capucha | cappuccio
palais | palace | Palast | palacio | palazzo
caoutchouc, gomme | rubber | Gummi, Kautschuk | caucho, goma | gomma
bande, ruban | band | Band | banda, cinta | banda, nastro
chien | dog, hound | Hund | perro | cane
chat | cat | Katze, Kater | gato | gatto
cheval | horse | Pferd, Ross | caballo | cavallo
poule | hen, chicken | Huhn, Henne | gallina | gallina
canard | duck | Ente | pato | anatra
oie | goose, geese | Gans, Gänse | ganso, oca | oca
oiseau | bird | Vogel | pájaro | uccello
corbeau | raven, crow | Rabe, Krähe | cuervo | corvo
pigeon, colombe | pigeon, dove | Taube | paloma | piccione, colomba
cigogne | stork | Storch | cigüeña | cicogna
poisson | fish | Fisch | pez, pescado | pesce
cerf | deer, stag | Hirsch, Reh | ciervo | cervo
lièvre | hare | Hase | liebre | lepre
chèvre | goat | Ziege | cabra | capra
sanglier | boar, wild boar | Wildschwein | jabalí | cinghiale
rat | rat | Ratte | rata | ratto
mouche | fly | Fliege | mosca | mosca
guêpe | wasp | Wespe | avispa | vespa
ver | worm | Wurm | gusano | verme
phoque | seal | Robbe, Seehund | foca | foca
pain | bread | Brot | pan | pane
gâteau | cake | Kuchen, Torte | pastel, tarta | torta
lait | milk | Milch | leche | latte
eau | water | Wasser | agua | acqua
vin | wine | Wein | vino | vino
bière | beer | Bier | cerveza | birra
thé | tea | Tee | té | tè
café | coffee | Kaffee | café | caffè
sel | salt | Salz | sal | sale
viande | meat | Fleisch | carne | carne
jambon | ham | Schinken | jamón | prosciutto
pomme de terre, patate | potato | Kartoffel, Erdapfel | patata, papa | patata
oignon | onion | Zwiebel | cebolla | cipolla
poire | pear | Birne | pera | pera
raisin | grape, grapes | Traube, Weintraube | uva | uva
prune | plum | Pflaume, Zwetschge | ciruela | prugna
orange | orange | Orange, Apfelsine | naranja | arancia
noix | nut, walnut | Nuss, Walnuss | nuez | noce
arbre | tree | Baum, Bäume | árbol | albero
fleur | flower, blossom | Blume, Blüte | flor | fiore
feuille | leaf, leaves, sheet | Blatt, Blätter | hoja | foglia
herbe | grass, herb | Gras, Kraut | hierba | erba
mer | sea | Meer | mar | mare
océan | ocean | Ozean | océano | oceano
feu | fire | Feuer | fuego | fuoco
terre | earth, ground | Erde | tierra | terra
vent | wind | Wind | viento | vento
pluie | rain | Regen | lluvia | pioggia
jour | day | Tag | día | giorno
nuit | night | Nacht | noche | notte
hiver | winter | Winter | invierno | inverno
été | summer | Sommer | verano | estate
printemps | spring | Frühling, Frühjahr | primavera | primavera
automne | autumn, fall | Herbst | otoño | autunno
pont | bridge | Brücke | puente | ponte
rue | street | Straße | calle | strada, via
ville | town, city | Stadt | ciudad | città
village | village | Dorf | pueblo, aldea | villaggio
maison | house, home | Haus, Häuser | casa | casa
porte | door, gate | Tür, Tor | puerta | porta
fenêtre | window | Fenster | ventana | finestra
toit | roof | Dach | techo, tejado | tetto
table | table | Tisch | mesa | tavolo
chaise | chair | Stuhl | silla | sedia
lit | bed | Bett | cama | letto
livre | book, pound | Buch, Bücher | libro | libro
tasse | cup | Tasse | taza | tazza
assiette | plate | Teller | plato | piatto
cuillère | spoon | Löffel | cuchara | cucchiaio
bouteille | bottle | Flasche | botella | bottiglia
verre | glass | Glas | vaso, vidrio | bicchiere, vetro
chaussure | shoe | Schuh | zapato | scarpa
chemise | shirt | Hemd | camisa | camicia
pantalon | trousers, pants | Hose | pantalón | pantaloni
robe | dress | Kleid | vestido | vestito
manteau | coat | Mantel | abrigo | cappotto
main | hand | Hand, Hände | mano | mano
tête | head | Kopf | cabeza | testa
oeil, yeux | eye | Auge | ojo | occhio
nez | nose | Nase | nariz | naso
bouche | mouth | Mund | boca | bocca
oreille | ear | Ohr | oreja | orecchio
coeur | heart | Herz | corazón | cuore
jambe | leg | Bein | pierna | gamba
bras | arm | Arm | brazo | braccio
cheveux, cheveu | hair | Haar, Haare | pelo, cabello | capelli
homme | man, men | Mann, Mensch | hombre | uomo
femme | woman, women, wife | Frau | mujer | donna
enfant | child, children, kid | Kind, Kinder | niño | bambino
frère | brother | Bruder | hermano | fratello
soeur | sister | Schwester | hermana | sorella
ami | friend | Freund | amigo | amico
professeur, enseignant | teacher, professor | Lehrer, Professor | profesor, maestro | insegnante, professore
médecin, docteur | doctor, physician | Arzt, Ärztin, Doktor | médico, doctor | medico, dottore
policier | policeman, police officer | Polizist | policía | poliziotto
peintre | painter | Maler | pintor | pittore
château | castle | Schloss, Burg | castillo | castello
église | church | Kirche | iglesia | chiesa
tour | tower | Turm | torre | torre
train | train | Zug, Bahn | tren | treno
bateau | boat, ship | Boot, Schiff | barco | barca, nave
roue | wheel | Rad | rueda | ruota
argent | money, silver | Geld, Silber | dinero, plata | denaro, argento
or | gold | Gold | oro | oro
fer | iron | Eisen | hierro | ferro
pierre | stone | Stein | piedra | pietra
temps | time, weather | Zeit, Wetter | tiempo | tempo
amour | love | Liebe | amor | amore
bonheur | happiness, luck | Glück | felicidad | felicità
peur | fear | Angst, Furcht | miedo | paura
guerre | war | Krieg | guerra | guerra
paix | peace | Frieden | paz | pace
jeu | game, play | Spiel | juego | gioco
balle, ballon | ball | Ball | pelota, balón | palla, pallone
poupée | doll | Puppe | muñeca | bambola
chanson | song | Lied | canción | canzone
violon | violin, fiddle | Geige, Violine | violín | violino
flûte | flute | Flöte | flauta | flauto
trompette | trumpet | Trompete | trompeta | tromba
épée | sword | Schwert | espada | spada
clou | nail | Nagel | clavo | chiodo
scie | saw | Säge | sierra | sega
aiguille | needle | Nadel | aguja | ago
savon | soap | Seife | jabón | sapone
voleur | thief | Dieb | ladrón | ladro
diable | devil | Teufel | diablo | diavolo
nain | dwarf | Zwerg | enano | nano
prince | prince | Prinz, Fürst | príncipe | principe
mariage | wedding, marriage | Hochzeit, Ehe | boda | matrimonio, nozze
anniversaire | birthday | Geburtstag | cumpleaños | compleanno
vacances | holidays, holiday, vacation | Urlaub, Ferien | vacaciones | vacanze
université, fac | university | Universität, Uni | universidad | università
gant | glove | Handschuh | guante | guanto
parasol | parasol, sunshade | Sonnenschirm | sombrilla | ombrellone
tournesol | sunflower | Sonnenblume | girasol | girasole
réveil | alarm clock | Wecker | despertador | sveglia
bonhomme de neige | snowman | Schneemann | muñeco de nieve | pupazzo di neve
grand-mère, mamie | grandmother, grandma, granny | Großmutter, Oma | abuela | nonna
grand-père, papi | grandfather, grandpa | Großvater, Opa | abuelo | nonno
`;
