/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_10 = `
clap = applaud @ action : seal rhythm appreciation flamenco concert encore audience standing curtain bravo ovation hands > applaudir | klatschen, applaudieren
run @ action : tap errand hamstring late fast trainers treadmill marathon Forrest race sprint jog > courir | rennen, laufen
paint @ action : graffiti nails undercoat roller portrait brush ceiling gloss Picasso easel canvas watercolour > peindre | malen, streichen
breathe @ action : hold live calm fresh snorkel gills mouth Vader oxygen gasp inhale lungs > respirer | atmen
sew ~ sow @ action : patch quilt button Betsy-Ross fabric Singer embroider bobbin seam thimble stitch needle > coudre | nähen
cough @ action : interrupt elbow chest cold throat dusty mixture whooping syrup splutter lozenge bronchitis > tousser | husten
kiss @ action : goodnight goodbye ring frog cheek bride Judas Rodin mistletoe Klimt pucker lips > embrasser, bisou | küssen
drive @ action : hard golf Daisy left Uber licence gears motorway instructor steer chauffeur wheel > conduire | fahren, lenken
win @ action : bingo first lottery prize gold jackpot podium champion beat triumph medal lose > gagner | gewinnen
repair = mend, fix @ action : watch spare puncture cobbler warranty engineer Bob workshop handyman toolbox restore broken > réparer | reparieren
steal ~ steel @ action : base thunder magpie jewels bank Grinch Robin-Hood wallet shoplift heist burglar rob > voler, dérober | stehlen, klauen
draw @ action : curtains raffle bath equal nil tie charcoal cartoon doodle illustrator crayon sketch > dessiner | zeichnen
choose @ action : menu side adventure either team crossroads favourite dilemma Pokémon option decide pick > choisir | wählen, aussuchen
wait ~ weight @ action : room list dentist platform delay Hachiko Penelope patience Godot queue linger pause > attendre | warten
sulk @ action : teenager corner arms crossed lip bedroom silent grumpy moody huff mope pout > bouder | schmollen
jump = leap @ action : star conclusions bungee high hurdle flea Tigger frog kangaroo skip hop bounce > sauter, bondir | springen, hüpfen
juggle @ action : busy career plates knives oranges torches rhythm catch clown three clubs skittles > jongler | jonglieren
whisper @ action : horse Wham careless conspiracy breeze rumour library ear softly secret hush murmur > chuchoter | flüstern
shout = yell @ action : twist goal Lulu coach angry crowd megaphone lungs hoarse loud holler bellow > crier | schreien, rufen
sleep @ action : beauty walk log tight lion sheep Winkle bed night snore doze nap > dormir | schlafen
sing @ action : shower praise canary campfire anthem throat hymns lullaby Adele tune choir karaoke > chanter | singen
count @ action : blessings votes calories sheep fingers Sesame Dracula Monte-Cristo abacus ten numbers tally > compter | zählen
write ~ right, rite @ action : postcard diary blog essay novel memoir quill signature calligraphy letter biro pen > écrire | schreiben
read ~ reed @ action : palm meter comics aloud glasses newspaper Braille story Kindle library page book > lire | lesen
forget @ action : name elephant keys umbrella PIN anniversary password Neville Dory amnesia mind remember > oublier | vergessen
tickle @ action : ivories wriggle chin fingers throat Elmo ribs squirm armpit feather toes giggle > chatouiller | kitzeln
dig @ action : deep potatoes bone trench fossils mole mine bulldozer hole excavate spade shovel > creuser | graben
skate @ action : fish park roller hockey figure axel lake Bambi Torvill blades ice rink > patiner | Schlittschuh laufen, eislaufen, skaten
ski @ action : lift Eddie goggles chalet snow poles Alps Aspen Chamonix moguls slalom piste > skier | Ski fahren, skifahren
obey @ action : sit vows robot soldier heel master law parents rules Simon orders command > obéir | gehorchen
cheat @ action : code cards sheet bluff Monopoly sleeve copy peek exam unfair dishonest swindle > tricher | schummeln, betrügen, mogeln
share @ action : room communal care toys half biscuits siblings post split equally divide portion > partager | teilen
forgive @ action : heart enemy hug mistake peace forget trespasses grudge sorry mercy apology pardon > pardonner | verzeihen, vergeben
vote @ action : eighteen raise secret cross Eurovision booth citizen referendum president suffragette ballot election > voter | wählen, abstimmen
translate @ action : meaning words French foreign Google dictionary Rosetta subtitles bilingual Babel language interpreter > traduire | übersetzen
hug = cuddle, embrace @ action : tree free farewell reunion koala Baymax Olaf affection comfort tightly squeeze arms > étreindre, serrer, câlin | umarmen, Umarmung
yawn @ action : cover jaws hippo lecture gaping morning contagious mouth bored stretch sleepy tired > bâiller | gähnen
hiccup = hiccough @ action : glitch fizzy baby dragon scare upside sugar boo cure Toothless burp diaphragm > hoqueter, hoquet | hicksen, Schluckauf
blush @ action : rose makeup flattery tomato compliment crush beetroot face shy cheeks crimson embarrassed > rougir | erröten
dance @ action : floor bees Abba partner conga flamenco steps Strictly disco ballroom tango waltz > danser | tanzen
eat @ action : plate Pac-Man lunch fork mouth swallow dinner hungry bite chew munch devour > manger | essen
drink @ action : trough tap straw bottle camel dehydrated soda juice thirsty quench gulp sip > boire | trinken
shave @ action : close legs foam barber electric goatee whiskers Movember beard stubble Gillette razor > raser, se raser | rasieren
knit ~ nit @ action : brows row granny hat Aran cardigan jumper sock needles wool yarn purl > tricoter | stricken
wink @ action : forty nod quick cheeky sly one joke emoji signal flirt lashes eye > clin d'oeil, cligner | zwinkern
shiver @ action : ghost sharks wet spine fever chill timbers goosebumps cold chattering shudder tremble > frissonner, grelotter | zittern, frösteln
hide @ action : leather cow bush Easter wardrobe behind fugitive burrow chameleon camouflage conceal seek > cacher, se cacher | verstecken
lose @ action : temper weight marbles mind keys glove umbrella game defeat beaten misplace win > perdre | verlieren
borrow @ action : sugar neighbour pencil clothes lawnmower Arrietty money debt library loan return lend > emprunter | leihen, ausleihen, borgen
scratch @ action : start code DJ card car head post mosquito fleas nails claws itch > gratter, griffer | kratzen
surf @ action : channel couch dude turf wetsuit California Cornwall wipeout Beach-Boys Hawaii board wave > surfer | surfen
dive @ action : flippers goalkeeper whale pearls deep Daley board wreck submarine headfirst plunge scuba > plonger | tauchen
crawl @ action : traffic stroke commando creepy beetle spider tunnel playpen floor knees infant baby > ramper | krabbeln, kriechen
old-fashioned @ quality : waistcoat granny attic typewriter gramophone corset cocktail traditional vintage outdated trendy modern > démodé, vieux jeu | altmodisch
shy @ quality : coconut corner mouse wallflower quiet hide mumble blush introvert reserved timid bashful > timide | schüchtern
noisy = loud @ quality : neighbours drums playground jackhammer children fireworks construction ears racket deafening silent din > bruyant | laut
fragile @ quality : ego butterfly bubble parcel wing eggshell chandelier vase ornament porcelain delicate breakable > fragile | zerbrechlich
lazy @ quality : Sunday Susan bones lounging siesta hammock couch Garfield slouch slacker sloth idle > paresseux | faul
generous @ quality : heart portion host tip Santa kind helping donate charity giving unselfish stingy > généreux | großzügig
greedy @ quality : more pig wolf cake seagull gold dragon Augustus Midas selfish guts gluttonous > gourmand, avide | gierig, verfressen
jealous @ quality : sibling toy rival monster green Iago stepsisters suspicious possessive Othello covet envious > jaloux | eifersüchtig
careful = cautious @ quality : driver slippery ladder tiptoe helmet look warning attention risk beware wary reckless > prudent | vorsichtig
famous @ quality : five VIP fans statue carpet wax autograph household paparazzi unknown renowned celebrity > célèbre | berühmt
brave = courageous @ quality : lion medal heart hero firefighter Merida rescuer Gryffindor daring fearless bold coward > courageux | mutig, tapfer
stubborn @ quality : stain no toddler refuse will goat donkey insist headstrong mule pigheaded obstinate > têtu | stur, dickköpfig
elegant @ quality : swan handwriting flamingo pearls ballroom gown Hepburn tuxedo graceful chic stylish refined > élégant | elegant
calm @ quality : before keep lake meditation breath camomile still Buddha panic relaxed tranquil serene > calme | ruhig
modest @ quality 10+ : salary cottage violet Mussorgsky dress shrug simple compliment unpretentious boastful unassuming humble > modeste | bescheiden
talkative = chatty @ quality : classmate nonstop neighbour Donkey parrot hairdresser extrovert gossip yapping mouth babble quiet > bavard | gesprächig, geschwätzig
ill = sick, unwell @ quality : bed pale absent tonsils queasy germs infection flu fever medicine healthy poorly > malade | krank
salty @ quality : sailor taste sweat tears bacon crisps pretzels popcorn peanuts anchovies ocean Dead-Sea > salé | salzig
wild @ quality : card party goose strawberries boar West mustang animals jungle ferocious feral tame > sauvage | wild
proud @ quality : lion parents grandma graduation medal chest trophy strut Darcy peacock achievement ashamed > fier | stolz
grey = gray @ quality : area matter Earl Dorian squirrel drab concrete overcast elephant Gandalf ash charcoal > gris | grau
dangerous = risky @ quality : liaisons bend shark stunt cobra edge electricity explosives warning perilous hazardous safe > dangereux | gefährlich
transparent = see-through, clear @ quality : plastic bubble raincoat jellyfish lens aquarium crystal window glass perspex cellophane opaque > transparent | durchsichtig
round = circular @ quality : robin table Arthur clock marble Polo coin wheel hoop globe square sphere > rond | rund
cunning = sly, crafty @ quality : plan trap Baldrick scheme clever Odysseus Loki Anansi trickster devious wily fox > rusé | schlau, listig
tired @ quality : legs overworked marathon bags toddler caffeine yawn nap drowsy sleepy weary exhausted > fatigué | müde
sticky @ quality : wicket rice fingers gecko tape toffee treacle Post-it honey slime gooey glue > collant, gluant | klebrig
wet @ quality : paint blanket nappy sponge shower swimmer towel umbrella soggy drenched soaked dry > mouillé | nass
heavy @ quality : metal burden suitcase bulky piano rhino cannonball anvil lead tonne weight light > lourd | schwer
narrow @ quality : escape minded boat path ledge corridor canal alley strait cramped thin wide > étroit | eng, schmal
polite @ quality : letter bow butler handshake door curtsy sorry gentleman thanks manners please rude > poli | höflich
left-handed = southpaw @ quality : minority ink smudge guitar scissors Obama Leonardo McCartney Navratilova writing Flanders right > gaucher | linkshändig
invisible @ quality : friend air ink fence germs man ghost cloak vanish Potter Wells unseen > invisible | unsichtbar
sharp @ quality : cheddar Becky flat tack pencil thorn scalpel dagger knife razor needle blunt > pointu, tranchant, aiguisé | scharf, spitz
tiny @ quality : Tim dot crumb ant baby flea Borrowers Thumbelina atom microscopic miniature huge > minuscule | winzig
clumsy @ quality : thumbs bull vase spill puppy Clouseau trip drop bump stumble awkward butterfingers > maladroit | ungeschickt, tollpatschig
curious = nosy, inquisitive @ quality : cat incident toddler keyhole telescope questions why Alice Pandora George wonder interested > curieux | neugierig
fast = quick, speedy @ quality : food lane forward furious hare arrow Ferrari Concorde Bolt cheetah rapid slow > rapide | schnell
rich = wealthy @ quality : cake soil oil butler caviar yacht mansion lottery Croesus McDuck billionaire poor > riche | reich
hungry = starving @ quality : teenager fridge hippos growling belly lunchtime peckish caterpillar stomach food ravenous famished > affamé | hungrig
sour @ quality : puss dough grapes curdled pickled rhubarb tamarind gooseberry lime acidic vinegar lemon > aigre, acide | sauer
striped = stripy @ quality : shirt straw toothpaste deckchair pattern barcode humbug tabby pyjamas wasp tiger zebra > rayé | gestreift
lonely @ quality : planet hearts goatherd bench cloud Rigby castaway hermit isolated friendless company solitary > seul, solitaire | einsam
grumpy @ quality : troll mutter ogre dwarf Oscar Squidward Ebenezer mood frown scowl crabby cross > grincheux, grognon | mürrisch, grantig
honest @ quality : opinion mistake policy Abe wallet witness Washington trustworthy frank sincere lies truthful > honnête | ehrlich
poisonous = toxic, venomous @ quality : Britney ivy berries apple frog skull mushroom scorpion cobra arsenic toadstool antidote > venimeux, toxique, vénéneux | giftig
hollow @ quality : victory cavernous Godric log Sleepy trunk bones flute drum bamboo echoing empty > creux | hohl
`;
