/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_10 = `
Monopoly @ work north-america contemporary : Familienstreit Würfel Miete Bahnhöfe Geldscheine Hotels Gefängnis Brettspiel Zylinder Badstraße Ereigniskarte Parkstraße Schlossallee > = | = | = | =
Sydney ~ Sidney @ place oceania : Hafen Nemo Segel Olympia Strandleben Koalas Fähren Brückenklettern Opernhaus Muschelform Australien Bondi Utzon > = | = | Sídney | =
Schwarzes Loch @ nature 10+ : Weltall Physik Anziehung Verschlucken Hawking Stern Horizont Materie Massereich Galaxie Lichtfalle Raumzeit Kollaps > trou noir, trou, noir | black hole, black, hole
Die Schatzinsel = Schatzinsel @ work europe modern : Wirtshaus Karte Papagei Rum Apfelfass Jim Meuterei Hispaniola Flint Holzbein Stevenson Hawkins Silver > L'Île au trésor, trésor, île | Treasure Island, treasure, island | La isla del tesoro, tesoro, isla | L'isola del tesoro, tesoro, isola
schummeln = mogeln @ action : Karten Spickzettel Ärmel Prüfung abschreiben Kniffel gezinkt Nachbarheft Verlierer erwischt tricksen unfair betrügen > tricher | cheat
San Francisco @ place north-america : Hügel Nebel Blumenkinder Seelöwen Jeans Erdbeben Goldrausch Kalifornien Steilstraße Westküste Kabelbahn Chinatown Alcatraz > = | = | = | =
Finnland @ place europe : Seenplatte Mücken Handy Rentier Mittsommer Tango Birkenwälder Schulsystem Mumins Lakritz Nokia Sauna Helsinki > Finlande | Finland | Finlandia | Finlandia
Kastanie @ living : Herbst Biergarten Männchen glänzend Braun Igelhülle Allee rösten Streichhölzer Maronen Tauschhandel basteln stachelig > châtaigne, marron, marronnier, châtaignier | chestnut
Fotografin = Fotograf @ trade : Hochzeit Blitz Studio lächeln Stativ Passbild Dunkelkammer Linse Momentaufnahme Reportage Modenschau Spaghetti knipsen > photographe | photographer
Stau @ idea : Sommerferien Autobahn warten Hupe Ferienbeginn Baustelle Damm Blechlawine Rettungsgasse zähfließend Stoßstange Verkehrsfunk stehen > embouteillage, bouchon | traffic jam, jam
Kofi Annan = Annan @ person m africa contemporary 10+ : Freitag Vermittler Würde Ghanaer Weltfrieden Diplomat Sanftmut Friedensnobelpreis Blauhelme Genf Vollversammlung Generalsekretär Vereinte > = | = | = | =
Alaska @ place north-america : Grizzly Kälte Lachse Goldgräber Huskys Totempfahl Wildnis Zarenverkauf Denali Balto Anchorage Bundesstaat Yukon > = | = | = | =
Yaa Asantewaa = Asantewaa @ person f africa contemporary 10+ : Königinmutter Ansprache Seychellen Belagerung Kolonialkrieg Ejisu Kumasi Hocker golden Aschanti Ghana Kämpferin Verbannung > = | = | = | =
Bagdad @ place asia 10+ : Kalif Teppich Gelehrte Palmengärten Hadid Weisheit Märchenstadt Mesopotamien Harun Tausendundeine Tigris Hauptstadt Irak > = | Baghdad | = | =
lustig @ quality : Witz Clown Vogel Kasper Komödie Grimasse Streich Loriot Löwenzahn Taschenbuch heiter spaßig fröhlich > drôle, amusant | funny
Überraschung @ idea : Geschenk Ei Party unerwartet Spannung Tusch Konfettiregen Verpackung Knall verblüfft Geheimnis Augenbinde staunen > surprise | surprise
Isaac Newton = Newton @ person m europe modern : Physik Prisma Bewegung Münzmeister Optik Cambridge Gesetze Gravitation Westminster Fernrohr Kraft Mechanik Apfel > = | = | = | =
Skorpion @ living : Geröll Sternzeichen November Frosch Wanderschuh Sandboden Fabel Klauen giftig nachts Scheren Stachel Spinnentier > scorpion | scorpion
Kolosseum @ place europe : Ruine Sandboden Zuschauerränge Katzen Bögen Travertin Arena Spektakel Vespasian Tierhatz Amphitheater Gladiatoren Rom > Colisée | Colosseum | Coliseo | Colosseo
Seerose @ living : Teich Monet Gemälde Blüte Frosch Schwimmblatt Lotus Giverny Impressionismus Libelle Amazonas Goldfische Victoria > nénuphar | water lily, lily
Puzzle @ thing : Geduld Teile tausend Regentag Karton Rand Tisch Ravensburg Neuschwanstein Motiv zusammensetzen fehlend Lücke > puzzle | jigsaw, puzzle
Mistel @ living 10+ : Druide Kussbrauch Baumkrone Miraculix Schmarotzer Sichel Beeren Pappel Gallier Weihnachtsdeko Drossel Vogelleim Baldur > gui | mistletoe
Ingwer @ food 10+ : scharf Wurzel Ayurveda Asien Erkältung Sushi Zitrone Knolle Limonade Shot Übelkeit Reibe Rhizom > gingembre | ginger
Maurer = Maurerin @ trade : Handwerk Helm Klinker pünktlich Baustelle Schnur Gerüst Wasserwaage Rohbau Estrich Kelle Ziegel Mörtel > maçon | bricklayer, mason
Schneeglöckchen @ living : Februar zart Frühlingsbote Vorgarten läuten weiß Zwiebelgewächs Schmelzwasser Erstes Tauwetter nickend Krokus Märzenbecher > perce-neige | snowdrop
Tiramisu ~ Tiramisù @ food : Italien Dessert Espresso Schichten Kakao Amaretto Nachspeise Venetien Form Löffelbiskuit rohe Eier Mascarpone > tiramisu | tiramisu
Vincent van Gogh = van Gogh ~ Vincent van Goch @ person m europe modern : Strohhut Briefe Bruder Niederlande Kornfeld Schlafzimmer Theo Gauguin Provence Arles Sternennacht Ohr Sonnenblumen > = | = | = | =
Nest @ nature : Vogel Baum Eier Zweige Kuckuck Ostern Küken Häkchen Schwalben brüten ausfliegen Nistkasten gemütlich > nid | nest
Schiedsrichterin = Schiedsrichter, Schiri @ trade : neutral Stadion Karte Münzwurf Foul Abseits Assistenten Nachspielzeit Spielabbruch Videobeweis Elfmeter Unparteiische Trillerpfeife > arbitre | referee, umpire
Krone @ thing : König Gold Laub Bier Zahn Prinzessin Edelsteine Dänemark Haupt Schweden Zacken Schatzkammer Zepter > couronne | crown
Ella Fitzgerald = Fitzgerald @ person f north-america contemporary 10+ : Harlem Bigband Improvisation Apollo Blumenkörbchen Songbook Duett Grammy Scat Swing Sängerin Lady Jazz > = | = | = | =
warten @ action : Bus Geduld Schlange Bahnhof Weihnachten Godot Haltestelle Ampel Sprechzimmer Auto Ewigkeit Inspektion ausharren > attendre | wait
gestreift @ quality : Tiger Biene Zebra Matrosenhemd Leuchtturm Zahnpasta Markise Badeanzug Obelix Tapete Wespe Fußgängerweg kariert > rayé, à rayures | striped, stripy
Möwe @ living : Hafen Küste Pommesdieb Reling kreischen Fischbrötchen Krabbenkutter Emma Schiffe Tschechow Nordsee Jonathan Sylt > mouette, goéland | seagull, gull
Strandkorb @ thing : Usedom Nordsee Sylt Windschutz Sandburg Kurtaxe Markise zweisitzig Fußstütze Flechtwerk Warnemünde Ostsee mieten > fauteuil-cabine, fauteuil | beach chair
Pablo Neruda = Neruda @ person m south-america contemporary 10+ : Oden Galionsfiguren Konsul Sammlerhäuser Verzweiflung Schirmmütze Liebesgedichte Temuco Postbote Nobelpreis Poet Santiago Chile > = | = | = | =
Venusfliegenfalle @ living : Fensterbank Moor Insekten Carolina fleischfressend klappen schnappt Botanik gefräßig Drosera Sumpferde Verdauung Fangblatt > dionée | Venus flytrap, flytrap
Welle @ nature : Haare Radio Surfer Tsunamiwarnung brechen Physik Stadion schwappen Frequenz Seegang Dauer Gischt Brandung > vague, onde | wave
Sicherheitsnadel @ thing : Punk Ohrstecker Metall Kilt Startnummer Verschluss Brosche Stich Notlösung Saum Babywindel Rucksackabzeichen befestigen > épingle à nourrice, épingle | safety pin, pin
Horoskop @ idea : Zeitung Zukunft Widder Sterne Zwilling Glückszahl Liebe Aberglaube Waage Geburtsdatum Steinbock Astrologie Tierkreis > horoscope | horoscope
Fernseher @ thing : Sofa Sender Antenne Wohnzimmer Film Serie viereckig Tagesschau Glotze Bildschirm Sportschau Programm zappen > télévision, téléviseur, télé | television, telly, TV
Lokführerin = Lokführer, Lokomotivführer @ trade : Schienen Signal Kindertraum Fahrplan Streik Bremsweg Lukas Emma Weiche Schichtdienst Güterwagen Bahnhof Zug > conducteur de train, mécanicien | train driver, engine driver
Sizilien @ place europe : Orangen Kino Griechentempel Marionetten Mandelgebäck Vulkan Archimedes Stiefelspitze Mittelmeer Taormina Cannoli Palermo Ätna > Sicile | Sicily | Sicilia | Sicilia
schwindlig = schwindelig @ quality : Karussell Walzer Kreisel Achterbahn Drehstuhl Wendeltreppe Schaukel Höhenangst Sturzflug Ohnmacht taumeln übel torkeln > étourdi, pris de vertige, vertige | dizzy, giddy
Mundharmonika @ thing : Blues Western Lagerfeuer Hosentasche Cowboy Bob Dylan Metallzungen Seemann Trossingen Lied Hohner blasen > harmonica | harmonica, mouth organ
Pablo Picasso = Picasso @ person m europe contemporary : Ringelhemd Keramik Paris Taube Málaga Periode Stierkampf Harlekin Spanier Maler Avignon Guernica Kubismus > = | = | = | =
Burg @ thing : Hügel Turm Sand Graben Verlies Ruine Belagerung Bergfried Mittelalter Schießscharte Wart Ritter Zugbrücke > château fort, château | castle, fortress
weich @ quality : Ei Butter Keks Watte Brei Knie Moos Kissen Pudding Babyhaut Marshmallow nachgiebig flauschig > mou, doux, moelleux | soft
Wunsch @ idea : Konzert Zettel Traum Geburtstag Zauberfisch Fee Brunnen drei Wimper Weihnachtspost Pusteblume Dschinn erfüllen > voeu, souhait, vœu | wish
Rattenfänger von Hameln = Rattenfänger @ character m europe medieval : Flötenspiel Vertragsbruch Kinderschar Weserstadt Buntgewand Nagetierplage Koppelberg Bürgermeister Lohn Ungeziefer hundertdreißig Pfeifer verschwanden > Joueur de flûte de Hamelin, flûte, Hamelin | Pied Piper of Hamelin, Piper, Hamelin | Flautista de Hamelín, flautista, Hamelín | Pifferaio di Hamelin, pifferaio, Hamelin
Brandenburger Tor @ place europe : Säulen Silvesterfeier Touristen Fanmeile Durchfahrt Langhans Siegesgöttin Teilung Wiedervereinigung Pariser Berlin Linden Quadriga > porte de Brandebourg, porte | Brandenburg Gate, gate | Puerta de Brandeburgo, puerta | Porta di Brandeburgo, porta
Pfirsich @ food : samtig Sommer Stein Haut Flaum Melba saftig Wangen Roald Dahl Eistee Nektarine Aprikose > pêche | peach
Athene = Athena @ character f europe ancient : Helm Speer Olivenbaum Weisheit Schutzgöttin Handwerkskunst Kopfgeburt Ägis Eule Arachne Zeus Parthenon Akropolis > Athéna | Athena | Atenea | Atena
Das doppelte Lottchen = Doppeltes Lottchen @ work europe contemporary : Ferienheim München Trennung Verwechslung Locken Dirigent Zöpfe Rollentausch Zwillinge Kästner Luise Palfy Körner > Deux pour une, Petite Lotte | Lisa and Lottie, Lottie, Parent Trap | Las dos Carlotas, Carlotas | Carlotta e Carlotta, Carlotta
Gehirn = Hirn @ nature : Kopf denken grau Windungen Nerven Walnuss Wäsche Neurologe Gedächtnis Schädel Hälften Zellen Verstand > cerveau | brain
Pflaster @ thing : Blase Knie Blut Straße kleben Verbandskasten Stein Trost Schürfwunde abreißen Kindergarten Heldentum Hansaplast > pansement, sparadrap | plaster, band-aid
Skelett = Gerippe @ nature : Biologie Klapper Halloween Museum Wirbelsäule zweihundert Anatomie Schädel Geisterbahn Röntgen Becken Gespenst Knochen > squelette | skeleton
Rasenmäher @ thing : Lärm Samstag Benzin Nachbar Gras Roboter Aufsitz Sonntagsruhe Halme Fangkorb Streifen kurz Grundstück > tondeuse | lawnmower, mower
Bob Marley = Marley @ person m north-america contemporary : Frieden Dreadlocks Löwe Hoffnung Trenchtown Wailers Rastafari Woman Sheriff Gitarrist Kingston Jamaika Reggae > = | = | = | =
Düne @ nature : Wind Hügel Strandhafer Buggy Dänemark Wüstenplanet Arcachon Rutschpartie Helgoland Küstenschutz Sahara wandern Sand > dune | dune
Versprechen @ idea : Hand Ring Ehrenwort Ehe Wahlkampf Pfadfinder gekreuzt Froschkönig geloben Treue Zusage halten Schwur > promesse | promise
Charles Darwin = Darwin @ person m europe modern : Rauschebart Käfersammler Finken Ursprung Riesenschildkröte Selektion Anpassung Arten Naturforscher Galapagos Beagle Affen Evolution > = | = | = | =
Radio @ thing : Auto Nachrichten Sender Kurzwelle Antenne Marconi Hörspiel Moderator Staumeldung Frequenz Küche Verkehrsfunk Musik > radio | radio
gefährlich @ quality : Hai Kreuzung Krokodil Eisscholle Abgrund Strömung Dynamit Warnschild Klippe Achtung riskant Sprengstoff harmlos > dangereux | dangerous
Osterhase @ character m europe modern : Frühling hoppeln Kiepe Schokolade Pinsel Löffel Karfreitag Nester Goldfolie Farbtopf verstecken Mümmelmann Eier > lapin de Pâques, lapin, Pâques | Easter Bunny, Easter, bunny | conejo de Pascua, conejo, Pascua | coniglio pasquale, coniglio
Lakshmibai = Rani Lakshmibai @ person f asia modern 10+ : Säbel Reiterin Adoptivsohn Festung Witwe Heldin Rebellion Kolonialherren Sepoy Schlachtross Gwalior Aufstand Jhansi > Lakshmi Bai | Lakshmi Bai | = | =
Die vier Jahreszeiten = Vier Jahreszeiten @ work europe modern : Warteschleife Barock Konzerte Violine Hundegebell Vogelstimmen Winter Sommergewitter Herbst Venedig Ohrwurm Frühling Vivaldi > Les Quatre Saisons, saisons | The Four Seasons, seasons | Las cuatro estaciones, estaciones | Le quattro stagioni, stagioni
feiern @ action : Geburtstag Gäste Musik Gartenfest Sieg Konfetti Karneval Abitur Jubiläum anstoßen Polterabend ausgelassen tanzen > fêter, célébrer | celebrate, party
Iglu @ thing : Arktis Block rund Inuit Kuppel Schneehöhle Eisbär Grönland Kälte Eingang Nachtlager Tunnel Zeltform > igloo | igloo
Lissabon @ place europe : Kacheln Seefahrer Sardinen Hügel Brücke Vasco Wehmut Tejo Straßenbahn Pastéis Fado Hauptstadt Portugal > Lisbonne | Lisbon | Lisboa | Lisbona
aufräumen @ action : Zimmer Kinder Samstag Spielzeug Chaos Schrank Mutter Kondo Lego Kiste einsortieren Ordnung ausmisten > ranger | tidy, tidy up, clear
Ritterrüstung = Rüstung @ thing : Mittelalter Blech Waffenkammer Turnier Visier scheppern schwer Gespenst Helm Kettenhemd Schlosssaal Eisenhandschuh Harnisch > armure | armour, armor
Nähmaschine @ thing : Stoff Pedal Rattern Keller Schnittmuster Singer Garn Schneiderin Spule Zickzack Vorhänge Unterfaden Pfaff > machine à coudre | sewing machine
Kamel @ living : Karawane Lasten Orient Nadelöhr zweihöckrig Wüstenschiff Durststrecke Beduine Trampeltier Passgang Höcker Gobi Dromedar > chameau | camel
rutschen @ action : Spielplatz Seife Schwimmbad Glatteis Pinguin Neujahr Hosenboden Bananenschale Hang Silvester Geländer Rodelbahn gleiten > glisser | slide, slip
Mücke @ living : See lästig Sommernacht Netz Malaria Weiher Elefant Insektenspray surren Anopheles Rüssel Blutsauger Stich > moustique | mosquito
Schubkarre = Schubkarren @ thing : Garten Baustelle Griffe Sand schieben Mist Rad Zement kippen Kartoffelsack Maurer Laub einrädrig > brouette | wheelbarrow
Vogelscheuche @ thing : Maisfeld Stroh Hut Krähen Lumpen Acker Dorothy Herbst Besenstiel Schreck Oz Spatzen Bauer > épouvantail | scarecrow
Montag @ idea : Rosen müde Auto Büro Blau Woche Arbeit Wecker Sams Taschenbier Garfield Schulbeginn Dienstag > lundi | Monday
Matterhorn @ place europe : Gipfel Postkartenmotiv Bergsteiger Whymper Schokoladenform Wallis Erstbesteigung Hörnligrat Schweiz Pyramide Toblerone Alpen Zermatt > Cervin, mont Cervin | Matterhorn | Cervino, Matterhorn | Cervino
Sansibar @ place africa 10+ : Nelken Inselparadies Freddie Gewürze Palmenstrand Dau Sultan Korallenstein Schnitztür Seegrasfarm Indischer Suaheli Tansania > Zanzibar | Zanzibar | Zanzíbar | Zanzibar
loben @ action : Lehrer Zeugnis Fleiß Klee Kompliment Sternchen Applaus Schulterklopfen Leckerli Chef tadeln Daumen prima > louer, féliciter | praise
Schauspieler = Schauspielerin @ trade : Bühne Rolle Text Maskenbildner Casting Applaus Vorhang verkleiden Lampenfieber auswendig Hamlet Drehbuch Star > acteur, actrice, comédien | actor, actress
Ashoka = Aschoka @ person m asia ancient 10+ : Reue Edikte Gewaltlosigkeit Maurya Großkönig Stupa Löwenkapitell Patna Dhamma Kalinga Buddhismus Rad Indien > = | = | Asoka | =
Ganesha @ character m asia ancient 10+ : Süßigkeiten Schreiber Hindernisse Glücksbringer dickbäuchig Reittier Bollywood Gottheit Shiva Parvati Hinduismus Maus Rüssel > Ganesh | = | = | =
Bügeleisen @ thing : Hemd Baumwolle Brett Dampf heiß Falten Brandfleck Haushalt Kabel Kragen Stärke glätten plätten > fer à repasser, fer, repasser | iron
Sandmann = Sandmännchen @ character m europe modern : abends Säckchen Zipfelmütze Kinderfernsehen Gutenacht Hoffmann Spitzbart Lider streuen Pittiplatsch Augenreiben Traum einschlafen > marchand de sable, sable | Sandman | Hombre de arena, arena | Sabbiolino, Mago sabbiolino
Lakritz = Lakritze @ food : schwarz salzig Schnecke Holland Finnland Süßholz Apotheke Bärendreck Norddeutschland Katjes gewöhnungsbedürftig Anis Pfeifen > réglisse | liquorice, licorice
verlieren @ action : Haare Faden Fassung Wette Milchzahn Handschuh Spiel Kontrolle Gewicht Münzwurf Niederlage Elfmeterschießen finden > perdre | lose
Pfeffer @ food : scharf Körner Mühle Kolonialwaren niesen Säcke Handelsschiff Steak schwarz Cayenne wächst Minze Salz > poivre | pepper
Mahabharata @ work asia ancient 10+ : Würfelspiel Vettern Streitwagen Schlachtfeld Verse Bogenschütze Krishna Sanskrit Pandavas Ardschuna Hinduismus Epos Wagenlenker > = | = | = | =
Gans @ living : Braten Federkiel Kapitol Nils Auguste Rotkohl watscheln Daunen Schmalz gerupft schnattern Lorenz Martinstag > oie | goose
Entschuldigung @ idea : Fehler Rempler Elternbrief Blumen leid Ausrede verzeihen krank Reue Missgeschick Höflichkeit versehentlich Verspätung > excuse, excuses | apology, excuse, sorry
Ketchup ~ Ketschup @ food : rot Pommes süßlich Flasche Grillfest Hotdog Heinz schütteln Fleck Nudeln Mayonnaise Burger Tomaten > ketchup | ketchup
Antarktis @ place world : Pinguine Eis Forschungsstation Amundsen Ozonloch Kontinent Scott unbewohnt Kältepol Südpol Krill Schelfeis Vertrag > Antarctique | Antarctica | Antártida | Antartide
Palme @ living : Strand Südsee Wedel Cannes Datteln Sonnenbrand Sonntag Öl Kokosnüsse Fächer Affe Oase Karibik > palmier | palm
Flagge = Fahne @ thing : Stoff Land flattern Botschaft Farben Piraten hissen Nationalfeiertag Streifen Sterne Schiff Halbmast schwenken > drapeau | flag
Aristoteles @ person m europe ancient 10+ : Logik Metaphysik Einteilung Spaziergänge Lyzeum Erzieher Rhetorik Ethik Stagira Alexander Platon Schüler Grieche > Aristote | Aristotle | Aristóteles | Aristotele
Erbse @ food : grün klein Schote rund Eintopf Matratzen Prinzessin Möhrchen Mendel Dose Zähler Andersen Püree > petit pois, pois | pea
Bohne @ food : Kaffee Stroh Stange Riese Speck Ranke Chili Eintopf Hülse Jack Kidney Kletterpflanze Cassoulet > haricot | bean
`;
