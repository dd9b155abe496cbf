/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_04 = `
küssen @ action : Frosch Abschied Hand Liebespaar Lippen Wange Mistelzweig Klimt Dornröschen Bussi Traualtar zärtlich Mund > embrasser | kiss
Friseur = Friseurin, Frisör, Friseuse @ trade : Spiegel Umhang plaudern Locken Stuhl Figaro Föhn Illustrierte Salon Dauerwelle färben schneiden Haare > coiffeur, coiffeuse | hairdresser, barber
Buddha ~ Buda @ person m asia ancient : Indien Baum Prinz Lächeln Statue Mitte sitzen Lotus Tempel Gautama Nirwana Meditation Erleuchtung > Bouddha | = | Buda | =
Dracula ~ Drakula @ character m europe modern 10+ : Schloss Umhang Graf Sarg bleich Stoker Rumänien Fledermaus Karpaten Knoblauch Transsilvanien Eckzähne Vampir > = | = | Drácula | =
Radiergummi @ thing : klein weich Schule Krümel Geometrie Fehler reiben Kautschuk korrigieren Tinte verschwinden Federmäppchen Bleistift > gomme | eraser, rubber
Känguru ~ Känguruh @ living : Zoo Wappen Sprung Faust Boxer Buschland Nachwuchs Skippy Kling Steppe hüpfen Australien Beutel > kangourou | kangaroo
Gletscher @ nature : kalt langsam Gebirge ewig Ötzi Alpinist Spalte Zunge Klima Moräne schmelzen kalben Eis > glacier | glacier
Peru @ place south-america : Anden Paddington Kondor Kartoffeln Panflöte Meerschweinchen Quipu Alpakawolle Titicacasee Inka Nazca Cuzco Lima > Pérou | = | Perú | Perù
Brot @ food : Abend Scheibe Mehl täglich Sauerteig Kruste Roggen toasten Laib Vesper Krümel Schnitte backen > pain | bread
Zirkus @ idea : Applaus Zelt Familie Popcorn Artist Akrobat Direktor Seiltänzer Wohnwagen Roncalli Trapez Clown Manege > cirque | circus
Tornado @ nature : Luft Gefahr drehen heftig Zerstörung Oklahoma Sturmjäger Kansas Oz Dorothy Rüssel Trichter Wirbelsturm > tornade | tornado
Ludwig van Beethoven = Beethoven @ person m europe modern : Musik Wien zornig Mähne taub Hörrohr Mondschein Schicksal Neunte Elise Freude Komponist Bonn > Beethoven | Beethoven | Beethoven | Beethoven
Pinsel @ thing : Haare Stiel Farbe Dachs Künstler Rasierschaum Luchs Dose Wand Kuchen Einfalt tupfen malen > pinceau | brush, paintbrush
Miriam Makeba = Makeba @ person f africa contemporary 10+ : Bühne Stimme Exil Tournee Belafonte Mama Klicklaute Südafrika Graceland Xhosa Johannesburg Sängerin Pata > = | = | = | =
Regenwurm @ living : rosa Haken Pfütze Amsel Kompost Boden Humus glitschig Maulwurf lockern Ringe kriechen Angelköder > ver de terre, ver | earthworm, worm
Geige = Violine @ thing : Holz Himmel Orchester Grille Kinn erste kratzen Saiten Kolophonium Paganini Bogen Stradivari fiedeln > violon | violin, fiddle
Kanada @ place north-america : kalt Holzfäller weit Pfannkuchen Eishockey Bären Biber Sirup Toronto Niagara Mounties Ottawa Ahorn > Canada | Canada | Canadá | Canada
Marco Polo = Polo @ person m europe medieval : Nudeln Karawane Gefängnis Kaufmann Abenteuer Papiergeld Händler Onkel Kublai China Seidenstraße Reisebericht Venedig > = | = | = | =
Joghurt ~ Jogurt @ food : Frühstück gesund Becher Löffel Deckel Bulgarien Früchte Tsatsiki Kulturen Molkerei Kühlregal Griechenland Milch > yaourt | yoghurt, yogurt
geizig @ quality : Trinkgeld Groschen Molière Todsünde horten sparen Scrooge Pfennig Dagobert raffen verschwenderisch knausrig spendieren > avare, radin | stingy, miserly
Diego Maradona = Maradona @ person m south-america contemporary : Tango Neapel Boca Lockenkopf Linksfuß Spielmacher Dribbelkünstler Zehn Gott Hand Weltmeister Fußball Argentinien > = | = | = | =
Mansa Musa = Musa @ person m africa medieval 10+ : König Salz Kairo Moschee Pilger Freigebigkeit Reichtum Mekka Vermögen Westafrika Gold Timbuktu Mali > Mansa Moussa, Moussa | = | = | =
Karotte = Möhre, Mohrrübe, gelbe Rübe @ food : Nase gesund Augen orange knabbern Suppengrün Schneemann Esel Wurzel Rohkost Vitamin Bugs Kaninchen > carotte | carrot
Schwanensee @ work europe modern : Verwandlung Zauberer Siegfried Choreografie Mondlicht Tänzerinnen Rotbart Spitzenschuhe Tutu Bolschoi Ballett Odette Tschaikowski > Le Lac des cygnes, cygnes, lac | Swan Lake, swan, lake | El lago de los cisnes, cisnes, lago | Il lago dei cigni, cigni, lago
Rose @ living : Öl Prinz Vase Hecke Duft Strauß Spalier Hagebutte Knospe Floristin Valentin rot Dornen > rose | rose
Spaghetti ~ Spagetti @ food : Italien Eis lang Western Pesto Gabel Parmesan kleckern Miracoli Bolognese schlürfen Carbonara Nudeln > spaghettis | spaghetti
Das Dschungelbuch = Dschungelbuch @ work europe modern : Indien Tiger Rudel Kokosnuss Trickfilm Gemütlichkeit Menschenkind Kipling Panther Kaa Baghira Balu Mogli > Le Livre de la jungle, jungle | The Jungle Book, jungle | El libro de la selva, selva | Il libro della giungla, giungla
Jerusalem @ place asia : Tempel heilig alt David Religionen Palmsonntag Kreuzfahrer Altstadt Wallfahrt Ölberg Israel Felsendom Klagemauer > Jérusalem | = | Jerusalén | Gerusalemme
Charlie Chaplin = Chaplin @ person m europe contemporary : London Stock Melone komisch Stummfilm Regie Genfersee Watschelgang Schnurrbart Goldrausch Hollywood Diktator Tramp > = | = | = | =
frech @ quality : Grimasse Kobold Michel Spatz Dachs Rotznase Bengel Streich Pippi vorlaut Zunge Antwort unverschämt > insolent, effronté, culotté | cheeky, naughty
Teppich @ thing : Wohnzimmer rollen Läufer Oscar Muster Fransen Knüpfer Ausklopfer Auslegware Perser Aladin weben fliegen > tapis | carpet, rug
Nebel @ nature : London Herbst grau feucht November Autofahrer Schwaden Maschine Horn undurchsichtig Milchsuppe Avalon Dunst > brouillard | fog, mist
niesen @ action : Katze Taschentuch Pfeffer Erkältung Heuschnupfen Pollen Gesundheit Staubwolke Bazillen prusten Ellbogen Nase Hatschi > éternuer | sneeze
Christoph Kolumbus = Kolumbus @ person m europe modern : Ei Seefahrer Westen Irrtum Genua Seeweg Flotte Spanien Karibik Entdecker Pinta Amerika 1492 > Christophe Colomb, Colomb | Christopher Columbus, Columbus | Cristóbal Colón, Colón | Cristoforo Colombo, Colombo
Insel @ nature : einsam Schatz Schiff Robinson Fähre Palme Mallorca Rügen Verkehr Sardinien Lummerland umgeben Eiland > île | island, isle
Saturn @ nature : Weltall Gott Samstag Gas Titan fern Teleskop Monde Cassini Planet Jupiter Neptun Ringe > Saturne | Saturn
Zeitung @ thing : Papier Frühstück Ente täglich Kiosk Politik Anzeige rascheln Redaktion Wetterbericht abonnieren Schlagzeile Journalist > journal | newspaper, paper
Seepferdchen @ living : klein Meer Fisch zart Aquarium Vater Seegras schwimmen Brut aufrecht Rüsselschnauze Ringelschwanz Abzeichen > hippocampe | seahorse
Martin Luther = Luther @ person m europe modern : Mönch Bibel Ablass Lieder Tintenfass Worms Übersetzer Protestanten Wartburg Hammer Thesen Reformation Wittenberg > = | = | Martín Lutero, Lutero | Martin Lutero, Lutero
weinen @ action : Abschied Baby Schmerz traurig Trost Liebeskummer Filmende Taschentuch Zwiebel wimmern schluchzen heulen Tränen > pleurer | cry, weep
Waschmaschine @ thing : Keller Socken Trommel Programm schleudern Buntes Fusseln vierzig Pulver Flusensieb Bullauge Miele Weichspüler > machine à laver, lave-linge | washing machine
Schwan @ living : Hals Federn See stolz elegant treu Parkteich Ballett Andersen Lohengrin hässlich Entlein Leda > cygne | swan
wütend @ quality : Puls Vulkan Stier Streit Rumpelstilzchen schreien Hulk stampfen Faust kochen Trotz toben zornig > furieux, fâché, en colère | angry, furious
Katharina die Große = Katharina @ person f europe modern 10+ : Herrscherin Aufklärung Anhalt Briefwechsel Kunstsammlung Staatsstreich Potemkin Voltaire Zerbst Eremitage Petersburg Russland Zarin > Catherine II, Catherine | Catherine the Great, Catherine | Catalina la Grande, Catalina | Caterina la Grande, Caterina
Fenster @ thing : Licht Blumen Aussicht Sims putzen Jalousie Computer Rahmen Vorhang hinauslehnen Scheibe lüften Microsoft > fenêtre | window
Kellnerin = Kellner, Ober @ trade : Schürze Block Gäste Tablett freundlich Getränke jonglieren Karte Trinkgeld Rechnung Café Restaurant bestellen > serveur, serveuse, garçon | waiter, waitress
hungrig @ quality : Wolf leer Nimmersatt Mittag Brotdose Magen Appetit fasten knurren Kühlschrank verschlingen gefräßig essen > affamé | hungry
Krawatte = Schlips @ thing : Seide Hochzeit Büro Anzug eng Hemdkragen Kroatien Muster schick Vatertag Fliege binden Knoten > cravate | tie, necktie
Frosch @ living : grün Zunge Teich Fliege Sprung Seerosenblatt Laich Kermit Prinz Lurch Kaulquappe Wetter quaken > grenouille | frog
Hundert Jahre Einsamkeit @ work south-america contemporary 10+ : Regen Roman Familie Goldfische Oberst Generationen Magie Schmetterlinge Buendía Kolumbien Ameisen Macondo Márquez > Cent Ans de solitude, solitude | One Hundred Years of Solitude, solitude | Cien años de soledad, soledad | Cent'anni di solitudine, solitudine
Pfannkuchen = Eierkuchen, Palatschinke @ food : Milch Berlin Teig Sirup dünn Mehlspeise Sonntagmorgen Bretagne Findus Plinse Apfelmus hochwerfen wenden > crêpe | pancake
Hut @ thing : Feder Cowboy Melone Filz Trachtler Panama Strohgeflecht Zauberer Krempe Zylinder Ascot Ecken Kopf > chapeau | hat
Frieden @ idea : weiß Pfeife Wunsch Taube Vertrag Westfalen Nobel Gandhi Lennon Ostermarsch Versöhnung Waffenruhe Krieg > paix | peace
Kirsche @ food : Japan Obst Zwillinge Amsel Nachbarn Eisbecher Morelle Herzform Entkerner Saft Stein Ohrring Schwarzwald > cerise | cherry
Wildschwein = Keiler @ living : Jäger Wald Herde Borsten Kastanien Eichen Rotte wühlen Asterix Hauer Frischlinge Suhle Obelix > sanglier | wild boar, boar
Osterinsel @ place south-america : einsam Pazifik rätselhaft Hüte Statuen Tuffstein Steinköpfe entlegen Polynesien Rapanui Chile Kolosse Moai > île de Pâques, île, Pâques | Easter Island, Easter, island | Isla de Pascua, isla, Pascua | Isola di Pasqua, isola, Pasqua
Gürtel @ thing : Leder Tropen Hose Löcher Taille Sicherheit Karate Jupiter Orion Asteroiden enger Schlaufe Schnalle > ceinture | belt
Heimweh @ idea : Herz Tränen Gefühl Fremde Ferien Freddy Landschulheim Auswanderer Internat Heidi Sehnsucht traurig vermissen > mal du pays, nostalgie | homesickness
Liebe @ idea : Gefühl blind Rosen Brief Herzklopfen Kummer Venus Romeo Eifersucht Paris Turteltauben Kuss Valentinstag > amour | love
Zaun @ thing : Grenze Weide Tor Nachbar Pfahl Wink streichen Elektrizität Hecke Sawyer Jäger Latten Maschendraht > clôture, barrière | fence
Nordsee @ place europe : Wind Deich Leuchtturm Krabben Strandkorb Seehund Inselfähre Hallig Sylt Friesen Ebbe Watt Sturmflut > mer du Nord, nord | North Sea, north, sea | mar del Norte, norte | mare del Nord, nord
Sun Wukong = Affenkönig @ character m asia modern 10+ : Wolke Stab frech Unsterblichkeit Kampf Pfirsich Himmelspalast Sutra Verwandlung Mönch Pilgerreise China Dragonball > Roi singe, singe | Monkey King, monkey | Rey Mono, mono | Re Scimmia, scimmia
Wahrheit @ idea : Schwur Wein Gericht Kindermund Pflicht Zeugenstand Philosophie beweisen Tatsache ehrlich bitter stimmen Lüge > vérité | truth
Pilotin = Pilot @ trade : Prinz Uniform Mütze Kursänderung Turbulenzen Ansage Cockpit Knüppel Instrumente Landung Lindbergh Crew Flugzeug > pilote | pilot
Südafrika @ place africa : Gold Safari Diamanten Rugby Mandela Kap Weinbau Tafelberg Pretoria Strauße Vuvuzela Krügerpark Kapstadt > Afrique du Sud, sud | South Africa, south | Sudáfrica | Sudafrica
Norwegen @ place europe : Lachs Erdöl Wikinger Polarlicht Elche Trolle Skilanglauf Lofoten Bergen Skandinavien Nordkap Oslo Fjord > Norvège | Norway | Noruega | Norvegia
Heidi @ character f europe modern : Alm Schweiz Berge Ziegen Heimweh Waise Dörfli Großvater Frankfurt Klara Rollstuhl Spyri Peter > = | = | = | =
rennen @ action : schnell Sport Puls Atem Hundert Bus Flucht eilig Gepard Ziel Bolt sprinten laufen > courir | run
China @ place asia : Seide Tee Kaiser Papier Porzellan Reis Drachenboot Schriftzeichen Terrakotta Pandabären Konfuzius Schanghai Peking > Chine | China | China | Cina
Peter Pan @ character m europe contemporary : London Insel Pfeife fliegen Kindheit Feenstaub Schatten niemals Krokodil Piraten Wendy Tinkerbell Nimmerland > = | = | = | =
Tafel @ thing : grün Öl Schokolade Schwamm Einmaleins Runde Festmahl quietschen wischen anschreiben Lehrer Klassenzimmer Kreide > tableau | board, blackboard
Star Wars = Krieg der Sterne @ work north-america contemporary : Zukunft Prinzessin Roboter Weltraum Rebellen Imperium Galaxis Macht Lucas Lichtschwert Yoda Skywalker Chewbacca > La Guerre des étoiles, étoiles | Star Wars | La guerra de las galaxias, galaxias | Guerre stellari, stellari
reiten @ action : Cowboy Sattel Stiefel Wellen Dressur Besen Zügel Trab Erlkönig Turnier Springen Galopp Ponyhof > monter à cheval, chevaucher | ride
Richter = Richterin @ trade : Hammer Erdbeben neutral Robe Gesetz streng Salomon Karlsruhe Schöffe Zeuge Anwalt Justiz Urteil > juge | judge
Schneewittchen @ character f europe modern : Jäger Wald Stiefmutter Gürtel Mieder Ebenholz Kamm Tischchen Apfel Sarg Spiegel sieben Zwerge > Blanche-Neige, blanche, neige | Snow White, snow, white | Blancanieves | Biancaneve
Schäfer = Schäferin, Hirte @ trade : Hund Krippe Stab draußen Flöte Schnucken Loden Schippe Hürde Wolle Nomade Lämmer Herde > berger, bergère | shepherd
Dschungel = Urwald @ nature : Tropen feucht Papageien Affen Kipling Camp wild Machete Tarzan Amazonas undurchdringlich Mogli Lianen > jungle | jungle
Venedig @ place europe : Löwe Karneval Brücken Masken Tauben Dogen Hochwasser romantisch Lagune Markusplatz Rialto Kanäle Gondel > Venise | Venice | Venecia | Venezia
Sanduhr @ thing : Museum Ei Glas Sauna Ewigkeit Pirat Zeitmesser Taille Brettspiel Minuten Lebenszeit Körnchen rieseln > sablier | hourglass
Clara Schumann = Schumann @ person f europe modern 10+ : Konzert acht Wunderkind Bonn Leipzig Talent Virtuosin Hundertmarkschein Brahms Wieck Robert Romantik Pianistin > = | = | = | =
Argentinien @ place south-america : Fußball Silber Steak Mate Gauchos Messi Asado Patagonien Evita Jaguar Pampa Tango Maradona > Argentine | Argentina | Argentina | Argentina
Akropolis @ place europe : Hügel Säulen Touristen Marmor Oliven Pheidias Perikles Propyläen Karyatiden Griechenland Tempel Athen Parthenon > Acropole | Acropolis | Acrópolis | Acropoli
Thermometer @ thing : Balkon Wetter krank Braten Stirn Säule Skala Quecksilber messen Celsius Grad Fieber Temperatur > thermomètre | thermometer
Flasche @ thing : Hals Durst Baby Wein Geist Botschaft Container Glas Etikett Öffner Pfand Drehverschluss Korken > bouteille | bottle
Biber @ living : Fluss Zähne Pelz Kanada fleißig Burg Auwald Baumeister Kelle nagen stauen Stämme Damm > castor | beaver
Pfau @ living : Indien blau stolz Schrei Hera Schlosspark eitel prächtig Federn Schleppe Henne Augen Rad > paon | peacock
singen @ action : Bühne Geburtstag Oper Lagerfeuer Amsel Dusche Mikrofon Chor Melodie Callas Noten trällern Lied > chanter | sing
Hildegard von Bingen = Hildegard @ person f europe medieval 10+ : Mittelalter Gelehrte Rhein Gesänge Dinkel Visionen Heilkräuter Kloster Arznei Rupertsberg Benediktinerin Äbtissin Nonne > Hildegarde de Bingen, Hildegarde | Hildegard of Bingen | Hildegarda de Bingen, Hildegarda | Ildegarda di Bingen, Ildegarda
Seife @ thing : Oper Duft Lavendel sauber parfümiert Marseille Aleppo Hygiene Spender glitschig Blasen Schaum Hände > savon | soap
Traktor = Trecker @ thing : langsam Acker Bauer Diesel Anhänger Fendt pflügen Landstraße tuckern Reifen Güllefass Ernte Landwirt > tracteur | tractor
Wien @ place europe : Hauptstadt Walzer Oper Donau Kutschen Kaffeehaus Lipizzaner Schnitzel Kaiser Sachertorte Stephansdom Schönbrunn Prater > Vienne | Vienna | Viena | Vienna
streiten @ action : Esel Geschwister laut Nachbarn Ehepaar Zank versöhnen Anwälte Meinung Türen Gericht vertragen zoffen > se disputer, disputer | argue, quarrel
Knoblauch @ food : scharf gesund Presse Tsatsiki Gewürz Baguette Mundgeruch Knolle Zopf Butter stinken Zehe Vampire > ail | garlic
Krake = Oktopus, Tintenfisch @ living : Meer weich klug Orakel Tarnung Herzen Tiefsee schlängeln Paul Ursula acht Fangarme Saugnäpfe > pieuvre, poulpe | octopus
Wolf @ living : Mond Fabel Wildnis Rudel Lausitz Schafspelz Isegrim Hund Geißlein Kreide Großmutter heulen Rotkäppchen > loup | wolf
Freiheit @ idea : Vogel Adler Gleichheit Wolken Revolution Gefängnis Delacroix Käfigtür Menschenrecht Statue Westernhagen grenzenlos > liberté | freedom, liberty
Faust @ work europe modern 10+ : Ring Boxen Gelehrter Pakt Verjüngung Gretchen Wissen Pudel Teufel Drama Weimar Mephisto Goethe > = | = | Fausto | =
fleißig @ quality : Schüler Goldmarie Biene lernen Arbeit Ameise eifrig Lieschen emsig Preis Heinzelmännchen strebsam faul > travailleur, assidu, appliqué | hard-working, diligent
Döner = Döner Kebab, Kebab @ food : scharf Soße Imbiss hungrig Türkei Krautsalat Alles Messer Fleisch Zwiebeln Yufka Berlin Spieß > kebab | kebab
Ostern @ idea : Familie Feuer Goethe Kirche Lamm Palmzweig Hefezopf Emmaus Auferstehung Nest suchen Hase Eier > Pâques | Easter
`;
