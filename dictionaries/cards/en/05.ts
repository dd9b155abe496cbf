/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_05 = `
tiger @ living : solitary prowl orange Tony jungle Hobbes Blake Siberia Sundarbans stripes Shere-Khan Bengal > tigre | Tiger
leopard ~ leppard @ living : stealthy stalk pounce ambush branch treetop camouflage nocturnal feline Bagheera change rosettes spots > léopard | Leopard
cheetah ~ cheater @ living : lean chirp tears gazelle savanna purr spots Duma accelerate feline sprint fastest > guépard | Gepard
zebra @ living : alphabet referee mane savanna barcode monochrome dazzle Marty pyjamas Grévy crossing stripes > zèbre | Zebra
hippopotamus = hippo ~ hipopotamus @ living : heavy grumpy yawn ungainly dangerous snorting mud hungry nostrils submerged Gloria wallow > hippopotame | Nilpferd, Flusspferd
rhinoceros = rhino @ living : heavy thick wrinkly charge armour crash oxpecker endangered poachers Dürer keratin horn > rhinocéros | Nashorn
monkey @ living : cheeky barrel business troop chatter swing puzzle wrench Curious-George capuchin macaque bananas > singe | Affe
gorilla ~ guerrilla @ living : strong gentle mist nest knuckles Rwanda Virunga chest ape Kong Fossey silverback > gorille | Gorilla
orangutan ~ orang-utan, orangutang @ living : hair clever arms ginger nest Clyde librarian rainforest Louie ape Sumatra Borneo > orang-outan | Orang-Utan
panda = giant panda @ living : clumsy rare eyes cub logo diplomacy China Kung-Fu Po Sichuan WWF bamboo > panda | Panda
koala = koala bear @ living : drowsy cuddly furry picky clinging fingerprints joey Blinky Queensland marsupial gum eucalyptus > koala | Koala
platypus = duck-billed platypus @ living : creek hoax burrow eggs webbed spur beaver venom mammal Perry Australia monotreme > ornithorynque | Schnabeltier
wombat @ living : chubby stumpy bushland nocturnal grass backwards digger tunnels cubes pouch marsupial Australia > wombat | Wombat
sloth @ living : smile sin moss algae branch rainforest toes hang Sid Flash Zootopia slow > paresseux | Faultier
nettle = stinging nettle @ living : hedge soup tea weed gloves patch grasp rash hairs itch ouch dock > ortie | Brennnessel
llama = lama @ living : haughty hum guard drama wool pack Andes Cuzco Incas Peru spit alpaca > lama | Lama
camel @ living : straw padded lips grumpy Wise-Men desert dates nomads Pushkar Bedouin Bactrian dromedary > chameau | Kamel
bear ~ bare @ living : woods growl picnic salmon Bruin Rupert honey Kodiak Yogi hibernate ursine teddy grizzly > ours | Bär
polar bear @ living : cub paws seals blubber camouflage melting floe Nanook Svalbard Knut Iorek Arctic > ours polaire, ours blanc | Eisbär
wolf @ living : lone grey pack fangs whistle Prokofiev pigs clothing Akela Romulus moon howl > loup | Wolf
fox @ living : bushy urban grapes sly hounds chicken henhouse cunning Swiper Reynard brush vixen > renard | Fuchs
badger @ living : pester woodland nocturnal shy face burrow worms digging Brock Toad Hufflepuff sett > blaireau | Dachs
hedgehog @ living : garden snuffle slugs saucer bonfire curl hibernate pincushion Tiggywinkle spines Eggman Sonic > hérisson | Igel
mole @ living : spy freckle mound velvet lawn spectacles paws tunnels whack Adrian Ratty subterranean > taupe | Maulwurf
squirrel @ living : park leap chatter tail hoard bushy forgetful feeder Scrat drey nuts acorns > écureuil | Eichhörnchen
rabbit = bunny @ living : lucky foot timid magician ears hutch Watership Bugs Thumper warren carrot Easter > lapin | Kaninchen
beaver @ living : busy eager felling tail pelt timber rodent Narnia teeth gnaw lodge dam > castor | Biber
otter @ living : playful river whiskers slide webbed fish pebbles floating clams kelp Tarka holt > loutre | Otter
raccoon = racoon @ living : sneaky nocturnal paws bins rings washing America trash dumpster Meeko bandit Rocket > raton laveur | Waschbär
skunk @ living : warning black nose spray musk perfume polecat Bambi Flower smelly Pepé stench > moufette | Stinktier, Skunk
bat @ living : cricket baseball attic cave guano wings Halloween belfry roost echolocation pipistrelle vampire > chauve-souris | Fledermaus
meerkat @ living : curious team burrow desert scorpions lookout upright mob sentry Kalahari mongoose Timon > suricate | Erdmännchen
hyena = hyaena @ living : night pack jaws bones spotted carcass scavenger cackle Shenzi Banzai giggle laughing > hyène | Hyäne
reindeer = caribou @ living : herd lichen hooves tundra antlers Sami Sven Dasher Christmas sleigh Blitzen Rudolph > renne | Rentier
mammoth = woolly mammoth @ living : frozen shaggy cavemen hunters tusks extinct prehistoric Siberia elephant Ice-Age permafrost Manny > mammouth | Mammut
seal @ living : approval singer envelope wax pup basking bark blubber clapping flippers selkie walrus > phoque | Robbe, Seehund
bamboo @ living : fast stick xylophone tube hollow stem canes scaffolding shoots grass chopsticks panda > bambou | Bambus
dolphin @ living : clever friendly acrobat leaping whistling pod clicks snout sonar porpoise bottlenose Flipper > dauphin | Delfin
whale @ living : enormous song ocean pod plankton blue Pinocchio krill Jonah spout baleen blowhole > baleine | Wal
dog = doggy, doggie @ living : loyal walk collar bone fetch lead kennel Labrador Rover Crufts Lassie wag > chien | Hund
cat = kitty, pussycat @ living : independent curiosity sofa nap nine scratch litter Felix Siamese Garfield purr miaow > chat | Katze
horse @ living : dressage Ascot oats hay Trojan jockey stable saddle Black-Beauty pony gallop neigh > cheval | Pferd
cow @ living : field grass barn moon jersey calf dairy Hereford udder Friesian milk moo > vache | Kuh
pig = hog @ living : pink mud farm curly Orwell truffles bacon trotters Babe sty snout oink > cochon, porc | Schwein
sheep @ living : pasture meadow counting insomnia flock cloning Dolly Shaun lamb ram wool baa > mouton | Schaf
goat @ living : cliff stubborn horns cashmere cheese kid Capricorn gruff Trip-Trap nanny billy bleat > chèvre | Ziege
donkey @ living : patient saddlebags load Blackpool carrot stubborn nativity Balaam Bottom Eeyore bray Hee-Haw > âne | Esel
hamster @ living : pet nocturnal nibble bedding sawdust whiskery dwarf stuffing Syrian rodent cheeks wheel > hamster | Hamster
mouse @ living : quiet skirting whiskers clock computer trap Speedy Stuart-Little Hickory cheese Jerry squeak > souris | Maus
owl @ living : silent barn nocturnal wise prey swivel pellets talons pussycat tawny Hedwig hoot > hibou, chouette | Eule
eagle @ living : golf soaring emblem peak sharp prey golden America talons harpy bald eyrie > aigle | Adler
Venus flytrap = flytrap @ living 10+ : hungry bog leaves hinge snap insects jaws trigger Carolina digest Audrey carnivorous > dionée, attrape-mouche | Venusfliegenfalle | venus atrapamoscas | venere acchiappamosche
parrot @ living : cage shoulder plumage pirate mimic repeat Silver Iago cockatoo cracker macaw Polly > perroquet | Papagei
peacock @ living : proud scream fan vain strutting turquoise courtship display Juno Argus train feathers > paon | Pfau
flamingo @ living : lawn flock gangly balance croquet lagoon wading leg Nakuru stilts shrimps pink > flamant rose, flamant | Flamingo
ostrich @ living : kick feathery running duster tall savanna legs bury head largest flightless emu > autruche | Strauß
toucan @ living : canopy cereal fruit croaking colourful Guinness Belize Costa-Rica rainforest Froot-Loops hornbill beak > toucan | Tukan
swan @ living : elegant mute pond hiss royal neck Leda ugly Saint-Saëns ballet Tchaikovsky cygnet > cygne | Schwan
duck @ living : rubber bread sitting Peking pond waddle webbed Jemima Daffy Donald mallard quack > canard | Ente
goose @ living : silly mother pillow wild golden formation grazing Nils hiss Canada honk gander > oie | Gans
cockerel = rooster @ living : barnyard proud strut France weathervane comb wattle bantam Chanticleer hens dawn crow > coq | Hahn
robin = robin redbreast @ living : bobbing friendly territorial spade grub nest winter card bib wren Hood Batman > rouge-gorge | Rotkehlchen
pigeon @ living : city crumbs grey racing statue message loft Trafalgar carrier homing dove coo > pigeon | Taube
seagull = gull @ living : herring cliffs harbour promenade scavenger sandwich Chekhov Jonathan Scuttle Brighton swoop chips > mouette, goéland | Möwe
puffin @ living 10+ : publisher clown cliffs Iceland burrow Atlantic eels colourful Skomer stubby auk beak > macareux | Papageitaucher
woodpecker @ living : trunk insects cavity hole headache knocking flicker beak yaffle hammer drumming tapping > pic, pivert | Specht
cuckoo @ living : intruder April spring impostor call eggs foster dunnock warbler Kesey Black-Forest clock > coucou | Kuckuck
hummingbird @ living : tiny jewel blur sugar Cuba backwards iridescent hibiscus nectar heartbeat smallest hover > colibri | Kolibri
unicorn @ living : pony foal rainbow sprinkles purity mythical tapestry heraldry forehead Scotland spiral narwhal > licorne | Einhorn
crocodile = croc @ living : tears handbag toothy lurking snap jaws saltwater Limpopo Irwin Dundee Lacoste reptile alligator > crocodile | Krokodil
snake = serpent @ living : skin basket Eden fangs ladders slither Nagini venom hiss viper python cobra > serpent | Schlange
chameleon @ living : branch mood reptilian swivelling Culture-Club veiled Pascal Rango Madagascar camouflage change colour > caméléon | Chamäleon
frog @ living : pond leap kiss prince legs lily Kermit spawn amphibian tadpole Ribbit croak > grenouille | Frosch
dinosaur = dino @ living : museum huge eggs bones extinct Barney reptile meteorite fossils Jurassic Diplodocus Triceratops > dinosaure | Dinosaurier
shark @ living : loan surfers cage predator mako teeth cartilage hammerhead baby Spielberg Jaws fin > requin | Hai
goldfish @ living : pet crackers fair bubbles orange memory scales fantail tank koi carp bowl > poisson rouge | Goldfisch
seahorse @ living : upright monogamous aquarium curled snout dorsal dad pouch Sheldon reef Poseidon hippocampus > hippocampe | Seepferdchen
octopus @ living : garden boneless hearts camouflage ink Hank cephalopod Ursula eight Ringo squid tentacles > pieuvre, poulpe | Krake, Oktopus
jellyfish @ living : umbrella drifting wobbly bloom luminous swarm transparent vinegar brainless Irukandji tentacles sting > méduse | Qualle
crab @ living : sand rocks hermit fiddler horseshoe crustacean scuttling Sebastian Tamatoa claws pincers sideways > crabe | Krabbe, Krebs
starfish = sea star @ living : tide limpets orange mussels arms five regenerate Peach echinoderm Bikini-Bottom Squidward Patrick > étoile de mer | Seestern
ant @ living : picnic strong queen trail worker army leafcutter grasshopper pheromone aardvark formic colony > fourmi | Ameise
bee @ living : busy spelling drone waggle Royal-Jelly Manuka Apis pollen nectar buzz bumble hive honey > abeille | Biene
ladybird = ladybug @ living : gardener leaf lucky dainty crawling beetle flyaway seven Miraculous aphids red spots > coccinelle | Marienkäfer
dragonfly @ living : mayfly reeds needle nymph hover helicopter wings Meganeura skimmer darter hawker damsel > libellule | Libelle
mosquito ~ moskito @ living : summer swamp blood whine repellent insect fever itch bite dengue Anopheles malaria > moustique | Mücke, Stechmücke
caterpillar @ living : wiggly creeping cabbage bristly inching munch leaf hungry Carle cocoon larva chrysalis > chenille | Raupe
snail @ living : garden mail lettuce spiral horns trail gastropod Gary Turbo mollusc slime shell > escargot | Schnecke
worm = earthworm @ living : early can moist burrow soil aerate Lowly blackbird compost casts annelid wriggle > ver, ver de terre | Wurm, Regenwurm
scorpion @ living : zodiac crevice November ultraviolet barbed Orion frog arachnid pincers venom tail sting > scorpion | Skorpion
firefly = lightning bug @ living : meadow jar dusk abdomen beetle blink flickering Owl-City lantern bioluminescent Serenity glow > luciole | Glühwürmchen
oak = oak tree @ living : strong barrel ships mighty beams druid leaf jay National Sherwood squirrel acorn > chêne | Eiche
baobab @ living 10+ : bulbous fat thirsty roots hollow Senegal Morondava Tree-of-Life Madagascar Rafiki asteroid Little-Prince > baobab | Affenbrotbaum, Baobab
cactus @ living : terracotta windowsill dry roadrunner spines prickly desert Mexico Texas succulent Arizona saguaro > cactus | Kaktus
daisy @ living : fresh meadow innocent lawn gerbera Gatsby petals loves oxeye Donald button chain > pâquerette, marguerite | Gänseblümchen
tulip @ living : vase bouquet cup bulb fields Tiptoe mania Ottoman Turkey Keukenhof Amsterdam Holland > tulipe | Tulpe
rose @ living : garden bouquet petals damask attar rambler Valentine Tudor Lancaster hips bush thorns > rose | Rose
dandelion @ living : weed lawn yellow seeds Bradbury parachute root fluff burdock puff clock blow > pissenlit | Löwenzahn, Pusteblume
holly @ living : evergreen boughs spiky wreath winter carol prickly robin Buddy Christmas berries ivy > houx | Stechpalme
willow = weeping willow @ living : basket riverside pattern drooping rustling wind bat Toad branches catkins aspirin Whomping > saule | Weide
`;
