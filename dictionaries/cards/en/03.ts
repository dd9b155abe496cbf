/** The English deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const EN_03 = `
Brazil @ place south-america : beaches toucans capoeira rainforest samba carnival football Recife Ronaldo Portuguese Neymar São-Paulo > Brésil | Brasilien | Brasil | Brasile
Rio de Janeiro = Rio @ place south-america : beach harbour carnival Olympics Flamengo Maracanã Guanabara Sugarloaf Ipanema Copacabana Redeemer Brazil > = | = | = | =
Amazon = Amazon River, Amazon rainforest, Amazonia @ place south-america : parcels warriors wide lungs rubber jungle piranhas anaconda toucans Orellana Manaus Brazil > Amazone, Amazonie | Amazonas | Amazonas, Amazonia | Amazzoni, Amazzonia
Argentina @ place south-america : beef silver penguins gauchos pampas tango football Mendoza Evita Messi Maradona Buenos-Aires > Argentine | Argentinien | = | =
Buenos Aires @ place south-america 10+ : bookshops balconies obelisk widest tango Boca Palermo Porteños pope Borges Evita Argentina > = | = | = | =
Peru @ place south-america : potatoes earthquakes alpacas Pisco ceviche llamas Andes Lima Nazca Paddington Incas Machu-Picchu > Pérou | = | Perú | Perù
Machu Picchu ~ Machu Pichu, Macchu Picchu @ place south-america 10+ : lost terraces hike ruins trail Huayna Urubamba Bingham citadel Andes Pachacuti Inca > = | = | = | =
Lake Titicaca = Titicaca @ place south-america 10+ : high blue boats floating frog reeds navy Uros Puno Taquile Bolivia Peru > lac Titicaca | Titicacasee | lago Titicaca | lago Titicaca
Chile @ place south-america : grapes earthquakes copper thin miners poets Mapuche Neruda Valparaíso Andes Atacama Santiago > Chili | = | = | Cile
Atacama Desert = Atacama @ place south-america 10+ : stars salt copper flamingos geysers telescopes mines lithium rainless driest Antofagasta Chile > désert d'Atacama | Atacama-Wüste | desierto de Atacama | deserto di Atacama
Andes @ place south-america : spine potatoes ponchos condors llamas altiplano panpipes volcanoes Aconcagua Quechua Incas Peru > = | Anden | = | Ande
Patagonia @ place south-america 10+ : wind end sheep fleece glaciers Welsh fossils giants penguins Magellan guanacos Argentina > Patagonie | Patagonien | = | =
Colombia ~ Columbia @ place south-america : cycling flowers butterflies emeralds coffee orchids cumbia Shakira Márquez Cartagena Medellín Bogotá > Colombie | Kolumbien | = | =
Venezuela @ place south-america 10+ : oil cocoa baseball harp arepas Angel Orinoco Maracaibo Humboldt Chávez Bolívar Caracas > = | = | = | =
Galápagos = Galápagos Islands ~ Galapagoes @ place south-america : unique cormorants volcanic flightless iguanas Pacific lizards finches tortoises Ecuador Beagle Darwin > Galapagos | Galapagosinseln | = | =
Ecuador @ place south-america 10+ : roses cocoa hats hummingbirds volcano latitude zero Otavalo Cotopaxi Guayaquil Galápagos Quito > Équateur | = | = | =
Bolivia @ place south-america 10+ : landlocked tin bowler llamas quinoa panpipes salt Titicaca lithium Uyuni Sucre La-Paz > Bolivie | Bolivien | = | =
Guyana @ place south-america 10+ : rice sugar cricket English jaguar bauxite otters El-Dorado Demerara Essequibo Kaieteur Georgetown > = | = | = | =
Iguazu Falls = Iguazu, Iguaçu Falls, Iguaçu @ place south-america 10+ : boardwalk spray butterflies coati jungle toucans border subtropical Misiones Paraná throat Argentina > chutes d'Iguazú | Iguazú-Wasserfälle | cataratas del Iguazú | cascate dell'Iguazú
Egypt @ place africa : cotton camels scarab papyrus felucca mummies hieroglyphs Sphinx pharaohs pyramids Suez Cairo > Égypte | Ägypten | Egipto | Egitto
Nile @ place africa : flood longest reeds delta crocodile papyrus cataracts Moses Sudan Aswan Khartoum Egypt > Nil | Nil | Nilo | Nilo
Cairo @ place africa : traffic cats minarets horns citadel Fatimid Saladin Tahrir Mahfouz Giza pyramids Egypt > Le Caire | Kairo | El Cairo | Il Cairo
Sahara = Sahara Desert @ place africa : hottest thirst mirage sandstorm camels fennec oasis dunes harmattan Tassili Algeria Tuareg > = | = | Sáhara | =
Morocco @ place africa : mint carpets slippers spices tiles souk tagine couscous Berber Atlas Rabat Casablanca > Maroc | Marokko | Marruecos | Marocco
Marrakesh = Marrakech @ place africa 10+ : pink gardens snakes storytellers souk charmers Koutoubia Majorelle Atlas medina Jemaa Morocco > Marrakech | Marrakesch | Marrakech | Marrakech
Kenya @ place africa : flamingos lions savanna safari Samburu Leakey Kipchoge Turkana Swahili Masai Mombasa Nairobi > = | Kenia | Kenia | =
Kilimanjaro = Mount Kilimanjaro @ place africa : hikers roof glacier equator porters snow volcano Hemingway Mawenzi Uhuru Kibo Tanzania > Kilimandjaro | Kilimandscharo | = | Kilimangiaro
Serengeti @ place africa : grass herds balloon lions plains cheetahs zebras safari migration wildebeest Masai Tanzania > = | = | = | =
Zanzibar @ place africa 10+ : doors spices dhows sultan island Mercury nutmeg Omani cloves Stone-Town Pemba Tanzania > = | Sansibar | = | =
Madagascar @ place africa : film vanilla island sapphires zebu rice pirates chameleons orchids baobabs lemurs Antananarivo > = | Madagaskar | = | =
Ethiopia @ place africa : barley highlands calendar coffee wolves churches Lucy Rift injera Lalibela Selassie Addis-Ababa > Éthiopie | Äthiopien | Etiopía | Etiopia
Nigeria @ place africa : oil yams football Naira jollof Afrobeat Achebe Nollywood Hausa Yoruba Abuja Lagos > = | = | = | =
Lagos @ place africa 10+ : markets traffic bridges megacity lagoon Afrobeat Nollywood Ikeja Makoko Yoruba Eko Nigeria > = | = | = | =
Ghana @ place africa : castles drums gold cocoa football star kente highlife Volta Ashanti Nkrumah Accra > = | = | = | =
Timbuktu = Timbuctoo ~ Timbucktu @ place africa 10+ : faraway mud salt libraries caravans scholars mosques manuscripts Tuareg Sankore Niger Mali > Tombouctou | = | Tombuctú | Timbuctù
South Africa @ place africa : vineyards diamonds vuvuzela rainbow Drakensberg Kruger Comrades Zulu Soweto Durban Pretoria Mandela > Afrique du Sud | Südafrika | Sudáfrica | Sudafrica
Cape Town @ place africa : penguins proteas parliament flat Constantia Waterfront Newlands Groote-Schuur Tutu Robben Table South-Africa > Le Cap | Kapstadt | Ciudad del Cabo | Città del Capo
Robben Island @ place africa 10+ : penguins lighthouse limestone quarry museum cell guards prison Sisulu Sobukwe Cape-Town Mandela > = | = | = | =
Zimbabwe @ place africa : maize tobacco hippos sculpture soapstone ruins Hwange Zambezi Shona Ndebele Bulawayo Harare > = | Simbabwe | Zimbabue | =
Victoria Falls @ place africa : bungee smoke spray thunder curtain gorge cascade Livingstone Zambia Zambezi Mosi Zimbabwe > chutes Victoria | Viktoriafälle | cataratas Victoria | cascate Vittoria
Kalahari = Kalahari Desert @ place africa 10+ : thirst melons sand tracks lions ostriches meerkats San gemsbok Okavango Namibia Botswana > = | = | = | =
Uganda @ place africa : bananas pearl crane lakes equator rafting gorillas Entebbe Bwindi Ruwenzori Nile Kampala > Ouganda | = | = | =
India @ place asia : monsoon spices peacock yoga elephants cricket sari tigers Rajasthan Kerala Ganges Delhi > Inde | Indien | = | =
Delhi = New Delhi ~ Deli @ place asia : kites bazaar rickshaw metro parliament Lutyens Mughal Yamuna Qutub Chandni Red-Fort India > = | = | = | =
Mumbai = Bombay @ place asia : trains monsoon crowds lunchboxes gateway film cricket Tendulkar Marine-Drive dabbawala Maharashtra Bollywood > = | = | = | =
Taj Mahal @ place asia : symmetry reflection minarets calligraphy marble inlay mausoleum Mughal Shah Jahan Mumtaz Agra > = | = | = | =
Everest = Mount Everest @ place asia : oxygen icefall flags camp Sherpa highest Khumbu Mallory Nepal 8848 Tenzing Hillary > = | = | = | =
Himalayas = Himalaya @ place asia : roof snow leopard prayer yaks glaciers yeti Ladakh Bhutan Tibet Annapurna Everest > Himalaya | = | Himalaya | Himalaya
Ganges @ place asia 10+ : sacred marigolds bathing pilgrims lamps ghats Hindu Patna Haridwar Bengal Varanasi India > Gange | = | = | Gange
Sri Lanka = Ceylon @ place asia : coconuts teardrop sapphires tea cricket elephants Sigiriya Sinhala Tamil Galle Kandy Colombo > = | = | = | =
Pakistan @ place asia : mangoes kites cricket lorries Urdu Indus Jinnah Malala Punjab Lahore Karachi Islamabad > = | = | Pakistán | =
Nepal @ place asia : flag trekking prayer temples yak yeti Gurkhas Buddha Sherpas Himalayas Everest Kathmandu > Népal | = | = | =
China @ place asia : abacus silk porcelain rice fireworks dragons bamboo pandas Sichuan Yangtze Shanghai Beijing > Chine | = | = | Cina
Beijing = Peking @ place asia : acrobats bicycles duck courtyards Olympics opera hotpot Mao Forbidden Great-Wall Tiananmen China > Pékin | = | Pekín | Pechino
Great Wall of China = Great Wall @ place asia : bricks soldiers steps long signal watchtowers garrisons invaders Ming Qin Badaling Beijing > Grande Muraille de Chine | Chinesische Mauer | Gran Muralla China | Grande muraglia cinese
Hong Kong @ place asia : skyline harbour stocks neon trams dumplings junks handover Cantonese Jackie Kowloon China > = | Hongkong | = | =
Japan @ place asia : islands earthquakes robots blossom sumo manga karate origami kimono samurai sushi Tokyo > Japon | = | Japón | Giappone
Tokyo @ place asia : neon crowded trains capsule robots Skytree Olympics Godzilla manga Ginza Shibuya Japan > = | Tokio | Tokio | =
Mount Fuji = Fuji, Fujiyama, Mt Fuji @ place asia : crater lakes pilgrims shrine volcano Shinto woodblock Yamanashi Hakone Honshu Hokusai Japan > mont Fuji | = | monte Fuji | monte Fuji
South Korea = Korea @ place asia : ginseng peninsula electronics Hyundai taekwondo Parasite kimchi Samsung Busan Gangnam BTS Seoul > Corée du Sud | Südkorea | Corea del Sur | Corea del Sud
Singapore @ place asia : clean gum orchids airport skyline laksa hawkers Marina Malaysia durian Raffles Merlion > Singapour | Singapur | Singapur | =
Thailand @ place asia : smiles beaches orchids elephants boxing temples lemongrass rickshaw Siam Chiang-Mai Phuket Bangkok > Thaïlande | = | Tailandia | Tailandia
Vietnam = Viet Nam @ place asia : rice motorbikes lanterns noodles conical silk pho Mekong Halong Saigon Ho-Chi-Minh Hanoi > = | = | = | =
Bali @ place asia 10+ : surf monkeys offerings island frangipani batik gamelan terraces Ubud Hindu Indonesia Denpasar > = | = | = | =
Dubai @ place asia : luxury malls sand falcons racetrack palm skyscraper yachts Gulf Emirates Burj Khalifa > Dubaï | = | Dubái | =
Istanbul = Constantinople, Byzantium @ place asia 10+ : cats tea carpets bridge minarets bazaar sultans Ottomans Turkey Galata Bosphorus Hagia-Sophia > = | = | Estambul | =
Petra @ place asia 10+ : caravans camels gorge tombs columns sandstone treasury Siq Bedouin Indiana Nabataeans Jordan > Pétra | = | = | =
Angkor Wat = Angkor @ place asia 10+ : roots jungle sunrise towers carvings lotus moat temple Bayon Siem-Reap Khmer Cambodia > = | = | = | =
Siberia @ place asia 10+ : wolves exile tiger birches frozen railway mammoths tundra taiga permafrost Baikal Russia > Sibérie | Sibirien | = | =
Gobi Desert = Gobi @ place asia 10+ : gravel cold frost eggs felt nomads camels dunes dinosaurs velociraptor Altai Bactrian > désert de Gobi | Wüste Gobi | desierto de Gobi | deserto del Gobi
Zeus ~ Zuse @ character m europe ancient : father bull swan eagle Titans Europa Cronus god Leto Jupiter thunderbolt Olympus > = | = | = | =
Poseidon @ character m europe ancient : anger horses earthquakes dolphins waves merman Odysseus Amphitrite Triton Atlantis Neptune trident > Poséidon | = | Poseidón | Poseidone
Athena = Athene, Pallas Athena @ character f europe ancient : strategy weaving shield wisdom aegis Arachne olive goddess Parthenon owl Zeus Minerva > Athéna | Athene | Atenea | Atena
Hercules = Heracles @ character m europe ancient : strong club lion snakes stables demigod apples Nemean Hydra Cerberus twelve labours > Hercule | Herkules | Hércules | Ercole
Odysseus = Ulysses @ character m europe ancient 10+ : clever wanderer arrow mast Argos beggar sirens cyclops Calypso Circe Penelope Ithaca > Ulysse | = | Odiseo, Ulises | Odisseo, Ulisse
Medusa @ character f europe ancient : priestess curse monster reflection shield hair gaze stone Gorgon Pegasus Perseus snakes > Méduse | = | = | =
Icarus @ character m europe ancient 10+ : boy proud warning escape feathers fall drowned labyrinth Crete wings wax Daedalus > Icare | Ikarus | Ícaro | Icaro
Pandora @ character f europe ancient 10+ : first gift clay woman forbidden curiosity jar Hephaestus evils Epimetheus hope box > Pandore | = | = | =
Thor @ character m europe medieval : goats chariot Norse Hemsworth Avengers Ragnarok Loki thunder Odin Asgard Mjolnir hammer > = | = | = | =
Anubis @ character m africa ancient 10+ : guide heart scales weighing tomb black god underworld embalming mummies Osiris jackal > = | = | = | =
Anansi = Ananse @ character m africa modern 10+ : clever greedy folktale trickster Caribbean Akan Kweku Nyame Ghana eight web spider > = | = | = | =
Baba Yaga = Baba-Yaga @ character f europe modern 10+ : skulls forest oven broomstick hovel mortar pestle Koschei Vasilisa chicken Russia witch > = | = | = | =
King Arthur = Arthur @ character m europe medieval : legend stone Tintagel round knights grail Lancelot Merlin Avalon Guinevere Camelot Excalibur > roi Arthur | König Artus | rey Arturo | re Artù
Merlin @ character m europe medieval : riddles staff falcon prophecy mentor Monmouth Nimue spell Camelot magician Pendragon wizard > = | = | Merlín | Merlino
Robin Hood @ character m europe medieval : green rich merry outlaw archer arrows poor Marian Tuck Sheriff Nottingham Sherwood > Robin des Bois | = | = | =
Cinderella @ character f europe modern : chores mice rags ashes stepsisters pumpkin coach midnight Buttons Drizella godmother slipper > Cendrillon | Aschenputtel | Cenicienta | Cenerentola
Snow White @ character f europe modern : housework forest huntsman coffin stepmother apple mirror fairest Grumpy Bashful Sneezy dwarfs > Blanche-Neige | Schneewittchen | Blancanieves | Biancaneve
Rapunzel @ character f europe modern : witch rampion locked scissors Grimm tower climb braid Gothel Flynn Tangled hair > Raiponce | = | = | Raperonzolo
Little Red Riding Hood = Red Riding Hood @ character f europe modern : errand path basket cape forest strangers dawdle nightcap Perrault gobbled grandmother wolf > Petit Chaperon rouge | Rotkäppchen | Caperucita Roja | Cappuccetto Rosso
Goldilocks @ character f europe modern : trespass cottage uninvited tasting lumpy doze Southey chair bed three porridge bears > Boucles d'or | Goldlöckchen | Ricitos de Oro | Riccioli d'oro
Rumpelstiltskin @ character m europe modern : boast miller bargain wheel queen firstborn tantrum guess straw gold spinning name > Nain Tracassin, Tracassin | Rumpelstilzchen | Enano Saltarín | Tremotino
Humpty Dumpty @ character m europe modern : nursery clumsy rhyme sat fragile Looking-Glass mend horses together cracked wall egg > = | = | = | =
Aladdin @ character m asia medieval : monkey carpet sultan princess wishes Agrabah Twankey Abu Jafar Jasmine lamp genie > Aladin | Aladin | Aladino | Aladino
Ali Baba @ character m asia medieval : woodcutter brother donkeys cave jars treasure oil Cassim Morgiana thieves forty sesame > = | = | Alí Babá | Alì Babà
Scheherazade = Shahrazad, Sheherazade @ character f asia medieval 10+ : wit bride suspense dawn stories vizier sultan Dunyazad Shahryar Rimsky Arabian thousand > Shéhérazade | Scheherazade | Sherezade | Sherazade
Mulan = Hua Mulan @ character f asia medieval : father honour comb recruit matchmaker ballad conscript warrior disguise Disney China Mushu > = | = | = | =
Monkey King = Sun Wukong, Wukong @ character m asia modern 10+ : mischief cloud peaches stone headband scriptures immortal staff pilgrimage Tripitaka Pigsy Journey > Roi des singes | Affenkönig | Rey Mono | Re delle Scimmie
Pied Piper = Pied Piper of Hamelin @ character m europe medieval : town music mayor promise unpaid river colourful procession Browning Weser children rats > joueur de flûte de Hamelin | Rattenfänger von Hameln | flautista de Hamelín | pifferaio di Hamelin
Finn McCool = Fionn mac Cumhaill, Finn MacCool @ character m europe medieval 10+ : giant thumb legend knowledge salmon hounds Oonagh Benandonner Fianna Antrim Ireland causeway > = | = | = | =
Santa Claus = Father Christmas, Santa, Saint Nicholas ~ Santa Clause @ character m world modern : jolly grotto beard sack stockings chimney elves reindeer Prancer North-Pole Rudolph Ho-Ho-Ho > père Noël | Weihnachtsmann | Papá Noel | Babbo Natale
`;
