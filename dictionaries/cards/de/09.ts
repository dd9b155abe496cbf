/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_09 = `
Nils Holgersson = Nils @ character m europe contemporary : Däumling Bauernhof Wichtel Luftreise Lausbub Lappland Tierquäler Krümel Akka Lagerlöf Gänserich Wildgänse Schweden > = | Nils Holgersson | = | =
durchsichtig @ quality : Fenster Vorhang Qualle Folie Bluse Gespenst Kristall Bach Luft Plexiglas Aquarium klar gläsern > transparent | transparent, see-through
Sankt Martin = Martin, Heiliger Martin @ person m europe ancient : Pferd Soldat Umzug Bischof Teilen Bettler Tours November Gänse Laternen Mantel Schwert elfter > saint Martin, Martin | Saint Martin, Martin | san Martín, Martín | san Martino, Martino
Superman @ character m north-america contemporary : Umhang Comic Held Reporter Telefonzelle Locke Krypton Laserblick Metropolis Röntgenblick Lane Clark Kent > = | = | = | =
Tansania @ place africa 10+ : Gnus Elefanten Massai Viktoriasee Ngorongoro Tingatinga Goodall Ostafrika Dodoma Serengeti Sansibar Daressalam Kilimandscharo > Tanzanie | Tanzania | Tanzania | Tanzania
Gesetz @ idea : Richter Buch Bundestag Verbot Strafe Paragraf Mose Abstimmung Newton Schwerkraft Jura Ordnung Dschungel > loi | law
Bademeister = Bademeisterin @ trade : Freibad Pfeife Chlor Sonnencreme Rettungsring Beckenrand Hochsitz Sprungturm Sommerjob Aufsicht Schwimmkurs Rutschbahn ertrinken > maître-nageur, nageur | lifeguard
Walross @ living : Schnurrbart Speckschicht Arktis Kolonie Robbe Grönland Borstenbart Sauna Koloss Muschelfresser plump Hauer Stoßzähne > morse | walrus
Computer = Rechner, PC @ thing : Maus Büro Bildschirm Tasten Spiel Zuse Programm Virus Chip Internet Festplatte Absturz Drucker > ordinateur | computer
Wäscheklammer @ thing : Leine Balkon Holz zwicken Kunststoff Socken Nase Trocknung Feder Sonnentag Bettlaken befestigen aufhängen > pince à linge, pince | clothes peg, clothespin, peg
Elch @ living : Nadelwald Hirsch Kanada Ikea Sumpfpflanzen Paarhufer Schaufel Wildwechsel Verkehrsschild Autotest Schweden Värmland Geweih > élan, orignal | moose, elk
Pokal @ thing : Sieger Vitrine Silber Turnier Stemmen DFB Henkel Finale Feuerkelch Gravur Wimbledon Sekt Meisterschaft > coupe, trophée | trophy, cup
Ritter @ trade : Pferd Mittelalter Rost Minne Lanze Turnier Burg Helm Trenk Knappe Wappenschild Kokosnuss Artus > chevalier | knight
Keks = Plätzchen @ food : Dose Kaffeeklatsch Tee Zacken Hannover Prinzenrolle knusprig Glück Mürbeteig Ausstecher Krümelmonster Leibniz backen > biscuit, gâteau sec | cookie, biscuit
Floh @ living : winzig Zirkus Sprung Parasit Pelz Haustierplage Ohr Trödelmarkt Pestüberträger Halsband Blutsauger kratzen jucken > puce | flea
Batterie @ thing : Energie leer Taschenlampe Fernbedienung Plus Minus Sondermüll Volta aufladen Knopf Hühner Spielzeug Häschen > pile | battery
Uruguay @ place south-america 10+ : Schafzucht Mate Rinder Weltmeister Pampa Kunststrand Mujica Fußball Nachbarland Gauchos Plata Candombe Montevideo > = | = | = | =
Donald Duck = Donald @ character m north-america contemporary : Matrosenanzug tollpatschig Bürzel Onkel Neffen Pechvogel Disney Tick Schnabel Daisy Geldspeicher Dagobert Entenhausen > = | = | = | Paperino
gewinnen @ action : Pokal Lotto Jubel Gold Ziellinie Weltmeister Sekt Los Treppchen Jackpot Sieg Wette verlieren > gagner | win
Super Mario = Mario @ work asia contemporary : Latzhose Klempner Münzen Schnauzer Pilze Prinzessin Sterne Kart Bowser Nintendo Röhren Yoshi Luigi > = | = | = | =
Brücke @ thing : Ufer Pfeiler Zahnarzt Turnübung Geländer Venedig Kommandant Golden Zoll Esel Fußgänger Hängeseil überqueren > pont | bridge
Rabe @ living : schwarz Odin Märchen Unglück klug Nevermore Socke Poe Tower Diebstahl Hugin gestohlen krächzen > corbeau | raven, crow
Kamera = Fotoapparat @ thing : Urlaub Linse Stativ Blitz Knopf Film Canon Schnappschuss Paparazzi Auslöser Leica Überwachung lächeln > appareil photo, caméra | camera
Peter und der Wolf @ work europe contemporary : Erzähler Großvater Vogel Klarinette Orchester Katze Oboe Ente Pauken Jäger Russland Musikmärchen Prokofjew > Pierre et le Loup, Pierre, loup | Peter and the Wolf | Pedro y el lobo, Pedro, lobo | Pierino e il lupo, Pierino, lupo
Selma Lagerlöf = Lagerlöf @ person f europe contemporary 10+ : Hüftleiden Gutshof Kronenschein Lehrerin Värmland Mårbacka Christuslegenden Nobelpreis Erste Wildgänse Schweden Berling Holgersson > = | = | = | =
Kindheit @ idea : Spielplatz Erinnerung Eltern Milchzähne Bullerbü unbeschwert Fotoalbum Märchenstunde Baumhaus Sandkasten Teddy damals erwachsen > enfance | childhood
Stein von Rosette = Rosettastein @ work africa ancient 10+ : Delta Napoleon Basalt Britisches dreisprachig Erlass Entzifferung Griechisch Inschrift Demotisch Ägypten Champollion Hieroglyphen > pierre de Rosette, pierre | Rosetta Stone, Rosetta | piedra de Rosetta, piedra, Rosetta | stele di Rosetta, stele, Rosetta
Limonade = Limo @ food : süß Sommer Durst Kohlensäure Flasche Sprudel Kinder Zitronen Eiswürfel Stand Strohhalm Fanta prickelnd > limonade | lemonade, soda
Quelle @ nature : Bach Ursprung Versandhaus Berg klar Mineral sprudeln Donau Nymphe Geschichtsforschung Zitat Thermalbad Mündung > source | spring, source
Kaffee @ food : schwarz Tasse müde Morgen Filter Bohnen Mühle Satz Koffein Cappuccino Äthiopien Espresso Melitta > café | coffee
Mathematik = Mathe @ idea : Schulfach Beweis Formel Geometrie Gauß Dreieck Knobelaufgabe Zahlen Bruch Gleichung Wurzel Pythagoras Algebra > mathématiques, maths | mathematics, maths
Elisabeth I. = Elisabeth die Erste, Königin Elisabeth I. @ person f europe modern 10+ : Halskrause ledig Perlenkleid Armada Goldenes Zeitalter Shakespeare Drake Virginia rothaarig Jungfräulich Heinrich Tudor > Élisabeth Ire, Élisabeth | Elizabeth I, Elizabeth | Isabel I, Isabel | Elisabetta I, Elisabetta
sparen @ action : Strom Bank Münzen Schwaben Konto Sonderangebot Zinsen Strümpfe Taschengeld Rücklage Groschen Eichhörnchen geizen > économiser, épargner | save
melken @ action : Stall Eimer Alm Schemel Frühaufsteher Landwirtin Bäuerin Maschine Kuh Ziege Sennerin Hände Euter > traire | milk
Nepal @ place asia 10+ : Trekking Flagge Yak Gebetsfahnen Träger Buddha Lumbini Achttausender Dreieck Himalaya Sherpa Everest Kathmandu > Népal | = | = | =
Kaiserin Theodora = Theodora @ person f europe medieval 10+ : Zirkuskind Purpur Diadem Schauspielerin Aufsteigerin Nika-Aufstand Ostrom Mosaik Ravenna Frauenrechte Konstantinopel Byzanz Justinian > impératrice Théodora, Théodora, impératrice | Empress Theodora, empress | emperatriz Teodora, Teodora, emperatriz | imperatrice Teodora, Teodora, imperatrice
Helen Keller = Keller @ person f north-america contemporary 10+ : Wasserpumpe Handfläche Vorkämpferin Autobiografie Alabama Harvard Braille Lehrerin Sullivan Fingeralphabet gehörlos Radcliffe taubblind > = | = | = | =
Kongo @ place africa 10+ : Nebenflüsse Okapi Kupfer Kobalt Bonobo Rumba Stromschnellen Äquator Regenwald Zentralafrika Gorillas Brazzaville Kinshasa > Congo | Congo | Congo | Congo
Friedrich Barbarossa = Barbarossa @ person m europe medieval 10+ : Kreuzzug Italienzüge Stauferzeit Reichstag Ertrunken Raben schlafend Pfalz Lombarden Bart Kaiser rot Kyffhäuser > Frédéric Barberousse, Frédéric, Barberousse | Frederick Barbarossa, Frederick | Federico Barbarroja, Federico, Barbarroja | Federico Barbarossa, Federico
Tofu @ food : vegan Asien Würfel geschmacklos Japan Block Fleischersatz Marinade Bratpfanne Räuchern Quark Wok Sojabohnen > tofu | tofu
Yoga @ idea : Matte Asana Atem biegsam Entspannung Krieger Kobra Kopfstand Lotussitz Dehnung Sonnengruß herabschauend Guru > yoga | yoga
Magnet @ thing : Schrott Kühlschrank Pol Kompass Physik Hufeisen anziehen Nord Nägel Kran Zettel haften Feld > aimant | magnet
Zahn @ nature : weiß Fee Wurzel Löwe wackelig Rad Dracula Schmelz Weisheit Backe Krone ziehen Karies > dent | tooth
Koralle @ nature : Riff Meer bunt Taucher Clownfisch Ast Kalk Nemo Schmuck Bleiche Barriere Polyp Nesseltier > corail | coral
Boudicca = Boudica, Boadicea @ person f europe ancient 10+ : Speer Töchter Stammeskönigin Streitwagen Zorn Besatzer Aufruhr Nero Römer Norfolk Icener Londinium Britannien > = | = | Boadicea, Boudica | Boadicea, Budicca
Wind @ nature : Herbst Hose Blätter Küste Ventilator pusten Mühle Passat Segel Äolus Flaute himmlisch wehen > vent | wind
Brunnen @ thing : Dorf tief Marktplatz Eimer Kurbel Frosch Schacht Trevi Tor Goldmarie schöpfen Wünschelrute Fontäne > puits, fontaine | well, fountain
Bali @ place asia : Hinduismus Reisterrassen Surfen Schattenspiel Räucherstäbchen Gamelan Tempel Yoga Blütenopfer Java Affenwald Ubud Indonesien > = | = | = | =
Birke @ living : Pollen Moor Russland Finnland Allergie Heuschnupfen Kätzchen Haarwasser Maibaum Pfingsten Rinde Saft schwarzweiß > bouleau | birch
Goldfisch @ living : Teich Glaskugel Haustier Gedächtnis stumm Karpfen Aquarium rötlich Kleo Jahrmarktgewinn Kois Runden blubbern > poisson rouge, poisson, rouge | goldfish
Töpferin = Töpfer @ trade : Kunsthandwerk Schürze Vase drehen Scheibe matschig Glasur Brennofen Lehm Keramik Markt Krug Ton > potier, potière | potter
Carmen Miranda = Miranda @ person f south-america contemporary 10+ : Plateauschuhe Radiostar Portugal Armreifen Broadway Revuefilm Baiana Turban Früchtehut Samba Sängerin Hollywood Brasilien > = | = | = | =
Der Alchimist @ work south-america contemporary 10+ : Lebenstraum Schafe Omen Hirtenjunge Schatzsuche Andalusien Weisheit Kristallhändler Pyramiden Bestseller Santiago Brasilianer Coelho > L'Alchimiste | The Alchemist | El alquimista | L'alchimista
Spion = Spionin, Geheimagent, Agent @ trade : Türloch Kamera Trenchcoat unsichtbar Tinte Codewort Mata Tarnname Bond verwanzen Doppelleben beschatten belauschen > espion, espionne | spy
Senegal @ place africa 10+ : Erdnüsse Ringkampf Rallye Baobab Pirogen Westafrika Griot Teranga Fischreis Atlantikküste Youssou Senghor Dakar > Sénégal | = | = | =
Torte @ food : Geburtstag Sahne Hochzeit Stück Kerzen Konditor Wurf Schwarzwälder Biskuit Café Etagen Sacher Kuchengabel > gâteau, tarte | cake, gateau
Fatima al-Fihri = Fatima @ person f africa medieval 10+ : Stifterin Erbschaft Schwester Kairouan Minarett Studium Bildung Fastenzeit Moschee Hochschule Marokko Qarawiyin Fès > = | = | = | =
balancieren @ action : Mauer Arme Seehund Tablett Bordstein Gleichgewicht Slackline Turnbalken Einrad Hochseil Stange Teller wackeln > tenir en équilibre, équilibre | balance
Orange = Apfelsine @ food : Saft Frühstück Farbe Vitamin Navel Holland Sevilla Schale Spanien Zitrusfrucht pressen Valencia Weihnachtsteller > orange | orange
Murmeltier @ living : Alpen Pfiff Höhle Winterschlaf pummelig Nager Bauten Bergwiese Salbe täglich Männchen Punxsutawney grüßt > marmotte | marmot, groundhog
Gepard @ living : Savanne Flecken Rennen schlank Höchsttempo Beschleunigung Tränenstreifen Sprinter Raubkatze Namibia Hundertzwanzig Serengeti schnell > guépard | cheetah
Komet @ nature : Weltall Vorzeichen Bethlehem Eisbrocken Fernrohr Umlaufbahn Astronomin Rosetta Teppich Philae Irrstern Schweif Halley > comète | comet
Venezuela @ place south-america 10+ : Erdöl Schönheitswettbewerb Tafelberge Arepas Orinoco Karibikküste Baseball Bolívar Dudamel Salto Maracaibo Wasserfall Caracas > = | = | = | =
Mikrofon @ thing : Bühne Stimme Sängerin Karaoke Interview Ständer laut Rednerpult Reporter Tonstudio Kabel Rückkopplung Verstärker > microphone, micro | microphone, mic
Sonnenfinsternis @ nature : selten Spezialbrille Mittagsdunkel Korona Vögel Naturereignis Tempel Thales verdecken Mondschatten Totalität Astronomie 1999 > éclipse de soleil, éclipse, soleil | solar eclipse, eclipse
Edith Piaf = Piaf ~ Edit Piaf @ person f europe contemporary 10+ : zierlich Straßensängerin Akkordeon Spatz Cerdan Belleville Zirkuskind rollend bereuen Chanson Paris Milord rosa > Édith Piaf | = | = | =
gurgeln @ action : Hals Salbei Zähneputzen Kamille Badezimmer Abfluss Heiserkeit Mundspülung Geräusch Kehle Rachen Bach blubbern > se gargariser, gargariser | gargle
Der gestiefelte Kater = Gestiefelter Kater @ character m europe modern : Müllerssohn Graf Erbe Rebhühner Menschenfresser Carabas List Spanisch Shrek Federhut Degen Samtpfote Stulpen > Chat botté, botté | Puss in Boots, Puss | Gato con Botas, gato, botas | Gatto con gli stivali, gatto, stivali
durstig @ quality : Wüste Kehle Oase Marathon Schwamm Limonade Radfahrer ausgedörrt Salzstangen lechzen Kiosk Erdnüsse Schluck > assoiffé | thirsty
Schimpanse @ living : klug Werkzeuggebrauch Termiten Gombe Gebärdensprache Lausen Charlie Urwald Verwandter Bananen Goodall Menschenaffe Cheeta > chimpanzé | chimpanzee, chimp
Rügen @ place europe 10+ : Ferieninsel Seebrücke Störtebeker Hünengräber Kranich Binz Feuersteine Caspar Stralsund Königsstuhl Arkona Kreidefelsen Ostsee > = | = | = | =
vergesslich @ quality : Opa Brille Schlüssel Professor Termine Goldfisch Notizen Regenschirm schusselig Sieb Dory zerstreut Gedächtnis > étourdi, distrait | forgetful, absent-minded
Gießkanne @ thing : Blumen Henkel Brause Balkon Beet Friedhof Regentonne Sommerabend Zink Tülle Topfpflanzen Dürre Gärtner > arrosoir | watering can
Adventskalender @ thing : Dezember Schokolade Bilder vierundzwanzig Vorfreude Säckchen Kinder Wand Heiligabend Geduldsprobe basteln Nikolaus Türchen > calendrier de l'Avent, calendrier, Avent | Advent calendar
Lise Meitner = Meitner @ person f europe contemporary 10+ : Emigration Spaziergang Stockholm übergangen Doktorwürde Uran Neutron Österreicherin Dahlem Physikerin Kernspaltung Element Hahn > = | = | = | =
traurig @ quality : Tränen Abschied Clown Moll Regen Beerdigung trösten Kloß Herbstblues melancholisch Elegie weinen fröhlich > triste | sad
glatt @ quality : Eis Marmor Spiegel Seide Parkett Aal Kinn rasiert Schlitterbahn poliert Kachel Delfinhaut rutschig > lisse | smooth, slippery
Schneekugel @ thing : Andenken Kitsch Glas Dorfkirche Perzy Sammlerin Miniatur Winterlandschaft Regal Flocken wirbeln umdrehen schütteln > boule à neige, boule, neige | snow globe, globe
Atlantik @ place world : Titanic Kolumbus Golfstrom Lindbergh Azoren Dampfer Überquerung Ozean Rücken Untergangsinsel Kanaren Bermuda Brandung > Atlantique | Atlantic | Atlántico | Atlantico
Singapur @ place asia : Millionäre Kaugummiverbot Sauberkeit Stadtstaat Garküchen Orchideenpark Flughafen Dachpool Sling Malaysia Tropen Merlion Löwenstadt > Singapour | Singapore | Singapur | Singapore
Windmühle @ thing : Holland Flügel drehen Müller Korn Don Deich Riesen Mehl Tulpen Kinderdijk Postkarte Mykonos > moulin à vent, moulin | windmill
Stolz @ idea : Medaille Eltern Brust Vorurteil Pfau Zeugnis Löwengruppe Urkunde Hahn Nationalelf Selbstwert Hochmut geschwellt > fierté, orgueil | pride
petzen @ action : Erzieherin Lehrer Geheimnis Zunge Geschwister verraten Schulhof unbeliebt Klassenkamerad anschwärzen verpfeifen hinterhältig Tratsche > rapporter, cafter | tell tales, snitch, tattle
Mammut @ living : Sibirien zottelig ausgestorben Stoßzähne Baumriese Rüssel Höhlenmalerei Manni Dauerfrost Elefant Wollig Steinzeit Eiszeit > mammouth | mammoth
Theater @ idea : Bühne Vorhang Rolle Kasperl Publikum Drama Souffleuse Loge Pause Kulisse Requisite Applaus Schiller > théâtre | theatre, theater
Minotaurus @ character m europe ancient : Ungeheuer Opfer Knossos Wollfaden Kreta Mischwesen Daidalos Theseus Ariadne Hörner Irrgang Labyrinth Stierkopf > Minotaure | Minotaur | Minotauro | Minotauro
Akkordeon = Ziehharmonika @ thing : Musette Seemann Tango Falten Knöpfe Volksmusik Paris Shanty Balg Quetschkommode Tasten Schifferklavier schunkeln > accordéon | accordion
Mittelalter @ idea : Burg Ritter Pest Kloster Mönche dunkel Minnesang Karl Pranger Kathedrale Zunft Kreuzzug Epoche > Moyen Âge | Middle Ages
Walnuss @ food : Hirn Schale Knacker Öl Brotteig Adventsteller hart Grenoble Haarfarbe Eichhörnchen Hälften Nikolausteller Pesto > noix | walnut
Iguazú-Wasserfälle = Iguazú, Iguazú-Fälle @ place south-america 10+ : Gischt Nasenbären Tukan Dschungel Stege Regenbogen Grenze Weltnaturerbe tosen Teufelsschlund Niagara Argentinien Brasilien > chutes d'Iguazú, chutes | Iguazu Falls, falls | cataratas del Iguazú, cataratas | cascate dell'Iguazú, cascate
Die Biene Maja = Biene Maja @ work europe contemporary : Klatschmohnwiese Freiheitsdrang Zeichentrick Hornissen Grashüpfer Thekla Gott Bonsels schlau Flip Kassandra unbekannten Willi > Maya l'abeille, abeille | Maya the Bee, bee | La abeja Maya, abeja | L'ape Maia, ape
nicken @ action : Kopf ja Zustimmung Dackel Gruß stumm Einverständnis schläfrig Hutablage Taube bejahen Kinn abwinken > hocher la tête, hocher, acquiescer | nod
Spiegelei @ food : Frühstück Pfanne Speck Eigelb Sonne Spinat Toast Butter zischen Dotter Strammer Max gebraten > oeuf au plat, oeuf | fried egg, egg
Johann Sebastian Bach = Bach @ person m europe modern : Perücke Söhne Fuge Eisenach Orgel Thomaskirche Barock Kantor Komponist Brandenburgisch Weihnachtsoratorium Leipzig Toccata > Bach | Bach | Bach | Bach
Kap Hoorn @ place south-america 10+ : Sturm Seemannsgarn Albatros Schiffswracks Segler Umrundung Südspitze Ohrring Windjammer Drakestraße Feuerland Chile Seefahrer > cap Horn, cap | Cape Horn, cape | cabo de Hornos, cabo, Hornos | capo Horn, capo
Zelt @ thing : Urlaub Camping Schlafsack Zirkus Plane Beduinen Reißverschluss Stangen Festival Lagerfeuer Pfadfinder Heringe Luftmatratze > tente | tent
Schwert @ thing : Klinge Fisch zweischneidig Ritter Damokles Wikinger Pflugschar Waffe Kampf Gladiator Balmung Fechten Excalibur > épée | sword
Kuh @ living : Leder Flecken heilig Milka Weide Glocke Rind wiederkäuen Alm Kalb Klarabella Fladen muhen > vache | cow
Apotheker = Apothekerin @ trade : Kittel Traubenzucker Schubladen Salbe Mörser Rezept Notdienst Hustensaft Beipackzettel Pillen Beratung Tabletten Medikamente > pharmacien, pharmacienne | pharmacist, chemist
Flöte @ thing : Holz Grundschule Hirte Mozart Block Löcher Pan Querstange Orchester Luftstrom Rattenfänger blasen piepsen > flûte | flute, recorder
`;
