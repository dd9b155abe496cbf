/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_01 = `
Cleopatra ~ Kleopatra @ person f africa ancient : ruler charm pearl barge perfume eyeliner Ptolemy Alexandria Actium Caesar asp Antony > Cléopâtre | Kleopatra | Cleopatra | Cleopatra
Nefertiti @ person f africa ancient 10+ : wife elegance neck profile sun crown blue Berlin Amarna Thutmose bust Akhenaten > Néfertiti | Nofretete | = | =
Hatshepsut @ person f africa ancient 10+ : reign trade statues incense stepson obelisk beard Luxor Karnak Thutmose Punt pharaoh > Hatchepsout | Hatschepsut | = | =
Boudica = Boudicca, Boadicea @ person f europe ancient : anger hair daughters cloak torc revolt warrior chariot Londinium Colchester Britons Iceni > Boadicée | = | Boudica, Boadicea | Budicca, Boadicea
Sappho = Sapho @ person f europe ancient 10+ : passion pupils ancient wedding fragments stanza ode muse lyre poet Aphrodite Mytilene > = | = | Safo | Saffo
Hypatia = Hypatia of Alexandria @ person f africa ancient 10+ : wisdom teacher scrolls logic algebra philosopher astronomer mathematician hydrometer Synesius astrolabe Theon > Hypatie | = | Hipatia | Ipazia
Zenobia @ person f asia ancient 10+ : rebel ambition huntress siege captivity empire oasis columns queen Syria Longinus Aurelian Palmyra > Zénobie | = | = | =
Joan of Arc = Joan, Saint Joan @ person f europe medieval : teenager courage farm banner armour voices trial stake Dauphin Rouen Domrémy Maid > Jeanne d'Arc | Johanna von Orleans, Jeanne d'Arc | Juana de Arco | Giovanna d'Arco
Lady Godiva = Godiva @ person f europe medieval 10+ : legend husband protest taxes chocolate modesty horseback window hair Leofric Peeping Coventry > = | = | = | =
Eleanor of Aquitaine = Eleanor @ person f europe medieval 10+ : duchess marriages powerful sons crusade prison courtly troubadours Poitiers Plantagenet Henry Lionheart > Aliénor d'Aquitaine | Eleonore von Aquitanien | Leonor de Aquitania | Eleonora d'Aquitania
Hildegard of Bingen = Hildegard @ person f europe medieval 10+ : migraine plants chant remedies visions composer convent Rhine mystic nun Benedictine abbess > Hildegarde de Bingen | Hildegard von Bingen | Hildegarda de Bingen | Ildegarda di Bingen
Murasaki Shikibu = Murasaki @ person f asia medieval 10+ : lady moon diary court fan lacquer novel scroll Kyoto Fujiwara Heian Genji > = | = | = | =
Wu Zetian = Wu, Empress Wu @ person f asia medieval 10+ : power throne rivals ambition palace exams Buddhism only Zhou Luoyang Chang'an Tang > = | = | = | =
Razia Sultana = Razia, Raziya, Raziya Sultan @ person f asia medieval 10+ : daughter nobles turban coins elephant ruler unveiled Turkic Yaqut Mamluk Delhi Iltutmish > Razia Sultan | Razia Sultan | = | =
Elizabeth I = Elizabeth the First, Good Queen Bess ~ Elizabeth 1 @ person f europe modern : unmarried pearls portrait speech wigs explorers ruff Raleigh Armada Boleyn Tudor Gloriana > Élisabeth Ire, Élisabeth première | Elisabeth die Erste | Isabel primera | Elisabetta prima
Anne Boleyn = Boleyn @ person f europe modern 10+ : witty gown lute courtier thousand necklace second Hever Wyatt Tower Tudor Henry > Anne Boleyn | Anne Boleyn | Ana Bolena | Anna Bolena
Mary Queen of Scots = Mary Stuart @ person f europe modern 10+ : tall cousin embroidery prisoner plots France lapdog Holyrood Rizzio Bothwell Darnley Fotheringhay > Marie Stuart, reine d'Écosse | Maria Stuart | María Estuardo | Maria Stuarda
Grace O'Malley = O'Malley, Granuaile @ person f europe modern 10+ : daring trader fleet castle clan sailor galley Ireland Elizabeth Mayo Connacht pirate > = | = | = | =
Pocahontas @ person f north-america modern : daughter meeting canoe tribe chief settlers Disney raccoon Virginia Jamestown Rolfe Powhatan > = | = | = | =
Marie Antoinette @ person f europe modern : luxury wig gambling necklace cake Vienna hamlet Revolution Versailles Trianon guillotine Louis > Marie-Antoinette | = | María Antonieta | Maria Antonietta
Catherine the Great = Catherine @ person f europe modern 10+ : reign reforms collector coup letters Voltaire German Hermitage Potemkin tsar empress Russia > Catherine la Grande | Katharina die Große | Catalina la Grande | Caterina la Grande
Mumtaz Mahal = Mumtaz @ person f asia modern 10+ : wife grief jewels devotion palanquin Persian marble Arjumand Mughal tomb Agra Jahan > = | = | = | =
Nzinga = Njinga, Queen Nzinga ~ Zinga @ person f africa modern 10+ : pride treaty negotiator ambassador seat warrior diplomat resistance Portuguese Matamba Luanda Angola > Njinga | = | = | =
Sacagawea = Sacajawea @ person f north-america modern 10+ : baby guide moccasins mountains interpreter dollar expedition Missouri Charbonneau Clark Lewis Shoshone > = | = | = | =
Jane Austen = Austen ~ Jane Austin @ person f europe modern 10+ : wit ball muslin sister Bath novelist Regency Chawton Knightley Persuasion Bennet Darcy > = | = | = | =
Mary Shelley = Shelley @ person f europe modern 10+ : summer storm contest lake Percy Gothic novelist Wollstonecraft Geneva Prometheus monster Frankenstein > = | = | = | =
Charlotte Brontë = Brontë @ person f europe modern 10+ : governess sisters moors pseudonym parsonage Yorkshire attic Currer Emily Haworth Rochester Eyre > = | = | = | =
Mary Anning = Anning @ person f europe modern : curiosity basket beach hammer cliffs skeleton Dorset ammonites Lyme fossils plesiosaur ichthyosaur > = | = | = | =
Ada Lovelace = Lovelace @ person f europe modern 10+ : countess vision numbers notes cards loom mathematician Byron machine algorithm programmer Babbage > = | = | = | =
Florence Nightingale = Nightingale @ person f europe modern : kindness owl bandages statistics hygiene wards Embley hospital lamp Crimea Scutari nurse > = | = | = | =
Mary Seacole = Seacole @ person f north-america modern 10+ : brave hotel herbs soldiers remedies Balaclava cholera Panama battlefield nurse Crimea Jamaica > = | = | = | =
Queen Victoria = Victoria @ person f europe modern : reign diary empire widow stamp mourning jubilee falls lake Balmoral amused Albert > reine Victoria | Königin Victoria, Viktoria | reina Victoria | regina Vittoria
Harriet Tubman = Tubman @ person f north-america modern : courage night scout escape reward Maryland freedom abolition Combahee conductor Moses railroad > = | = | = | =
Louisa May Alcott = Alcott @ person f north-america modern 10+ : attic nurse sisters pseudonym abolitionist novelist Massachusetts Fruitlands Thoreau Concord Jo March > = | = | = | =
Emily Dickinson = Dickinson @ person f north-america modern 10+ : garden white solitude bedroom drawer herbarium hope feathers nobody dashes poet Amherst > = | = | = | =
Grace Darling = Darling @ person f europe modern 10+ : storm waves oars rescue heroine Bamburgh Northumberland shipwreck Farne Forfarshire lighthouse Longstone > = | = | = | =
Rani of Jhansi = Lakshmibai, Lakshmi Bai, Rani Lakshmibai @ person f asia modern 10+ : widow horse sword adopted fort heroine queen rebellion Maratha Gwalior Manikarnika 1857 > Rani de Jhansi | Rani von Jhansi | Rani de Jhansi | Rani di Jhansi
Annie Oakley = Oakley @ person f north-america modern 10+ : hat Quaker aim Ohio musical cards show target rifle Wild-West sharpshooter Buffalo-Bill > = | = | = | =
Calamity Jane = Calamity @ person f north-america modern 10+ : tales dust whip Wyoming frontier buckskin stagecoach Doris Dakota cowgirl Hickok Deadwood > = | = | = | =
Ching Shih = Zheng Yi Sao, Ching Yih Saou @ person f asia modern 10+ : widow rules crews ransoms gambling squadrons pardon junks Macau Canton Guangdong pirate > = | = | = | =
Manuela Sáenz = Manuela, Sáenz @ person f south-america modern 10+ : archive spy uniform horsewoman colonel Lima Thorne Paita Ecuador Quito liberator Bolívar > = | = | = | =
Marie Curie = Curie ~ Marie Curry @ person f europe contemporary : prizes laboratory Paris glow scientist ambulances Poland Warsaw Nobel Pierre polonium radium > = | = | = | =
Beatrix Potter = Potter @ person f europe contemporary : sheep mushrooms farm watercolours tales Lakes Sawrey hedgehog Nutkin Jemima Peter Flopsy > = | = | = | =
Emmeline Pankhurst = Pankhurst @ person f europe contemporary : speech arrest deeds hunger Manchester railings prison equality Sylvia Christabel vote suffragette > = | = | = | =
Amelia Earhart = Earhart ~ Amelia Airheart, Amelia Airhart @ person f north-america contemporary : record tomboy solo goggles vanished Atchison Atlantic Noonan Howland Electra pilot aviator > = | = | = | =
Rosa Parks = Parks @ person f north-america contemporary : seamstress dignity refusal arrest court driver equality seat Alabama boycott Montgomery bus > = | = | = | =
Frida Kahlo = Frida, Kahlo ~ Freda Kahlo, Frida Calo @ person f north-america contemporary : accident flowers braids monkeys corset tram mirror Diego Mexico Coyoacán self-portrait eyebrows > = | = | = | =
Mother Teresa = Teresa ~ Mother Theresa @ person f asia contemporary : kindness veil charity poor nun saint sari Agnes Albanian Skopje missionaries Calcutta > mère Teresa | Mutter Teresa | madre Teresa | madre Teresa
Elizabeth II = Queen Elizabeth, Elizabeth the Second, Elizabeth ~ Elizabeth 2 @ person f europe contemporary : hats handbag stamps Commonwealth coronation jubilee Windsor corgis Sandringham Buckingham Philip Charles > Élisabeth deux | Elisabeth die Zweite | Isabel segunda | Elisabetta seconda
Evita Perón = Evita, Eva Perón, Perón @ person f south-america contemporary 10+ : actress radio workers balcony vote crowds musical Webber Madonna Recoleta Juan Argentina > = | = | = | =
Wangari Maathai = Maathai @ person f africa contemporary 10+ : soil seeds environment saplings biologist Nyeri forest belt Nobel trees green Kenya > = | = | = | =
Julius Caesar = Caesar ~ Julius Ceasar, Ceasar @ person m europe ancient : general toga salad laurel calendar senate legions Gaul dictator Ides Rubicon Brutus > Jules César | Julius Cäsar | Julio César | Giulio Cesare
Tutankhamun = Tutankhamen, King Tut ~ Tutankamun, Tutankamen @ person m africa ancient : trumpets dagger curse mask tomb sarcophagus Luxor mummy Carnarvon Howard Carter pharaoh > Toutânkhamon | Tutanchamun | Tutankamón | Tutankhamon
Alexander the Great = Alexander @ person m europe ancient 10+ : young empire tutor undefeated conqueror horse Babylon Persia knot Aristotle Macedon Bucephalus > Alexandre le Grand | Alexander der Große | Alejandro Magno | Alessandro Magno
Archimedes @ person m europe ancient 10+ : inventor spheres circle crown pulley Sicily catapults Hiero lever bath Syracuse eureka > Archimède | = | Arquímedes | Archimede
Homer @ person m europe ancient 10+ : poet verses bard blind ancient lyre heroes Greek Troy Ithaca Iliad Odyssey > Homère | = | Homero | Omero
Hannibal @ person m africa ancient 10+ : general ambushes tactics crossing Spain Rome Cannae Scipio Punic Alps Carthage elephants > = | = | Aníbal | Annibale
Socrates @ person m europe ancient 10+ : questions wisdom doubt stonemason barefoot dialogue irony trial philosopher Xanthippe Plato hemlock > Socrate | Sokrates | Sócrates | Socrate
Spartacus @ person m europe ancient 10+ : freedom revolt escape sword army Thrace arena Kubrick Vesuvius Capua Crassus gladiator > = | Spartakus | Espartaco | Spartaco
Nero ~ Niro @ person m europe ancient 10+ : tyrant actor chariot golden emperor Poppaea Seneca Octavia Agrippina Rome fire fiddle > Néron | = | Nerón | Nerone
Buddha = Siddhartha, Gautama Buddha, Gautama ~ Budda @ person m asia ancient : calm statue prince compassion path lotus fig Lumbini pilgrims meditation nirvana enlightenment > Bouddha | = | Buda | =
Confucius @ person m asia ancient 10+ : teacher manners parents respect harmony scholars proverbs philosopher says China Qufu Analects > = | Konfuzius | Confucio | Confucio
Attila @ person m asia ancient 10+ : terror bow raids horseman plunder tribute wedding nomads Danube steppe invader Scourge > = | = | Atila | =
Ashoka = Asoka @ person m asia ancient 10+ : remorse peace roads emperor wheel lions edicts pillars Buddhism Pataliputra Maurya Kalinga > = | Aschoka | = | =
Saint Patrick = St Patrick, Patrick @ person m europe ancient : captive missionary youth bishop patron green snakes March Slemish Armagh shamrock Ireland > saint Patrick | heiliger Patrick | san Patricio | san Patrizio
Christopher Columbus = Columbus ~ Colombus @ person m europe medieval : voyage Genoa ocean spices mistake west Isabella Bahamas Niña Pinta 1492 Santa-Maria > Christophe Colomb | Christoph Kolumbus | Cristóbal Colón | Cristoforo Colombo
Charlemagne @ person m europe medieval 10+ : Saxons scholars coronation pope elephant emperor Pepin Franks Alcuin Roland Aachen 800 > = | Karl der Große | Carlomagno | Carlo Magno
Genghis Khan = Genghis, Chinggis Khan ~ Gengis Khan @ person m asia medieval : conqueror gallop archers tents cavalry empire steppe yurt grandson Karakorum Kublai Temujin > Gengis Khan | Dschingis Khan | Gengis Kan | Gengis Khan
Marco Polo = Polo @ person m europe medieval : merchant pool spices traveller silk Genoese Rustichello Xanadu Venice China Cathay Kublai > = | = | = | =
Saladin = Salah ad-Din @ person m asia medieval 10+ : honour mercy chivalry Kurdish Egypt sultan Damascus Ayyubid crusaders Hattin Jerusalem Lionheart > = | = | Saladino | Saladino
Mansa Musa = Musa, Mansa Moussa @ person m africa medieval 10+ : generous richest sceptre camels mosque retinue pilgrimage Niani Cairo gold Timbuktu Mali > Mansa Moussa | = | = | =
Ibn Battuta = Battuta, Ibn Batuta @ person m africa medieval 10+ : envoy ships roads companions pilgrim wanderer Maldives Rihla Mecca traveller Morocco Tangier > = | = | = | =
William the Conqueror = William the First, Conqueror ~ William 1 @ person m europe medieval 10+ : duke invasion castles stirrups survey Tower tapestry Normandy Harold Domesday Hastings 1066 > Guillaume le Conquérant | Wilhelm der Eroberer | Guillermo el Conquistador | Guglielmo il Conquistatore
Leif Erikson = Leif Ericson, Leif Eriksson, Erikson ~ Leif Ericsson @ person m europe medieval 10+ : explorer sailor voyage Norse saga grapes longship Iceland Viking Helluland Newfoundland Vinland > = | = | = | =
Johannes Gutenberg = Gutenberg ~ Gutenburg @ person m europe medieval 10+ : goldsmith metal ink pages invention Strasbourg German letters Mainz Bible type press > = | = | = | =
William Wallace = Wallace @ person m europe medieval 10+ : rebel sword outlaw bridge monument claymore Elderslie Edward Falkirk Scotland Stirling Braveheart > = | = | = | =
Leonardo da Vinci = Leonardo, da Vinci @ person m europe modern : left-handed genius notebooks anatomy inventor mirror helicopter Florence Renaissance Vitruvian Supper Mona-Lisa > Léonard de Vinci | = | = | =
Michelangelo = Michelangelo Buonarroti ~ Michaelangelo @ person m europe modern : scaffold marble Florence Medici pope Renaissance sculptor turtle ninja ceiling David Sistine > Michel-Ange | = | Miguel Ángel | =
Henry VIII = Henry the Eighth ~ Henry 8 @ person m europe modern : lute tennis feasts jousting beard Wolsey divorce Hampton Parr Tudor wives six > Henri huit | Heinrich der Achte | Enrique octavo | Enrico ottavo
William Shakespeare = Shakespeare, the Bard ~ Shakespear @ person m europe modern : quill stage earring actor sonnets tragedy playwright Globe Avon Stratford Romeo Hamlet > = | = | = | =
Galileo = Galileo Galilei @ person m europe modern 10+ : lens pendulum tower satellites heresy Padua Rhapsody Pisa Inquisition astronomer Jupiter telescope > Galilée | = | Galileo, Galilei | =
Guy Fawkes = Fawkes ~ Guy Fox @ person m europe modern : mask soldier cellar plot York barrels treason Catesby Parliament fireworks bonfire gunpowder > = | = | = | =
Isaac Newton = Newton @ person m europe modern : wig Cambridge prism optics motion calculus laws Woolsthorpe physicist Principia apple gravity > = | = | = | =
Blackbeard = Edward Teach @ person m europe modern : terror fuses treasure blockade cutlass cannon sailor Carolina Caribbean Bristol Ocracoke pirate > Barbe Noire | = | Barbanegra | Barbanera
Mozart = Wolfgang Amadeus Mozart ~ Motzart @ person m europe modern : child wig prodigy sister harpsichord symphony Salieri Vienna opera Requiem Figaro Salzburg > = | = | = | =
Ludwig van Beethoven = Beethoven ~ Beethofen, Baythoven @ person m europe modern : temper dog piano Vienna deaf composer Bonn Pastoral symphony ninth Moonlight Elise > = | = | = | =
Captain Cook = James Cook @ person m europe modern : voyage charts scurvy navy transit Yorkshire Whitby Tahiti Pacific Hawaii Botany-Bay Endeavour > capitaine Cook | Kapitän Cook | capitán Cook | capitano Cook
George Washington = Washington @ person m north-america modern : surveyor wig dentures general honest cherry crossing dollar Delaware Virginia Vernon president > = | = | = | =
Benjamin Franklin = Franklin, Ben Franklin @ person m north-america modern 10+ : apprentice hundred stove diplomat almanac bifocals Boston postmaster Poor-Richard Philadelphia lightning kite > = | = | = | =
Napoleon = Napoleon Bonaparte, Bonaparte @ person m europe modern : general hat laws exile hand emperor Corsica Josephine Austerlitz Elba Helena Waterloo > Napoléon | = | Napoleón | Napoleone
Horatio Nelson = Nelson, Admiral Nelson @ person m europe modern 10+ : seasick hero navy arm eye Norfolk Aboukir column Hamilton Hardy Victory Trafalgar > = | = | = | =
Simón Bolívar = Bolívar @ person m south-america modern 10+ : oath currency epaulettes Santander Andes Bogotá Gran-Colombia Boyacá Ayacucho Caracas Venezuela liberator > Simon Bolivar | Simon Bolivar | = | =
Charles Darwin = Darwin @ person m europe modern : worms voyage barnacles pigeons naturalist Shrewsbury finches species Galápagos Beagle selection evolution > = | = | = | =
Charles Dickens = Dickens @ person m europe modern 10+ : debt fog factory orphans serials Victorian novelist Portsmouth Expectations Copperfield Twist Scrooge > = | = | = | =
Abraham Lincoln = Lincoln, Abe Lincoln ~ Abraham Linken @ person m north-america modern : tall honest lawyer beard penny theatre Kentucky log-cabin Illinois emancipation Gettysburg president > = | = | = | =
Hans Christian Andersen = Andersen ~ Anderson @ person m europe modern : shy scissors travel theatre tales Odense Copenhagen Denmark nightingale duckling matchstick mermaid > = | = | = | =
Shaka = Shaka Zulu, Chaka @ person m africa modern 10+ : discipline clan reign warrior barefoot shields regiments horns spear Nandi Natal impi > Chaka | = | = | =
Atahualpa @ person m south-america modern 10+ : brother captive litter ransom room gold Valverde Cajamarca Huáscar Pizarro Peru Inca > = | = | = | =
Diego Maradona = Maradona @ person m south-america contemporary : stocky dribble century goal hand Fiorito Shilton Azteca Boca football Naples Argentina > = | = | = | =
Ayrton Senna = Senna @ person m south-america contemporary 10+ : speed rain yellow karting helmet foundation Monaco Imola Brazil McLaren Prost Formula-One > = | = | = | =
`;
