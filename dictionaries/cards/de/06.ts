/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_06 = `
Hamster @ living : Käfig klein nachts Streu Pfötchen Vorräte Feldrand Klopapier Körner kaufen Nagetier Backen Laufrad > hamster | hamster
schreiben @ action : Feder Tagebuch Roman Brief Tinte Blogger Wunschzettel Diktat Aufsatz Füller tippen notieren Buchstaben > écrire | write
winken @ action : Abschied Queen Bahnsteig Taschentuch Hand Papst Zaunpfahl Arm Begrüßung Tschüs Balkon Karosse Hafenkai > faire signe, saluer | wave
Harfe @ thing : Engel Irland David sanft Psalm Orchester Bardin Pedale Bogenform zupfen Wappen Saiten Glissando > harpe | harp
Schwalbe @ living : Sommer Telegrafendraht Stall Lehm tief Afrika Zugvogel Wetterprophet Foul Nest gegabelt Mehl Däumelinchen > hirondelle | swallow
pünktlich @ quality : Uhr Maurer Zug Termin Schulglocke Sekunde Schweiz Verabredung Wecker rechtzeitig fünf zuverlässig verspätet > ponctuel, à l'heure | punctual, on time
schwitzen @ action : Sport heiß Prüfung Hemd Deo Fieber Wüstenhitze Blut Stirn Jogger Fitnessstudio Achseln Sauna > transpirer, suer | sweat
Hund @ living : treu Leine Knochen wachen Gassi Hütte Schnauze Dackel apportieren Blinde Lassie Postbote bellen > chien | dog
Witz @ idea : kurz Verstand Kantine Humor schlapp Kalauer Fritzchen Schmunzeln Häschen erzählen Scherz Pointe lachen > blague, plaisanterie | joke
Mongolei @ place asia 10+ : Steppe Kaschmir Adler Jurte Nomaden Kehlgesang Reitervolk Wildpferde Gobi Stutenmilch Obertöne Dschingis Ulan > Mongolie | Mongolia | Mongolia | Mongolia
Bus @ thing : Haltestelle Fahrplan Gelenk Linie Sitz Doppeldecker Ausflug Verspätung Klassenfahrt Fahrschein Parks einsteigen Passagiere > bus, autobus, car | bus, coach
Brennnessel = Nessel @ living : Wegrand Unkraut Tee Spinat Juckreiz Quaddeln Schmetterlingsraupen Pflanze Andersen Jauche Schwanenhemden Aua pieksen > ortie | nettle
Stonehenge @ place europe : Sonnenwende rätselhaft Druiden Steinzeit Felsblöcke Kultstätte Transport Ebene Kreis England Megalithen Obelix Salisbury > = | = | = | =
Bernstein @ nature : Kette Harz Zimmer Honigfarben Ostsee Insekten Nadelbaum urzeitlich versteinert Strandfund Mücke Jurassic Schmuckstein > ambre | amber
Köchin = Koch @ trade : Schürze Sterne Restaurant Mütze Speisekarte würzen probieren Rezept Brei Ratatouille Menü Gulasch Herd > cuisinier, cuisinière, chef | cook, chef
Sokrates @ person m europe ancient 10+ : Bildhauer Fragen Marktplatz Nichtwissen Stupsnase Gespräch Hebamme Athen Weisheit Xanthippe Platon Philosoph Schierling > Socrate | Socrates | Sócrates | Socrate
Sommer @ nature : Freibad Grillen Hitze Sandalen Eisdiele Sprossen Siebenschläfer Loch Mückenstich Badesee Hochdruck August Jahreszeit > été | summer
Ramayana @ work asia ancient 10+ : Verbannung Bogen Treue Dämonenkönig Entführung Affenheer Sanskrit Hinduismus Lanka Hanuman Sita Epos Indien > = | = | = | =
Galileo Galilei = Galileo, Galilei @ person m europe modern : Pendel Fernrohr Jupitermonde Inquisition Florenz Fallgesetz widerrufen Sonnenflecken Sterne Pisa dennoch bewegt Italiener > Galilée | = | Galileo | =
Wiegenlied @ idea : Abend sanft Mutter Brahms Röslein Melodie Schäfchen Nelken Stubenwagen Näglein behüten summen einschlafen > berceuse | lullaby
Gedicht @ idea : Reim Goethe Strophe auswendig Gefühl Album Erlkönig Ballade Muttertag Rilke vortragen Haiku Vers > poème, poésie | poem
Zug = Eisenbahn @ thing : Schiene Bahnhof Abteil Schaffner Fenster pünktlich Verspätung Orientexpress Schach Hogwarts Weiche Tunnel Lokomotive > train | train
Fischer = Fischerin @ trade : Meer Kutter Fang Hering Hafen Petrus Hemingway Ilsebill Frühaufsteher Krabben Gummistiefel Netz Butt > pêcheur | fisherman
Eisbär = Polarbär @ living : Pelz Arktis Klimawandel Robben Tatzen Knut Lars Raubtier Scholle Grönland Zoo Spitzbergen Nordpol > ours polaire, ours blanc, ours | polar bear, bear
Pompeji @ place europe : verschüttet Fresken Asche Mosaik Ausgrabung Bäckerei Forum Plinius Neapel Gipsabdruck Ruinen Ausbruch Vesuv > Pompéi | Pompeii | Pompeya | Pompei
Königin Victoria = Victoria, Viktoria @ person f europe modern : Trauerkleid neun Großmutter Wasserfälle Weltreich Epoche Kolonien London Krone Balmoral Thron Albert Empire > reine Victoria, reine | Queen Victoria, queen | reina Victoria, reina | regina Vittoria, Vittoria, regina
Gummistiefel @ thing : Matsch Bach Angler Bauernhof Regen Watt Weitwurf Festivalgelände Kindergarten wasserdicht Peppa Füße Pfütze > bottes en caoutchouc, bottes | wellingtons, rubber boots, boots
Adler @ living : Gebirge Krallen kreisen majestätisch Wappen Winnetou Schreibmaschine Zeus Bundestag Schwingen Raubvogel Horst Greif > aigle | eagle
Schuster = Schuhmacher @ trade : Handwerk Leisten Leder Sohle Heinzelmännchen Rappen Nürnberg Absatz Nägel Sachs Voigt Ahle bleiben > cordonnier | shoemaker, cobbler
Die Odyssee = Odyssee @ work europe ancient 10+ : zehn Bettler Heimkehr Treue Lotosesser Sirenen Zyklop Kirke Freier Penelope Irrfahrt Ithaka Homer > L'Odyssée | The Odyssey | La Odisea | L'Odissea
Serengeti @ place africa : endlos Gras Jeep Savanne Safari Nationalpark Löwenrudel Massai Zebras Wanderung Tansania Grzimek Gnus > = | = | = | =
Rapunzel @ character f europe modern : Feldsalat Hexe Prinz Grimm Bürste einsam Lampions Flynn Strickleiter Turm Goldhaar herunterlassen Zopf > Raiponce | = | Rapunzel, Verdezuela | Raperonzolo
husten @ action : krank Pastille Brust Tee Bonbon bellen Konzertpause Halsweh keuchen Bronchien Zwiebelsaft Floh Erkältung > tousser | cough
Gold @ nature : teuer Medaille König Barren Zähne glänzen Myrrhe Schweigen Midas Klondike Schürfer Karat Ehering > or | gold
Mais @ food : gelb Feld Dose Amerika Maya Huhn Körner Silage Flocken Polenta Tortilla Popcorn Kolben > maïs | corn, maize, sweetcorn
Zebra @ living : Herde Savanne Steppe Huftier Marty Rätsel schwarzweiß Pyjama Fußgänger wiehern Barcode Überweg Streifen > zèbre | zebra
Frau Holle @ character f europe modern : Brunnen Apfelbaum Stiefschwester Backofen Spule Hahn Grimm schütteln Pechmarie Kikeriki Goldmarie Betten schneien > Dame Holle | Mother Holle | Madre Nieve, Señora Holle | Madama Holle
Alice im Wunderland = Alice @ work europe modern : Traum Loch Kaninchen Taschenuhr schrumpfen Croquet Raupe Teegesellschaft Carroll Hutmacher Herzkönigin Grinsekatze Märzhase > Alice au pays des merveilles, merveilles | Alice in Wonderland, Wonderland | Alicia en el país de las maravillas, Alicia, maravillas | Alice nel Paese delle Meraviglie, meraviglie
Marokko @ place africa : Minztee Datteln Atlas Teppiche Gerber Königreich Basar Fez Sahara Casablanca Tajine Rabat Marrakesch > Maroc | Morocco | Marruecos | Marocco
Dornröschen @ character f europe modern : Turm Feen Taufe Grimm Küchenjunge Spindel dreizehn Fluch Hecke Kuss Stich Königstochter hundert > Belle au bois dormant, belle, bois, dormant | Sleeping Beauty, sleeping, beauty | Bella Durmiente, bella, durmiente | Bella addormentata, bella, addormentata
München @ place europe : Alpennähe Isar Fußball Biergarten Bayern Frauenkirche Weißwurst Surfwelle Hofbräuhaus Allianz Viktualienmarkt Marienplatz Oktoberfest > Munich | Munich | Múnich | Monaco di Baviera, Monaco
Ibn Battuta = Battuta @ person m africa medieval 10+ : Fernweh Kamelritt Tagebuch Pilgerfahrt Malediven Richteramt Mekka Sultanat Mali dreißig Marokko Tanger Weltreisender > = | = | = | =
Nigeria @ place africa 10+ : Erdöl Romane Yams Afrobeat Filmindustrie Superadler Achebe bevölkerungsreich Yoruba Westafrika Nollywood Abuja Lagos > = | = | = | =
Titanic @ work north-america contemporary : Ozean Orchester Liebe Untergang Kollision Rettungsboot Dion Dampfer Bug Oscar Kino Winslet Eisberg > = | = | = | =
zittern @ action : Angst kalt Laub Espe Knie frieren Stimme Hände Lampenfieber Rochen Pudding schlottern beben > trembler | tremble, shiver
Halloween @ idea : Oktober Kürbis Gespenst Irland Kostüm Grusel Skelett Süßigkeiten Hexe Fratze Klingelstreich Saures Allerheiligen > Halloween | Halloween
Franz von Assisi = Franziskus @ person m europe medieval 10+ : Vögel Predigt Bettler Krippe Armut Kutte Wolf Schöpfung Sonnengesang Orden Umbrien Heiliger Gubbio > François d'Assise, François | Francis of Assisi, Francis | Francisco de Asís, Francisco | Francesco d'Assisi, Francesco
Lupe @ thing : Käfer Zeit Briefmarken Juwelier Spuren Linse Fingerabdruck winzig Sherlock Brennpunkt Handgriff Detektiv vergrößern > loupe | magnifying glass, magnifier
Marzipan @ food : Mandeln süß rosa Weihnachten Kartoffeln Ferkel Lübeck Hochzeitstorte formen Zucker Stollen Rosenöl Niederegger > pâte d'amande, massepain | marzipan
Münze @ thing : Sammler Metall Medaille Automat Kopf Zahl prägen klimpern Brunnen werfen Wechselgeld Cent Euro > pièce, monnaie | coin
Schaukelstuhl @ thing : Veranda Oma Decke wippen Kamin stricken Ruhestand Kufen Katze gemütlich Möbel Pfeife vorlesen > fauteuil à bascule, fauteuil | rocking chair, chair
Landkarte @ thing : Kreuz Wandern Höhenlinien Grenzen Maßstab Schatz Wege Atlas Legende Berge orientieren Erdkunde Piraten > carte, mappe | map
Terrakotta-Armee @ work asia ancient 10+ : unterirdisch Ton Ausgrabung Gruft Pferde Wächter Brunnenbau tausende Gesichter Soldaten Kaiser China Xian > armée de terre cuite, armée, terre | Terracotta Army, army | ejército de terracota, ejército | esercito di terracotta, esercito
Scheherazade ~ Scheherezade @ character f asia medieval 10+ : klug Sultan Orient Morgengrauen Erzählerin Neugier Schwester Rimski Persien Fortsetzung Wesir Nächte tausendundeine > Shéhérazade, Schéhérazade | = | Sherezade, Scheherezade | Sherazade
Josephine Baker = Baker @ person f north-america contemporary 10+ : Revue Gepard Folies Résistance Panthéon Schloss Charleston Adoptivkinder Regenbogenfamilie Louis Varieté Paris Tänzerin > Joséphine Baker | = | = | =
Silvester @ idea : Fondue Mitternacht Kleeblätter Sekt Countdown Dinner Bleigießen Berliner Vorsätze Feuerwerk Böller Neujahr Rutsch > Saint-Sylvestre, Sylvestre, réveillon | New Year's Eve, New Year
Teller @ thing : Porzellan Tisch flach Rand Spülmaschine kaputt Millionär untertauchen Suppe fliegend abtrocknen Gabel Schüssel > assiette | plate
Nashorn = Rhinozeros @ living : grau Savanne selten Schlammbad Holzschnitt gepanzert Wilderer kurzsichtig Kolosse Norbert Dürer Breitmaul Dickhäuter > rhinocéros | rhinoceros, rhino
Tischler = Tischlerin, Schreiner @ trade : Handwerk Holz Hobel Josef Leim Möbel Säge Zollstock Pumuckl Schublade Eder Werkbank Schrank > menuisier, ébéniste | carpenter, joiner
Fliegenpilz @ living : Unterholz Märchen Glück Birke Zwerge Lamellen Gnom Kappe giftig Männlein Waldboden rot Punkte > amanite, amanite tue-mouches | fly agaric, toadstool
Erdnuss @ food : Flips Schale Kino salzig Allergie Elefant Bar Butter Afrika Snoopy Hülsenfrucht knabbern Saté > cacahuète, arachide | peanut
Kolumbien @ place south-america : Kaffee Karibik Smaragde Orchideen Salsa Shakira Arepas Botero Cumbia Márquez Cartagena Eldorado Bogotá > Colombie | Colombia | Colombia | Colombia
Katze @ living : neugierig Dach Ägypten Freigänger schleichen sieben Krallen Baum Findus Aristocats Mäuse miauen schnurren > chat | cat
Handtuch @ thing : Sauna Bad Hotelpool Frottee abtrocknen Boxring Liege reservieren Anhalter nass Haken Wäsche werfen > serviette | towel
Bodensee @ place europe : Segelboote Obst Zeppelin Fähre Ufer Felchen Mainau Rhein Pfahlbauten Lindau Dreiländereck Konstanz Reichenau > lac de Constance, lac, Constance | Lake Constance, lake, Constance | lago de Constanza, lago, Constanza | lago di Costanza, lago, Costanza
Säge @ thing : Werkzeug scharf Bäume Kreis Fisch Motor Laub Zauberer Zähne Schreiner Brennholz Späne Fuchsschwanz > scie | saw
Donner @ nature : laut Echo unheimlich dumpf Thor grollen Sekunden zählen Hall Hitze kegeln Blitz Gewitter > tonnerre | thunder
Currywurst @ food : Imbiss Berlin Soße Pappschale scharf Pommes Fritteuse Ruhrgebiet Volkswagen Grönemeyer Ketchup Schalke Bude > saucisse au curry, saucisse | sausage
Buch @ thing : Seiten Regal Autor spannend Umschlag Wurm Bibliothek Eselsohr Verlag Kapitel Gutenberg Roman lesen > livre | book
wandern @ action : Müller Lust Rucksack Berge Stock Hütte Stiefel Natur Alpen Jakobsweg Gipfelkreuz Blasen marschieren > randonner, marcher | hike, wander
Johann Wolfgang von Goethe = Goethe ~ Göthe @ person m europe modern : Farbenlehre Minister Italienreise Ginkgo Werther Dichter Frankfurt Heideröslein Weimar Zauberlehrling Schiller Erlkönig Faust > Goethe | Goethe | Goethe | Goethe
Zeus @ character m europe ancient : Bart Adler Göttervater Antike Stier Donner Europa Sage Hera Blitze Kronos Griechenland Olymp > = | = | = | =
Spinat @ food : Gemüse grün Eisen gesund Blätter tiefgekühlt Kinderteller Spiegelei Lachs Rahm Muskeln Blubb Popeye > épinard, épinards | spinach
Heimat @ idea : Dorf Film Herkunft Geburtsort Dialekt Museum Wurzeln Familie Fremde Kindheit Flüchtling verlassen zuhause > patrie, pays natal | homeland, home
Köln @ place europe : Schokoladenmuseum Römer Rhein Duftwasser Heinzelmännchen Hängeschlösser Tünnes Hohenzollernbrücke Karneval Geißbock Alaaf Jecken Dom > Cologne | Cologne | Colonia | Colonia
Korb @ thing : Dreier Weide Henkel Picknick Wäsche Obst Pilze Ball Hund Flechten Strand Abfuhr Einkauf > panier, corbeille | basket
Gabriel García Márquez = García Márquez, Márquez @ person m south-america contemporary 10+ : Reporter Schnauzbart Liebe Cholera Karibikküste magisch Nobelpreis Oberst Großmutter Schriftsteller Kolumbien Macondo Einsamkeit > García Márquez, Márquez | García Márquez, Márquez | = | =
Gitarre @ thing : Lagerfeuer Band elektrisch Saiten Spanien Holz Hals Akkorde Hendrix Rock zupfen Flamenco Plektrum > guitare | guitar
Mut @ idea : Herz Held Löwe Probe Angst Wagnis Sprungturm überwinden Ritter Mandela trauen Feigling furchtlos > courage | courage, bravery
Lasagne @ food : Italien Auflauf Schichten Ofen Béchamel Hackfleisch Garfield überbacken Platten Bologna Käse Mozzarella Nudeln > lasagnes | lasagne, lasagna
Niagarafälle = Niagara @ place north-america : Hufeisen Regenmantel Gischt Grenze Fass Flitterwochen Strömung Seiltänzer Kanada donnern Buffalo Ontario tosen > chutes du Niagara, chutes | Niagara Falls, falls | cataratas del Niágara, cataratas | cascate del Niagara, cascate
Marie Antoinette @ person f europe modern : Luxus Perücke Ballkleid Dorfidylle Halsband Wien Versailles Ludwig Kuchen Trianon Revolution Königin Guillotine > Marie-Antoinette | = | María Antonieta, Antonieta | Maria Antonietta, Antonietta
treu @ quality : Hund Stammkunde Penelope Freund Hachiko Schwan Fan Augen Seele Gefolgschaft ergeben halten zuverlässig > fidèle | faithful, loyal
Kalender @ thing : Wand Monate Neujahr Blatt Schaltjahr Maya gregorianisch Caesar Türchen Abreißzettel Fotomotiv Januar Datum > calendrier | calendar
großzügig @ quality : Geschenk teilen Herz spenden Martin Mantel Villa Onkel Trinkgeld freigebig Gastgeber Mäzen geizig > généreux | generous
Jane Austen = Austen @ person f europe modern 10+ : Ironie Pfarrhaus Tanzabend Landadel Bath England Verstand Romane Heirat Vorurteil Stolz Emma Darcy > = | = | = | =
Hannibal @ person m africa ancient 10+ : Strategie Schneesturm Feldherr Schwur Antike Cannae Spanien Rom Alpen Scipio Tunesien Elefanten Karthago > = | = | Aníbal | Annibale
Speiseeis = Eis, Eiscreme @ food : Sommer Stiel Kugeln Italien schlecken Schoko Vanille Waffel Sahne tropfen Hörnchen Pistazie Stracciatella > glace, crème glacée | ice cream, ice
Murasaki Shikibu = Murasaki @ person f asia medieval 10+ : Tagebuch Hofdame Kirschblüten Veilchen Heian Pinsel Mondnacht Kyoto Roman Adel Erzählerin Japan Genji > = | = | = | =
Kapitän = Kapitänin @ trade : Meer Landgang Armbinde Bart Logbuch Kommando Mannschaft Nemo Blaubär Brücke Ahab Schiff Steuerrad > capitaine | captain
Taschenlampe @ thing : dunkel Einbrecher Camping Stromausfall Bettdecke Batterie Nachtwanderung Keller LED knipsen Lichtkegel Morsen Gruselgeschichten > lampe de poche, lampe, poche | torch, flashlight
Winter @ nature : Schal kurz Vivaldi Eiszapfen Pulli Schlaf dunkel kahl Reise Skiurlaub frieren Januar Jahreszeit > hiver | winter
Dubai @ place asia : Luxus Einkaufszentrum Wüste Fontäne Kamelrennen Hochhaus Emirate Skihalle Scheich Palmeninsel Persisch Rekorde Burdsch > Dubaï | = | Dubái | =
ehrlich @ quality : Finder Haut Freund offen Meinung Fundbüro zugeben Kindermund aufrichtig Schwur lügen betrügen Wahrheit > honnête, sincère | honest
Kuckuck @ living : Frühling Zugvogel Nest Rufer Pfandsiegel faul Ei Esel Schwarzwald fremd Kinderlied unterschieben Uhr > coucou | cuckoo
Birne @ food : Obst Helene Licht süß Baum Havelland Kopf Ribbeck Bohnen Fontane Abate Williams Glühfaden > poire | pear
Hagel @ nature : Auto Beulen April Schaden Wetter Körner Versicherung Ernteausfall Schrot prasseln Taubeneier kugelig Eis > grêle | hail
Regal @ thing : Bücher Bretter Wand Supermarkt Ordner Ikea Staub Dübel Ordnung Leiter Werkstatt einräumen Aufbauanleitung > étagère, rayon | shelf, bookcase
reich @ quality : Villa Öl Krösus Yacht Geldspeicher Millionär Dagobert Erbe Tresor Lotto wohlhabend Butler arm > riche | rich, wealthy
klatschen @ action : Theater Ende Hände Publikum Tratsch Takt Fliege Begeisterung Zugabe Konzert Klaps jubeln Applaus > applaudir | clap, applaud
`;
