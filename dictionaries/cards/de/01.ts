/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_01 = `
Banane @ food : Obst Frühstück Tropen Affe Milchshake Ecuador Schokoüberzug Staude Minion gelb ausrutschen Schale krumm > banane | banana
Maria Theresia @ person f europe modern 10+ : Mutter Reform sechzehn Schulpflicht Porzellan Erzherzogin Taler Doppeladler Österreich Preußen Schönbrunn Habsburg Kaiserin > Marie-Thérèse, Marie, Thérèse | Maria Theresa, Theresa | María Teresa, Teresa | Maria Teresa, Teresa
Geheimnis @ idea : flüstern Tagebuch Freundin Schatz Schwur Versteck ausplaudern Code hüten lüften verraten Siegel anvertrauen > secret | secret
Badewanne = Wanne @ thing : heiß Ente Abend entspannen Schaum Stöpsel Archimedes Lavendelöl Keramik Hahn einlaufen Loriot planschen > baignoire | bathtub, bath, tub
Lüge @ idea : kurz Not Beine Gerücht Baron Detektor Ausrede Balken Beichte Schwindel Pinocchio flunkern Wahrheit > mensonge | lie
Lebkuchen @ food : Herz Gewürze Honig Jahrmarkt Mandeln Oblate Dezember Zuckerguss Hexe Printen Oktoberfest Elisen Nürnberg > pain d'épices | gingerbread
Schmetterling @ living : Wiese Flügel zart Netz Sammler Schwimmstil Staub Bauch Verwandlung Pfauenauge Kokon Zitronenfalter Raupe > papillon | butterfly
Handschuh @ thing : Schneeball Paar Leder Ski Torwart Fäustling Boxer Backofen Schiller Chirurg wärmen verlieren Finger > gant | glove
Bleistift @ thing : Schule Holz grau zeichnen Skizze kritzeln Mine Etui anspitzen Faber Ohr Graphit radieren > crayon | pencil
Sherlock Holmes = Sherlock, Holmes @ character m europe modern : London Geige Nebel Mütze Pfeife Scharfsinn Bienenzucht Lupe Moriarty Doyle Baskerville Detektiv Watson > = | = | = | =
Karneval = Fasching, Fastnacht @ idea : Februar Umzug Rio Venedig Piratenkostüm Masken Narren Rosenmontag Konfetti Büttenrede Alaaf Verkleidung Köln > carnaval | carnival
Kokosnuss @ food : hart Palme Milch Fasern Affen Raspel Robinson Südsee Makronen Bounty Raffaello knacken geklaut > noix de coco, coco | coconut
Rom @ place europe : sieben Hügel Antike Eis Hauptstadt Brunnen Gladiatoren Italien Tiber Wölfin Vatikan Forum Kolosseum > Rome | Rome | Roma | Roma
lachen @ action : Freude Bauchweh anstecken Hyäne gesund Komiker Tränen Clown zuletzt prusten Fäustchen Witz kichern > rire | laugh, laughter
Zahnbürste @ thing : morgens abends Becher elektrisch zweimal Reiseset Borsten Putzlied Waschbecken schrubben Schaum Karies Paste > brosse à dents, brosse, dents | toothbrush, brush, tooth
Sahara @ place africa : Felsbilder Salzhandel Karawane trocken Fennek Kamel Rallye Dünen Oase Tuareg Mauretanien Algerien Wüste > = | = | Sáhara | =
Schatten @ nature : kühl Baum schwarz Pantomime folgen Hitze Theater Schlemihl Sonnenuhr Gespenst Nosferatu Umriss Licht > ombre | shadow, shade
Feuer @ nature : heiß Licht Lagerplatz Kamin Alarm Element Steinzeit Prometheus Rauch Drache löschen brennen Flammen > feu | fire
Freundschaft @ idea : teilen lebenslang Geheimnis Vertrauen Blutsbrüder helfen Kindheit Schiller Poesiealbum Armband Pferde zusammenhalten Kumpel > amitié | friendship
Clown @ trade : lustig Kinder Perücke stolpern traurig Riesenschuhe Konfetti schminken Spritzblume Grock Manege Zirkus Pappnase > clown | clown
Wolfgang Amadeus Mozart = Mozart @ person m europe modern : Perücke Oper Geschwister Figaro Klavier Österreich Requiem Komponist Nannerl Wunderkind Kugel Nachtmusik Salzburg > Mozart | Mozart | Mozart | Mozart
Kerze @ thing : Abend romantisch Wachs Turnübung Geburtstagstorte Stromausfall Adventskranz Kirche flackern Docht Leuchter Teelicht auspusten > bougie | candle
Biene @ living : fleißig Blüten gelb Volk Wachs Stachel Bestäubung Schwänzeltanz Drohne Königin Willi Maja Honig > abeille | bee
flüstern @ action : Bibliothek Nacht Pferde Geheimnis Beichtstuhl Post Ohr Schlafsaal Souffleuse tuscheln raunen leise wispern > chuchoter | whisper
Eichhörnchen @ living : Park flink Wald buschig Baumstamm Vorrat rotbraun vergraben klettern Haselnuss Kobel Pinsel Nüsse > écureuil | squirrel
Puppe @ thing : Spielzeug Kostüm Schlafaugen Russland Faden Kinderzimmer Kleider Theater Augsburg Zöpfe Wiege Käthe Barbie > poupée | doll
Frida Kahlo = Kahlo, Frida @ person f north-america contemporary : Kunst Schmerz Unfall Papageien Farben Korsett Mexiko Blumenkranz Tracht Malerin Diego Selbstbildnis Augenbrauen > = | = | = | =
Chinesische Mauer = Große Mauer @ place asia : Touristen Schutz Soldaten Grenze Zinnen Norden Wachtürme Rauchzeichen endlos Weltwunder Mongolen Ming Peking > Grande Muraille, muraille | Great Wall, wall | Gran Muralla, muralla | Grande Muraglia, muraglia
Popcorn @ food : süß salzig Tüte knusprig Filmabend Eimer Karamell Klappsitz knallen aufpoppen Mais platzen Kino > pop-corn, popcorn | popcorn
Konfuzius @ person m asia ancient 10+ : Weisheit Respekt Schüler Meister Ahnen Riten Tugend Maximen Denker China Sprüche Philosoph sagt > Confucius | Confucius | Confucio | Confucio
Hamburg @ place europe : Hafen Kräne Regen Norden Speicher Hanse Fischmarkt Alster Miniatur Elbe Michel Elbphilharmonie Reeperbahn > Hambourg | Hamburg | Hamburgo | Amburgo
Schloss Neuschwanstein = Neuschwanstein @ place europe : Bayern Türme Postkarte Traum Felsen Touristen Sängersaal Alpsee Wagner Disney Füssen Märchenkönig Ludwig > château de Neuschwanstein, château | Neuschwanstein Castle, castle | castillo de Neuschwanstein, castillo | castello di Neuschwanstein, castello
Das Mädchen aus Ipanema = Girl from Ipanema @ work south-america contemporary 10+ : Sommer Strand Gitarre Jazz sanft Saxofon gehen Lied Jobim Gilberto Brasilien Rio Bossa > La Fille d'Ipanema, fille, Ipanema | The Girl from Ipanema, girl, Ipanema | La chica de Ipanema, chica, Ipanema | La ragazza di Ipanema, ragazza, Ipanema
Marie Curie = Curie @ person f europe contemporary : Forscherin Warschau Ehepaar Physik Sorbonne Labor Röntgenwagen zweimal Nobelpreis Strahlung Pechblende Polonium Radium > = | = | = | =
Kühlschrank @ thing : Licht Strom Magnete Einkaufsliste hungrig Reste Joghurt Eierfach summen Gemüsefach Butter Eiswürfel kalt > réfrigérateur, frigo | fridge, refrigerator
Schnecke @ living : Salat langsam Regen Garten kriechen Tempo Fühler Spirale Zimt Schleim Weinberg Weichtier Gehäuse > escargot, limace | snail, slug
Schnee @ nature : Januar Stille Matsch Schaufel Räumdienst Kristalle Alpen Stiefelspuren Lawine Ketten Engel Leopard Flocken > neige | snow
Regenschirm = Schirm @ thing : Griff Wind London Spazierstock Garderobe vergesslich Knirps umklappen aufspannen Speichen Poppins nass Tropfen > parapluie | umbrella
bunt @ quality : Pfau Papagei Regenbogen Konfetti Murmeln Stifte Luftballons Abend Herbstlaub Kleidung fröhlich grau vielfarbig > multicolore, coloré | colourful, colorful
Mahatma Gandhi = Gandhi @ person m asia contemporary : Rechtsanwalt Vegetarier Geduld Südafrika Kolonialmacht Spinnrad Hungerstreik Ashram Widerstand Delhi Salzmarsch gewaltlos Indien > = | = | = | =
Istanbul @ place asia : Basar Tee Brücken Moschee Simit Sultan Kontinente Meerenge Türkei Galata Byzanz Konstantinopel Bosporus > = | = | Estambul | =
unsichtbar @ quality : Luft Geist Funk Tinte Mantel Zauber Gas Siegfried Gyges Gott Tarnkappe Hobbit verschwunden > invisible | invisible
Alphabet = Abc @ idea : Schule Ordnung lernen Reihenfolge Lied Fibel Lexikon griechisch Sprache Vokale Suppe 26 Buchstaben > alphabet | alphabet
Kartoffel = Erdapfel @ food : Acker Beilage Knolle Druckstempel Anden Käfer Sieglinde Kloß Friedrich schälen Püree Chips Pommes > pomme de terre, patate | potato
Zeit @ idea : Geld kostbar vergehen Momo Reise Ewigkeit vierte heilen Kalender Einstein Stunden Wunden Uhr > temps | time
Dschingis Khan = Dschingis, Temudschin @ person m asia medieval : Eroberer Pferde Zelt Bogenschützen Steppe Weltreich Stämme Reitervolk Schlager Karakorum Jurte Horden Mongolei > Gengis Khan, Gengis | Genghis Khan, Genghis | Gengis Kan, Gengis | Gengis Khan, Gengis
Storch @ living : Frühling Fabel Nest Zugvogel Elsass Schornstein Frösche Wagenrad stelzen Geburtsanzeige Babys klappern Adebar > cigogne | stork
Hängematte @ thing : Seefahrer Palmen Netz Nachmittag Kajüte Siesta Yucatán aufspannen Balkon schaukeln Faulpelz baumeln dösen > hamac | hammock
Wu Zetian = Kaiserin Wu @ person f asia medieval 10+ : Ehrgeiz Seide Hofdame Regentin Beamte Buddhismus Dynastie Asien Luoyang einzige Drachenthron Tang China > = | = | = | =
Robin Hood = Robin @ character m europe medieval : England Wald Gerechtigkeit Kapuze Geächteter Pfeil Eiche Bande Marian arm reich Sheriff Sherwood > Robin des Bois, Robin | = | = | =
Tanne = Tannenbaum @ living : immergrün Förster Schwarzwald Holz Schonung Harz Dezember Zapfen Nordmann Nadeln Lametta Lichterkette Weihnachten > sapin | fir, tree
Galapagosinseln = Galapagos @ place south-america : Pazifik Forschung Vulkane Pinguine Leguane Naturschutz Finken Seelöwen Darwin Archipel Evolution Ecuador Riesenschildkröten > îles Galápagos, îles | Galapagos Islands, islands | islas Galápagos, islas | isole Galápagos, isole
Honig @ food : klebrig Brötchen Met Tee Akazie Kanaan Imkerei Lindenblüte Puuh schleudern Wabe Schleckermaul Bienen > miel | honey
Johanna von Orléans = Jeanne d'Arc, Johanna @ person f europe medieval : Mädchen Glaube Bauerntochter Stimmen Banner Rüstung Heilige Heerführerin Frankreich Prozess Rouen Scheiterhaufen Jungfrau > Jeanne d'Arc, Jeanne | Joan of Arc, Joan | Juana de Arco, Juana | Giovanna d'Arco, Giovanna
Kaktus @ living : genügsam Wüste Mexiko trocken Fensterbank Blüte Western Saguaro Balkon Sukkulente Wasserspeicher pieksen Stacheln > cactus | cactus
Der König der Löwen = König der Löwen @ work north-america contemporary : Afrika Onkel Musical Trickfilm Kreislauf Savanne Disney Pavian Warzenschwein Scar Mufasa Timon Simba > Le Roi lion, lion | The Lion King, lion | El rey león, león | Il re leone, leone
Rucksack @ thing : Ausflug Riemen packen schwer Proviant Trinkflasche Camping Tramper Weltreise Reißverschluss Wandern Schultern Ranzen > sac à dos, sac | backpack, rucksack
Paris @ place europe : Liebe Mode Metro Café Künstler Hauptstadt Seine Disneyland Louvre Montmartre Notre-Dame Frankreich Eiffelturm > = | = | París | Parigi
Sonnenblume @ living : Sommer Feld gelb Öl Stängel Provence Riesenwuchs drehen Kopf Vogelfutter Korbblütler Vincent Kerne > tournesol | sunflower
schenken @ action : Freude Überraschung Schleife auspacken Valentin Blumen Gaul Verpackung Weihnachten spenden großzügig Papier bekommen > offrir, donner | give, gift
Sindbad ~ Sinbad @ character m asia medieval : Orient Erzählung Reisen Kaufmann Sturm Schiffbruch Affeninsel sieben Bagdad Diamantental Basra Riesenvogel Seefahrer > Sinbad | Sinbad | Simbad | Sinbad
eifersüchtig @ quality : Geschwister Gefühl Streit Freundin Baby Ehemann Verdacht Rivale Hera Misstrauen Othello besitzergreifend neidisch > jaloux | jealous
Fledermaus @ living : Höhle Nacht Dachboden Glockenturm Säugetier Operette Gruselfilm Vampir Ultraschall Flughaut flattern Batman kopfüber > chauve-souris | bat
Kleopatra = Cleopatra @ person f africa ancient : Macht Schönheit Nase Perlen Herrscherin Eselsmilch Alexandria Asterix Nil Antonius Ptolemäer Schlangenbiss Pharaonin > Cléopâtre | Cleopatra | Cleopatra | Cleopatra
Schornsteinfeger = Kaminkehrer, Rauchfangkehrer @ trade : schwarz Heizung Silvester Glück Zylinder Goldknopf Abgas Kleeblatt Dächer Poppins Leiter Kugelbürste Ruß > ramoneur | chimney sweep, sweep
Aufzug = Lift, Fahrstuhl @ thing : eng Knopf Spiegel stecken Theater warten Seil Kabine Paternoster Treppe Hochhaus Erdgeschoss Etage > ascenseur | lift, elevator
Leuchtturm @ thing : Küste einsam Schiffe Nebel Streifen Lotse Nordsee Pellworm Wärter Signal Lummerland Alexandria Pharos > phare | lighthouse
süß @ quality : Baby niedlich Kirschen Welpe Nachtisch Früchtchen Karies Limonade Torte Kandis Honig Geschmack Zucker > sucré, doux, mignon | sweet, cute
Pinocchio ~ Pinokio @ character m europe modern : Italien Fee Grille Fuchs Schnitzer Collodi Wal Holzscheit Esel Lüge Geppetto Marionette Nase > = | = | Pinocho | =
Mond @ nature : Gezeiten Kugel Krater Mann Wolf Apollo Schlaflied Ebbe Claudius Peterchen Armstrong Sichel Trabant > lune | moon
gähnen @ action : Langeweile morgens Mund unhöflich Abend ansteckend Löwe Hand Nilpferd Sauerstoff Kiefer schläfrig müde > bâiller | yawn
Giraffe @ living : Savanne Wimpern staksig Akazie Hörnchen Baumwipfel hoch Blätter Netzmuster Sophie Paarhufer Zunge Hals > girafe | giraffe
Kürbis @ food : Herbst Suppe Schnitzmesser Kerne orange Hokkaido Steiermark Kutsche Zentner Laterne aushöhlen Fratze Halloween > citrouille, potiron | pumpkin
Vulkan @ nature : Berg Gefahr Fujiyama schlummern Krater Asche Inselbogen Hephaistos Ätna Ausbruch Pompeji Magma Lava > volcan | volcano
Rotkäppchen @ character f europe modern : Märchen Blumen Wein Samt Wegesrand Korb Nachthemd Jäger Bett Großmutter Wackersteine fressen Wolf > Petit Chaperon rouge, Chaperon, rouge | Little Red Riding Hood, Riding, Hood, red | Caperucita Roja, Caperucita, Roja | Cappuccetto Rosso, Cappuccetto, Rosso
Kompass @ thing : Pfadfinder Seemann Reise Windrose China Wandern zittern orientieren Magnet Nadel Richtung Süden Norden > boussole | compass
Höhle @ nature : dunkel Kälte Forscher Bär Versteck Stirnlampe Platon Malerei Einsiedler Drache Lascaux Fledermäuse Tropfstein > grotte, caverne | cave
Globus @ thing : rund Schule drehen Ozean Erdteile Äquator blau Modell Länder Erdkunde Behaim Weltkugel Achse > globe | globe
Max und Moritz @ work europe modern : Reime Buben Witwe Lehrer Säge Maikäfer Streiche Hühner sieben Schneider Lämpel Böck Busch > Max et Moritz, Max | Max and Moritz, Max | Max y Moritz, Max | Max e Moritz, Max
schwimmen @ action : nass Fische Badehose Ente Seerosen Bahnen Kraulen Butterfly untergehen Freibad Bademeister Seepferdchen Chlor > nager | swim
Brasilien @ place south-america : Kaffee Regenwald Strand Fußball Portugiesisch Papageien Karneval Samba Niemeyer Capoeira Pelé Zuckerhut Rio > Brésil | Brazil | Brasil | Brasile
Fahrrad = Rad, Velo @ thing : gesund Helm Weg Kette Klingel Drais platt Sattel Lenker Gepäckträger Holland Tour treten > vélo, bicyclette | bicycle, bike
Ärztin = Arzt, Doktor, Doktorin @ trade : Studium helfen Kittel Rezept Wartezimmer Stethoskop Sprechstunde Visite untersuchen Fieber Diagnose krank Praxis > médecin, docteur | doctor
Machu Picchu ~ Machu Pichu @ place south-america : Nebel Terrassen Ruinen Sonnentor verlassen Lama Bingham Urubamba Trockenmauern Anden Cuzco Peru Inka > = | = | = | =
Hammer @ thing : Werkstatt Stiel Klopfzeichen Hai Auktion Thor Schlag Meißel Amboss Zimmermann Holzkeil Daumen Nagel > marteau | hammer
Romeo und Julia = Romeo @ work europe modern 10+ : Feindschaft Gift Familien Ball Italien Amme Liebespaar Balkon Theater Capulet Lerche Verona Shakespeare > Roméo et Juliette, Roméo, Juliette | Romeo and Juliet, Juliet | Romeo y Julieta, Julieta | Romeo e Giulietta, Giulietta
mutig @ quality : Held Löwenherz Ritter Feuerwehr Zahnarzttermin Siegfried Sprungbrett Prüfung wagen kühn furchtlos feige tapfer > courageux, brave | brave, courageous
Sappho ~ Safo @ person f europe ancient 10+ : Strophe Antike Sehnsucht Leier Insel Liebeslieder Ägäis Fragmente Griechenland Aphrodite Lyrik Dichterin Lesbos > Sappho, Sapho | = | Safo | Saffo
Roboter @ thing : Zukunft Fabrik Metall Maschine künstlich programmieren staubsaugen Arm Film Mars Blech Asimov Android > robot | robot
Berlin @ place europe : Zoo Bär Regierung Spree Krapfen Fernsehturm Museumsinsel Currywurst Teilung Reichstag Alexanderplatz Mauer Hauptstadt > = | = | Berlín | Berlino
Detektiv = Detektivin @ trade : Fragezeichen Krimi Verdacht Hut Notizbuch verfolgen Spuren beobachten Lupe Kästner Conan Fall Sherlock > détective | detective
Island @ place europe : Pullover Pferde Schafe Vulkane Sagas Elfen Gletscher Polarlicht Lagune Wikinger Geysir Papageitaucher Reykjavik > Islande | Iceland | Islandia | Islanda
Traum @ idea : Wolke Wunsch Sand Freud fliegen Schaum Land verrückt Fänger Sommernacht Schlaf aufwachen Alb > rêve | dream
Bäcker = Bäckerin @ trade : früh Handwerk Schürze Nachtschicht Mehl Sauerteig Brezeln Bleche kneten Croissants Ofen Brot Semmel > boulanger, boulangère | baker
lesen @ action : still Brille Wein Bett Brockhaus Bibliothek Leuchte Kapitel Blindenschrift Seiten Roman Schmöker Bücher > lire | read
Brezel = Breze @ food : Bäcker Bayern knusprig Teig Oktoberfest Snack Salz Lauge Butter Biergarten Schwaben Schlinge verschlungen > bretzel | pretzel
Leonardo da Vinci = Leonardo, da Vinci @ person m europe modern : Genie Erfinder Anatomie Linkshänder Skizzen Flugmaschine Florenz Hermelin Spiegelschrift Renaissance Abendmahl Maler Gioconda > Léonard de Vinci, Léonard | Leonardo da Vinci, Leonardo | = | =
Die große Welle = Die große Welle vor Kanagawa @ work asia modern 10+ : Kunst blau Ruderer Poster Krallen Seeleute Gischt Farbdruck Edo Holzschnitt Fuji Japan Hokusai > La Grande Vague de Kanagawa, vague | The Great Wave off Kanagawa, wave | La gran ola de Kanagawa, ola | La grande onda di Kanagawa, onda
Marienkäfer @ living : Glück Larve nützlich Kinderlied Krabbeltier Schädlinge Fingerspitze Baumrinde Flügeldecken Blattläuse rot sieben Punkte > coccinelle | ladybird, ladybug
klettern @ action : Affe Mut Baum Seil Efeu schwindelfrei Wand Steigeisen Karabiner Halle Gipfel Felsen kraxeln > grimper, escalader | climb
`;
