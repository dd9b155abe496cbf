/** Entries drawn by chance, each with eight clues as somebody would say them who has never seen its list, the first thought first. */
export const GERMAN_SAID = `
Petra : Jordanien Felsen Stadt Wüste Schatzhaus Indiana rosa Nabatäer
Dachs : Tier Bau Streifen Wald Fell frech Honig nachtaktiv
Kalender : Datum Monat Tage Jahr Termine Wand Advent Maya
Kamel : Höcker Wüste Tier Durst Karawane Beduine reiten Trampeltier
Nigeria : Afrika Lagos Öl Land Boko bevölkerungsreich Achebe Fußball
Brezel : Bayern Salz Laugengebäck Bäcker Oktoberfest Knoten Butter Gebäck
Hund : bellen Haustier Leine Knochen Katze Gassi treu Dackel
Der Nussknacker : Ballett Tschaikowski Weihnachten Mäusekönig Holz Clara Erzgebirge tanzen
Florence Nightingale : Krankenschwester Lampe Krimkrieg England Pflege Verwundete Lady Hygiene
Limonade : Getränk süß Sprudel Zitrone Sommer Fanta Kohlensäure trinken
Bertha Benz : Auto Mannheim Pforzheim Carl Fahrt Motorwagen Frau Mercedes
Diamant : Edelstein Ring teuer Karat Kohlenstoff hart funkeln Brillant
Brille : Augen Gläser Nase sehen kurzsichtig Optiker Fielmann Bügel
Osterinsel : Statuen Köpfe Moai Chile Pazifik Stein Polynesien entlegen
Sonnenbrille : Sommer dunkel cool Augen Strand UV Ray-Ban blenden
Metzger : Fleisch Wurst Beruf Schlachter Beil Laden Schwein Leberkäse
Schaukel : Spielplatz Kinder Seil hin Garten schwingen Brett Baum
Rasenmäher : Gras Garten Lärm schneiden Nachbar Samstag Gärtner Benzin
Waage : Gewicht Sternzeichen Kilo Küche wiegen Balken Gramm schwer
Reißverschluss : Hose Jacke zu Zähne Verkehr klemmen Zipper öffnen
Schneekugel : schütteln Flocken Glas Winter Souvenir Weihnachten Wasser Andenken
Michael Ende : Momo Jim Knopf Autor Kinderbuch Unendliche Schriftsteller Fuchur
Krokodil : Zähne Nil Reptil Kasperle gefährlich grün Maul Handtasche
schenken : Geburtstag Weihnachten Paket geben Freude Schleife Geld überraschen
giftig : Schlange Pilz tödlich Totenkopf Spinne Arsen gefährlich Apfel
Katze : miauen Haustier Maus Hund schnurren Krallen sieben Milch
Lupe : Detektiv vergrößern Glas Briefmarken Sherlock Linse groß klein
Marienkäfer : Punkte rot Glück Blattläuse Insekt sieben schwarz fliegen
Bambus : Panda China Holz Gras Asien grün schnell Sprossen
Kindheit : jung früher Spielen Eltern Jugend Erinnerung klein Schule
Schach : König Dame Bauer matt Brett Spiel Turm Springer
Klavier : Tasten Musik Flügel Instrument schwarz-weiß Beethoven spielen Chopin
Kompass : Norden Nadel Richtung Himmelsrichtungen Wandern Magnet Orientierung Schiff
Homer : Odyssee Simpson Ilias Dichter Grieche blind Troja Donuts
Bleistift : schreiben spitzen Radiergummi zeichnen Mine Papier Holz Faber
Nashorn : Afrika grau Tier dick Savanne Dickhäuter Wilderer Safari
Batterie : Strom leer Akku Taschenlampe plus minus Fernbedienung Auto
Leuchtturm : Meer Schiffe Küste Licht Nordsee Wärter Blinken Insel
Schwarzwald : Kirschtorte Kuckucksuhr Bollenhut Freiburg Baden Tannen Gebirge Schinken
melken : Kuh Euter Bauer Eimer Stall morgens Ziege Hände
Steinzeit : Feuerstein Höhle Mammut Faustkeil Neandertaler Jäger Fred früher
Ada Lovelace : Programmiererin Computer Byron Mathematik Babbage England Tochter erste
Hubschrauber : Rotor fliegen Rettung Pilot Polizei landen Luft Propeller
Nähmaschine : Stoff Faden Nadel Singer Schneiderin Kleid rattern Pedal
Schneeglöckchen : Frühling Blume weiß Februar erste Garten Winter läuten
Mercedes Sosa : Argentinien Sängerin Gracias Stimme Folklore Negra Lied Exil
Mein Nachbar Totoro : Ghibli Japan Miyazaki Regenschirm Anime Waldgeist Film Katzenbus
Tür : Klinke öffnen Schloss Haus klopfen Rahmen Eingang Adventskalender
Titicacasee : Bolivien Peru Anden Schilf hoch Wasser Südamerika Inseln
Harfe : Saiten Engel Instrument zupfen Musik Irland Orchester golden
Wasserfall : Niagara stürzen Fluss tosend Iguazu Natur Felsen Rhein
Ganesha : Elefant Indien Gott Hinduismus Rüssel Shiva Arme Kopf
Null : nichts Zahl rund Kelvin eins Ahnung Punkte sieben
petzen : verraten Lehrer Kinder Schule sagen Geheimnis Mitschüler Zwicken
Spätzle : Schwaben Käse Nudeln Linsen Essen Teig Beilage schaben
Hut : Kopf Zylinder Krempe Cowboy tragen Zauberer Filz Stroh
einsam : allein verlassen Insel Robinson traurig Freunde Wolf niemand
Ghana : Afrika Accra Kakao Land Goldküste Westen Annan Schwarzsterne
gemütlich : Sofa Kamin Decke Wohnzimmer Sessel hygge warm bequem
Sizilien : Mafia Insel Ätna Italien Palermo Stiefel Zitronen Pate
nähen : Nadel Faden Stoff Schneider Knopf Kleid Naht Hose
Kolosseum : Rom Gladiatoren Amphitheater Antike Löwen Arena Italien Ruine
Elisabeth I. : England Königin Tudor Jungfrau Shakespeare Armada Heinrich rothaarig
Biene : Honig Maja stechen Blüten summen Imker gelb Stachel
Tierärztin : Hund impfen Praxis Katze Beruf Medizin Stall heilen
Österreich : Wien Alpen Mozart Nachbarland Sisi Kaiser Schnitzel Ski
langsam : Schnecke Schildkröte schnell Tempo gemächlich Faultier kriechen Zeitlupe
Ingwer : scharf Tee Knolle Wurzel Asien Erkältung Sushi Gewürz
Frida Kahlo : Mexiko Malerin Augenbrauen Selbstporträt Blumen Rivera Schmerz bunt
Brennnessel : brennen Pflanze Haut Tee jucken Unkraut Wiese Raupen
Vatikan : Papst Rom Petersdom Schweizergarde klein Staat katholisch Kirche
Fotografin : Kamera Bilder knipsen Blitz Beruf Hochzeit Modell Objektiv
Fledermaus : Nacht Dracula Vampir Höhle Ultraschall fliegen Flügel kopfüber
Topf : kochen Herd Deckel Suppe Küche Nudeln Henkel Pflanze
Sonne : Himmel warm gelb Strahlen Sommer scheinen Mond Stern
`;
