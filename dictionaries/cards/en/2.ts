/** Further cards in English. A line an entry: `text = another name ~ what sounds the same : words that go with it`. */
export const EN_2 = `
bee : honey hive sting buzz queen pollen nectar bumble
Agatha Christie = Christie ~ Agatha Christy, Christy : Poirot Marple mystery detective Nile Orient mousetrap novelist
pillow : feather bed head soft fight case dream down
Scotland : kilt bagpipes Nessie whisky Edinburgh haggis tartan thistle
whisk : eggs beat kitchen cream froth mix batter utensil
polite : manners please thanks courteous bow gentleman rude etiquette
earthquake : Richter shake tremor fault San-Francisco magnitude collapse seismic
knight ~ night : armour sword horse Arthur chess Camelot lance joust
banana : monkey yellow peel split slip bunch skin tropical
orchestra : conductor violin symphony baton strings brass concert pit

fox : cunning red hounds tail hen den sly grapes
Sherlock Holmes = Holmes : detective Watson pipe Baker deerstalker elementary Moriarty Baskerville
stool : bar legs three seat sit milking piano foot
New York = New York City : Manhattan Broadway liberty apple Brooklyn skyscraper yankees taxi
paint : brush canvas easel wall colour artist roller gloss
humble : modest pie proud Heep meek lowly unassuming simple
tornado : wind twister Dorothy Kansas funnel storm whirl Oz
princess : Diana pea crown frog tower ball tiara Leia
cucumber : green cool salad gherkin slices tzatziki sandwiches vegetable
newspaper : headline Times daily journalist press print column crossword

rooster : weathervane crow dawn farm hen comb cockadoodle feathers
Beatrix Potter = Potter : Peter rabbit author squirrel Lakes bunny tales illustrator
curtain : window theatre drape rail stage iron shower pull
Canada : maple Mounties hockey moose Toronto beaver Niagara Ottawa
paddle : canoe oar water kayak shallow row boat ping-pong
talkative : chatty parrot gossip gab words mouth chatter verbose
meadow : grass cows flowers field hay daisies grazing green
shield : sword protect warrior coat Viking armour Captain defence
butter : bread cream toast churn melt yellow knife peanut
museum : exhibits paintings statue Louvre guide dinosaur gallery history

hedgehog : spines prickly Sonic garden ball nocturnal hibernate Tiggywinkle
Joan of Arc = Jeanne d'Arc : Orleans stake maid France saint armour voices Rouen
hourglass : sand time figure minutes bulb egg turn waist
Texas : Dallas cowboy Houston Alamo oil ranch Austin longhorn
pick : choose flowers guitar nose axe cherries fruit locks
sick : ill hospital fever doctor parrot bed nausea leave
tide ~ tied : moon ebb sea high low flow beach pull
rocket : space launch NASA Apollo moon salad firework Elton
radish : red peppery salad root vegetable crunchy bunch garden
hat : head bowler top brim Stetson mad cap ribbon

sheep : wool flock lamb fleece Dolly count bleat Shaun
Christopher Columbus = Columbus : America Genoa explorer Pinta discover ocean Isabella Indies
wardrobe : clothes Narnia hangers lion furniture closet mirror doors
Iceland : geyser Reykjavik volcano Bjork puffin lava Vikings hot
peel ~ peal : banana orange skin potato onion apple knife rind
tiny : small Tim ant little minute mouse dwarf speck
pond : frogs ducks lily goldfish garden water newt ripple
emperor : Rome penguin Nero clothes Japan Augustus palpatine throne
tomato : ketchup red sauce salad soup vine plum basil
music : notes concert piano Mozart song tune melody ears

donkey : mule Shrek bray Eeyore beach stubborn ears Palestine
Robin Hood : Sherwood arrow Marian outlaw Nottingham bow tights merry
bell ~ belle : ring church Quasimodo Liberty Tinker school tower toll
China : wall panda Beijing rice dragon silk tea Mao
tan : sun beach bronze skin lotion summer leather brown
solid : rock liquid hard firm gas gold ice concrete
stream : brook water flow river trickle trout babble pebbles
prison : cell bars guard escape Alcatraz jail inmate sentence
garlic : vampire clove bread breath bulb pungent crusher Dracula
airplane = aeroplane, plane : wings pilot airport fly runway jet cockpit Wright

wolf : howl pack moon grandmother Riding pigs sheep grey
Thomas Edison = Edison : bulb inventor phonograph light electricity Menlo patent gramophone
mattress : bed springs sleep foam soft lie pea futon
Las Vegas = Vegas : casino Nevada Elvis gambling strip neon slots Bellagio
mow : lawn grass cut garden hay meadow stripes Sunday
invisible : unseen Wells cloak hidden ghost transparent ink air
mud : dirt pigs wet boots puddle Glastonbury wrestling brown
queen ~ quean : Elizabeth bee chess crown Freddie Victoria hearts tea
sugar : sweet cane cube lump spoonful tea diabetes icing
pencil : write lead sharpen case eraser graphite draw HB

cow : milk moo udder calf grass beef farm mad
Claude Monet = Monet ~ Claude Monay, Monay : waterlilies Giverny impressionist painter garden haystacks bridge French
saucepan : kitchen lid boil handle stove soup cook pot
Norway : fjord Oslo Vikings salmon skiing Munch troll northern
hesitate : pause doubt waver dither unsure lost stall decide
cold : winter ice shiver freezing flu sneeze hot turkey
fountain : pen Trevi water youth coins spray Rome drinking
spy : Bond secret agent eye Bourne gadgets undercover Mata-Hari
olive : oil Popeye martini branch green Greek pit tree
school : teacher pupils homework bell class uniform playground lessons

tiger : stripes Tony Bengal claws Shere jungle tail Asia
Cinderella : pumpkin slipper midnight ball stepsisters godmother coach prince
waltz ~ walts, walz : dance Vienna three Strauss time Matilda ballroom Danube
Morocco : Casablanca Marrakesh Atlas couscous Rabat souk fez tagine
pour ~ pore, poor : rain jug tea water teapot liquid spill down
flexible : bend gymnast rubber supple yoga elastic hours stiff
cloud : sky rain nine silver fluffy white cumulus grey
gladiator : Rome arena Spartacus Crowe sword Colosseum fight lions
cabbage : green leaves sauerkraut patch coleslaw vegetable soup butterfly
radio : waves listen station aerial DJ broadcast FM gaga

pig : bacon sty snout pork Babe oink curly bank
Galileo : telescope astronomer Pisa Earth moves Jupiter inquisition Italian
carpet : rug floor magic vacuum Persian red wool Aladdin
Wales : Cardiff dragon leek rugby Snowdon Tom choirs prince
extinguish : fire hose candle flame quench foam blow smother
silent : quiet mute night film mouse noise monk library
tunnel : train dark channel mole light underground end carpal
jester : king fool bells court joker jokes motley hat
leek ~ leak : soup Wales vegetable green potato vichyssoise onion emblem
letter : stamp envelope alphabet post mail write postman box

mouse : cheese cat computer Mickey squeak trap tail Jerry
Nelson Mandela = Mandela : Soweto Springbok Robben prison president Nobel freedom rugby
sock : foot shoe wool toe pair darn odd puppet
Ireland : shamrock Dublin Guinness emerald leprechaun Patrick Joyce harp
build : bricks house Lego construct Bob crane site blocks
ridiculous : absurd silly laughable sublime ludicrous clown nonsense mocking
sand : beach castle desert grains dune timer bucket quick
soldier : army war uniform gun toast barracks tin march
melon : fruit water honeydew seeds cantaloupe slice ham green
map : atlas treasure route tube legend globe directions pirate

monkey : banana tree tail swing chimp zoo business jungle
Michelangelo : David Sistine ceiling sculptor Florence turtle marble Pieta
bathtub = bath : soap rubber duck bubbles water tap Archimedes soak
Liverpool : Beatles Mersey Anfield football cavern Scouse docks Penny
fishing = fish : rod hook bait river line angler trout catch
bitter : lemon sweet beer taste coffee sour end gourd
cliff : Dover edge steep Richard lemmings seaside drop white
musketeer : three Dumas Athos sword D'Artagnan Porthos all one
lettuce : salad green iceberg leaves rabbit Caesar crisp romaine
bicycle = bike : wheels pedals saddle chain handlebars helmet tandem Armstrong

eagle : bald bird talons nest America feathers soar landed
Marilyn Monroe = Marilyn, Monroe ~ Marylin Monroe : blonde actress Kennedy Warhol diamonds Norma wind Hollywood
dustbin = trash can, garbage can : rubbish waste lid lorry Oscar recycling bags collect
Cuba : Havana cigar Castro rum salsa island missile Guantanamo
shout : scream loud yell twist voice roar megaphone beatles
deaf : ears Beethoven hearing sign post mute aid silence
valley : hills river kings Silicon shadow dale low green
wizard : Oz Merlin Harry wand Gandalf spell Hogwarts beard
jam ~ jamb : strawberry toast traffic jar marmalade spread scones session
watch : wrist time Swiss strap clock tick pocket look

snake : venom hiss slither Eve rattle python charmer ladders
Ludwig van Beethoven = Beethoven ~ Betoven : deaf symphony Bonn moonlight composer fifth ninth piano
staircase = stairs : steps banister spiral up landing climb floor handrail
Mexico : tequila sombrero taco Aztec cactus chilli Cancun mariachi
tickle : feather feet laugh ribs Elmo giggle toes armpit
blind : Braille mice cane sight guide Venetian bat see
puddle : rain splash wet boots mud jump Peppa reflection
firefighter = fireman : hose ladder truck helmet hydrant blaze Sam pole
curry : India spicy rice Madras hot naan vindaloo turmeric
dictionary : words Oxford definitions Webster alphabetical spelling Johnson meaning

camel : dromedary desert spit caravan needle straw cigarette Bactrian
Charles Darwin = Darwin : evolution Beagle species finches Galapagos natural apes selection
fork : knife prongs tuning road spoon pitch lightning eat
Oxford : university Cambridge shoes dons Morse spires boat comma
forget : memory amnesia elephant lost remember Alzheimer mind never
wide : broad narrow screen river eyed boy hips open
lightning ~ lightening : thunder bolt storm flash rod Franklin fast electric
lawyer : court Portia barrister Mason case defend judge brief
marmalade : orange Paddington jar toast breakfast Seville peel Dundee
photograph = photo : camera album smile snap flash print frame negative

ant : colony small picnic hill worker queen Adam insect
Auguste Rodin = Rodin : thinker sculptor kiss bronze French Burghers museum marble
drawer : chest socks desk cutlery handle bottom knickers pull
Belgium : Brussels waffles chocolate Tintin beer Poirot Bruges sprouts
dream : sleep nightmare Freud Luther Martin night American pillow
sharp : knife blade pointed razor blunt flat Becky cheese
crater : moon volcano meteor impact hole dent asteroid lunar
postman = mailman : Pat letters parcels round van dog rings delivery
pepper : salt Sergeant spice mill sneeze black grind bell
skateboard : wheels ramp Bart trick Hawk kick-flip pavement helmet
`;
