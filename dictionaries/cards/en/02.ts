/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_02 = `
Agatha Christie = Christie @ person f europe contemporary 10+ : nurse archaeology vanished novelist poison Torquay Nile Greenway Ackroyd Mousetrap Marple Poirot > = | = | = | =
Coco Chanel = Chanel ~ Coco Shanel @ person f europe contemporary 10+ : orphan tweed suit camellia Deauville Gabrielle Cambon fashion Paris dress perfume five > = | = | = | =
Marilyn Monroe = Marilyn, Monroe ~ Marylin Monroe @ person f north-america contemporary 10+ : model lipstick actress breeze diamonds Hollywood Warhol Misfits Strasberg Kennedy DiMaggio Norma > = | = | = | =
Audrey Hepburn = Hepburn @ person f europe contemporary 10+ : ballet elegance sunglasses scooter Dutch actress UNICEF gamine Roman Eliza breakfast Tiffany > = | = | = | =
Helen Keller = Keller @ person f north-america contemporary : touch lecture teacher Alabama pump Tuscumbia Perkins Radcliffe blind Braille deaf Sullivan > = | = | = | =
Miriam Makeba = Makeba @ person f africa contemporary 10+ : voice passport songs exile Guinea Grammy clicks Belafonte Johannesburg South-Africa Xhosa Pata-Pata > = | = | = | =
Indira Gandhi = Indira @ person f asia contemporary 10+ : leader election speech sari iron Emergency Congress minister Delhi Rajiv India Nehru > = | = | = | =
Kalpana Chawla = Chawla @ person f asia contemporary 10+ : dream engineer crew mission stars robotic Karnal orbit NASA Columbia shuttle astronaut > = | = | = | =
Jane Goodall = Goodall ~ Jane Goodal @ person f europe contemporary : patience binoculars notebook messenger observation stalks Flo bananas Tanzania primates Gombe chimpanzees > = | = | = | =
Princess Diana = Diana, Lady Diana, Lady Di @ person f europe contemporary : shy charity landmines wedding tiara Althorp Spencer Wales Kensington Harry William Charles > princesse Diana | Prinzessin Diana | princesa Diana | principessa Diana
Anna Pavlova = Pavlova @ person f europe contemporary 10+ : tour grace toes Petersburg Russian dessert tutu Diaghilev meringue swan dancer ballerina > = | Anna Pawlowa | Ana Pávlova | =
Tina Turner = Turner @ person f north-america contemporary 10+ : energy comeback voice Tennessee Switzerland dancing rock singer Thunderdome GoldenEye Nutbush Best > = | = | = | =
Maya Angelou = Angelou @ person f north-america contemporary 10+ : autobiography voice streetcar dancer Arkansas quarter inauguration poet cage bird sings rise > = | = | = | =
Carmen Miranda = Miranda @ person f south-america contemporary 10+ : bangles platforms Portugal turban Bahia samba sequins Chica Rio bananas hat fruit > = | = | = | =
Yaa Asantewaa = Asantewaa @ person f africa contemporary 10+ : mother farmer exile fort British Seychelles Prempeh Ejisu queen stool Kumasi Ghana > = | = | = | =
Junko Tabei = Tabei @ person f asia contemporary 10+ : piano teacher determined ladies avalanche Seven-Summits Sherpa Fukushima Japan summit mountaineer Everest > = | = | = | =
Nellie Melba = Melba, Dame Nellie Melba @ person f oceania contemporary 10+ : banknote voice farewell Covent encore opera soprano Mitchell Melbourne Australia Escoffier peach > = | = | = | =
Gabriela Mistral = Mistral @ person f south-america contemporary 10+ : wind school tenderness banknote consul lullabies desolation Andes Nobel Elqui poet Chile > = | = | = | =
Katherine Johnson = Johnson @ person f north-america contemporary 10+ : pencil counting checking geometry Virginia trajectory orbit Langley Apollo Glenn NASA Figures > = | = | = | =
Enid Blyton = Blyton @ person f europe contemporary : typewriter picnics boarding toys mystery adventures Toyland Malory Faraway Noddy Seven Five > = | = | = | =
Gandhi = Mahatma Gandhi, Mahatma ~ Ghandi @ person m asia contemporary : lawyer spectacles shawl fasting simplicity spinning truth India Gujarat Sabarmati salt nonviolence > = | = | = | =
Nelson Mandela = Mandela @ person m africa contemporary : shirts boxing lawyer prisoner forgiveness reconciliation president Soweto Qunu Robben South-Africa Madiba > = | = | = | =
Martin Luther King = Luther King, Martin Luther King Junior @ person m north-america contemporary : preacher equality jail march Atlanta rights Nobel Memphis Coretta Washington speech dream > = | = | = | =
Albert Einstein = Einstein @ person m europe contemporary : violin hair sailing genius patents tongue Ulm Princeton Nobel physicist formula relativity > = | = | = | =
Pablo Picasso = Picasso @ person m europe contemporary : bull stripes dove blue ceramics harlequin Paris Spaniard painter Málaga Guernica cubism > = | = | = | =
Vincent van Gogh = van Gogh ~ van Go @ person m europe modern : letters bedroom brother Dutch ear irises crows Auvers Arles painter Theo sunflowers > = | = | = | =
Charlie Chaplin = Chaplin @ person m europe contemporary : London moustache cane silent waddle Karno Keystone Vevey Oona Limelight Dictator bowler > = | = | = | =
Walt Disney = Disney @ person m north-america contemporary : trains Missouri Oscar studio cartoons Florida Oswald dwarfs animation Anaheim Burbank Mickey > = | = | = | =
Neil Armstrong = Armstrong @ person m north-america contemporary : Ohio pilot ladder visor flag step Eagle module Tranquility Aldrin Apollo moon > = | = | = | =
Yuri Gagarin = Gagarin @ person m europe contemporary 10+ : smile pilot hero Russian capsule Smolensk April Baikonur orbit Soviet cosmonaut Vostok > Youri Gagarine | Juri Gagarin | = | Jurij Gagarin
Elvis Presley = Elvis, Presley @ person m north-america contemporary : quiff sideburns guitar rock jumpsuit Vegas Memphis suede Hound Jailhouse Tupelo Graceland > = | = | = | =
Muhammad Ali = Ali, Cassius Clay ~ Mohammed Ali, Mohamed Ali @ person m north-america contemporary : rhymes torch gloves Louisville Olympics ring Kinshasa Frazier butterfly bee Greatest boxer > = | = | = | =
Bob Marley = Marley @ person m north-america contemporary : peace sunshine love Redemption dreadlocks Rasta Exodus Trenchtown Kingston Wailers Jamaica reggae > = | = | = | =
Pelé ~ Pelay @ person m south-america contemporary : shoeshine barefoot legend ten overhead goals thousand Cosmos Edson World-Cup Santos Brazil > = | = | = | =
Bruce Lee = Lee @ person m asia contemporary 10+ : dancer speed actor Seattle tracksuit fists nunchaku dragon Fury martial Hong-Kong Kung-Fu > = | = | = | =
Winston Churchill = Churchill @ person m europe contemporary 10+ : bricks painter cigar bulldog speeches war Blenheim beaches tears Yalta Chartwell Blitz > = | = | = | =
Roald Dahl = Dahl ~ Roald Dall @ person m europe contemporary : pilot shed pencils boarding Cardiff peach marvellous Blake witches BFG Twits Wonka > = | = | = | =
Stephen Hawking = Hawking ~ Steven Hawking @ person m europe contemporary 10+ : voice Oxford professor wheelchair Cambridge bestseller singularity physicist cosmologist Redmayne brief time > = | = | = | =
Edmund Hillary = Hillary ~ Edmund Hilary @ person m oceania contemporary 10+ : knight banknote tractor apiary schools summit Nepal Hunt 1953 New-Zealand Everest Tenzing > = | = | = | =
Rabindranath Tagore = Tagore @ person m asia contemporary 10+ : robes songs novels painter Nobel anthem poet Bengal Kabuliwala Visva-Bharati Santiniketan Gitanjali > = | = | = | =
London @ place europe : fog musicals taxi museums Cockney Tube Shard Harrods Paddington Thames Westminster Big-Ben > Londres | = | Londres | Londra
Paris @ place europe : art cafés fashion lovers lights accordion croissant Seine Disneyland Louvre Montmartre Eiffel > = | = | París | Parigi
Rome @ place europe : ruins scooters empire hills fountain toga catacombs Remus Tiber Cicero Trevi Colosseum > = | Rom | Roma | Roma
Venice @ place europe : pigeons masks glass carnival lagoon sighs Shylock doge Murano Rialto canals gondola > Venise | Venedig | Venecia | Venezia
Athens @ place europe : olives marble marathon democracy Olympics philosophers Socrates Greece Plaka Piraeus Parthenon Acropolis > Athènes | Athen | Atenas | Atene
Berlin @ place europe : zoo bear techno sausage airlift Trabant gate Spree Germany wall Reichstag Brandenburg > = | = | Berlín | Berlino
Moscow @ place europe : circus metro samovar ballet tsar domes Gorky Bulgakov Russia Saint-Basil Red-Square Kremlin > Moscou | Moskau | Moscú | Mosca
Amsterdam @ place europe : bicycles narrow bridges diamonds houseboats gables clogs canals Rembrandt Ajax Netherlands Rijksmuseum > = | = | Ámsterdam | =
Barcelona @ place europe : beach mosaics tapas football Spain Montjuïc Camp-Nou Messi Catalonia Ramblas Gaudí Sagrada > Barcelone | = | = | Barcellona
Dublin @ place europe : pubs Vikings brewery writers zoo Georgian Joyce Molly Trinity Liffey Guinness Ireland > = | = | Dublín | Dublino
Edinburgh @ place europe : festival cobbles volcano fringe tattoo Bobby Leith Rowling Greyfriars Holyrood Waverley Scotland > Édimbourg | Edinburg | Edimburgo | Edimburgo
Scotland @ place europe : islands golf oats thistle clans tartan whisky Highlands haggis bagpipes Glasgow kilt > Écosse | Schottland | Escocia | Scozia
Ireland @ place europe : rain turf potatoes emerald fiddle hurling harp Blarney Connemara shamrock Galway Dublin > Irlande | Irland | Irlanda | Irlanda
Wales ~ Whales @ place europe : castles coal slate choir rugby valleys leek daffodil dragon Eisteddfod Snowdon Cardiff > pays de Galles | = | Gales | Galles
France @ place europe : wine perfume berets snails cheese baguette croissant cockerel Riviera Provence Napoleon Paris > = | Frankreich | Francia | Francia
Spain @ place europe : siesta oranges Iberia castanets tapas Goya Quixote paella flamenco Alhambra Seville Madrid > Espagne | Spanien | España | Spagna
Italy @ place europe : opera Vespa pasta Ferrari Renaissance gelato Juventus Garda pizza Milan boot Rome > Italie | Italien | Italia | Italia
Switzerland @ place europe : neutral banks watches chocolate skiing penknife Federer cantons Zürich Heidi Matterhorn Geneva > Suisse | Schweiz | Suiza | Svizzera
Norway @ place europe : skis jumpers salmon midnight trolls Grieg Vikings Munch Amundsen fjords Bergen Oslo > Norvège | Norwegen | Noruega | Norvegia
Iceland @ place europe : ponies jumpers lava springs puffins elves aurora Vikings sagas geysers Björk Reykjavik > Islande | Island | Islandia | Islanda
Lapland @ place europe : sauna snowshoes huskies aurora forests elves Nordic Finland Sami reindeer Rovaniemi Santa > Laponie | Lappland | Laponia | Lapponia
Stonehenge @ place europe : mystery puzzle circle plain sunrise lintel druids solstice Neolithic Preseli Wiltshire Salisbury > = | = | = | =
Loch Ness ~ Lock Ness @ place europe : murky ripples photograph legend hoax neck Caledonian Drumnadrochit Urquhart Highlands Scotland monster > = | = | lago Ness | =
Buckingham Palace @ place europe : ballroom flag balcony gates sentries bearskin investiture Trooping Mall guards monarch royal > palais de Buckingham | = | palacio de Buckingham | =
Big Ben @ place europe : heavy crack renovation news strikes hour bongs chimes Elizabeth bell Westminster clock > = | = | = | =
Eiffel Tower @ place europe : height elevator antenna lattice rivets exhibition iron 1889 Seine Gustave Trocadéro Paris > tour Eiffel | Eiffelturm | torre Eiffel | torre Eiffel
Leaning Tower of Pisa = Tower of Pisa, Pisa @ place europe : white marble bells photo cathedral crooked mistake Galileo Tuscany Italy slanting tilt > tour de Pise | Schiefer Turm von Pisa | torre de Pisa | torre di Pisa
Pompeii ~ Pompey @ place europe : bakery frescoes mosaics villas buried Naples excavation ruins eruption ash Pliny Vesuvius > Pompéi | Pompeji | Pompeya | Pompei
Colosseum = Coliseum @ place europe : crowd arches thumb ruins sand Italy Flavian Titus arena Rome amphitheatre gladiators > Colisée | Kolosseum | Coliseo | Colosseo
Alps @ place europe : cows chalet avalanche marmot skiing glaciers Hannibal Zermatt Eiger edelweiss Mont-Blanc Matterhorn > Alpes | Alpen | Alpes | Alpi
Hadrian's Wall @ place europe 10+ : windswept hikers stones ditch border forts legionaries Picts Carlisle Northumberland Roman Vindolanda > mur d'Hadrien | Hadrianswall | muro de Adriano | vallo di Adriano
New York = New York City, Big Apple @ place north-america : bagels yellow musicals marathon taxis skyscrapers Broadway Yankees Bronx Brooklyn Empire-State Manhattan > = | = | Nueva York | =
Canada @ place north-america : lakes moose hockey lumberjack bilingual beaver Rockies Quebec Mounties maple Toronto Ottawa > = | Kanada | Canadá | =
Mexico @ place north-america : beans sombrero skulls tequila chilli Maya tacos Frida mariachi Aztecs Cancún Acapulco > Mexique | Mexiko | México | Messico
Statue of Liberty = Lady Liberty @ place north-america : gift robe copper crown harbour pedestal tablet immigrants Bartholdi Ellis torch New-York > statue de la Liberté | Freiheitsstatue | estatua de la Libertad | statua della Libertà
Grand Canyon @ place north-america : view mules strata rafting red gorge Powell skywalk South-Rim Havasupai Colorado Arizona > = | = | Gran Cañón | =
Niagara Falls = Niagara @ place north-america : honeymoon spray barrel tightrope horseshoe border Blondin Buffalo Erie Ontario cataract Canada > chutes du Niagara | Niagarafälle | cataratas del Niágara | cascate del Niagara
Hollywood @ place north-america : dreams hill stars sunset blockbuster studios actors Bogart Oscars film California Los-Angeles > = | = | = | =
Las Vegas = Vegas @ place north-america : neon weddings Elvis fountains boxing blackjack casino dice Strip roulette gambling Nevada > = | = | = | =
San Francisco = Frisco @ place north-america : fog bay hills hippies earthquake seals Chinatown tramcar California Silicon Alcatraz Golden-Gate > = | = | = | =
Alaska @ place north-america : oil pipeline salmon grizzly moose whales huskies Iditarod Denali Russia Juneau Anchorage > = | = | = | =
Texas @ place north-america : big oil boots star cattle longhorn barbecue rodeo cowboys Alamo Houston Dallas > = | = | = | =
Florida @ place north-america : retirement oranges hurricane beaches peninsula swamp flamingos alligators rockets Everglades Disney Miami > Floride | = | = | =
Mississippi ~ Missisippi, Mississipi @ place north-america 10+ : steamboat blues cotton delta spelling paddle catfish river Natchez Sawyer Memphis New-Orleans > = | = | Misisipi | =
White House @ place north-america : power portico Pennsylvania office Lincoln Resolute Oval America West-Wing Obama Washington president > Maison Blanche | Weißes Haus | Casa Blanca | Casa Bianca
Jamaica @ place north-america : sprint rum patois jerk ackee bobsleigh Negril Caribbean Rasta Bolt reggae Kingston > Jamaïque | Jamaika | = | Giamaica
Greenland @ place north-america : white sledge kayak huskies seals cod icebergs biggest Inuit Denmark Erik Nuuk > Groenland | Grönland | Groenlandia | Groenlandia
Cuba @ place north-america 10+ : sugar rum salsa dominoes baseball cigars Caribbean vintage Hemingway Castro Guantanamera Havana > = | Kuba | = | =
Australia @ place oceania : sharks cricket coral boomerang outback Vegemite Ned-Kelly didgeridoo Aboriginal Perth Canberra Sydney > Australie | Australien | = | =
Sydney ~ Sidney @ place oceania : jacaranda ferries harbour Olympics shells Circular-Quay Manly Taronga Utzon opera Bondi Australia > = | = | Sídney | =
Uluru = Ayers Rock @ place oceania : sunset desert red sacred outback sandstone Anangu caves Dreamtime monolith Northern Australia > = | = | = | =
Great Barrier Reef = Barrier Reef @ place oceania : colourful manta turtles clownfish bleaching polyps divers Nemo Australia Cairns Whitsunday Queensland > Grande Barrière de corail | Großes Barriereriff | Gran Barrera de Coral | Grande barriera corallina
Tasmania ~ Tazmania @ place oceania 10+ : apples wilderness wombats convicts strait oysters devil thylacine Dutch Huon Launceston Hobart > Tasmanie | Tasmanien | = | =
New Zealand = Aotearoa @ place oceania : fern sheep hobbits volcanoes bungee kiwi haka Rotorua Maori Wellington Auckland Hillary > Nouvelle-Zélande | Neuseeland | Nueva Zelanda | Nuova Zelanda
Fiji @ place oceania 10+ : atolls reef sugar rugby sevens holiday islands Pacific Melanesia kava Bula Suva > Fidji | Fidschi | = | Figi
Hawaii @ place oceania : surf shirt garlands pineapple waves volcano ukulele hula Obama Maui aloha Honolulu > Hawaï | = | Hawái | =
Easter Island = Rapa Nui @ place oceania 10+ : remote carved volcanic topknots birdman Chile Roggeveen Heyerdahl Pacific Polynesia giants moai > île de Pâques | Osterinsel | isla de Pascua | isola di Pasqua
Antarctica ~ Antartica @ place world : continent expedition blizzard krill south seals Ross Shackleton Scott Amundsen ice penguins > Antarctique | Antarktis | Antártida | Antartide
North Pole @ place world : top floating explorer compass axis drifting meridians Amundsen Peary Santa Arctic bears > pôle Nord | Nordpol | polo norte | polo nord
Atlantis @ place world 10+ : legend lost deep utopia ruins mermaids sunken Timaeus Critias Poseidon Aquaman Plato > Atlantide | = | Atlántida | Atlantide
`;
