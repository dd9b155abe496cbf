/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_08 = `
calculator @ thing : exam pocket display buttons solar sums digits plus percentage equals maths abacus > calculatrice, calculette | Taschenrechner, Rechner
ruler @ thing : emperor throne wooden margin pencil straight king underline twelve protractor inches centimetres > règle, souverain | Lineal, Herrscher
pencil @ thing : ear sketch case colouring lead draw shading Staedtler sharpen eraser graphite HB > crayon | Bleistift
eraser = rubber @ thing : wipe tip crumbs bouncy smudge mistake disappear correct undo remove delete pencil > gomme | Radiergummi
chalk @ thing : cheese cliffs dust gymnast pavement squeak limestone teacher sticks snooker hopscotch blackboard > craie | Kreide
glue @ thing : nozzle horse craft mend broken model tube super bond Pritt adhesive paste > colle | Klebstoff, Kleber, Leim
stamp @ thing : foot hobby rubber collect corner lick passport album perforated letter envelope Penny-Black > timbre, tampon | Briefmarke, Stempel
postcard @ thing : landmark scenic rack Brighton auntie tourist souvenir scribble greetings holiday wish stamp > carte postale | Postkarte, Ansichtskarte
newspaper = paper @ thing : ink fish kiosk delivery daily crossword column press Times article journalist headline > journal | Zeitung
book @ thing : club cover spine Penguin library blurb bestseller author chapter page paperback read > livre | Buch
dictionary @ thing : heavy school foreign alphabetical Scrabble Collins spelling Johnson Oxford Webster meaning definition > dictionnaire | Wörterbuch
calendar @ thing : wall kitchen kittens Mayan date appointments Advent leap Gregorian days year months > calendrier | Kalender
sock @ thing : odd smelly puppet drawer argyle washing wool darn Dobby ankle shoe foot > chaussette | Socke
slipper @ thing : soft grandad moccasin comfy fetch bedroom ruby ballet robe feet midnight Cinderella > pantoufle, chausson | Pantoffel, Hausschuh
wellington boots = wellies, wellingtons, gumboots, rain boots @ thing : squelch festival cowshed Hunter waders muck splash rubber Duke Waterloo Peppa puddle > bottes en caoutchouc, bottes | Gummistiefel
scarf @ thing : tassels cashmere football supporter wool wrap snowman knitted Gryffindor pashmina throat neck > écharpe, foulard | Schal
glove @ thing : leather vinyl compartment surgeon boxing oven puppet baseball goalkeeper knuckles hand mitten > gant | Handschuh
tie = necktie @ thing : draw office formal clip Father suit blazer uniform shirt cufflinks Windsor knot > cravate | Krawatte, Schlips
dress @ thing : salad rehearsal ball polka zip flapper sequins petticoat strapless Cinderella skirt frock > robe | Kleid
jeans ~ genes @ thing : skinny ripped blue faded pockets cowboy zip rivets trousers Genoa Levi denim > jean, jeans | Jeans
pyjamas = pajamas @ thing : cat silk stripes flannel bananas cosy drawstring India teddy slumber sleepover bedtime > pyjama | Schlafanzug, Pyjama
button @ thing : cute belly panic press mushroom gingerbread Coraline Benjamin shirt fasten sew hole > bouton | Knopf
sunglasses = shades @ thing : cool spy celebrity summer protection ski bright Matrix polarised aviator UV Ray-Ban > lunettes de soleil, lunettes | Sonnenbrille, Brille
ring ~ wring @ thing : onion binder circus bull Saturn eternity finger proposal signet engagement Frodo Gollum > bague, anneau | Ring
necklace @ thing : gift shells clasp gold beads throat diamonds locket chain choker pearls pendant > collier | Halskette, Kette
crown @ thing : tooth head Netflix jewels regalia orb Tower monarch king throne tiara coronation > couronne | Krone
handbag = purse @ thing : lipstick strap shoulder leather everything clasp keys Poppins designer clutch Birkin Gucci > sac à main, sac | Handtasche
backpack = rucksack @ thing : zips waterproof books school straps shoulders gap scout Dora camping hostel hitchhiker > sac à dos | Rucksack
suitcase @ thing : wheels combination stickers overweight holiday Paddington trolley hotel pack airport carousel luggage > valise | Koffer
bicycle = bike @ thing : bell lane paperboy chain helmet Amsterdam brakes stabilisers tandem saddle handlebars pedals > vélo, bicyclette | Fahrrad, Rad
car = automobile @ thing : race garage traffic bumper sunroof dashboard seatbelt windscreen Herbie Tesla steering Ford > voiture, auto, automobile | Auto, Wagen
bus @ thing : stop ticket queue wheels route school pass magic Rosa-Parks driver passengers double-decker > bus, autobus, autocar | Bus, Autobus
train @ thing : gym bride commuter tunnel sleepers Thomas Hogwarts Eurostar carriage platform track rails > train | Zug, Eisenbahn
aeroplane = airplane, plane @ thing : paper turbulence wings stewardess seatbelt altitude jet Wright Boeing pilot runway cockpit > avion | Flugzeug
helicopter = chopper @ thing : noisy police rescue spin roof Leonardo ambulance hover blades Sikorsky propeller rotor > hélicoptère | Hubschrauber, Helikopter
hot air balloon @ thing : silent rise drift dawn float Oz burner sandbags Verne Albuquerque Cappadocia Montgolfier > montgolfière | Heißluftballon, Ballon
balloon @ thing : knotted string squeak clown modelling party Pooh Nena Banksy inflate burst helium > ballon | Luftballon, Ballon
rocket @ thing : salad science speed Elton stage Stephenson firework countdown booster astronaut NASA launch > fusée, roquette | Rakete, Rucola
submarine @ thing : sandwich deep yellow dive Nemo Beatles nuclear hatch underwater sonar torpedo periscope > sous-marin | U-Boot, Unterseeboot
canoe = kayak @ thing : narrow lake balance slalom bark rapids birch Pocahontas dugout kneel capsize paddle > canoë, kayak | Kanu, Kajak
tractor @ thing : slow rural lane agriculture trailer baler field Kubota Massey plough farmer John-Deere > tracteur | Traktor, Trecker
fire engine = fire truck @ thing : shiny crew bell pump turntable emergency siren scarlet brigade ladder hose inferno > camion de pompiers, pompiers | Feuerwehrauto, Feuerwehr
ambulance @ thing : urgent casualty flashing overtake emergency siren accident rush patient stretcher hospital paramedic > ambulance | Krankenwagen, Rettungswagen
rickshaw = tuk-tuk, auto rickshaw @ thing 10+ : taxi fare traffic horn wheels pull pedal three Bangkok Mumbai Delhi Kolkata > pousse-pousse, rickshaw | Rikscha
skateboard @ thing : knees stunts hoodie jump balance tricks Bart California ramp ollie deck Hawk > skateboard, planche à roulettes | Skateboard
roller coaster = rollercoaster @ thing : emotions queue corkscrew dizzy track stomach thrill Blackpool loop scream funfair Disneyland > montagnes russes, grand huit | Achterbahn
lift = elevator @ thing : thumb weights mood raise doors button mirror lobby Wonka shaft Otis floors > ascenseur | Aufzug, Fahrstuhl, Lift
escalator @ thing : mall airport handrail belt standing department treads metro endless mechanical moving stairs > escalier roulant, escalator | Rolltreppe
traffic light = traffic lights, stoplight @ thing : impatient queue brake pedestrian junction wait motorist signal crossroads green amber red > feu de circulation, feu rouge, feu | Ampel
bridge @ thing : nose cards guitar captain toll troll arch span cables suspension Brooklyn Golden-Gate > pont | Brücke
lighthouse @ thing : tower lonely stripes keeper rocks Woolf fog ships coast beam Alexandria beacon > phare | Leuchtturm
windmill @ thing : giant turn breakdance power grain grind blades sails flour tulips Quixote Holland > moulin à vent, moulin | Windmühle, Mühle
castle @ thing : bouncy sand king rook ghost tower siege dungeon turret Windsor drawbridge moat > château, château fort | Schloss, Burg
igloo @ thing : dome house blocks compacted tunnel Pingu Greenland Canada Arctic snow ice Inuit > igloo | Iglu
tent @ thing : circus pitch hike festival poles scout nomad marquee groundsheet pegs camping yurt > tente | Zelt
door @ thing : stage slam mat frame Monsters peephole bell lock hinges ajar threshold knock > porte | Tür
window @ thing : shopping seat opportunity sill cleaner stained ledge view curtains blinds glass pane > fenêtre | Fenster
chimney @ thing : bricks stork pots draught Victorian stack Bert flue sweep soot Santa smoke > cheminée | Schornstein, Kamin
stairs = staircase, steps @ thing : flight cellar spiral Slinky Escher trip creak landing breathless attic handrail bannister > escalier | Treppe
kite @ thing : bird surfer tail loop diamond swoop gusty Poppins Kabul soar fly wind > cerf-volant | Drachen
yo-yo = yoyo @ thing : finger toy wrist playtime sleeper bob craze spin Duncan up down string > yo-yo | Jo-Jo
teddy bear = teddy @ thing : childhood threadbare fur picnic button comfort Bean Rupert Roosevelt stuffed Steiff cuddle > ours en peluche, nounours, ours | Teddybär, Teddy
jigsaw = jigsaw puzzle, puzzle @ thing : rainy patience cardboard missing thousand table corner picture edges fit interlock pieces > puzzle | Puzzle
dice = die @ thing : fuzzy luck casino gamble throw Monopoly Ludo backgammon cube spots Yahtzee six > dé, dés | Würfel
trampoline @ thing : garden enclosure gym sprain mat elastic airborne springs backflip somersault jump bounce > trampoline | Trampolin
swing @ thing : mood Sinatra golf voter porch tyre pendulum Spider-Man push higher seesaw playground > balançoire | Schaukel
cricket bat @ thing : grip oil hit swing six boundary innings over bowler Tendulkar wicket willow > batte de cricket, batte | Schläger, Cricketschläger
tennis racket = tennis racquet, racket @ thing : sweatband smash graphite love strings volley court backhand serve Serena Federer Wimbledon > raquette de tennis, raquette | Tennisschläger, Schläger
trophy @ thing : shelf shiny polish cabinet lift final silver captain engraved champion World-Cup winner > trophée, coupe | Pokal, Trophäe
guitar @ thing : air campfire bass electric Coco flamenco strings pick Hendrix fret Fender strum > guitare | Gitarre
piano @ thing : lessons lid grand upright tuner pedals keys ebony ivory Lang-Lang Chopin Steinway > piano | Klavier, Flügel
violin = fiddle @ thing : chin orchestra rosin Einstein bow Sherlock folk quartet Vivaldi Paganini cello Stradivarius > violon | Geige, Violine
drum @ thing : oil ear beat kit sticks rhythm Ringo bang percussion bongo djembe snare > tambour, batterie | Trommel, Schlagzeug
trumpet @ thing : elephant angel swan jazz Jericho brass orchestra valves fanfare Miles Armstrong bugle > trompette | Trompete
bagpipes = pipes @ thing : lungs goatskin march squeal parade drone Galicia blow Edinburgh tartan kilt Scotland > cornemuse | Dudelsack
didgeridoo @ thing 10+ : hypnotic tube instrument hollow hum circular breathing termites eucalyptus drone Aboriginal Australia > didgeridoo | Didgeridoo
anchor @ thing : news tattoo Popeye weigh relay barnacles drop moor sailor seabed port ship > ancre | Anker
sword @ thing : fish dance mightier knight duel blade Zorro Damocles sheath fencing hilt Excalibur > épée | Schwert
boomerang @ thing : karma catch curved throw aerodynamic Instagram hunting didgeridoo Aboriginal outback Australia return > boomerang | Bumerang
magic wand = wand @ thing : stick wave fairy holly sparkles Tinkerbell godmother spell Hermione wizard abracadabra Ollivander > baguette magique, baguette | Zauberstab
flag @ thing : corner chequered surrender wave stripes semaphore pirate bunting pole Union country nation > drapeau | Flagge, Fahne
coin @ thing : slot wishing flip vending mint piggy tails heads collector change cent penny > pièce, pièce de monnaie, monnaie | Münze
piggy bank = money box @ thing : thrifty shake rattle slot child ceramic smash hammer snout savings allowance coins > tirelire | Sparschwein, Sparbüchse
magnet @ thing : fridge cling steel attract scrap pole horseshoe metal paperclips repel compass iron > aimant | Magnet
scarecrow @ thing : turnip farmer ragged coat field straw wheat frighten Worzel brain birds Oz > épouvantail | Vogelscheuche
whistle @ thing : tin wolf bosun sheepdog lips shrill lifeguard pea blow halftime foul referee > sifflet | Pfeife, Trillerpfeife
bell ~ belle @ thing : diving cow school Liberty sleigh church Tinker tower Quasimodo clapper ding chime > cloche | Glocke
parachute @ thing : silk pilot open playground soldier descend emergency harness eject canopy ripcord skydiver > parachute | Fallschirm
passport @ thing : photo expire blue queue abroad stamp travel border customs visa identity nationality > passeport | Reisepass, Pass
wheelchair @ thing : push brakes race rugby basketball motorised doorway mobility ramp access Hawking Paralympics > fauteuil roulant | Rollstuhl
pirate @ trade : radio download flag treasure hook patch parrot galleon cutlass plank Blackbeard Jolly-Roger > pirate | Pirat, Seeräuber
knight ~ night @ trade : chess Batman horse dragon castle shield armour tournament joust Lancelot Sir Camelot > chevalier | Ritter
astronaut = cosmonaut @ trade : float training helmet suit rocket station capsule weightless space NASA Gagarin Tereshkova > astronaute, cosmonaute | Astronaut, Raumfahrer, Kosmonaut
detective = sleuth @ trade : hat case pipe mystery suspect Pikachu clues investigate Nancy-Drew Marple Poirot Sherlock > détective | Detektiv
chef = cook @ trade : knife apron menu hat recipe Swedish restaurant kitchen Michelin sous Ratatouille Ramsay > chef, cuisinier | Koch, Köchin
firefighter = fireman, firewoman @ trade : brave calendar pole axe extinguisher helmet smoke hydrant Sam volunteer hose blaze > pompier | Feuerwehrmann, Feuerwehrfrau, Feuerwehr
pilot @ trade : episode epaulettes goggles joystick Maverick Biggles landing Earhart captain plane runway cockpit > pilote | Pilot
magician = conjurer, illusionist @ trade : cape assistant hypnotise sleeve cards doves vanish hat trick rabbit abracadabra Houdini > magicien, prestidigitateur | Zauberer, Zauberkünstler, Magier
clown @ trade : fish unicycle slapstick balloon juggle makeup pie oversized laugh Ronald circus nose > clown | Clown
farmer @ trade : early dell boots market gate barn cattle harvest milking Macdonald crops tractor > fermier, agriculteur, paysan | Bauer, Landwirt
`;
