/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_02 = `
Rumpelstilzchen @ character m europe modern : Zwerg Königin Wut Feuer Rätsel Kammer Spinnrad Gold Stroh Müllerstochter heute niemand Name > Nain Tracassin, Tracassin, Outroupistache | Rumpelstiltskin | Rumpelstiltskin, Enano Saltarín | Tremotino
Schach @ idea : Spiel Uhr Persien Denken Turnier Läufer Bauern schwarzweiß Kasparow Rochade Dame Springer matt > échecs | chess
Astronaut = Astronautin, Kosmonaut, Raumfahrer @ trade : Training Helm Schwerelosigkeit Handschuhe Rakete Heldentat Gagarin Kapsel Station Houston Gerst Weltall Mond > astronaute, cosmonaute | astronaut, cosmonaut
New York @ place north-america : Taxi Hochhäuser Broadway Brücken Hafen U-Bahn Amerika Bagel Börse Apfel Brooklyn Freiheitsstatue Manhattan > = | = | Nueva York, Nueva | =
Gewitter @ nature : Grillabend drückend dunkel Angst Regen Wolken Reinigung Franklin krachen Thor entladen Donner Blitz > orage | thunderstorm, storm
Sternschnuppe @ nature : Nacht Himmel kurz Glück August Schweif Weltall verglühen Perseiden Komet Meteor leuchten wünschen > étoile filante, étoile | shooting star, star
Reißverschluss @ thing : Hose Jacke Metall praktisch klemmen Zelt Verkehr einfädeln hochziehen offen Stiefel Schieber Zähnchen > fermeture éclair, éclair, zip | zip, zipper
Aschenputtel = Cinderella, Aschenbrödel @ character f europe modern : Fleiß Märchen Herd Tauben Linsen Schlossfest Kutsche Stiefmutter Haselbaum Mitternacht Prinz Schuh Kröpfchen > Cendrillon | Cinderella | Cenicienta | Cenerentola
Gabel @ thing : Besteck Abzweigung links Salat Heu Stimmton Kuchen Dreizack Zinken aufwickeln Vorspeise Teller Messer > fourchette | fork
verstecken @ action : Ostern Eichhörnchen Kinderspiel Dachstuhl suchen Maus Geheimfach Einbrecher Vorhang zehn tarnen Schrank Eckstein > cacher | hide
Tausendundeine Nacht @ work asia medieval : Orient Rahmenhandlung Kalif erzählen Märchen Schwester Dschinn Wunderlampe arabisch Sindbad Aladin Bagdad Scheherazade > Mille et Une Nuits, nuits, mille | Arabian Nights, nights, thousand | Las mil y una noches, noches, mil | Le mille e una notte, notte, mille
Leiter @ thing : hoch Gefahr Stufen Dach Obsternte Holz lehnen Feuerwehr klettern Aluminium Strick Chef Sprossen > échelle | ladder
Geburtstag @ idea : jährlich Gäste Torte Kerzen Wunschliste Topfschlagen Feier Einladung Lied Überraschung älter gratulieren auspusten > anniversaire | birthday
Australien @ place oceania : Sonne Wüste Surfer Bumerang weit Wombat Koala Eukalyptus Uluru Didgeridoo Canberra Känguru Sydney > Australie | Australia | Australia | Australia
Glück @ idea : Gefühl Freude suchen Seligkeit Sternstunde Scherben Schmied Lotto Hans Fortuna Klee Hufeisen Pech > chance, bonheur | luck, happiness
Gärtner = Gärtnerin @ trade : Hut draußen Rasen Rosen Bock Gewächshaus Heckenschere Gießkanne Kompost Schubkarre jäten Beet Unkraut > jardinier | gardener
Hai @ living : Film Angst Taucher Surfer Raubfisch Knorpel Käfig Blut Weißspitze Hammer Revolvergebiss Zähne Flosse > requin | shark
Schildkröte @ living : langsam Salat Ei hundertjährig Reptil Achilles Wettlauf Galapagos Landgang Griechische Morla Kassiopeia Panzer > tortue | turtle, tortoise
Grand Canyon @ place north-america : tief Weite Felsen Wunder Maultier Fluss Helikopter Jahrmillionen Schichten Nationalpark Schlucht Colorado Arizona > = | = | Gran Cañón, Cañón | =
Nordpol @ place world : kalt Kompass oben Expedition Packeis Peary Weihnachtsmann Achse Schlitten Robben Breitengrad Scholle Arktis > pôle Nord, pôle, nord | North Pole, north, pole | Polo Norte, polo, norte | Polo Nord, polo, nord
rund @ quality : Geburtstag Ball Smarties Tisch Münze Pfannkuchen Murmel Reifen Mond Donut Kugel eckig Kreis > rond | round
Schokolade @ food : süß Geschenk braun Tafel Nuss Ostern schmelzen Belgien Zartbitter Lindt Praline Riegel Kakao > chocolat | chocolate
kalt @ quality : Dusche Nordwind Schulter Büfett Fisch zittern Handschuhe Schnupfen Sibirien Minusgrade Gänsehaut Gefriertruhe heiß > froid | cold
Kilimandscharo @ place africa : Äquator Dach Schnee Fünftausender Wanderer Hemingway Gipfel Afrika Uhuru Vulkan Meyer Kibo Tansania > Kilimandjaro | Kilimanjaro | Kilimanjaro | Kilimangiaro
Evita Perón = Evita, Eva Perón, Perón @ person f south-america contemporary 10+ : Rundfunk Ansprache Balkon Wohltätigkeit Gewerkschaft Frauenwahlrecht Volksheldin Musical Madonna Webber weine Präsidentengattin Argentinien > = | = | = | =
zaubern @ action : Trick Kunst Hexe Karten Copperfield Kaninchen Hut Spruch Stab Merlin Hogwarts Simsalabim verschwinden > faire de la magie, magie | conjure, magic
Delfin @ living : Meer klug Schule Show pfeifen Säugetier springen Spiel Orca Ultraschall Schnauze Tümmler Flipper > dauphin | dolphin
Angst @ idea : Gefühl dunkel Spinne Mut zittern Herzklopfen Albtraum Monster Schrei Hase Panik weglaufen fürchten > peur | fear
Igel @ living : Garten Herbst Straßenrand nachts Schnauze Schnecken Laubhaufen Hase Mecki Borsten einrollen Kugel Stacheln > hérisson | hedgehog
stricken @ action : Winter Wolle Großmutter Hobby Pullover Schal Reihe Socken fallenlassen Knäuel links Maschen Nadeln > tricoter | knit
Ada Lovelace = Lovelace, Ada @ person f europe modern 10+ : Gräfin London Notizen Dichtertochter Mathematik Zukunft Lochkarten Byron Rechenmaschine Algorithmus Informatik Babbage Programmiererin > = | = | = | =
Wecker @ thing : Zeiger Montag Zeitumstellung Radio Hahn morgens Nachttisch verschlafen Schlummertaste ticken rasseln aufstehen klingeln > réveil | alarm clock, alarm
Kissen @ thing : weich Sofa Lavendel Bezug Zahnfee Nackenstütze Schlacht Kopfende Goldmarie kuscheln Bett Daunen Federn > oreiller, coussin | pillow, cushion
Astrid Lindgren = Lindgren @ person f europe contemporary : Geschichten Stockholm Kinderbuch Schriftstellerin Schweden Vimmerby Saltkrokan Rasmus Karlsson Ronja Lönneberga Bullerbü Pippi > = | = | = | =
Langeweile @ idea : Sonntag grau Regentag nichts zäh Ideen Ferien gammeln Wartezimmer Däumchen öde Zeitvertreib gähnen > ennui | boredom
Mona Lisa = La Gioconda, Gioconda @ work europe modern : berühmt Frau Rätsel Museum Dieb Panzerglas Florenz Holztafel Lächeln Gemälde Sfumato Louvre Leonardo > La Joconde, Joconde | = | = | =
Alpen @ place europe : Kühe Skifahrer Gletscher Hütte Hannibal Murmeltier Edelweiß Tunnel Österreich Gebirge Zugspitze Matterhorn Montblanc > Alpes | Alps | Alpes | Alpi
Karl der Große = Karl @ person m europe medieval : Bart Reich Mittelalter Krönung Elefant Papst Weihnachten Pfalz Sachsen Vater Franken 800 Aachen > Charlemagne | Charlemagne | Carlomagno | Carlomagno, Carlo Magno
Albert Einstein = Einstein @ person m europe contemporary : Genie Geige Haare Ulm Segeln Nobelpreis Patentamt Physiker Princeton Zunge Lichtgeschwindigkeit Formel Relativität > = | = | = | =
Schweiz @ place europe : Banken Uhren neutral Berge Kühe Schokolade Taschenmesser Fondue Kantone Franken Heidi Bern Tell > Suisse | Switzerland | Suiza | Svizzera
Der kleine Prinz = Kleiner Prinz @ work europe contemporary : zähmen Wüste Schaf Laternenanzünder Hut Planet Fuchs Pilot Asteroid wesentlich Rose Affenbrotbäume Saint-Exupéry > Le Petit Prince, petit prince | The Little Prince, little prince | El Principito, Principito | Il piccolo principe, principe
Klavier @ thing : Musik schwarz Steinway Etüde Pedal üben Flügel Hammer Tonleiter Chopin Clara Elise Tasten > piano | piano
Japan @ place asia : Inseln Teezeremonie Roboter Kirschblüte Kaiser Sonne Manga Samurai Kimono Sushi Fuji Kyoto Tokio > Japon | Japan | Japón | Giappone
Nelson Mandela = Mandela @ person m africa contemporary : Hemden Boxer Anwalt Versöhnung Häftling Freiheit Gleichheit Friedensnobelpreis Präsident Soweto Robbeninsel Südafrika Madiba > = | = | = | =
Schneider = Schneiderin @ trade : Handwerk Anzug Änderung Kreide tapfer Maßband Riese Schaufensterpuppe Streich Nadel Fingerhut Zwirn nähen > tailleur, couturier | tailor
Sushi @ food : Japan roh Häppchen Fisch Lachs Stäbchen Reis Avocado Laufband Sojasauce Ingwer Algen Wasabi > sushi | sushi
Pommes frites = Pommes, Fritten @ food : Fastfood Schwimmbad salzig goldgelb Tüte Belgien Imbiss Mayo Fett Holzpieker Schranke Ketchup Kartoffel > frites | chips, fries, French fries
Amazonas @ place south-america : Strömung breit Dschungel Boote Delfine Kriegerinnen Piranha Regenwald Anakonda Manaus Fluss Peru Südamerika > Amazone | Amazon | Amazonas | Rio delle Amazzoni
Pippi Langstrumpf = Pippi @ character f europe contemporary : Schweden Mädchen stark Sommersprossen Goldstücke Zöpfe Affe Pferd Limonadenbaum Tommy Annika Takatuka Kunterbunt > Fifi Brindacier, Fifi, Brindacier | Pippi Longstocking, Longstocking | Pippi Calzaslargas, Calzaslargas | Pippi Calzelunghe, Calzelunghe
Hausaufgaben = Hausaufgabe @ idea : Nachmittag Pflicht Heft Ausrede Hort Betreuung Schreibtisch üben vergessen Nachhilfe Vokabeln Mathebuch abschreiben > devoirs | homework
Tasse @ thing : Schrank Scherben Porzellan Frühstück trüb Zwiebelmuster Café umrühren Tee Henkel Espresso Untersetzer Kaffee > tasse | cup, mug
Tutanchamun = Tutenchamun @ person m africa ancient : Kindheit Gold Archäologen Fluch Gruft Carter Maske Knabenkönig Sarkophag Grabkammer Luxor Mumie Pharao > Toutânkhamon | Tutankhamun, Tutankhamen | Tutankamón | Tutankhamon
Moby Dick ~ Mobi Dick @ work north-america modern 10+ : Rache Jagd Ozean Matrosen Holzbein Kapitän Walfänger Pequod Harpune Ismael Melville Pottwal Ahab > = | = | = | =
Sonne @ nature : Himmel Urlaub gelb hell Sommer warm Stern Solarzelle Ra Creme Helios untergehen Planeten > soleil | sun
umarmen @ action : Abschied Liebe trösten Wärme Wiedersehen Bahnhof fest Bär herzen kuscheln Baum knuddeln drücken > embrasser, enlacer, étreindre | hug, embrace
Heißluftballon = Ballon @ thing : Himmel Aussicht Schaf Seide Hülle Phileas Sandsack schweben Piccard Brenner Montgolfier Korb Gondel > montgolfière | hot-air balloon, balloon
Schere @ thing : Werkzeug Spitze basteln Friseur Papier scharf Linkshänderin Krabbe Silhouette Stein Brunnen schnipseln schneiden > ciseaux | scissors
kochen @ action : Wut hundert Sterne Rezept brodeln Schnellgericht abschmecken Bocuse Löffel Mittagessen rühren Topf Herd > cuisiner, cuire, bouillir | cook, boil
Julius Caesar = Caesar, Cäsar ~ Zäsar @ person m europe ancient : Feldherr Lorbeerkranz Toga Kalender Senat Asterix Legionen Würfel Gallien Brutus Iden Rubikon Veni > Jules César, Jules, César | Julius Caesar, Julius, Caesar | Julio César, Julio, César | Giulio Cesare, Giulio, Cesare
tanzen @ action : Abschlussball Hochzeit Schuhe Paar Salsa Disco Rhythmus Derwisch Tango führen Walzer Pirouette Parkett > danser | dance
Brille @ thing : Nase Sehstärke Gestell Optiker lesen Eule kurzsichtig Bügel Etui putzen Schlange Augen Gläser > lunettes | glasses, spectacles
Kenia @ place africa : Äquator Läufer Safari Teeplantage Löwen Elefanten Suaheli Marathon Massai Maathai Ostafrika Mombasa Nairobi > Kenya | Kenya | = | Kenya
Eule = Uhu @ living : weise lautlos Brille Mäuse Nachtjägerin Jagd Augen Minerva Athen Gewölle Hogwarts Hedwig Kauz > hibou, chouette | owl
müde @ quality : Abend Sessel Augenlider Montag Marathon Kaffee Sandmann schlapp Frühling erschöpft gähnen wach Bett > fatigué | tired
Besen @ thing : Keller Stiel Borsten Kehrblech Schornstein Straße Kehrwoche Zauberlehrling fegen Quidditch Reisig reiten Hexe > balai | broom
Pelé @ person m south-america contemporary : Sport Schuhputzer Jubel Trikot Zehn Stürmer Dribbling Weltmeister tausend Tore Brasilien Santos Fußballkönig > = | = | = | =
Die Zauberflöte = Zauberflöte @ work europe modern : Prüfung Schlange Ägypten Liebe Bühne Glockenspiel Vogelfänger Arie Oper Sarastro Tamino Papageno Mozart > La Flûte enchantée, flûte | The Magic Flute, flute | La flauta mágica, flauta | Il flauto magico, flauto
Medusa = Meduse @ character f europe ancient : Sage Ungeheuer Griechenland Schild Spiegel Blick Haare Pegasus Athene Gorgone Perseus versteinern Schlangen > Méduse | Medusa | Medusa | Medusa
Faultier @ living : Regenwald Schlaf hängen Wollhaar drei Algen Baumkrone Krallen Südamerika Sid Zoomania langsam Zeitlupe > paresseux | sloth
Lehrerin = Lehrer @ trade : Geduld Noten Rotstift Ausflug korrigieren Pausenaufsicht Zeugnis Elternabend erklären Pult Tafel Unterricht Klasse > professeur, maîtresse, instituteur | teacher
Staubsauger @ thing : Wollmäuse Strom Haushalt Beutel Kabel Katze Teppich Milben Rohr Roboter Vertreter Krümel Düse > aspirateur | vacuum cleaner, vacuum, hoover
Briefmarke @ thing : klein sammeln Rand Klebstoff Porto Zacken Pinzette Album Post Stempel Mauritius lecken Umschlag > timbre | stamp
Schlitten @ thing : Winter Kufen Holz ziehen Abhang Spaß Husky Rudolf Bob Kälte Hunde bremsen rodeln > luge, traîneau | sledge, sled, sleigh
Tomate @ food : Salat Rispe rot rund saftig Gewächshaus Spanien Bruschetta Sauce Cherry Paradeiser Mozzarella Ketchup > tomate | tomato
Pizza @ food : rund Teig Karton Lieferdienst Steinofen Oregano Neapel Italien Tomaten Mozzarella Salami Quattro Margherita > pizza | pizza
Rosa Parks = Parks @ person f north-america contemporary : Mut Näherin Verhaftung Amerika Weigerung bleiben Gleichheit Bürgerrechte Boykott Sitzplatz Alabama Busfahrer Montgomery > = | = | = | =
Anansi @ character m africa modern 10+ : Fabel List Streiche Geschichten Weisheit Trickster Himmelsgott Volksmärchen Faden Westafrika Ghana achtbeinig Spinne > Anansé, Ananse | Anansi | = | =
Simón Bolívar = Bolívar @ person m south-america modern 10+ : General Schwur Reiterstandbild Unabhängigkeit Held Spanien Kolonien Anden Bogotá Südamerika Caracas Venezuela Befreier > Simon Bolivar, Bolivar | Bolivar | = | =
schlafen @ action : Ruhe Murmeltier Koala nachts Matratze Siesta Schäfchen Himmelbett schnarchen Dornröschen dösen Nickerchen schlummern > dormir | sleep
Regenbogen @ nature : Himmel bunt Tropfen Brücke Wetter Goldtopf Indigo sieben Kitsch Prisma Violett Spektrum Farben > arc-en-ciel, arc | rainbow
Zwiebel @ food : scharf Suppe Taucherbrille Kuchen Mett Knolle Lauchgewächs Schichten Gulasch Schalotte schneiden Tränen weinen > oignon | onion
faul @ quality : Sonntag Sofa Schüler Apfel Zahn Kompromiss Pechmarie Haut Garfield Drückeberger schimmeln fleißig arbeitsscheu > paresseux, fainéant, pourri | lazy, rotten
Koffer @ thing : Griff Hotel Trolley Aufkleber Rollen Laufband Schloss Urlaub Flughafen Waschbeutel Kleidung Reise Gepäck > valise | suitcase, case
Ananas @ food : Tropen Obst Dose Toast Ringe Krone Hawaii Fruchtbowle Schopf exotisch SpongeBob Bromelie Colada > ananas | pineapple
Indien @ place asia : Gewürze Tee Tiger Kricket Elefanten Monsun Sari Hindus Curry Chapati Ganges Mumbai Delhi > Inde | India | India | India
Spiegel @ thing : Bad Rahmen Magazin Rasur Scherben Eitelkeit Vampir Reflexion Narziss sieben Schneewittchen verkehrt Bild > miroir, glace | mirror
Maulwurf @ living : Garten Pfoten Gang Samtfell Würmer buddeln Schaufelhände Tschechien schwarz Rasen blind unterirdisch Hügel > taupe | mole
Panda = Pandabär @ living : Zoo China schwarzweiß selten gemütlich Zwillinge Kungfu WWF flauschig Sichuan klettern Augenringe Bambus > panda | panda, bear
Käse @ food : Milch Fondue Löcher Mäuse Pizza stinken Rinde Laib Scheibe Camembert Reibe Emmentaler Gouda > fromage | cheese
Feuerwehrmann = Feuerwehrfrau, Feuerwehr @ trade : Mut Helm Kindertraum Katze retten Leiter Sirene Uniform Schlauch Rutschstange Tatütata Grisu löschen > pompier | firefighter, fireman
Wasserfall @ nature : Wanderziel Felsen Naturschauspiel Regenbogen Fluss Gischt Schaffhausen Fass Krimml reden tosen hinabstürzen Niagara > cascade, chute | waterfall, falls
Wangari Maathai = Maathai @ person f africa contemporary 10+ : Professorin Biologin Umwelt Frauen Setzlinge Friedensnobelpreis Afrika Abholzung grün Gürtel Bäume Nairobi Kenia > = | = | = | =
Pinguin @ living : watscheln Kälte Frack Fische Kolonie Südpol flugunfähig Kaiser Humboldt tauchen rutschen Brutfalte Antarktis > manchot, pingouin | penguin
Ägypten @ place africa : Suezkanal Wüste Rotes Tempel Papyrus Delta Nofretete Kairo Hieroglyphen Sphinx Nil Pharaonen Pyramiden > Égypte | Egypt | Egipto | Egitto
Schlüssel @ thing : klein Metall Geheimnis Musik Dietrich Violine verlieren Petrus Fußmatte Loch Bund Tür aufsperren > clé, clef | key
Wüste @ nature : Beduinen Durst trocken Hitzeflimmern Nomaden Kalahari Kamel Oase Namib Fata Gobi Dünen Sand > désert | desert
Chamäleon @ living : Echse langsam Madagaskar Zunge Fliegen Tarnung Stimmung Greifschwanz anpassen Augen Reptil Terrarium Farbe > caméléon | chameleon
Elefant @ living : groß grau Herde Savanne Porzellanladen Afrika Hathi Dickhäuter Ohren Elfenbein Benjamin Stoßzähne Rüssel > éléphant | elephant
neugierig @ quality : Kind Katze fragen Nase Schlüsselloch Nachbarn Pandora Forscher lauschen warum spähen Fernglas Klatsch > curieux | curious
Weihnachten @ idea : Familie Feiertage Plätzchen Krippe Wunschzettel Glocken Gans Engel Christkind Bethlehem Geschenke Dezember Tannenbaum > Noël | Christmas
`;
