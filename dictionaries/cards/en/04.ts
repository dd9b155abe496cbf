/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_04 = `
Mona Lisa = La Gioconda, Gioconda ~ Mona Leesa @ work europe modern : famous hands stolen landscape portrait poplar smile Florence enigmatic sfumato Louvre Leonardo > Joconde | = | Gioconda | Gioconda
Sunflowers = The Sunflowers @ work europe modern 10+ : yellow auction vase petals fifteen wilting chrome Gauguin impasto Arles Vincent van-Gogh > Les Tournesols | Sonnenblumen | Los girasoles | I girasoli
The Scream = Scream @ work europe modern 10+ : mouth hands sunset railing swirls orange anxiety emoji fjord Norway expressionism Munch > Le Cri | Der Schrei | El grito | L'urlo
Bayeux Tapestry @ work europe medieval 10+ : strip ships linen arrow comet embroidery Turold Odo Normans Aelfgyva Harold Hastings > tapisserie de Bayeux | Teppich von Bayeux | tapiz de Bayeux | arazzo di Bayeux
Book of Kells @ work europe medieval 10+ : ink patience vellum Latin knots monks gospels Iona illuminated Celtic Trinity Dublin > livre de Kells | = | libro de Kells | libro di Kells
The Odyssey = Odyssey @ work europe ancient 10+ : voyage epic disguise suitors sirens Scylla Nausicaa Polyphemus Telemachus Penelope Ithaca Homer > L'Odyssée | Odyssee | La Odisea | L'Odissea
The Tortoise and the Hare = Tortoise and the Hare, The Hare and the Tortoise @ work europe ancient : moral boastful nap finish winner complacent steady overconfident slow fable race Aesop > Le Lièvre et la Tortue | Der Hase und die Schildkröte | La liebre y la tortuga | La lepre e la tartaruga
Romeo and Juliet @ work europe modern : feud friar potion teenagers ball balcony tragedy lovers Tybalt Montague Capulet Verona > Roméo et Juliette | Romeo und Julia | Romeo y Julieta | Romeo e Giulietta
Hamlet @ work europe modern 10+ : ghost revenge uncle madness skull poison prince Denmark Shakespeare Ophelia Elsinore Yorick > = | = | = | Amleto
Macbeth = the Scottish play @ work europe modern 10+ : ambition superstition ghost dagger cauldron Shakespeare witches thane Duncan Dunsinane Birnam Banquo > = | = | = | =
Treasure Island @ work europe modern : map rum inn chest parrot apples schooner mutiny pirates Stevenson Hawkins Silver > L'Île au trésor | Die Schatzinsel | La isla del tesoro | L'isola del tesoro
Around the World in Eighty Days = Around the World in 80 Days @ work europe modern 10+ : club wager valet steamer trains elephant punctual detective Verne Phileas Passepartout Fogg > Le Tour du monde en quatre-vingts jours | In achtzig Tagen um die Welt | La vuelta al mundo en ochenta días | Il giro del mondo in ottanta giorni
The Little Prince = Little Prince @ work europe contemporary : drawing scarf pilot snake sheep desert fox rose baobabs lamplighter asteroid Saint-Exupéry > Le Petit Prince | Der kleine Prinz | El principito | Il piccolo principe
The Lord of the Rings = Lord of the Rings @ work europe contemporary 10+ : elves fellowship trilogy volcano hobbits Gandalf Tolkien Aragorn Sauron Gollum Mordor Frodo > Le Seigneur des anneaux | Der Herr der Ringe | El señor de los anillos | Il Signore degli Anelli
Harry Potter = Harry @ work europe contemporary : cupboard platform scar broomstick wand owl Weasley Hagrid Rowling Dumbledore Voldemort Hogwarts > = | = | = | =
The Chronicles of Narnia = Narnia, Chronicles of Narnia @ work europe contemporary : coats evacuees snow beavers faun lamppost witch Lewis Lucy wardrobe Tumnus Aslan > Le Monde de Narnia | Die Chroniken von Narnia | Las crónicas de Narnia | Le cronache di Narnia
Swan Lake @ work europe modern : princess moonlit feathers sorcerer crossbow tutu pointe Siegfried ballet Odile Odette Tchaikovsky > Le Lac des cygnes | Schwanensee | El lago de los cisnes | Il lago dei cigni
The Nutcracker = Nutcracker @ work europe modern : Christmas dream mice toy snowflakes ballet Hoffmann celesta Clara Drosselmeyer Tchaikovsky Sugar-Plum > Casse-Noisette | Der Nussknacker | El cascanueces | Lo schiaccianoci
The Four Seasons = Four Seasons @ work europe modern 10+ : hotel pizza hailstorm violin Venice birdsong baroque winter concertos Red-Priest spring Vivaldi > Les Quatre Saisons | Die vier Jahreszeiten | Las cuatro estaciones | Le quattro stagioni
Yellow Submarine @ work europe contemporary : town friends sailed captain chorus porthole Liverpool Pepperland Meanies Lennon Ringo Beatles > = | = | = | =
Auld Lang Syne ~ Old Lang Syne @ work europe modern 10+ : kindness cup friends hands midnight song acquaintance forgot Scots Burns Hogmanay New-Year > Ce n'est qu'un au revoir | = | = | =
Black Beauty @ work europe modern : carriage cab stable bridle Victorian Birtwick Merrylegs Ginger ostler gallop Sewell horse > Prince Noir | = | Azabache | =
Hansel and Gretel @ work europe modern : hungry forest famine pebbles abandoned siblings cage fattening oven breadcrumbs Humperdinck gingerbread > Hansel et Gretel | Hänsel und Gretel | Hansel y Gretel | Hansel e Gretel
Jack and the Beanstalk @ work europe modern : poor cow widow magic clouds axe climb harp Milky-White Englishman giant Fee-Fi-Fo > Jack et le Haricot magique | Hans und die Bohnenranke | Jack y las habichuelas mágicas | Jack e il fagiolo magico
The Wizard of Oz = Wizard of Oz @ work north-america contemporary : tornado bricks tin rainbow Garland scarecrow Aunt-Em Glinda Baum Munchkins Toto Dorothy > Le Magicien d'Oz | Der Zauberer von Oz | El mago de Oz | Il mago di Oz
The Adventures of Tom Sawyer = Tom Sawyer @ work north-america modern 10+ : mischief raft freckled aunt pirates whitewash fence Polly Mississippi Becky Huckleberry Twain > Les Aventures de Tom Sawyer | Die Abenteuer des Tom Sawyer | Las aventuras de Tom Sawyer | Le avventure di Tom Sawyer
Little Women @ work north-america modern 10+ : sisters Pilgrim piano war theatricals Marmee Laurie Alcott Amy Beth Meg Jo > Les Quatre Filles du docteur March | Betty und ihre Schwestern | Mujercitas | Piccole donne
Charlotte's Web @ work north-america contemporary : fair friendship barn goose farm terrific radiant Fern pig Templeton Zuckerman spider > La Toile de Charlotte | Wilbur und Charlotte | La telaraña de Carlota | La tela di Carlotta
Where the Wild Things Are @ work north-america contemporary : naughty supper bedroom boat suit wolf terrible gnash monsters Caldecott rumpus Sendak > Max et les Maximonstres | Wo die wilden Kerle wohnen | Donde viven los monstruos | Nel paese dei mostri selvaggi
The Cat in the Hat = Cat in the Hat @ work north-america contemporary : rain boredom fish mess umbrella balancing tidying stripes rhymes Sally Things Seuss > Le Chat chapeauté | Der Kater mit Hut | El gato en el sombrero | Il gatto col cappello
Star Wars @ work north-america contemporary : robots princess rebels galaxy Force Lucas lightsaber Chewbacca Leia Jedi Skywalker Vader > La Guerre des étoiles | Krieg der Sterne | La guerra de las galaxias | Guerre stellari
E.T. = E.T. the Extra-Terrestrial, Extra-Terrestrial @ work north-america contemporary : closet bicycle moon basket candy glow finger phone home Spielberg alien Elliott > = | = | = | =
The Lion King = Lion King @ work north-america contemporary : musical stampede father circle hyenas warthog Rafiki Scar Hakuna Pumbaa Mufasa Simba > Le Roi lion | Der König der Löwen | El rey león | Il re leone
Toy Story @ work north-america contemporary : playtime cowboy claw astronaut Slinky Potato-Head Andy Pixar infinity Woody Buzz Lightyear > = | = | = | =
Jingle Bells @ work north-america modern : laughing snow ride spirits open Christmas Batman Pierpont One-Horse bobtail dashing sleigh > Vive le vent | = | Navidad, Cascabel | =
Arabian Nights = One Thousand and One Nights, Thousand and One Nights @ work asia medieval : stories wishes fisherman caliph carpets vizier genie Baghdad Sinbad Aladdin Ali-Baba Scheherazade > Les Mille et Une Nuits | Tausendundeine Nacht | Las mil y una noches | Le mille e una notte
Ramayana @ work asia ancient 10+ : epic exile loyalty deer demon monkeys bridge Diwali Valmiki Hanuman Ravana Sita > = | = | = | =
The Great Wave = Great Wave, The Great Wave off Kanagawa @ work asia modern 10+ : poster boats fishermen foam blue claws tsunami woodblock print Japan Fuji Hokusai > La Grande Vague de Kanagawa | Die große Welle vor Kanagawa | La gran ola de Kanagawa | La grande onda di Kanagawa
Terracotta Army = Terracotta Warriors @ work asia ancient : clay horses faces farmers crossbows buried ranks tomb emperor soldiers Xi'an Qin > armée de terre cuite | Terrakotta-Armee | guerreros de terracota | esercito di terracotta
Spirited Away @ work asia contemporary 10+ : parents tunnel pigs train dragon bathhouse Kamaji Haku Yubaba No-Face Ghibli Miyazaki > Le Voyage de Chihiro | Chihiros Reise ins Zauberland | El viaje de Chihiro | La città incantata
The Jungle Book = Jungle Book @ work asia modern : wolves vines monkeys panther Disney Akela necessities Kipling Bagheera Kaa Baloo Mowgli > Le Livre de la jungle | Das Dschungelbuch | El libro de la selva | Il libro della giungla
Rosetta Stone @ work africa ancient 10+ : black soldiers three slab decree Greek Ptolemy demotic Egypt decipher hieroglyphs Champollion > pierre de Rosette | Stein von Rosette | piedra de Rosetta | stele di Rosetta
Great Sphinx = Sphinx, Great Sphinx of Giza @ work africa ancient : erosion riddle paws limestone guardian headdress lion statue Hawass Khafre pharaoh pyramids > Grand Sphinx de Gizeh | Große Sphinx von Gizeh | Gran Esfinge de Guiza | Grande Sfinge di Giza
Things Fall Apart @ work africa contemporary 10+ : village wrestling kola drums locusts yams missionaries tradition Igbo Umuofia Okonkwo Achebe > Le monde s'effondre | Alles zerfällt | Todo se desmorona | Le cose crollano
The Lion Sleeps Tonight = Lion Sleeps Tonight, Wimoweh ~ Wimowe @ work africa contemporary 10+ : village hush darling chorus mighty jungle falsetto Ladysmith Tokens Zulu Mbube Linda > Le lion est mort ce soir | Der Löwe schläft heut Nacht | El león duerme esta noche | Il leone si è addormentato
Christ the Redeemer @ work south-america contemporary 10+ : outstretched arms concrete soapstone statue Art-Deco Landowski Tijuca Sugarloaf Brazil Corcovado Rio > Christ Rédempteur | Christusstatue, Cristo Redentor | Cristo Redentor | Cristo Redentore
Nazca Lines = Nasca Lines @ work south-america ancient 10+ : straight pebbles mystery plane monkey hummingbird drawings spider aliens geoglyphs Reiche Peru > lignes de Nazca | Nazca-Linien | líneas de Nazca | linee di Nazca
The Girl from Ipanema = Girl from Ipanema @ work south-america contemporary 10+ : tall walk sigh tanned lovely beach saxophone Astrud Getz Gilberto Rio Jobim > La Fille d'Ipanema | Das Mädchen von Ipanema | La chica de Ipanema | La ragazza di Ipanema
One Hundred Years of Solitude = 100 Years of Solitude @ work south-america contemporary 10+ : family rain ice insomnia generations goldfish butterflies Colombia realism Buendía Macondo Márquez > Cent ans de solitude | Hundert Jahre Einsamkeit | Cien años de soledad | Cent'anni di solitudine
Waltzing Matilda @ work oceania modern 10+ : ghost sheep tree song troopers coolibah billy Australia Banjo swagman jumbuck billabong > = | = | = | =
Alice = Alice in Wonderland @ character f europe modern : dream curious pinafore croquet Dinah shrinking caterpillar Tenniel Tweedledum Liddell rabbit Hatter > Alice au pays des merveilles | Alice im Wunderland | Alicia en el país de las maravillas | Alice nel paese delle meraviglie
Cheshire Cat @ character m europe modern : branch purple riddles mischievous Duchess bodiless vanishing fade Wonderland Carroll Alice grin > chat du Cheshire | Grinsekatze | gato de Cheshire | Stregatto
Peter Pan @ character m europe contemporary : shadow thimble nursery flying Nana Tootles Barrie Michael Darling Lost-Boys Wendy Neverland > = | = | = | =
Captain Hook = Hook @ character m europe contemporary : curls villain ship plank clock pirate Roger Starkey crocodile Smee Neverland Pan > capitaine Crochet | Käpt'n Hook | capitán Garfio | Capitan Uncino
Winnie the Pooh = Pooh, Winnie, Pooh Bear @ character m europe contemporary : balloon tummy sticks forest Acre Kanga Milne honey Christopher Piglet Tigger Eeyore > Winnie l'ourson | Pu der Bär, Winnie Puuh | = | =
Paddington = Paddington Bear @ character m europe contemporary : tag polite suitcase aunt stare duffel London Gruber Lucy Browns Peru marmalade > = | = | = | =
Peter Rabbit @ character m europe contemporary : naughty gate jacket garden scarecrow radishes sparrows camomile Mopsy Benjamin Cottontail McGregor > Pierre Lapin | Peter Hase | Perico el Conejo | Peter Coniglio
Mary Poppins = Poppins @ character f europe contemporary : practically carpetbag nanny carousel chimney spoonful umbrella Cherry-Tree Julie-Andrews Bert Banks Travers > = | = | = | =
Pippi Longstocking = Pippi ~ Pippy Longstocking @ character f europe contemporary : strong freckles horse monkey pigtails lemonade neighbours Sweden Tommy Annika Lindgren Villekulla > Fifi Brindacier | Pippi Langstrumpf | Pippi Calzaslargas | Pippi Calzelunghe
Matilda @ character f europe contemporary : genius prank school library newt telekinesis cake Quentin Dahl Honey Wormwood Trunchbull > = | = | = | =
Charlie Bucket = Charlie @ character m europe contemporary : poor cabbage grandparents squirrels ticket golden chocolate Slugworth Veruca Dahl Oompa-Loompas Wonka > = | = | = | =
The Gruffalo = Gruffalo @ character m europe contemporary : wood stroll claws wart toes tusks purple prickles imaginary mouse Scheffler Donaldson > = | Der Grüffelo, Grüffelo | El grúfalo | Il Gruffalò
Oliver Twist = Oliver @ character m europe modern : orphan hunger bowl London gruel pickpocket workhouse more Dickens Nancy Dodger Fagin > = | = | = | =
Scrooge = Ebenezer Scrooge @ character m europe modern : cold frugal nightcap clerk miser ghosts Christmas Fezziwig Cratchit Marley Tim humbug > = | = | = | =
Sherlock Holmes = Sherlock, Holmes ~ Sherlock Homes @ character m europe modern : violin pipe London logic hound deerstalker magnifying Moriarty detective Doyle Baker-Street Watson > = | = | = | =
Dracula = Count Dracula @ character m europe modern : pale cape coffin garlic bat fangs Lugosi Whitby Harker Stoker Transylvania vampire > = | = | Drácula | =
Frankenstein = Victor Frankenstein, Frankenstein's monster @ character m europe modern : laboratory storm experiment stitches bolts electricity creature Igor Karloff scientist Ingolstadt Shelley > = | = | = | =
Tarzan @ character m africa contemporary : orphan jungle yell swing treetops vine Burroughs Kala Cheetah Greystoke Weissmuller Jane > = | = | = | =
Zorro @ character m north-america contemporary : cape whip justice initial mask fencing rapier Vega Garcia California Diego Tornado > = | = | = | =
Don Quixote = Quixote ~ Don Quijote, Don Quichotte @ character m europe modern 10+ : dreamer books skinny helmet lance knight Spain Mancha Cervantes Dulcinea Sancho windmills > Don Quichotte | Don Quijote | Don Quijote | Don Chisciotte
Robinson Crusoe = Crusoe @ character m europe modern : goats raft parrot stranded shipwreck salvage diary Selkirk island footprint Defoe Friday > Robinson Crusoé | = | = | =
Anne of Green Gables = Anne Shirley @ character f north-america contemporary 10+ : orphan talkative slate freckles imagination raspberry Canada carrots Gilbert Marilla Avonlea Montgomery > Anne, la maison aux pignons verts | Anne auf Green Gables | Ana de las Tejas Verdes | Anna dai capelli rossi
Hermione Granger = Hermione ~ Hermyone @ character f europe contemporary : clever bushy spells dentists Patronus Time-Turner Crookshanks Gryffindor Emma Ron Hogwarts Harry > = | Hermine Granger | = | =
Gandalf @ character m europe contemporary 10+ : eagles fireworks staff beard Moria grey McKellen Balrog Shadowfax wizard Tolkien Frodo > = | = | = | =
Darth Vader = Vader @ character m north-america contemporary : cape father villain breathing duel Padmé lightsaber Empire Luke Death-Star Anakin Sith > Dark Vador | = | = | Dart Fener
Superman = Clark Kent @ character m north-america contemporary : cape glasses reporter strong steel flying Lois Daily-Planet Metropolis Smallville Luthor Krypton > = | = | = | =
Batman = Bruce Wayne @ character m north-america contemporary : rich mask cave butler signal Alfred Penguin Arkham Riddler Joker Robin Gotham > = | = | = | =
Wonder Woman @ character f north-america contemporary : tiara shield princess bracelets truth jet lasso Gadot Amazon Hippolyta Diana Themyscira > = | = | = | =
Spider-Man = Spiderman, Peter Parker @ character m north-america contemporary : teenager mask photographer climbing aunt Marvel radioactive Stan-Lee Goblin Venom web New-York > = | = | = | =
Black Panther = T'Challa @ character m north-america contemporary : king claws suit herb Marvel hero Boseman Avengers Shuri Killmonger vibranium Wakanda > La Panthère noire | Schwarzer Panther | Pantera Negra | Pantera Nera
Mickey Mouse = Mickey @ character m north-america contemporary : gloves shorts whistle sorcerer Fantasia steamboat Clubhouse Walt Goofy Clarabelle Disney Minnie > = | Micky Maus | Mickey | Topolino
Snoopy @ character m north-america contemporary : typewriter roof pilot kennel cartoon baron Sopwith beagle Schulz Woodstock Peanuts Charlie-Brown > = | = | = | =
Shrek @ character m north-america contemporary : swamp mud onion ears green dragon DreamWorks Duloc Farquaad donkey Fiona ogre > = | = | = | =
Elsa @ character f north-america contemporary : sister gloves braid queen snowman Idina Kristoff Let-It-Go Arendelle Olaf Anna Frozen > = | = | = | =
Moana ~ Mowana @ character f oceania contemporary : ocean brave island coconut canoe rooster voyager HeiHei Polynesia Motunui Te-Fiti Maui > Vaiana | Vaiana | Vaiana | Vaiana
Pikachu ~ Peekachu, Pikachoo @ character m asia contemporary : squeaky cheeks yellow trainer Pallet Squirtle Kanto Charizard Nintendo electric Ash Pokémon > = | = | = | =
Super Mario = Mario @ character m asia contemporary : moustache cap overalls plumber coins mushroom kart Toadstool Nintendo Bowser Yoshi Luigi > = | = | = | =
James Bond = Bond @ character m europe contemporary 10+ : gadgets tuxedo Walther casino Aston spy Fleming licence Connery Goldfinger Moneypenny 007 > = | = | = | =
Peppa Pig = Peppa @ character f europe contemporary : pink hill family snort dinosaur muddy cartoon puddles Pedro Suzy Rebecca George > = | Peppa Wutz | = | =
Bluey @ character f oceania contemporary : imagination family Muffin Unicorse Grannies Keepy-Uppy Brisbane heeler dad Chilli Bandit Bingo > = | = | = | =
Tooth Fairy @ character f world contemporary : child tiny wings sixpence wobbly gap payment swap incisor canine pillow molar > fée des dents, petite souris | Zahnfee | hada de los dientes, ratoncito Pérez | fatina dei denti
Kermit = Kermit the Frog @ character m north-america contemporary : banjo green puppet host swamp Statler Sesame Gonzo Henson Fozzie Muppets Piggy > = | = | = | =
lion @ living : coward tamer Daniel Trafalgar safari roar Serengeti pride Leo cub Nala mane > lion | Löwe
elephant @ living : memory zoo wrinkles peanuts herd matriarch Babar mahout Jumbo ivory tusks trunk > éléphant | Elefant
giraffe @ living : zoo eyelashes lanky savanna blotches tongue leaves spotty tallest acacia long neck > girafe | Giraffe
penguin @ living : biscuit colony tuxedo huddle waddle Happy-Feet flippers rockhopper Adélie Pingu krill Antarctica > manchot, pingouin | Pinguin
kangaroo = roo @ living : jumper court boxing outback Boomer macropod Qantas joey Skippy wallaby marsupial pouch > kangourou | Känguru
butterfly @ living : delicate pinned buddleia net flutter nectar antennae swallowtail monarch cocoon chrysalis caterpillar > papillon | Schmetterling
spider @ living : ceiling fly silk venom Anansi spinneret Shelob eight Incy Muffet tarantula web > araignée | Spinne
tortoise = turtle @ living : pet wrinkled lettuce plodding centenarian hibernate carapace Achilles Galápagos Aesop hare shell > tortue | Schildkröte
`;
