/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_05 = `
Sonnenbrille @ thing : Strand cool Urlaub Etui Promi Gletscher Cabrio Filmdiva Leibwächter Bügel Heino getönt blenden > lunettes de soleil, lunettes, soleil | sunglasses
Barcelona @ place europe : Flaniermeile Tapas Fußball Katalonien Olympia Messi Mosaik Drachentreppe Picasso Spanien Ramblas Gaudí Sagrada > Barcelone | = | = | Barcellona
Glühwürmchen = Leuchtkäfer @ living : Juni Abend winzig Operette Laterne Insekt Waldrand Idyll romantisch Lämpchen blinken flimmern Johannisnacht > luciole, ver luisant | firefly, glow-worm
Robinson Crusoe = Robinson, Crusoe ~ Robinson Kruso @ character m europe modern : einsam Tagebuch Ziegenfell Papagei Fußabdruck Schiffbrüchiger Floß Palisade Gefährte Insel Rettung Defoe Freitag > Robinson Crusoé | = | = | =
Musik @ idea : Schule Klang Tanz Noten Konzert Rhythmus Kopfhörer Ohr Spotify Stadtpfeifer Instrumente Melodie Takt > musique | music
Wassermelone = Melone @ food : Durst Kerne Feta Scheibe riesig Picknick Obststand saftig Fruchtfleisch erfrischend Schnitz Streifen Kürbisgewächs > pastèque | watermelon, melon
Tulpe @ living : Frühling Vase Beet Zwiebel Holland Türkei Strauß Kelch Börsenfieber Amsterdam Keukenhof Blumenmarkt Windmühlen > tulipe | tulip
springen @ action : Seil Känguru Brunnen Frosch Pfütze Flummi hoch Turm Trampolin Weite Heuschrecke Gummitwist hüpfen > sauter | jump, leap
Uluru = Ayers Rock @ place oceania 10+ : heilig Sandstein rötlich Monolith Outback Traumzeit Sonnenuntergang Anangu Ureinwohner riesig Felsen Wüste Australien > = | = | = | =
Unendlichkeit @ idea 10+ : Spiegel Kosmos Pi Weltall acht Mathematik Hilbert Zeichen ewig Zahlen liegend Buzz grenzenlos > infini | infinity
Fantasie = Phantasie @ idea : Kinder Einhorn Märchen Ideen Traumwelt Bastian Dichter kreativ ausdenken Luftschloss erfinden grenzenlos Vorstellung > imagination, fantaisie | imagination, fantasy
Alexander der Große = Alexander @ person m europe ancient : Weltreich Knoten Pferd Thronfolger Perser Eroberer Gordion Aristoteles Babylon Gaugamela Bukephalos Philipp Makedonien > Alexandre le Grand, Alexandre | Alexander the Great | Alejandro Magno, Alejandro | Alessandro Magno, Alessandro
Kapstadt @ place africa : Hafen Wind Pinguine Hoffnung Seilbahn Weingüter Atlantik Waterfront Regenbogennation Muizenberg Südspitze Südafrika Tafelberg > Le Cap, Cap | Cape Town, Cape | Ciudad del Cabo, ciudad, Cabo | Città del Capo, città, Capo
Micky Maus = Micky @ character m north-america contemporary : Amerika Handschuhe Comic Steamboat Pluto Disney Knopfhose Ohren Zeichentrick Goofy Entenhausen Donald Minnie > Mickey Mouse, Mickey | Mickey Mouse, Mickey | Mickey Mouse, Mickey | Topolino
Rätsel @ idea : Kreuz Denksport Sphinx grübeln raten Schwede Zeitschrift Quiz Ödipus knifflig Sudoku knacken lösen > énigme, devinette | riddle, puzzle
Coco Chanel = Chanel @ person f europe contemporary : Waisenhaus elegant Hüte Perlenkette Hosen Duft Paris Nummer Kostüm Flakon fünf schwarze Mode > = | = | = | =
Roller = Tretroller @ thing : Stadtverkehr Gehweg Vespa Elektro Lenker Helm Bremse flitzen Piaggio Trittbrett Bürgersteig klappbar anschubsen > trottinette, scooter | scooter
Mütze @ thing : Wolle Ohren Matrose Pudel Schirm Schiebermodell Skipiste Zwerg Bommel Zipfel Jakobiner Baseball Kopf > bonnet, casquette | cap, hat, beanie
Reis @ food : Asien Körner Feld Beilage klebrig Hochzeit Terrasse Monsun Milch Paella Basmati Stäbchen Risotto > riz | rice
Qualle @ living : Badeverbot durchsichtig Gallert Badegast treiben Ostsee glibberig Tentakel Schirm brennen hirnlos Nessel wabbelig > méduse | jellyfish
Laterne @ thing : Straße Dämmerung Papier Umzug Kerze Gans Novemberabend Windlicht Gasbeleuchtung Mond Sterne Martin Rabimmel > lanterne, réverbère | lantern, lamppost
rudern @ action : Boot Arme Galeere Achter rückwärts Sport Kommando See Takt Steuermann Regatta Skull paddeln > ramer | row
Griechenland @ place europe : Inseln Oliven Feta Sirtaki Götter Antike Olympia Kreta Sokrates Gyros Säulen Drachme Athen > Grèce | Greece | Grecia | Grecia
Oase @ nature : Ruhe Palmen Brunnen Kamel Datteln Siwa Wellness Karawane Nomaden Rastplatz Quelle Fruchtbarkeit Wüste > oasis | oasis
Sternennacht @ work europe modern 10+ : Dorf Wirbel Zypresse Mond Kirchturm blau Saint-Rémy Pinselstriche Leinwand Himmel Gemälde Gogh Vincent > La Nuit étoilée, nuit, étoilée | The Starry Night, starry, night | La noche estrellada, noche, estrellada | Notte stellata, notte, stellata
kitzeln @ action : Gras Feder Bauch Zehen Quatsch Nase Gaumen Kleinkind Fußsohle kribbeln Achseln lachen kichern > chatouiller | tickle
Die unendliche Geschichte = Unendliche Geschichte @ work europe contemporary : Antiquariat Dachboden Wünsche Nichts Elfenbeinturm Uyulála Ende Bastian Auryn Morla Atréju Fuchur Phantásien > L'Histoire sans fin, fin | The Neverending Story, neverending, story | La historia interminable, interminable | La storia infinita, infinita
Erdbeben @ nature : Gefahr Japan Hochhaus Seismograf Kontinentalplatten Angst Risse Einsturz Lissabon Tsunami Stärke wackeln Richter > tremblement de terre, séisme | earthquake
Dusche @ thing : nass Bad kalt morgens Schwimmbad Fliesen singen Vorhang Kabine Strahl Shampoo einseifen Brause > douche | shower
Momo @ character f europe contemporary : Ende zuhören Amphitheater Lockenschopf Beppo Gigi Schildkröte Straßenkehrer Zigarren Hora Stundenblume Zeitdiebe graue > = | = | = | =
Zitrone @ food : Saft Presse gelb Goethe Skorbut Falter Sorbet Amalfi Fischfilet Zesten Limonade Grimasse sauer > citron | lemon
suchen @ action : Ostern Schatz Brille Schlüssel Nadel Google Verirrte Spürhund Hinweis Polizei Heuhaufen verstecken finden > chercher | search, look for, seek
Libelle @ living : Teich Insekt Larve Schilf Jägerin surren Tümpel blaugrün schillern Jungfer Flügelpaare Facettenaugen Hubschrauber > libellule | dragonfly
Butter @ food : Frühstück Fett Fass Sahne Berg Alm schmieren Streusel Kerrygold ranzig Brezel Flöckchen Margarine > beurre | butter
Till Eulenspiegel = Eulenspiegel @ character m europe medieval : Gaukler Seiltanz Braunschweig Streiche Schuhe Volksbuch Meerkatzen Schalk Sprichwörter wörtlich Schellen Mölln Narrenkappe > Till l'Espiègle, l'Espiègle | Till Owlglass, Owlglass | = | =
Wal @ living : riesig Gesang Tran Ozean Jona Kalb Plankton Pinocchio Säugetier Harpune Barten Fontäne Ahab > baleine | whale
Königin Nzinga = Nzinga, Njinga @ person f africa modern 10+ : Sitzkissen Dienerin Diplomatie Verhandlung Kriegerin Gouverneur Taufe Portugal Ndongo Widerstand Matamba Luanda Angola > reine Nzinga, reine | Queen Nzinga, queen | reina Nzinga, reina | regina Nzinga, regina
Sofa = Couch @ thing : bequem Wohnzimmer Fernseher Kissen Loriot Polster Freud Leder Dreisitzer Faulenzer Möbelhaus lümmeln Sessel > canapé, divan | couch, sofa, settee
Fallschirm @ thing : Mut Seide Wind Rucksack Kuppel Agent landen Adrenalin Pusteblume Luftwaffe Tandem Absprung Reißleine > parachute | parachute
Senf @ food : scharf Klecks Tube Bautzen Händlmaier Dijon Würstchen süß Saatkörner Gurken Weißwurst dazugeben Mostrich > moutarde | mustard
Anwältin = Anwalt, Rechtsanwältin, Rechtsanwalt @ trade : Kanzlei Mandant Akte Robe Paragrafen Plädoyer verteidigen Einspruch Honorar Prozess Kläger Jura Gericht > avocat, avocate | lawyer
Saladin @ person m asia medieval 10+ : Großmut Ritterlichkeit Zitadelle Kairo Kurde Löwenherz Nathan Eroberung Damaskus Sultan Kreuzritter Jerusalem Hattin > = | = | Saladino | Saladino
Couscous ~ Kuskus @ food : Salat Grieß Marokko Siebtopf Gemüse Rosinen Minze Nordafrika Kichererbsen Weizen Bulgur Tunesien Tajine > couscous | couscous
Sophie Scholl = Scholl @ person f europe contemporary 10+ : Gewissen Studentin Ulm Geschwister Mut München Hans Lichthof Widerstand Universität Flugblatt weiße Rose > = | = | = | =
Martin Luther King = King @ person m north-america contemporary : Prediger Baptist Redner Marsch Memphis Feiertag gewaltlos Atlanta Friedensnobelpreis Washington Bürgerrechte Montgomery Traum > = | = | = | =
Lineal @ thing : Büro gerade Plastik Geometrie dreißig Kante Geodreieck messen Unterstreichen Millimeter Etui Zentimeter Strich > règle | ruler
Eimer @ thing : Henkel Feuerwehrkette Putzlappen Müll Brunnen Farbe Melken Schippe Wischmopp Blech Sandburg voll Kübel > seau | bucket, pail
Mein Nachbar Totoro = Totoro @ work asia contemporary : Schwestern Umzug Regen Kampferbaum Bushaltestelle Eicheln Blatt Waldgeist Katzenbus Anime Satsuki Ghibli Miyazaki > Mon voisin Totoro, voisin | My Neighbour Totoro, neighbour | Mi vecino Totoro, vecino | Il mio vicino Totoro, vicino
Chile @ place south-america : schmal lang Wein Kupfer Pinguine Pazifik Lachsfarmen Araukarie Sternwarten Neruda Valparaíso Feuerland Santiago > Chili | = | = | Cile
Gerechtigkeit @ idea : Waage Kuchenstücke Augenbinde Gesetz Justitia Strafe fair Salomo Göttin Gericht Gleichheit Solidarität Urteil > justice | justice, fairness
geduldig @ quality : Papier Engel Lamm Angler Bastler Schafe Krankenpfleger Hiob Stau ausharren gelassen warten ungestüm > patient | patient
Bibliothekarin = Bibliothekar @ trade : Ruhe Regal ausleihen Leihfrist Mahnung Katalog Signatur Stempel Lesesaal Alexandria flüstern Rückgabe Bücher > bibliothécaire | librarian
Tokio @ place asia : Millionen Neonlicht Gedränge Erdbeben Kaiserpalast Olympia Edo Fischmarkt Hachiko Shibuya Godzilla Hauptstadt Japan > Tokyo | Tokyo | = | Tokyo
angeln @ action : See Rute Geduld früh Haken Wurm Tür Schnur Köder Forelle Teich anbeißen Petri > pêcher | fish
verliebt @ quality : Herz Schmetterlinge Brief rosarot Ohren Paar Valentin Händchen Wolke romantisch erröten schwärmen turteln > amoureux | in love
Himalaya @ place asia : Schnee Yak Kloster Bergsteiger Mönche Yeti Gebetsmühle Sherpa Ladakh Indien Tibet Nepal Annapurna > = | = | = | =
Ameise @ living : winzig stark fleißig Picknick Kolonie Waldboden Straße krabbeln Königin Grille Säure Arbeiterin Haufen > fourmi | ant
Hatschepsut @ person f africa ancient 10+ : Regentschaft Obelisk Handelsreise Zeremonienbart Weihrauch Karnak Totentempel Terrassentempel Punt Thutmosis Ägypten Herrscherin Pharao > Hatchepsout | Hatshepsut | Hatshepsut | Hatshepsut
Vergangenheit @ idea : Fotoalbum Museum Großeltern Präteritum gestern Geschichte Archäologie Nostalgie früher Denkmal Chronik damals Zeitreise > passé | past
Eleonore von Aquitanien = Eleonore @ person f europe medieval 10+ : Minnesang Herzogtum Poitiers Kreuzzug Gemahlin Troubadoure Löwenherz zwei Kronen Fontevraud Plantagenet Frankreich England > Aliénor d'Aquitaine, Aliénor | Eleanor of Aquitaine, Eleanor | Leonor de Aquitania, Leonor | Eleonora d'Aquitania, Eleonora
Suppe @ food : Petersilie heiß Vorspeise Brühe Teller Haar auslöffeln Buchstaben Kaspar versalzen Topf Nudeln Terrine > soupe | soup
Baron Münchhausen = Münchhausen, Lügenbaron @ character m europe modern : Perücke Husar Pferdehälfte Schopf Kirchturm Sumpf Jägerlatein Hirsch Bodenwerder Erzähler Übertreibung flunkern Kanonenkugel > baron de Münchhausen | Baron Munchausen, Munchausen | barón de Munchausen, Munchausen | barone di Münchhausen
Der Schrei @ work europe modern 10+ : Angst Abendhimmel Museumsdieb Brücke Wangen Gemälde Fjord Verzerrung Expressionismus Oslo Mund Norweger Munch > Le Cri, cri | The Scream, scream | El grito, grito | L'urlo, urlo
Waffel @ food : Herz Sahne Kirschen Schulfest Adventsbasar knusprig Belgien Rezept Rührteig Puderzucker Hörnchen Lüttich Eisen > gaufre | waffle
Mars @ nature : Kriegsgott Schokoriegel Weltraum rostig Sonde Vulkanberg Rover Phobos Männchen Perseverance rote Erde Planet > Mars | Mars
Schmied = Schmiedin @ trade : stark heiß Glück Glut Zange Funken Hufeisen Wieland Hephaistos Hammer Esse Blasebalg Amboss > forgeron | blacksmith, smith
Thailand @ place asia : Strand Massage Orchideen Königreich Lächeln Kokosmilch Elefanten Tempel Siam Mönche Tuktuk Phuket Bangkok > Thaïlande | = | Tailandia | Thailandia
Tetris @ work europe contemporary : Geduld bunt Moskau Ohrwurm Computerspiel Puzzle drehen Gameboy Reihe Lücken fallen stapeln Klötze > = | = | = | =
Topf @ thing : Herd Griffe Regenbogen Pflanzen Nudeln süßer Brei Kelle Edelstahl überkochen Suppe schlagen Deckel > casserole, pot | pot, saucepan
Pocahontas @ person f north-america modern : Kanu Häuptlingstochter Virginia Disney Waschbär Siedler Mais Vermittlerin Jamestown Farbenspiel England Powhatan Smith > = | = | = | =
eitel @ quality : Spiegel Pfau Schminke Kleider Kaiser Gockel Dandy Narziss Friseur Schönling Stiefmutter Sonnenschein stolz > vaniteux, coquet | vain
Flugzeug = Flieger @ thing : Wolken Urlaub Wright Kondensstreifen Papier Koffer Tragflächen Stewardess Jumbo Lilienthal Turbine Landebahn Pilot > avion | plane, aeroplane, airplane
Violeta Parra = Parra @ person f south-america contemporary 10+ : Wandteppiche Volksmusik Dank Töpferei Gitarre Louvre sammeln Zelt Folklore Santiago Liedermacherin Gracias Chile > = | = | = | =
Erich Kästner = Kästner @ person m europe contemporary : Gedichte Dresden Humor Kinderbuch Konferenz Zwillinge Klassenzimmer Bücherverbrennung Pünktchen Anton Lottchen Detektive Emil > = | = | = | =
Titicacasee @ place south-america 10+ : hoch Schilf Boote Fischer schwimmend Lama Ufer Sonneninsel Inka Binsen Anden Uros Bolivien > lac Titicaca, lac | Lake Titicaca, lake | lago Titicaca, lago | lago Titicaca, lago
Koala = Koalabär @ living : verschlafen flauschig Astgabel Knopfnase Beutel Buschfeuer Australien knuddelig Schlafmütze Queensland klammern Blätter Eukalyptus > koala | koala
Mexiko @ place north-america : Totenköpfe Kakteen Sombrero Chili Maya Mais Mariachi Piñata Azteken Frida Guacamole Acapulco Tortilla > Mexique | Mexico | México | Messico
Förster = Försterin @ trade : Hut Dackel Hochsitz Falkenau Lodenjacke Borkenkäfer Revier Rehkitz Baumbestand Wildfütterung Jäger Holzschlag Wald > garde forestier, forestier | forester, ranger
Strand @ nature : Sand Wellen Korb Burg Volleyball Handtuch Badehose Promenade Treibgut Bikini Rimini Muscheln Copacabana > plage | beach
Tiger @ living : Dschungel Großkatze Tank Pelz Bengalen Janosch Zirkus Sibirien Raubkatze fauchen Hobbes Ente Streifen > tigre | tiger
stur @ quality : Esel Ochse Trotz Kleinkind Maultier Nein Ziege nachgeben Starrsinn Suppenkaspar bockig eigensinnig dickköpfig > têtu, entêté, obstiné | stubborn
Rio de Janeiro = Rio @ place south-america : Januar Strand Seilbahn Umzug Fußball Bucht Maracanã Samba Karneval Ipanema Christusstatue Zuckerhut Copacabana > = | = | Río de Janeiro, Río | =
vergessen @ action : Elefant Geburtstag Kopf Termin Passwort Hausaufgaben Turnbeutel Herd Knoten Dory entfallen verschwitzen erinnern > oublier | forget
Hubschrauber = Helikopter @ thing : Luft Knattern Propeller Sikorsky Rettung Polizei landen Leonardo Skizze Rundflug Eltern Bergwacht Rotor > hélicoptère | helicopter
Erinnerung @ idea : Foto Kindheit Album Denkmal Tagebuch Elefant Proust Notizzettel Knoten Déjà-vu Madeleine Hirn vergessen > souvenir, mémoire | memory, reminder
Anker @ thing : schwer Kette Hafen Matrose Tattoo Eisen Popeye Hoffnung Grund auswerfen lichten Winde Schiff > ancre | anchor
Ozean @ nature : tief blau Wal Weltkarte Salz Schiffe Kontinente Vaiana Pazifik Welle riesig Kreuzfahrt stiller > océan | ocean
Schlange @ living : giftig beinlos Paradies Supermarkt züngeln Apotheke warten Brille Kobra zischen Häutung beschwören Kaa > serpent | snake, queue
Ziege @ living : Milch Hörner stur klettern Käse Angora Kinnbart Heidi Euter Bock meckern sieben Zicklein > chèvre | goat
Petra @ place asia 10+ : rosa Kamele Karawanen Felswand Säulen Schlucht Schatzhaus Sandstein Indiana Weltwunder Nabatäer Felsenstadt Jordanien > = | = | = | =
Nilpferd = Flusspferd, Hippo @ living : Schlamm Ufer Maul gähnen Lippen rosa Überraschungsei Uganda Sonnenschutz Badegast Tauchgang Hauer Dickhäuter > hippopotame | hippopotamus, hippo
Kamin @ thing : gemütlich Rauch Sims Asche Winterabend Wohnzimmer Nikolaus Glut Ruß Schürhaken lodern Scheite knistern > cheminée | fireplace, chimney
Briefträgerin = Briefträger, Postbote, Postbotin @ trade : täglich Hund Fahrrad Tour Klingel Landpost Rechnungen Uniformjacke Adresse Pakete Umschlag Einschreiben Zustellung > facteur, factrice | postman, postwoman, mail carrier, mailman
klebrig @ quality : Honig Finger Bonbon Kaugummi Harz Sirup Fliegenfalle Tapete Pattex Karamell Spinnennetz Zuckerwatte haften > collant, poisseux | sticky
Moctezuma = Montezuma @ person m north-america modern 10+ : Kopfschmuck Federkrone Kakao Tempelstadt Gold Pyramide Obsidian Adler Herrscher Tenochtitlan Cortés Mexiko Azteken > = | Montezuma, Moctezuma | = | Montezuma
Lawine @ nature : Alpen Gefahr Bernhardiner Airbag Skifahrer verschüttet Dominoeffekt Brett Sonde Tal Warnung Hang Schnee > avalanche | avalanche
schnarchen @ action : nachts Zeltplatz Opa Holzfäller Nasenpflaster Bett Atempause Ehekrach Gaumen Ohrstöpsel Hotelzimmer Rückenlage sägen > ronfler | snore
Pyjama = Schlafanzug ~ Pidschama @ thing : Bett bequem Party Streifen Krankenhaus Knöpfe Übernachtung Hotel Wochenende Nachthemd Flanell Morgenmantel umziehen > pyjama | pyjamas, pajamas
Kreide @ thing : Staub Kalk bleich Wolf Rügen Klippen Dover Hüpfspiel Geißlein Straßenmalerei Schwamm quietschen Tafel > craie | chalk
U-Boot = Unterseeboot @ thing : Meer gelb tief Torpedo Matrosen Nautilus Marine Echolot Luke Beatles Nemo Periskop tauchen > sous-marin | submarine
`;
