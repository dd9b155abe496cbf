/** Further cards in English. A line an entry: `text = another name ~ what sounds the same : words that go with it`. */
export const EN_3 = `
squirrel : nuts tail tree red acorn park Nutkin bushy
Tutankhamun ~ Tutenkamun : pharaoh mask tomb Carter curse gold boy Valley
sponge : bath wash soak Bob Victoria absorb cake pores
Rio de Janeiro = Rio : carnival Brazil Copacabana samba Sugarloaf beach Christ Olympics
howl : wolf moon Ginsberg dog loud pain wind cry
strict : teacher rules discipline harsh stern firm parents severe
igloo : Inuit ice dome snow Arctic Eskimo blocks home
baker : bread oven flour dough loaf Street rolls early
watermelon : red seeds green fruit summer slice juicy picnic
piano : keys Chopin grand black Steinway stool Elton scales

bull : matador horns china red fight Taurus ring Pamplona
Anne Frank : diary Amsterdam attic Jewish hiding war Holland Kitty
trampoline : bounce jump springs gym garden elastic net somersault
Netherlands = Holland : tulips windmills Amsterdam clogs canals Gouda bicycles orange
murmur : whisper heart soft low mumble hum voice quiet
fast : quick cheetah speed slow rapid Ramadan food Bolt
horizon : line sky sea distance sunset far lost sun
king : crown throne queen Lion chess Elvis Arthur Charles
pineapple : Hawaii fruit tropical spiky pizza rings juice colada
television = TV : screen remote channel couch box soap programme watch

shark : fin Jaws teeth sea hammerhead white loan bite
Rembrandt : Dutch painter watch Amsterdam portrait light nightwatch self
necktie = tie : knot Windsor shirt collar silk suit bow Father
Poland : Warsaw Chopin Krakow Walesa Solidarity pope Gdansk vodka
ski : snow slope poles mountain slalom goggles Alps lift
kind : nice gentle heart good sort caring benevolent sweet
lagoon : blue Venice Shields coral lake turquoise atoll shallow
chef : kitchen hat cook Ramsay restaurant recipe Michelin apron
hazelnut : squirrel shell Nutella brown chocolate praline tree filbert
glasses = spectacles : eyes lenses frame see Potter nose reading sun

rabbit : carrot ears burrow Easter Bugs warren hop hutch
Ernest Hemingway = Hemingway : novelist Cuba sea bullfight Spain Pulitzer farewell beard
cork : wine bottle champagne pop Ireland stopper float oak
Tibet : Lhasa lama Himalayas monks yak Dalai Buddhism plateau
breathe : lungs air oxygen nose inhale yoga gasp exhale
sour : lemon sweet grapes vinegar taste cream dough milk
jungle : Mowgli Tarzan vines tropical book tiger dense Bear
judge : gavel court wig verdict Judy trial bench robe
pickle : gherkin jar vinegar burger cucumber onion dill branston
airport : planes runway Heathrow terminal luggage security departure gate

dinosaur : extinct fossil Jurassic Rex bones meteor Barney egg
Bluebeard : wives key castle Perrault husband closet chamber fairy-tale
gift : present wrap ribbon birthday Christmas horse talent bow
Alaska : Anchorage gold bear Yukon snow Juneau Palin salmon
sew ~ sow : needle thread button stitch machine hem thimble cloth
bald ~ bawled, balled : hair head eagle wig Kojak shiny coot Savalas
geyser ~ geezer : Yellowstone hot water Faithful spout Iceland steam erupt
hairdresser = barber : scissors salon comb cut perm Sweeney blow-dry shampoo
sausage : bangers mash hot-dog pork barbecue roll Frankfurt sizzle
internet : web online network browser email website Google surf

beaver : dam tail teeth river Canada lodge eager wood
Don Quixote = Quixote : windmills Cervantes Sancho Spain knight Dulcinea tilting donkey
ashtray : cigarette smoke ember tobacco pub stub cigar glass
Monaco : Grace prince casino yacht Monte Carlo Riviera Prix
cough : throat cold syrup chest sweets hack smoke bark
wild : west tame untamed animal Oscar lion flower goose
oasis : desert palm water Gallagher Sahara dates camel spring
astronaut : space moon helmet Apollo weightless rocket Glenn suit
raspberry : fruit red jam ripple blow beret bush cane
allergy : sneeze pollen nuts hay rash itchy cat antihistamine

parrot : repeat pirate Polly feathers talk cage Norwegian macaw
Florence Nightingale = Nightingale ~ Florence Nightingail : nurse lamp Crimea hospital war lady Scutari bandages
quilt : bed patchwork duvet cover warm feathers sewing comforter
California : Hollywood Los-Angeles gold surf Eagles sunshine state Schwarzenegger
push : shove door pull pram trolley button buggy midwife
proud : peacock lion prejudice chest boast Darcy smug parent
swamp : Shrek bog alligator mud mosquitoes marsh Louisiana murky
farmer : tractor fields cow harvest barn Giles wheat plough
eggplant = aubergine : purple moussaka vegetable ratatouille shiny baba parmigiana roasted
football = soccer : goal team pitch referee World Pele kick league

flamingo : pink leg bird wading croquet shrimp feathers Miami
Peter Pan : Neverland Wendy Hook crocodile Barrie Tinkerbell boy fly
kettle : tea boil water whistle steam black pot spout
Hawaii : surf lei volcano hula Honolulu Pacific ukulele Maui
kiss : lips mistletoe Judas Klimt mouth cheek frog French
grey = gray : elephant hair clouds mouse Gandalf fifty dull Dorian
thumb ~ thum : finger Tom hitchhike Hitchcock nail opposable up Jack
Santa Claus = Father Christmas, Santa : reindeer sleigh presents chimney December beard red elves
rice : China paddy pudding sushi grain wedding basmati white
tap = faucet : water sink drip dance leak plumber hot kitchen

gorilla : ape chest Kong mist hairy Fossey banana silverback
Frederic Chopin = Chopin : piano nocturne Polish Sand waltz composer mazurka romantic
keyboard : piano type qwerty letters computer synthesiser escape fingers
Chicago : Illinois Capone windy Bulls musical gangsters Obama Michigan
drive : car road wheel golf licence steer Miss hard
dangerous : risky peril hazard shark liaisons Jackson unsafe cliff
reef : coral barrier sea Nemo fish Australia diving knot
carpenter : wood saw hammer nails Jesus bench joiner plane
pumpkin : Halloween orange Cinderella pie lantern carve seeds coach
referee : whistle match card football pitch offside boxing rules

swan : lake white neck Tchaikovsky bird song graceful ugly
Roald Dahl = Dahl : Charlie Matilda author BFG Wonka peach twits Norwegian
jigsaw : puzzle pieces picture thousand fit box Saw tool
Turkey : Istanbul Ankara Christmas stuffing gobble Ottoman bath Bosphorus
win : lose victory medal lottery race first prize trophy
transparent : clear glass see-through window water invisible obvious film
tomb : grave Raider pharaoh mummy Egypt stone burial Lenin
puppet : strings Muppet Pinocchio Punch Kermit hand show marionette
yogurt = yoghurt : milk pot spoon Greek culture frozen dairy strawberry
station : train platform King Victoria radio ticket police space

panda : bamboo China black white bear rare Kung zoo
Abraham Lincoln = Lincoln : president beard Gettysburg log-cabin hat theatre honest penny
rubber band = elastic band : stretch ping snap catapult office loop hair bundle
Provence : lavender France Marseille Avignon rose herbs summer Peter
repair : fix mend broken mechanic garage plumber patch shoe
liquid : water pour solid gas flow mercury drink fluid
hurricane : wind storm Katrina eye Florida damage Bogart season
jeweller = jeweler : rings diamond gold necklace Tiffany gems watch silver
spinach : Popeye green iron leaves vegetable strong can salad
concert : music stage band tickets crowd orchestra pop encore

seagull : chips sea bird beach Chekhov cliff harbour fish
Harry Potter : Hogwarts wizard scar Rowling Hermione Quidditch Voldemort wand
trombone : slide brass jazz instrument seventy-six band blow orchestra
Peru : Lima Inca Machu-Picchu llama Andes Paddington poncho Cusco
thank : gratitude please card grateful you appreciate bread-and-butter applause
thin : slim fat diet skinny narrow Lizzy ice stick
galaxy : stars Milky hitchhiker universe spiral Andromeda chocolate far
hunter : gun deer prey safari bow hounds gatherer trophy
kebab : skewer meat Turkey grill late pitta lamb doner
diary : dates Bridget Anne secret Pepys daily journal lock

zebra : stripes crossing Africa black white horse herd lion
Jane Austen = Austen : Emma Pride Darcy Bath novelist persuasion sense bonnet
perfume : scent smell Chanel bottle spray flowers fragrance Süskind
Dublin : Ireland Joyce Guinness Liffey Molly Trinity pub Ulysses
steal ~ steel : rob crook Robin heart burglar shoplift bank swipe
round : circle ball moon wheel square boxing drinks globe
moss : green stone rolling Kate damp lawn bryophyte peat
shepherd : lambs crook flock pie staff dog Bethlehem pasture
cheddar : cheese gorge yellow Somerset mature orange sandwich ploughman
servant : butler maid master Downton civil Jeeves footman tray

toffee : caramel sticky apple sweet chewy Everton pudding brittle
Louis Armstrong = Satchmo ~ Lewis Armstrong : trumpet jazz wonderful Orleans singer gravelly swing cornet
rucksack = backpack ~ rucsac : hiking straps shoulders camping travel bag school bottle
Brussels : sprouts Belgium Europe capital Manneken Atomium lace waffles
measure : ruler tape length twice inches weigh cup metre
cunning : fox sly crafty plan Baldrick clever linguist devious
lava : volcano molten red lamp hot flow magma rock
acrobat : circus trapeze tightrope balance somersault tumble flip Cirque
peanut : elephant butter shell Snoopy bar salted monkey allergy
theatre = theater : stage curtain actor play Broadway seats audience globe

bear ~ bare : grizzly honey Teddy polar Paddington hibernate picnic claws
Robinson Crusoe = Crusoe : island Friday shipwreck Defoe desert footprint parrot castaway
ring ~ wring : finger wedding Frodo diamond boxing gold Saturn engagement
Sweden : Stockholm Ikea Abba Volvo meatballs Nobel Pippi blonde
draw : pencil sketch paper artist tie curtains line doodle
tired ~ tyred : sleepy exhausted weary bed yawn rest flat worn
holly : Christmas berries prickly ivy red wreath Buddy green
will : testament inheritance Shakespeare solicitor free power dead heir
turnip : vegetable root Baldrick white swede stew neep enormous
treasure : chest pirate gold island map buried hunt coins

squid : tentacles ink calamari sea giant game kraken rings
Frankenstein : monster doctor Shelley bolts creature lightning castle laboratory
toothbrush : paste bristles bathroom morning gums mint plaque electric
Portugal : Lisbon Madeira Algarve Ronaldo fado custard Porto sardines
vote : election ballot polling women democracy party booth candidate
sticky : glue tape honey toffee post-it jam gum fingers
whirlpool : spin water bath jacuzzi Poe vortex swirl drown
nurse : hospital doctor bandage ward uniform Jackie care shark
rhubarb : crumble custard pink stalks stewed pie sticks Yorkshire
chess : king pawn checkmate board bishop Kasparov queen rook

unicorn : horn horse magic myth white rainbow lion forehead
Andy Warhol = Warhol : soup pop Marilyn factory Campbell banana artist wig
screwdriver : vodka tool Phillips turn handle DIY sonic flat-head
Nigeria : Lagos Africa Abuja oil Fela Biafra naira princes
wait ~ weight : queue Godot patience hold bus hang tables line
damp : wet moist humid cellar soggy mould squib sponge
cactus : spines desert prickly Arizona green pot saguaro thirsty
lion : mane roar pride king Narnia Simba den cage
soup : bowl spoon tomato chicken kitchen Warhol alphabet hot
microphone = mic : sing voice stage karaoke speech stand feedback interview

otter : river playful fish Tarka whiskers sea swim holt
Mark Twain = Twain : Sawyer Huckleberry Mississippi author Missouri steamboat Clemens prince
hammock : trees swing garden nap beach net hang lazy
Vatican : pope Rome Swiss guards Sistine Peter city cardinals
sulk : pout huff Achilles lip moody corner teenager grumpy
hurried : rush late rabbit haste urgent quick pressed scurry
suburb : commuter outskirts city town houses semi fringe lawns
bricklayer : wall trowel mortar cement building house pile Winston
vanilla : ice-cream pod Madagascar plain pale flavour custard ice
notebook : pages jot spiral lines journalist pad laptop ideas

ladybird = ladybug : spots red beetle aphids home black fly lucky
Nostradamus : prophecy future predict French seer quatrains doom astrologer
binoculars : birds lenses far watch racing spy zoom eyes
Bollywood : India films dancing Mumbai songs sari movies Hindi
leap : frog year jump February bound faith bed cat
narrow : thin alley escape wide boat tight strait gauge
fossil : dinosaur ammonite bone fuel ancient stone Anning rock
plumber : pipes leak tap Mario sink wrench toilet boiler
mayonnaise : egg oil sandwich white dip chips tuna sauce
calculator : sums numbers maths buttons add pocket exam Casio

woodpecker : tree peck Woody beak hole drum bird bark
Mary Poppins : umbrella nanny spoonful Banks chimney Travers fly Julie
vase : flowers Ming Greek urn china water roses break
Himalayas = Himalaya : Everest Nepal yeti sherpa peaks Tibet snow monks
pray : church hands knees God amen kneel mantis mosque
dazzling : bright blinding sparkling brilliant headlights diamond stunning smile
dam : beaver Hoover river water wall busters hydroelectric reservoir
fisherman : net boat cod rod harbour Peter bait trawler
nougat : white almond sweet chewy Toblerone honey Mars bar
purse : money handbag coins silk sow wallet lips clasp

moth : light lamp wool night wings holes dusty flame
Steven Spielberg = Spielberg ~ Stephen Spielberg : director Jaws Indiana films dinosaurs Schindler Oscar Hollywood
toaster : bread crumbs pop breakfast slots brown lever electric
Niagara Falls = Niagara : water Canada barrel honeymoon cascade Horseshoe mist Buffalo
shiver : cold tremble fear teeth winter timbers goosebumps fever
loud : noise volume deafening shout thunder speaker quiet music
canyon : Grand Arizona deep gorge Colorado river echo steep
librarian : quiet books shelves shush catalogue glasses Dewey loan
waffle : Belgium syrup iron batter squares maple breakfast crisp
trophy : cup winner silver champion cabinet award shelf sport

hamster : wheel cage cheeks pet rodent sawdust seeds small
Oscar Wilde = Wilde : Dorian Irish wit Earnest playwright Reading dandy salome
escalator : moving stairs store handrail metro mall up step
Buckingham Palace : London king guards balcony throne royals gates garden
borrow : lend library money neighbour loan sugar debt return
empty : full vacant bottle glass hollow void nothing fuel
sunrise : morning dawn east early cockcrow horizon orange day
detective : clue Poirot case magnifying Columbo suspect mystery trench-coat
liquorice = licorice ~ licorish, liquorish : black sweet root allsorts stick aniseed Pontefract chewy
cathedral : Notre-Dame church bishop spire Gothic stained organ Canterbury

peacock : feathers tail proud blue Cluedo eyes fan strut
Muhammad Ali = Ali ~ Mohammed Ali, Mohamed Ali : boxer butterfly Clay ring bee Foreman champion gloves
envelope : stamp letter address seal lick paper mail window
Stonehenge : druids circle Wiltshire solstice prehistoric monument Salisbury rocks
shave : razor beard foam barber mirror chin blade close
heavy : weight lead metal elephant light anvil rain ton
continent : Africa Asia seven Europe land drift breakfast America
mountaineer : Everest rope ice-axe peak Hillary climb crampons summit
apricot : fruit orange stone dried jam peach pale orchard
skating : ice rink blades Torvill figure roller pond spin
`;
