/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_05 = `
Sonnenbrille @ thing : Strand Urlaub Gletscher Etui cool Promi Cabrio Filmdiva Leibwächter Bügel Heino getönt blenden > lunettes de soleil, lunettes, soleil | sunglasses
Barcelona @ place europe : Fußball Olympia Mosaik Messi Flaniermeile Tapas Katalonien Drachentreppe Picasso Spanien Ramblas Gaudí Sagrada > Barcelone | = | = | Barcellona
Glühwürmchen = Leuchtkäfer @ living : Abend winzig Waldrand Juni Operette Laterne Insekt Idyll romantisch Lämpchen blinken flimmern Johannisnacht > luciole, ver luisant | firefly, glow-worm
Robinson Crusoe = Robinson, Crusoe ~ Robinson Kruso @ character m europe modern : einsam Tagebuch Papagei Ziegenfell Fußabdruck Schiffbrüchiger Floß Palisade Gefährte Insel Rettung Defoe Freitag > Robinson Crusoé | = | = | =
Musik @ idea : Schule Konzert Tanz Noten Rhythmus Klang Kopfhörer Ohr Spotify Stadtpfeifer Instrumente Melodie Takt > musique | music
Wassermelone = Melone @ food : Durst Scheibe riesig Kerne Picknick Feta Obststand saftig Fruchtfleisch erfrischend Schnitz Streifen Kürbisgewächs > pastèque | watermelon, melon
Tulpe @ living : Frühling Vase Holland Beet Türkei Strauß Zwiebel Kelch Börsenfieber Amsterdam Keukenhof Blumenmarkt Windmühlen > tulipe | tulip
springen @ action : Brunnen Frosch hoch Seil Pfütze Känguru Flummi Turm Trampolin Weite Heuschrecke Gummitwist hüpfen > sauter | jump, leap
Uluru = Ayers Rock @ place oceania 10+ : heilig rötlich Sandstein Sonnenuntergang Monolith Outback Traumzeit Anangu Ureinwohner riesig Felsen Wüste Australien > = | = | = | =
Unendlichkeit @ idea 10+ : Spiegel Weltall acht Mathematik Kosmos Pi Hilbert Zeichen ewig Zahlen liegend Buzz grenzenlos > infini | infinity
Fantasie = Phantasie @ idea : Kinder Märchen Bastian Dichter Ideen Einhorn Traumwelt kreativ ausdenken Luftschloss erfinden grenzenlos Vorstellung > imagination, fantaisie | imagination, fantasy
Alexander der Große = Alexander @ person m europe ancient : Pferd Knoten Weltreich Perser Eroberer Thronfolger Gordion Aristoteles Babylon Gaugamela Bukephalos Philipp Makedonien > Alexandre le Grand, Alexandre | Alexander the Great | Alejandro Magno, Alejandro | Alessandro Magno, Alessandro
Kapstadt @ place africa : Wind Hafen Pinguine Hoffnung Atlantik Seilbahn Weingüter Waterfront Regenbogennation Muizenberg Südspitze Südafrika Tafelberg > Le Cap, Cap | Cape Town, Cape | Ciudad del Cabo, ciudad, Cabo | Città del Capo, città, Capo
Micky Maus = Micky @ character m north-america contemporary : Amerika Disney Comic Handschuhe Steamboat Pluto Knopfhose Ohren Zeichentrick Goofy Entenhausen Donald Minnie > Mickey Mouse, Mickey | Mickey Mouse, Mickey | Mickey Mouse, Mickey | Topolino
Rätsel @ idea : Kreuz Sphinx Denksport grübeln raten Schwede Zeitschrift Quiz Ödipus knifflig Sudoku knacken lösen > énigme, devinette | riddle, puzzle
Coco Chanel = Chanel @ person f europe contemporary : Paris elegant Duft Hüte Waisenhaus Perlenkette Hosen Nummer Kostüm Flakon fünf schwarze Mode > = | = | = | =
Roller = Tretroller @ thing : Helm Lenker Stadtverkehr Gehweg Vespa Elektro Bremse flitzen Piaggio Trittbrett Bürgersteig klappbar anschubsen > trottinette, scooter | scooter
Mütze @ thing : Wolle Ohren Pudel Matrose Schirm Schiebermodell Skipiste Zwerg Bommel Zipfel Jakobiner Baseball Kopf > bonnet, casquette | cap, hat, beanie
Reis @ food : Körner Hochzeit Feld Asien Beilage klebrig Terrasse Monsun Milch Paella Basmati Stäbchen Risotto > riz | rice
Qualle @ living : Ostsee durchsichtig Badegast Badeverbot Gallert treiben glibberig Tentakel Schirm brennen hirnlos Nessel wabbelig > méduse | jellyfish
Laterne @ thing : Papier Straße Umzug Gans Dämmerung Kerze Novemberabend Windlicht Gasbeleuchtung Mond Sterne Martin Rabimmel > lanterne, réverbère | lantern, lamppost
rudern @ action : Sport Arme Boot rückwärts Kommando Galeere Achter See Takt Steuermann Regatta Skull paddeln > ramer | row
Griechenland @ place europe : Antike Olympia Inseln Oliven Feta Sirtaki Götter Kreta Sokrates Gyros Säulen Drachme Athen > Grèce | Greece | Grecia | Grecia
Oase @ nature : Brunnen Kamel Ruhe Datteln Palmen Siwa Wellness Karawane Nomaden Rastplatz Quelle Fruchtbarkeit Wüste > oasis | oasis
Sternennacht @ work europe modern 10+ : blau Mond Dorf Wirbel Kirchturm Zypresse Saint-Rémy Pinselstriche Leinwand Himmel Gemälde Gogh Vincent > La Nuit étoilée, nuit, étoilée | The Starry Night, starry, night | La noche estrellada, noche, estrellada | Notte stellata, notte, stellata
kitzeln @ action : Nase Gras Feder Bauch Gaumen Zehen Quatsch Kleinkind Fußsohle kribbeln Achseln lachen kichern > chatouiller | tickle
Die unendliche Geschichte = Unendliche Geschichte @ work europe contemporary : Ende Dachboden Nichts Wünsche Antiquariat Elfenbeinturm Uyulála Bastian Auryn Morla Atréju Fuchur Phantásien > L'Histoire sans fin, fin | The Neverending Story, neverending, story | La historia interminable, interminable | La storia infinita, infinita
Erdbeben @ nature : Japan Angst Gefahr Hochhaus Seismograf Kontinentalplatten Risse Einsturz Lissabon Tsunami Stärke wackeln Richter > tremblement de terre, séisme | earthquake
Dusche @ thing : kalt Bad nass morgens Schwimmbad Fliesen singen Vorhang Kabine Strahl Shampoo einseifen Brause > douche | shower
Momo @ character f europe contemporary : Ende Amphitheater Schildkröte zuhören Lockenschopf Beppo Gigi Straßenkehrer Zigarren Hora Stundenblume Zeitdiebe graue > = | = | = | =
Zitrone @ food : gelb Saft Goethe Presse Falter Skorbut Sorbet Amalfi Fischfilet Zesten Limonade Grimasse sauer > citron | lemon
suchen @ action : Brille Ostern Schatz Nadel Schlüssel Google Verirrte Spürhund Hinweis Polizei Heuhaufen verstecken finden > chercher | search, look for, seek
Libelle @ living : Teich Insekt Larve Schilf surren Tümpel Jägerin blaugrün schillern Jungfer Flügelpaare Facettenaugen Hubschrauber > libellule | dragonfly
Butter @ food : Frühstück Alm Fass Sahne Berg Fett schmieren Streusel Kerrygold ranzig Brezel Flöckchen Margarine > beurre | butter
Till Eulenspiegel = Eulenspiegel @ character m europe medieval : Streiche Schuhe Gaukler Seiltanz Braunschweig Volksbuch Meerkatzen Schalk Sprichwörter wörtlich Schellen Mölln Narrenkappe > Till l'Espiègle, l'Espiègle | Till Owlglass, Owlglass | = | =
Wal @ living : Ozean riesig Gesang Kalb Tran Jona Plankton Pinocchio Säugetier Harpune Barten Fontäne Ahab > baleine | whale
Königin Nzinga = Nzinga, Njinga @ person f africa modern 10+ : Taufe Sitzkissen Dienerin Diplomatie Verhandlung Kriegerin Gouverneur Portugal Ndongo Widerstand Matamba Luanda Angola > reine Nzinga, reine | Queen Nzinga, queen | reina Nzinga, reina | regina Nzinga, regina
Sofa = Couch @ thing : Wohnzimmer Kissen Loriot bequem Polster Freud Fernseher Leder Dreisitzer Faulenzer Möbelhaus lümmeln Sessel > canapé, divan | couch, sofa, settee
Fallschirm @ thing : Seide Wind Mut Kuppel Rucksack landen Agent Adrenalin Pusteblume Luftwaffe Tandem Absprung Reißleine > parachute | parachute
Senf @ food : scharf Klecks Tube Bautzen Händlmaier Dijon Würstchen süß Saatkörner Gurken Weißwurst dazugeben Mostrich > moutarde | mustard
Anwältin = Anwalt, Rechtsanwältin, Rechtsanwalt @ trade : Robe Kanzlei Mandant Akte Paragrafen Plädoyer verteidigen Einspruch Honorar Prozess Kläger Jura Gericht > avocat, avocate | lawyer
Saladin @ person m asia medieval 10+ : Kairo Löwenherz Großmut Ritterlichkeit Zitadelle Kurde Nathan Eroberung Damaskus Sultan Kreuzritter Jerusalem Hattin > = | = | Saladino | Saladino
Couscous ~ Kuskus @ food : Salat Rosinen Gemüse Marokko Minze Grieß Siebtopf Nordafrika Kichererbsen Weizen Bulgur Tunesien Tajine > couscous | couscous
Sophie Scholl = Scholl @ person f europe contemporary 10+ : Geschwister Mut Ulm München Hans Gewissen Studentin Lichthof Widerstand Universität Flugblatt weiße Rose > = | = | = | =
Martin Luther King = King @ person m north-america contemporary : Marsch gewaltlos Prediger Baptist Redner Memphis Feiertag Atlanta Friedensnobelpreis Washington Bürgerrechte Montgomery Traum > = | = | = | =
Lineal @ thing : Büro Geometrie dreißig gerade Plastik Kante Geodreieck messen Unterstreichen Millimeter Etui Zentimeter Strich > règle | ruler
Eimer @ thing : Brunnen Henkel Farbe Melken Feuerwehrkette Putzlappen Müll Schippe Wischmopp Blech Sandburg voll Kübel > seau | bucket, pail
Mein Nachbar Totoro = Totoro @ work asia contemporary : Regen Umzug Blatt Schwestern Kampferbaum Bushaltestelle Eicheln Waldgeist Katzenbus Anime Satsuki Ghibli Miyazaki > Mon voisin Totoro, voisin | My Neighbour Totoro, neighbour | Mi vecino Totoro, vecino | Il mio vicino Totoro, vicino
Chile @ place south-america : Pazifik Wein Pinguine lang Kupfer schmal Lachsfarmen Araukarie Sternwarten Neruda Valparaíso Feuerland Santiago > Chili | = | = | Cile
Gerechtigkeit @ idea : Waage Augenbinde Gesetz Justitia Strafe Kuchenstücke fair Salomo Göttin Gericht Gleichheit Solidarität Urteil > justice | justice, fairness
geduldig @ quality : Papier Schafe Engel Lamm Angler Bastler Krankenpfleger Hiob Stau ausharren gelassen warten ungestüm > patient | patient
Bibliothekarin = Bibliothekar @ trade : Regal Ruhe ausleihen Leihfrist Mahnung Katalog Signatur Stempel Lesesaal Alexandria flüstern Rückgabe Bücher > bibliothécaire | librarian
Tokio @ place asia : Olympia Erdbeben Edo Gedränge Millionen Neonlicht Kaiserpalast Fischmarkt Hachiko Shibuya Godzilla Hauptstadt Japan > Tokyo | Tokyo | = | Tokyo
angeln @ action : Geduld See Haken Tür früh Wurm Rute Schnur Köder Forelle Teich anbeißen Petri > pêcher | fish
verliebt @ quality : Herz Ohren Paar Brief Valentin Schmetterlinge rosarot Händchen Wolke romantisch erröten schwärmen turteln > amoureux | in love
Himalaya @ place asia : Schnee Kloster Mönche Yak Bergsteiger Yeti Gebetsmühle Sherpa Ladakh Indien Tibet Nepal Annapurna > = | = | = | =
Ameise @ living : winzig stark Straße fleißig Picknick Kolonie Waldboden krabbeln Königin Grille Säure Arbeiterin Haufen > fourmi | ant
Hatschepsut @ person f africa ancient 10+ : Obelisk Regentschaft Handelsreise Zeremonienbart Weihrauch Karnak Totentempel Terrassentempel Punt Thutmosis Ägypten Herrscherin Pharao > Hatchepsout | Hatshepsut | Hatshepsut | Hatshepsut
Vergangenheit @ idea : Museum Fotoalbum Großeltern Präteritum gestern Geschichte Archäologie Nostalgie früher Denkmal Chronik damals Zeitreise > passé | past
Eleonore von Aquitanien = Eleonore @ person f europe medieval 10+ : Kreuzzug Löwenherz Minnesang Herzogtum Poitiers Gemahlin Troubadoure zwei Kronen Fontevraud Plantagenet Frankreich England > Aliénor d'Aquitaine, Aliénor | Eleanor of Aquitaine, Eleanor | Leonor de Aquitania, Leonor | Eleonora d'Aquitania, Eleonora
Suppe @ food : heiß Teller Vorspeise Petersilie Brühe Haar auslöffeln Buchstaben Kaspar versalzen Topf Nudeln Terrine > soupe | soup
Baron Münchhausen = Münchhausen, Lügenbaron @ character m europe modern : Perücke Kirchturm Sumpf Schopf Husar Pferdehälfte Jägerlatein Hirsch Bodenwerder Erzähler Übertreibung flunkern Kanonenkugel > baron de Münchhausen | Baron Munchausen, Munchausen | barón de Munchausen, Munchausen | barone di Münchhausen
Der Schrei @ work europe modern 10+ : Angst Brücke Gemälde Wangen Fjord Abendhimmel Museumsdieb Verzerrung Expressionismus Oslo Mund Norweger Munch > Le Cri, cri | The Scream, scream | El grito, grito | L'urlo, urlo
Waffel @ food : Herz Sahne knusprig Belgien Kirschen Schulfest Adventsbasar Rezept Rührteig Puderzucker Hörnchen Lüttich Eisen > gaufre | waffle
Mars @ nature : Weltraum Sonde Kriegsgott Schokoriegel rostig Vulkanberg Rover Phobos Männchen Perseverance rote Erde Planet > Mars | Mars
Schmied = Schmiedin @ trade : heiß Glück stark Hufeisen Glut Zange Funken Wieland Hephaistos Hammer Esse Blasebalg Amboss > forgeron | blacksmith, smith
Thailand @ place asia : Strand Lächeln Elefanten Boxen Orchideen Königreich Kokosmilch Tempel Siam Mönche Tuktuk Phuket Bangkok > Thaïlande | = | Tailandia | Thailandia
Tetris @ work europe contemporary : Geduld bunt drehen Moskau Ohrwurm Puzzle Computerspiel Gameboy Reihe Lücken fallen stapeln Klötze > = | = | = | =
Topf @ thing : Herd Nudeln Regenbogen Brei Griffe Pflanzen süßer Kelle Edelstahl überkochen Suppe schlagen Deckel > casserole, pot | pot, saucepan
Pocahontas @ person f north-america modern : Disney Mais Virginia Kanu Rolfe Waschbär Siedler Vermittlerin Jamestown Farbenspiel England Powhatan Smith > = | = | = | =
eitel @ quality : Kaiser Spiegel Pfau Kleider Schminke Gockel Dandy Narziss Friseur Schönling Stiefmutter Sonnenschein stolz > vaniteux, coquet | vain
Flugzeug = Flieger @ thing : Papier Urlaub Wolken Koffer Wright Kondensstreifen Tragflächen Stewardess Jumbo Lilienthal Turbine Landebahn Pilot > avion | plane, aeroplane, airplane
Violeta Parra = Parra @ person f south-america contemporary 10+ : sammeln Gitarre Louvre Volksmusik Dank Wandteppiche Töpferei Zelt Folklore Santiago Liedermacherin Gracias Chile > = | = | = | =
Erich Kästner = Kästner @ person m europe contemporary : Kinderbuch Zwillinge Gedichte Humor Klassenzimmer Dresden Konferenz Bücherverbrennung Pünktchen Anton Lottchen Detektive Emil > = | = | = | =
Titicacasee @ place south-america 10+ : hoch Ufer Lama Schilf Boote Fischer schwimmend Sonneninsel Inka Binsen Anden Uros Bolivien > lac Titicaca, lac | Lake Titicaca, lake | lago Titicaca, lago | lago Titicaca, lago
Koala = Koalabär @ living : flauschig Australien Beutel verschlafen Astgabel Knopfnase Buschfeuer knuddelig Schlafmütze Queensland klammern Blätter Eukalyptus > koala | koala
Mexiko @ place north-america : Chili Maya Mais Totenköpfe Kakteen Sombrero Mariachi Piñata Azteken Frida Guacamole Acapulco Tortilla > Mexique | Mexico | México | Messico
Förster = Försterin @ trade : Hut Dackel Hochsitz Falkenau Lodenjacke Borkenkäfer Revier Rehkitz Baumbestand Wildfütterung Jäger Holzschlag Wald > garde forestier, forestier | forester, ranger
Strand @ nature : Sand Korb Burg Badehose Wellen Handtuch Volleyball Promenade Treibgut Bikini Rimini Muscheln Copacabana > plage | beach
Tiger @ living : Zirkus Dschungel Pelz Tank Bengalen Großkatze Janosch Sibirien Raubkatze fauchen Hobbes Ente Streifen > tigre | tiger
stur @ quality : Esel Trotz Kleinkind Maultier Ziege Ochse Nein nachgeben Starrsinn Suppenkaspar bockig eigensinnig dickköpfig > têtu, entêté, obstiné | stubborn
Rio de Janeiro = Rio @ place south-america : Strand Fußball Umzug Januar Seilbahn Bucht Maracanã Samba Karneval Ipanema Christusstatue Zuckerhut Copacabana > = | = | Río de Janeiro, Río | =
vergessen @ action : Kopf Elefant Geburtstag Termin Passwort Hausaufgaben Turnbeutel Herd Knoten Dory entfallen verschwitzen erinnern > oublier | forget
Hubschrauber = Helikopter @ thing : Luft landen Knattern Rettung Polizei Propeller Sikorsky Leonardo Skizze Rundflug Eltern Bergwacht Rotor > hélicoptère | helicopter
Erinnerung @ idea : Elefant Tagebuch Kindheit Denkmal Foto Album Proust Notizzettel Knoten Déjà-vu Madeleine Hirn vergessen > souvenir, mémoire | memory, reminder
Anker @ thing : Hafen Kette Eisen schwer Matrose Popeye Tattoo Hoffnung Grund auswerfen lichten Winde Schiff > ancre | anchor
Ozean @ nature : blau tief Salz Wal Schiffe Kontinente Weltkarte Vaiana Pazifik Welle riesig Kreuzfahrt stiller > océan | ocean
Schlange @ living : warten giftig Apotheke Supermarkt beinlos Paradies züngeln Brille Kobra zischen Häutung beschwören Kaa > serpent | snake, queue
Ziege @ living : Milch klettern Käse Hörner stur Angora Kinnbart Heidi Euter Bock meckern sieben Zicklein > chèvre | goat
Petra @ place asia 10+ : rosa Säulen Schlucht Karawanen Kamele Felswand Schatzhaus Sandstein Indiana Weltwunder Nabatäer Felsenstadt Jordanien > = | = | = | =
Nilpferd = Flusspferd, Hippo @ living : rosa Ufer gähnen Schlamm Lippen Maul Überraschungsei Uganda Sonnenschutz Badegast Tauchgang Hauer Dickhäuter > hippopotame | hippopotamus, hippo
Kamin @ thing : Rauch Wohnzimmer gemütlich Asche Nikolaus Sims Winterabend Glut Ruß Schürhaken lodern Scheite knistern > cheminée | fireplace, chimney
Briefträgerin = Briefträger, Postbote, Postbotin @ trade : Hund täglich Klingel Tour Fahrrad Landpost Rechnungen Uniformjacke Adresse Pakete Umschlag Einschreiben Zustellung > facteur, factrice | postman, postwoman, mail carrier, mailman
klebrig @ quality : Honig Finger Sirup Harz Bonbon Kaugummi Fliegenfalle Tapete Pattex Karamell Spinnennetz Zuckerwatte haften > collant, poisseux | sticky
Moctezuma = Montezuma @ person m north-america modern 10+ : Gold Kakao Pyramide Kopfschmuck Federkrone Tempelstadt Obsidian Adler Herrscher Tenochtitlan Cortés Mexiko Azteken > = | Montezuma, Moctezuma | = | Montezuma
Lawine @ nature : Alpen Gefahr Skifahrer verschüttet Bernhardiner Airbag Dominoeffekt Brett Sonde Tal Warnung Hang Schnee > avalanche | avalanche
schnarchen @ action : nachts Bett Holzfäller Opa Zeltplatz Nasenpflaster Atempause Ehekrach Gaumen Ohrstöpsel Hotelzimmer Rückenlage sägen > ronfler | snore
Pyjama = Schlafanzug ~ Pidschama @ thing : Streifen Bett bequem Krankenhaus Knöpfe Party Übernachtung Hotel Wochenende Nachthemd Flanell Morgenmantel umziehen > pyjama | pyjamas, pajamas
Kreide @ thing : Wolf Staub Rügen Kalk bleich Klippen Dover Hüpfspiel Geißlein Straßenmalerei Schwamm quietschen Tafel > craie | chalk
U-Boot = Unterseeboot @ thing : gelb Meer tief Matrosen Torpedo Nautilus Marine Echolot Luke Beatles Nemo Periskop tauchen > sous-marin | submarine
`;
