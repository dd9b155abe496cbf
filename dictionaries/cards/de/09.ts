/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_09 = `
Nils Holgersson = Nils @ character m europe contemporary : Lappland Bauernhof Däumling Wichtel Luftreise Lausbub Taugenichts Krümel Akka Lagerlöf Gänserich Wildgänse Schweden > = | Nils Holgersson | = | =
durchsichtig @ quality : Vorhang Gespenst Fenster Kristall Qualle Folie Tesafilm Bach Luft Plexiglas Aquarium klar gläsern > transparent | transparent, see-through
Sankt Martin = Martin, Heiliger Martin @ person m europe ancient : Pferd Umzug Bettler Teilen Soldat Bischof Tours November Gänse Laternen Mantel Schwert elfter > saint Martin, Martin | Saint Martin, Martin | san Martín, Martín | san Martino, Martino
Superman @ character m north-america contemporary : Held Comic Umhang Reporter Telefonzelle Locke Krypton Laserblick Metropolis Röntgenblick Lane Clark Kent > = | = | = | =
Tansania @ place africa 10+ : Elefanten Massai Gnus Goodall Viktoriasee Ngorongoro Tingatinga Ostafrika Dodoma Serengeti Sansibar Daressalam Kilimandscharo > Tanzanie | Tanzania | Tanzania | Tanzania
Gesetz @ idea : Richter Bundestag Strafe Buch Verbot Paragraf Mose Abstimmung Newton Schwerkraft Jura Ordnung Dschungel > loi | law
Bademeister = Bademeisterin @ trade : Pfeife Freibad Hochsitz Chlor Sonnencreme Rettungsring Beckenrand Sprungturm Sommerjob Aufsicht Schwimmkurs Rutschbahn ertrinken > maître-nageur, nageur | lifeguard
Walross @ living : Schnurrbart Arktis Kolonie Grönland Speckschicht Robbe Borstenbart Sauna Koloss Muschelfresser plump Hauer Stoßzähne > morse | walrus
Computer = Rechner, PC @ thing : Spiel Maus Büro Programm Tasten Bildschirm Zuse Virus Chip Internet Festplatte Absturz Drucker > ordinateur | computer
Wäscheklammer @ thing : Holz Nase Balkon Socken Leine zwicken Kunststoff Trocknung Feder Sonnentag Bettlaken befestigen aufhängen > pince à linge, pince | clothes peg, clothespin, peg
Elch @ living : Kanada Hirsch Paarhufer Schaufel Ikea Nadelwald Sumpfpflanzen Wildwechsel Verkehrsschild Autotest Schweden Värmland Geweih > élan, orignal | moose, elk
Pokal @ thing : Turnier Henkel Silber Sieger Vitrine Stemmen DFB Finale Feuerkelch Gravur Wimbledon Sekt Meisterschaft > coupe, trophée | trophy, cup
Ritter @ trade : Pferd Mittelalter Turnier Burg Rost Minne Lanze Helm Trenk Knappe Wappenschild Kokosnuss Artus > chevalier | knight
Keks = Plätzchen @ food : Tee Dose knusprig Zacken Kaffeeklatsch Hannover Prinzenrolle Glück Mürbeteig Ausstecher Krümelmonster Leibniz backen > biscuit, gâteau sec | cookie, biscuit
Floh @ living : Zirkus Ohr winzig Pelz Sprung Parasit Haustierplage Trödelmarkt Pestüberträger Halsband Blutsauger kratzen jucken > puce | flea
Batterie @ thing : leer Plus Energie Taschenlampe Fernbedienung Minus Sondermüll Volta aufladen Knopf Hühner Spielzeug Häschen > pile | battery
Uruguay @ place south-america 10+ : Weltmeister Pampa Mate Schafzucht Rinder Kunststrand Mujica Fußball Nachbarland Gauchos Plata Candombe Montevideo > = | = | = | =
Donald Duck = Donald @ character m north-america contemporary : Disney Onkel Bürzel Pechvogel Matrosenanzug tollpatschig Neffen Tick Schnabel Daisy Geldspeicher Dagobert Entenhausen > = | = | = | Paperino
gewinnen @ action : Gold Weltmeister Lotto Sekt Jubel Pokal Ziellinie Los Treppchen Jackpot Sieg Wette verlieren > gagner | win
Super Mario = Mario @ work asia contemporary : Sterne Prinzessin Münzen Pilze Latzhose Klempner Schnauzer Kart Bowser Nintendo Röhren Yoshi Luigi > = | = | = | =
Brücke @ thing : Ufer Venedig Geländer Zahnarzt Turnübung Pfeiler Kommandant Golden Zoll Esel Fußgänger Hängeseil überqueren > pont | bridge
Rabe @ living : schwarz Märchen klug Odin Unglück Nevermore Socke Poe Tower Diebstahl Hugin gestohlen krächzen > corbeau | raven, crow
Kamera = Fotoapparat @ thing : Urlaub Film Linse Knopf Blitz Stativ Canon Schnappschuss Paparazzi Auslöser Leica Überwachung lächeln > appareil photo, caméra | camera
Peter und der Wolf @ work europe contemporary : Vogel Katze Orchester Erzähler Großvater Klarinette Oboe Ente Pauken Jäger Russland Musikmärchen Prokofjew > Pierre et le Loup, Pierre, loup | Peter and the Wolf | Pedro y el lobo, Pedro, lobo | Pierino e il lupo, Pierino, lupo
Selma Lagerlöf = Lagerlöf @ person f europe contemporary 10+ : Lehrerin Värmland Hüftleiden Gutshof Kronenschein Mårbacka Christuslegenden Nobelpreis Erste Wildgänse Schweden Berling Holgersson > = | = | = | =
Kindheit @ idea : Eltern Spielplatz Bullerbü Fotoalbum Erinnerung Milchzähne unbeschwert Märchenstunde Baumhaus Sandkasten Teddy damals erwachsen > enfance | childhood
Stein von Rosette = Rosettastein @ work africa ancient 10+ : Delta Napoleon Granit Britisches dreisprachig Erlass Entzifferung Griechisch Inschrift Demotisch Ägypten Champollion Hieroglyphen > pierre de Rosette, pierre | Rosetta Stone, Rosetta | piedra de Rosetta, piedra, Rosetta | stele di Rosetta, stele, Rosetta
Limonade = Limo @ food : süß Sommer Kinder Durst Flasche Kohlensäure Sprudel Zitronen Eiswürfel Stand Strohhalm Fanta prickelnd > limonade | lemonade, soda
Quelle @ nature : Bach Berg Ursprung klar Versandhaus Mineral sprudeln Donau Nymphe Geschichtsforschung Zitat Thermalbad Mündung > source | spring, source
Kaffee @ food : schwarz müde Mühle Morgen Bohnen Tasse Filter Satz Koffein Cappuccino Äthiopien Espresso Melitta > café | coffee
Mathematik = Mathe @ idea : Geometrie Formel Dreieck Schulfach Beweis Gauß Knobelaufgabe Zahlen Bruch Gleichung Wurzel Pythagoras Algebra > mathématiques, maths | mathematics, maths
Elisabeth I. = Elisabeth die Erste, Königin Elisabeth I. @ person f europe modern 10+ : Halskrause Shakespeare ledig Perlenkleid Armada Goldenes Zeitalter Drake Virginia rothaarig Greenwich Heinrich Tudor > Élisabeth Ire, Élisabeth | Elizabeth I, Elizabeth | Isabel I, Isabel | Elisabetta I, Elisabetta
sparen @ action : Strom Münzen Pfennig Bank Konto Sonderangebot Zinsen Strümpfe Taschengeld Rücklage Groschen Eichhörnchen geizen > économiser, épargner | save
melken @ action : Stall Alm Eimer Frühaufsteher Schemel Landwirtin Bäuerin Maschine Kuh Ziege Sennerin Hände Euter > traire | milk
Nepal @ place asia 10+ : Yak Gebetsfahnen Trekking Flagge Träger Buddha Lumbini Achttausender Dreieck Himalaya Sherpa Everest Kathmandu > Népal | = | = | =
Kaiserin Theodora = Theodora @ person f europe medieval 10+ : Zirkuskind Schauspielerin Purpur Diadem Aufsteigerin Nika-Aufstand Ostrom Mosaik Ravenna Frauenrechte Konstantinopel Byzanz Justinian > impératrice Théodora, Théodora, impératrice | Empress Theodora, empress | emperatriz Teodora, Teodora, emperatriz | imperatrice Teodora, Teodora, imperatrice
Helen Keller = Keller @ person f north-america contemporary 10+ : Alabama Wasserpumpe Handfläche Vorkämpferin Autobiografie Harvard Braille Lehrerin Sullivan Fingeralphabet gehörlos Radcliffe taubblind > = | = | = | =
Kongo @ place africa 10+ : Kupfer Nebenflüsse Okapi Kobalt Bonobo Rumba Stromschnellen Äquator Regenwald Zentralafrika Gorillas Brazzaville Kinshasa > Congo | Congo | Congo | Congo
Friedrich Barbarossa = Barbarossa @ person m europe medieval 10+ : Kreuzzug Reichstag Italienzüge Stauferzeit Ertrunken Raben schlafend Pfalz Lombarden Bart Kaiser rot Kyffhäuser > Frédéric Barberousse, Frédéric, Barberousse | Frederick Barbarossa, Frederick | Federico Barbarroja, Federico, Barbarroja | Federico Barbarossa, Federico
Tofu @ food : Japan Asien Würfel Block vegan mild Fleischersatz Marinade Bratpfanne Räuchern Quark Wok Sojabohnen > tofu | tofu
Yoga @ idea : Atem Kobra Matte Asana biegsam Entspannung Krieger Kopfstand Lotussitz Dehnung Sonnengruß herabschauend Guru > yoga | yoga
Magnet @ thing : Physik Hufeisen Kühlschrank Kompass Schrott Pol anziehen Nord Nägel Kran Zettel haften Feld > aimant | magnet
Zahn @ nature : Löwe weiß Wurzel Fee Rad wackelig Dracula Schmelz Weisheit Backe Krone ziehen Karies > dent | tooth
Koralle @ nature : Meer bunt Taucher Riff Ast Kalk Clownfisch Nemo Schmuck Bleiche Barriere Polyp Nesseltier > corail | coral
Boudicca = Boudica, Boadicea @ person f europe ancient 10+ : Speer Streitwagen Töchter Stammeskönigin Zorn Besatzer Aufruhr Nero Römer Norfolk Icener Londinium Britannien > = | = | Boadicea, Boudica | Boadicea, Budicca
Wind @ nature : Herbst Hose Blätter Küste pusten Mühle Ventilator Passat Segel Äolus Flaute himmlisch wehen > vent | wind
Brunnen @ thing : tief Frosch Dorf Eimer Marktplatz Kurbel Schacht Trevi Tor Goldmarie schöpfen Wünschelrute Fontäne > puits, fontaine | well, fountain
Bali @ place asia : Tempel Hinduismus Reisterrassen Surfen Schattenspiel Räucherstäbchen Gamelan Yoga Blütenopfer Java Affenwald Ubud Indonesien > = | = | = | =
Birke @ living : Russland Pollen Moor Finnland Allergie Heuschnupfen Kätzchen Haarwasser Maibaum Pfingsten Rinde Saft schwarzweiß > bouleau | birch
Goldfisch @ living : Teich Aquarium Gedächtnis stumm Haustier Glaskugel Karpfen rötlich Kleo Jahrmarktgewinn Kois Runden blubbern > poisson rouge, poisson, rouge | goldfish
Töpferin = Töpfer @ trade : Schürze drehen Vase Scheibe Kunsthandwerk matschig Glasur Brennofen Lehm Keramik Markt Krug Ton > potier, potière | potter
Carmen Miranda = Miranda @ person f south-america contemporary 10+ : Portugal Broadway Plateauschuhe Radiostar Armreifen Revuefilm Baiana Turban Früchtehut Samba Sängerin Hollywood Brasilien > = | = | = | =
Der Alchimist @ work south-america contemporary 10+ : Weisheit Schafe Lebenstraum Omen Hirtenjunge Schatzsuche Andalusien Kristallhändler Pyramiden Bestseller Santiago Brasilianer Coelho > L'Alchimiste | The Alchemist | El alquimista | L'alchimista
Spion = Spionin, Geheimagent, Agent @ trade : Tinte unsichtbar Türloch Kamera Trenchcoat Codewort Mata Tarnname Bond verwanzen Doppelleben beschatten belauschen > espion, espionne | spy
Senegal @ place africa 10+ : Westafrika Erdnüsse Ringkampf Rallye Baobab Pirogen Griot Teranga Fischreis Atlantikküste Youssou Senghor Dakar > Sénégal | = | = | =
Torte @ food : Geburtstag Hochzeit Sahne Kerzen Stück Konditor Wurf Schwarzwälder Biskuit Café Etagen Sacher Kuchengabel > gâteau, tarte | cake, gateau
Fatima al-Fihri = Fatima @ person f africa medieval 10+ : Schwester Minarett Studium Stifterin Erbschaft Kairouan Bildung Fastenzeit Moschee Hochschule Marokko Qarawiyin Fès > = | = | = | =
balancieren @ action : Arme Gleichgewicht Mauer Seehund Tablett Bordstein Slackline Turnbalken Einrad Hochseil Stange Teller wackeln > tenir en équilibre, équilibre | balance
Orange = Apfelsine @ food : Frühstück Saft Farbe Holland Vitamin Navel Sevilla Schale Spanien Zitrusfrucht pressen Valencia Weihnachtsteller > orange | orange
Murmeltier @ living : Höhle Alpen Nager Pfiff Winterschlaf pummelig Bauten Bergwiese Salbe täglich Männchen Punxsutawney grüßt > marmotte | marmot, groundhog
Gepard @ living : Savanne Flecken Rennen schlank Höchsttempo Beschleunigung Tränenstreifen Sprinter Raubkatze Namibia Hundertzwanzig Serengeti schnell > guépard | cheetah
Komet @ nature : Weltall Fernrohr Bethlehem Astronomin Vorzeichen Eisbrocken Umlaufbahn Rosetta Teppich Philae Irrstern Schweif Halley > comète | comet
Venezuela @ place south-america 10+ : Erdöl Baseball Arepas Orinoco Karibikküste Schönheitswettbewerb Tafelberge Bolívar Dudamel Salto Maracaibo Wasserfall Caracas > = | = | = | =
Mikrofon @ thing : Bühne Sängerin laut Stimme Karaoke Interview Popschutz Rednerpult Reporter Tonstudio Kabel Rückkopplung Verstärker > microphone, micro | microphone, mic
Sonnenfinsternis @ nature : Vögel Tempel selten Spezialbrille Mittagsdunkel Korona Naturereignis Thales verdecken Mondschatten Totalität Astronomie 1999 > éclipse de soleil, éclipse, soleil | solar eclipse, eclipse
Edith Piaf = Piaf ~ Edit Piaf @ person f europe contemporary 10+ : Spatz Zirkuskind zierlich Straßensängerin Akkordeon Cerdan Belleville rollend bereuen Chanson Paris Milord rosa > Édith Piaf | = | = | =
gurgeln @ action : Hals Abfluss Salbei Zähneputzen Kamille Badezimmer Heiserkeit Mundspülung Geräusch Kehle Rachen Bach blubbern > se gargariser, gargariser | gargle
Der gestiefelte Kater = Gestiefelter Kater @ character m europe modern : List Graf Erbe Müllerssohn Rebhühner Menschenfresser Carabas Spanisch Shrek Federhut Degen Samtpfote Stulpen > Chat botté, botté | Puss in Boots, Puss | Gato con Botas, gato, botas | Gatto con gli stivali, gatto, stivali
durstig @ quality : Wüste Oase Schwamm Limonade Marathon Kehle Radfahrer ausgedörrt Salzstangen lechzen Kiosk Erdnüsse Schluck > assoiffé | thirsty
Schimpanse @ living : klug Werkzeuggebrauch Termiten Gombe Gebärdensprache Lausen Charlie Urwald Verwandter Bananen Goodall Menschenaffe Cheeta > chimpanzé | chimpanzee, chimp
Rügen @ place europe 10+ : Störtebeker Ferieninsel Seebrücke Hünengräber Kranich Binz Feuersteine Caspar Stralsund Königsstuhl Arkona Kreidefelsen Ostsee > = | = | = | =
vergesslich @ quality : Brille Schlüssel Opa Notizen Professor Termine Goldfisch Regenschirm schusselig Sieb Dory zerstreut Gedächtnis > étourdi, distrait | forgetful, absent-minded
Gießkanne @ thing : Balkon Blumen Henkel Beet Brause Friedhof Regentonne Sommerabend Zink Tülle Topfpflanzen Dürre Gärtner > arrosoir | watering can
Adventskalender @ thing : Kinder Dezember Schokolade Säckchen Bilder vierundzwanzig Vorfreude Wand Heiligabend Geduldsprobe basteln Nikolaus Türchen > calendrier de l'Avent, calendrier, Avent | Advent calendar
Lise Meitner = Meitner @ person f europe contemporary 10+ : Stockholm Emigration Spaziergang übergangen Doktorwürde Uran Neutron Österreicherin Dahlem Physikerin Kernspaltung Element Hahn > = | = | = | =
traurig @ quality : Regen Tränen Clown Abschied trösten Moll Beerdigung Kloß Herbstblues melancholisch Elegie weinen fröhlich > triste | sad
glatt @ quality : Seide Spiegel Eis Marmor Parkett Kinn Aal rasiert Schlitterbahn poliert Kachel Delfinhaut rutschig > lisse | smooth, slippery
Schneekugel @ thing : Glas Kitsch Miniatur Andenken Dorfkirche Perzy Sammlerin Winterlandschaft Regal Flocken wirbeln umdrehen schütteln > boule à neige, boule, neige | snow globe, globe
Atlantik @ place world : Kolumbus Lindbergh Dampfer Titanic Golfstrom Azoren Überquerung Ozean Rücken Untergangsinsel Kanaren Bermuda Brandung > Atlantique | Atlantic | Atlántico | Atlantico
Singapur @ place asia : Flughafen Millionäre Kaugummiverbot Sauberkeit Stadtstaat Garküchen Orchideenpark Dachpool Sling Malaysia Tropen Merlion Löwenstadt > Singapour | Singapore | Singapur | Singapore
Windmühle @ thing : drehen Holland Flügel Müller Deich Korn Don Riesen Mehl Tulpen Kinderdijk Postkarte Mykonos > moulin à vent, moulin | windmill
Stolz @ idea : Brust Medaille Eltern Zeugnis Pfau Vorurteil Löwengruppe Urkunde Hahn Nationalelf Selbstwert Hochmut geschwellt > fierté, orgueil | pride
petzen @ action : Zunge Geschwister Lehrer Geheimnis Erzieherin verraten Schulhof unbeliebt Klassenkamerad anschwärzen verpfeifen hinterhältig Tratsche > rapporter, cafter | tell tales, snitch, tattle
Mammut @ living : Rüssel Sibirien Stoßzähne ausgestorben zottelig Baumriese Höhlenmalerei Manni Dauerfrost Elefant Wollig Steinzeit Eiszeit > mammouth | mammoth
Theater @ idea : Bühne Vorhang Rolle Kasperl Publikum Drama Souffleuse Loge Pause Kulisse Requisite Applaus Schiller > théâtre | theatre, theater
Minotaurus @ character m europe ancient : Ungeheuer Kreta Opfer Knossos Wollfaden Mischwesen Daidalos Theseus Ariadne Hörner Irrgang Labyrinth Stierkopf > Minotaure | Minotaur | Minotauro | Minotauro
Akkordeon = Ziehharmonika @ thing : Paris Tango Seemann Knöpfe Falten Volksmusik Musette Shanty Balg Quetschkommode Tasten Schifferklavier schunkeln > accordéon | accordion
Mittelalter @ idea : dunkel Ritter Burg Kloster Mönche Minnesang Pest Karl Pranger Kathedrale Zunft Kreuzzug Epoche > Moyen Âge | Middle Ages
Walnuss @ food : Öl Schale hart Hirn Knacker Brotteig Adventsteller Grenoble Haarfarbe Eichhörnchen Hälften Nikolausteller Pesto > noix | walnut
Iguazú-Wasserfälle = Iguazú, Iguazú-Fälle @ place south-america 10+ : Gischt Dschungel Regenbogen Grenze Nasenbären Tukan Stege Weltnaturerbe tosen Teufelsschlund Niagara Argentinien Brasilien > chutes d'Iguazú, chutes | Iguazu Falls, falls | cataratas del Iguazú, cataratas | cascate dell'Iguazú, cascate
Die Biene Maja = Biene Maja @ work europe contemporary : Gott Zeichentrick Thekla Klatschmohnwiese Freiheitsdrang Hornissen Grashüpfer Bonsels schlau Flip Kassandra unbekannten Willi > Maya l'abeille, abeille | Maya the Bee, bee | La abeja Maya, abeja | L'ape Maia, ape
nicken @ action : Kopf Dackel stumm ja Gruß Einverständnis Zustimmung schläfrig Hutablage Taube bejahen Kinn abwinken > hocher la tête, hocher, acquiescer | nod
Spiegelei @ food : Frühstück Toast Sonne Pfanne Speck Spinat Eigelb Butter zischen Dotter Strammer Max gebraten > oeuf au plat, oeuf | fried egg, egg
Johann Sebastian Bach = Bach @ person m europe modern : Perücke Söhne Eisenach Barock Fuge Orgel Thomaskirche Kantor Komponist Brandenburgisch Weihnachtsoratorium Leipzig Toccata > Bach | Bach | Bach | Bach
Kap Hoorn @ place south-america 10+ : Sturm Südspitze Seemannsgarn Albatros Schiffswracks Segler Umrundung Ohrring Windjammer Drakestraße Feuerland Chile Seefahrer > cap Horn, cap | Cape Horn, cape | cabo de Hornos, cabo, Hornos | capo Horn, capo
Zelt @ thing : Urlaub Zirkus Camping Reißverschluss Beduinen Schlafsack Plane Stangen Festival Lagerfeuer Pfadfinder Heringe Luftmatratze > tente | tent
Schwert @ thing : Fisch Ritter Klinge Wikinger zweischneidig Damokles Pflugschar Waffe Kampf Gladiator Balmung Fechten Excalibur > épée | sword
Kuh @ living : Leder Weide heilig Flecken Glocke Rind Milka wiederkäuen Alm Kalb Klarabella Fladen muhen > vache | cow
Apotheker = Apothekerin @ trade : Rezept Kittel Salbe Notdienst Traubenzucker Schubladen Mörser Hustensaft Beipackzettel Pillen Beratung Tabletten Medikamente > pharmacien, pharmacienne | pharmacist, chemist
Flöte @ thing : Holz Block Löcher Hirte Mozart Grundschule Pan Querstange Orchester Luftstrom Rattenfänger blasen piepsen > flûte | flute, recorder
`;
