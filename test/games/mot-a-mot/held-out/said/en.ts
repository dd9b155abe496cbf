/** Entries drawn by chance, each with eight clues as somebody would say them who has never seen its list, the first thought first. */
export const ENGLISH_SAID = `
chess : king board pawn queen checkmate game knight bishop
Treasure Island : pirates Silver parrot map book Stevenson Jim gold
Yaa Asantewaa : Ghana queen warrior Africa golden stool British Ashanti
marmalade : orange toast Paddington breakfast jar spread Seville sticky
stamp : letter post envelope collect lick Queen foot passport
Henry VIII : wives Tudor king beheaded fat divorce Boleyn England
Mary Shelley : Frankenstein author monster gothic writer Percy novel Geneva
umbrella : rain wet Poppins handle shelter brolly folding Rihanna
Uganda : Africa country Kampala Amin gorillas east lake Nile
zero : nothing nought number nil none round temperature below
polite : please manners thank courteous rude kind behaviour well
homework : school teacher children evening study exercise desk dog
Monkey King : China Wukong staff ape journey legend cloud west
drum : sticks beat bass rhythm Ringo instrument bang loud
Great Wall of China : long Asia bricks stone ancient space Beijing emperor
cheat : exam cards dishonest copy unfair game steal rules
sword : knight sharp blade fight Excalibur pirate metal weapon
mango : fruit tropical orange lassi juicy chutney India stone
Things Fall Apart : Achebe Nigeria novel Igbo Africa yam book colonial
dog : bark pet puppy bone lead cat walk tail
teacher : school class lesson blackboard pupils education apple marks
scarf : neck wool winter warm knitted silk wrap football
pineapple : fruit tropical pizza spiky yellow Hawaii SpongeBob juice
knight : armour horse Arthur Round shining Lancelot sir castle
wild : animals untamed nature west savage jungle Oscar free
drive : car wheel licence road steer motor Ryan fast
samosa : Indian triangle pastry fried snack curry spicy starter
archaeologist : digging Indiana Jones bones ruins ancient Egypt brush
star : sky night twinkle Hollywood shining sun famous five
tiny : small little minuscule Tim ant mini size mouse
famous : celebrity star Hollywood paparazzi known autograph fan Five
meerkat : Timon Africa desert Simples animal standing lookout burrow
pirate : ship parrot treasure Sparrow eyepatch hook skull sea
Everest : mountain Hillary highest Nepal climb Himalaya peak summit
desert : sand camel dry Sahara hot cactus oasis dunes
pyjamas : bed night sleep bananas striped nightwear flannel party
William Wallace : Braveheart Scotland Gibson freedom blue warrior kilt rebel
luck : four-leaf horseshoe fortune chance bad Irish charm penny
Australia : kangaroo Sydney koala outback down island Melbourne boomerang
feather : bird light wing tickle pillow quill plume goose
mathematics : numbers school algebra sums equation geometry subject calculator
Little Women : Alcott sisters Jo March Beth novel Amy four
tomorrow : day future next after yesterday Annie Bond dawn
microphone : sing karaoke voice sound stage speak record stand
Kenya : Africa Nairobi safari runners Masai lion country Obama
judge : court wig law gavel jury Judy hammer verdict
forget : remember memory elephant mind amnesia lost names blank
trumpet : brass Armstrong jazz blow instrument Miles elephant loud
Anne Boleyn : beheaded queen Henry Tudor wife second Tower six
Charlie Bucket : chocolate Wonka factory Dahl golden ticket poor grandpa
Guy Fawkes : gunpowder November bonfire Parliament plot mask fireworks treason
tired : sleep yawn bed exhausted weary night eyes rest
carrot : orange rabbit vegetable stick Bugs snowman crunchy dark
rose : red flower thorn Valentine love petal Tudor Titanic
farmer : cows tractor field crops barn animals wheat Giles
Hollywood : films stars California sign Los Angeles movies Oscars
Spirited Away : Ghibli Japan anime bathhouse Miyazaki Chihiro ghost film
hummingbird : tiny nectar wings hover fast flower beak small
Hans Christian Andersen : fairytales Denmark mermaid duckling writer Copenhagen match ugly
Sacagawea : Lewis Clark guide native American dollar explorer baby
Humpty Dumpty : egg wall fall king's horses nursery rhyme broken
Princess Diana : Wales Charles Paris crash William blonde royal Spencer
dice : roll six casino game cube Monopoly dots snake
salty : sea crisps chips food water taste peanuts pepper
lollipop : sweet stick lick sugar traffic Chupa child round
wheelbarrow : garden push builder soil handles carry bricks compost
jellyfish : sting sea tentacles beach transparent ocean swim blob
Hong Kong : China skyscrapers British harbour Jackie city island east
Vietnam : war Asia Hanoi pho America Saigon jungle country
write : pen paper author book letter pencil words novel
tortoise : slow hare shell old pet Galapagos reptile lettuce
The Nutcracker : ballet Christmas Tchaikovsky Clara mice sugar soldier dance
flag : country pole Union Jack wave national colours red
panda : bamboo China black white bear Kung cute endangered
potato : chips mash vegetable Ireland peel jacket crisps roast
`;
