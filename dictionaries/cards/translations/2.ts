/**
 * Known translations of words that stand on cards: a line a thing; French, English, then other languages, and a
 * stroke between two words of one language. Our own list, and a small one: what is missing is for the contest.
 * Folded, in small letters.
 */
export const TRANSLATIONS_2 = `
escalier stairs/staircase treppe
chatouiller tickle kitzeln
aveugle blind ciego cieco
flaque puddle pfutze
pompier firefighter/fireman feuerwehrmann bombero pompiere
dictionnaire dictionary worterbuch diccionario dizionario
chameau camel kamel camello cammello
fourchette fork gabel tenedor forchetta
oublier forget vergessen olvidar dimenticare
large wide breit ancho largo
tonnerre thunder donner trueno tuono
avocat lawyer anwalt abogado avvocato
confiture jam marmelade mermelada marmellata
fourmi ant ameise hormiga formica
tiroir drawer schublade cajon cassetto
rever dream traumen sonar sognare
facteur postman/mailman brieftrager cartero postino
poivre pepper pfeffer pimienta pepe
velo bicycle/bike fahrrad bicicleta bicicletta
herisson hedgehog igel erizo riccio
eponge sponge schwamm esponja spugna
hurler howl heulen
boulanger baker backer panadero fornaio
pasteque watermelon wassermelone sandia anguria
piano piano klavier pianoforte
taureau bull stier toro
chuchoter whisper flustern
rapide fast schnell rapido veloce
roi king konig rey re
ananas pineapple pina
television television/tv fernseher
requin shark hai tiburon squalo
cravate tie/necktie krawatte corbata cravatta
skier ski
gentil kind nett
sable sand arena sabbia
cuisinier cook koch cocinero cuoco
noisette hazelnut haselnuss avellana nocciola
lunettes glasses/spectacles brille gafas occhiali
lapin rabbit kaninchen conejo coniglio
bouchon cork korken tappo
respirer breathe atmen respirare
juge judge richter juez giudice
aeroport airport flughafen
dinosaure dinosaur dinosaurier
cadeau gift/present geschenk regalo
coudre sew nahen coser cucire
chauve bald kahl calvo
coiffeur hairdresser friseur peluquero
saucisson sausage wurst salchicha
castor beaver biber castoro
cendrier ashtray aschenbecher
tousser cough husten
sauvage wild selvaggio
framboise raspberry himbeere frambuesa lampone
allergie allergy alergia
perroquet parrot papagei loro pappagallo
couverture blanket decke manta coperta
pousser push empujar spingere
fier proud stolz orgulloso
glacier glacier gletscher
fermier farmer bauer granjero
aubergine aubergine/eggplant berenjena melanzana
bouilloire kettle
embrasser kiss kussen besar baciare
gris grey/gray grau grigio
foudre lightning blitz rayo fulmine
riz rice reis arroz riso
robinet tap/faucet wasserhahn grifo rubinetto
gorille gorilla
clavier keyboard tastatur
conduire drive fahren guidare
dangereux dangerous gefahrlich peligroso pericoloso
recif reef riff
potiron pumpkin kurbis calabaza zucca
arbitre referee schiedsrichter
cygne swan schwan cisne cigno
gagner win gewinnen ganar vincere
grotte cave hohle cueva
marionnette puppet
yaourt yogurt/yoghurt joghurt
gare station bahnhof
elastique elastic elastico
reparer repair reparieren
liquide liquid
cyclone hurricane hurrikan
epinard spinach spinat espinaca spinaci
concert concert konzert concerto
mouette seagull/gull mowe gaviota gabbiano
remercier thank danken
mince thin/slim
galaxie galaxy galaxia galassia
chasseur hunter jager cazador cacciatore
agenda diary
zebre zebra cebra
parfum perfume profumo
voler fly fliegen volar volare
voler steal stehlen robar rubare
rond round rund redondo
berger shepherd schafer pastor pastore
mesurer measure messen
lave lava
cacahuete peanut erdnuss cacahuate
theatre theatre/theater teatro
ours bear bar oso orso
bague ring anillo anello
dessiner draw zeichnen dibujar disegnare
fatigue tired mude cansado stanco
sapin fir tanne
pieuvre octopus krake pulpo polpo
choisir choose wahlen
tornade tornado
infirmiere nurse krankenschwester enfermera infermiera
rhubarbe rhubarb rhabarber
echecs chess schach ajedrez scacchi
licorne unicorn einhorn unicornio
tournevis screwdriver schraubenzieher
attendre wait warten esperar aspettare
humide damp feucht
cactus cactus kaktus
soupe soup suppe sopa zuppa
moustique mosquito mucke zanzara
enveloppe envelope umschlag
balayer sweep
lourd heavy schwer pesado pesante
continent continent kontinent
abricot apricot aprikose
libellule dragonfly libelle
cendres ashes
vanille vanilla
cahier notebook heft cuaderno quaderno
coccinelle ladybird/ladybug
hamac hammock
falaise cliff
etroit narrow eng
calculatrice calculator
chouette owl
prier pray beten
digue dyke
nougat nougat torrone
truite trout forelle
demenager move
poli polite
banlieue suburb
berceau cradle
hippopotame hippopotamus
gauche left links izquierda sinistra
sommet summit/peak gipfel
reglisse liquorice/licorice
patinage skating
chien dog hund perro cane
chat cat katze gato gatto
cheval horse pferd caballo cavallo
oiseau bird vogel pajaro uccello
poisson fish fisch pez pesce
phare lighthouse leuchtturm faro
ecureuil squirrel eichhornchen
cle key schlussel llave chiave
tambour drum trommel tamburo
creuser dig graben
comete comet
hopital hospital krankenhaus
sauter jump springen saltar saltare
grandmere grandmother
seau bucket eimer cubo secchio
jongler juggle
ecrire write schreiben escribir scrivere
cher expensive teuer caro
calendrier calendar kalender calendario
tremblement earthquake erdbeben
fouet whisk
humble humble umile
prairie meadow wiese
matelas mattress matratze
crayon pencil bleistift lapiz matita
fontaine fountain brunnen fuente fontana
chou cabbage kohl
silencieux silent
laitue lettuce lechuga lattuga
sorcier wizard
marche step
arcenciel rainbow regenbogen arcoiris arcobaleno
vampire vampire vampir vampiro
vaccin vaccine impfstoff
paon peacock pfau
cathedrale cathedral
hamster hamster criceto
trophee trophy
lion lion lowe leone
`;
