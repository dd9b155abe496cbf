/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_04 = `
küssen @ action : Liebespaar Abschied Hand Wange Mistelzweig Lippen Frosch Klimt Dornröschen Bussi Traualtar zärtlich Mund > embrasser | kiss
Friseur = Friseurin, Frisör, Friseuse @ trade : Stuhl Spiegel Umhang plaudern Figaro Föhn Locken Illustrierte Salon Dauerwelle färben schneiden Haare > coiffeur, coiffeuse | hairdresser, barber
Buddha ~ Buda @ person m asia ancient : Lächeln Prinz Indien Baum Statue Mitte sitzen Lotus Tempel Gautama Nirwana Meditation Erleuchtung > Bouddha | = | Buda | =
Dracula ~ Drakula @ character m europe modern 10+ : Schloss Stoker Graf Sarg Umhang bleich Rumänien Fledermaus Karpaten Knoblauch Transsilvanien Eckzähne Vampir > = | = | Drácula | =
Radiergummi @ thing : weich klein Schule Krümel Geometrie Fehler reiben Kautschuk korrigieren Tinte verschwinden Federmäppchen Bleistift > gomme | eraser, rubber
Känguru ~ Känguruh @ living : Zoo Sprung Faust Wappen Buschland Boxer Nachwuchs Skippy Kling Steppe hüpfen Australien Beutel > kangourou | kangaroo
Gletscher @ nature : kalt Gebirge Alpinist langsam Spalte ewig Ötzi Zunge Klima Moräne schmelzen kalben Eis > glacier | glacier
Peru @ place south-america : Kartoffeln Panflöte Meerschweinchen Paddington Quipu Kondor Anden Alpakawolle Titicacasee Inka Nazca Cuzco Lima > Pérou | = | Perú | Perù
Brot @ food : täglich Kruste Scheibe Abend Mehl Sauerteig Roggen toasten Laib Vesper Krümel Schnitte backen > pain | bread
Zirkus @ idea : Zelt Popcorn Applaus Artist Direktor Familie Akrobat Seiltänzer Wohnwagen Roncalli Trapez Clown Manege > cirque | circus
Tornado @ nature : Gefahr heftig Zerstörung Luft drehen Oklahoma Sturmjäger Kansas Oz Dorothy Rüssel Trichter Wirbelsturm > tornade | tornado
Ludwig van Beethoven = Beethoven @ person m europe modern : Musik zornig Mähne taub Wien Hörrohr Mondschein Schicksal Neunte Elise Freude Komponist Bonn > Beethoven | Beethoven | Beethoven | Beethoven
Pinsel @ thing : Rasierschaum Haare Dachs Stiel Künstler Luchs Farbe Dose Wand Kuchen Einfalt tupfen malen > pinceau | brush, paintbrush
Miriam Makeba = Makeba @ person f africa contemporary 10+ : Stimme Exil Tournee Belafonte Mama Klicklaute Bühne Südafrika Graceland Xhosa Johannesburg Sängerin Pata > = | = | = | =
Regenwurm @ living : rosa Haken Amsel Kompost Pfütze Boden Humus glitschig Maulwurf lockern Ringe kriechen Angelköder > ver de terre, ver | earthworm, worm
Geige = Violine @ thing : Holz Orchester Himmel erste Grille Kinn kratzen Saiten Kolophonium Paganini Bogen Stradivari fiedeln > violon | violin, fiddle
Kanada @ place north-america : kalt weit Eishockey Holzfäller Bären Biber Pfannkuchen Sirup Toronto Niagara Mounties Ottawa Ahorn > Canada | Canada | Canadá | Canada
Marco Polo = Polo @ person m europe medieval : Kaufmann Karawane Gefängnis Abenteuer Papiergeld Nudeln Händler Onkel Kublai China Seidenstraße Reisebericht Venedig > = | = | = | =
Joghurt ~ Jogurt @ food : Frühstück Löffel Becher gesund Bulgarien Früchte Deckel Tsatsiki Kulturen Molkerei Kühlregal Griechenland Milch > yaourt | yoghurt, yogurt
geizig @ quality : Groschen Molière Todsünde horten sparen Trinkgeld Scrooge Pfennig Dagobert raffen verschwenderisch knausrig spendieren > avare, radin | stingy, miserly
Diego Maradona = Maradona @ person m south-america contemporary : Tango Lockenkopf Linksfuß Spielmacher Dribbelkünstler Neapel Boca Zehn Gott Hand Weltmeister Fußball Argentinien > = | = | = | =
Mansa Musa = Musa @ person m africa medieval 10+ : Pilger Salz König Kairo Freigebigkeit Moschee Reichtum Mekka Vermögen Westafrika Gold Timbuktu Mali > Mansa Moussa, Moussa | = | = | =
Karotte = Möhre, Mohrrübe, gelbe Rübe @ food : gesund knabbern Augen orange Suppengrün Schneemann Nase Esel Wurzel Rohkost Vitamin Bugs Kaninchen > carotte | carrot
Schwanensee @ work europe modern : Verwandlung Mondlicht Zauberer Tänzerinnen Siegfried Choreografie Rotbart Spitzenschuhe Tutu Bolschoi Ballett Odette Tschaikowski > Le Lac des cygnes, cygnes, lac | Swan Lake, swan, lake | El lago de los cisnes, cisnes, lago | Il lago dei cigni, cigni, lago
Rose @ living : Duft Hecke Öl Prinz Spalier Vase Strauß Hagebutte Knospe Floristin Valentin rot Dornen > rose | rose
Spaghetti ~ Spagetti @ food : lang Italien Parmesan Western Eis Pesto Gabel kleckern Miracoli Bolognese schlürfen Carbonara Nudeln > spaghettis | spaghetti
Das Dschungelbuch = Dschungelbuch @ work europe modern : Indien Rudel Gemütlichkeit Menschenkind Kokosnuss Trickfilm Tiger Kipling Panther Kaa Baghira Balu Mogli > Le Livre de la jungle, jungle | The Jungle Book, jungle | El libro de la selva, selva | Il libro della giungla, giungla
Jerusalem @ place asia : alt Tempel heilig Religionen David Palmsonntag Kreuzfahrer Altstadt Wallfahrt Ölberg Israel Felsendom Klagemauer > Jérusalem | = | Jerusalén | Gerusalemme
Charlie Chaplin = Chaplin @ person m europe contemporary : London komisch Stummfilm Regie Stock Genfersee Melone Watschelgang Schnurrbart Goldrausch Hollywood Diktator Tramp > = | = | = | =
frech @ quality : Kobold Grimasse Göre Bengel Michel Spatz Dachs Streich Pippi vorlaut Zunge Antwort unverschämt > insolent, effronté, culotté | cheeky, naughty
Teppich @ thing : Wohnzimmer Muster Läufer Fransen rollen Knüpfer Oscar Ausklopfer Auslegware Perser Aladin weben fliegen > tapis | carpet, rug
Nebel @ nature : Herbst grau feucht November London Autofahrer Schwaden Maschine Horn undurchsichtig Milchsuppe Avalon Dunst > brouillard | fog, mist
niesen @ action : Katze Pfeffer Gesundheit Taschentuch Heuschnupfen Pollen Erkältung Staubwolke Bazillen prusten Ellbogen Nase Hatschi > éternuer | sneeze
Christoph Kolumbus = Kolumbus @ person m europe modern : Ei Irrtum Seefahrer Genua Westen Seeweg Flotte Spanien Karibik Entdecker Pinta Amerika 1492 > Christophe Colomb, Colomb | Christopher Columbus, Columbus | Cristóbal Colón, Colón | Cristoforo Colombo, Colombo
Insel @ nature : Palme einsam Schiff Robinson Fähre Schatz Mallorca Rügen Verkehr Sardinien Lummerland umgeben Eiland > île | island, isle
Saturn @ nature : Weltall Gott Samstag Titan fern Teleskop Gas Monde Cassini Planet Jupiter Neptun Ringe > Saturne | Saturn
Zeitung @ thing : täglich Papier Kiosk Politik Frühstück Anzeige Ente rascheln Redaktion Wetterbericht abonnieren Schlagzeile Journalist > journal | newspaper, paper
Seepferdchen @ living : Meer klein zart Fisch Aquarium Vater Seegras schwimmen Brut aufrecht Rüsselschnauze Ringelschwanz Abzeichen > hippocampe | seahorse
Martin Luther = Luther @ person m europe modern : Mönch Ablass Lieder Bibel Tintenfass Worms Übersetzer Protestanten Wartburg Hammer Thesen Reformation Wittenberg > = | = | Martín Lutero, Lutero | Martin Lutero, Lutero
weinen @ action : Abschied Schmerz traurig Baby Liebeskummer Trost Filmende Taschentuch Zwiebel wimmern schluchzen heulen Tränen > pleurer | cry, weep
Waschmaschine @ thing : Keller Trommel Programm Socken schleudern Buntes Fusseln vierzig Pulver Flusensieb Bullauge Miele Weichspüler > machine à laver, lave-linge | washing machine
Schwan @ living : See stolz Hals Parkteich elegant treu Federn Ballett Andersen Lohengrin hässlich Entlein Leda > cygne | swan
wütend @ quality : Puls Streit Vulkan Rumpelstilzchen schreien Stier Hulk stampfen Faust kochen Trotz toben zornig > furieux, fâché, en colère | angry, furious
Katharina die Große = Katharina @ person f europe modern 10+ : Aufklärung Anhalt Briefwechsel Herrscherin Kunstsammlung Staatsstreich Potemkin Voltaire Zerbst Eremitage Petersburg Russland Zarin > Catherine II, Catherine | Catherine the Great, Catherine | Catalina la Grande, Catalina | Caterina la Grande, Caterina
Fenster @ thing : Jalousie Licht Computer Sims Blumen Aussicht putzen Rahmen Vorhang hinauslehnen Scheibe lüften Microsoft > fenêtre | window
Kellnerin = Kellner, Ober @ trade : freundlich Schürze Tablett Getränke Block jonglieren Gäste Karte Trinkgeld Rechnung Café Restaurant bestellen > serveur, serveuse, garçon | waiter, waitress
hungrig @ quality : Wolf Nimmersatt Mittag Brotdose Magen Appetit leer fasten knurren Kühlschrank verschlingen gefräßig essen > affamé | hungry
Krawatte = Schlips @ thing : Büro Hemdkragen Anzug Hochzeit Seide eng Kroatien Muster schick Vatertag Fliege binden Knoten > cravate | tie, necktie
Frosch @ living : Teich grün Zunge Fliege Seerosenblatt Sprung Laich Kermit Prinz Lurch Kaulquappe Wetter quaken > grenouille | frog
Hundert Jahre Einsamkeit @ work south-america contemporary 10+ : Familie Regen Roman Generationen Goldfische Oberst Magie Schmetterlinge Buendía Kolumbien Ameisen Macondo Márquez > Cent Ans de solitude, solitude | One Hundred Years of Solitude, solitude | Cien años de soledad, soledad | Cent'anni di solitudine, solitudine
Pfannkuchen = Eierkuchen, Palatschinke @ food : Milch Teig dünn Sonntagmorgen Berlin Mehlspeise Sirup Bretagne Findus Plinse Apfelmus hochwerfen wenden > crêpe | pancake
Hut @ thing : Trachtler Panama Feder Melone Cowboy Filz Strohgeflecht Zauberer Krempe Zylinder Ascot Ecken Kopf > chapeau | hat
Frieden @ idea : Wunsch Taube weiß Vertrag Westfalen Pfeife Nobel Gandhi Lennon Ostermarsch Versöhnung Waffenruhe Krieg > paix | peace
Kirsche @ food : Obst Amsel Japan Eisbecher Nachbarn Morelle Zwillinge Herzform Entkerner Saft Stein Ohrring Schwarzwald > cerise | cherry
Wildschwein = Keiler @ living : Herde Wald Borsten Eichen Jäger Rotte Kastanien wühlen Asterix Hauer Frischlinge Suhle Obelix > sanglier | wild boar, boar
Osterinsel @ place south-america : einsam rätselhaft Hüte Pazifik Tuffstein Statuen Steinköpfe entlegen Polynesien Rapanui Chile Kolosse Moai > île de Pâques, île, Pâques | Easter Island, Easter, island | Isla de Pascua, isla, Pascua | Isola di Pasqua, isola, Pasqua
Gürtel @ thing : Leder Hose Löcher Tropen Sicherheit Taille Karate Jupiter Orion Asteroiden enger Schlaufe Schnalle > ceinture | belt
Heimweh @ idea : Gefühl Ferien Tränen Fremde Freddy Landschulheim Herz Auswanderer Internat Heidi Sehnsucht traurig vermissen > mal du pays, nostalgie | homesickness
Liebe @ idea : Gefühl Herzklopfen blind Rosen Brief Venus Kummer Romeo Eifersucht Paris Turteltauben Kuss Valentinstag > amour | love
Zaun @ thing : Grenze Weide Nachbar Pfahl Tor Wink streichen Elektrizität Hecke Sawyer Jäger Latten Maschendraht > clôture, barrière | fence
Nordsee @ place europe : Krabben Wind Inselfähre Deich Strandkorb Leuchtturm Seehund Hallig Sylt Friesen Ebbe Watt Sturmflut > mer du Nord, nord | North Sea, north, sea | mar del Norte, norte | mare del Nord, nord
Sun Wukong = Affenkönig @ character m asia modern 10+ : frech Wolke Pfirsich Stab Unsterblichkeit Kampf Himmelspalast Sutra Verwandlung Mönch Pilgerreise China Dragonball > Roi singe, singe | Monkey King, monkey | Rey Mono, mono | Re Scimmia, scimmia
Wahrheit @ idea : Gericht Wein Kindermund Zeugenstand Pflicht Philosophie Schwur beweisen Tatsache ehrlich bitter stimmen Lüge > vérité | truth
Pilotin = Pilot @ trade : Uniform Kursänderung Turbulenzen Ansage Cockpit Mütze Prinz Knüppel Instrumente Landung Lindbergh Crew Flugzeug > pilote | pilot
Südafrika @ place africa : Gold Safari Weinbau Diamanten Rugby Mandela Kap Tafelberg Pretoria Strauße Vuvuzela Krügerpark Kapstadt > Afrique du Sud, sud | South Africa, south | Sudáfrica | Sudafrica
Norwegen @ place europe : Lachs Elche Trolle Erdöl Wikinger Skilanglauf Polarlicht Lofoten Bergen Skandinavien Nordkap Oslo Fjord > Norvège | Norway | Noruega | Norvegia
Heidi @ character f europe modern : Ziegen Schweiz Berge Heimweh Waise Alm Dörfli Großvater Frankfurt Klara Rollstuhl Spyri Peter > = | = | = | =
rennen @ action : schnell Atem Puls Flucht Bus Sport Hundert eilig Gepard Ziel Bolt sprinten laufen > courir | run
China @ place asia : Papier Reis Seide Tee Porzellan Drachenboot Kaiser Schriftzeichen Terrakotta Pandabären Konfuzius Schanghai Peking > Chine | China | China | Cina
Peter Pan @ character m europe contemporary : London fliegen Kindheit Insel Feenstaub Schatten Pfeife niemals Krokodil Piraten Wendy Tinkerbell Nimmerland > = | = | = | =
Tafel @ thing : Schokolade Runde Festmahl Öl grün Schwamm Einmaleins quietschen wischen anschreiben Lehrer Klassenzimmer Kreide > tableau | board, blackboard
Star Wars = Krieg der Sterne @ work north-america contemporary : Weltraum Zukunft Rebellen Roboter Imperium Prinzessin Galaxis Macht Lucas Lichtschwert Yoda Skywalker Chewbacca > La Guerre des étoiles, étoiles | Star Wars | La guerra de las galaxias, galaxias | Guerre stellari, stellari
reiten @ action : Dressur Wellen Sattel Besen Zügel Stiefel Cowboy Trab Erlkönig Turnier Springen Galopp Ponyhof > monter à cheval, chevaucher | ride
Richter = Richterin @ trade : Erdbeben streng Robe neutral Salomon Hammer Gesetz Karlsruhe Kadi Zeuge Anwalt Justiz Urteil > juge | judge
Schneewittchen @ character f europe modern : Wald Jäger Gürtel Mieder Ebenholz Kamm Stiefmutter Tischchen Apfel Sarg Spiegel sieben Zwerge > Blanche-Neige, blanche, neige | Snow White, snow, white | Blancanieves | Biancaneve
Schäfer = Schäferin, Hirte @ trade : Stab Krippe Schnucken draußen Flöte Hund Loden Schippe Hürde Wolle Nomade Lämmer Herde > berger, bergère | shepherd
Dschungel = Urwald @ nature : feucht wild Tropen Papageien Affen Kipling Camp Machete Tarzan Amazonas undurchdringlich Mogli Lianen > jungle | jungle
Venedig @ place europe : Masken Karneval Tauben Löwe Dogen Hochwasser Brücken romantisch Lagune Markusplatz Rialto Kanäle Gondel > Venise | Venice | Venecia | Venezia
Sanduhr @ thing : Glas Ei Ewigkeit Museum Sauna Pirat Zeitmesser Taille Brettspiel Minuten Lebenszeit Körnchen rieseln > sablier | hourglass
Clara Schumann = Schumann @ person f europe modern 10+ : Konzert Talent acht Wunderkind Bonn Virtuosin Leipzig Hundertmarkschein Brahms Wieck Robert Romantik Pianistin > = | = | = | =
Argentinien @ place south-america : Asado Fußball Silber Steak Mate Gauchos Messi Patagonien Evita Jaguar Pampa Tango Maradona > Argentine | Argentina | Argentina | Argentina
Akropolis @ place europe : Hügel Marmor Oliven Touristen Säulen Pheidias Perikles Propyläen Karyatiden Griechenland Tempel Athen Parthenon > Acropole | Acropolis | Acrópolis | Acropoli
Thermometer @ thing : Wetter Säule Balkon Stirn krank Skala Braten Quecksilber messen Celsius Grad Fieber Temperatur > thermomètre | thermometer
Flasche @ thing : Durst Hals Geist Baby Wein Botschaft Container Glas Etikett Öffner Pfand Drehverschluss Korken > bouteille | bottle
Biber @ living : Fluss Pelz Zähne fleißig Burg Kanada Auwald Baumeister Kelle nagen stauen Stämme Damm > castor | beaver
Pfau @ living : stolz Schlosspark eitel Schrei Indien Hera blau prächtig Federn Schleppe Henne Augen Rad > paon | peacock
singen @ action : Amsel Dusche Bühne Oper Lagerfeuer Mikrofon Geburtstag Chor Melodie Callas Noten trällern Lied > chanter | sing
Hildegard von Bingen = Hildegard @ person f europe medieval 10+ : Rhein Gesänge Dinkel Gelehrte Visionen Heilkräuter Mittelalter Kloster Arznei Rupertsberg Benediktinerin Äbtissin Nonne > Hildegarde de Bingen, Hildegarde | Hildegard of Bingen | Hildegarda de Bingen, Hildegarda | Ildegarda di Bingen, Ildegarda
Seife @ thing : Duft Lavendel sauber Oper parfümiert Marseille Aleppo Hygiene Spender glitschig Blasen Schaum Hände > savon | soap
Traktor = Trecker @ thing : Bauer Acker langsam Diesel Anhänger Fendt pflügen Landstraße tuckern Reifen Güllefass Ernte Landwirt > tracteur | tractor
Wien @ place europe : Walzer Hauptstadt Kutschen Oper Kaffeehaus Donau Lipizzaner Schnitzel Kaiser Sachertorte Stephansdom Schönbrunn Prater > Vienne | Vienna | Viena | Vienna
streiten @ action : Geschwister laut Zank Nachbarn versöhnen Ehepaar Esel Anwälte Meinung Türen Gericht vertragen zoffen > se disputer, disputer | argue, quarrel
Knoblauch @ food : gesund scharf Baguette Presse Gewürz Mundgeruch Tsatsiki Knolle Zopf Butter stinken Zehe Vampire > ail | garlic
Krake = Oktopus, Tintenfisch @ living : Meer weich klug Tarnung Herzen Tiefsee Orakel schlängeln Paul Ursula acht Fangarme Saugnäpfe > pieuvre, poulpe | octopus
Wolf @ living : Wildnis Rudel Fabel Mond Lausitz Schafspelz Isegrim Hund Geißlein Kreide Großmutter heulen Rotkäppchen > loup | wolf
Freiheit @ idea : Vogel Wolken Revolution Gefängnis Adler Gleichheit Delacroix Käfigtür Menschenrecht Statue Westernhagen grenzenlos > liberté | freedom, liberty
Faust @ work europe modern 10+ : Boxen Ring Gelehrter Pakt Verjüngung Gretchen Wissen Pudel Teufel Drama Weimar Mephisto Goethe > = | = | Fausto | =
fleißig @ quality : Biene Ameise Arbeit Schüler Goldmarie lernen eifrig Lieschen emsig Preis Heinzelmännchen strebsam faul > travailleur, assidu, appliqué | hard-working, diligent
Döner = Döner Kebab, Kebab @ food : Imbiss scharf hungrig Krautsalat Soße Alles Türkei Messer Fleisch Zwiebeln Yufka Berlin Spieß > kebab | kebab
Ostern @ idea : Familie Goethe Kirche Palmzweig Hefezopf Lamm Feuer Emmaus Auferstehung Nest suchen Hase Eier > Pâques | Easter
`;
