/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_07 = `
Raupe @ living : Pfeife Löcher Blatt kriechen hungrig Kohl Bagger Seide haarig Prozession Nimmersatt Falter verpuppen > chenille | caterpillar
Avicenna = Ibn Sina @ person m asia medieval 10+ : Puls Wunderkind Seele Heilkunde Universalgelehrter Kräuter Isfahan Arzneien Leibarzt Buchara Medicus Persien Kanon > Avicenne | = | Avicena | =
Louis Armstrong = Armstrong @ person m north-america contemporary : Lächeln Taschentuch Scat Swing Wunderbar Solo rau Orleans Mississippi Satchmo Welt Jazz Trompete > = | = | = | =
trinken @ action : Glas Saft Durst Becher Strohhalm Wasserhahn gluckern prost Kamel Schluck leeren Oase Flasche > boire | drink
Türkei @ place asia : Tee Halbmond Teppiche Mokka Hamam Antalya Döner Ararat Kappadokien Baklava Istanbul Atatürk Ankara > Turquie | Turkey | Turquía | Turchia
Ostsee @ place europe : Fähre Hanse Kreidefelsen Strandkorb Kiel Bernstein Salzgehalt Segeln Usedom Baltikum Dänemark Fehmarn Rügen > mer Baltique, Baltique | Baltic Sea, Baltic | mar Báltico, Báltico | mar Baltico, Baltico
Waschbär @ living : Pfoten Dachboden Maske Kassel Mülltonne Fingerfertigkeit Plage Rascal geschickt nachtaktiv Bande Ringelschwanz Einbrecher > raton laveur, raton | raccoon
Michael Ende = Ende @ person m europe contemporary : Italien Kinderbuch Phantásien Auryn Garmisch Wunschpunsch Märchenroman Fuchur Jim Bastian Lummerland Momo unendlich > = | = | = | =
Affenbrotbaum = Baobab @ living 10+ : Savanne uralt dick Speicher Trockenzeit Senegal Umfang Madagaskar Prinz Fruchtmark Teufel Wurzeln Afrika > baobab | baobab
Uhrmacher = Uhrmacherin @ trade : Geduld Schweiz Jura Lupe Pinzette Zahnräder Chronograf Feinmechanik Rousseau winzig Gehäuse ticken Zeiger > horloger, horlogère | watchmaker, clockmaker
scharf @ quality : Zunge Messer Chili Klinge Senf Kurve Rasierer Curry Foto Adlerauge Wasabi spitz stumpf > piquant, tranchant, aiguisé | sharp, spicy, hot
Alles zerfällt @ work africa contemporary 10+ : Dorf Yams Sprichwörter Missionare Tradition Umbruch Kolonialzeit Ringkampf Igbo Roman Okonkwo Nigeria Achebe > Tout s'effondre, effondre | Things Fall Apart, fall, apart | Todo se desmorona, desmorona | Il crollo, crollo
Elisabeth von Thüringen = Heilige Elisabeth @ person f europe medieval 10+ : Ungarn Krankenhaus Almosen Fürstin Hungersnot Mitgefühl Landgräfin Marburg Barmherzigkeit Rosenwunder Eisenach Korb Wartburg > Élisabeth de Hongrie, Élisabeth | Elizabeth of Hungary, Elizabeth | Isabel de Hungría, Isabel | Elisabetta d'Ungheria, Elisabetta
Shaka Zulu = Shaka @ person m africa modern 10+ : Halbmond Taktik Kriegstanz Stoßspeer Halbbruder Schilde Rinderhaut Hörner Kral Regimenter Nandi Natal Südafrika > Chaka Zoulou, Chaka, Zoulou | = | Chaka Zulu, Chaka | =
Lachs @ living : rosa Fluss Sushi Norwegen Grizzly Räucherei stromaufwärts Laichen Bagel springen Wehr Filet Omega > saumon | salmon
Kaugummi @ food : Zähne klebrig Minze Automat Sohle Schulbank Wrigley zäh Sammelbild Amerika ausspucken Streifen Blase > chewing-gum | chewing gum, gum
Hebamme @ trade : Krankenhaus Atem Storch Wehen Sokrates Schwangere Stillen Nabelschnur Mütter Hausbesuch Säugling Kreißsaal Geburt > sage-femme, sage | midwife
König Artus = Artus @ character m europe medieval : Sage Ritter Felsen Britannien Avalon Gral Ginevra Lanzelot Tafelrunde Schwert Camelot Merlin Excalibur > roi Arthur, Arthur | King Arthur, Arthur | rey Arturo, Arturo | re Artù, Artù
Buenos Aires @ place south-america : Fußball Obelisk Steakhaus Borges Hafenviertel Mafalda Straßencafé Evita Plata Boca Argentinien Luft Tango > = | = | = | =
Guernica @ work europe contemporary 10+ : Spanien Pferd Stier Lampe Protest Schrecken Grautöne Madrid Bombardierung Riesenbild Krieg Baskenland Picasso > = | = | = | =
Erfindung @ idea : Rad Werkstatt Idee Edison Patent Daniel Tüftler Genie Buchdruck Glühlampe neu Düsentrieb Heureka > invention | invention
Hase @ living : Angst schnell Feld Schokolade Pfeffer Sasse Duracell Haken Wettlauf Dürer Klopfer Langohr Ostern > lièvre, lapin | hare, rabbit
Weihnachtsmann @ character m world modern : Bart Mantel Dezember Kamin Lappland Wunschzettel Hoho Nordpol Schlitten Coca-Cola Sack Elfenwerkstatt Rentiere > Père Noël, Noël | Santa Claus, Santa, Father Christmas, Christmas | Papá Noel, Noel | Babbo Natale, Natale
Freiheitsstatue @ place north-america : Hafen Geschenk Tafel Kupfer grünlich Einwanderer Ellis Bartholdi Denkmal Strahlenkranz Fackel Manhattan Amerika > statue de la Liberté, liberté | Statue of Liberty, liberty, statue | estatua de la Libertad, libertad, estatua | statua della Libertà, libertà, statua
Abraham Lincoln = Lincoln @ person m north-america modern 10+ : Bart Zylinder Anwalt Blockhütte Dollarschein Illinois Theaterloge Rushmore Gettysburg Präsident Bürgerkrieg Sklavenbefreiung Amerika > = | = | = | =
streicheln @ action : Katze Zoo sanft Fell Wange Kinderhand Einheiten Pony liebevoll Stubentiger zärtlich kraulen schnurren > caresser | stroke, pet, caress
Bambus @ living : schnell Gras Asien Hecke Gerüst Flöte Stäbe Fahrradrahmen hohl Zen Rohr Sprossen Panda > bambou | bamboo
Eiszapfen @ nature : kalt Höhle tropfen Winter spitz Dachrinne glitzern gefrieren Januar Schneeschmelze durchsichtig abbrechen Tauwetter > glaçon, stalactite | icicle
Tarzan @ character m africa contemporary : England Muskeln Schrei Schwingen Cheeta Lendenschurz Menschenaffen Urwald Findelkind Burroughs Brust Jane Liane > = | = | Tarzán | =
Meerschweinchen @ living : Anden Stall Kinderzimmer Heu Haustier Streicheltier Experiment Wirbel Nager Löwenzahn Rosette quieken Peru > cochon d'Inde, cochon, Inde | guinea pig
zwinkern @ action : Zeichen Auge Flirt Scherz Einverständnis heimlich Lid Smiley Wimpern kurz Komplize blinzeln Ironie > faire un clin d'oeil, clin | wink
Klempner = Klempnerin, Installateur @ trade : Handwerk Rohr Zange Notdienst Mario verstopft Toilette Overall tropfen Heizung undicht Abfluss Luigi > plombier | plumber
Zauberstab @ thing : Hogwarts Fee Kaninchen Stern Holunder Phönixfeder verwandeln Küchengerät Hermine Ollivander Hokuspokus schwingen Magier > baguette magique, baguette | magic wand, wand
Huhn = Henne @ living : Körner Federn Hahn Nest Stange Hof gackern blind scharren Suppe Ei Küken picken > poule, poulet | chicken, hen
Zaha Hadid = Hadid @ person f asia contemporary 10+ : London Museum Olympia Kurven kühn Beton Wolfsburg Pritzker Zukunft Entwurf Bagdad Irak Architektin > = | = | = | =
Schwerkraft = Gravitation @ nature : Physik Mond Apfel unsichtbar Newton fallen Erdanziehung Astronauten Gewicht Masse Isaac Boden hinunter > gravité, gravitation, pesanteur | gravity
Napoleon = Napoleon Bonaparte, Bonaparte @ person m europe modern : Russland Exil Weste Feldzug Josephine Zweispitz Korsika Kaiser Moskau Leipzig Elba Austerlitz Waterloo > Napoléon, Bonaparte | Napoleon, Bonaparte | Napoleón, Bonaparte | Napoleone, Bonaparte
Olympische Spiele = Olympia, Olympiade @ idea : Ringe Antike Griechenland Stadion Fackel Medaillen Hymne Sportler Coubertin Eröffnung Sprint vier Gold > Jeux olympiques, jeux, olympiques | Olympic Games, Olympics, games
Tür @ thing : Rahmen Zimmer Advent Eingang zuknallen Spion Schwelle Matte klopfen Angeln Klinke Sesam Schlüssel > porte | door
Mafalda @ work south-america contemporary 10+ : Fragen Weltfrieden Schleife Weltkugel Bank Suppenhasserin Zeichner Beatles Felipe Manolito Comicstrip Quino Argentinien > = | = | = | =
Lederhose @ thing : Alm Bayern Hirsch speckig Hosenträger Trachtenverein Latz Schuhplattler Wadlstrümpfe Volksfest Gamsbart Wiesn kurz > culotte de cuir, cuir | leather trousers, leather
Maria Montessori = Montessori @ person f europe contemporary 10+ : Rom Lire Ärztin Beobachtung Einsatzzylinder Konzentration Freiarbeit Selbstständigkeit Material Kinderhaus Reformschule Erzieherin Pädagogik > = | = | = | =
Echo @ nature : Wand Berge Stimme Narziss Nymphe Antwort Wiederholung Fledermaus Schlucht rufen Höhle Königssee zurück > écho | echo
Humor @ idea : schwarz England Clown trocken Loriot Comedy Karikatur Satire Komiker Kabarett Pointe Witz lustig > humour | humour, humor
Dach @ thing : Himmel Schnee Antenne Storch Wohnen decken First Rinne Stroh Giebel Fiedler Schaden Ziegel > toit | roof
Prag @ place europe : golden Pilsener Puppentheater Kafka Rathausuhr Fenstersturz Golem Smetana Burgberg Hradschin Karlsbrücke Moldau Tschechien > Prague | Prague | Praga | Praga
leise @ quality : Bibliothek Maus Eule Pfoten Schneefall piano Zehenspitzen schleichen Weise flüstern still gedämpft laut > silencieux, bas | quiet, soft
Teddybär = Teddy, Teddybärchen @ thing : weich Knopf Trost Plüsch Kuscheltier Kinderbett Roosevelt Ohr Margarete Bean Steiff brummen einschlafen > ours en peluche, ours, peluche, nounours | teddy bear, teddy, bear
Abenteuer @ idea : Held Gefahr Reise Dschungel Nervenkitzel Floßfahrt Huckleberry Indiana Expedition Rucksack aufregend Wildnis erleben > aventure | adventure
Glühbirne @ thing : Licht Strom Idee Edison Fassung Draht Osram kaputt Wolfram Comic Watt Sparlampe auswechseln > ampoule | light bulb, bulb
Familie @ idea : Geschwister Eltern Wappen Oma Feiertage Stammbaum zusammen Sonntag Tante Fotoalbum Nachname Verwandte Kinder > famille | family
Viktoriafälle @ place africa 10+ : Brücke Gischt Regenbogen Rauch Bungee Livingstone Donnernder Weltwunder Königin Sambesi Simbabwe Sambia tosen > chutes Victoria, chutes | Victoria Falls, falls | cataratas Victoria, cataratas | cascate Vittoria, Vittoria, cascate
Brokkoli ~ Broccoli @ food : gesund Teller Gemüse Bäumchen Kinderschreck Strunk Röschen Mandeln dämpfen Auflauf Vitamine Italien Blumenkohl > brocoli | broccoli
Skateboard @ thing : Rollen Kalifornien Gleichgewicht Asphalt Knieschoner Jugend Tony Park Rampe Olympia Kickflip Ollie Halfpipe > skateboard, planche à roulettes | skateboard
pflanzen @ action : Baum Loch Frühling Garten Beet Erde Setzling Spaten Blumentopf Tulpenzwiebel gießen Luther wachsen > planter | plant
Herz @ nature : rot Blut klopfen links Karo Aorta Pumpe Lebkuchen Brust Puls Valentinstag Organ Schrittmacher > coeur, cœur | heart
Trompete @ thing : Orchester Blech laut Engel Jazz Ventile Jericho golden Fanfare Elefant Armstrong blasen Zapfenstreich > trompette | trumpet
giftig @ quality : Apfel Schlange Kobra Totenkopf Pilz Tollkirsche Neid Pfeil Skorpion gefährlich Zwerg grün essbar > toxique, venimeux, vénéneux | poisonous, toxic, venomous
Fußball @ thing : rund Leder Stadion Rasen Tor Fans elf Bolzplatz Bundesliga Weltmeister Anstoß Kaiser kicken > football, ballon | football, soccer
telefonieren @ action : Ohr plaudern Handy Draht Nummer Zelle Hörer klingeln Ferngespräch wählen Graham auflegen Anrufer > téléphoner, appeler | phone, call
Österreich @ place europe : Walzer Schnitzel Skirennen Mozartkugel Almdudler Sisi Vorarlberg Großglockner Neun Kaiserschmarrn Tirol Salzburg Wien > Autriche | Austria | Austria | Austria
Hummel @ living : Physik Pelz Nest dick Klee brummen Flug Porzellanfigur gestreift Rimski Hinterteil Lavendelbusch Biene > bourdon | bumblebee
Luftballon @ thing : bunt Geburtstag Wiese Schnur leicht platzen Puuh Gummi Helium steigen aufblasen Nena neunundneunzig > ballon | balloon
Sparschwein = Sparbüchse @ thing : rosa Porzellan Kinderzimmer Münzen klimpern Wunsch Schlitz Notgroschen Bankschalter Weltspartag Hammer schlachten Geld > tirelire | piggy bank, moneybox
Stuhl @ thing : Reise Küche Tisch vier Beine Polster Thonet Zirkusnummer Zahnarzt Sitzfläche Jerusalem kippeln Lehne > chaise | chair
Winzerin = Winzer @ trade : Keller Fass Hang Rebe Ernte Mosel Riesling Steillage September Traktor keltern Schere Trauben > vigneron, viticulteur | winegrower, winemaker
jonglieren @ action : Zirkus Hände drei Bälle Akrobat Keulen Kellner Geschick Fackeln Artist auffangen Luft werfen > jongler | juggle
Südkorea = Korea @ place asia : Stäbchen Smartphones Taekwondo Boybands Gangnam Halbinsel Samsung Grenze Karaoke Tiger Bibimbap Kimchi Seoul > Corée du Sud, Corée | South Korea | Corea del Sur, Corea | Corea del Sud, Corea
Null @ idea : rund Kreis nichts Zahl Ziffer Promille Gefrierpunkt Countdown Agent Bock Unentschieden Tiefpunkt Eins > zéro | zero, nil
Kleid @ thing : Ball Mode Aschenputtel Schneiderin Größe Abendgala Braut Seide Rüschen elegant Reißverschluss Rock Dirndl > robe | dress
Strauß @ living : Wüste Hals Walzer Hochzeit Vase Donau Farm Emu Riesenei Laufvogel flugunfähig Blumenladen Sand > autruche, bouquet | ostrich, bouquet
Feder @ nature : Hut Kissen Gewicht leicht Stahl schreiben Boa schmücken Gänsekiel weich Daune kitzeln Flügel > plume, ressort | feather, spring
Gulasch @ food : scharf Würfel Topf Fleisch Kessel schmoren Kanone Szegedin Zwiebeln Knödel Hirten Paprika Ungarn > goulasch | goulash
Himbeere @ food : Eis Sirup Waldrand Geist Juli Strauch Ranken pflücken Dornen Marmelade Quark Brombeere Zahnpasta > framboise | raspberry
Odysseus @ character m europe ancient 10+ : König Bettler List Bogen Mast Holzpferd Kalypso Sirenen Laertes Polyphem Penelope Irrfahrt Ithaka > Ulysse | Odysseus, Ulysses | Odiseo, Ulises | Odisseo, Ulisse
Wiese @ nature : grün Gras Picknick Kühe Heu barfuß Frühtau Alm mähen Maulwurfshügel Oktober Löwenzahn Gänseblümchen > pré, prairie | meadow
Kopfhörer @ thing : Musik Ohren Kabel Pilot Flugzeug Podcast stöpseln Radio Lärm Bluetooth Diskjockey Stereo lauschen > casque, écouteurs | headphones, earphones
Äthiopien @ place africa 10+ : Kaiser Kaffee Hochland Felsenkirchen Lucy Saba Langstreckenlauf Ostafrika Nil Injera Selassie Löwe Addis > Éthiopie | Ethiopia | Etiopía | Etiopia
Bolivien @ place south-america 10+ : Hochland Ponchos Silbermine Quinoa Melonenhut Salzwüste Potosí Anden Lithium Lamas Titicacasee Sucre Paz > Bolivie | Bolivia | Bolivia | Bolivia
Patagonien @ place south-america 10+ : Wind Schafe Gletscher Steppe Weite Seeelefant Gürteltier Magellan Kondor Outdoor Pampa Guanako Feuerland > Patagonie | Patagonia | Patagonia | Patagonia
Spätzle @ food : Eier Beilage Teig Soße Hobel Linsen Stuttgart Kochlöffel Röstzwiebeln Käse Ländle schaben Schwaben > spaetzle | spaetzle
Müsli @ food : Frühstück gesund Schale Rosinen Riegel Nüsse Joghurt Reformhaus Körner Crunch Schweiz Bircher Haferflocken > muesli | muesli
Vatikan @ place europe : Gärten Kuppel Rauch Zwergstaat Michelangelo Konklave Hellebarde Petersplatz Sixtinisch Schweizergarde Kardinäle Rom Papst > Vatican | Vatican | Vaticano | Vaticano
Der Nussknacker = Nussknacker @ work europe modern : Uniform Spielzeug Tschaikowski Erzgebirge Holzfigur Mäusekönig Schneeflocken Kiefer Clara Hoffmann Zuckerfee Weihnachten Ballett > Casse-Noisette | The Nutcracker, nutcracker | El cascanueces, cascanueces | Lo schiaccianoci, schiaccianoci
Pantoffel = Hausschuh @ thing : Abend Held Sofa bequem Filz Zeitungsleser Tierchen Papst Plüsch Wohnzimmer Kamelhaar Puschen schlurfen > pantoufle, chausson | slipper
Maria Stuart = Mary Stuart @ person f europe modern 10+ : Gefangenschaft Hugenotten Krönchen Verschwörung Kusine Rivalin Bothwell Fotheringhay Schiller Tudor Edinburgh Thronstreit Schottland > Marie Stuart, Marie | Mary Stuart, Mary, Mary Queen of Scots | María Estuardo, María, Estuardo | Maria Stuarda, Stuarda
Lama @ living : Wolle Inka Pullover flauschig Horst Lasten Dalai Alpaka Paarhufer Kuzco Peru beleidigt spucken > lama | llama
Fackel @ thing : Höhle Nacht Mittelalter Wanderung Statue Pech Ritterburg Burgverlies Jongleur Wachsgeruch Läufer lodern Olympia > torche, flambeau | torch
Die Bremer Stadtmusikanten = Bremer Stadtmusikanten @ work europe modern : Katze Denkmal Konzert Alter Räuberhaus vertreiben Weser Turm Hahn Jagdhund Besseres Grimm Esel > Les Musiciens de Brême, musiciens, Brême | The Bremen Town Musicians, musicians, Bremen | Los músicos de Bremen, músicos | I musicanti di Brema, musicanti, Brema
Alberto Santos-Dumont = Santos-Dumont @ person m south-america contemporary 10+ : Paris Erfinder Panamahut Eiffelturm Armbanduhr Cartier Luftschiff Preis Motorflug Kaffeeplantage Doppeldecker Flugpionier Brasilien > Alberto Santos-Dumont, Santos-Dumont | Alberto Santos-Dumont, Santos-Dumont | = | =
Tierärztin = Tierarzt @ trade : Stall Kittel Impfung Pfote Transportbox Hamster Wurmkur Zirkus Halskrause Meerschweinchen Wellensittich Dolittle Kuh > vétérinaire | vet, veterinarian
Rekord @ idea : schnell Sport Weltmeister Medaille brechen Stoppuhr Guinness Sprint höchster Usain Leistung aufstellen Bestzeit > record | record
Don Quijote = Don Quichotte @ character m europe modern 10+ : Spanien Traum Rüstung Riesen Ideale Ritterromane Rosinante Knappe Dulcinea Mancha Cervantes Sancho Windmühlen > Don Quichotte | Don Quixote | = | Don Chisciotte
trösten @ action : Tränen Mutter Taschentuch Schulter Kummer Teddy Umarmung Pflaster lindern Freundin Trauer streicheln aufmuntern > consoler | comfort, console
Föhn = Fön, Haartrockner @ thing : heiß Alpen Bad Kabel Locken Kopfweh Fallwind Steckdose Bürste Shampoo Wetterlage Friseur pusten > sèche-cheveux | hairdryer
Hypatia @ person f africa ancient 10+ : Geometrie Gelehrte Kegelschnitt Vorlesung Museion Orestes Spätantike Lehrstuhl Bibliothek Alexandria Astronomin Philosophin Mathematikerin > Hypatie | = | = | Ipazia
Gurke @ food : Salat Glas lang kühl Spreewald sauer Sandwich Gesichtsmaske Hobel Tsatsiki Dill Truppe einlegen > concombre, cornichon | cucumber, gherkin
tollpatschig = ungeschickt @ quality : Elefant Scherben Pinguin Donald Welpe verschütten Gaston Pechvogel linkisch Missgeschick Porzellanladen stolpern Panne > maladroit | clumsy
Weintraube = Traube @ food : Herbst blau Saft Rosinen Kerne Käse Fuchs Stillleben Bacchus Moselhang Rebe Sultanine lesen > raisin | grape, grapes
berühmt @ quality : Denkmal Hollywood Fans Einstein Autogramm Sänger Popstar Paparazzi Straßenname Ruf Legende unbekannt prominent > célèbre | famous
`;
