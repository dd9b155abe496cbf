/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_07 = `
sun ~ son @ nature : hat cream tan glasses Inca dial Ra Icarus Copernicus dawn rays shine > soleil | Sonne
star @ nature : film fish five sheriff Hollywood Bethlehem wish sky Orion Sirius constellation twinkle > étoile | Stern
comet @ nature : icy nucleus reindeer rare orbit tail telescope dirty Rosetta asteroid Hale-Bopp Halley > comète | Komet
Milky Way = galaxy @ nature : chocolate stripe cosmos smudge arms band billions Hitchhiker Hera stars spiral Andromeda > Voie lactée, galaxie | Milchstraße, Galaxie | Vía Láctea | Via Lattea
black hole @ nature 10+ : escape swallow mystery warp bend dense Interstellar collapse gravity Hawking horizon singularity > trou noir | Schwarzes Loch
shooting star = meteor, falling star @ nature : fast blink rock lucky sky August trail streak burn atmosphere wish Perseids > étoile filante, météore | Sternschnuppe, Meteor
planet @ nature : eight dwarf Prince apes rings orbit moons Holst Pluto Jupiter Venus Saturn > planète | Planet
earthquake = quake, tremor @ nature : crack rubble rescue shake fault Nepal Japan California plates epicentre tectonic Richter > tremblement de terre, séisme | Erdbeben
tsunami @ nature : coast siren evacuation seismic buoy retreat giant harbour quake Japan undersea wave > tsunami, raz-de-marée | Tsunami
tornado = twister @ nature : chase shelter debris alley funnel Texas Oklahoma Toto Oz vortex Kansas Dorothy > tornade | Tornado, Windhose
avalanche @ nature : slope roar slide rumble shovel buried shout skier probe Alps Bernard snow > avalanche | Lawine
glacier @ nature : slow blue mint melting climate carve Norway Alaska Patagonia crevasse moraine ice > glacier | Gletscher
iceberg @ nature : lettuce tip float hidden ship drift collision Newfoundland polar penguins Antarctic Titanic > iceberg | Eisberg
icicle @ nature : spear glint hang pointed transparent roof gutter winter thaw drip eaves frozen > glaçon, stalactite | Eiszapfen
snowflake @ nature : paper lace tongue doily intricate pattern unique Elsa winter crystal hexagon six > flocon, flocon de neige | Schneeflocke
frost @ nature : poet crisp lawn daybreak window white bite scrape windscreen Robert hoar Jack > gel, givre | Frost, Reif
hail ~ hale @ nature : Mary Caesar taxi greeting rattle dents crops pelting stones storm pellets ice > grêle | Hagel
puddle @ nature : shallow reflection galoshes kerb duck Gloucester stomp muddy splash jump Peppa rain > flaque | Pfütze
mud @ nature : sling bath hut stuck rugby boots Glastonbury clay hippo wallow pig dirt > boue | Schlamm, Matsch
sand @ nature : toes shoes grain crab turtle castle gritty hourglass sculpture dune Sahara beach > sable | Sand
oasis @ nature : band relief well Wonderwall caravan refresh palms dates camel mirage Sahara desert > oasis | Oase
jungle = rainforest @ nature : gym law drums concrete explorer humid machete vines parrots Congo Tarzan Mowgli > jungle, forêt tropicale | Dschungel, Regenwald
lake @ nature : row shore reeds swan jetty fishing loch Como Windermere Geneva Superior Titicaca > lac | See
ocean = sea @ nature : eleven liner current deep salt whale waves Moana Indian Arctic Atlantic Pacific > océan, mer | Ozean, Meer
wave ~ waive @ nature : hello hair radio sound ripple Mexican breaker curl crest tide Hokusai surf > vague, onde | Welle
tide ~ tied @ nature : time turn detergent pool crab harbour Canute causeway moon low high ebb > marée | Gezeiten, Flut
whirlpool @ nature : danger bath spiral plughole swirl churning jacuzzi vortex Odysseus Scylla Charybdis maelstrom > tourbillon | Strudel, Whirlpool
cliff @ nature : Richard edge hanger goat steep seabirds drop ledge overhang abseil chalk Dover > falaise | Klippe
canyon @ nature : hoodoos mule echo rock river rattlesnake Bryce coyote gorge Colorado Arizona Grand > canyon | Schlucht, Canyon
meadow @ nature : lark picnic hay crickets butterflies cows daisies buttercups wildflowers graze field grass > pré, prairie | Wiese
horizon @ nature : far broaden event panorama vista future edge curve vanish line distance sky > horizon | Horizont
sunset = sundown @ nature : romantic boulevard postcard Santorini beach cowboy glow fiery evening west twilight dusk > coucher de soleil | Sonnenuntergang
summer @ nature : camp nights festival season Grease Olaf vacation swimsuit sunglasses deckchairs scorching heatwave > été | Sommer
autumn = fall @ nature : Keats season crisp mellow brown squirrel acorns bonfires conkers harvest rake leaves > automne | Herbst
winter @ nature : tale coat season sports gloves bare wonderland Narnia solstice hibernate icicles cold > hiver | Winter
spring @ nature : coil mattress bounce season clean fresh lambs buds Persephone equinox crocus daffodils > printemps, ressort | Frühling, Frühjahr, Feder
northern lights = aurora, aurora borealis @ nature : dance curtain neon sky shimmer Lyra solar magnetic Alaska Tromso Lapland Iceland > aurore boréale, aurore | Polarlicht, Nordlicht
gravity @ nature : serious drop zero pull Bullock centre weight plummet force attract apple Newton > gravité, pesanteur | Schwerkraft, Gravitation
echo @ nature : bat hello answer valley voice yodel canyon sound bounce Narcissus nymph repeat > écho | Echo
shadow @ nature : boxing eye follow long wall dark cast groundhog puppets silhouette sundial Peter-Pan > ombre | Schatten
fire @ nature : drill alarm truck dragon Prometheus Phoenix hearth kindling match smoke blaze flame > feu, incendie | Feuer
smoke @ nature : mirrors salmon bees ring detector cough Vatican signals pipe bonfire chimney fire > fumée | Rauch
diamond @ nature : suit rough baseball hard Lucy Rihanna necklace jubilee engagement sparkle carbon carat > diamant, carreau | Diamant, Karo
gold @ nature : record teeth ring rush medal pirate panning ingot El-Dorado Midas Fort-Knox nugget > or | Gold
fossil @ nature : watch fuel museum imprint cliff amber dig dinosaur Anning petrified trilobite ammonite > fossile | Fossil
monsoon @ nature 10+ : umbrellas crops sodden humid sowing season Bangladesh Goa Kerala downpour India rain > mousson | Monsun
flood @ nature : lights tears insurance carpet basement dam riverbank sandbags overflow Genesis Noah ark > inondation, déluge | Überschwemmung, Flut, Hochwasser
feather @ nature : light float ruffle dart tickle duster pillow boa moult shuttlecock quill bird > plume | Feder
pearl @ nature : white string wisdom harbour Bahrain earring diver necklace Vermeer lustre nacre oyster > perle | Perle
nest @ nature : tables empty weave ants crow straw hornets twigs stork cuckoo chicks eggs > nid | Nest
umbrella = brolly @ thing : handle forgotten collapsible spokes superstition indoors London shelter Poppins Rihanna rain parasol > parapluie | Regenschirm, Schirm
scissors @ thing : sharp paper craft rock tailor fabric Edward barber blades shears trim snip > ciseaux | Schere
key ~ quay @ thing : piano map minor secret ring Bluebeard hotel jailer Yale ignition door lock > clé, clef | Schlüssel
alarm clock @ thing : button beep annoying bedside digital early cockerel morning oversleep tick wake snooze > réveil, réveille-matin | Wecker
candle @ thing : altar romantic scent Diwali birthday Hanukkah holder blow flicker flame wax wick > bougie, chandelle | Kerze
mirror @ thing : bathroom seven rear glass Alice shaving wall vanity twin Snow-White image reflection > miroir, glace | Spiegel
pillow @ thing : fairy dream lavender snuggle talk fight feathers plumped headboard duvet bolster cushion > oreiller | Kopfkissen, Kissen
rocking chair @ thing : wooden calm nursery cat knitting grandmother veranda creak runners Shaker porch sway > fauteuil à bascule, rocking-chair | Schaukelstuhl
sofa = couch, settee @ thing : lazy coins cat leather comfy lounge Simpsons slump cushion Friends armchair chesterfield > canapé, divan, sofa | Sofa, Couch
fridge = refrigerator @ thing : hum shelf note light leftovers raid midnight milk magnets drawer chilled freezer > frigo, réfrigérateur | Kühlschrank
kettle @ thing : gurgle black drum limescale pot Polly cordless whistle steam spout tea boil > bouilloire | Wasserkocher, Kessel
teapot @ thing : china stout short Wedgwood lid handle cosy dormouse brew pour samovar spout > théière | Teekanne
spoon @ thing : greasy silver medicine bend dish stir dessert Geller sugar runcible ladle cutlery > cuillère, cuiller | Löffel
fork @ thing : road left tongue salad Ariel stab twirl tuning utensil knife tines prongs > fourchette | Gabel
frying pan = skillet @ thing : fire heavy crackle Rapunzel stove flip spatula sizzle bacon omelette wok Teflon > poêle | Bratpfanne, Pfanne
vacuum cleaner = hoover, vacuum @ thing : noisy cord appliance hose crumbs rug carpet dust Electrolux Henry Roomba Dyson > aspirateur | Staubsauger
washing machine = washer @ thing : porthole drum bubbles sock cycle spin underwear stains softener dirty rinse laundry > machine à laver, lave-linge | Waschmaschine
broom = broomstick @ thing : new cupboard handle floor curling bristles sorcerer Nimbus Quidditch witch dustpan sweep > balai | Besen
soap @ thing : opera bar dish slippery lye bubbles Aleppo scented suds hands wash lather > savon | Seife
toothbrush @ thing : twice holder overnight minutes bathroom electric hygiene enamel gums plaque bristles paste > brosse à dents | Zahnbürste
toilet = loo, lavatory @ thing : seat vacant lock roll chain public plumber bidet bathroom bowl cistern flush > toilettes, WC | Toilette, Klo
comb @ thing : slick beard plastic teeth quiff honey tortoiseshell barber nits parting tangle hair > peigne | Kamm
ladder @ thing : career luck tights snakes Jacob extension roof window firefighter lean climb rungs > échelle | Leiter
hammer @ thing : thumb bang shark toe claw auction sickle Thor anvil mallet toolbox nail > marteau | Hammer
screwdriver @ thing : handle twist turn Doctor-Who electric assemble sonic loosen toolbox tighten flathead Phillips > tournevis | Schraubenzieher, Schraubendreher
bucket = pail @ thing : slosh fill kick ice mop hole Charlie well Liza Jill sandcastle spade > seau | Eimer
watering can @ thing : pour drought thirsty patio allotment spout sprinkle rose greenhouse seedlings flowers garden > arrosoir | Gießkanne
wheelbarrow = barrow @ thing : load manure race handles tip bricks soil builder compost gardener cockles Molly-Malone > brouette | Schubkarre, Schubkarren
lawnmower = mower @ thing : Sunday dandelions neighbour petrol robot hedgehog clippings stripes ride suburb cut grass > tondeuse | Rasenmäher
rope @ thing : jump frayed hoist swing sailor skip hemp tether tow lasso tug-of-war knot > corde | Seil, Tau
torch = flashlight @ thing : carry relay blackout campsite burglar caveman statue beam Olympic Liberty dynamo batteries > lampe de poche, torche | Taschenlampe, Fackel
battery @ thing : flat dead watch hens phone power acid charge Volta positive lithium Duracell > pile, batterie | Batterie
light bulb @ thing : joke glass flick bright idea lamp socket switch halogen Edison watts filament > ampoule | Glühbirne, Birne, Glühlampe
television = TV, telly @ thing : news flat licence aerial sofa cartoons adverts series screen Baird channels remote > télévision, télé | Fernseher, Fernsehen
remote control = remote @ thing : lost squabble drone buttons cushions batteries infrared handset pause volume channels zapper > télécommande | Fernbedienung
radio @ thing : pirate talk news jingle antenna presenter Queen Gaga Marconi tune frequency station > radio | Radio
telephone = phone @ thing : hello wire chat operator booth number ring mobile receiver landline Bell call > téléphone | Telefon
computer @ thing : science bug software memory game virus password Lovelace Turing mouse Windows laptop > ordinateur | Computer, Rechner
keyboard @ thing : chords piano letters fingers shortcut caps laptop shift escape backspace type QWERTY > clavier | Tastatur, Keyboard
camera @ thing : speed spy pixels disposable tripod zoom selfie flash lens Polaroid Kodak shutter > appareil photo, caméra | Kamera, Fotoapparat
headphones = earphones @ thing : cable loud airline wireless gamer studio jack podcast Walkman cancelling listen music > casque, écouteurs | Kopfhörer
microphone = mic @ thing : test stand lapel comedian interview rapper recording feedback vocals amplify singer karaoke > microphone, micro | Mikrofon
robot @ thing : dance arm factory metal beep Mars Dalek Transformers Wall-E Asimov machine android > robot | Roboter
telescope @ thing : tube pirate lens dome nebula astronomer far stars Galileo Webb observatory Hubble > télescope | Teleskop, Fernrohr
microscope @ thing : tiny biology lens slide invisible eyepiece scientist germs lab cells Hooke Leeuwenhoek > microscope | Mikroskop
magnifying glass @ thing : handle burn ants small stamps insects reading clue lens enlarge fingerprints Sherlock > loupe | Lupe, Vergrößerungsglas
compass @ thing : golden moral circle geometry scout hiker wilderness direction orienteering needle magnetic north > boussole, compas | Kompass, Zirkel
map @ thing : fold mind legend road Dora scale underground key lost treasure contour atlas > carte, plan | Landkarte, Karte
globe @ thing : snow spin trotter Shakespeare classroom theatre tilt geography equator continents sphere Earth > globe | Globus
thermometer @ thing : oven glass nurse armpit weather tongue mercury fever degrees temperature Celsius Fahrenheit > thermomètre | Thermometer
`;
