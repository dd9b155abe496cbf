/** Entries drawn by chance, each with six clues that its list does not have, in the order in which they were thought of. */
export const ENGLISH_HELD_OUT = `
Odysseus : hero Greece journey Troy Homer sailor
whale : sea mammal big Moby fish swim
lift : building up hotel carry people stairs
chewing gum : chew bubble mouth sticky school teeth
Thor : Marvel god lightning Viking comics superhero
book : story school words novel shelf reader
telephone : talk gossip speak conversation message voice
coin : money metal currency pound round treasure
King Arthur : Britain sword table queen myth castle
cheetah : fast cat Africa animal run predator
The Chronicles of Narnia : fantasy children lion magic cupboard Christian
Florence Nightingale : medicine soldiers Victorian war lady Italy
Venus flytrap : plant eat mouth green trap spider
Star Wars : space film laser fantasy trilogy spaceship
ruler : measure maths school length stationery line
Bluey : dog Australia cartoon blue children puppy
autumn : colour October orange November red pumpkin
Bolivia : Latin Andes mountain Spanish altitude Inca
daisy : flower white yellow plant summer pick
Dublin : capital beer Irish city river Temple
Amsterdam : city Dutch tulips Frank capital cycling
swan : bird white lake beautiful river graceful
hedgehog : spikes prickly animal small night ball
cucumber : green vegetable fresh water crunchy long
Homer : Simpson epic writer doughnut Bart author
butter : bread cream fat yellow toast cow
lion : king Africa jungle cat animal fierce
surf : sea beach sport ocean Australia water
winter : ice frost December snowman skiing January
llama : animal Latin fluffy farm camel hairy
sulk : angry tantrum child upset sad cross
summer : hot holiday beach sun July warm
lemon : fruit juice bitter drink tree pancake
Hadrian's Wall : Scotland emperor England ancient soldiers defence
nest : bird home tree branch swallow build
poisonous : snake deadly dangerous plant kill spider
Shaka : Africa king chief tribe war leader
Switzerland : mountains cheese country army Alps knife
Maya Angelou : writer American author black woman poetry
Eiffel Tower : France metal tall monument building landmark
sunglasses : beach eyes dark lenses fashion face
jam : fruit strawberry bread toast sweet spread
magic : trick rabbit wizard witch Potter hat
Emmeline Pankhurst : women activist rights feminist Edwardian politics
Lady Godiva : horse nude ride England naked medieval
Marilyn Monroe : blonde film beauty dress icon glamour
Sri Lanka : island Asia India beach ocean cinnamon
circus : animals tightrope horses popcorn show trapezist
detective : police crime murder solve magnifying investigator
Little Red Riding Hood : fairytale granny girl woods teeth hunter
North Pole : cold ice snow polar Lapland winter
tiger : animal cat India fierce zoo black
tide : sea beach water ocean wave Atlantic
goose : bird farm feathers Christmas fly white
Pelé : football player sport king striker Maradona
Nero : Roman violin mad burn Caesar ancient
brave : courage soldier strong knight fear warrior
Morocco : Africa Marrakesh desert country Arabic Sahara
Kilimanjaro : mountain Africa climb high peak Kenya
Hawaii : island beach America Pacific dancing holiday
camera : picture photo film digital click photographer
penguin : bird ice black cold snow fish
George Washington : America first capital leader wooden revolution
piggy bank : money save pig pocket pink china
boredom : tired school lazy Sunday holidays monotonous
roller coaster : ride fast park fun fear theme
blush : red pink embarrassment love romance skin
dangerous : risk careful fire lion weapon driving
scissors : cut hairdresser tool school sew hair
scarecrow : crows puppet hay corn farm hat
monsoon : wet summer Asia storm flood weather
vote : politics democracy poll party Parliament choose
Jack and the Beanstalk : fairytale boy plant egg castle sky
Athena : Greek war intelligent Greece mythology city
tailor : clothes sew needle cloth Swift dressmaker
Evita Perón : president Latin wife singer blonde Argentine
Mary Poppins : Disney film children sugar flying bag
elephant : big grey animal Africa large India
snake : poison reptile long tongue bite legless
mammoth : big hairy animal woolly ancient large
joke : humour fun comedy laughter clown tell
passport : document holiday airport country fly official
rocking chair : old furniture grandma sit baby wood
yo-yo : game child round trick bounce kid
meadow : flowers green sheep countryside farm spring
hiccup : breath noise water throat drunk hold
Waltzing Matilda : Aussie anthem folk Sydney outback dance
taco : food Mexican shell beef cheese crunchy
sew : thread cloth clothes tailor sewing fix
kangaroo : Australia jump animal hop baby bounce
Atlantis : island city underwater myth ocean swim
Cheshire Cat : smile Cheese pink Disney animal Lewis
snow : white cold winter ball ice Christmas
Macbeth : Scotland king play theatre murder blood
tsunami : sea disaster water earthquake flood Thailand
cheese : milk yellow French pizza sandwich dairy
mud : brown wet rain puddle earth sticky
grumpy : angry sad Garfield sulk old unhappy
glove : winter cold fingers warm wool wear
Alps : mountains Switzerland France snow Italy Heidi
Saladin : Muslim Crusades Arab leader warrior Islam
jeans : clothes fabric fashion American wear leg
Bayeux Tapestry : history France cloth William medieval battle
careful : watch slow danger safe caution mind
Around the World in Eighty Days : travel journey balloon book French adventure
Ayrton Senna : racing driver car Brazilian crash champion
keyboard : computer keys music typing instrument office
Batman : superhero comics black cape bat hero
transparent : see clear air invisible water pane
teddy bear : toy child soft bed plush sleep
Christopher Columbus : America explorer Spain discover sailor ship
Himalayas : mountains Nepal Asia India monks climbing
Mississippi : America South state boat flow Huckleberry
mole : animal underground dig garden earth hill
moon : night sky space white round Earth
willow : tree cry weep green river wood
Scheherazade : storyteller Arabia night Persia tales king
Snow White : Disney princess seven fairytale poison queen
Christmas : tree presents snow winter reindeer holiday
crown : gold queen royal power prince metal
Medusa : mirror Greek ugly serpents petrify mythology
Florida : America state sun holidays Orlando crocodile
Uluru : rock big mountain holy Aborigines stone
exam : school test stress question university pass
cunning : evil smart sneaky animal shrewd trick
obey : dog listen follow army child do
toothbrush : teeth mouth clean morning dentist toothpaste
Thailand : Asia island curry country holiday massage
swim : water sport sea fish beach bikini
Beatrix Potter : author rabbit children animals illustrator books
submarine : sea water navy Titanic boat ship
reindeer : animal Santa snow red Lapland deer
mouse : animal small cat rodent tail Mickey
piano : music instrument black concert keyboard white
question : enquire query doubt quizmaster exam teacher
The Four Seasons : music classical composer Italian summer orchestra
wait : bus stop time line doctor patient
Auld Lang Syne : Scotland December celebration sing Christmas party
Bali : beach Asia temple paradise tropical holiday
wellington boots : rain mud feet shoes water wear
mountain : high valley snow hill top ski
bicycle : cycle wheels ride two sport transport
Andes : mountains Latin Chile high snow Everest
Rosa Parks : black racism sit America brave protest
soup : hot liquid vegetable eat chicken food
tomato : red fruit vegetable salad round sauce
bear : animal brown forest big claws wild
ring : jewel jewellery gold marriage wedding diamond
Jane Austen : writer Pride Prejudice books England romance
Colosseum : Roman fight lions ancient building theatre
`;
