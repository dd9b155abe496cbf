/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_08 = `
Sonnenuntergang @ nature : Abend rot romantisch Postkarte Liebespaar Horizont Dachterrasse Westen Dämmerung kitschig Aperitif Cowboy Capri > coucher de soleil, coucher, soleil | sunset
nähen @ action : Faden Knopf Nadel Stoff Overlock Wunde Schnittbogen Chirurg Fingerhut Hohlsaum Zwirn Flicken Stich > coudre | sew
Donau @ place europe : Fluss zehn Delta Strauß Dampfschiff Passau Inn schön Walzer Regensburg Ulm Budapest Wien > Danube | Danube | Danubio | Danubio
einsam @ quality : Herz Insel Wolf Robinson Leuchtturm Hirte Eremit Mondlandschaft Sehnsucht menschenleer Cowboy verlassen allein > solitaire, seul | lonely
Salz @ food : weiß Karawane Kristall Saline Mozartstadt Prise Bergwerk Winterdienst Nudelwasser Brot würzen Streuer Pfeffer > sel | salt
Stinktier = Skunk @ living : Streifen Kanada buschig Blume Parfüm Bambi Sprühnebel Abwehr Drüse Naserümpfen Tomatensaft Geruch übel > mouffette, putois | skunk
rechnen @ action : Kopf Zahlen Tafel Einmaleins Plus Mathe Abakus Finger Bruch Adam Riese Ergebnis addieren > calculer, compter | calculate
Hummus ~ Humus @ food : Öl Vorspeise Paste Dip cremig Knoblauch Beirut Zitrone Levante Pita Sesam Tahin Kichererbsen > houmous | hummus
Kuba @ place north-america : Karibik Rum Salsa Baseball Revolution Oldtimer Zuckerrohr Insel Hemingway Zigarren Fidel Che Havanna > = | Cuba | Cuba | Cuba
Ganges @ place asia 10+ : Fluss Delta heilig Lotus Pilger Waschung Blumenopfer Ghats Himalaya Bangladesch Hindus Varanasi Rishikesh > Gange | Ganges | Ganges | Gange
Dirigentin = Dirigent @ trade : Applaus Arme Frack Podium Taktstock Partitur Karajan Generalprobe Symphonie Handzeichen Pult Philharmonie Orchester > chef d'orchestre, chef | conductor
Gänseblümchen = Maßliebchen @ living : Salat Wiese zart Rasen Orakel pflücken Kranz Tausendschön Frühlingsbote Blüte Zupfen Margerite liebt > pâquerette | daisy
Ebbe @ nature : Mond Nordsee Watt Wanderung Muscheln Gezeiten Schlick Niedrig Kutter Portemonnaie leer zurückweichen Flut > marée basse, marée | low tide, ebb
kauen @ action : Zähne langsam Mund Kuh Brot Gummi Fingernägel Mahlzeit Bissen Kiefer Speichel mampfen schlucken > mâcher | chew
Die Sendung mit der Maus = Sendung mit der Maus @ work europe contemporary : Ente klimpern Köln erklären Blaubär Augenaufschlag Vorspann Elefant Sonntagvormittag Christoph orange Fernsehen Sachgeschichten > L'Émission avec la souris, souris, émission | The Show with the Mouse, mouse, show | El programa del ratón, ratón | La trasmissione del topo, topo
Winnie Puuh = Pu der Bär, Pu, Puuh ~ Winni Pu @ character m europe contemporary : Kinderzimmer Freunde Baumhaus Ferkel rundlich Luftballon Känga Heffalump Milne Tigger Esel Hundertmorgenwald Honigtopf > Winnie l'ourson, ourson | Winnie-the-Pooh, Pooh | = | =
Gerücht @ idea : flüstern Post Küche Zeitung Schulhof brodeln falsch Tratsch verbreiten Hörensagen Munkeln Lauffeuer angeblich > rumeur | rumour, rumor
Vietnam @ place asia 10+ : Kaffee Nudelsuppe Reisfeld Kegelhut Wasserpuppen Mofas Frühlingsrolle Drachenbucht Mekong Pho Saigon Halong Hanoi > = | = | = | =
Namibia @ place africa 10+ : Diamanten Köcherbaum Leoparden Geisterstadt Sanddünen Etosha Himba Welwitschie Swakopmund Lüderitz Erdmännchen Skelettküste Windhuk > Namibie | = | = | =
Schaf @ living : Wolle Weide zählen Lamm Deich Shaun geduldig Herde Schur Dolly Pullover Klon blöken > mouton, brebis | sheep
Schal @ thing : Seide Hals Wolle lang Fan Garderobe kratzig Isadora Stadion Kaschmir Dreieckstuch wickeln Mütze > écharpe | scarf
Rabindranath Tagore = Tagore @ person m asia contemporary 10+ : Bart Weltreisender Briefe Gärtner Lyriker Nationalhymne Santiniketan Nobelpreis Postamt Kalkutta Gitanjali Bengalen Indien > = | = | = | =
gemütlich @ quality : Tee Sofa Kamin Kerzen Sessel Decke Plausch Socken Balu Ofenbank Stübchen behaglich Feierabend > confortable, douillet | cosy, cozy
Schultüte = Zuckertüte @ thing : bunt Geschenk Stolz Spitze sechs Großeltern Krepppapier Bonbons Ranzen Kegel Lernanfänger September Erstklässler > cornet de rentrée, cornet | school cone
Riesenrad @ thing : Aussicht Jahrmarkt Gondel Lichter Speichen Schausteller Panorama Kirmes London Kabinen Heiratsantrag Wien Prater > grande roue, roue | Ferris wheel, big wheel, wheel
Marilyn Monroe = Monroe @ person f north-america contemporary : Lächeln Diva Schauspielerin Ikone blond Leberfleck Warhol Lippenstift Hollywood Norma Kennedy Geburtstagsständchen Lüftungsschacht > = | = | = | =
nass @ quality : Hund Fisch Schwamm Dusche Badehose Handtuch Wolkenbruch durchweicht Pudel begossen Pfütze trocken triefen > mouillé, trempé | wet
Dachdecker = Dachdeckerin @ trade : Handwerk Hammer Leiter Gerüst Zunft Schiefer Sturmschaden Solarmodul schwindelfrei Regenrinne Kirchturm Bitumen Ziegel > couvreur | roofer
Ballett @ idea : Bühne Spitze Tutu Stuttgart Anmut Pirouette Spagat Stange Nurejew Tüll Choreografie Moskau Nussknacker > ballet | ballet
Postkarte = Ansichtskarte @ thing : Strand Urlaub sammeln Kiosk Gruß Kühlschranktür Ferienort Rückseite Fernweh Adresse Motiv Sonnenuntergang Briefmarke > carte postale | postcard
Bagger @ thing : gelb Loch Kinder Kette Baustelle Schaufel Sandkasten Fahrer Abriss Hydraulik Raupe Tagebau graben > pelleteuse, excavatrice | digger, excavator
Milchstraße @ nature : Sterne Weltall Nacht Spirale Anhalter Milliarden Lichtjahre Band Universum Andromeda schwarzes Himmel Galaxie > Voie lactée | Milky Way, galaxy
Flamingo @ living : rosa Zoo Lagune Stelzen Salinen Balance Schwimmreifen Camargue S-Kurve Krocket gebogen Schnabel einbeinig > flamant, flamant rose | flamingo
Polarlicht = Nordlicht @ nature : grün kalt Lappland Norwegen Nachthimmel Huskytour Naturwunder Schleier Nordkap Sonnenwind tanzend Island flackern > aurore boréale, aurore | northern lights, aurora
segeln @ action : Wind Mast Hanse Kolumbus Boot Backbord Möwe Sport Flaute Regatta Knoten kreuzen Törn > faire de la voile, voile, voguer | sail
Taxifahrerin = Taxifahrer @ trade : nachts Stau Trinkgeld plaudern Stadtplan Rückbank Quittung Flughafen Kundschaft Limousine Rikscha heranwinken elfenbeinfarben > chauffeur de taxi, taxi | taxi driver, cab driver, cabbie
Dachs @ living : nachts Pinsel Tunnel Bau gestreift Fabelname Rasierzeug Grimbart Marder Regenwürmer Hufflepuff frech Waldrand > blaireau | badger
hohl @ quality : Zahn Rohr Kokosnuss Birne Bambus Osterei Gasse Trommel Kreuz Schädel Schokohase leer massiv > creux | hollow
Fossil @ nature : Museum uralt Schiefer Forscherin Abdruck Ammonit Solnhofen Archaeopteryx Anning Trilobit Urmeer Dinosaurier Versteinerung > fossile | fossil
Bertha Benz = Benz @ person f europe modern : Ausflug Apotheke Pforzheim Hutnadel Mannheim Strumpfband Fernfahrt Söhne Dreirad Tankstelle Kutschwagen Pionierin Automobil > = | = | = | =
Hänsel und Gretel = Hänsel, Gretel @ character europe modern : Geschwister Stall Stiefmutter Holzfäller Backofen Armut Knöchelchen Humperdinck Lebkuchen Kieselsteine Hexe Brotkrumen Knusperhäuschen > Hansel et Gretel | Hansel and Gretel | = | Hansel e Gretel
Johannes Gutenberg = Gutenberg @ person m europe medieval : Papier Erfinder Presse Bibel Goldschmied Schulden Patrizier Bleilettern Werkstatt Setzkasten Mainz Typen Buchdruck > = | = | = | =
Mercedes Sosa = Sosa @ person f south-america contemporary 10+ : Trommel Exil Alt Protest Dank Poncho Tucumán Volkslied Criolla Lateinamerika Liedgut Sängerin Argentinien > = | = | = | =
Trampolin @ thing : federn Zirkus Garten Netz hüpfen Turnen Kindergeburtstag Salto hoch Sprungtuch Halle Fitness Olympiade > trampoline | trampoline
Maria Sibylla Merian = Merian @ person f europe modern 10+ : Nürnberg Amsterdam Urwaldreise Seidenraupen Blumenbuch Kupferstich Naturforscherin Frankfurt Metamorphose Fünfhundertmarkschein Surinam Insekten Falter > = | = | = | =
Ente @ living : Federn Teich Donald Brot Badewanne Bürzel Zeitungslüge Orange Citroën Erpel watscheln Gummi gründeln > canard | duck
Ghana @ place africa 10+ : Fußball Kakao Westafrika Stern Goldküste Kente Anansi Voltasee Sargkunst Nkrumah Aschanti Fufu Accra > = | = | = | =
Mulan @ work asia contemporary : Vater Ballade Verkleidung Ahnen Ehre Armee Mushu Drache Grille Soldatin Schwertkampf Disney China > = | = | Mulán | =
Kleeblatt @ living : Wiese selten Hase Irland Pfennig Staffellauf Talisman Patrick suchen Neujahr Autobahnkreuz Silvesterdeko vier > trèfle | clover, shamrock
Asterix = Asterix und Obelix ~ Asterics @ work europe contemporary : Dorf Comic Schnurrbart Miraculix Flügelhelm Uderzo Wildschweine Legionäre Gallien Idefix Majestix Goscinny Zaubertrank > Astérix | = | Astérix | =
Edmund Hillary = Hillary @ person m oceania contemporary 10+ : Südpol Auckland Bienenzüchter Abenteurer Seilschaft Sauerstoffmaske Fünfdollarschein Neuseeland Erstbesteigung 1953 Sherpa Tenzing Everest > = | = | = | =
Kairo @ place africa : Basar Gedränge Katzen Minarett Millionenstadt Hupen Kalifen Muezzin Gizeh Nilufer Pyramiden Hauptstadt Ägypten > Le Caire, Caire | Cairo | El Cairo, Cairo | Il Cairo, Cairo
Mary Poppins = Poppins @ character f europe contemporary : London Musical Teppichtasche Kaminkehrer Ostwind Löffelchen Lebertran Banks Zucker Regenschirm schweben Superkali Kindermädchen > = | = | = | =
Geduld @ idea : warten Faden Lehrer Tugend Puzzle Angeln Spucke ruhig Ende Kartenspiel Bonsai Nerven Hiob > patience | patience
Gorilla @ living : Nebel Muskeln Leibwächter Ruanda Silberrücken Fossey Pflanzenfresser Brust Kong trommeln Menschenaffe Primat Virunga > gorille | gorilla
Fernbedienung @ thing : Sofa Programm Knöpfe Sender Batterien verlegt umschalten Infrarot Lautstärke Macht Klick zappen Glotze > télécommande | remote control, remote
Schaukel @ thing : Pferd Kette Seil Heidi Reifen Ast Turngerät Brett Rutsche Anschubsen vorwärts Spielplatz Schwung > balançoire | swing
Dinosaurier = Dino, Saurier @ living : Museum Ei riesig Knochen Komet Kreidezeit Feuerstein Jura Fleischfresser Skelett Spielberg ausgestorben Rex > dinosaure | dinosaur
Alexander von Humboldt = Humboldt @ person m europe modern 10+ : Pinguin Universität Bruder Kosmos Barometer Botaniker Vermessung Berlin Südamerika Orinoco Naturforscher Bonpland Chimborazo > Humboldt | Humboldt | Humboldt | Humboldt
Kaiserschmarrn = Kaiserschmarren @ food : Alm Österreich Rosinen Mehlspeise Zwetschgenröster Skihütte Franz Pfanne Eierspeise zerrupft Apfelmus Puderzucker Teigstücke > crêpe de l'empereur, empereur | emperor's pancake, emperor
Hawaii @ place oceania : Vulkane Pazifik Hemd Toast Surfbrett Ukulele Blumenkette Obama Inselkette Ananas Hula Aloha Honolulu > Hawaï | = | Hawái | =
Jerusalema @ work africa contemporary : Ohrwurm Johannesburg Lockdown Gospel Zulu Nomcebo gemeinsam Klinik Challenge Südafrika Lied Schritte Tanz > = | = | = | =
Segelboot = Segelschiff @ thing : Wind Knoten See Mast Regatta Kajüte kentern Pinne Kiel Jolle Steuerbord Ruder Brise > voilier | sailing boat, sailboat
Seestern @ living : Strand Urlaub Aquarium Patrick Riff Muschelknacker Koralle nachwachsen fünf Stachelhäuter Arme Meeresboden Saugfüßchen > étoile de mer, étoile | starfish
Würfel @ thing : Glück Zucker Spiel Becher sechs Mathematik Caesar Monopoly Kniffel Pasch Zufall Rubik Punkte > dé, dés, cube | dice, die, cube
Salamander @ living : Bach Feuer feucht Schuhe Tümpel gefleckt Regenwetter gelbschwarz Legende Molch Alchemie Amphibie Lurchi > salamandre | salamander
Stille @ idea : Bibliothek Schnee Kloster Sturm Meditation Atemzug Andacht Gedenkminute Stecknadel lautlos Lärm Wortlosigkeit schweigen > silence | silence
Der Zauberer von Oz = Zauberer von Oz @ work north-america contemporary : Hexe Herz Wirbelsturm Farm Smaragdstadt Munchkins Ziegelsteinweg Löwe Blechmann Kansas Toto Vogelscheuche Dorothy > Le Magicien d'Oz, magicien | The Wizard of Oz, wizard | El mago de Oz, mago | Il mago di Oz, mago
Milch @ food : Glas Straße Zahn Kuh Schnurrbart Pulver Molke Laktose Kalzium Euter Tetrapak Kakao melken > lait | milk
Ecuador @ place south-america 10+ : Vulkane Kakao Rosen Bananen Panamahut Kolibri Schokobohne Cotopaxi Chimborazo Guayaquil Galapagos Südamerika Quito > Équateur | = | = | =
Mango @ food : Obst Tropen orange saftig exotisch Modekette Chutney Pakistan Curry Smoothie Lassi Papaya Fasern > mangue | mango
putzen @ action : Zähne Schwamm Eimer Fenster sauber Lappen Frühjahr Schuhe Nase Staub Schürze blank wienern > nettoyer | clean
stolpern @ action : Wurzel Clown Teppich Füße Treppe Schlagloch Schnürsenkel peinlich Unebenheit Beinchen Bordstein hinfallen straucheln > trébucher | stumble, trip
Pfanne @ thing : Öl Herd Steak Gelenk wenden Bratkartoffeln Omelett Spiegelei Wok Gusseisen Teflon Stiel zischen > poêle | frying pan, pan
Schraubenzieher = Schraubendreher @ thing : Griff Regal Werkzeug Schlitz Kasten Dübel Heimwerker Kreuz Möbel Akku Rechtsgewinde Montage Bit > tournevis | screwdriver
sauer @ quality : Regen Milch beleidigt Gurke Drops Essig Stachelbeeren Rhabarber Zitrone lustig Grimasse Geschmack süß > acide, aigre | sour
Kanu = Kajak @ thing : Fluss Kanada kentern Schwimmweste Slalom Birkenrinde Stromschnelle Spreewald Holz Einbaum Zelttour Wildwasser Paddel > canoë, kayak | canoe, kayak
Ramses = Ramses der Große @ person m africa ancient : Antike Streitwagen Statuen Mumie Friedensvertrag Hethiter Nefertari Bauherr Luxor Ägypten Kadesch Pharao Simbel > Ramsès | Ramesses, Ramses | Ramsés | Ramses, Ramesse
Totes Meer @ place asia : schweben Zeitung Schlamm Jordanien Israel Heilbad Senke Qumran Kristalle Kosmetik Schriftrollen tief Salz > mer Morte, morte | Dead Sea, dead | mar Muerto, muerto | mar Morto, morto
Bettdecke = Decke @ thing : Federn warm Monster Hülle Bezug Laken Frostbeule Daunen aufschütteln Steppnaht Kissen schlummern kuscheln > couette, couverture | duvet, blanket
Straßenbahn = Tram @ thing : Strom Klingel Haltestelle Fahrplan Schienen Stadt Oberleitung Lissabon elektrisch Melbourne Linie quietschen Siemens > tramway, tram | tram, streetcar
Zimt @ food : Sterne Rinde braun Gewürz Advent Milchreis Ceylon Stange Apfelkuchen Schnecke Glühwein Zucker Kardamom > cannelle | cinnamon
Archäologin = Archäologe @ trade : Pinsel Scherben Zelt Knochen Spaten Tempelruine Tutanchamun Indiana Troja Schliemann Lara Museum Ausgrabung > archéologue | archaeologist, archeologist
Karussell @ thing : Musik Pferd Kette Jahrmarkt Feuerwehrauto Rummel Freifahrt Drehorgel Schwindel Lichter Poppins kreisen Kirmes > manège, carrousel | carousel, merry-go-round, roundabout
Avocado @ food : Butter Toast Sushi Azteken cremig Kern Birne Trendfrucht Salatschüssel Zimmerpflanze Veganer Dip Guacamole > avocat | avocado
tauschen @ action : Rollen Hans Kleider Flohmarkt Sammelkarten Panini Pausenbrot Basar Ringe Handel Plätze Fußballbilder umwechseln > échanger, troquer | swap, exchange, trade
Gummibärchen = Gummibär @ food : süß Kinder bunt weich Tüte Bonn Gelatine Naschkatze Haribo Orakel Gottschalk fruchtig Riegel > bonbon gélifié, ourson | gummy bear, gummy
Steinzeit @ idea : Jäger Höhle Feuer Fell Sammler Mammut Faustkeil Speer Lascaux Ötzi Knochenflöte Neandertaler Wilma > âge de pierre, pierre | Stone Age
Sprache @ idea : Mund Grammatik Vokabeln Dialekt Wörter Babel Deutsch Zeichen Ausland Duden Dolmetscher lernen Zunge > langue, langage | language
Pumuckl @ character m europe contemporary : Streiche Kobold München unsichtbar Leim Schabernack Klabauter Tischler Schaukel Reime Werkstatt Kaut Eder > = | = | = | =
Cesária Évora = Évora @ person f africa contemporary 10+ : Insel Atlantik barfuß Grammy Wehmut Hafenkneipe Sodade Mindelo Stimme Diva Sängerin Morna Kapverden > = | = | = | =
Eiffelturm @ place europe : nachts Aussicht Souvenir Weltausstellung Ingenieur funkeln Nieten Gustave Marsfeld Stahlgerüst Eisen Frankreich Paris > tour Eiffel, tour | Eiffel Tower, tower | torre Eiffel, torre | torre Eiffel, torre
Agatha Christie = Christie ~ Kristie @ person f europe contemporary 10+ : England Rätsel Krimi Gift Pfarrhaus Orientexpress Dame Schreibmaschine Mausefalle Nil Autorin Marple Poirot > = | = | = | =
Müller = Müllerin @ trade : Esel Bach wandern Staub Sack Kater Mahlstein Korn Räder Weizen Windkraft klappern Mehl > meunier | miller
Harry Potter = Harry, Potter @ character m europe contemporary : Brille Eule Quidditch Narbe Zauberstab Gleis Askaban Ginny Voldemort Dumbledore Gryffindor Hermine Hogwarts > = | = | = | =
Moor @ nature : Nebel Frosch feucht unheimlich Torf Wollgras Ried Baskerville Irrlicht versinken Gummistiefel Birke Sumpf > marais, tourbière | bog, moor, swamp
Teleskop = Fernrohr @ thing : Sterne Nacht Linse Planeten Observatorium Galilei Hubble Spiegel Astronomie Kuppel Hawaii Webb beobachten > télescope | telescope
Manuela Sáenz = Sáenz @ person f south-america modern 10+ : Uniform Quito Husarin Retterin Komplott Fenstersprung Generälin Paita Unabhängigkeit Gefährtin Ecuador Sonnenorden Bolívar > = | = | = | =
Mitternacht @ idea : dunkel zwölf Datum Glocke Aschenputtel Vollmond Geister Silvester Schlag Snack Spuk Werwolf null > minuit | midnight
Irland @ place europe : Regen Schafe Kobold Geige Auswanderer Riverdance Harfe Pub Kelten Halloween Kleeblatt Patrick Dublin > Irlande | Ireland | Irlanda | Irlanda
`;
