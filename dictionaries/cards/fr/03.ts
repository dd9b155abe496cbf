/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_03 = `
Tibet ~ Thibet @ place asia : drapeaux thé toit moulins ermitages monastère yack Tintin Himalaya lama Potala Lhassa > = | = | Tíbet | =
Bali @ place asia 10+ : offrandes encens singes surf batik danseuses rizières temples hindouisme gamelan Denpasar Indonésie > = | = | = | =
Sibérie @ place asia 10+ : train loups exil tigre bouleaux trappeurs mammouths Russie taïga pergélisol Baïkal Irkoutsk > Siberia | Sibirien | Siberia | Siberia
Angkor @ place asia 10+ : jungle racines ruines temples visages lianes danseuses douves moussons Bayon Khmers Cambodge > = | = | = | =
Pétra @ place asia 10+ : mules cavaliers temple caravanes falaise défilé canyon grès Indiana Bédouins Nabatéens Jordanie > Petra | Petra | = | Petra
Babylone @ place asia 10+ : antique briques lions exil merveille jardins Hammurabi Irak Euphrate Ishtar suspendus Nabuchodonosor > Babylon | Babylon | Babilonia | Babilonia
Égypte @ place africa : felouques fellah Nubie mastaba scribe papyrus hiéroglyphes Champollion pharaons sphinx Louxor pyramides Nil Caire > Egypt | Ägypten | Egipto | Egitto
Nil @ place africa : fleuve bleu crue delta barrage crocodile felouque papyrus Moïse Soudan Khartoum Assouan > Nile | = | = | Nilo
Le Caire = Caire @ place africa 10+ : embouteillages chats narguilé minarets muezzin Citadelle mamelouks Pharaons Mahfouz Al-Azhar Khéops pyramides > Cairo | Kairo | El Cairo | =
Sahara = désert du Sahara @ place africa : immense soif mirage chèche caravane oasis dunes fennec méharée erg Tassili Touareg > = | = | Sáhara | =
Maroc @ place africa : menthe cèdres souk babouches couscous zellige tajine Atlas Fès Rabat Casablanca Marrakech > Morocco | Marokko | Marruecos | Marocco
Marrakech @ place africa : ocre place jardins conteurs remparts souks palmeraie charmeurs Atlas Majorelle Jemaa-el-Fna Koutoubia > = | Marrakesch | = | =
Algérie @ place africa : oranges figues dattes blanche casbah raï Camus Maghreb Tassili Kabylie Constantine Oran > Algeria | Algerien | Argelia | Algeria
Tunisie @ place africa : jasmin olives plages bleu harissa poteries Sidi-Bou-Saïd Djerba mosaïques Kairouan Bardo Carthage > Tunisia | Tunesien | Túnez | =
Sénégal @ place africa : mangues lutte pélican pirogues arachides baobabs Saint-Louis wolof Senghor Casamance Gorée Dakar > Senegal | Senegal | Senegal | Senegal
Madagascar @ place africa : épices rizières pierres vanille girofle zébu baobabs caméléons Tsingy Merina lémuriens Antananarivo > = | Madagaskar | = | =
Kilimandjaro = mont Kilimandjaro @ place africa 10+ : sommet glacier porteurs fonte savane volcan neiges Hemingway Masaï Uhuru Kibo Tanzanie > Kilimanjaro | Kilimandscharo | Kilimanjaro | Kilimangiaro
Kenya @ place africa : thé coureurs savane lions marathon safari guépards Rift swahili Masaï Mombasa Nairobi > = | Kenia | Kenia | =
Tombouctou @ place africa 10+ : lointaine confins mystérieuse caravanes bibliothèques mosquées manuscrits Touaregs banco Niger Caillié Mali > Timbuktu | Timbuktu | Tombuctú | Timbuctù
Côte d'Ivoire @ place africa 10+ : cacao masques lagune football palmiers attiéké hévéa éléphants basilique Drogba Yamoussoukro Abidjan > Ivory Coast, Ivory | Elfenbeinküste, Elfenbein | Costa de Marfil, Marfil | Costa d'Avorio, Avorio
Éthiopie @ place africa 10+ : plateaux loups marathon encens berceau Rift Lucy empereur rastas négus Lalibela Addis-Abeba > Ethiopia | Äthiopien | Etiopía | Etiopia
Afrique du Sud @ place africa : vignes lions diamants rugby vuvuzela arc-en-ciel Zoulous springboks Kruger Johannesburg Pretoria Mandela > South Africa, Africa | Südafrika, Afrika | Sudáfrica, África | Sudafrica, Africa
Congo @ place africa 10+ : cuivre fleuve pirogues équateur rumba gorilles bonobos okapi sapeurs Savorgnan Brazzaville Kinshasa > = | Kongo | = | =
La Réunion = Réunion @ place africa : randonnée géranium vanille letchis rhum lave volcan cirques maloya Cilaos Piton Mafate > Réunion | Réunion | Reunión | Riunione
île Maurice = Maurice @ place africa 10+ : plages palmiers lagon hôtels cerfs créole dodo sega Virginie océan-Indien Mascareignes Port-Louis > Mauritius | Mauritius | Mauricio | =
Zanzibar @ place africa 10+ : plages corail portes épices clous sultan boutres girofle swahili Mercury Stone-Town Tanzanie > = | Sansibar | Zanzíbar | =
chutes Victoria @ place africa 10+ : fleuve fracas grondement vapeur brume cascade explorateur Zambie Zimbabwe Livingstone Zambèze Mosi > Victoria Falls, Falls | Victoriafälle, Fälle | cataratas Victoria, cataratas | cascate Vittoria, cascate
Brésil @ place south-america : football perroquets papaye toucans carnaval bossa samba Niemeyer Pelé Amazonie Brasilia Rio > Brazil | Brasilien | Brasil | Brasile
Rio de Janeiro = Rio @ place south-america : baie plumes football carnaval téléphérique samba Maracana Brésil Ipanema Christ Copacabana Corcovado > = | = | Río de Janeiro, Río | =
Amazonie @ place south-america : pluie moustiques lianes fleuve perroquets jungle pirogue poumon anaconda piranhas Manaus Brésil > Amazonia, Amazon | Amazonien, Amazonas | Amazonía | Amazzonia
Argentine @ place south-america : football plaines chevaux grillades maté tango pampa gauchos Messi Patagonie Mafalda Buenos-Aires > Argentina | Argentinien | Argentina | Argentina
Pérou @ place south-america : flûte patates ponchos alpaga lamas condor Paddington Nazca Titicaca Incas Cuzco Lima > Peru | Peru | Perú | Perù
Machu Picchu @ place south-america : nuages cité ruines terrasses lamas 1911 Bingham Andes Incas Pachacutec Cuzco Pérou > = | = | = | =
Chili @ place south-america : long étroit vigne avocats cuivre séismes poètes Andes Neruda Valparaiso Atacama Santiago > Chile | Chile | Chile | Cile
Patagonie @ place south-america 10+ : lointain bout steppe moutons glaciers baleines gauchos guanacos nandous Magellan Argentine Ushuaïa > Patagonia | Patagonien | Patagonia | Patagonia
Andes @ place south-america : chaîne vallées ponchos vigognes alpaga lamas condor Incas Titicaca Chili Pérou cordillère Aconcagua > = | Anden | = | Ande
Buenos Aires @ place south-america 10+ : port cafés balcons steak librairies football obélisque tango Borges Boca Plata Argentine > = | = | = | =
Colombie @ place south-america 10+ : bananes orchidées salsa émeraudes Eldorado Shakira Caraïbes Botero Carthagène Macondo Medellín Bogota > Colombia | Kolumbien | Colombia | Colombia
Galapagos = îles Galapagos ~ Galapagosse @ place south-america 10+ : animaux lave archipel fous cormorans otaries Pacifique pinsons iguanes tortues Équateur Darwin > = | = | Galápagos | =
Guyane @ place south-america 10+ : fleuve espace moustiques jaguar bagne orpailleurs fusée Papillon Maroni Ariane Cayenne Kourou > French Guiana, Guiana | Französisch-Guayana, Guayana | Guayana | Guyana
lac Titicaca = Titicaca @ place south-america 10+ : bleu barques truites îles roseaux navigable vapeur flottantes Pérou Bolivie Tiahuanaco Uros > Lake Titicaca | Titicacasee | lago Titicaca | lago Titicaca
Bolivie @ place south-america 10+ : carnaval quinoa argent lithium lamas flamants téléphériques Titicaca Potosi Uyuni Sucre La-Paz > Bolivia | Bolivien | Bolivia | Bolivia
Nazca @ place south-america 10+ : poterie avion survol tracés colibri araignée orque extraterrestres Pérou dessins lignes géoglyphes > = | = | = | =
Venezuela @ place south-america 10+ : harpe Andes baseball orchidée pétrole téléphérique cascade Caraïbes Maracaibo Orénoque Bolivar Caracas > = | = | = | =
New York = Big Apple @ place north-america : bagels métro taxis comédies pomme gratte-ciel Harlem Central-Park Liberté Broadway Brooklyn Manhattan > = | = | Nueva York | =
Canada @ place north-america : forêts gendarmes bûcherons castor hockey sirop caribou érable Niagara Toronto Québec Ottawa > = | Kanada | Canadá | =
Québec ~ Kébec @ place north-america : accent patins trappeur tire caribous érable poutine fleurdelisé Frontenac Saint-Laurent Montréal Canada > Quebec | = | Quebec | Quebec
Mexique @ place north-america : cactus crânes piment fiesta sombrero tacos tequila guacamole Frida Mayas Acapulco Aztèques > Mexico | Mexiko | México | Messico
Cuba @ place north-america 10+ : musique voitures cigares rhum salsa Hemingway mojito révolution Caraïbes embargo Castro Havane > = | Kuba | = | =
Hollywood ~ Holiwood @ place north-america : palmiers colline trottoir étoiles pellicule producteurs stars studios cinéma Californie Oscars Los-Angeles > = | = | = | =
Californie @ place north-america : surf vallée skate ruée séquoias Zorro Yosemite Schwarzenegger Silicon Hollywood San-Francisco Los-Angeles > California | Kalifornien | California | California
Las Vegas = Vegas @ place north-america : argent chance néons jeu oasis spectacles mariages roulette Elvis jackpot Nevada casinos > = | = | = | =
chutes du Niagara = Niagara @ place north-america : frontière fracas Érié touristes ciré tonneau arc-en-ciel Marilyn funambule cascade Ontario Canada > Niagara Falls, Falls | Niagarafälle, Fälle | cataratas del Niágara, cataratas | cascate del Niagara, cascate
Grand Canyon ~ Grand Cagnon @ place north-america : roche vertige ocre profondeur gouffre érosion strates mulets Ouest rafting Arizona Colorado > = | = | Gran Cañón, Cañón | =
Martinique @ place north-america : bananes mangrove colibri rhum madras biguine Joséphine Césaire Caraïbes Antilles Pelée Fort-de-France > = | = | Martinica | Martinica
Haïti @ place north-america 10+ : peinture tambours séisme créole indépendance Caraïbes Citadelle Hispaniola Jacmel Louverture Dessalines Port-au-Prince > Haiti | Haiti | Haití | Haiti
Alaska @ place north-america : glaciers saumons trappeurs pétrole traîneau grizzlis achat oléoduc Denali Iditarod Juneau Anchorage > = | = | = | =
San Francisco = Frisco @ place north-america 10+ : baie brouillard pont collines otaries hippies tramways Bullitt Californie Silicon Alcatraz Golden-Gate > = | = | = | =
Groenland @ place north-america : glace fjord harpon phoques traîneaux husky kayak banquise Inuits Danemark Érik Nuuk > Greenland | Grönland | Groenlandia | Groenlandia
Jamaïque @ place north-america 10+ : cocotiers rhum vitesse patois Caraïbes sprint bobsleigh rasta Bolt Kingston Marley reggae > Jamaica | Jamaika | Jamaica | Giamaica
statue de la Liberté = dame Liberté @ place north-america : symbole toge cuivre couronne immigrants Hudson Ellis Manhattan torche flambeau Bartholdi New-York > Statue of Liberty, Liberty | Freiheitsstatue, Freiheit | Estatua de la Libertad, Libertad | Statua della Libertà, Libertà
Louisiane @ place north-america 10+ : marécages jazz alligators coton bayou vapeur épices Acadiens cajun gombo Mississippi Nouvelle-Orléans > Louisiana | Louisiana | Luisiana | Louisiana
Mississippi ~ Missisipi @ place north-america 10+ : fleuve delta coton roue bayou blues vapeur mélasse crue Twain Sawyer Louisiane > = | = | Misisipi | =
Australie @ place oceania : surf corail requins eucalyptus boomerang didgeridoo koalas aborigènes Uluru kangourous Sydney Canberra > Australia | Australien | Australia | Australia
Sydney @ place oceania 10+ : surf baie pont port jeux ferries voiles coquilles kangourou opéra Bondi Australie > = | = | Sídney | =
Nouvelle-Zélande @ place oceania : fougère volcans moutons rugby antipodes Hobbits kiwi haka Maoris Wellington Auckland All-Blacks > New Zealand, Zealand | Neuseeland | Nueva Zelanda, Zelanda | Nuova Zelanda, Zelanda
Tahiti @ place oceania : collier perles hibiscus lagon paréo Pacifique Brando vahiné tiaré Gauguin Polynésie Papeete > = | = | Tahití | =
île de Pâques = Rapa Nui @ place oceania : solitude dimanche volcan Pacifique alignement colosses Chili Loti Roggeveen monolithe Polynésie statues > Easter Island, Easter | Osterinsel | Isla de Pascua, Pascua | Isola di Pasqua, Pasqua
Hawaï ~ Hawaii, Awaï @ place oceania : surf chemise vagues ananas collier volcans lave Pacifique Obama Pearl-Harbor ukulélé Honolulu > Hawaii | Hawaii | Hawái | Hawaii
Nouvelle-Calédonie = Calédonie @ place oceania 10+ : corail lagon case bagne mangrove igname Pacifique nickel cagou Caillou Kanaks Nouméa > New Caledonia, Caledonia | Neukaledonien | Nueva Caledonia, Caledonia | Nuova Caledonia, Caledonia
Antarctique @ place world : désert continent expédition glace base krill Sud Scott Adélie Charcot Amundsen manchots > Antarctica, Antarctic | Antarktis | Antártida | Antartide
pôle Nord @ place world : boussole explorateur dérive axe glace traîneau aurores méridiens banquise Peary Arctique Père-Noël > North Pole, Pole | Nordpol | Polo Norte, Polo | Polo Nord, Polo
Atlantide @ place world 10+ : légende antique profondeurs continent disparue colonnes cataclysme Poséidon Santorin Critias Platon engloutie > Atlantis | Atlantis | Atlántida | =
Astérix @ character m europe contemporary : petit malin moustache village ailes druide Romains Armorique Uderzo Assurancetourix Panoramix Gaulois Obélix > = | = | Astérix | Asterix
Obélix @ character m europe contemporary : costaud gourmand rayures bagarre tresses livreur gourdin marmite sangliers Falbala menhir Idéfix > = | = | Obélix | Obelix
Tintin @ character m europe contemporary : enquêtes pantalon fusée lotus reporter houppe Moulinsart Castafiore Dupond Tournesol Haddock Milou > = | Tim | Tintín | =
Bécassine @ character f europe contemporary 10+ : bonne baluchon parapluie naïve bévues gouvernante coiffe Paris Bretonne Loulotte Grand-Air Pinchon > = | = | = | =
Mafalda @ character f south-america contemporary 10+ : fillette nœud parents globe monde pacifiste bulles soupe Argentine Manolito Guille Quino > = | = | = | =
Pinocchio ~ Pinokio, Pinoquio @ character m europe modern : fripon âne fée menuisier grillon baleine pantin Collodi mensonge Jiminy nez Geppetto > = | = | Pinocho | =
Don Quichotte = Quichotte ~ Don Kichotte, Don Quixote @ character m europe modern : fou lectures bibliothèque armure lance géants Espagne Cervantès Dulcinée Rossinante moulins Sancho > Don Quixote, Quixote | = | Don Quijote, Quijote | Don Chisciotte, Chisciotte
Cyrano de Bergerac = Cyrano ~ Sirano @ character m europe modern : poète panache lettres balcon Gascon péninsule tirade Christian Ragueneau Rostand nez Roxane > = | = | = | =
Robin des Bois = Robin @ character m europe medieval : flèche collant carquois riches braconnier hors-la-loi archer shérif Marianne Tuck Nottingham Sherwood > Robin Hood, Hood | Robin Hood, Hood | Robin Hood, Hood | Robin Hood, Hood
roi Arthur = Arthur @ character m europe medieval : légende couronne quête rocher Bretagne chevaliers Uther Camelot Guenièvre Lancelot Graal Excalibur > King Arthur, King | König Artus, Artus, König | rey Arturo, Arturo | re Artù, Artù
Merlin @ character m europe medieval : sagesse conseiller dragons sorts druide Bretagne prophéties enchanteur Viviane Kaamelott Arthur Brocéliande > = | = | Merlín | Merlino
fée Morgane = Morgane @ character f europe medieval 10+ : sœur légende brume rivale sorts philtre guérisseuse Cornouailles enchanteresse Arthur Mordred Avalon > Morgan le Fay, Morgan | Fee Morgana, Morgana | Morgana | fata Morgana, Morgana
Gargantua @ character m europe modern 10+ : naissance appétit festin vaches géant abbaye jument Notre-Dame Thélème Grandgousier Rabelais Pantagruel > = | = | Gargantúa | =
Hercule = Héraclès @ character m europe ancient : force massue demi-dieu serpents lion exploits hydre écuries Zeus Némée travaux douze > Hercules, Heracles | Herkules, Herakles | Hércules, Heracles | Ercole, Eracle
Ulysse = Odysseus @ character m europe ancient : errance ruse héros mât lotus Argos sirènes cyclope Nausicaa Circé Pénélope Ithaque > Ulysses, Odysseus | Odysseus | Ulises | Ulisse
Pénélope @ character f europe ancient 10+ : reine attente fidélité métier toile linceul tisser défaire prétendants Télémaque Ithaque Ulysse > Penelope | Penelope | Penélope | Penelope
Athéna = Minerve @ character f europe ancient : sagesse guerre stratège tissage bouclier déesse olivier Zeus Arachné chouette Pallas Parthénon > Athena, Minerva | Athene, Minerva | Atenea, Minerva | Atena, Minerva
Zeus = Jupiter ~ Zeusse @ character m europe ancient : colère infidèle aigle coucou taureau roi métamorphoses dieu Sémélé Héra foudre Olympe > Zeus, Jupiter | Zeus, Jupiter | Zeus, Júpiter | Zeus, Giove
Poséidon = Neptune @ character m europe ancient : fureur profondeurs rancunier chevaux dauphins séismes dieu Cronos Ulysse Zeus Amphitrite trident > Poseidon, Neptune | Poseidon, Neptun | Poseidón, Neptuno | Poseidone, Nettuno
Aphrodite = Vénus ~ Afrodite @ character f europe ancient : beauté pomme colombe écume myrte déesse Éros Chypre Cupidon Pâris Botticelli Milo > Aphrodite, Venus | Aphrodite, Venus | Afrodita, Venus | Afrodite, Venere
Méduse = Gorgone @ character f europe ancient : regard terreur monstre mythe cheveux bouclier pierre radeau serpents Pégase pétrifier Persée > Medusa, Gorgon, jellyfish | Medusa, Gorgone, Qualle | Medusa | Medusa
Pandore @ character f europe ancient 10+ : curiosité première cadeau mythe interdit couvercle maux jarre espérance Prométhée Épiméthée boîte > Pandora | Pandora | Pandora | Pandora
Icare ~ Ikar @ character m europe ancient 10+ : chute vol imprudence altitude évasion noyade Égée ailes cire Crète labyrinthe Dédale > Icarus | Ikarus | Ícaro | Icaro
Anubis @ character m africa ancient 10+ : gardien or balance mort dieu tombeau bandelettes Égypte momies embaumement Osiris chacal > = | = | = | =
Isis ~ Isisse @ character f africa ancient 10+ : épouse ailes veuve faucon Nil temple Égypte déesse Philae Seth Horus Osiris > = | = | = | Iside
Kirikou @ character m africa contemporary : petit vaillant débrouillard course Afrique éveillé source épine huppe fétiches Ocelot Karaba > Kirikou | Kiriku | Kirikú | Kirikù
Shéhérazade ~ Shérazade @ character f asia medieval : palais mariage aube suspense récits conteuse nuits sultan Dinarzade Rimski mille Schahriar > Scheherazade | Scheherazade | Sherezade | Shahrazad
`;
