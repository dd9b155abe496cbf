/** Cards in English. A line an entry: `text = another name ~ what sounds the same : words that go with it`. */
export const EN_1 = `
William Shakespeare = Shakespeare : Hamlet playwright Stratford Romeo bard sonnet Macbeth globe
umbrella : rain shelter handle wet shower spokes Poppins open
lighthouse : beacon coast rocks keeper ships tower lamp lens
Egypt : pyramid pharaoh Nile mummy Cairo camel sphinx desert
whisper : quiet secret ear softly library hush murmur voice
stubborn : mule obstinate goat refuse headstrong firm will pigheaded
thunder : lightning storm Thor clap rumble cloud loud rain
pirate : treasure parrot patch Caribbean hook plank skull cutlass
pancake : flip syrup batter maple lemon Tuesday flat breakfast
telescope : stars lens Galileo Hubble planets observatory zoom distant

elephant : trunk tusk ivory grey Babar memory Africa herd
Albert Einstein = Einstein ~ Albert Einstien, Einstien : relativity physics genius energy moustache Princeton theory Nobel
compass : north needle magnet direction map hiking pole sailor
Paris : Eiffel Seine Louvre France capital croissant metro Montmartre
swim : pool crawl goggles water stroke lane float fish
jealous : envy green Othello rival possessive suspicion spouse covet
volcano : lava eruption crater Etna magma ash Vesuvius Pompeii
ghost : haunt spirit sheet spooky boo Halloween Casper spectre
honey : bee hive sweet bear Pooh nectar jar golden
elevator = lift : floor button building up shaft stairs Otis doors

penguin : Antarctica tuxedo ice waddle bird flippers emperor cold
Cleopatra : Nile Egypt queen Antony Caesar asp milk nose
scissors : cut paper blades rock barber snip sharp tailor
Australia : kangaroo Sydney outback koala boomerang Canberra surf marsupial
snore : night asleep noise nose loud pillow apnea bed
brave : hero courage lion fearless medal bold soldier valiant
rainbow : colours seven gold leprechaun arch prism sky violet
dragon : fire wings scales knight cave legend princess George
sandwich : bread ham earl lunch slices filling picnic toast
microscope : tiny lens bacteria laboratory slide magnify cells biology

spider : web eight legs fly silk Charlotte creepy venom
Vincent van Gogh = Van Gogh ~ Van Go, Van Goff : sunflowers ear Arles painter Dutch starry Theo impressionist
ladder : rungs climb steps roof luck painter wall fireman
Venice : gondola canal carnival Italy mask lagoon doge bridge
knit ~ nit : needles wool sweater yarn grandmother stitch scarf purl
shy : timid blush bashful quiet reserved wallflower introvert hide
desert : sand dunes camel oasis Sahara thirst mirage dry
vampire : blood Dracula fangs garlic coffin bat stake Transylvania
chocolate : cocoa bar sweet Swiss milk dark brownie Wonka
robot : machine metal android factory automatic droid circuits Asimov

whale ~ wail, wale : ocean blubber Jonah Moby huge spout mammal krill
Napoleon = Napoleon Bonaparte, Bonaparte : emperor Waterloo Corsica Josephine France short Elba general
suitcase : travel luggage handle wheels holiday pack airport clothes
Japan : samurai sushi Tokyo kimono yen Fuji geisha manga
dance : waltz ballet tango floor music steps tutu partner
lazy : idle couch slack sloth nap bone effort sluggish
avalanche : snow mountain skiers Alps slide buried slope rescue
witch ~ which : broom cauldron spell hat Salem cat wart potion
lemon : sour yellow citrus juice zest pip squeeze bitter
computer : keyboard screen mouse laptop software chip program virus

butterfly : caterpillar wings cocoon net monarch stroke flutter chrysalis
Charles Dickens = Dickens : Oliver Copperfield novelist Scrooge expectations Victorian Pip serial
library : books shelf silence borrow reading quiet overdue stacks
Brazil : samba Rio carnival Amazon football Pele coffee nuts
yawn : tired bored mouth sleepy contagious wide tedious hand
greedy : money glutton miser want Midas more selfish Scrooge
iceberg : Titanic lettuce tip cold float Arctic frozen hidden
crown : king jewels head queen throne gold royal tower
bagel : hole bread cream salmon dough sesame deli round
satellite : orbit moon space Sputnik dish rocket signal GPS

giraffe : neck tall spots Africa long savannah leaves acacia
Charlie Chaplin = Chaplin : vagabond silent moustache cane bowler film comedian dictator
candle : wax wick flame birthday cake light blow wind
Rome ~ roam : Colosseum Italy Caesar pope Vatican forum wolf toga
whistle : referee lips tune kettle train blow dog tin
generous : give charity kind share donate giving lavish philanthropist
waterfall : Niagara cascade river drop Victoria plunge rapids mist
mummy : pyramid bandages pharaoh tomb Egypt wrapped sarcophagus curse
mustard ~ mustered : yellow hot Dijon colonel seeds condiment ketchup frankfurter
passport : border travel photo visa stamp customs identity foreign

tortoise : shell slow hare reptile Galapagos ancient lettuce race
Isaac Newton = Newton : apple gravity physics laws tree calculus Cambridge prism
hammer : nail tool Thor bang sickle carpenter throw anvil
Switzerland : Alps chocolate cheese banks watch Geneva neutral Heidi
sneeze : cold nose pepper bless pollen tissue allergy achoo
famous : star celebrity limelight paparazzi autograph known idol renowned
forest : trees woods Sherwood Robin bears path dense timber
clown : circus nose red funny makeup wig juggle balloon
cherry : stone pit red blossom tree pie cake orchard
vaccine : needle jab flu doctor immune measles syringe Jenner

kangaroo : pouch Australia hop joey marsupial boxing tail jump
Wolfgang Amadeus Mozart = Mozart : composer Salzburg opera requiem flute Vienna prodigy piano
key ~ quay : lock door piano ring open Florida keyhole hotel
Moscow : Kremlin Russia red Lenin Bolshoi capital square tsar
cry : tears sad baby sob weep tissue wolf onion
clumsy : awkward stumble butterfingers trip fumble drop bull china
beach ~ beech : sand sea towel shells sunbathe holiday waves castle
magician : rabbit wand hat trick Houdini illusion cards cape
popcorn : cinema butter kernel maize salty movie microwave bucket
parachute : plane jump sky fall silk cord canopy land

owl : night hoot wise bird Hogwarts barn feathers nocturnal
Elvis Presley = Elvis, Presley : Graceland king Memphis rock hips singer Vegas quiff
mirror : reflection glass wall looking vanity seven luck image
London : Thames Ben fog bus Buckingham tube capital bridge
climb : mountain rope ladder up ivy Everest tree ascend
nervous : anxious exam nails butterflies worried wreck tense jittery
fog : mist London visibility thick pea lights soup horn
mermaid : tail sea Ariel Copenhagen siren fish comb Disney
carrot ~ carat, karat : rabbit orange vegetable stick root Bugs cake dangle
telephone = phone : call ring dial number Bell hello mobile receiver

dolphin : sea Flipper clever mammal fin leap porpoise Miami
Leonardo da Vinci = da Vinci, Leonardo : Mona inventor Florence painter supper Renaissance genius Lisa
wheelbarrow : garden push soil handles builder cart bricks load
Greece ~ grease : Athens Zeus olives islands Acropolis Plato feta Olympics
laugh : joke funny giggle comedy hyena haha tickle humour
honest : truth Abe sincere lie trustworthy frank policy upright
island : sea Robinson desert beach palm castaway Ireland archipelago
fairy : wings wand godmother dust tale tooth Tinkerbell magic
oyster : pearl shell sea raw lemon bed Whitstable aphrodisiac
thermometer : fever temperature mercury degrees Celsius hot mouth patient

bat : night cave wings cricket vampire baseball Bruce upside
Mahatma Gandhi = Gandhi ~ Ghandi : India peace salt independence fasting loincloth march nonviolence
drum : beat sticks Ringo bang kit roll percussion snare
Spain : Madrid flamenco bull paella Barcelona tapas siesta Quixote
fall : trip autumn drop gravity down stumble Adam leaves
elegant : stylish graceful chic refined swan gown classy tasteful
wave ~ waive : sea surf hand goodbye ocean crest tsunami tide
zombie ~ zombi : undead brains apocalypse walking horror grave Haiti flesh
spaghetti : pasta Italy bolognese meatballs fork noodles western sauce
pharmacy : medicine pills drugs prescription aspirin bottles cross counter

snail : shell slow slime garden spiral mail antennae trail
Neil Armstrong = Armstrong : moon Apollo astronaut step Eagle giant NASA Ohio
scooter : wheels ride Vespa handlebars kick mods pavement moped
Amazon : river jungle Brazil rainforest warriors delivery piranha women
dig : spade hole soil garden mole shovel archaeologist trench
calm : peaceful quiet still serene relaxed placid composed Zen
comet : tail Halley sky ice Rudolph reindeer orbit blaze
giant : huge Goliath beanstalk tall ogre Jack BFG enormous
broccoli ~ brocoli : green vegetable florets healthy trees steam cauliflower stalk
hospital : nurse doctor ward bed surgery ambulance patient emergency

crocodile : jaws Nile tears handbag swamp reptile Dundee Hook
Marie Curie = Curie : radium physics Polish radiation Nobel scientist uranium polonium
blanket : bed warm wool cover Linus cosy picnic fleece
Berlin : wall Germany capital Brandenburg Cabaret bear checkpoint reunification
jump : rope leap high hop trampoline spring hurdle up
curious : cat nosy Alice wonder questions George prying inquisitive
glacier : ice Alps melt slow frozen moraine crevasse valley
cowboy : lasso hat ranch cattle boots western Texas saddle
mushroom : toadstool fungus cap omelette forest poisonous truffle cloud
guitar : strings rock chord Hendrix pick acoustic flamenco bass

octopus : eight tentacles ink cephalopod sea arms Ringo squid
Winston Churchill = Churchill : cigar Britain war prime bulldog Blitz victory speech
bucket : spade water mop handle list sand kick pail
Hollywood : movies stars Oscars California sign actors studio boulevard
juggle : oranges circus clubs hands throw catch three skill
wise : owl Solomon sage old monkeys clever advice Gandalf
sunset : evening dusk orange west horizon Hollywood romantic boulevard
cave : bats dark Batman stalactites bear prehistoric Aladdin paintings
strawberry : red cream Wimbledon jam seeds Beatles fields shortcake
dentist : molar drill filling cavity chair mouth floss brace

frog : pond croak jump prince tadpole green Kermit leap
Walt Disney = Disney : Mickey cartoon Bambi Fantasia castle Orlando animation Snow
ruler : measure inches straight school line king wooden centimetres
Antarctica : ice penguins south pole Scott frozen continent Amundsen
write ~ right, rite : pen letter author novel paper words essay ink
expensive : price cost luxury dear diamonds money cheap wallet
eclipse : moon sun shadow total dark solar cover glasses
mountain : peak Everest climb Alps summit snow high goat
pizza : Italy cheese pepperoni Naples delivery dough slice Margherita
calendar : dates months year days advent appointments wall January
`;
