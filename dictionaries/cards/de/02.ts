/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_02 = `
Rumpelstilzchen @ character m europe modern : Königin Feuer Rätsel Zwerg Wut Spinnrad Kammer Gold Stroh Müllerstochter heute niemand Name > Nain Tracassin, Tracassin, Outroupistache | Rumpelstiltskin | Rumpelstiltskin, Enano Saltarín | Tremotino
Schach @ idea : Spiel Turnier Uhr Läufer Persien Denken Bauern schwarzweiß Kasparow Rochade Dame Springer matt > échecs | chess
Astronaut = Astronautin, Kosmonaut, Raumfahrer @ trade : Helm Handschuhe Training Schwerelosigkeit Rakete Heldentat Gagarin Kapsel Station Houston Gerst Weltall Mond > astronaute, cosmonaute | astronaut, cosmonaut
New York @ place north-america : Amerika Hafen Brücken Broadway Taxi Hochhäuser U-Bahn Bagel Börse Apfel Brooklyn Freiheitsstatue Manhattan > = | = | Nueva York, Nueva | =
Gewitter @ nature : Regen dunkel Angst Wolken Grillabend drückend Reinigung Franklin krachen Thor entladen Donner Blitz > orage | thunderstorm, storm
Sternschnuppe @ nature : Himmel Glück Weltall kurz Nacht August Schweif verglühen Perseiden Komet Meteor leuchten wünschen > étoile filante, étoile | shooting star, star
Reißverschluss @ thing : Metall Zelt Hose Verkehr klemmen Jacke praktisch einfädeln hochziehen offen Stiefel Schieber Zähnchen > fermeture éclair, éclair, zip | zip, zipper
Aschenputtel = Cinderella, Aschenbrödel @ character f europe modern : Märchen Herd Kutsche Fleiß Tauben Linsen Schlossfest Stiefmutter Haselbaum Mitternacht Prinz Schuh Kröpfchen > Cendrillon | Cinderella | Cenicienta | Cenerentola
Gabel @ thing : Salat Besteck Kuchen links Heu Abzweigung Stimmton Dreizack Zinken aufwickeln Vorspeise Teller Messer > fourchette | fork
verstecken @ action : Ostern suchen Maus Eichhörnchen Geheimfach Kinderspiel Dachstuhl Einbrecher Vorhang zehn tarnen Schrank Eckstein > cacher | hide
Tausendundeine Nacht @ work asia medieval : Orient Märchen erzählen Schwester Dschinn Kalif Rahmenhandlung Wunderlampe arabisch Sindbad Aladin Bagdad Scheherazade > Mille et Une Nuits, nuits, mille | Arabian Nights, nights, thousand | Las mil y una noches, noches, mil | Le mille e una notte, notte, mille
Leiter @ thing : Holz Gefahr hoch Dach Stufen Obsternte lehnen Feuerwehr klettern Aluminium Strick Chef Sprossen > échelle | ladder
Geburtstag @ idea : Gäste Torte Kerzen Feier jährlich Wunschliste Topfschlagen Einladung Lied Überraschung älter gratulieren auspusten > anniversaire | birthday
Australien @ place oceania : Wüste Sonne Surfer weit Koala Bumerang Wombat Eukalyptus Uluru Didgeridoo Canberra Känguru Sydney > Australie | Australia | Australia | Australia
Glück @ idea : Gefühl Scherben Freude suchen Seligkeit Sternstunde Schmied Lotto Hans Fortuna Klee Hufeisen Pech > chance, bonheur | luck, happiness
Gärtner = Gärtnerin @ trade : Hut Rasen Rosen Bock draußen Gewächshaus Heckenschere Gießkanne Kompost Schubkarre jäten Beet Unkraut > jardinier | gardener
Hai @ living : Angst Film Taucher Surfer Käfig Raubfisch Knorpel Blut Weißspitze Hammer Revolvergebiss Zähne Flosse > requin | shark
Schildkröte @ living : Ei langsam Salat Reptil Achilles Wettlauf hundertjährig Galapagos Landgang Griechische Morla Kassiopeia Panzer > tortue | turtle, tortoise
Grand Canyon @ place north-america : Fluss tief Felsen Weite Maultier Wunder Helikopter Jahrmillionen Schichten Nationalpark Schlucht Colorado Arizona > = | = | Gran Cañón, Cañón | =
Nordpol @ place world : kalt Kompass Expedition oben Packeis Peary Weihnachtsmann Achse Schlitten Robben Breitengrad Scholle Arktis > pôle Nord, pôle, nord | North Pole, north, pole | Polo Norte, polo, norte | Polo Nord, polo, nord
rund @ quality : Geburtstag Ball Tisch Münze Pfannkuchen Smarties Murmel Reifen Mond Donut Kugel eckig Kreis > rond | round
Schokolade @ food : süß Ostern Geschenk Tafel braun schmelzen Nuss Belgien Zartbitter Lindt Praline Riegel Kakao > chocolat | chocolate
kalt @ quality : Fisch Dusche Schulter zittern Handschuhe Nordwind Büfett Schnupfen Sibirien Minusgrade Gänsehaut Gefriertruhe heiß > froid | cold
Kilimandscharo @ place africa : Schnee Äquator Dach Gipfel Hemingway Fünftausender Wanderer Afrika Uhuru Vulkan Meyer Kibo Tansania > Kilimandjaro | Kilimanjaro | Kilimanjaro | Kilimangiaro
Evita Perón = Evita, Eva Perón, Perón @ person f south-america contemporary 10+ : Balkon Ansprache Rundfunk Wohltätigkeit Gewerkschaft Frauenwahlrecht Volksheldin Musical Madonna Webber weine Präsidentengattin Argentinien > = | = | = | =
zaubern @ action : Hexe Hut Kaninchen Kunst Karten Trick Copperfield Spruch Stab Merlin Hogwarts Simsalabim verschwinden > faire de la magie, magie | conjure, magic
Delfin @ living : Meer klug Schule Säugetier springen pfeifen Show Spiel Orca Ultraschall Schnauze Tümmler Flipper > dauphin | dolphin
Angst @ idea : dunkel Mut Gefühl zittern Spinne Herzklopfen Albtraum Monster Schrei Hase Panik weglaufen fürchten > peur | fear
Igel @ living : Herbst nachts Garten Schnauze Straßenrand Schnecken Laubhaufen Hase Mecki Borsten einrollen Kugel Stacheln > hérisson | hedgehog
stricken @ action : Wolle Großmutter Winter Pullover Schal Reihe Hobby Socken fallenlassen Knäuel links Maschen Nadeln > tricoter | knit
Ada Lovelace = Lovelace, Ada @ person f europe modern 10+ : London Zukunft Mathematik Notizen Gräfin Dichtertochter Lochkarten Byron Rechenmaschine Algorithmus Informatik Babbage Programmiererin > = | = | = | =
Wecker @ thing : Hahn morgens Radio Zeiger Montag Nachttisch Zeitumstellung verschlafen Schlummertaste ticken rasseln aufstehen klingeln > réveil | alarm clock, alarm
Kissen @ thing : weich Sofa Lavendel Bezug Zahnfee Nackenstütze Schlacht Kopfende Goldmarie kuscheln Bett Daunen Federn > oreiller, coussin | pillow, cushion
Astrid Lindgren = Lindgren @ person f europe contemporary : Schweden Kinderbuch Geschichten Stockholm Schriftstellerin Vimmerby Saltkrokan Rasmus Karlsson Ronja Lönneberga Bullerbü Pippi > = | = | = | =
Langeweile @ idea : grau Sonntag nichts Regentag zäh Ideen Ferien gammeln Wartezimmer Däumchen öde Zeitvertreib gähnen > ennui | boredom
Mona Lisa = La Gioconda, Gioconda @ work europe modern : Museum Rätsel Florenz berühmt Frau Dieb Panzerglas Holztafel Lächeln Gemälde Sfumato Louvre Leonardo > La Joconde, Joconde | = | = | =
Alpen @ place europe : Gletscher Kühe Hütte Murmeltier Skifahrer Hannibal Edelweiß Tunnel Österreich Gebirge Zugspitze Matterhorn Montblanc > Alpes | Alps | Alpes | Alpi
Karl der Große = Karl @ person m europe medieval : Bart Elefant Mittelalter Weihnachten Papst Reich Krönung Pfalz Sachsen Vater Franken 800 Aachen > Charlemagne | Charlemagne | Carlomagno | Carlomagno, Carlo Magno
Albert Einstein = Einstein @ person m europe contemporary : Haare Nobelpreis Genie Geige Ulm Segeln Patentamt Physiker Princeton Zunge Lichtgeschwindigkeit Formel Relativität > = | = | = | =
Schweiz @ place europe : Berge Schokolade neutral Kühe Banken Uhren Taschenmesser Fondue Kantone Franken Heidi Bern Tell > Suisse | Switzerland | Suiza | Svizzera
Der kleine Prinz = Kleiner Prinz @ work europe contemporary : Wüste Hut Planet Fuchs Schaf zähmen Laternenanzünder Pilot Asteroid wesentlich Rose Affenbrotbäume Saint-Exupéry > Le Petit Prince, petit prince | The Little Prince, little prince | El Principito, Principito | Il piccolo principe, principe
Klavier @ thing : schwarz Musik Flügel Pedal üben Steinway Etüde Hammer Tonleiter Chopin Clara Elise Tasten > piano | piano
Japan @ place asia : Kaiser Roboter Inseln Sonne Manga Teezeremonie Kirschblüte Samurai Kimono Sushi Fuji Kyoto Tokio > Japon | Japan | Japón | Giappone
Nelson Mandela = Mandela @ person m africa contemporary : Gleichheit Boxer Anwalt Freiheit Versöhnung Hemden Häftling Friedensnobelpreis Präsident Soweto Robbeninsel Südafrika Madiba > = | = | = | =
Schneider = Schneiderin @ trade : Handwerk Kreide Riese Anzug tapfer Änderung Maßband Schaufensterpuppe Streich Nadel Fingerhut Zwirn nähen > tailleur, couturier | tailor
Sushi @ food : Japan Fisch Lachs Stäbchen Reis roh Häppchen Avocado Laufband Sojasauce Ingwer Algen Wasabi > sushi | sushi
Pommes frites = Pommes, Fritten @ food : salzig Schwimmbad Tüte Belgien Imbiss Fastfood goldgelb Mayo Fett Holzpieker Schranke Ketchup Kartoffel > frites | chips, fries, French fries
Amazonas @ place south-america : Dschungel Strömung Boote breit Delfine Kriegerinnen Piranha Regenwald Anakonda Manaus Fluss Peru Südamerika > Amazone | Amazon | Amazonas | Rio delle Amazzoni
Pippi Langstrumpf = Pippi @ character f europe contemporary : Schweden stark Affe Mädchen Zöpfe Goldstücke Sommersprossen Pferd Limonadenbaum Tommy Annika Takatuka Kunterbunt > Fifi Brindacier, Fifi, Brindacier | Pippi Longstocking, Longstocking | Pippi Calzaslargas, Calzaslargas | Pippi Calzelunghe, Calzelunghe
Hausaufgaben = Hausaufgabe @ idea : Ausrede Nachmittag Pflicht Schreibtisch Heft Hort Betreuung üben vergessen Nachhilfe Vokabeln Mathebuch abschreiben > devoirs | homework
Tasse @ thing : Frühstück Scherben Porzellan Schrank Café trüb Zwiebelmuster umrühren Tee Henkel Espresso Untersetzer Kaffee > tasse | cup, mug
Tutanchamun = Tutenchamun @ person m africa ancient : Gold Kindheit Fluch Gruft Maske Archäologen Carter Knabenkönig Sarkophag Grabkammer Luxor Mumie Pharao > Toutânkhamon | Tutankhamun, Tutankhamen | Tutankamón | Tutankhamon
Moby Dick ~ Mobi Dick @ work north-america modern 10+ : Ozean Holzbein Jagd Matrosen Kapitän Rache Walfänger Pequod Harpune Ismael Melville Pottwal Ahab > = | = | = | =
Sonne @ nature : gelb Himmel Urlaub Sommer Stern warm hell Solarzelle Ra Creme Helios untergehen Planeten > soleil | sun
umarmen @ action : Liebe Abschied Bahnhof trösten Wärme Wiedersehen fest Bär herzen kuscheln Baum knuddeln drücken > embrasser, enlacer, étreindre | hug, embrace
Heißluftballon = Ballon @ thing : Seide Himmel Aussicht Schaf Hülle Phileas Sandsack schweben Piccard Brenner Montgolfier Korb Gondel > montgolfière | hot-air balloon, balloon
Schere @ thing : scharf Papier Friseur Werkzeug Spitze basteln Linkshänderin Krabbe Silhouette Stein Brunnen schnipseln schneiden > ciseaux | scissors
kochen @ action : Sterne Rezept Wut hundert brodeln Schnellgericht abschmecken Bocuse Löffel Mittagessen rühren Topf Herd > cuisiner, cuire, bouillir | cook, boil
Julius Caesar = Caesar, Cäsar ~ Zäsar @ person m europe ancient : Asterix Feldherr Kalender Lorbeerkranz Toga Senat Legionen Würfel Gallien Brutus Iden Rubikon Veni > Jules César, Jules, César | Julius Caesar, Julius, Caesar | Julio César, Julio, César | Giulio Cesare, Giulio, Cesare
tanzen @ action : Hochzeit Schuhe Paar Salsa Rhythmus Abschlussball Disco Derwisch Tango führen Walzer Pirouette Parkett > danser | dance
Brille @ thing : Nase Eule lesen kurzsichtig Sehstärke Gestell Optiker Bügel Etui putzen Schlange Augen Gläser > lunettes | glasses, spectacles
Kenia @ place africa : Elefanten Äquator Läufer Safari Suaheli Teeplantage Löwen Marathon Massai Maathai Ostafrika Mombasa Nairobi > Kenya | Kenya | = | Kenya
Eule = Uhu @ living : Brille Augen Mäuse weise lautlos Jagd Nachtjägerin Minerva Athen Gewölle Hogwarts Hedwig Kauz > hibou, chouette | owl
müde @ quality : Abend Kaffee Sessel Marathon Montag Augenlider Sandmann schlapp Frühling erschöpft gähnen wach Bett > fatigué | tired
Besen @ thing : Keller Stiel Straße Borsten Schornstein Kehrblech Kehrwoche Zauberlehrling fegen Quidditch Reisig reiten Hexe > balai | broom
Pelé @ person m south-america contemporary : Sport Zehn Jubel Schuhputzer Trikot Stürmer Dribbling Weltmeister tausend Tore Brasilien Santos Fußballkönig > = | = | = | =
Die Zauberflöte = Zauberflöte @ work europe modern : Ägypten Liebe Bühne Schlange Prüfung Glockenspiel Vogelfänger Arie Oper Sarastro Tamino Papageno Mozart > La Flûte enchantée, flûte | The Magic Flute, flute | La flauta mágica, flauta | Il flauto magico, flauto
Medusa = Meduse @ character f europe ancient : Spiegel Haare Sage Griechenland Ungeheuer Blick Schild Pegasus Athene Gorgone Perseus versteinern Schlangen > Méduse | Medusa | Medusa | Medusa
Faultier @ living : Regenwald drei Schlaf Algen Baumkrone hängen Wollhaar Krallen Südamerika Sid Zoomania langsam Zeitlupe > paresseux | sloth
Lehrerin = Lehrer @ trade : Geduld Ausflug Zeugnis Noten korrigieren Rotstift Pausenaufsicht Elternabend erklären Pult Tafel Unterricht Klasse > professeur, maîtresse, instituteur | teacher
Staubsauger @ thing : Katze Strom Kabel Teppich Beutel Haushalt Wollmäuse Milben Rohr Roboter Vertreter Krümel Düse > aspirateur | vacuum cleaner, vacuum, hoover
Briefmarke @ thing : klein sammeln Rand Zacken Pinzette Klebstoff Porto Album Post Stempel Mauritius lecken Umschlag > timbre | stamp
Schlitten @ thing : Holz Winter ziehen Kufen Abhang Spaß Husky Rudolf Bob Kälte Hunde bremsen rodeln > luge, traîneau | sledge, sled, sleigh
Tomate @ food : rund rot Spanien Salat saftig Gewächshaus Rispe Bruschetta Sauce Cherry Paradeiser Mozzarella Ketchup > tomate | tomato
Pizza @ food : rund Teig Neapel Karton Lieferdienst Steinofen Oregano Italien Tomaten Mozzarella Salami Quattro Margherita > pizza | pizza
Rosa Parks = Parks @ person f north-america contemporary : Amerika Mut Gleichheit bleiben Näherin Verhaftung Weigerung Bürgerrechte Boykott Sitzplatz Alabama Busfahrer Montgomery > = | = | = | =
Anansi @ character m africa modern 10+ : Weisheit Fabel List Streiche Geschichten Trickster Himmelsgott Volksmärchen Faden Westafrika Ghana achtbeinig Spinne > Anansé, Ananse | Anansi | = | =
Simón Bolívar = Bolívar @ person m south-america modern 10+ : Spanien Held Schwur Unabhängigkeit Kolonien General Reiterstandbild Anden Bogotá Südamerika Caracas Venezuela Befreier > Simon Bolivar, Bolivar | Bolivar | = | =
schlafen @ action : nachts Ruhe Murmeltier Schäfchen Koala Siesta Matratze Himmelbett schnarchen Dornröschen dösen Nickerchen schlummern > dormir | sleep
Regenbogen @ nature : Himmel bunt Brücke Tropfen Wetter Goldtopf Indigo sieben Kitsch Prisma Violett Spektrum Farben > arc-en-ciel, arc | rainbow
Zwiebel @ food : scharf Suppe Kuchen Knolle Taucherbrille Mett Lauchgewächs Schichten Gulasch Schalotte schneiden Tränen weinen > oignon | onion
faul @ quality : Sofa Apfel Sonntag Schüler Zahn Pechmarie Kompromiss Haut Garfield Drückeberger schimmeln fleißig träge > paresseux, fainéant, pourri | lazy, rotten
Koffer @ thing : Rollen Griff Schloss Hotel Laufband Trolley Aufkleber Urlaub Flughafen Waschbeutel Kleidung Reise Gepäck > valise | suitcase, case
Ananas @ food : Obst Tropen Ringe Dose Toast Krone Hawaii Fruchtbowle Schopf exotisch SpongeBob Bromelie Colada > ananas | pineapple
Indien @ place asia : Tee Elefanten Tiger Gewürze Monsun Sari Kricket Hindus Curry Chapati Ganges Mumbai Delhi > Inde | India | India | India
Spiegel @ thing : Scherben Bad Rahmen Vampir Magazin Rasur Eitelkeit Reflexion Narziss sieben Schneewittchen verkehrt Bild > miroir, glace | mirror
Maulwurf @ living : Garten Pfoten Gang Samtfell Würmer buddeln Schaufelhände Tschechien schwarz Rasen Grabowski unterirdisch Hügel > taupe | mole
Panda = Pandabär @ living : China Zoo schwarzweiß selten gemütlich Zwillinge Kungfu WWF flauschig Sichuan klettern Augenringe Bambus > panda | panda, bear
Käse @ food : Milch Löcher Rinde Fondue Mäuse stinken Pizza Laib Scheibe Camembert Reibe Emmentaler Gouda > fromage | cheese
Feuerwehrmann = Feuerwehrfrau, Feuerwehr @ trade : Helm Katze Mut Leiter Kindertraum Sirene retten Uniform Schlauch Rutschstange Tatütata Grisu löschen > pompier | firefighter, fireman
Wasserfall @ nature : Fluss Felsen Gischt Regenbogen Wanderziel Naturschauspiel Schaffhausen Fass Krimml reden tosen hinabstürzen Niagara > cascade, chute | waterfall, falls
Wangari Maathai = Maathai @ person f africa contemporary 10+ : Afrika Friedensnobelpreis Professorin Biologin Umwelt Frauen Setzlinge Abholzung grün Gürtel Bäume Nairobi Kenia > = | = | = | =
Pinguin @ living : Kälte watscheln Kolonie Südpol Frack Fische flugunfähig Kaiser Humboldt tauchen rutschen Brutfalte Antarktis > manchot, pingouin | penguin
Ägypten @ place africa : Wüste Tempel Delta Papyrus Suezkanal Rotes Nofretete Kairo Hieroglyphen Sphinx Nil Pharaonen Pyramiden > Égypte | Egypt | Egipto | Egitto
Schlüssel @ thing : klein Musik Metall Geheimnis verlieren Violine Dietrich Petrus Fußmatte Loch Bund Tür aufsperren > clé, clef | key
Wüste @ nature : Durst trocken Kamel Nomaden Beduinen Hitzeflimmern Kalahari Oase Namib Fata Gobi Dünen Sand > désert | desert
Chamäleon @ living : Zunge langsam Fliegen Madagaskar Tarnung Echse Stimmung Greifschwanz anpassen Augen Reptil Terrarium Farbe > caméléon | chameleon
Elefant @ living : Savanne grau Afrika Herde Porzellanladen groß Hathi Dickhäuter Ohren Elfenbein Benjamin Stoßzähne Rüssel > éléphant | elephant
neugierig @ quality : Nase Katze fragen Nachbarn Pandora Kind Schlüsselloch Forscher lauschen warum spähen Fernglas Klatsch > curieux | curious
Weihnachten @ idea : Familie Krippe Wunschzettel Gans Feiertage Plätzchen Glocken Engel Christkind Bethlehem Geschenke Dezember Tannenbaum > Noël | Christmas
`;
