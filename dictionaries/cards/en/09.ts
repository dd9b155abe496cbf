/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_09 = `
freedom = liberty @ idea : bird choice speech cage press statue escape chains fighter Braveheart Mandela independence > liberté | Freiheit
friendship @ idea : together share forever laughter bracelet trust loyal Piglet chum mate buddy pal > amitié | Freundschaft
love @ idea : potion song tennis letter hate Taj-Mahal Venus Juliet heart kiss Valentine Cupid > amour | Liebe
peace ~ piece @ idea : quiet sign pipe hippie treaty Lennon Tolstoy Nobel olive ceasefire dove war > paix | Frieden
luck @ idea : draw beginner charm penny fingers magpie lottery ladybird wishbone horseshoe fortune clover > chance | Glück
dream @ idea : team catcher sweet Joseph midsummer pillow Freud Inception Luther-King subconscious REM sleep > rêve | Traum
nightmare @ idea : mess sweat chase bogeyman monster wake Skellington terror Freddy Elm-Street sleep dream > cauchemar | Albtraum
secret @ idea : garden agent Santa sauce ingredient whisper diary hidden classified keep reveal tell > secret | Geheimnis
joke @ idea : practical private chicken cracker April knock laugh comedian funny riddle gag punchline > blague, plaisanterie | Witz
truth @ idea : dare hurt moment serum whole detector oath witness Pinocchio fact honest lie > vérité | Wahrheit
justice @ idea 10+ : league poetic blind sword lady crime scales fairness court law trial judge > justice | Gerechtigkeit
memory @ idea : foam lane sieve pairs elephant childhood neurons past flashback nostalgia forget recall > mémoire, souvenir | Gedächtnis, Erinnerung
birthday @ idea : milestone song card invitation guests older balloons pinata present party candles cake > anniversaire | Geburtstag
wedding = marriage @ idea : march Mamma-Mia guests registry cake confetti aisle honeymoon bouquet veil groom bride > mariage | Hochzeit
Christmas = Xmas @ idea : turkey holly cracker stocking bauble Scrooge tinsel nativity carols mistletoe December Santa > Noël | Weihnachten | Navidad | Natale
Halloween @ idea : fangs doorbell cobwebs graveyard skeleton lantern witch spooky ghost trick October pumpkin > = | = | = | =
Diwali = Deepavali @ idea 10+ : family sweets November festival fireworks lamps lights India rangoli Hindu Rama Lakshmi > = | = | = | =
homework @ idea : groan due copy forget excuse tutor worksheet study essay dog pupil teacher > devoirs | Hausaufgaben, Hausaufgabe
exam = test, examination @ idea : nerves desk silence pen cheat oral results grades fail study revise invigilator > examen | Prüfung, Examen
ballet @ idea : toes swan pink slippers leap Nutcracker Billy-Elliot Bolshoi dancer barre pirouette tutu > ballet | Ballett
opera @ idea : soap phantom glasses box Italy Sydney diva Carmen tenor soprano Verdi aria > opéra | Oper
poem @ idea : line love roses recite rhythm daffodils Wordsworth Dickinson sonnet rhyme verse stanza > poème, poésie | Gedicht
fairy tale = fairytale @ idea : wolf castle frog bedtime enchanted witch stepmother princess once happily Andersen Grimm > conte de fées, conte | Märchen
alphabet @ idea : soup kindergarten flashcards Sesame Greek Braille Cyrillic dictionary vowels consonants letters ABC > alphabet | Alphabet
zero = nought @ idea : subtract gravity Coke tolerance doughnut freezing countdown circle India numeral nothing none > zéro | Null
infinity @ idea : stones pool space universe symbol sideways forever eight Thanos Lightyear beyond endless > infini | Unendlichkeit
mathematics = maths, math @ idea : logic school tables sums Euclid Pythagoras fractions numbers theorem geometry equation algebra > mathématiques, maths | Mathematik, Mathe
history @ idea : repeat natural lesson dates kings museum textbook Romans ancient Herodotus archives past > histoire | Geschichte
magic @ idea : carpet kingdom unicorn potion genie Merlin wand spell Hogwarts enchantment sorcery abracadabra > magie | Magie, Zauberei
adventure @ idea : playground hero expedition danger journey Tintin jungle Goonies explorer Bilbo quest Indiana-Jones > aventure | Abenteuer
chess @ idea : clock strategy opening squares queen gambit bishop Carlsen Kasparov pawn grandmaster checkmate > échecs | Schach
football = soccer @ idea : league kick net tackle midfielder offside goalkeeper penalty Wembley Messi Pelé FIFA > football, foot | Fußball
rugby @ idea : posts mud oval school fifteen union tackle Springboks Twickenham haka maul scrum > rugby | Rugby
basketball @ idea : tall trainers court bounce Globetrotters dribble LeBron Lakers hoop Jordan NBA dunk > basket-ball, basket | Basketball
Olympic Games = Olympics @ idea : four village anthem ceremony Zeus stadium athletes torch medals Bolt Tokyo rings > Jeux olympiques, Jeux | Olympische Spiele, Olympia | Juegos Olímpicos, Olimpiadas | Giochi olimpici, Olimpiadi
hide-and-seek = hide and seek @ idea : giggle crouch eyes curtain behind wardrobe ten ready coming count sardines find > cache-cache | Versteckspiel, Verstecken
hopscotch @ idea : recess playground marker pebble leg balance asphalt numbers jump outline squares chalk > marelle | Himmel und Hölle, Hüpfkasten
yoga @ idea : tree calm leggings cobra guru warrior flexible stretch India pose downward lotus > yoga | Yoga
karate @ idea : brick kick block bow kid belt chop Okinawa Japan Miyagi judo dojo > karaté | Karate
carnival @ idea : revellers float feathers sequinned parade confetti costume Trinidad Notting-Hill Venice samba Rio > carnaval | Karneval, Fasching
circus @ idea : tent lion candyfloss sawdust elephants Piccadilly juggler Soleil acrobat clown trapeze ringmaster > cirque | Zirkus
cinema = movies, movie theater @ idea : ticket row usher seats trailer blockbuster screen multiplex popcorn Paradiso Odeon film > cinéma | Kino
weekend @ idea : break relax two city brunch chores getaway lazy football Friday Sunday Saturday > week-end | Wochenende
midnight @ idea : oil snack curfew owl express feast Gremlins witching werewolf stroke Cinderella twelve > minuit | Mitternacht
tomorrow @ idea : next later never future dawn after Annie Macbeth Scarlett procrastinate yesterday today > demain | morgen
Stone Age @ idea : fur tools hunter fire cave spear mammoth axe Neanderthal prehistoric flint Neolithic > âge de pierre, pierre | Steinzeit | Edad de Piedra, Piedra | Età della pietra, pietra
democracy @ idea 10+ : party debate equal Greece people speech majority Athens parliament ballot election vote > démocratie | Demokratie
invention @ idea : new necessity idea prototype genius workshop Leonardo Gromit gadget eureka Edison patent > invention | Erfindung
question @ idea : interview riddle quiz reporter rhetorical Jeopardy why who Socrates ask mark answer > question | Frage
promise @ idea : scout heart break keep trust politician word pinky swear oath guarantee vow > promesse | Versprechen
present = gift @ idea : now tense absent Magi surprise voucher paper bow tag ribbon birthday wrap > cadeau, présent | Geschenk, Gegenwart
wish @ idea : longing fountain upon bone granted dandelion eyelash candles star Jiminy three genie > voeu, souhait | Wunsch
silence @ idea : minute awkward respect golden monk mime Garfunkel remembrance mute stillness hush noise > silence | Stille, Schweigen
happiness = joy @ idea : sunshine yellow grin pursuit dance smile bluebird Bhutan laughter delight glee bliss > bonheur, joie | Glück, Freude
boredom @ idea : rainy clock scrolling sigh lesson waiting fidget doodle nothing dull tedious yawn > ennui | Langeweile
traffic jam = gridlock, tailback @ idea : honk slow Friday satnav accident motorway commuters rush roadworks bumper congestion standstill > embouteillage, bouchon | Stau
internet = web @ idea : connection cable surf cats slow virus search router Google email online Berners-Lee > internet, Internet | Internet
recipe @ idea : disaster success secret steps grandma method book oven teaspoon Nigella Jamie-Oliver ingredients > recette | Rezept
lullaby @ idea : soft mother cot gentle cradle hush Brahms mockingbird baby sing bedtime sleep > berceuse | Wiegenlied, Schlaflied
family @ idea : tree name dinner clan royal reunion Addams Incredibles cousins siblings parents relatives > famille | Familie
nurse @ trade : shark uniform care shift pulse ward bandage thermometer hospital matron Seacole Nightingale > infirmière, infirmier | Krankenschwester, Krankenpfleger
teacher @ trade : pet apple Snape Honey chalk marking detention lesson homework pupils classroom school > professeur, enseignant, maître, maîtresse | Lehrer, Lehrerin
dentist @ trade : fear chair drill rinse wisdom Nemo floss extraction hygienist braces filling cavity > dentiste | Zahnarzt, Zahnärztin
doctor = physician @ trade : apple Foster Seuss Who Watson Jekyll appointment ill surgery patient prescription stethoscope > médecin, docteur | Arzt, Ärztin, Doktor
vet = veterinarian @ trade : farm rabies puppy collar cone clinic hamster vaccine sick lambing Herriot animals > vétérinaire | Tierarzt, Tierärztin
baker @ trade : street dozen Tom croissants apron flour oven yeast buns cakes candlestick loaf > boulanger, boulangère | Bäcker, Bäckerin
hairdresser = barber @ trade : gossip pole shampoo salon Figaro highlights dye fringe perm blow-dry cut scissors > coiffeur, coiffeuse | Friseur, Friseurin
plumber @ trade : emergency spanner moustache blocked boiler radiator drip sink pipe tap leak Mario > plombier | Klempner, Installateur
postman = mailman, postwoman @ trade : van shorts bills bag barking twice doorbell parcel delivers letterbox envelopes Pat > facteur, factrice | Briefträger, Postbote
photographer @ trade : wedding studio portrait cheese focus flash wildlife darkroom Leibovitz Ansel tripod camera > photographe | Fotograf, Fotografin
archaeologist = archeologist @ trade : Schliemann brush past bones pottery ruins trowel tomb Carter Lara-Croft Indiana-Jones dig > archéologue | Archäologe, Archäologin
lumberjack = woodcutter, logger @ trade : beard plaid strong shirt Canada Python pine axe fell chainsaw trees timber > bûcheron | Holzfäller
fisherman = angler, fisher @ trade : patience dawn stool boat worm Peter Hemingway hook oilskins trawler bait rod > pêcheur | Fischer, Angler
beekeeper = apiarist @ trade : mesh veil frames docile smoke Hillary wax buzzing sting swarm honey hive > apiculteur | Imker, Imkerin
midwife @ trade 10+ : call toad push breathe ward scales cord contractions pregnant twins labour birth > sage-femme | Hebamme
shepherd @ trade : pie German hillside star David nativity dog wolf crook collie Bo-Peep flock > berger, bergère | Schäfer, Hirte
referee = umpire, ref @ trade : neutral stopwatch black booed video decision match wrestling foul offside cards whistle > arbitre | Schiedsrichter
acrobat @ trade : Adobe agile leotard pyramid balance tumble flexible cartwheel tightrope circus somersault trapeze > acrobate | Akrobat, Akrobatin
mountaineer = climber @ trade : vertigo altitude carabiner oxygen Matterhorn frostbite Sherpa summit crampons Hillary Tenzing Everest > alpiniste, grimpeur | Bergsteiger, Alpinist
librarian @ trade : glasses stamp return quiet Matilda shelves fine catalogue borrow overdue Dewey books > bibliothécaire | Bibliothekar, Bibliothekarin
pharaoh @ trade : curse beard throne plagues cobra Moses Nile dynasty pyramid Egypt Ramses Tutankhamun > pharaon | Pharao
samurai @ trade : honour loyal duel topknot Cruise armour seven Japan Kurosawa shogun ronin katana > samouraï | Samurai
cowboy @ trade : dusty boots horse harmonica Texas Woody cattle saloon ranch spurs rodeo lasso > cow-boy | Cowboy
gladiator @ trade : sandals Maximus lions net thumb emperor trident Rome arena Crowe Spartacus Colosseum > gladiateur | Gladiator
spy = secret agent @ trade : double disguise code gadget mole Kim informer microfilm undercover Mata-Hari Bond 007 > espion, agent secret, agent | Spion, Agent, Geheimagent
carpenter = joiner @ trade : walrus Joseph table nails varnish shelves Geppetto plane dovetail workbench chisel wood > menuisier, charpentier | Tischler, Schreiner, Zimmermann
tailor @ trade : tinker seven emperor mice Gloucester pins suit thread measure alterations bespoke Savile-Row > tailleur | Schneider
judge @ trade : Dredd Judy talent strict robe wig jury courtroom sentence trial verdict gavel > juge | Richter, Richterin
actor = actress @ trade : lines makeup costume role script BAFTA Oscar rehearsal audition Hollywood Hamlet understudy > acteur, comédien | Schauspieler, Schauspielerin
conductor @ trade : copper lightning ticket tails tempo metal score podium Bernstein symphony baton orchestra > chef d'orchestre, conducteur | Dirigent, Schaffner
mechanic @ trade : pit overalls grease repair axle Formula spanner brakes bonnet wrench engine garage > mécanicien, garagiste | Mechaniker
lifeguard @ trade : tan whistle binoculars chair riptide Bondi rescue float poolside swimmers drowning Baywatch > maître-nageur, sauveteur | Bademeister, Rettungsschwimmer
waiter = waitress @ trade : apron notepad reservation fly order bill napkin tablecloth tray menu restaurant tip > serveur, serveuse | Kellner, Kellnerin
scientist @ trade : beaker coat goggles theory bubbling discovery formula Nobel research laboratory experiment Curie > scientifique, savant | Wissenschaftler, Forscher
swim @ action : tadpole lessons cap goggles length channel armbands Phelps pool crawl butterfly breaststroke > nager | schwimmen
sneeze @ action : dust pepper sinus cold pollen sniffle allergy germs tissue handkerchief bless atishoo > éternuer | niesen
snore @ action : rumble elbow grandpa vibrate snuffle pig nostrils earplugs pillow partner sleep apnoea > ronfler | schnarchen
climb @ action : ivy boulder beanstalk stairs tree ladder foothold up mountain scramble clamber ascend > grimper, escalader | klettern
laugh @ action : last track gas kookaburra hyena tickle clown comedy joke LOL giggle chuckle > rire | lachen
cry = weep @ action : wolf milk onion mascara baby tissue sad heartbroken whimper sob bawl tears > pleurer | weinen
`;
