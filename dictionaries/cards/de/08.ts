/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_08 = `
Sonnenuntergang @ nature : Abend romantisch Horizont rot Dachterrasse Postkarte Liebespaar Westen Dämmerung kitschig Aperitif Cowboy Capri > coucher de soleil, coucher, soleil | sunset
nähen @ action : Nadel Faden Stoff Overlock Knopf Wunde Schnittbogen Chirurg Fingerhut Hohlsaum Zwirn Flicken Stich > coudre | sew
Donau @ place europe : Fluss Dampfschiff Strauß zehn Passau Delta Inn schön Walzer Regensburg Ulm Budapest Wien > Danube | Danube | Danubio | Danubio
einsam @ quality : Herz Hirte Insel Wolf Robinson Leuchtturm Eremit Mondlandschaft Sehnsucht menschenleer Cowboy verlassen allein > solitaire, seul | lonely
Salz @ food : weiß Karawane Saline Mozartstadt Prise Kristall Bergwerk Winterdienst Nudelwasser Brot würzen Streuer Pfeffer > sel | salt
Stinktier = Skunk @ living : Kanada Blume Streifen buschig Parfüm Bambi Sprühnebel Abwehr Drüse Naserümpfen Tomatensaft Geruch übel > mouffette, putois | skunk
rechnen @ action : Mathe Zahlen Kopf Abakus Einmaleins Plus Tafel Finger Bruch Adam Riese Ergebnis addieren > calculer, compter | calculate
Hummus ~ Humus @ food : Paste Dip Öl cremig Vorspeise Beirut Knoblauch Zitrone Levante Pita Sesam Tahin Kichererbsen > houmous | hummus
Kuba @ place north-america : Rum Oldtimer Salsa Zuckerrohr Baseball Karibik Revolution Insel Hemingway Zigarren Fidel Che Havanna > = | Cuba | Cuba | Cuba
Ganges @ place asia 10+ : heilig Fluss Delta Lotus Pilger Waschung Blumenopfer Ghats Himalaya Bangladesch Hindus Varanasi Rishikesh > Gange | Ganges | Ganges | Gange
Dirigentin = Dirigent @ trade : Frack Podium Applaus Taktstock Partitur Arme Karajan Generalprobe Symphonie Handzeichen Pult Philharmonie Orchester > chef d'orchestre, chef | conductor
Gänseblümchen = Maßliebchen @ living : Wiese zart Rasen Kranz pflücken Salat Orakel Tausendschön Frühlingsbote Blüte Zupfen Margerite liebt > pâquerette | daisy
Ebbe @ nature : Nordsee Mond Watt Schlick Wanderung Muscheln Gezeiten Niedrig Kutter Portemonnaie leer zurückweichen Flut > marée basse, marée | low tide, ebb
kauen @ action : Zähne Kuh Brot Fingernägel Mund Gummi langsam Mahlzeit Bissen Kiefer Speichel mampfen schlucken > mâcher | chew
Die Sendung mit der Maus = Sendung mit der Maus @ work europe contemporary : klimpern Augenaufschlag Köln erklären Ente Vorspann Blaubär Elefant Sonntagvormittag Christoph orange Fernsehen Sachgeschichten > L'Émission avec la souris, souris, émission | The Show with the Mouse, mouse, show | El programa del ratón, ratón | La trasmissione del topo, topo
Winnie Puuh = Pu der Bär, Pu, Puuh ~ Winni Pu @ character m europe contemporary : rundlich Freunde Baumhaus Luftballon Kinderzimmer Känga Ferkel Heffalump Milne Tigger Esel Hundertmorgenwald Honigtopf > Winnie l'ourson, ourson | Winnie-the-Pooh, Pooh | = | =
Gerücht @ idea : Schulhof flüstern Post Zeitung falsch Küche brodeln Tratsch verbreiten Hörensagen Munkeln Lauffeuer angeblich > rumeur | rumour, rumor
Vietnam @ place asia 10+ : Nudelsuppe Reisfeld Kegelhut Wasserpuppen Mofas Kaffee Frühlingsrolle Drachenbucht Mekong Pho Saigon Halong Hanoi > = | = | = | =
Namibia @ place africa 10+ : Köcherbaum Leoparden Geisterstadt Diamanten Sanddünen Etosha Südwesten Welwitschie Swakopmund Lüderitz Erdmännchen Skelettküste Windhuk > Namibie | = | = | =
Schaf @ living : Weide Wolle zählen Lamm Shaun Deich geduldig Herde Schur Dolly Pullover Klon blöken > mouton, brebis | sheep
Schal @ thing : Fan Hals Wolle lang Garderobe kratzig Seide Isadora Stadion Kaschmir Dreieckstuch wickeln Mütze > écharpe | scarf
Rabindranath Tagore = Tagore @ person m asia contemporary 10+ : Bart Weltreisender Briefe Lyriker Gärtner Nationalhymne Santiniketan Nobelpreis Postamt Kalkutta Gitanjali Bengalen Indien > = | = | = | =
gemütlich @ quality : Sofa Kamin Decke Tee Kerzen Sessel Plausch Socken Balu Ofenbank Stübchen behaglich Feierabend > confortable, douillet | cosy, cozy
Schultüte = Zuckertüte @ thing : bunt Geschenk Spitze sechs Stolz Großeltern Krepppapier Bonbons Ranzen Kegel Lernanfänger September Erstklässler > cornet de rentrée, cornet | school cone
Riesenrad @ thing : Gondel Aussicht Jahrmarkt Schausteller Panorama Lichter Speichen Kirmes London Kabinen Heiratsantrag Wien Prater > grande roue, roue | Ferris wheel, big wheel, wheel
Marilyn Monroe = Monroe @ person f north-america contemporary : Ikone Lächeln blond Diva Leberfleck Schauspielerin Warhol Lippenstift Hollywood Norma Kennedy Geburtstagsständchen Lüftungsschacht > = | = | = | =
nass @ quality : Dusche Fisch Hund Handtuch Schwamm Badehose Wolkenbruch durchweicht Pudel begossen Pfütze trocken triefen > mouillé, trempé | wet
Dachdecker = Dachdeckerin @ trade : Handwerk Hammer Leiter Zunft Gerüst Schiefer Sturmschaden Solarmodul schwindelfrei Regenrinne Kirchturm Bitumen Ziegel > couvreur | roofer
Ballett @ idea : Bühne Spitze Tutu Stuttgart Anmut Pirouette Spagat Stange Nurejew Tüll Choreografie Moskau Nussknacker > ballet | ballet
Postkarte = Ansichtskarte @ thing : Urlaub Strand sammeln Kiosk Kühlschranktür Ferienort Gruß Rückseite Fernweh Adresse Ständer Sonnenuntergang Briefmarke > carte postale | postcard
Bagger @ thing : Baustelle gelb Loch Kinder Schaufel Kette Sandkasten Fahrer Abriss Hydraulik Raupe Tagebau graben > pelleteuse, excavatrice | digger, excavator
Milchstraße @ nature : Nacht Sterne Milliarden Weltall Anhalter Spirale Lichtjahre Band Universum Andromeda schwarzes Himmel Galaxie > Voie lactée | Milky Way, galaxy
Flamingo @ living : rosa Lagune Zoo Stelzen Salinen Balance Schwimmreifen Camargue S-Kurve Krocket gebogen Schnabel einbeinig > flamant, flamant rose | flamingo
Polarlicht = Nordlicht @ nature : Nachthimmel kalt Norwegen grün Huskytour Naturwunder Lappland Schleier Nordkap Sonnenwind tanzend Island flackern > aurore boréale, aurore | northern lights, aurora
segeln @ action : Wind Backbord Kolumbus Boot Möwe Mast Hanse Sport Flaute Regatta Knoten kreuzen Törn > faire de la voile, voile, voguer | sail
Taxifahrerin = Taxifahrer @ trade : nachts plaudern Stadtplan Stau Trinkgeld Rückbank Quittung Flughafen Kundschaft Limousine Rikscha heranwinken elfenbeinfarben > chauffeur de taxi, taxi | taxi driver, cab driver, cabbie
Dachs @ living : Bau nachts gestreift Fabelname Pinsel Rasierzeug Tunnel Grimbart Marder Regenwürmer Hufflepuff frech Waldrand > blaireau | badger
hohl @ quality : Zahn Birne Bambus Osterei Kokosnuss Rohr Gasse Trommel Kreuz Schädel Schokohase leer massiv > creux | hollow
Fossil @ nature : uralt Museum Abdruck Schiefer Ammonit Forscherin Solnhofen Archaeopteryx Anning Trilobit Urmeer Dinosaurier Versteinerung > fossile | fossil
Bertha Benz = Benz @ person f europe modern : Ausflug Pforzheim Hutnadel Mannheim Apotheke Strumpfband Fernfahrt Söhne Dreirad Tankstelle Kutschwagen Pionierin Automobil > = | = | = | =
Hänsel und Gretel = Hänsel, Gretel @ character europe modern : Holzfäller Geschwister Armut Knöchelchen Stiefmutter Stall Backofen Humperdinck Lebkuchen Kieselsteine Hexe Brotkrumen Knusperhäuschen > Hansel et Gretel | Hansel and Gretel | = | Hansel e Gretel
Johannes Gutenberg = Gutenberg @ person m europe medieval : Erfinder Goldschmied Presse Papier Schulden Patrizier Bibel Bleilettern Werkstatt Setzkasten Mainz Typen Buchdruck > = | = | = | =
Mercedes Sosa = Sosa @ person f south-america contemporary 10+ : Poncho Exil Trommel Protest Dank Alt Tucumán Volkslied Criolla Lateinamerika Liedgut Sängerin Argentinien > = | = | = | =
Trampolin @ thing : Garten federn Turnen Zirkus Netz hüpfen Kindergeburtstag Salto hoch Sprungtuch Halle Fitness Olympiade > trampoline | trampoline
Maria Sibylla Merian = Merian @ person f europe modern 10+ : Urwaldreise Seidenraupen Blumenbuch Kupferstich Nürnberg Amsterdam Naturforscherin Frankfurt Metamorphose Fünfhundertmarkschein Surinam Insekten Falter > = | = | = | =
Ente @ living : Teich Donald Brot Federn Badewanne Zeitungslüge Bürzel Orange Citroën Erpel watscheln Gummi gründeln > canard | duck
Ghana @ place africa 10+ : Kakao Goldküste Kente Anansi Fußball Stern Westafrika Voltasee Sargkunst Nkrumah Aschanti Fufu Accra > = | = | = | =
Mulan @ work asia contemporary : Ehre Ballade Verkleidung Armee Ahnen Mushu Vater Drache Grille Soldatin Schwertkampf Disney China > = | = | Mulán | =
Kleeblatt @ living : Wiese Irland selten Hase Staffellauf Pfennig Talisman Patrick suchen Neujahr Autobahnkreuz Silvesterdeko vier > trèfle | clover, shamrock
Asterix = Asterix und Obelix ~ Asterics @ work europe contemporary : Comic Flügelhelm Dorf Uderzo Schnurrbart Miraculix Wildschweine Legionäre Gallien Idefix Majestix Goscinny Zaubertrank > Astérix | = | Astérix | =
Edmund Hillary = Hillary @ person m oceania contemporary 10+ : Bienenzüchter Abenteurer Südpol Seilschaft Sauerstoffmaske Auckland Fünfdollarschein Neuseeland Erstbesteigung 1953 Sherpa Tenzing Everest > = | = | = | =
Kairo @ place africa : Gedränge Katzen Basar Minarett Millionenstadt Hupen Kalifen Muezzin Gizeh Nilufer Pyramiden Hauptstadt Ägypten > Le Caire, Caire | Cairo | El Cairo, Cairo | Il Cairo, Cairo
Mary Poppins = Poppins @ character f europe contemporary : London Teppichtasche Kaminkehrer Ostwind Musical Löffelchen Lebertran Banks Zucker Regenschirm schweben Superkali Kindermädchen > = | = | = | =
Geduld @ idea : warten Faden Tugend Lehrer Puzzle Angeln Spucke ruhig Ende Kartenspiel Bonsai Nerven Hiob > patience | patience
Gorilla @ living : Nebel Ruanda Silberrücken Fossey Muskeln Leibwächter Pflanzenfresser Brust Kong trommeln Menschenaffe Primat Virunga > gorille | gorilla
Fernbedienung @ thing : Sofa Knöpfe Batterien Sender verlegt Programm umschalten Infrarot Lautstärke Macht Klick zappen Glotze > télécommande | remote control, remote
Schaukel @ thing : Kette Ast Turngerät Seil Reifen Pferd Heidi Brett Rutsche Anschubsen vorwärts Spielplatz Schwung > balançoire | swing
Dinosaurier = Dino, Saurier @ living : Ei Museum riesig Knochen Kreidezeit Komet Feuerstein Jura Fleischfresser Skelett Spielberg ausgestorben Rex > dinosaure | dinosaur
Alexander von Humboldt = Humboldt @ person m europe modern 10+ : Pinguin Barometer Universität Bruder Botaniker Vermessung Kosmos Berlin Südamerika Orinoco Naturforscher Bonpland Chimborazo > Humboldt | Humboldt | Humboldt | Humboldt
Kaiserschmarrn = Kaiserschmarren @ food : Alm Mehlspeise Österreich Zwetschgenröster Rosinen Skihütte Franz Pfanne Eierspeise zerrupft Apfelmus Puderzucker Teigstücke > crêpe de l'empereur, empereur | emperor's pancake, emperor
Hawaii @ place oceania : Surfbrett Vulkane Pazifik Hemd Ukulele Blumenkette Toast Obama Inselkette Ananas Hula Aloha Honolulu > Hawaï | = | Hawái | =
Jerusalema @ work africa contemporary : Lockdown Gospel Zulu Ohrwurm Johannesburg Nomcebo gemeinsam Klinik Challenge Südafrika Lied Schritte Tanz > = | = | = | =
Segelboot = Segelschiff @ thing : Wind See Mast Kajüte Knoten Regatta kentern Pinne Kiel Jolle Steuerbord Ruder Brise > voilier | sailing boat, sailboat
Seestern @ living : Strand Urlaub Riff Patrick Muschelknacker Koralle Aquarium nachwachsen fünf Stachelhäuter Arme Meeresboden Saugfüßchen > étoile de mer, étoile | starfish
Würfel @ thing : Glück sechs Spiel Becher Zucker Mathematik Caesar Monopoly Kniffel Pasch Zufall Rubik Punkte > dé, dés, cube | dice, die, cube
Salamander @ living : Feuer Tümpel Bach gefleckt feucht Schuhe Regenwetter gelbschwarz Legende Molch Alchemie Amphibie Lurchi > salamandre | salamander
Stille @ idea : Kloster Schnee Atemzug Andacht Meditation Bibliothek Sturm Gedenkminute Stecknadel lautlos Lärm Wortlosigkeit schweigen > silence | silence
Der Zauberer von Oz = Zauberer von Oz @ work north-america contemporary : Wirbelsturm Farm Smaragdstadt Herz Munchkins Hexe Ziegelsteinweg Löwe Blechmann Kansas Toto Vogelscheuche Dorothy > Le Magicien d'Oz, magicien | The Wizard of Oz, wizard | El mago de Oz, mago | Il mago di Oz, mago
Milch @ food : Zahn Straße Kuh Pulver Glas Molke Schnurrbart Laktose Kalzium Euter Tetrapak Kakao melken > lait | milk
Ecuador @ place south-america 10+ : Bananen Rosen Panamahut Vulkane Kolibri Kakao Schokobohne Cotopaxi Chimborazo Guayaquil Galapagos Südamerika Quito > Équateur | = | = | =
Mango @ food : saftig exotisch Tropen orange Modekette Obst Chutney Pakistan Curry Smoothie Lassi Papaya Fasern > mangue | mango
putzen @ action : sauber Lappen Zähne Eimer Fenster Schwamm Frühjahr Schuhe Nase Staub Schürze blank wienern > nettoyer | clean
stolpern @ action : Schlagloch Wurzel Füße Treppe Clown Schnürsenkel Teppich peinlich Unebenheit Beinchen Bordstein hinfallen straucheln > trébucher | stumble, trip
Pfanne @ thing : Herd Öl Bratkartoffeln Gelenk Steak Omelett wenden Spiegelei Wok Gusseisen Teflon Stiel zischen > poêle | frying pan, pan
Schraubenzieher = Schraubendreher @ thing : Werkzeug Griff Kasten Dübel Schlitz Regal Heimwerker Kreuz Möbel Akku Rechtsgewinde Montage Bit > tournevis | screwdriver
sauer @ quality : Regen Gurke Drops Essig beleidigt Stachelbeeren Milch Rhabarber Zitrone lustig Grimasse Geschmack süß > acide, aigre | sour
Kanu = Kajak @ thing : Fluss Schwimmweste Kanada Slalom Birkenrinde Stromschnelle kentern Spreewald Holz Einbaum Zelttour Wildwasser Paddel > canoë, kayak | canoe, kayak
Ramses = Ramses der Große @ person m africa ancient : Antike Streitwagen Statuen Friedensvertrag Hethiter Mumie Nefertari Bauherr Luxor Ägypten Kadesch Pharao Simbel > Ramsès | Ramesses, Ramses | Ramsés | Ramses, Ramesse
Totes Meer @ place asia : Jordanien Zeitung Schlamm Heilbad schweben Israel Senke Qumran Kristalle Kosmetik Schriftrollen tief Salz > mer Morte, morte | Dead Sea, dead | mar Muerto, muerto | mar Morto, morto
Bettdecke = Decke @ thing : warm Laken Hülle Bezug Federn Monster Frostbeule Daunen aufschütteln Steppnaht Kissen schlummern kuscheln > couette, couverture | duvet, blanket
Straßenbahn = Tram @ thing : Stadt Schienen Klingel Strom Haltestelle Oberleitung Fahrplan Lissabon elektrisch Melbourne Linie quietschen Siemens > tramway, tram | tram, streetcar
Zimt @ food : Gewürz braun Sterne Rinde Milchreis Advent Ceylon Stange Apfelkuchen Schnecke Glühwein Zucker Kardamom > cannelle | cinnamon
Archäologin = Archäologe @ trade : Pinsel Zelt Scherben Knochen Spaten Tempelruine Tutanchamun Indiana Troja Schliemann Lara Museum Ausgrabung > archéologue | archaeologist, archeologist
Karussell @ thing : Musik Jahrmarkt Pferd Kette Feuerwehrauto Rummel Freifahrt Drehorgel Schwindel Lichter Poppins kreisen Kirmes > manège, carrousel | carousel, merry-go-round, roundabout
Avocado @ food : cremig Toast Butter Kern Birne Azteken Sushi Trendfrucht Salatschüssel Zimmerpflanze Veganer Dip Guacamole > avocat | avocado
tauschen @ action : Flohmarkt Sammelkarten Hans Panini Rollen Pausenbrot Kleider Basar Ringe Handel Plätze Fußballbilder umwechseln > échanger, troquer | swap, exchange, trade
Gummibärchen = Gummibär @ food : bunt Tüte süß Gelatine Bonn Kinder weich Naschkatze Haribo Orakel Gottschalk fruchtig Riegel > bonbon gélifié, ourson | gummy bear, gummy
Steinzeit @ idea : Höhle Feuer Mammut Faustkeil Jäger Fell Sammler Speer Lascaux Ötzi Knochenflöte Neandertaler Wilma > âge de pierre, pierre | Stone Age
Sprache @ idea : Wörter Mund Grammatik Vokabeln Babel Deutsch Dialekt Zeichen Ausland Duden Dolmetscher lernen Zunge > langue, langage | language
Pumuckl @ character m europe contemporary : Kobold Leim Streiche München unsichtbar Schabernack Klabauter Tischler Schaukel Reime Werkstatt Kaut Eder > = | = | = | =
Cesária Évora = Évora @ person f africa contemporary 10+ : barfuß Hafenkneipe Grammy Insel Wehmut Atlantik Sodade Mindelo Stimme Diva Sängerin Morna Kapverden > = | = | = | =
Eiffelturm @ place europe : Souvenir Weltausstellung Ingenieur Aussicht nachts funkeln Nieten Gustave Marsfeld Stahlgerüst Eisen Frankreich Paris > tour Eiffel, tour | Eiffel Tower, tower | torre Eiffel, torre | torre Eiffel, torre
Agatha Christie = Christie ~ Kristie @ person f europe contemporary 10+ : Rätsel Gift England Pfarrhaus Orientexpress Krimi Dame Schreibmaschine Mausefalle Nil Autorin Marple Poirot > = | = | = | =
Müller = Müllerin @ trade : Staub Bach Sack Kater Esel wandern Mahlstein Korn Räder Weizen Windkraft klappern Mehl > meunier | miller
Harry Potter = Harry, Potter @ character m europe contemporary : Zauberstab Brille Eule Quidditch Gleis Askaban Narbe Ginny Voldemort Dumbledore Gryffindor Hermine Hogwarts > = | = | = | =
Moor @ nature : feucht Nebel Torf unheimlich Wollgras Ried Frosch Baskerville Irrlicht versinken Gummistiefel Birke Sumpf > marais, tourbière | bog, moor, swamp
Teleskop = Fernrohr @ thing : Nacht Sterne Observatorium Linse Galilei Hubble Planeten Spiegel Astronomie Kuppel Hawaii Webb beobachten > télescope | telescope
Manuela Sáenz = Sáenz @ person f south-america modern 10+ : Uniform Husarin Retterin Komplott Fenstersprung Generälin Quito Paita Unabhängigkeit Gefährtin Ecuador Sonnenorden Bolívar > = | = | = | =
Mitternacht @ idea : zwölf Datum dunkel Glocke Aschenputtel Vollmond Geister Silvester Schlag Snack Spuk Werwolf null > minuit | midnight
Irland @ place europe : Riverdance Schafe Regen Kobold Harfe Auswanderer Geige Pub Kelten Halloween Kleeblatt Patrick Dublin > Irlande | Ireland | Irlanda | Irlanda
`;
