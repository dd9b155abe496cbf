/** Entries drawn by chance, each with six clues that its list does not have, in the order in which they were thought of. */
export const GERMAN_HELD_OUT = `
Rapunzel : Märchen blond lang Fenster klettern Prinzessin
Bolivien : Südamerika Indios Che Koka Bolívar Binnenland
Alles zerfällt : Afrika Buch Kolonialismus Stamm Jams Schriftsteller
Zirkus : Elefant Löwe Dompteur Vorstellung Jongleur Zauberer
Adventskalender : Weihnachten öffnen warten Überraschung Kerze Geschenk
Türkei : Land Urlaub Moschee Bosporus Basar Asien
Skateboard : fahren Brett Helm Sprung Trick Straße
Der gestiefelte Kater : Katze Märchen Schuhe Hut Grimm Tier
Saladin : Kreuzzug Richard Islam Herrscher Muslim Ägypten
Neuseeland : Australien Pazifik Schauspieler grün Milch weit
Berlin : Brandenburger Bundestag Hertha Kreuzberg Party Großstadt
Mut : tapfer wagen stark Übermut Entschlossenheit kühn
Nelson Mandela : Apartheid Gefängnis Kapstadt schwarz Held Rassismus
Teller : Essen Besteck Geschirr rund Tasse Untertasse
Ramses : König Pyramide Nil Tempel Moses Zigaretten
Mars : rot Weltall Riegel Raumfahrt Nachbar Sonne
Karneval : Kamelle Clown Feier Party Schminke Düsseldorf
Löwe : König Tier Raubkatze Zoo Afrika Sternzeichen
Zimt : Weihnachten Plätzchen Duft Baum Indien Kakao
Spargel : grün Schwetzingen Saison Kartoffeln teuer Bauer
Sherlock Holmes : Baker Krimi Fall ermitteln Spuren klug
Köchin : Essen Topf Löffel Gericht Suppe Beruf
Hänsel und Gretel : Märchen Wald Grimm Kinder Wege Zucker
Dinosaurier : Jurassic Echse Fossil groß Meteorit Tier
Schlitten : Schnee fahren Rentier Berg Weihnachtsmann Kinder
Sophie Scholl : Hitler Bruder Nazis jung Diktatur Hinrichtung
Die Schatzinsel : Pirat Roman Gold Abenteuer Buch Segelschiff
Schubkarre : Erde Werkzeug transportieren schwer Bauarbeiter Kompost
Guernica : Gemälde Bombe Stadt Kunst schwarzweiß Museum
Zitrone : Frucht Tee Vitamin Obst Eis Scheibe
stolpern : ungeschickt Sturz Tollpatsch taumeln Kante Knie
scharf : Paprika Pfeffer schneiden Tabasco Gewürz Schwert
Eimer : Wasser tragen Strand Plastik gießen Metall
Japan : Asien Geisha Ninja Land Reis Toyota
Kanada : Nordamerika Wald Land Québec Elch Vancouver
Donald Duck : Comic Micky Trickfilm Zeichentrick wütend Gustav
Fackel : Feuer Licht brennen Dunkelheit Flamme Holz
Kaffee : trinken Milch wach Kuchen Getränk heiß
Ritterrüstung : Burg Metall Schild Lanze Schutz Krieger
Mafalda : Mädchen Suppe Buenos Kind frech Zeitung
Selma Lagerlöf : Schriftstellerin Buch Autorin Nils Dichterin Kinderbuch
Brücke : Fluss Wasser Gate bauen Auto Rhein
nass : Regen Wasser feucht Schwimmbad Meer Haare
Falafel : Israel arabisch Imbiss Pita Döner vegan
Avicenna : Medizin Islam Philosoph Mittelalter Wissenschaftler Orient
Baron Münchhausen : Zopf Märchen Geschichten Adliger reiten Held
Pokal : gewinnen Gold Fußball Sport Wettbewerb Trophäe
hungrig : Durst Bauch Bär Nahrung Frühstück Diät
Waffel : süß Gebäck Sonntag Mehl Nachtisch Muster
Eiche : Eichel Holz Wald Blätter deutsch Natur
Kuh : Milch Bauer Stall Euter Fleisch Hörner
Saturn : Sonnensystem Elektronik Astronomie Rakete Stern Erde
Entschuldigung : Sorry Streit Pardon Schule bitten bedauern
Socke : Schuh warm Waschmaschine Käse Kleidung Bein
Jerusalem : Jesus Juden Grab Kreuzzug Palästina Pilger
Wolfgang Amadeus Mozart : Zauberflöte Wien Genie Sonate Geige Sinfonie
Suppe : Kasper Essen Gemüse kochen flüssig Hühner
Rumpelstilzchen : Märchen spinnen Kind Grimm raten Lohn
rechnen : Schule Taschencomputer minus Summe subtrahieren teilen
Knoblauch : Zwiebel Küche Aioli Dracula Pizza Spaghetti
Glühbirne : hell Glas Decke leuchten Erfindung heiß
Gulasch : Suppe Rind Budapest Essen Nudeln kochen
Kilimandscharo : Berg hoch höchster klettern Kenia Gletscher
Traktor : Feld fahren Maschine Räder Dorf Kuh
Hannibal : Krieg Lecter Punier Schlacht General Berge
küssen : Zunge Schmatzer Romantik Hochzeit Freundin schmusen
Freundschaft : Liebe Kamerad Treue beste ewig Buch
Fliegenpilz : weiß Hut Herbst gefährlich essen Natur
Leiter : steigen Baum Maler Führer Stiege Wand
Laterne : Kinder singen Lampe Dunkelheit Sankt Nacht
Radio : hören UKW Lied Sprecher Lautsprecher Ton
Pokémon : Gameboy Anime Taschen Evolution Konsole jagen
Ella Fitzgerald : Amerika Louis Stimme Musik Lied Mikrofon
Nebel : Sicht Wolken Morgen Wetter unheimlich trüb
Herkules : Griechenland Löwe Kraft Aufgaben Disney kämpfen
Venusfliegenfalle : Pflanze grün gefährlich Mücke Maul Opfer
Stille : Ruhe leise Nacht stumm Kirche Geräusch
Versprechen : brechen Eid Finger Politiker Freund Zukunft
Nilpferd : Afrika Tier dick Wasser grau groß
Venedig : Italien Stadt Seufzer Boote Insel Urlaub
Schottland : Rock Schloss Großbritannien Braveheart Norden Regen
Rabindranath Tagore : Dichter Literatur Schriftsteller Gedichte Philosoph Asien
Ferien : Urlaub Strand Juli Koffer Camping faulenzen
Kuba : Castro Kommunismus Autos Strand Amerika Raketen
Carmen Miranda : Hut Banane Tänzerin Ananas bunt Obst
Keks : Schokolade süß Butter Weihnachten knabbern naschen
Stolz : Ehre eitel Leistung Flagge arrogant Austen
Franz von Assisi : Italien Mönch Tiere Papst Kirche arm
Ameise : Insekt klein Staat Bau Fühler schwarz
Gitarre : Musik Instrument spielen Lied Konzert Clapton
Köln : Stadt Poldi Fasching Kathedrale Deutschland Ehrenfeld
William Shakespeare : Dichter Romeo Drama Stück Bühne Literatur
Fuchs : Schwanz Tier Jagd Räuber Raubtier Höhle
Schwanensee : Musik Russland Bühne Vogel weiß Prinz
Vincent van Gogh : Maler Bild Kunst gelb Holland Pinsel
Südafrika : Apartheid Land Johannesburg Kontinent Löwen Nashorn
rund : Rad Erde Kurve Teller Form Pizza
Bali : Insel Urlaub Strand Asien Palmen Götter
Karl der Große : Kaiser Rom König Herrscher Europa Dom
Violeta Parra : Sängerin Künstlerin Leben Dichterin Südamerika singen
Landkarte : Weg finden Norden Geografie falten Straße
Komet : Himmel Eis Sonne fliegen Rentier Teleskop
Knopf : drücken Jacke Loch Faden Schneider Lokomotive
Schatten : dunkel Silhouette Sommer Gestalt Abend Lampe
Simón Bolívar : Freiheit Kolumbien Land Krieg Bolivien Revolution
Eule : Vogel Harry Potter fliegen Baum Schnabel
Schnee : weiß Winter kalt Ski Schlitten Mann
verlieren : gewinnen suchen Schlüssel Geld Handy Pech
Alaska : Eis Amerika Bär Schnee Goldrausch Lachs
Lasagne : Tomate Essen Bolognese Pasta Katze Form
Wüste : Sahara heiß Wasser Afrika Skorpion Dürre
Odysseus : Troja Homer Griechenland Zyklop Held Schiff
China : Mauer Asien Land Stäbchen Mao Kommunismus
Louis Armstrong : Musiker wonderful Stimme Sänger Amerika schwarz
Qualle : Meer Tier Wasser schwimmen Strand giftig
Miriam Makeba : Apartheid Lied Freiheit Musik schwarz Kontinent
Mais : Gemüse Mexiko Futter Salat Pflanze Bauer
Briefmarke : Philatelist blaue Sammler teuer Bild Hobby
Butter : Brot streichen Milch gelb Messer Kühlschrank
Rom : Papst Cäsar Petersdom Pizza ewige Spaghetti
Globus : Erde Geografie Kontinent Meere Planet Reise
Gedicht : Dichter Poesie Lyrik aufsagen Schiller Zeile
Joghurt : Erdbeere Kühlschrank weiß Müsli sauer essen
Kleeblatt : Glück grün Pflanze Silvester Glücksbringer finden
Bernstein : gelb Fossil Dirigent Gold Edelstein braun
Das Dschungelbuch : Disney Schlange Bär Affen Urwald Junge
Zwiebel : Gemüse Ringe Schale rot Hack Pflanze
Herz : Liebe schlagen Infarkt Karte Arzt Gefühl
Handtuch : duschen Strand Stoff Badezimmer weich Urlaub
Halloween : Süßes verkleiden Geister Vampir Maske Amerika
Tutanchamun : Ägypten Kairo Nil Pyramide jung Archäologie
Zenobia : Antike Krieg Frau Kaiser Orient stolz
Wunsch : Sternschnuppe Geist Lampe hoffen Kerzen Bitte
Pfannkuchen : backen Zucker süß Nutella Fett rund
Archimedes : Grieche Physiker Erfinder Antike Wasser Zirkel
Wind : Sturm Luft Drachen Brise blasen Nord
Oase : Wasser Sand Sahara grün durstig Schatten
Kaugummi : kleben Mund Schuh Orbit Bubble Tisch
Winter : Schnee kalt Dezember Ski Weihnachten Mantel
Agatha Christie : Miss Mord Schriftstellerin Detektiv Bücher Spannung
Max und Moritz : Bolte Buch böse Wilhelm Comic lustig
Tiger : Asien Tier orange Zoo gefährlich Indien
bunt : Blumen malen Clown Schmetterling Kinder Pinsel
Viktoriafälle : Afrika Wasser Fluss stürzen tief Natur
Star Wars : Film Jedi Science-Fiction Leia Kino Padawan
lustig : lachen komisch Humor traurig Komiker amüsant
Zug : fahren Waggon ICE reisen Ticket Fahrkarte
Känguru : Tier boxen Schwanz Baby Outback Tasche
durchsichtig : Wasser unsichtbar Plastik Geist sehen Scheibe
Kaiserschmarrn : süß Wien Nachtisch zerreißen Berge Kalorien
`;
