/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_10 = `
Monopoly @ work north-america contemporary : Würfel Gefängnis Familienstreit Miete Bahnhöfe Geldscheine Hotels Brettspiel Zylinder Badstraße Ereigniskarte Parkstraße Schlossallee > = | = | = | =
Sydney ~ Sidney @ place oceania : Hafen Olympia Nemo Segel Strandleben Koalas Fähren Brückenklettern Opernhaus Muschelform Australien Bondi Utzon > = | = | Sídney | =
Schwarzes Loch @ nature 10+ : Weltall Physik Stern Horizont Anziehung Verschlucken Hawking Materie Massereich Galaxie Lichtfalle Raumzeit Kollaps > trou noir, trou, noir | black hole, black, hole
Die Schatzinsel = Schatzinsel @ work europe modern : Papagei Karte Rum Jim Wirtshaus Apfelfass Meuterei Hispaniola Flint Holzbein Stevenson Hawkins Silver > L'Île au trésor, trésor, île | Treasure Island, treasure, island | La isla del tesoro, tesoro, isla | L'isola del tesoro, tesoro, isola
schummeln = mogeln @ action : Prüfung Karten abschreiben Kniffel Spickzettel Ärmel gezinkt Nachbarheft Verlierer erwischt tricksen unfair betrügen > tricher | cheat
San Francisco @ place north-america : Hügel Nebel Erdbeben Seelöwen Goldrausch Blumenkinder Jeans Kalifornien Steilstraße Westküste Kabelbahn Chinatown Alcatraz > = | = | = | =
Finnland @ place europe : Tango Handy Seenplatte Mücken Rentier Mittsommer Birkenwälder Schulsystem Mumins Lakritz Nokia Sauna Helsinki > Finlande | Finland | Finlandia | Finlandia
Kastanie @ living : Herbst Biergarten Männchen Braun glänzend Igelhülle Allee rösten Streichhölzer Maronen Tauschhandel basteln stachelig > châtaigne, marron, marronnier, châtaignier | chestnut
Fotografin = Fotograf @ trade : Hochzeit lächeln Blitz Studio Stativ Passbild Dunkelkammer Linse Momentaufnahme Reportage Modenschau Spaghetti knipsen > photographe | photographer
Stau @ idea : warten Baustelle Hupe Damm Sommerferien Autobahn Ferienbeginn Blechlawine Rettungsgasse zähfließend Stoßstange Verkehrsfunk stehen > embouteillage, bouchon | traffic jam, jam
Kofi Annan = Annan @ person m africa contemporary 10+ : Freitag Weltfrieden Vermittler Würde Ghanaer Diplomat Sanftmut Friedensnobelpreis Blauhelme Genf Vollversammlung Generalsekretär Vereinte > = | = | = | =
Alaska @ place north-america : Kälte Wildnis Grizzly Lachse Goldgräber Huskys Totempfahl Zarenverkauf Denali Balto Anchorage Bundesstaat Yukon > = | = | = | =
Yaa Asantewaa = Asantewaa @ person f africa contemporary 10+ : Ansprache Belagerung Königinmutter Seychellen Kolonialkrieg Ejisu Kumasi Hocker golden Aschanti Ghana Kämpferin Verbannung > = | = | = | =
Bagdad @ place asia 10+ : Weisheit Teppich Gelehrte Kalif Palmengärten Hadid Märchenstadt Mesopotamien Harun Tausendundeine Tigris Hauptstadt Irak > = | Baghdad | = | =
lustig @ quality : Vogel Clown Grimasse Witz Streich Kasper Komödie Loriot Löwenzahn Taschenbuch heiter spaßig fröhlich > drôle, amusant | funny
Überraschung @ idea : Ei Geschenk Party unerwartet Spannung Tusch Konfettiregen Verpackung Knall verblüfft Geheimnis Augenbinde staunen > surprise | surprise
Isaac Newton = Newton @ person m europe modern : Physik Prisma Bewegung Münzmeister Optik Cambridge Gesetze Gravitation Westminster Fernrohr Kraft Mechanik Apfel > = | = | = | =
Skorpion @ living : Frosch Fabel November Sternzeichen Sandboden Geröll Wanderschuh Klauen giftig nachts Scheren Stachel Spinnentier > scorpion | scorpion
Kolosseum @ place europe : Bögen Ruine Sandboden Katzen Zuschauerränge Travertin Arena Spektakel Vespasian Tierhatz Amphitheater Gladiatoren Rom > Colisée | Colosseum | Coliseo | Colosseo
Seerose @ living : Teich Frosch Gemälde Blüte Lotus Monet Schwimmblatt Giverny Impressionismus Libelle Amazonas Goldfische Victoria > nénuphar | water lily, lily
Puzzle @ thing : Geduld Tisch Rand tausend Regentag Karton Teile Ravensburg Neuschwanstein Motiv zusammensetzen fehlend Lücke > puzzle | jigsaw, puzzle
Mistel @ living 10+ : Baumkrone Miraculix Sichel Druide Kussbrauch Schmarotzer Beeren Pappel Gallier Weihnachtsdeko Drossel Vogelleim Baldur > gui | mistletoe
Ingwer @ food 10+ : scharf Wurzel Asien Sushi Erkältung Zitrone Ayurveda Knolle Limonade Shot Übelkeit Reibe Rhizom > gingembre | ginger
Maurer = Maurerin @ trade : Helm Handwerk Baustelle Schnur Gerüst pünktlich Klinker Wasserwaage Rohbau Estrich Kelle Ziegel Mörtel > maçon | bricklayer, mason
Schneeglöckchen @ living : weiß zart Februar Frühlingsbote Vorgarten läuten Zwiebelgewächs Schmelzwasser Erstes Tauwetter nickend Krokus Märzenbecher > perce-neige | snowdrop
Tiramisu ~ Tiramisù @ food : Italien Kakao Schichten Espresso Dessert Amaretto Nachspeise Venetien Form Löffelbiskuit rohe Eier Mascarpone > tiramisu | tiramisu
Vincent van Gogh = van Gogh ~ Vincent van Goch @ person m europe modern : Briefe Bruder Strohhut Niederlande Kornfeld Schlafzimmer Theo Gauguin Provence Arles Sternennacht Ohr Sonnenblumen > = | = | = | =
Nest @ nature : Vogel Baum Eier Ostern Küken Zweige Kuckuck Häkchen Schwalben brüten ausfliegen Nistkasten gemütlich > nid | nest
Schiedsrichterin = Schiedsrichter, Schiri @ trade : Stadion neutral Karte Foul Münzwurf Abseits Assistenten Nachspielzeit Spielabbruch Videobeweis Elfmeter Unparteiische Trillerpfeife > arbitre | referee, umpire
Krone @ thing : Gold König Prinzessin Laub Zahn Bier Edelsteine Dänemark Haupt Schweden Zacken Schatzkammer Zepter > couronne | crown
Ella Fitzgerald = Fitzgerald @ person f north-america contemporary 10+ : Apollo Harlem Bigband Improvisation Blumenkörbchen Songbook Duett Grammy Scat Swing Sängerin Lady Jazz > = | = | = | =
warten @ action : Geduld Weihnachten Schlange Bahnhof Haltestelle Bus Godot Ampel Sprechzimmer Auto Ewigkeit Inspektion ausharren > attendre | wait
gestreift @ quality : Tiger Biene Leuchtturm Zahnpasta Markise Zebra Matrosenhemd Badeanzug Obelix Tapete Wespe Fußgängerweg kariert > rayé, à rayures | striped, stripy
Möwe @ living : Hafen Küste Pommesdieb Reling kreischen Fischbrötchen Krabbenkutter Emma Schiffe Tschechow Nordsee Jonathan Sylt > mouette, goéland | seagull, gull
Strandkorb @ thing : Nordsee Sylt Usedom Sandburg Markise Windschutz Kurtaxe zweisitzig Fußstütze Flechtwerk Warnemünde Ostsee mieten > fauteuil-cabine, fauteuil | beach chair
Pablo Neruda = Neruda @ person m south-america contemporary 10+ : Oden Galionsfiguren Konsul Sammlerhäuser Verzweiflung Schirmmütze Liebesgedichte Temuco Postbote Nobelpreis Poet Santiago Chile > = | = | = | =
Venusfliegenfalle @ living : Insekten Fensterbank Moor Carolina fleischfressend klappen schnappt Botanik gefräßig Drosera Sumpferde Verdauung Fangblatt > dionée | Venus flytrap, flytrap
Welle @ nature : Haare Physik Stadion Radio Surfer brechen Tsunamiwarnung schwappen Frequenz Seegang Dauer Gischt Brandung > vague, onde | wave
Sicherheitsnadel @ thing : Metall Kilt Punk Ohrstecker Startnummer Verschluss Brosche Stich Notlösung Saum Babywindel Rucksackabzeichen befestigen > épingle à nourrice, épingle | safety pin, pin
Horoskop @ idea : Sterne Liebe Zukunft Zeitung Widder Zwilling Glückszahl Aberglaube Waage Geburtsdatum Steinbock Astrologie Tierkreis > horoscope | horoscope
Fernseher @ thing : Sofa Film Wohnzimmer Sender Antenne Serie viereckig Tagesschau Glotze Bildschirm Sportschau Programm zappen > télévision, téléviseur, télé | television, telly, TV
Lokführerin = Lokführer, Lokomotivführer @ trade : Fahrplan Schienen Signal Kindertraum Lukas Streik Bremsweg Emma Weiche Schichtdienst Güterwagen Bahnhof Zug > conducteur de train, mécanicien | train driver, engine driver
Sizilien @ place europe : Kino Vulkan Marionetten Archimedes Orangen Griechentempel Mandelgebäck Stiefelspitze Mittelmeer Taormina Cannoli Palermo Ätna > Sicile | Sicily | Sicilia | Sicilia
schwindlig = schwindelig @ quality : Walzer Karussell Achterbahn Schaukel Kreisel Drehstuhl Wendeltreppe Höhenangst Sturzflug Ohnmacht taumeln übel torkeln > étourdi, pris de vertige, vertige | dizzy, giddy
Mundharmonika @ thing : Lagerfeuer Cowboy Western Bob Blues Hosentasche Dylan Metallzungen Seemann Trossingen Lied Hohner blasen > harmonica | harmonica, mouth organ
Pablo Picasso = Picasso @ person m europe contemporary : Paris Keramik Taube Ringelhemd Málaga Periode Stierkampf Harlekin Spanier Maler Avignon Guernica Kubismus > = | = | = | =
Burg @ thing : Hügel Sand Turm Graben Ruine Belagerung Verlies Bergfried Mittelalter Schießscharte Wart Ritter Zugbrücke > château fort, château | castle, fortress
weich @ quality : Ei Butter Brei Knie Watte Keks Moos Kissen Pudding Babyhaut Marshmallow nachgiebig flauschig > mou, doux, moelleux | soft
Wunsch @ idea : Brunnen Traum Geburtstag Konzert Fee Zettel Zauberfisch drei Wimper Weihnachtspost Pusteblume Dschinn erfüllen > voeu, souhait, vœu | wish
Rattenfänger von Hameln = Rattenfänger @ character m europe medieval : Flötenspiel Vertragsbruch Kinderschar Weserstadt Buntgewand Nagetierplage Koppelberg Bürgermeister Lohn Ungeziefer hundertdreißig Pfeifer verschwanden > Joueur de flûte de Hamelin, flûte, Hamelin | Pied Piper of Hamelin, Piper, Hamelin | Flautista de Hamelín, flautista, Hamelín | Pifferaio di Hamelin, pifferaio, Hamelin
Brandenburger Tor @ place europe : Säulen Touristen Silvesterfeier Fanmeile Durchfahrt Langhans Siegesgöttin Teilung Wiedervereinigung Pariser Berlin Linden Quadriga > porte de Brandebourg, porte | Brandenburg Gate, gate | Puerta de Brandeburgo, puerta | Porta di Brandeburgo, porta
Pfirsich @ food : Sommer Stein saftig Haut samtig Flaum Melba Wangen Roald Dahl Eistee Nektarine Aprikose > pêche | peach
Athene = Athena @ character f europe ancient : Helm Weisheit Speer Olivenbaum Schutzgöttin Handwerkskunst Kopfgeburt Ägis Eule Arachne Zeus Parthenon Akropolis > Athéna | Athena | Atenea | Atena
Das doppelte Lottchen = Doppeltes Lottchen @ work europe contemporary : München Locken Zöpfe Ferienheim Trennung Verwechslung Dirigent Rollentausch Zwillinge Kästner Luise Palfy Körner > Deux pour une, Petite Lotte | Lisa and Lottie, Lottie, Parent Trap | Las dos Carlotas, Carlotas | Carlotta e Carlotta, Carlotta
Gehirn = Hirn @ nature : Kopf grau denken Wäsche Nerven Windungen Walnuss Neurologe Gedächtnis Schädel Hälften Zellen Verstand > cerveau | brain
Pflaster @ thing : Straße Blut Stein Knie Blase kleben Verbandskasten Trost Schürfwunde abreißen Kindergarten Heldentum Hansaplast > pansement, sparadrap | plaster, band-aid
Skelett = Gerippe @ nature : Museum Halloween Biologie Anatomie Klapper Wirbelsäule zweihundert Schädel Geisterbahn Röntgen Becken Gespenst Knochen > squelette | skeleton
Rasenmäher @ thing : Gras Roboter Lärm Samstag Nachbar Benzin Aufsitz Sonntagsruhe Halme Fangkorb Streifen kurz Grundstück > tondeuse | lawnmower, mower
Bob Marley = Marley @ person m north-america contemporary : Löwe Hoffnung Frieden Dreadlocks Trenchtown Wailers Rastafari Woman Sheriff Gitarrist Kingston Jamaika Reggae > = | = | = | =
Düne @ nature : Wind Hügel Dänemark Strandhafer Buggy Wüstenplanet Arcachon Rutschpartie Helgoland Küstenschutz Sahara wandern Sand > dune | dune
Versprechen @ idea : Hand Pfadfinder Ring Ehrenwort Ehe Wahlkampf gekreuzt Froschkönig geloben Treue Zusage halten Schwur > promesse | promise
Charles Darwin = Darwin @ person m europe modern : Finken Ursprung Rauschebart Käfersammler Riesenschildkröte Selektion Anpassung Arten Naturforscher Galapagos Beagle Affen Evolution > = | = | = | =
Radio @ thing : Auto Sender Antenne Nachrichten Kurzwelle Marconi Hörspiel Moderator Staumeldung Frequenz Küche Verkehrsfunk Musik > radio | radio
gefährlich @ quality : Krokodil Strömung Hai Kreuzung Eisscholle Abgrund Dynamit Warnschild Klippe Achtung riskant Sprengstoff harmlos > dangereux | dangerous
Osterhase @ character m europe modern : Frühling Pinsel Schokolade Löffel hoppeln Kiepe Karfreitag Nester Goldfolie Farbtopf verstecken Mümmelmann Eier > lapin de Pâques, lapin, Pâques | Easter Bunny, Easter, bunny | conejo de Pascua, conejo, Pascua | coniglio pasquale, coniglio
Lakshmibai = Rani Lakshmibai @ person f asia modern 10+ : Säbel Reiterin Witwe Adoptivsohn Festung Heldin Rebellion Kolonialherren Sepoy Schlachtross Gwalior Aufstand Jhansi > Lakshmi Bai | Lakshmi Bai | = | =
Die vier Jahreszeiten = Vier Jahreszeiten @ work europe modern : Winter Barock Violine Warteschleife Konzerte Hundegebell Vogelstimmen Sommergewitter Herbst Venedig Ohrwurm Frühling Vivaldi > Les Quatre Saisons, saisons | The Four Seasons, seasons | Las cuatro estaciones, estaciones | Le quattro stagioni, stagioni
feiern @ action : Musik Geburtstag Karneval Konfetti Gäste Sieg Gartenfest Abitur Jubiläum anstoßen Polterabend ausgelassen tanzen > fêter, célébrer | celebrate, party
Iglu @ thing : rund Kuppel Arktis Block Inuit Schneehöhle Eisbär Grönland Kälte Eingang Nachtlager Tunnel Zeltform > igloo | igloo
Lissabon @ place europe : Hügel Brücke Seefahrer Wehmut Kacheln Sardinen Vasco Tejo Straßenbahn Pastéis Fado Hauptstadt Portugal > Lisbonne | Lisbon | Lisboa | Lisbona
aufräumen @ action : Kinder Mutter Spielzeug Schrank Zimmer Samstag Chaos Kondo Lego Kiste einsortieren Ordnung ausmisten > ranger | tidy, tidy up, clear
Ritterrüstung = Rüstung @ thing : Mittelalter Blech Turnier schwer Waffenkammer Visier scheppern Gespenst Helm Kettenhemd Schlosssaal Eisenhandschuh Harnisch > armure | armour, armor
Nähmaschine @ thing : Keller Stoff Pedal Garn Rattern Schnittmuster Singer Schneiderin Spule Zickzack Vorhänge Unterfaden Pfaff > machine à coudre | sewing machine
Kamel @ living : Orient Karawane Lasten Nadelöhr zweihöckrig Wüstenschiff Durststrecke Beduine Trampeltier Passgang Höcker Gobi Dromedar > chameau | camel
rutschen @ action : Pinguin Neujahr Spielplatz Schwimmbad Seife Glatteis Hosenboden Bananenschale Hang Silvester Geländer Rodelbahn gleiten > glisser | slide, slip
Mücke @ living : Elefant Netz See Sommernacht lästig Malaria Weiher Insektenspray surren Anopheles Rüssel Blutsauger Stich > moustique | mosquito
Schubkarre = Schubkarren @ thing : Sand Garten Rad Baustelle Griffe schieben Mist Zement kippen Kartoffelsack Maurer Laub einrädrig > brouette | wheelbarrow
Vogelscheuche @ thing : Hut Stroh Acker Dorothy Maisfeld Krähen Lumpen Herbst Besenstiel Schreck Oz Spatzen Bauer > épouvantail | scarecrow
Montag @ idea : Blau Rosen müde Auto Büro Arbeit Woche Wecker Sams Taschenbier Garfield Schulbeginn Dienstag > lundi | Monday
Matterhorn @ place europe : Gipfel Bergsteiger Erstbesteigung Postkartenmotiv Whymper Schokoladenform Wallis Hörnligrat Schweiz Pyramide Toblerone Alpen Zermatt > Cervin, mont Cervin | Matterhorn | Cervino, Matterhorn | Cervino
Sansibar @ place africa 10+ : Sultan Gewürze Nelken Inselparadies Freddie Palmenstrand Dau Korallenstein Schnitztür Seegrasfarm Indischer Suaheli Tansania > Zanzibar | Zanzibar | Zanzíbar | Zanzibar
loben @ action : Applaus Lehrer Zeugnis Klee Fleiß Kompliment Sternchen Schulterklopfen Leckerli Chef tadeln Daumen prima > louer, féliciter | praise
Schauspieler = Schauspielerin @ trade : Bühne Applaus Vorhang Rolle Text Maskenbildner Casting verkleiden Lampenfieber auswendig Hamlet Drehbuch Star > acteur, actrice, comédien | actor, actress
Ashoka = Aschoka @ person m asia ancient 10+ : Reue Edikte Gewaltlosigkeit Maurya Großkönig Stupa Löwenkapitell Patna Dhamma Kalinga Buddhismus Rad Indien > = | = | Asoka | =
Ganesha @ character m asia ancient 10+ : Süßigkeiten Schreiber Hindernisse Glücksbringer Räucherwerk Reittier Bollywood Gottheit Shiva Parvati Hinduismus Maus Rüssel > Ganesh | = | = | =
Bügeleisen @ thing : heiß Hemd Brett Falten Baumwolle Dampf Brandfleck Haushalt Kabel Kragen Stärke glätten plätten > fer à repasser, fer, repasser | iron
Sandmann = Sandmännchen @ character m europe modern : Hoffmann abends Säckchen Zipfelmütze Kinderfernsehen Gutenacht Spitzbart Lider streuen Pittiplatsch Augenreiben Traum einschlafen > marchand de sable, sable | Sandman | Hombre de arena, arena | Sabbiolino, Mago sabbiolino
Lakritz = Lakritze @ food : schwarz Holland salzig Schnecke Apotheke Finnland Süßholz Bärendreck Norddeutschland Katjes gewöhnungsbedürftig Anis Pfeifen > réglisse | liquorice, licorice
verlieren @ action : Haare Faden Spiel Fassung Wette Milchzahn Handschuh Kontrolle Gewicht Münzwurf Niederlage Elfmeterschießen finden > perdre | lose
Pfeffer @ food : scharf Körner Mühle Kolonialwaren niesen Säcke Handelsschiff Steak schwarz Cayenne wächst Minze Salz > poivre | pepper
Mahabharata @ work asia ancient 10+ : Streitwagen Verse Würfelspiel Vettern Schlachtfeld Bogenschütze Krishna Sanskrit Pandavas Ardschuna Hinduismus Epos Wagenlenker > = | = | = | =
Gans @ living : Braten watscheln Rotkohl Federkiel Kapitol Nils Auguste Daunen Schmalz gerupft schnattern Lorenz Martinstag > oie | goose
Entschuldigung @ idea : Blumen Ausrede Fehler Rempler Elternbrief leid verzeihen krank Reue Missgeschick Höflichkeit versehentlich Verspätung > excuse, excuses | apology, excuse, sorry
Ketchup ~ Ketschup @ food : rot Pommes Flasche süßlich Grillfest Hotdog Heinz schütteln Fleck Nudeln Mayonnaise Burger Tomaten > ketchup | ketchup
Antarktis @ place world : Eis Pinguine Forschungsstation Amundsen Ozonloch Kontinent Scott unbewohnt Kältepol Südpol Krill Schelfeis Vertrag > Antarctique | Antarctica | Antártida | Antartide
Palme @ living : Strand Sonntag Datteln Südsee Wedel Cannes Sonnenbrand Öl Kokosnüsse Fächer Affe Oase Karibik > palmier | palm
Flagge = Fahne @ thing : Farben Piraten Stoff Land flattern Botschaft hissen Nationalfeiertag Streifen Sterne Schiff Halbmast schwenken > drapeau | flag
Aristoteles @ person m europe ancient 10+ : Logik Metaphysik Einteilung Spaziergänge Lyzeum Erzieher Rhetorik Ethik Stagira Alexander Platon Schüler Grieche > Aristote | Aristotle | Aristóteles | Aristotele
Erbse @ food : rund grün klein Prinzessin Eintopf Schote Matratzen Möhrchen Mendel Dose Zähler Andersen Püree > petit pois, pois | pea
Bohne @ food : Kaffee Stange Stroh Riese Chili Speck Ranke Eintopf Hülse Jack Kidney Kletterpflanze Cassoulet > haricot | bean
`;
