/** Further words that everybody knows. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const EVERYDAY = `
batte | bat | Schläger, Baseballschläger | bate | mazza
regarder | watch, look | schauen, anschauen, gucken | mirar | guardare
pioche | pick, pickaxe | Spitzhacke | pico | piccone
jeûner | fast | fasten | ayunar | digiunare
touche | key | Taste | tecla | tasto
genre, sorte | kind, sort, genre | Art, Sorte | tipo | tipo
signe, saluer | wave | winken | saludar | salutare
chauffage | heating | Heizung | calefacción | riscaldamento
ampoule | light bulb, bulb | Glühbirne, Birne | bombilla | lampadina
réfrigérateur, frigo | refrigerator, fridge | Kühlschrank | nevera, frigorífico | frigorifero
four | oven | Ofen, Backofen | horno | forno
lave-linge, machine à laver | washing machine | Waschmaschine | lavadora | lavatrice
lave-vaisselle | dishwasher | Geschirrspüler, Spülmaschine | lavavajillas | lavastoviglie
canapé | sofa, couch | Sofa, Couch | sofá | divano
fauteuil | armchair | Sessel | sillón | poltrona
étagère | shelf, shelves | Regal | estante | scaffale
balcon | balcony | Balkon | balcón | balcone
jardin | garden | Garten | jardín | giardino
mur | wall | Wand, Mauer | pared, muro | muro, parete
sol, plancher | floor | Boden, Fußboden | suelo | pavimento
plafond | ceiling | Decke | techo | soffitto
cave | cellar, basement | Keller | sótano | cantina
grenier | attic | Dachboden, Speicher | desván | soffitta
cuisine | kitchen | Küche | cocina | cucina
salle de bains | bathroom | Badezimmer | cuarto de baño | bagno
chambre | room, bedroom | Zimmer, Schlafzimmer | habitación | camera
poêle | pan, frying pan, stove | Pfanne, Ofen | sartén | padella
torchon | tea towel, dishcloth | Geschirrtuch | paño | strofinaccio
serviette | towel, napkin | Handtuch, Serviette | toalla, servilleta | asciugamano, tovagliolo
peigne | comb | Kamm | peine | pettine
dentifrice | toothpaste | Zahnpasta | dentífrico | dentifricio
rasoir | razor | Rasierer, Rasierapparat | navaja | rasoio
jupe | skirt | Rock | falda | gonna
veste | jacket | Jacke | chaqueta | giacca
ceinture | belt | Gürtel | cinturón | cintura
bottes, botte | boot | Stiefel | bota | stivale
casquette | cap | Mütze, Kappe | gorra | berretto
écharpe | scarf | Schal | bufanda | sciarpa
bouton | button | Knopf | botón | bottone
poche | pocket | Tasche | bolsillo | tasca
sac à main | handbag, purse | Handtasche | bolso | borsa
portefeuille | wallet | Brieftasche, Geldbeutel | cartera | portafoglio
doigt | finger | Finger | dedo | dito
genou | knee | Knie | rodilla | ginocchio
ventre | belly, stomach | Bauch | vientre | pancia
épaule | shoulder | Schulter | hombro | spalla
cou | neck | Hals | cuello | collo
langue | tongue, language | Zunge, Sprache | lengua, idioma | lingua
peau | skin | Haut | piel | pelle
cerveau | brain | Gehirn, Hirn | cerebro | cervello
sang | blood | Blut | sangre | sangue
moustache | moustache | Schnurrbart | bigote | baffi
ongle | nail, fingernail | Nagel, Fingernagel | uña | unghia
bébé | baby | Baby | bebé | bambino
fille | girl, daughter | Mädchen, Tochter | chica, hija | ragazza, figlia
garçon | boy | Junge | chico | ragazzo
fils | son | Sohn | hijo | figlio
oncle | uncle | Onkel | tío | zio
tante | aunt | Tante | tía | zia
cousin | cousin | Cousin, Vetter | primo | cugino
voisin | neighbour, neighbor | Nachbar | vecino | vicino
invité | guest | Gast | invitado | ospite
élève, étudiant | pupil, student | Schüler, Student | alumno, estudiante | alunno, studente
serveur | waiter | Kellner, Ober | camarero | cameriere
vendeur | salesman, seller | Verkäufer | vendedor | venditore
tailleur | tailor | Schneider | sastre | sarto
cordonnier | cobbler, shoemaker | Schuster | zapatero | calzolaio
ramoneur | chimney sweep | Schornsteinfeger | deshollinador | spazzacamino
marin | sailor | Matrose, Seemann | marinero | marinaio
capitaine | captain | Kapitän | capitán | capitano
pilote | pilot | Pilot | piloto | pilota
écrivain | writer | Schriftsteller | escritor | scrittore
chanteur | singer | Sänger | cantante | cantante
acteur, comédien | actor | Schauspieler | actor | attore
danseur | dancer | Tänzer | bailarín | ballerino
veau | calf | Kalb | ternero | vitello
agneau | lamb | Lamm | cordero | agnello
poussin | chick | Küken | pollito | pulcino
dinde | turkey | Truthahn, Pute | pavo | tacchino
moineau | sparrow | Spatz, Sperling | gorrión | passero
hirondelle | swallow | Schwalbe | golondrina | rondine
coucou | cuckoo | Kuckuck | cuco | cuculo
merle | blackbird | Amsel | mirlo | merlo
vautour | vulture | Geier | buitre | avvoltoio
autruche | ostrich | Strauß | avestruz | struzzo
chenille | caterpillar | Raupe | oruga | bruco
scarabée | beetle | Käfer | escarabajo | scarabeo
puce | flea | Floh | pulga | pulce
pou | louse, lice | Laus | piojo | pidocchio
sauterelle | grasshopper | Heuschrecke | saltamontes | cavalletta
méduse | jellyfish | Qualle | medusa | medusa
crabe | crab | Krabbe, Krebs | cangrejo | granchio
saumon | salmon | Lachs | salmón | salmone
thon | tuna | Thunfisch | atún | tonno
hareng | herring | Hering | arenque | aringa
lézard | lizard | Eidechse | lagarto | lucertola
crapaud | toad | Kröte | sapo | rospo
taupe | mole | Maulwurf | topo | talpa
blaireau | badger | Dachs | tejón | tasso
chevreuil | roe deer, roe | Reh | corzo | capriolo
élan | elk, moose | Elch | alce | alce
renne | reindeer | Rentier | reno | renna
pêche | peach | Pfirsich | melocotón | pesca
myrtille | blueberry, bilberry | Heidelbeere, Blaubeere | arándano | mirtillo
mûre | blackberry | Brombeere | mora | mora
groseille | currant, redcurrant | Johannisbeere | grosella | ribes
petit pois, pois | pea | Erbse | guisante | pisello
haricot | bean | Bohne | judía, frijol | fagiolo
chou-fleur | cauliflower | Blumenkohl | coliflor | cavolfiore
asperge | asparagus | Spargel | espárrago | asparago
maïs | corn, maize | Mais | maíz | mais
blé | wheat | Weizen | trigo | grano
farine | flour | Mehl | harina | farina
huile | oil | Öl | aceite | olio
vinaigre | vinegar | Essig | vinagre | aceto
jus | juice | Saft | zumo, jugo | succo
petit-déjeuner | breakfast | Frühstück | desayuno | colazione
dîner, souper | dinner, supper | Abendessen | cena | cena
pâtes, nouilles | pasta, noodles | Nudeln, Nudel | pasta, fideos | pasta
frites, frite | chips, fries, French fries | Pommes, Pommes frites | patatas fritas | patatine
poulet | chicken | Hähnchen, Huhn | pollo | pollo
biscuit | biscuit, cookie | Keks | galleta | biscotto
tarte | tart, pie | Torte, Kuchen | tarta | crostata
bonbon | sweet, candy | Bonbon | caramelo | caramella
bretzel | pretzel | Brezel, Breze | pretzel | brezel
cabane | hut, cabin | Hütte | cabaña | capanna
moulin | mill, windmill | Mühle, Windmühle | molino | mulino
hôtel de ville, mairie | town hall | Rathaus | ayuntamiento | municipio
marché | market | Markt | mercado | mercato
magasin, boutique | shop, store | Laden, Geschäft | tienda | negozio
bureau | office, desk | Büro, Schreibtisch | oficina, escritorio | ufficio, scrivania
usine | factory | Fabrik | fábrica | fabbrica
port | port, harbour, harbor | Hafen | puerto | porto
route | road | Straße, Weg | carretera | strada
autoroute | motorway, highway | Autobahn | autopista | autostrada
carrefour | crossroads | Kreuzung | cruce | incrocio
feu tricolore | traffic light | Ampel | semáforo | semaforo
camion | truck, lorry | Lastwagen, Laster | camión | camion
moto | motorcycle, motorbike | Motorrad | moto | moto
tramway | tram | Straßenbahn, Tram | tranvía | tram
métro | underground, subway, tube | U-Bahn | metro | metropolitana
traîneau, luge | sledge, sleigh, sled | Schlitten | trineo | slitta
ancre | anchor | Anker | ancla | ancora
voile | sail, veil | Segel, Schleier | vela, velo | vela, velo
champ | field | Feld, Acker | campo | campo
rocher | rock | Felsen, Fels | roca | roccia
côte | coast, rib | Küste, Rippe | costa | costa
éclair | lightning, flash | Blitz | relámpago | lampo
grêle | hail | Hagel | granizo | grandine
gelée, givre | frost | Frost, Reif | helada | gelo, brina
ombre | shadow, shade | Schatten | sombra | ombra
lumière | light | Licht | luz | luce
fumée | smoke | Rauch | humo | fumo
poussière | dust | Staub | polvo | polvere
ordure, déchets | rubbish, garbage, waste | Müll, Abfall | basura | spazzatura
papier | paper | Papier | papel | carta
bois de chauffage | firewood | Brennholz | leña | legna
corde | rope | Seil | cuerda | corda
chaîne | chain | Kette | cadena | catena
vis | screw | Schraube | tornillo | vite
pelle | shovel, spade | Schaufel, Spaten | pala | pala
hache | axe, ax | Axt, Beil | hacha | ascia
balai | broom | Besen | escoba | scopa
panier | basket | Korb | cesta | cesto
boîte | box | Schachtel, Kiste, Dose | caja | scatola
jouet | toy | Spielzeug | juguete | giocattolo
dé | die, dice | Würfel | dado | dado
toupie | spinning top | Kreisel | peonza | trottola
cerf-volant | kite | Drachen | cometa | aquilone
balançoire | swing | Schaukel | columpio | altalena
toboggan | slide | Rutsche | tobogán | scivolo
piscine | swimming pool, pool | Schwimmbad, Freibad | piscina | piscina
timbre | stamp | Briefmarke | sello | francobollo
argent de poche | pocket money | Taschengeld | paga | paghetta
question | question | Frage | pregunta | domanda
réponse | answer | Antwort | respuesta | risposta
rêve | dream | Traum | sueño | sogno
vérité | truth | Wahrheit | verdad | verità
liberté | freedom, liberty | Freiheit | libertad | libertà
mort | death | Tod | muerte | morte
vie | life | Leben | vida | vita
santé | health | Gesundheit | salud | salute
faim | hunger | Hunger | hambre | fame
soif | thirst | Durst | sed | sete
fête | party, feast | Fest, Feier, Party | fiesta | festa
Pâques | Easter | Ostern | Pascua | Pasqua
semaine | week | Woche | semana | settimana
mois | month | Monat | mes | mese
année, an | year | Jahr | año | anno
matin | morning | Morgen | mañana | mattina
soir | evening | Abend | tarde, noche | sera
lundi | Monday | Montag | lunes | lunedì
dimanche | Sunday | Sonntag | domingo | domenica
`;
