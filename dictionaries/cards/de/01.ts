/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_01 = `
Banane @ food : Frühstück Obst Tropen Affe Ecuador Milchshake Schokoüberzug Staude Minion gelb ausrutschen Schale krumm > banane | banana
Maria Theresia @ person f europe modern 10+ : Porzellan Mutter Reform sechzehn Schulpflicht Erzherzogin Taler Doppeladler Österreich Preußen Schönbrunn Habsburg Kaiserin > Marie-Thérèse, Marie, Thérèse | Maria Theresa, Theresa | María Teresa, Teresa | Maria Teresa, Teresa
Geheimnis @ idea : Tagebuch Schwur flüstern Schatz Freundin Versteck ausplaudern Code hüten lüften verraten Siegel anvertrauen > secret | secret
Badewanne = Wanne @ thing : Abend heiß Ente Schaum Archimedes entspannen Stöpsel Lavendelöl Keramik Hahn einlaufen Loriot planschen > baignoire | bathtub, bath, tub
Lüge @ idea : kurz Beine Ausrede Not Gerücht Baron Detektor Balken Beichte Schwindel Pinocchio flunkern Wahrheit > mensonge | lie
Lebkuchen @ food : Herz Honig Dezember Jahrmarkt Gewürze Mandeln Oblate Zuckerguss Hexe Printen Oktoberfest Elisen Nürnberg > pain d'épices | gingerbread
Schmetterling @ living : Wiese Netz zart Staub Flügel Sammler Schwimmstil Bauch Verwandlung Pfauenauge Kokon Zitronenfalter Raupe > papillon | butterfly
Handschuh @ thing : Leder Paar Boxer Schneeball Ski Torwart Fäustling Backofen Schiller Chirurg wärmen verlieren Finger > gant | glove
Bleistift @ thing : Holz grau Schule zeichnen Skizze kritzeln Mine Etui anspitzen Faber Ohr Graphit radieren > crayon | pencil
Sherlock Holmes = Sherlock, Holmes @ character m europe modern : London Nebel Pfeife Mütze Geige Scharfsinn Bienenzucht Lupe Moriarty Doyle Baskerville Detektiv Watson > = | = | = | =
Karneval = Fasching, Fastnacht @ idea : Umzug Venedig Rio Februar Masken Piratenkostüm Narren Rosenmontag Konfetti Büttenrede Alaaf Verkleidung Köln > carnaval | carnival
Kokosnuss @ food : Milch hart Affen Robinson Palme Fasern Raspel Südsee Makronen Bounty Raffaello knacken geklaut > noix de coco, coco | coconut
Rom @ place europe : sieben Hauptstadt Brunnen Hügel Antike Eis Gladiatoren Italien Tiber Wölfin Vatikan Forum Kolosseum > Rome | Rome | Roma | Roma
lachen @ action : gesund Tränen Freude Komiker Bauchweh anstecken Hyäne Clown zuletzt prusten Fäustchen Witz kichern > rire | laugh, laughter
Zahnbürste @ thing : morgens Becher Borsten elektrisch abends zweimal Reiseset Putzlied Waschbecken schrubben Schaum Karies Paste > brosse à dents, brosse, dents | toothbrush, brush, tooth
Sahara @ place africa : Karawane trocken Kamel Rallye Felsbilder Salzhandel Fennek Dünen Oase Tuareg Mauretanien Algerien Wüste > = | = | Sáhara | =
Schatten @ nature : Baum schwarz Theater Hitze kühl Pantomime folgen Schlemihl Sonnenuhr Gespenst Nosferatu Umriss Licht > ombre | shadow, shade
Feuer @ nature : heiß Licht Kamin Steinzeit Element Lagerplatz Alarm Prometheus Rauch Drache löschen brennen Flammen > feu | fire
Freundschaft @ idea : Geheimnis Kindheit teilen helfen lebenslang Vertrauen Blutsbrüder Schiller Poesiealbum Armband Pferde zusammenhalten Kumpel > amitié | friendship
Clown @ trade : Kinder Perücke lustig Konfetti stolpern traurig Riesenschuhe schminken Spritzblume Grock Manege Zirkus Pappnase > clown | clown
Wolfgang Amadeus Mozart = Mozart @ person m europe modern : Geschwister Perücke Oper Österreich Figaro Klavier Requiem Komponist Nannerl Wunderkind Kugel Nachtmusik Salzburg > Mozart | Mozart | Mozart | Mozart
Kerze @ thing : Abend romantisch Wachs Turnübung Stromausfall Geburtstagstorte Adventskranz Kirche flackern Docht Leuchter Teelicht auspusten > bougie | candle
Biene @ living : gelb fleißig Blüten Volk Wachs Stachel Bestäubung Schwänzeltanz Drohne Königin Willi Maja Honig > abeille | bee
flüstern @ action : Ohr Bibliothek Nacht Pferde Geheimnis Post Beichtstuhl Schlafsaal Souffleuse tuscheln raunen leise wispern > chuchoter | whisper
Eichhörnchen @ living : Wald Park flink buschig Baumstamm Vorrat rotbraun vergraben klettern Haselnuss Kobel Pinsel Nüsse > écureuil | squirrel
Puppe @ thing : Russland Faden Spielzeug Kinderzimmer Kostüm Kleider Schlafaugen Theater Augsburg Zöpfe Wiege Käthe Barbie > poupée | doll
Frida Kahlo = Kahlo, Frida @ person f north-america contemporary : Kunst Farben Schmerz Papageien Mexiko Unfall Korsett Blumenkranz Tracht Malerin Diego Selbstbildnis Augenbrauen > = | = | = | =
Chinesische Mauer = Große Mauer @ place asia : Grenze Touristen Norden Soldaten Schutz Zinnen Wachtürme Rauchzeichen endlos Weltwunder Mongolen Ming Peking > Grande Muraille, muraille | Great Wall, wall | Gran Muralla, muralla | Grande Muraglia, muraglia
Popcorn @ food : süß knusprig salzig Eimer Tüte Karamell Filmabend Klappsitz knallen aufpoppen Mais platzen Kino > pop-corn, popcorn | popcorn
Konfuzius @ person m asia ancient 10+ : Weisheit Schüler Ahnen Tugend Respekt Meister Riten Maximen Denker China Sprüche Philosoph sagt > Confucius | Confucius | Confucio | Confucio
Hamburg @ place europe : Regen Hafen Norden Hanse Speicher Fischmarkt Kräne Alster Miniatur Elbe Michel Elbphilharmonie Landungsbrücken > Hambourg | Hamburg | Hamburgo | Amburgo
Schloss Neuschwanstein = Neuschwanstein @ place europe : Traum Bayern Felsen Touristen Postkarte Türme Sängersaal Alpsee Wagner Disney Füssen Märchenkönig Ludwig > château de Neuschwanstein, château | Neuschwanstein Castle, castle | castillo de Neuschwanstein, castillo | castello di Neuschwanstein, castello
Das Mädchen aus Ipanema = Girl from Ipanema @ work south-america contemporary 10+ : Strand Sommer Jazz sanft Gitarre Saxofon gehen Lied Jobim Gilberto Brasilien Rio Bossa > La Fille d'Ipanema, fille, Ipanema | The Girl from Ipanema, girl, Ipanema | La chica de Ipanema, chica, Ipanema | La ragazza di Ipanema, ragazza, Ipanema
Marie Curie = Curie @ person f europe contemporary : Physik Forscherin Ehepaar Labor Warschau Sorbonne Röntgenwagen zweimal Nobelpreis Strahlung Pechblende Polonium Radium > = | = | = | =
Kühlschrank @ thing : Licht Strom hungrig Reste Joghurt Magnete Einkaufsliste Eierfach summen Gemüsefach Butter Eiswürfel kalt > réfrigérateur, frigo | fridge, refrigerator
Schnecke @ living : Regen Salat langsam Garten kriechen Tempo Fühler Spirale Zimt Schleim Weinberg Weichtier Gehäuse > escargot, limace | snail, slug
Schnee @ nature : Alpen Januar Schaufel Matsch Kristalle Stille Räumdienst Stiefelspuren Lawine Ketten Engel Leopard Flocken > neige | snow
Regenschirm = Schirm @ thing : Wind London Griff Garderobe Spazierstock vergesslich Knirps umklappen aufspannen Speichen Poppins nass Tropfen > parapluie | umbrella
bunt @ quality : Regenbogen Papagei Konfetti Pfau Murmeln Stifte Luftballons Abend Herbstlaub Kleidung fröhlich grau vielfarbig > multicolore, coloré | colourful, colorful
Mahatma Gandhi = Gandhi @ person m asia contemporary : Geduld Südafrika Spinnrad Rechtsanwalt Vegetarier Kolonialmacht Hungerstreik Ashram Widerstand Delhi Salzmarsch gewaltlos Indien > = | = | = | =
Istanbul @ place asia : Tee Basar Sultan Brücken Moschee Kontinente Simit Meerenge Türkei Galata Byzanz Konstantinopel Bosporus > = | = | Estambul | =
unsichtbar @ quality : Luft Mantel Tinte Geist Gas Funk Zauber Siegfried Gyges Gott Tarnkappe Hobbit verschwunden > invisible | invisible
Alphabet = Abc @ idea : Lied Schule Ordnung lernen Reihenfolge Fibel Lexikon griechisch Sprache Vokale Suppe 26 Buchstaben > alphabet | alphabet
Kartoffel = Erdapfel @ food : Anden Beilage Acker Knolle Käfer Druckstempel Sieglinde Kloß Friedrich schälen Püree Chips Pommes > pomme de terre, patate | potato
Zeit @ idea : Reise Geld Ewigkeit Momo kostbar vergehen vierte heilen Kalender Einstein Stunden Wunden Uhr > temps | time
Dschingis Khan = Dschingis, Temudschin @ person m asia medieval : Pferde Zelt Steppe Weltreich Eroberer Stämme Bogenschützen Reitervolk Schlager Karakorum Jurte Kublai Mongolei > Gengis Khan, Gengis | Genghis Khan, Genghis | Gengis Kan, Gengis | Gengis Khan, Gengis
Storch @ living : Frühling Nest Fabel Zugvogel Elsass Schornstein Frösche Wagenrad stelzen Geburtsanzeige Babys klappern Adebar > cigogne | stork
Hängematte @ thing : Netz Seefahrer Palmen Nachmittag Kajüte Siesta Yucatán aufspannen Balkon schaukeln Faulpelz baumeln dösen > hamac | hammock
Wu Zetian = Kaiserin Wu @ person f asia medieval 10+ : Seide Hofdame Buddhismus Ehrgeiz Regentin Beamte Dynastie Asien Luoyang einzige Drachenthron Tang China > = | = | = | =
Robin Hood = Robin @ character m europe medieval : England Wald Gerechtigkeit Pfeil Kapuze Geächteter Eiche Bande Marian arm reich Sheriff Sherwood > Robin des Bois, Robin | = | = | =
Tanne = Tannenbaum @ living : Holz Dezember Schwarzwald Harz immergrün Förster Schonung Zapfen Nordmann Nadeln Lametta Lichterkette Weihnachten > sapin | fir, tree
Galapagosinseln = Galapagos @ place south-america : Pazifik Vulkane Pinguine Finken Forschung Leguane Naturschutz Seelöwen Darwin Archipel Evolution Ecuador Riesenschildkröten > îles Galápagos, îles | Galapagos Islands, islands | islas Galápagos, islas | isole Galápagos, isole
Honig @ food : Tee klebrig Brötchen Akazie Met Kanaan Imkerei Lindenblüte Puuh schleudern Wabe Schleckermaul Bienen > miel | honey
Johanna von Orléans = Jeanne d'Arc, Johanna @ person f europe medieval : Mädchen Heilige Glaube Stimmen Rüstung Bauerntochter Banner Heerführerin Frankreich Prozess Rouen Scheiterhaufen Jungfrau > Jeanne d'Arc, Jeanne | Joan of Arc, Joan | Juana de Arco, Juana | Giovanna d'Arco, Giovanna
Kaktus @ living : Wüste trocken Western Mexiko Blüte Fensterbank genügsam Saguaro Balkon Sukkulente Wasserspeicher pieksen Stacheln > cactus | cactus
Der König der Löwen = König der Löwen @ work north-america contemporary : Savanne Afrika Disney Onkel Musical Trickfilm Kreislauf Pavian Warzenschwein Scar Mufasa Timon Simba > Le Roi lion, lion | The Lion King, lion | El rey león, león | Il re leone, leone
Rucksack @ thing : Ausflug schwer Camping Riemen packen Proviant Trinkflasche Tramper Weltreise Reißverschluss Wandern Schultern Ranzen > sac à dos, sac | backpack, rucksack
Paris @ place europe : Hauptstadt Liebe Café Mode Künstler Metro Seine Disneyland Louvre Montmartre Notre-Dame Frankreich Eiffelturm > = | = | París | Parigi
Sonnenblume @ living : gelb Sommer Öl Feld Provence Stängel Riesenwuchs drehen Kopf Vogelfutter Korbblütler Vincent Kerne > tournesol | sunflower
schenken @ action : Blumen Freude Valentin Überraschung Schleife auspacken Gaul Verpackung Weihnachten spenden großzügig Papier bekommen > offrir, donner | give, gift
Sindbad ~ Sinbad @ character m asia medieval : Orient Sturm Reisen Kaufmann Erzählung Schiffbruch Affeninsel sieben Bagdad Diamantental Basra Riesenvogel Seefahrer > Sinbad | Sinbad | Simbad | Sinbad
eifersüchtig @ quality : Geschwister Gefühl Baby Freundin Streit Verdacht Ehemann Rivale Hera Misstrauen Othello besitzergreifend neidisch > jaloux | jealous
Fledermaus @ living : Höhle Nacht Dachboden Säugetier Operette Gruselfilm Glockenturm Vampir Ultraschall Flughaut flattern Batman kopfüber > chauve-souris | bat
Kleopatra = Cleopatra @ person f africa ancient : Nase Herrscherin Alexandria Macht Perlen Schönheit Eselsmilch Asterix Nil Antonius Ptolemäer Schlangenbiss Pharaonin > Cléopâtre | Cleopatra | Cleopatra | Cleopatra
Schornsteinfeger = Kaminkehrer, Rauchfangkehrer @ trade : schwarz Glück Silvester Zylinder Heizung Goldknopf Abgas Kleeblatt Dächer Poppins Leiter Kugelbürste Ruß > ramoneur | chimney sweep, sweep
Aufzug = Lift, Fahrstuhl @ thing : Spiegel Theater Knopf warten Seil eng stecken Kabine Paternoster Treppe Hochhaus Erdgeschoss Etage > ascenseur | lift, elevator
Leuchtturm @ thing : Streifen Nebel einsam Nordsee Küste Schiffe Lotse Pellworm Wärter Signal Lummerland Alexandria Pharos > phare | lighthouse
süß @ quality : Baby Karies Kirschen Welpe niedlich Nachtisch Früchtchen Limonade Torte Kandis Honig Geschmack Zucker > sucré, doux, mignon | sweet, cute
Pinocchio ~ Pinokio @ character m europe modern : Italien Fee Grille Fuchs Wal Schnitzer Collodi Holzscheit Esel Lüge Geppetto Marionette Nase > = | = | Pinocho | =
Mond @ nature : Wolf Kugel Gezeiten Krater Apollo Mann Schlaflied Ebbe Claudius Peterchen Armstrong Sichel Trabant > lune | moon
gähnen @ action : Abend Löwe Mund morgens Langeweile unhöflich ansteckend Hand Nilpferd Sauerstoff Kiefer schläfrig müde > bâiller | yawn
Giraffe @ living : Savanne hoch Hörnchen Wimpern Akazie staksig Baumwipfel Blätter Netzmuster Sophie Paarhufer Zunge Hals > girafe | giraffe
Kürbis @ food : Herbst Suppe orange Kerne Schnitzmesser Hokkaido Steiermark Kutsche Zentner Laterne aushöhlen Fratze Halloween > citrouille, potiron | pumpkin
Vulkan @ nature : Gefahr Berg schlummern Asche Krater Fujiyama Inselbogen Hephaistos Ätna Ausbruch Pompeji Magma Lava > volcan | volcano
Rotkäppchen @ character f europe modern : Märchen Blumen Wein Korb Nachthemd Samt Wegesrand Jäger Bett Großmutter Wackersteine fressen Wolf > Petit Chaperon rouge, Chaperon, rouge | Little Red Riding Hood, Riding, Hood, red | Caperucita Roja, Caperucita, Roja | Cappuccetto Rosso, Cappuccetto, Rosso
Kompass @ thing : China Reise Wandern Pfadfinder Seemann zittern Windrose orientieren Magnet Nadel Richtung Süden Norden > boussole | compass
Höhle @ nature : dunkel Kälte Bär Forscher Platon Versteck Stirnlampe Malerei Einsiedler Drache Lascaux Fledermäuse Tropfstein > grotte, caverne | cave
Globus @ thing : rund blau drehen Schule Ozean Äquator Erdteile Modell Länder Erdkunde Behaim Weltkugel Achse > globe | globe
Max und Moritz @ work europe modern : Säge Lehrer Streiche Reime Witwe Schlingel Maikäfer Hühner sieben Schneider Lämpel Böck Busch > Max et Moritz, Max | Max and Moritz, Max | Max y Moritz, Max | Max e Moritz, Max
schwimmen @ action : Ente nass Badehose Fische Kraulen Seerosen Bahnen Butterfly untergehen Freibad Bademeister Seepferdchen Chlor > nager | swim
Brasilien @ place south-america : Strand Fußball Kaffee Karneval Regenwald Papageien Portugiesisch Samba Niemeyer Capoeira Pelé Zuckerhut Rio > Brésil | Brazil | Brasil | Brasile
Fahrrad = Rad, Velo @ thing : Helm gesund Kette Klingel Weg Drais platt Sattel Lenker Gepäckträger Holland Tour treten > vélo, bicyclette | bicycle, bike
Ärztin = Arzt, Doktor, Doktorin @ trade : Rezept Kittel Studium helfen Wartezimmer Stethoskop Sprechstunde Visite untersuchen Fieber Diagnose krank Praxis > médecin, docteur | doctor
Machu Picchu ~ Machu Pichu @ place south-america : Nebel Ruinen verlassen Lama Terrassen Sonnentor Bingham Urubamba Trockenmauern Anden Cuzco Peru Inka > = | = | = | =
Hammer @ thing : Stiel Werkstatt Thor Hai Schlag Klopfzeichen Auktion Meißel Amboss Zimmermann Holzkeil Daumen Nagel > marteau | hammer
Romeo und Julia = Romeo @ work europe modern 10+ : Italien Ball Liebespaar Gift Feindschaft Familien Amme Balkon Theater Capulet Lerche Verona Shakespeare > Roméo et Juliette, Roméo, Juliette | Romeo and Juliet, Juliet | Romeo y Julieta, Julieta | Romeo e Giulietta, Giulietta
mutig @ quality : Held Ritter Löwenherz Siegfried Feuerwehr Zahnarzttermin Sprungbrett Prüfung wagen kühn furchtlos feige tapfer > courageux, brave | brave, courageous
Sappho ~ Safo @ person f europe ancient 10+ : Insel Antike Sehnsucht Strophe Leier Liebeslieder Ägäis Fragmente Griechenland Aphrodite Lyrik Dichterin Lesbos > Sappho, Sapho | = | Safo | Saffo
Roboter @ thing : Zukunft Metall Maschine Fabrik künstlich programmieren staubsaugen Arm Film Mars Blech Asimov Android > robot | robot
Berlin @ place europe : Zoo Bär Krapfen Museumsinsel Regierung Spree Fernsehturm Currywurst Teilung Reichstag Alexanderplatz Mauer Hauptstadt > = | = | Berlín | Berlino
Detektiv = Detektivin @ trade : Hut Krimi Verdacht Spuren Fragezeichen Notizbuch verfolgen beobachten Lupe Kästner Conan Fall Sherlock > détective | detective
Island @ place europe : Schafe Vulkane Pferde Gletscher Pullover Sagas Elfen Polarlicht Lagune Wikinger Geysir Papageitaucher Reykjavik > Islande | Iceland | Islandia | Islanda
Traum @ idea : Sand fliegen Wolke Schaum Wunsch Freud Land verrückt Fänger Sommernacht Schlaf aufwachen Alb > rêve | dream
Bäcker = Bäckerin @ trade : Handwerk Schürze Mehl früh Sauerteig Nachtschicht Brezeln Bleche kneten Croissants Ofen Brot Semmel > boulanger, boulangère | baker
lesen @ action : Brille Bett Bibliothek Wein still Brockhaus Leuchte Kapitel Blindenschrift Seiten Roman Schmöker Bücher > lire | read
Brezel = Breze @ food : Bayern knusprig Teig Salz Oktoberfest Snack Bäcker Lauge Butter Biergarten Schwaben Schlinge verschlungen > bretzel | pretzel
Leonardo da Vinci = Leonardo, da Vinci @ person m europe modern : Genie Erfinder Florenz Anatomie Linkshänder Skizzen Flugmaschine Hermelin Spiegelschrift Renaissance Abendmahl Maler Gioconda > Léonard de Vinci, Léonard | Leonardo da Vinci, Leonardo | = | =
Die große Welle = Die große Welle vor Kanagawa @ work asia modern 10+ : blau Gischt Kunst Krallen Ruderer Poster Seeleute Farbdruck Edo Holzschnitt Fuji Japan Hokusai > La Grande Vague de Kanagawa, vague | The Great Wave off Kanagawa, wave | La gran ola de Kanagawa, ola | La grande onda di Kanagawa, onda
Marienkäfer @ living : Glück Larve Kinderlied nützlich Krabbeltier Schädlinge Fingerspitze Baumrinde Flügeldecken Blattläuse rot sieben Punkte > coccinelle | ladybird, ladybug
klettern @ action : Baum Mut Wand Affe Seil schwindelfrei Efeu Steigeisen Karabiner Halle Gipfel Felsen kraxeln > grimper, escalader | climb
`;
