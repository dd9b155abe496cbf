/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_03 = `
schüchtern @ quality : leise Fremde Blick neu kontaktscheu Reh zurückhaltend stumm verlegen erröten Mauerblümchen gehemmt trauen > timide | shy
Knopf @ thing : rund klein Ohr Hemd Steiff annähen Lift Perlmutt Jim Garn Wams abreißen Mantel > bouton | button
laut @ quality : Musik Donner Flugzeug Sirene dröhnen Pausenhof Rockkonzert Ohrstöpsel Trommel Presslufthammer Lärm Krach leise > bruyant, fort | loud, noisy
Herkules = Herakles @ character m europe ancient : Held Stall stark Sage Muskeln Keule Halbgott Schlangenwürger Zeus Hydra Kassel zwölf Augias > Hercule, Héraclès | Hercules | Hércules | Ercole
Märchen @ idea : Prinz Großmutter Andersen Drache erzählen Fantasie glücklich Wolf Moral Hexe Fee Grimm einmal > conte | fairy tale, tale
Schottland @ place europe : Loch Schafe Edinburgh Hochmoor Whisky Burgen Golf Karo Ungeheuer Highlands Kilt Nessie Dudelsack > Écosse | Scotland | Escocia | Scozia
Treppe @ thing : Keller Rom rollen Geländer steil anstrengend Podest Absatz stolpern Wendel Stockwerk Aufzug Stufen > escalier | stairs, staircase
Löwe @ living : Zirkus stark Rudel Sternbild Stadtwappen Narnia Dompteur Savanne Androklus gähnen Simba brüllen Mähne > lion | lion
Apfel @ food : Herbst Schlange Newton Kern Schneewittchen Fallobst Kompott Pferd Tell Eva Strudel Boskop Stamm > pomme | apple
Löffel @ thing : Ohren Suppe Zucker Baby Besteck Silber Medizin Geller rühren Biskuit abgeben Weisheit Schöpfkelle > cuillère | spoon
Marmelade = Konfitüre @ food : süß Frühstück Glas Toast Etikett Aprikosen Gelierzucker Paddington Krapfen einkochen Wespen Erdbeeren Brötchen > confiture | jam, marmalade
Wolke @ nature : Himmel dunkel Engel schweben neun Watte Daten Kumulus ziehen Kuckucksheim Schäfchen Wetterkarte Regen > nuage | cloud
Homer @ person m europe ancient 10+ : blind Dichter Verse Gesang Grieche Rhapsode Simpson Epos Achilles Hexameter Troja Ilias Odyssee > Homère | = | Homero | Omero
Portemonnaie = Geldbeutel, Geldbörse, Brieftasche @ thing : Leder Hose verlieren dick Ausweis Langfinger Visitenkarte Fundbüro Passbild Scheine klimpern Münzen bezahlen > porte-monnaie, portefeuille | purse, wallet
Jim Knopf @ character m europe contemporary : Insel Post Freunde Waisenkind Scheinriese Drachenstadt Wilde Ende Marionetten Mandala Lokomotive Lukas Lummerland > Jim Bouton, bouton | Jim Button, button | Jim Botón, botón | Jim Bottone, bottone
William Shakespeare = Shakespeare ~ Shakespier @ person m europe modern : England Theater Feder Sturm Sonett Dramen Globe Sommernachtstraum Stratford Macbeth Hamlet Julia sein > = | = | = | =
Archimedes @ person m europe ancient : Krone Spirale Kreise Hebel Kriegsmaschinen Mathematiker Schraube Syrakus Brennspiegel Sizilien Auftrieb Badewanne Heureka > Archimède | = | Arquímedes | Archimede
Nofretete @ person f africa ancient : Ägypten Hals Anmut Schminke Kalkstein Büste Königsgemahlin Amarna Blau Auge Haube Echnaton Museumsinsel > Néfertiti | Nefertiti | Nefertiti | Nefertiti
Florence Nightingale = Nightingale @ person f europe modern 10+ : Hygiene Pionierin Statistik Engländerin Verwundete Lazarett Krimkrieg Nachtrunde Hospital Oberschicht Pflege Krankenschwester Lampe > = | = | = | =
schreien @ action : Stadion Wut Schmerz Markt Munch Neugeborenes heiser Achterbahn Gruselfilm Hilfe Megafon flüstern brüllen > crier, hurler | shout, scream
pfeifen @ action : Wind Luft Finger Lippen Murmeltier Teekessel Wanderlied Pfadfinder Keller Dach Schiedsrichter flöten Foul > siffler | whistle
Pirat = Seeräuber @ trade : Schatz Papagei Rum Säbel Kaperbrief Goldzahn Augenklappe Karibik Holzbein Störtebeker entern Totenkopf Freibeuter > pirate | pirate
Sisi = Sissi, Kaiserin Elisabeth @ person f europe modern : Bayern Taille Ungarn Reiterin Gedichte Haarpracht Korfu Possenhofen Ischl Hofburg Diamantsterne Romy Franzl > Sissi | Sissi | Sissi | Sissi
tauchen @ action : Ente Ringe Pinguin Wal untergehen Perlen Malediven Korallen Sauerstoff Cousteau Brille Flossen Schnorchel > plonger | dive
Amelia Earhart = Earhart @ person f north-america contemporary : Pazifik Kansas Abenteuer Rekord Lederjacke verschollen Funkspruch Weltumrundung Lockheed Atlantik Alleinflug Fliegerin Pilotin > = | = | = | =
Der Struwwelpeter = Struwwelpeter @ work europe modern : Feuer Frankfurt Reime Daumen Suppenkaspar Arzt Erziehung Fingernägel Hoffmann Paulinchen Haare Zappelphilipp ungekämmt > Crasse-Tignasse, Pierre l'Ébouriffé | Shock-headed Peter | Pedro Melenas, Pedro | Pierino Porcospino, Pierino
backen @ action : Schürze Vanille Plätzchen Geburtstagskuchen Förmchen Hefe Umluft Rührschüssel kneten Rosinen Teig Blech Ofen > cuire, cuire au four | bake
langsam @ quality : Stau Zeitlupe Traktor Schildkröte Rente gemächlich Bummelzug trödeln Walzer Faultier Tempo lahm Schnecke > lent | slow
Zukunft @ idea : Roboter Orakel Grammatik Plan ungewiss Prognose Science-Fiction Wahrsagerin DeLorean Kristallkugel bevorstehen morgen Vergangenheit > avenir, futur | future
Zufall @ idea : blind Münze Treffen Begegnung Generator Prinzip Lotterie Würfel überraschend unerwartet Glück planen Schicksal > hasard, coïncidence | chance, coincidence
Mikroskop @ thing : winzig Linse Forscher Biologie Labor Zelle Bakterien Pantoffeltierchen Objektiv Wassertropfen scharfstellen Okular vergrößern > microscope | microscope
Harriet Tubman = Tubman @ person f north-america modern 10+ : Freiheit Wagemut Kopftuch Fluchthelferin Spionin Plantage Nordstern Maryland Bürgerkrieg Untergrund Eisenbahn Lincoln Moses > = | = | = | =
Timbuktu @ place africa 10+ : Gelehrte Lehm Universität entlegen Karawanen Moscheen Bücherschätze Tuareg Manuskripte Niger Sahara Donald Mali > Tombouctou | Timbuktu | Tombuctú | Timbuctù
Briefkasten @ thing : gelb Straße Schlitz Rechnung Leerung einwerfen Urlaubsgrüße Umschlag Hund Werbung Adresse Zusteller Post > boîte aux lettres | letterbox, mailbox, postbox
Aladin = Aladdin @ character m asia medieval : Orient Prinzessin Basar Bettler Straßenjunge Äffchen Palast drei Höhle Jasmin Wünsche Dschinn Wunderlampe > Aladin, Aladdin | Aladdin | Aladino | Aladino
Schwarzwald @ place europe : Wandern Schinken Wasserfälle Tannen Baden Titisee Bollenhut Freiburg Feldberg Klinik Mittelgebirge Kirschtorte Kuckucksuhr > Forêt-Noire, forêt, noire | Black Forest, black, forest | Selva Negra, selva, negra | Foresta Nera, foresta, nera
Socke = Socken, Strumpf @ thing : Wolle Loch Paar stinken Sandalen Fuß Zeh Nikolaus Waschgang geringelt Ferse stricken einzeln > chaussette | sock
Gabriela Mistral = Mistral @ person f south-america contemporary 10+ : Nobelpreis Verse Lateinamerika Kinderreime Konsulin Pseudonym Dorfschule Lehrerin Santiago Anden Chile Neruda Dichterin > = | = | = | =
Stille Nacht @ work europe modern : Lied einsam Österreich Gitarre Kirche Hirten Strophen Krippe leise Gruber Joseph Oberndorf heilige > Douce nuit, nuit | Silent Night, silent, night | Noche de paz, noche, paz | Astro del ciel, astro, ciel
Taj Mahal ~ Tadsch Mahal @ place asia : Liebe Kuppel Weltwunder Marmor Symmetrie Mogul Spiegelbecken Minarette Grabmal Mausoleum Mumtaz Indien Agra > = | = | = | =
Neuseeland @ place oceania : Wolle Schafe Vulkane Inseln Rugby Farne Hobbits Auckland Haka Antipoden Wellington Maori Kiwi > Nouvelle-Zélande, Zélande | New Zealand, Zealand | Nueva Zelanda, Zelanda | Nuova Zelanda, Zelanda
Pferd @ living : Weide Western Sattel Kraft Wiehern Zaumzeug Rennbahn Stall Huf Galopp Kutsche reiten Fohlen > cheval | horse
Polizistin = Polizist, Polizei @ trade : Uniform Mütze Verkehr Pistole Ausweis Streife Notruf Funkgerät Handschellen Krimi Verbrecher Blaulicht verhaften > policier, policière | police officer, policewoman, policeman, police
Krokodil @ living : Eier Hemd uralt Sumpf Reptil Kasperle Handtasche Tränen Gebiss Panzerhaut Nil Alligator Schnappi > crocodile | crocodile
Zahnärztin = Zahnarzt @ trade : Angst Karies Lampe Stuhl bohren Spritze Mundschutz Plombe Spange Kontrolle spülen Loch Gebiss > dentiste | dentist
Zuckerwatte @ food : rosa Stiel klebrig Wolke luftig Schleuder Rummelplatz Spinnfäden Karussell naschen Bart Jahrmarkt süß > barbe à papa, barbe | candyfloss, cotton candy
Zenobia @ person f asia ancient 10+ : Oase Säulen Ruinen Aufstand Rebellin Kamelreiterin Aurelian Rom Herrscherin Syrien Königin Wüstenstadt Palmyra > Zénobie | = | = | =
Messer @ thing : Jäger Butter Besteck Klinge Brotzeit Koch Solingen Schweiz Rücken schärfen Wetzstein Taschenformat schneiden > couteau | knife
Mikrowelle @ thing : schnell drehen Teller Küche Popcorn Reste Strahlen Sekunden Minuten piepen Tiefkühlkost auftauen aufwärmen > four à micro-ondes, micro-ondes | microwave
Fuchs @ living : Wald Pelz Fabel List Gans rötlich Bau Trauben Tollwut Hühnerstall Malepartus Reineke schlau > renard | fox
Herbst @ nature : Wind Nebel Oktober Zugvögel Gummistiefel Kastanien Drachensteigen Laub Stürme Kürbissuppe Igel Erntedank Jahreszeit > automne | autumn, fall
Esel @ living : grau Ohren Krippe Müller stur Sancho Last Brücke Karotte Goldstücke Bremen störrisch iah > âne | donkey
malen @ action : Kunst Kindergarten Bild Leinwand Aquarell Atelier Staffelei Museum Picasso Pinsel Teufel Wasserfarben zeichnen > peindre | paint
Emil und die Detektive = Emil @ work europe contemporary : Mut Berlin Zug Geld Hupe Großstadt Jungen Pony Kinderbuch Dienstag Kästner Grundeis Gustav > Émile et les Détectives, Émile | Emil and the Detectives | Emilio y los detectives, Emilio | Emil e i detective
Froschkönig @ character m europe modern : Brunnen Teich Grimm Gefährte garstig Versprechen Tellerlein Prinzessin Goldkugel Schlosstreppe Verwandlung Kuss quaken > Roi grenouille, grenouille | Frog Prince, frog | Rey Rana, rana | Principe ranocchio, ranocchio
Metzger = Metzgerin, Fleischer, Schlachter @ trade : Handwerk Schürze Messer Haken Theke Fliese Hackbeil Kinderscheibe Rind Leberkäse Schinken Schnitzel Wurst > boucher, charcutier | butcher
erröten @ action : Kompliment peinlich Lob Verlegenheit Tomate schüchtern Liebesbrief Ohren glühen Flirt ertappt Gesichtsfarbe Wangen > rougir | blush
Nil @ place africa : Fluss Delta Schlamm Krokodil Papyrus Uganda Sudan Feluke Kleopatra Nubien Assuan Kairo Ägypten > = | Nile | Nilo | Nilo
Löwenzahn @ living : gelb Wiese Wurzel Kaninchen Unkraut Asphalt Fernsehserie Milchsaft Schirmchen Lustig Hasen Bauwagen pusten > pissenlit | dandelion
Mount Everest = Everest @ place asia : Gletscher Gipfel Sauerstoff höchster Gebetsfahnen eisig Basislager Messner Tibet Sherpa Hillary Nepal Himalaya > = | = | = | =
Spargel @ food : Frühling Sand Acker Schinken schälen Mai edel Gemüse Hollandaise Beelitz Stangen stechen weiß > asperge | asparagus
Demokratie @ idea 10+ : Freiheit Volk Grundgesetz Verfassung Rechte Mehrheit Partei Abgeordnete Athen Stimmzettel Parlament Diktatur Wahl > démocratie | democracy
Pokémon @ work asia contemporary : Japan sammeln Karten Monster Nintendo Handyspiel entwickeln Trainer fangen Schiggy Ash Bälle Pikachu > = | = | = | =
zerbrechlich @ quality : Ei Porzellan Vase Weinglas Paket vorsichtig Christbaumkugel Scherben Kristall Umzug dünn zart fragil > fragile | fragile, breakable
Äquator @ place world : heiß Linie Gürtel Taufe Null Kenia Hälfte Breitengrad Erdumfang Tropen Globus Quito Halbkugel > équateur | equator | ecuador | equatore
Kamm @ thing : Haare Hahn Zähne Berg Friseur Zinken Tasche Schildpatt Läuse schwellen Strähnen Scheitel Bürste > peigne | comb
London @ place europe : Nebel König Krone Sherlock Musicals Wachsfiguren Themse Westminster Paddington Doppeldecker Hauptstadt Tower Buckingham > Londres | London | Londres | Londra
Kolibri @ living : Amerika Luft Federn winzig flink schillernd Juwel Herzschlag Schnabel summen schwirren rückwärts Nektar > colibri | hummingbird
Katsushika Hokusai = Hokusai @ person m asia modern 10+ : Papier Pinsel Farbe Holzschnitt Neunzig Kanagawa Drucke Tusche Japaner Edo Manga Fuji Welle > Hokusai | Hokusai | Hokusai | Hokusai
Erdbeere @ food : Obst Feld Sahne pflücken Juni Milchmix Körbchen Rhabarber Bowle Wimbledon Nüsschen Tortenboden rot > fraise | strawberry
Mutter Teresa = Teresa @ person f asia contemporary : Friedensnobelpreis Sari Nächstenliebe Skopje Ordensfrau Kranke Albanien Waisen Missionarin Heilige Slums Arme Kalkutta > Mère Teresa, mère | Mother Teresa, mother | Madre Teresa, madre | Madre Teresa, madre
Trommel @ thing : Afrika laut Blech Fell Marsch Waschgang Revolver Rhythmus Wirbel Oskar Stöcke schlagen Pauke > tambour | drum
Streichholz = Zündholz @ thing : Kopf klein Gefahr Rätsel Kerze Paulinchen Schachtel Schwefel Andersen Reibfläche Lagerfeuer Mädchen anzünden > allumette | match
Papagei @ living : bunt Dschungel klug Schnabel Käfig Pirat Kekse Schulter Ara nachplappern Lora Jakob krächzen > perroquet | parrot
Ferien @ idea : Zeugnis sechs Bullerbü Reisen Sonnencreme Postkarten ausschlafen Sommer erholen Stau Oma Camp schulfrei > vacances | holidays, holiday, vacation
Motorrad @ thing : Helm schnell Leder Kurven Tank Biker Auspuff Rocker Beiwagen Sozius knattern Lenker Harley > moto | motorcycle, motorbike
Diamant @ nature : Hochzeit hart teuer Karat Kohlenstoff Glanz schleifen Südafrika Antwerpen Glasschneider Edelstein Ring Brillant > diamant | diamond
Hochzeit @ idea : Ringe weiß Silber Torte Tanz Reis Feier Blechdosen Schleier Trauzeuge Brautstrauß Ja Standesamt > mariage, noces | wedding, marriage
Anden @ place south-america : Vulkane Kupfer Hochland Panflöte Kartoffel Ponchos Vikunja Kordillere Kondor Lama Rückgrat Inka Aconcagua > Andes | Andes | Andes | Ande
fliegen @ action : Hexe Luft Traum Koffer Superman Düsenjet Ikarus Lilienthal Gänseschar Vogel landen schweben abheben > voler | fly
Sauerkraut @ food : Fass Beilage Elsass Vitamine Wacholder Bratwurst Seefahrt Topf stampfen Gärung Schlachtplatte Bolte Weißkohl > choucroute | sauerkraut
Imker = Imkerin @ trade : Wiese Rauch Stich Kasten Drohnen Rapsfeld Schwarm Smoker Propolis schleudern Wabe Honig Bienen > apiculteur | beekeeper
Eiche @ living : stark Fass Möbel alt Münze Parkett Wildschwein Sherwood Druiden Donar Galläpfel knorrig Laubbaum > chêne | oak
Hollywood @ place north-america : Hügel Teppich Kalifornien Ruhm Stars Villen Schauspieler Studio Oscar Schriftzug Blockbuster Film Angeles > = | = | = | =
höflich @ quality : Tür Benehmen Knigge grüßen Diener Handkuss Verbeugung danken Kavalier Manieren siezen bitte zuvorkommend > poli | polite
Spinne @ living : Vogel Seide Kreuz Fliegen acht Ekel lauern Altweibersommer Beine Thekla Tarantel weben Netz > araignée | spider
Gilgamesch-Epos = Gilgamesch @ work asia ancient 10+ : König uralt Unsterblichkeit Keilschrift Tontafeln Freundschaft Sintflut Zedern Euphrat Babylon Sumerer Uruk Enkidu > Épopée de Gilgamesh, Gilgamesh | Epic of Gilgamesh, Gilgamesh | Epopeya de Gilgamesh, Gilgamesh | Epopea di Gilgamesh, Gilgamesh
Perle @ nature : rund Ohrring Taucher Schmuck Zucht Tiefe Vermeer Kette Collier Japan schimmern Muschel Auster > perle | pearl
Räuber Hotzenplotz = Hotzenplotz @ character m europe contemporary : sieben Bart Hut Wald Messer Pistole Petrosilius Preußler Kaffeemühle Wachtmeister Seppel Kasperl Dimpfelmoser > brigand Hotzenplotz, brigand | robber Hotzenplotz, robber | bandido Hotzenplotz, bandido | brigante Hotzenplotz, brigante
Hoffnung @ idea : grün Zukunft Tunnel Glaube Kap Anker Schwangerschaft Licht Pandora Optimismus Schimmer verzweifeln zuletzt > espoir, espérance | hope
Madagaskar @ place africa : Insel Ozean Pinguine Pfeffer Vanille Chamäleon Reisfelder Piraten Alex Affenbrotbaum Seemannslied Mosambik Lemuren > Madagascar | Madagascar | Madagascar | Madagascar
Specht @ living : Baum Höhle Schnabel Insekten Stamm Zimmermann Kopfschmerzen Rinde klopfen Morsecode Woody trommeln hämmern > pic, pivert | woodpecker
Rakete @ thing : schnell Weltall Silvester Houston Mars Flamme Treibstoff Feuerwerk Kapsel Ariane Countdown starten Astronaut > fusée | rocket
Frühling = Frühjahr @ nature : Vögel Ostern warm Vivaldi Blüten März Putz Krokus Lämmer müde erwachen Mörike Jahreszeit > printemps | spring
Blitz @ nature : Strom Zeus Foto Sekunde Narbe Franklin grell heiter einschlagen Harry Ableiter zucken Donner > éclair, foudre | lightning
Waage @ thing : Bad Gleichgewicht Sternzeichen Gerechtigkeit Obststand Balken Diät Oktober Justitia Schalen Kilo Gramm Pfund > balance | scales
Knödel = Kloß @ food : rund Bayern Sonntag Beilage Soße Braten Semmel Böhmen Pflaumen Thüringen Rotkohl formen Kartoffelteig > boulette, quenelle | dumpling
Falafel @ food : Orient knusprig Sesam frittiert Bällchen vegetarisch Wrap Petersilie Ägypten Fladenbrot Libanon Hummus Kichererbsen > falafel | falafel
Schublade @ thing : Möbel Socken Griff klemmen Geheimfach Kommode Unordnung Besteck Nachttisch kramen Denken Schreibtisch aufziehen > tiroir | drawer
Fernglas = Feldstecher @ thing : Vögel Jäger Safari Kapitän Opernloge Umhängeband Prismen Hochsitz Ornithologe beobachten scharfstellen Augen vergrößern > jumelles | binoculars
`;
