/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_07 = `
Raupe @ living : Blatt Löcher kriechen hungrig Kohl Bagger Pfeife Seide haarig Prozession Nimmersatt Falter verpuppen > chenille | caterpillar
Avicenna = Ibn Sina @ person m asia medieval 10+ : Heilkunde Wunderkind Universalgelehrter Puls Kräuter Seele Isfahan Arzneien Leibarzt Buchara Medicus Persien Kanon > Avicenne | = | Avicena | =
Louis Armstrong = Armstrong @ person m north-america contemporary : Taschentuch Lächeln Scat Wunderbar Solo Swing rau Orleans Mississippi Satchmo Welt Jazz Trompete > = | = | = | =
trinken @ action : Durst Glas Saft Becher Strohhalm Wasserhahn gluckern prost Kamel Schluck leeren Oase Flasche > boire | drink
Türkei @ place asia : Tee Mokka Halbmond Teppiche Hamam Antalya Döner Ararat Kappadokien Baklava Istanbul Atatürk Ankara > Turquie | Turkey | Turquía | Turchia
Ostsee @ place europe : Bernstein Kreidefelsen Strandkorb Fähre Hanse Salzgehalt Kiel Segeln Usedom Baltikum Dänemark Fehmarn Rügen > mer Baltique, Baltique | Baltic Sea, Baltic | mar Báltico, Báltico | mar Baltico, Baltico
Waschbär @ living : Mülltonne Fingerfertigkeit Maske Pfoten Plage Dachboden Kassel Rascal geschickt nachtaktiv Bande Ringelschwanz Einbrecher > raton laveur, raton | raccoon
Michael Ende = Ende @ person m europe contemporary : Garmisch Wunschpunsch Kinderbuch Märchenroman Italien Phantásien Auryn Fuchur Jim Bastian Lummerland Momo unendlich > = | = | = | =
Affenbrotbaum = Baobab @ living 10+ : Savanne dick uralt Trockenzeit Senegal Umfang Speicher Madagaskar Prinz Fruchtmark Teufel Wurzeln Afrika > baobab | baobab
Uhrmacher = Uhrmacherin @ trade : Lupe Zahnräder Geduld Pinzette Schweiz Chronograf Jura Feinmechanik Rousseau winzig Gehäuse ticken Zeiger > horloger, horlogère | watchmaker, clockmaker
scharf @ quality : Messer Chili Zunge Senf Kurve Klinge Rasierer Curry Foto Adlerauge Wasabi spitz stumpf > piquant, tranchant, aiguisé | sharp, spicy, hot
Alles zerfällt @ work africa contemporary 10+ : Yams Dorf Missionare Sprichwörter Tradition Umbruch Kolonialzeit Ringkampf Igbo Roman Okonkwo Nigeria Achebe > Tout s'effondre, effondre | Things Fall Apart, fall, apart | Todo se desmorona, desmorona | Il crollo, crollo
Elisabeth von Thüringen = Heilige Elisabeth @ person f europe medieval 10+ : Almosen Fürstin Hungersnot Ungarn Krankenhaus Mitgefühl Landgräfin Marburg Barmherzigkeit Rosenwunder Eisenach Korb Wartburg > Élisabeth de Hongrie, Élisabeth | Elizabeth of Hungary, Elizabeth | Isabel de Hungría, Isabel | Elisabetta d'Ungheria, Elisabetta
Shaka Zulu = Shaka @ person m africa modern 10+ : Taktik Halbmond Kriegstanz Stoßspeer Halbbruder Schilde Rinderhaut Hörner Kral Regimenter Nandi Natal Südafrika > Chaka Zoulou, Chaka, Zoulou | = | Chaka Zulu, Chaka | =
Lachs @ living : rosa Fluss Norwegen Grizzly Räucherei Sushi stromaufwärts Laichen Bagel springen Wehr Filet Omega > saumon | salmon
Kaugummi @ food : Automat Minze klebrig Zähne Schulbank Wrigley Sohle zäh Sammelbild Amerika ausspucken Streifen Blase > chewing-gum | chewing gum, gum
Hebamme @ trade : Krankenhaus Storch Schwangere Atem Stillen Wehen Sokrates Nabelschnur Mütter Hausbesuch Säugling Kreißsaal Geburt > sage-femme, sage | midwife
König Artus = Artus @ character m europe medieval : Sage Ritter Gral Britannien Felsen Avalon Ginevra Lanzelot Tafelrunde Schwert Camelot Merlin Excalibur > roi Arthur, Arthur | King Arthur, Arthur | rey Arturo, Arturo | re Artù, Artù
Buenos Aires @ place south-america : Steakhaus Borges Hafenviertel Fußball Mafalda Straßencafé Obelisk Evita Plata Boca Argentinien Luft Tango > = | = | = | =
Guernica @ work europe contemporary 10+ : Schrecken Grautöne Stier Lampe Spanien Protest Pferd Madrid Bombardierung Riesenbild Krieg Baskenland Picasso > = | = | = | =
Erfindung @ idea : Idee Patent Rad Daniel Tüftler Werkstatt Edison Genie Buchdruck Glühlampe neu Düsentrieb Heureka > invention | invention
Hase @ living : Feld Angst schnell Pfeffer Sasse Rammler Schokolade Haken Wettlauf Dürer Klopfer Langohr Ostern > lièvre, lapin | hare, rabbit
Weihnachtsmann @ character m world modern : Mantel Bart Dezember Kamin Hoho Lappland Wunschzettel Nordpol Schlitten Coca-Cola Sack Elfenwerkstatt Rentiere > Père Noël, Noël | Santa Claus, Santa, Father Christmas, Christmas | Papá Noel, Noel | Babbo Natale, Natale
Freiheitsstatue @ place north-america : Kupfer grünlich Hafen Geschenk Einwanderer Ellis Tafel Bartholdi Denkmal Strahlenkranz Fackel Manhattan Amerika > statue de la Liberté, liberté | Statue of Liberty, liberty, statue | estatua de la Libertad, libertad, estatua | statua della Libertà, libertà, statua
Abraham Lincoln = Lincoln @ person m north-america modern 10+ : Bart Blockhütte Zylinder Dollarschein Anwalt Illinois Theaterloge Rushmore Gettysburg Präsident Bürgerkrieg Sklavenbefreiung Amerika > = | = | = | =
streicheln @ action : Fell Zoo sanft Wange Katze Kinderhand Einheiten Pony liebevoll Stubentiger zärtlich kraulen schnurren > caresser | stroke, pet, caress
Bambus @ living : Gras Asien schnell Stäbe Flöte Gerüst Hecke Fahrradrahmen hohl Zen Rohr Sprossen Panda > bambou | bamboo
Eiszapfen @ nature : kalt Dachrinne spitz Winter Höhle glitzern tropfen gefrieren Januar Schneeschmelze durchsichtig abbrechen Tauwetter > glaçon, stalactite | icicle
Tarzan @ character m africa contemporary : Lendenschurz Muskeln Schrei England Schwingen Cheeta Menschenaffen Urwald Findelkind Burroughs Brust Jane Liane > = | = | Tarzán | =
Meerschweinchen @ living : Kinderzimmer Stall Heu Anden Haustier Streicheltier Experiment Wirbel Nager Löwenzahn Rosette quieken Peru > cochon d'Inde, cochon, Inde | guinea pig
zwinkern @ action : Auge heimlich Flirt Scherz Lid Zeichen Einverständnis Smiley Wimpern kurz Komplize blinzeln Ironie > faire un clin d'oeil, clin | wink
Klempner = Klempnerin, Installateur @ trade : Rohr Mario Zange Notdienst verstopft Toilette Handwerk Overall tropfen Heizung undicht Abfluss Luigi > plombier | plumber
Zauberstab @ thing : Hogwarts Holunder Fee Stern Phönixfeder Kaninchen verwandeln Küchengerät Hermine Ollivander Hokuspokus schwingen Magier > baguette magique, baguette | magic wand, wand
Huhn = Henne @ living : Hof Körner Federn Stange gackern Hahn Nest blind scharren Suppe Ei Küken picken > poule, poulet | chicken, hen
Zaha Hadid = Hadid @ person f asia contemporary 10+ : Kurven Beton Wolfsburg Olympia kühn London Museum Pritzker Zukunft Entwurf Bagdad Irak Architektin > = | = | = | =
Schwerkraft = Gravitation @ nature : Physik Apfel unsichtbar Newton Erdanziehung Mond fallen Astronauten Gewicht Masse Isaac Boden hinunter > gravité, gravitation, pesanteur | gravity
Napoleon = Napoleon Bonaparte, Bonaparte @ person m europe modern : Weste Feldzug Exil Josephine Zweispitz Russland Korsika Kaiser Moskau Leipzig Elba Austerlitz Waterloo > Napoléon, Bonaparte | Napoleon, Bonaparte | Napoleón, Bonaparte | Napoleone, Bonaparte
Olympische Spiele = Olympia, Olympiade @ idea : Ringe Griechenland Fackel Stadion Medaillen Antike Hymne Sportler Coubertin Eröffnung Sprint vier Gold > Jeux olympiques, jeux, olympiques | Olympic Games, Olympics, games
Tür @ thing : Rahmen Advent Eingang zuknallen Spion Zimmer Schwelle Matte klopfen Angeln Klinke Sesam Schlüssel > porte | door
Mafalda @ work south-america contemporary 10+ : Weltfrieden Schleife Weltkugel Suppenhasserin Fragen Bank Zeichner Beatles Felipe Manolito Comicstrip Quino Argentinien > = | = | = | =
Lederhose @ thing : Bayern speckig Hosenträger Trachtenverein Hirsch Alm Latz Schuhplattler Wadlstrümpfe Volksfest Gamsbart Wiesn kurz > culotte de cuir, cuir | leather trousers, leather
Maria Montessori = Montessori @ person f europe contemporary 10+ : Lire Ärztin Beobachtung Einsatzzylinder Rom Konzentration Freiarbeit Selbstständigkeit Material Kinderhaus Reformschule Erzieherin Pädagogik > = | = | = | =
Echo @ nature : Berge Nymphe Stimme Antwort Wand Narziss Wiederholung Fledermaus Schlucht rufen Höhle Königssee zurück > écho | echo
Humor @ idea : schwarz trocken England Clown Comedy Loriot Karikatur Satire Komiker Kabarett Pointe Witz lustig > humour | humour, humor
Dach @ thing : Himmel Wohnen Antenne Schnee decken First Storch Rinne Stroh Giebel Fiedler Schaden Ziegel > toit | roof
Prag @ place europe : golden Pilsener Puppentheater Kafka Rathausuhr Fenstersturz Golem Smetana Burgberg Hradschin Karlsbrücke Moldau Tschechien > Prague | Prague | Praga | Praga
leise @ quality : Maus Schneefall Pfoten Eule Bibliothek piano Zehenspitzen schleichen Weise flüstern still gedämpft laut > silencieux, bas | quiet, soft
Teddybär = Teddy, Teddybärchen @ thing : weich Plüsch Kuscheltier Knopf Kinderbett Roosevelt Trost Ohr Margarete Bean Steiff brummen einschlafen > ours en peluche, ours, peluche, nounours | teddy bear, teddy, bear
Abenteuer @ idea : Reise Held Nervenkitzel Dschungel Gefahr Floßfahrt Huckleberry Indiana Expedition Rucksack aufregend Wildnis erleben > aventure | adventure
Glühbirne @ thing : Licht Idee Osram Strom Edison Fassung Draht kaputt Wolfram Comic Watt Sparlampe auswechseln > ampoule | light bulb, bulb
Familie @ idea : Eltern Wappen Stammbaum Geschwister Feiertage Oma zusammen Sonntag Tante Fotoalbum Nachname Verwandte Kinder > famille | family
Viktoriafälle @ place africa 10+ : Brücke Bungee Livingstone Gischt Regenbogen Donnernder Rauch Weltwunder Königin Sambesi Simbabwe Sambia tosen > chutes Victoria, chutes | Victoria Falls, falls | cataratas Victoria, cataratas | cascate Vittoria, Vittoria, cascate
Brokkoli ~ Broccoli @ food : Teller Gemüse gesund Bäumchen Kinderschreck Strunk Röschen Mandeln dämpfen Auflauf Vitamine Italien Blumenkohl > brocoli | broccoli
Skateboard @ thing : Rollen Asphalt Knieschoner Kalifornien Jugend Tony Gleichgewicht Park Rampe Olympia Kickflip Ollie Halfpipe > skateboard, planche à roulettes | skateboard
pflanzen @ action : Loch Garten Baum Beet Erde Frühling Setzling Spaten Blumentopf Tulpenzwiebel gießen Luther wachsen > planter | plant
Herz @ nature : Aorta rot klopfen Pumpe Blut Karo links Lebkuchen Brust Puls Valentinstag Organ Schrittmacher > coeur, cœur | heart
Trompete @ thing : Blech Jazz Orchester laut Ventile Engel Jericho golden Fanfare Elefant Armstrong blasen Zapfenstreich > trompette | trumpet
giftig @ quality : Pilz Schlange Apfel Kobra Tollkirsche Totenkopf Neid Pfeil Skorpion gefährlich Zwerg grün essbar > toxique, venimeux, vénéneux | poisonous, toxic, venomous
Fußball @ thing : rund Leder elf Stadion Tor Rasen Fans Bolzplatz Bundesliga Weltmeister Anstoß Kaiser kicken > football, ballon | football, soccer
telefonieren @ action : Hörer Handy Draht plaudern Nummer Zelle Ohr klingeln Ferngespräch wählen Graham auflegen Anrufer > téléphoner, appeler | phone, call
Österreich @ place europe : Skirennen Walzer Mozartkugel Almdudler Schnitzel Sisi Vorarlberg Großglockner Neun Kaiserschmarrn Tirol Salzburg Wien > Autriche | Austria | Austria | Austria
Hummel @ living : dick Klee brummen Pelz Physik Nest Flug Porzellanfigur gestreift Rimski Hinterteil Lavendelbusch Biene > bourdon | bumblebee
Luftballon @ thing : bunt Geburtstag Schnur leicht platzen Wiese Puuh Gummi Helium steigen aufblasen Nena neunundneunzig > ballon | balloon
Sparschwein = Sparbüchse @ thing : rosa Wunsch Schlitz Porzellan Kinderzimmer Münzen klimpern Notgroschen Bankschalter Weltspartag Hammer schlachten Geld > tirelire | piggy bank, moneybox
Stuhl @ thing : vier Küche Beine Reise Thonet Polster Tisch Zirkusnummer Zahnarzt Sitzfläche Jerusalem kippeln Lehne > chaise | chair
Winzerin = Winzer @ trade : Keller Mosel Hang Rebe Riesling Ernte Fass Steillage September Traktor keltern Schere Trauben > vigneron, viticulteur | winegrower, winemaker
jonglieren @ action : Bälle Zirkus Keulen Hände Kellner Akrobat drei Geschick Fackeln Artist auffangen Luft werfen > jongler | juggle
Südkorea = Korea @ place asia : Smartphones Taekwondo Boybands Gangnam Halbinsel Samsung Stäbchen Grenze Karaoke Tiger Bibimbap Kimchi Seoul > Corée du Sud, Corée | South Korea | Corea del Sur, Corea | Corea del Sud, Corea
Null @ idea : Zahl Ziffer Kreis Promille Gefrierpunkt nichts rund Countdown Agent Bock Unentschieden Tiefpunkt Eins > zéro | zero, nil
Kleid @ thing : Größe Mode Ball Abendgala Braut Aschenputtel Schneiderin Seide Rüschen elegant Reißverschluss Rock Dirndl > robe | dress
Strauß @ living : Walzer Donau Hochzeit Vase Wüste Farm Hals Emu Riesenei Laufvogel flugunfähig Blumenladen Sand > autruche, bouquet | ostrich, bouquet
Feder @ nature : leicht Stahl Hut schreiben Gewicht Kissen Boa schmücken Gänsekiel weich Daune kitzeln Flügel > plume, ressort | feather, spring
Gulasch @ food : scharf Topf Würfel Fleisch Kessel schmoren Kanone Szegedin Zwiebeln Knödel Hirten Paprika Ungarn > goulasch | goulash
Himbeere @ food : Juli Strauch Waldrand Ranken Eis Sirup Geist pflücken Dornen Marmelade Quark Brombeere Zahnpasta > framboise | raspberry
Odysseus @ character m europe ancient 10+ : List König Bettler Holzpferd Kalypso Bogen Mast Sirenen Laertes Polyphem Penelope Irrfahrt Ithaka > Ulysse | Odysseus, Ulysses | Odiseo, Ulises | Odisseo, Ulisse
Wiese @ nature : grün Gras Frühtau Kühe Picknick Heu barfuß Alm mähen Maulwurfshügel Oktober Löwenzahn Gänseblümchen > pré, prairie | meadow
Kopfhörer @ thing : Musik Kabel Ohren Pilot Podcast Flugzeug stöpseln Radio Lärm Bluetooth Diskjockey Stereo lauschen > casque, écouteurs | headphones, earphones
Äthiopien @ place africa 10+ : Kaffee Hochland Felsenkirchen Kaiser Lucy Saba Langstreckenlauf Ostafrika Nil Injera Selassie Löwe Addis > Éthiopie | Ethiopia | Etiopía | Etiopia
Bolivien @ place south-america 10+ : Hochland Silbermine Quinoa Melonenhut Ponchos Salzwüste Potosí Anden Lithium Lamas Titicacasee Sucre Paz > Bolivie | Bolivia | Bolivia | Bolivia
Patagonien @ place south-america 10+ : Wind Weite Schafe Gletscher Steppe Seeelefant Gürteltier Magellan Kondor Outdoor Pampa Guanako Feuerland > Patagonie | Patagonia | Patagonia | Patagonia
Spätzle @ food : Beilage Teig Linsen Eier Hobel Stuttgart Soße Kochlöffel Röstzwiebeln Käse Ländle schaben Schwaben > spaetzle | spaetzle
Müsli @ food : Frühstück Schale gesund Nüsse Riegel Rosinen Joghurt Reformhaus Körner Crunch Schweiz Bircher Haferflocken > muesli | muesli
Vatikan @ place europe : Zwergstaat Kuppel Gärten Michelangelo Konklave Rauch Hellebarde Petersplatz Sixtinisch Schweizergarde Kardinäle Rom Papst > Vatican | Vatican | Vaticano | Vaticano
Der Nussknacker = Nussknacker @ work europe modern : Erzgebirge Holzfigur Spielzeug Mäusekönig Uniform Tschaikowski Schneeflocken Kiefer Clara Hoffmann Zuckerfee Weihnachten Ballett > Casse-Noisette | The Nutcracker, nutcracker | El cascanueces, cascanueces | Lo schiaccianoci, schiaccianoci
Pantoffel = Hausschuh @ thing : bequem Filz Abend Sofa Held Zeitungsleser Tierchen Papst Plüsch Wohnzimmer Kamelhaar Puschen schlurfen > pantoufle, chausson | slipper
Maria Stuart = Mary Stuart @ person f europe modern 10+ : Gefangenschaft Hugenotten Krönchen Verschwörung Kusine Rivalin Bothwell Fotheringhay Schiller Tudor Edinburgh Thronstreit Schottland > Marie Stuart, Marie | Mary Stuart, Mary, Mary Queen of Scots | María Estuardo, María, Estuardo | Maria Stuarda, Stuarda
Lama @ living : Wolle Horst Pullover Lasten Dalai flauschig Inka Alpaka Paarhufer Kuzco Peru beleidigt spucken > lama | llama
Fackel @ thing : Nacht Wanderung Pech Statue Höhle Mittelalter Ritterburg Burgverlies Jongleur Wachsgeruch Läufer lodern Olympia > torche, flambeau | torch
Die Bremer Stadtmusikanten = Bremer Stadtmusikanten @ work europe modern : Räuberhaus Denkmal Alter Katze Konzert vertreiben Weser Turm Hahn Jagdhund Besseres Grimm Esel > Les Musiciens de Brême, musiciens, Brême | The Bremen Town Musicians, musicians, Bremen | Los músicos de Bremen, músicos | I musicanti di Brema, musicanti, Brema
Alberto Santos-Dumont = Santos-Dumont @ person m south-america contemporary 10+ : Panamahut Armbanduhr Cartier Eiffelturm Erfinder Luftschiff Paris Preis Motorflug Kaffeeplantage Doppeldecker Flugpionier Brasilien > Alberto Santos-Dumont, Santos-Dumont | Alberto Santos-Dumont, Santos-Dumont | = | =
Tierärztin = Tierarzt @ trade : Kittel Impfung Stall Pfote Transportbox Hamster Wurmkur Zirkus Halskrause Meerschweinchen Wellensittich Dolittle Kuh > vétérinaire | vet, veterinarian
Rekord @ idea : Sport schnell Stoppuhr Guinness Weltmeister Medaille brechen Sprint höchster Usain Leistung aufstellen Bestzeit > record | record
Don Quijote = Don Quichotte @ character m europe modern 10+ : Ideale Spanien Ritterromane Rosinante Rüstung Riesen Traum Knappe Dulcinea Mancha Cervantes Sancho Windmühlen > Don Quichotte | Don Quixote | = | Don Chisciotte
trösten @ action : Tränen Umarmung Kummer Schulter Mutter Taschentuch Teddy Pflaster lindern Freundin Trauer streicheln aufmuntern > consoler | comfort, console
Föhn = Fön, Haartrockner @ thing : Bad Alpen Kopfweh heiß Kabel Fallwind Locken Steckdose Bürste Shampoo Wetterlage Friseur pusten > sèche-cheveux | hairdryer
Hypatia @ person f africa ancient 10+ : Geometrie Kegelschnitt Vorlesung Gelehrte Museion Orestes Spätantike Lehrstuhl Bibliothek Alexandria Astronomin Philosophin Mathematikerin > Hypatie | = | = | Ipazia
Gurke @ food : Salat lang Sandwich kühl Spreewald sauer Glas Gesichtsmaske Hobel Tsatsiki Dill Truppe einlegen > concombre, cornichon | cucumber, gherkin
tollpatschig = ungeschickt @ quality : Scherben Elefant Welpe Pinguin Donald verschütten Gaston Pechvogel linkisch Missgeschick Porzellanladen stolpern Panne > maladroit | clumsy
Weintraube = Traube @ food : Herbst Saft Kerne blau Käse Fuchs Rosinen Stillleben Bacchus Moselhang Rebe Sultanine lesen > raisin | grape, grapes
berühmt @ quality : Autogramm Sänger Popstar Hollywood Denkmal Fans Einstein Paparazzi Straßenname Ruf Legende unbekannt prominent > célèbre | famous
`;
