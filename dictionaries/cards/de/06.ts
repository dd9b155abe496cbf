/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_06 = `
Hamster @ living : klein nachts Käfig Streu Pfötchen Vorräte Feldrand Klopapier Körner kaufen Nagetier Backen Laufrad > hamster | hamster
schreiben @ action : Tagebuch Roman Feder Tinte Brief Wunschzettel Blogger Diktat Aufsatz Füller tippen notieren Buchstaben > écrire | write
winken @ action : Abschied Taschentuch Hand Papst Queen Bahnsteig Zaunpfahl Arm Begrüßung Tschüs Balkon Karosse Hafenkai > faire signe, saluer | wave
Harfe @ thing : Orchester Engel sanft Irland David Psalm Bardin Pedale Bogenform zupfen Wappen Saiten Glissando > harpe | harp
Schwalbe @ living : Sommer Afrika Stall tief Zugvogel Lehm Telegrafendraht Wetterprophet Foul Nest gegabelt Mehl Däumelinchen > hirondelle | swallow
pünktlich @ quality : Schweiz Uhr Zug Maurer Termin Sekunde Schulglocke Verabredung Wecker rechtzeitig fünf zuverlässig verspätet > ponctuel, à l'heure | punctual, on time
schwitzen @ action : heiß Sport Hemd Prüfung Fieber Deo Wüstenhitze Blut Stirn Jogger Fitnessstudio Achseln Sauna > transpirer, suer | sweat
Hund @ living : Knochen Hütte Schnauze treu Leine wachen Gassi Dackel apportieren Blinde Lassie Postbote bellen > chien | dog
Witz @ idea : kurz Verstand Humor schlapp Kantine Kalauer Fritzchen Schmunzeln Häschen erzählen Scherz Pointe lachen > blague, plaisanterie | joke
Mongolei @ place asia 10+ : Steppe Adler Nomaden Kaschmir Jurte Reitervolk Kehlgesang Wildpferde Gobi Stutenmilch Obertöne Dschingis Ulan > Mongolie | Mongolia | Mongolia | Mongolia
Bus @ thing : Ausflug Haltestelle Fahrplan Linie Doppeldecker Gelenk Sitz Verspätung Klassenfahrt Fahrschein Parks einsteigen Passagiere > bus, autobus, car | bus, coach
Brennnessel = Nessel @ living : Tee Unkraut Spinat Wegrand Juckreiz Quaddeln Schmetterlingsraupen Pflanze Andersen Jauche Schwanenhemden Aua pieksen > ortie | nettle
Stonehenge @ place europe : Steinzeit rätselhaft Druiden Sonnenwende Felsblöcke Kultstätte Transport Ebene Kreis England Megalithen Obelix Salisbury > = | = | = | =
Bernstein @ nature : Kette Ostsee Insekten Harz Zimmer Honigfarben Nadelbaum urzeitlich versteinert Strandfund Mücke Jurassic Schmuckstein > ambre | amber
Köchin = Koch @ trade : Sterne Schürze Mütze Restaurant würzen Speisekarte probieren Rezept Brei Ratatouille Menü Gulasch Herd > cuisinier, cuisinière, chef | cook, chef
Sokrates @ person m europe ancient 10+ : Fragen Marktplatz Bildhauer Nichtwissen Stupsnase Gespräch Hebamme Athen Weisheit Xanthippe Platon Philosoph Schierling > Socrate | Socrates | Sócrates | Socrate
Sommer @ nature : Freibad Hitze Sprossen Sandalen Grillen Eisdiele Siebenschläfer Loch Mückenstich Badesee Hochdruck August Jahreszeit > été | summer
Ramayana @ work asia ancient 10+ : Bogen Treue Verbannung Sanskrit Dämonenkönig Entführung Affenheer Hinduismus Lanka Hanuman Sita Epos Indien > = | = | = | =
Galileo Galilei = Galileo, Galilei @ person m europe modern : Fernrohr Florenz Pendel Jupitermonde Inquisition Fallgesetz widerrufen Sonnenflecken Sterne Pisa dennoch bewegt Italiener > Galilée | = | Galileo | =
Wiegenlied @ idea : Abend Mutter sanft Melodie Schäfchen Brahms Röslein Nelken Stubenwagen Näglein behüten summen einschlafen > berceuse | lullaby
Gedicht @ idea : Gefühl Goethe Album Erlkönig Strophe auswendig Reim Ballade Muttertag Rilke vortragen Haiku Vers > poème, poésie | poem
Zug = Eisenbahn @ thing : Bahnhof Fenster Verspätung pünktlich Schiene Abteil Schaffner Orientexpress Schach Hogwarts Weiche Tunnel Lokomotive > train | train
Fischer = Fischerin @ trade : Hafen Meer Hemingway Kutter Petrus Fang Hering Ilsebill Frühaufsteher Krabben Gummistiefel Netz Butt > pêcheur | fisherman
Eisbär = Polarbär @ living : Pelz Arktis Robben Klimawandel Tatzen Knut Lars Raubtier Scholle Grönland Zoo Spitzbergen Nordpol > ours polaire, ours blanc, ours | polar bear, bear
Pompeji @ place europe : Asche Mosaik Ausgrabung verschüttet Forum Fresken Bäckerei Plinius Neapel Gipsabdruck Ruinen Ausbruch Vesuv > Pompéi | Pompeii | Pompeya | Pompei
Königin Victoria = Victoria, Viktoria @ person f europe modern : Großmutter neun Weltreich Wasserfälle Epoche Kolonien Trauerkleid London Krone Balmoral Thron Albert Empire > reine Victoria, reine | Queen Victoria, queen | reina Victoria, reina | regina Vittoria, Vittoria, regina
Gummistiefel @ thing : Regen Bach Watt Matsch Angler Bauernhof Weitwurf Festivalgelände Kindergarten wasserdicht Peppa Füße Pfütze > bottes en caoutchouc, bottes | wellingtons, rubber boots, boots
Adler @ living : Krallen Wappen Gebirge kreisen Schreibmaschine majestätisch Winnetou Zeus Bundestag Schwingen Raubvogel Horst Greif > aigle | eagle
Schuster = Schuhmacher @ trade : Handwerk Leder Heinzelmännchen Nürnberg Sohle Leisten Rappen Absatz Nägel Sachs Voigt Ahle bleiben > cordonnier | shoemaker, cobbler
Die Odyssee = Odyssee @ work europe ancient 10+ : zehn Bettler Treue Sirenen Heimkehr Lotosesser Zyklop Kirke Freier Penelope Irrfahrt Ithaka Homer > L'Odyssée | The Odyssey | La Odisea | L'Odissea
Serengeti @ place africa : Savanne Gras Safari endlos Nationalpark Jeep Löwenrudel Massai Zebras Wanderung Tansania Grzimek Gnus > = | = | = | =
Rapunzel @ character f europe modern : Hexe Prinz Grimm einsam Bürste Feldsalat Lampions Flynn Strickleiter Turm Goldhaar herunterlassen Zopf > Raiponce | = | Rapunzel, Verdezuela | Raperonzolo
husten @ action : Tee Brust krank Bonbon bellen Pastille Konzertpause Halsweh keuchen Bronchien Zwiebelsaft Floh Erkältung > tousser | cough
Gold @ nature : Zähne König Medaille teuer Barren glänzen Myrrhe Schweigen Midas Klondike Schürfer Karat Ehering > or | gold
Mais @ food : gelb Amerika Körner Feld Dose Maya Huhn Silage Flocken Polenta Tortilla Popcorn Kolben > maïs | corn, maize, sweetcorn
Zebra @ living : Savanne Herde Steppe Rätsel schwarzweiß Huftier Marty Pyjama Fußgänger wiehern Barcode Überweg Streifen > zèbre | zebra
Frau Holle @ character f europe modern : Brunnen Hahn Grimm Backofen Spule Apfelbaum Stiefschwester schütteln Pechmarie Kikeriki Goldmarie Betten schneien > Dame Holle | Mother Holle | Madre Nieve, Señora Holle | Madama Holle
Alice im Wunderland = Alice @ work europe modern : Loch Traum Kaninchen Raupe Taschenuhr schrumpfen Croquet Teegesellschaft Carroll Hutmacher Herzkönigin Grinsekatze Märzhase > Alice au pays des merveilles, merveilles | Alice in Wonderland, Wonderland | Alicia en el país de las maravillas, Alicia, maravillas | Alice nel Paese delle Meraviglie, meraviglie
Marokko @ place africa : Basar Datteln Atlas Teppiche Königreich Minztee Gerber Fez Sahara Casablanca Tajine Rabat Marrakesch > Maroc | Morocco | Marruecos | Marocco
Dornröschen @ character f europe modern : Grimm Turm Taufe Feen Küchenjunge Spindel dreizehn Fluch Hecke Kuss Stich Königstochter hundert > Belle au bois dormant, belle, bois, dormant | Sleeping Beauty, sleeping, beauty | Bella Durmiente, bella, durmiente | Bella addormentata, bella, addormentata
München @ place europe : Fußball Bayern Biergarten Weißwurst Alpennähe Isar Frauenkirche Surfwelle Hofbräuhaus Allianz Viktualienmarkt Marienplatz Oktoberfest > Munich | Munich | Múnich | Monaco di Baviera, Monaco
Ibn Battuta = Battuta @ person m africa medieval 10+ : Tagebuch Fernweh Malediven Mekka Kamelritt Pilgerfahrt Richteramt Sultanat Mali dreißig Marokko Tanger Weltreisender > = | = | = | =
Nigeria @ place africa 10+ : Erdöl Romane Yams Achebe Afrobeat Filmindustrie Superadler bevölkerungsreich Yoruba Westafrika Nollywood Abuja Lagos > = | = | = | =
Titanic @ work north-america contemporary : Orchester Liebe Ozean Untergang Kollision Rettungsboot Dion Dampfer Bug Oscar Kino Winslet Eisberg > = | = | = | =
zittern @ action : Angst kalt Laub Stimme Knie frieren Espe Hände Lampenfieber Rochen Pudding schlottern beben > trembler | tremble, shiver
Halloween @ idea : Gespenst Oktober Irland Kostüm Skelett Kürbis Grusel Süßigkeiten Hexe Fratze Klingelstreich Saures Allerheiligen > Halloween | Halloween
Franz von Assisi = Franziskus @ person m europe medieval 10+ : Vögel Wolf Bettler Krippe Armut Predigt Kutte Schöpfung Sonnengesang Orden Umbrien Heiliger Gubbio > François d'Assise, François | Francis of Assisi, Francis | Francisco de Asís, Francisco | Francesco d'Assisi, Francesco
Lupe @ thing : Linse Käfer Spuren Zeit Briefmarken Juwelier Fingerabdruck winzig Sherlock Brennpunkt Handgriff Detektiv vergrößern > loupe | magnifying glass, magnifier
Marzipan @ food : süß rosa Weihnachten Mandeln Kartoffeln Ferkel Lübeck Hochzeitstorte formen Zucker Stollen Rosenöl Niederegger > pâte d'amande, massepain | marzipan
Münze @ thing : Kopf Metall Medaille Sammler Automat Zahl prägen klimpern Brunnen werfen Wechselgeld Cent Euro > pièce, monnaie | coin
Schaukelstuhl @ thing : Kamin Oma Decke stricken Veranda wippen Ruhestand Kufen Katze gemütlich Möbel Pfeife vorlesen > fauteuil à bascule, fauteuil | rocking chair, chair
Landkarte @ thing : Wandern Kreuz Schatz Höhenlinien Grenzen Maßstab Wege Atlas Legende Berge orientieren Erdkunde Piraten > carte, mappe | map
Terrakotta-Armee @ work asia ancient 10+ : Pferde Ausgrabung unterirdisch Ton Gruft Wächter Brunnenbau tausende Gesichter Soldaten Kaiser China Xian > armée de terre cuite, armée, terre | Terracotta Army, army | ejército de terracota, ejército | esercito di terracotta, esercito
Scheherazade ~ Scheherezade @ character f asia medieval 10+ : klug Orient Sultan Schwester Erzählerin Morgengrauen Neugier Rimski Persien Fortsetzung Wesir Nächte tausendundeine > Shéhérazade, Schéhérazade | = | Sherezade, Scheherezade | Sherazade
Josephine Baker = Baker @ person f north-america contemporary 10+ : Schloss Gepard Revue Folies Résistance Panthéon Charleston Adoptivkinder Regenbogenfamilie Louis Varieté Paris Tänzerin > Joséphine Baker | = | = | =
Silvester @ idea : Fondue Sekt Countdown Mitternacht Kleeblätter Dinner Bleigießen Berliner Vorsätze Feuerwerk Böller Neujahr Rutsch > Saint-Sylvestre, Sylvestre, réveillon | New Year's Eve, New Year
Teller @ thing : Porzellan Tisch Rand kaputt Millionär flach Spülmaschine untertauchen Suppe fliegend abtrocknen Gabel Schüssel > assiette | plate
Nashorn = Rhinozeros @ living : Savanne grau selten Holzschnitt Schlammbad gepanzert Wilderer kurzsichtig Kolosse Norbert Dürer Breitmaul Dickhäuter > rhinocéros | rhinoceros, rhino
Tischler = Tischlerin, Schreiner @ trade : Holz Handwerk Säge Möbel Hobel Leim Josef Zollstock Pumuckl Schublade Eder Werkbank Schrank > menuisier, ébéniste | carpenter, joiner
Fliegenpilz @ living : Glück Märchen Birke Zwerge Unterholz Lamellen Gnom Kappe giftig Männlein Waldboden rot Punkte > amanite, amanite tue-mouches | fly agaric, toadstool
Erdnuss @ food : Elefant Schale Kino salzig Bar Allergie Flips Butter Afrika Snoopy Hülsenfrucht knabbern Saté > cacahuète, arachide | peanut
Kolumbien @ place south-america : Kaffee Karibik Salsa Orchideen Arepas Smaragde Shakira Botero Cumbia Márquez Cartagena Eldorado Bogotá > Colombie | Colombia | Colombia | Colombia
Katze @ living : sieben Ägypten Dach Krallen schleichen neugierig Freigänger Baum Findus Aristocats Mäuse miauen schnurren > chat | cat
Handtuch @ thing : Sauna Bad abtrocknen Hotelpool Frottee Boxring Liege reservieren Anhalter nass Haken Wäsche werfen > serviette | towel
Bodensee @ place europe : Obst Ufer Fähre Segelboote Zeppelin Felchen Mainau Rhein Pfahlbauten Lindau Dreiländereck Konstanz Reichenau > lac de Constance, lac, Constance | Lake Constance, lake, Constance | lago de Constanza, lago, Constanza | lago di Costanza, lago, Costanza
Säge @ thing : scharf Fisch Laub Kreis Werkzeug Bäume Motor Zauberer Zähne Schreiner Brennholz Späne Fuchsschwanz > scie | saw
Donner @ nature : laut Thor unheimlich Sekunden Echo dumpf grollen zählen Hall Hitze kegeln Blitz Gewitter > tonnerre | thunder
Currywurst @ food : scharf Berlin Soße Imbiss Pommes Pappschale Fritteuse Ruhrgebiet Volkswagen Grönemeyer Ketchup Schalke Bude > saucisse au curry, saucisse | sausage
Buch @ thing : Bibliothek Regal Umschlag Seiten Wurm Autor spannend Eselsohr Verlag Kapitel Gutenberg Roman lesen > livre | book
wandern @ action : Berge Müller Rucksack Hütte Stiefel Stock Lust Natur Alpen Jakobsweg Gipfelkreuz Blasen marschieren > randonner, marcher | hike, wander
Johann Wolfgang von Goethe = Goethe ~ Göthe @ person m europe modern : Frankfurt Dichter Farbenlehre Minister Italienreise Ginkgo Werther Heideröslein Weimar Zauberlehrling Schiller Erlkönig Faust > Goethe | Goethe | Goethe | Goethe
Zeus @ character m europe ancient : Bart Antike Adler Donner Stier Göttervater Europa Sage Hera Blitze Kronos Griechenland Olymp > = | = | = | =
Spinat @ food : grün gesund Gemüse Eisen Blätter tiefgekühlt Kinderteller Spiegelei Lachs Rahm Muskeln Blubb Popeye > épinard, épinards | spinach
Heimat @ idea : Museum Film Dorf Dialekt Wurzeln Herkunft Geburtsort Familie Fremde Kindheit Flüchtling verlassen zuhause > patrie, pays natal | homeland, home
Köln @ place europe : Rhein Heinzelmännchen Römer Schokoladenmuseum Duftwasser Hängeschlösser Tünnes Hohenzollernbrücke Karneval Geißbock Alaaf Jecken Dom > Cologne | Cologne | Colonia | Colonia
Korb @ thing : Obst Weide Henkel Picknick Wäsche Pilze Dreier Ball Hund Flechten Strand Abfuhr Einkauf > panier, corbeille | basket
Gabriel García Márquez = García Márquez, Márquez @ person m south-america contemporary 10+ : Liebe Nobelpreis Reporter Karibikküste Schnauzbart Cholera magisch Oberst Großmutter Schriftsteller Kolumbien Macondo Einsamkeit > García Márquez, Márquez | García Márquez, Márquez | = | =
Gitarre @ thing : Holz Spanien Hals Lagerfeuer elektrisch Saiten Band Akkorde Hendrix Rock zupfen Flamenco Plektrum > guitare | guitar
Mut @ idea : Herz Angst Held Löwe Sprungturm Probe Wagnis überwinden Ritter Mandela trauen Feigling furchtlos > courage | courage, bravery
Lasagne @ food : Italien Schichten Ofen Garfield Auflauf Béchamel Hackfleisch überbacken Platten Bologna Käse Mozzarella Nudeln > lasagnes | lasagne, lasagna
Niagarafälle = Niagara @ place north-america : Gischt Fass Grenze Hufeisen Strömung Regenmantel Flitterwochen Seiltänzer Kanada donnern Buffalo Ontario tosen > chutes du Niagara, chutes | Niagara Falls, falls | cataratas del Niágara, cataratas | cascate del Niagara, cascate
Marie Antoinette @ person f europe modern : Perücke Wien Luxus Halsband Ballkleid Dorfidylle Versailles Ludwig Kuchen Trianon Revolution Königin Guillotine > Marie-Antoinette | = | María Antonieta, Antonieta | Maria Antonietta, Antonietta
treu @ quality : Hund Penelope Freund Hachiko Fan Stammkunde Schwan Augen Seele Gefolgschaft ergeben halten zuverlässig > fidèle | faithful, loyal
Kalender @ thing : Wand Neujahr Blatt Maya Monate Schaltjahr gregorianisch Caesar Türchen Abreißzettel Fotomotiv Januar Datum > calendrier | calendar
großzügig @ quality : Herz Geschenk Mantel teilen spenden Martin Villa Onkel Trinkgeld freigebig Gastgeber Mäzen geizig > généreux | generous
Jane Austen = Austen @ person f europe modern 10+ : England Verstand Ironie Pfarrhaus Tanzabend Landadel Bath Romane Heirat Vorurteil Stolz Emma Darcy > = | = | = | =
Hannibal @ person m africa ancient 10+ : Spanien Antike Schwur Feldherr Strategie Schneesturm Cannae Rom Alpen Scipio Tunesien Elefanten Karthago > = | = | Aníbal | Annibale
Speiseeis = Eis, Eiscreme @ food : Italien Sommer Stiel Vanille Kugeln schlecken Schoko Waffel Sahne tropfen Hörnchen Pistazie Stracciatella > glace, crème glacée | ice cream, ice
Murasaki Shikibu = Murasaki @ person f asia medieval 10+ : Pinsel Tagebuch Hofdame Kirschblüten Veilchen Heian Mondnacht Kyoto Roman Adel Erzählerin Japan Genji > = | = | = | =
Kapitän = Kapitänin @ trade : Bart Meer Landgang Kommando Armbinde Logbuch Mannschaft Nemo Blaubär Brücke Ahab Schiff Steuerrad > capitaine | captain
Taschenlampe @ thing : dunkel Einbrecher Camping Stromausfall Bettdecke Batterie Nachtwanderung Keller LED knipsen Lichtkegel Morsen Gruselgeschichten > lampe de poche, lampe, poche | torch, flashlight
Winter @ nature : dunkel kurz Vivaldi Schlaf Schal Eiszapfen Pulli kahl Reise Skiurlaub frieren Januar Jahreszeit > hiver | winter
Dubai @ place asia : Wüste Fontäne Hochhaus Luxus Einkaufszentrum Kamelrennen Emirate Skihalle Scheich Palmeninsel Persisch Rekorde Burdsch > Dubaï | = | Dubái | =
ehrlich @ quality : Haut Freund offen Meinung Fundbüro Finder zugeben Kindermund aufrichtig Schwur lügen betrügen Wahrheit > honnête, sincère | honest
Kuckuck @ living : Ei Frühling Nest Zugvogel Mai Rufer Pfandsiegel Esel Schwarzwald fremd Kinderlied unterschieben Uhr > coucou | cuckoo
Birne @ food : süß Kopf Baum Obst Licht Helene Havelland Ribbeck Bohnen Fontane Abate Williams Glühfaden > poire | pear
Hagel @ nature : Körner Auto Wetter Schaden Beulen April Versicherung Ernteausfall Schrot prasseln Taubeneier kugelig Eis > grêle | hail
Regal @ thing : Wand Staub Bücher Supermarkt Ikea Bretter Ordner Dübel Ordnung Leiter Werkstatt einräumen Aufbauanleitung > étagère, rayon | shelf, bookcase
reich @ quality : Öl Dagobert Villa Geldspeicher Millionär Krösus Yacht Erbe Tresor Lotto wohlhabend Butler arm > riche | rich, wealthy
klatschen @ action : Theater Ende Hände Takt Fliege Publikum Tratsch Begeisterung Zugabe Konzert Klaps jubeln Applaus > applaudir | clap, applaud
`;
