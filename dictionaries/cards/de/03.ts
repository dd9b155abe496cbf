/** Cards in German; dictionaries/cards/README.md says how a line is written. */
export const DE_03 = `
schüchtern @ quality : Blick leise kontaktscheu neu Fremde Reh zurückhaltend stumm verlegen erröten Mauerblümchen gehemmt trauen > timide | shy
Knopf @ thing : Hemd klein rund Ohr Steiff annähen Lift Perlmutt Jim Garn Wams abreißen Mantel > bouton | button
laut @ quality : Musik Donner Flugzeug Pausenhof Rockkonzert Sirene dröhnen Ohrstöpsel Trommel Presslufthammer Lärm Krach leise > bruyant, fort | loud, noisy
Herkules = Herakles @ character m europe ancient : stark Held Keule Sage Muskeln Halbgott Stall Schlangenwürger Zeus Hydra Kassel zwölf Augias > Hercule, Héraclès | Hercules | Hércules | Ercole
Märchen @ idea : erzählen Prinz Drache Fantasie Großmutter Andersen glücklich Wolf Moral Hexe Fee Grimm einmal > conte | fairy tale, tale
Schottland @ place europe : Hochmoor Schafe Whisky Burgen Edinburgh Golf Loch Karo Ungeheuer Highlands Kilt Nessie Dudelsack > Écosse | Scotland | Escocia | Scozia
Treppe @ thing : steil anstrengend Keller Rom Geländer rollen Podest Absatz stolpern Wendel Stockwerk Aufzug Stufen > escalier | stairs, staircase
Löwe @ living : stark Sternbild Stadtwappen Narnia Zirkus Rudel Dompteur Savanne Androklus gähnen Simba brüllen Mähne > lion | lion
Apfel @ food : Herbst Fallobst Kern Schlange Kompott Schneewittchen Newton Pferd Tell Eva Strudel Boskop Stamm > pomme | apple
Löffel @ thing : Suppe Baby Besteck Medizin Zucker Silber Ohren Geller rühren Biskuit abgeben Weisheit Schöpfkelle > cuillère | spoon
Marmelade = Konfitüre @ food : süß Frühstück Glas Etikett Toast Aprikosen Gelierzucker Paddington Krapfen einkochen Wespen Erdbeeren Brötchen > confiture | jam, marmalade
Wolke @ nature : Himmel neun Watte Engel Daten dunkel schweben Kumulus ziehen Kuckucksheim Schäfchen Wetterkarte Regen > nuage | cloud
Homer @ person m europe ancient 10+ : Dichter Verse blind Gesang Rhapsode Simpson Grieche Epos Achilles Hexameter Troja Ilias Odyssee > Homère | = | Homero | Omero
Portemonnaie = Geldbeutel, Geldbörse, Brieftasche @ thing : Leder Hose Langfinger dick Ausweis Visitenkarte verlieren Fundbüro Passbild Scheine klimpern Münzen bezahlen > porte-monnaie, portefeuille | purse, wallet
Jim Knopf @ character m europe contemporary : Insel Waisenkind Scheinriese Drachenstadt Wilde Freunde Post Ende Marionetten Mandala Lokomotive Lukas Lummerland > Jim Bouton, bouton | Jim Button, button | Jim Botón, botón | Jim Bottone, bottone
William Shakespeare = Shakespeare ~ Shakespier @ person m europe modern : Feder England Sonett Dramen Theater Globe Sturm Sommernachtstraum Stratford Macbeth Hamlet Julia sein > = | = | = | =
Archimedes @ person m europe ancient : Kreise Hebel Kriegsmaschinen Mathematiker Spirale Schraube Krone Syrakus Brennspiegel Sizilien Auftrieb Badewanne Heureka > Archimède | = | Arquímedes | Archimede
Nofretete @ person f africa ancient : Anmut Kalkstein Hals Ägypten Büste Schminke Königsgemahlin Amarna Blau Auge Haube Echnaton Museumsinsel > Néfertiti | Nefertiti | Nefertiti | Nefertiti
Florence Nightingale = Nightingale @ person f europe modern 10+ : Hygiene Statistik Engländerin Verwundete Lazarett Krimkrieg Pionierin Nachtrunde Hospital Oberschicht Pflege Krankenschwester Lampe > = | = | = | =
schreien @ action : Wut Stadion Schmerz Neugeborenes Markt heiser Munch Achterbahn Gruselfilm Hilfe Megafon flüstern brüllen > crier, hurler | shout, scream
pfeifen @ action : Luft Wind Lippen Teekessel Wanderlied Finger Murmeltier Pfadfinder Keller Dach Schiedsrichter flöten Foul > siffler | whistle
Pirat = Seeräuber @ trade : Kaperbrief Säbel Goldzahn Rum Papagei Augenklappe Schatz Karibik Holzbein Störtebeker entern Totenkopf Freibeuter > pirate | pirate
Sisi = Sissi, Kaiserin Elisabeth @ person f europe modern : Taille Reiterin Gedichte Haarpracht Korfu Ungarn Bayern Possenhofen Ischl Hofburg Diamantsterne Romy Franzl > Sissi | Sissi | Sissi | Sissi
tauchen @ action : Ente Ringe Perlen Pinguin Malediven Wal untergehen Korallen Sauerstoff Cousteau Brille Flossen Schnorchel > plonger | dive
Amelia Earhart = Earhart @ person f north-america contemporary : Abenteuer Kansas Rekord Lederjacke verschollen Funkspruch Pazifik Weltumrundung Lockheed Atlantik Alleinflug Fliegerin Pilotin > = | = | = | =
Der Struwwelpeter = Struwwelpeter @ work europe modern : Reime Arzt Erziehung Frankfurt Feuer Daumen Suppenkaspar Fingernägel Hoffmann Paulinchen Haare Zappelphilipp ungekämmt > Crasse-Tignasse, Pierre l'Ébouriffé | Shock-headed Peter | Pedro Melenas, Pedro | Pierino Porcospino, Pierino
backen @ action : Geburtstagskuchen Schürze Förmchen Hefe Plätzchen Umluft Vanille Rührschüssel kneten Rosinen Teig Blech Ofen > cuire, cuire au four | bake
langsam @ quality : Zeitlupe Traktor Rente Schildkröte gemächlich Stau Bummelzug trödeln Walzer Faultier Tempo lahm Schnecke > lent | slow
Zukunft @ idea : Plan Roboter ungewiss Orakel Grammatik Prognose Science-Fiction Wahrsagerin DeLorean Kristallkugel bevorstehen morgen Vergangenheit > avenir, futur | future
Zufall @ idea : Treffen Münze blind Begegnung Generator Prinzip Lotterie Würfel überraschend unerwartet Glück planen Schicksal > hasard, coïncidence | chance, coincidence
Mikroskop @ thing : Biologie Labor winzig Linse Forscher Zelle Bakterien Pantoffeltierchen Objektiv Wassertropfen scharfstellen Okular vergrößern > microscope | microscope
Harriet Tubman = Tubman @ person f north-america modern 10+ : Wagemut Kopftuch Fluchthelferin Spionin Plantage Freiheit Nordstern Maryland Bürgerkrieg Untergrund Eisenbahn Lincoln Moses > = | = | = | =
Timbuktu @ place africa 10+ : Lehm entlegen Gelehrte Karawanen Moscheen Bücherschätze Universität Tuareg Manuskripte Niger Sahara Donald Mali > Tombouctou | Timbuktu | Tombuctú | Timbuctù
Briefkasten @ thing : gelb Schlitz Rechnung Straße Leerung einwerfen Urlaubsgrüße Umschlag Hund Werbung Adresse Zusteller Post > boîte aux lettres | letterbox, mailbox, postbox
Aladin = Aladdin @ character m asia medieval : Orient Straßenjunge Prinzessin Basar Äffchen Bettler Palast drei Höhle Jasmin Wünsche Dschinn Wunderlampe > Aladin, Aladdin | Aladdin | Aladino | Aladino
Schwarzwald @ place europe : Wandern Schinken Tannen Baden Titisee Bollenhut Wasserfälle Freiburg Feldberg Klinik Mittelgebirge Kirschtorte Kuckucksuhr > Forêt-Noire, forêt, noire | Black Forest, black, forest | Selva Negra, selva, negra | Foresta Nera, foresta, nera
Socke = Socken, Strumpf @ thing : Paar Fuß Wolle Loch Zeh stinken Sandalen Nikolaus Waschgang geringelt Ferse stricken einzeln > chaussette | sock
Gabriela Mistral = Mistral @ person f south-america contemporary 10+ : Kinderreime Konsulin Pseudonym Dorfschule Verse Nobelpreis Lateinamerika Lehrerin Santiago Anden Chile Neruda Dichterin > = | = | = | =
Stille Nacht @ work europe modern : Gitarre Österreich Strophen Kirche Hirten einsam Lied Krippe leise Gruber Mohr Oberndorf heilige > Douce nuit, nuit | Silent Night, silent, night | Noche de paz, noche, paz | Astro del ciel, astro, ciel
Taj Mahal ~ Tadsch Mahal @ place asia : Liebe Marmor Kuppel Symmetrie Weltwunder Mogul Spiegelbecken Minarette Grabmal Mausoleum Mumtaz Indien Agra > = | = | = | =
Neuseeland @ place oceania : Schafe Inseln Wolle Vulkane Rugby Farne Hobbits Auckland Haka Antipoden Wellington Maori Kiwi > Nouvelle-Zélande, Zélande | New Zealand, Zealand | Nueva Zelanda, Zelanda | Nuova Zelanda, Zelanda
Pferd @ living : Weide Western Zaumzeug Sattel Kraft Rennbahn Wiehern Stall Huf Galopp Kutsche reiten Fohlen > cheval | horse
Polizistin = Polizist, Polizei @ trade : Streife Uniform Mütze Notruf Pistole Verkehr Ausweis Funkgerät Handschellen Krimi Verbrecher Blaulicht verhaften > policier, policière | police officer, policewoman, policeman, police
Krokodil @ living : uralt Sumpf Eier Reptil Kasperle Hemd Handtasche Tränen Gebiss Panzerhaut Nil Alligator Schnappi > crocodile | crocodile
Zahnärztin = Zahnarzt @ trade : Angst bohren Stuhl Spritze Karies Lampe Mundschutz Plombe Spange Kontrolle spülen Loch Gebiss > dentiste | dentist
Zuckerwatte @ food : klebrig rosa Stiel Wolke luftig Schleuder Rummelplatz Spinnfäden Karussell naschen Bart Jahrmarkt süß > barbe à papa, barbe | candyfloss, cotton candy
Zenobia @ person f asia ancient 10+ : Rebellin Aufstand Kamelreiterin Oase Aurelian Ruinen Säulen Rom Herrscherin Syrien Königin Wüstenstadt Palmyra > Zénobie | = | = | =
Messer @ thing : Klinge Brotzeit Besteck Butter Koch Solingen Jäger Schweiz Rücken schärfen Wetzstein Taschenformat schneiden > couteau | knife
Mikrowelle @ thing : Küche schnell Strahlen drehen Teller Popcorn Reste Sekunden Minuten piepen Tiefkühlkost auftauen aufwärmen > four à micro-ondes, micro-ondes | microwave
Fuchs @ living : Wald Fabel Pelz Bau List Gans rötlich Trauben Tollwut Hühnerstall Malepartus Reineke schlau > renard | fox
Herbst @ nature : Wind Nebel Oktober Kastanien Zugvögel Drachensteigen Gummistiefel Laub Stürme Kürbissuppe Igel Erntedank Jahreszeit > automne | autumn, fall
Esel @ living : grau stur Ohren Last Müller Krippe Sancho Brücke Karotte Goldstücke Bremen störrisch iah > âne | donkey
malen @ action : Kunst Aquarell Atelier Bild Kindergarten Leinwand Staffelei Museum Picasso Pinsel Teufel Wasserfarben zeichnen > peindre | paint
Emil und die Detektive = Emil @ work europe contemporary : Zug Hupe Großstadt Geld Mut Jungen Berlin Pony Kinderbuch Dienstag Kästner Grundeis Gustav > Émile et les Détectives, Émile | Emil and the Detectives | Emilio y los detectives, Emilio | Emil e i detective
Froschkönig @ character m europe modern : Grimm Teich Gefährte garstig Versprechen Brunnen Tellerlein Prinzessin Goldkugel Schlosstreppe Verwandlung Kuss quaken > Roi grenouille, grenouille | Frog Prince, frog | Rey Rana, rana | Principe ranocchio, ranocchio
Metzger = Metzgerin, Fleischer, Schlachter @ trade : Handwerk Schürze Messer Haken Theke Fliese Hackbeil Kinderscheibe Rind Leberkäse Schinken Schnitzel Wurst > boucher, charcutier | butcher
erröten @ action : Lob Verlegenheit Tomate Kompliment schüchtern peinlich Liebesbrief Ohren glühen Flirt ertappt Gesichtsfarbe Wangen > rougir | blush
Nil @ place africa : Schlamm Papyrus Krokodil Delta Uganda Fluss Sudan Feluke Kleopatra Nubien Assuan Kairo Ägypten > = | Nile | Nilo | Nilo
Löwenzahn @ living : Wiese Kaninchen gelb Wurzel Asphalt Unkraut Fernsehserie Milchsaft Schirmchen Lustig Hasen Bauwagen pusten > pissenlit | dandelion
Mount Everest = Everest @ place asia : eisig Gletscher Sauerstoff höchster Gebetsfahnen Gipfel Basislager Messner Tibet Sherpa Hillary Nepal Himalaya > = | = | = | =
Spargel @ food : Frühling edel Schinken Sand Mai schälen Acker Gemüse Hollandaise Beelitz Stangen stechen weiß > asperge | asparagus
Demokratie @ idea 10+ : Volk Grundgesetz Verfassung Rechte Mehrheit Freiheit Partei Abgeordnete Athen Stimmzettel Parlament Diktatur Wahl > démocratie | democracy
Pokémon @ work asia contemporary : Nintendo Karten sammeln Handyspiel Japan Monster entwickeln Trainer fangen Schiggy Ash Bälle Pikachu > = | = | = | =
zerbrechlich @ quality : Weinglas Porzellan Paket vorsichtig Ei Vase Christbaumkugel Scherben Kristall Umzug dünn zart fragil > fragile | fragile, breakable
Äquator @ place world : heiß Linie Gürtel Null Kenia Hälfte Taufe Breitengrad Erdumfang Tropen Globus Quito Halbkugel > équateur | equator | ecuador | equatore
Kamm @ thing : Haare Hahn Berg Zähne Friseur Tasche Zinken Schildpatt Läuse schwellen Strähnen Scheitel Bürste > peigne | comb
London @ place europe : Nebel Musicals Krone Wachsfiguren Themse König Sherlock Westminster Paddington Doppeldecker Hauptstadt Tower Buckingham > Londres | London | Londres | Londra
Kolibri @ living : Federn flink winzig Amerika schillernd Juwel Luft Herzschlag Schnabel summen schwirren rückwärts Nektar > colibri | hummingbird
Katsushika Hokusai = Hokusai @ person m asia modern 10+ : Neunzig Papier Pinsel Kanagawa Farbe Drucke Holzschnitt Tusche Japaner Edo Manga Fuji Welle > Hokusai | Hokusai | Hokusai | Hokusai
Erdbeere @ food : Juni Feld Sahne Obst pflücken Milchmix Körbchen Rhabarber Bowle Wimbledon Nüsschen Tortenboden rot > fraise | strawberry
Mutter Teresa = Teresa @ person f asia contemporary : Nächstenliebe Skopje Ordensfrau Friedensnobelpreis Kranke Sari Albanien Waisen Missionarin Heilige Slums Arme Kalkutta > Mère Teresa, mère | Mother Teresa, mother | Madre Teresa, madre | Madre Teresa, madre
Trommel @ thing : laut Marsch Fell Waschgang Revolver Afrika Blech Rhythmus Wirbel Oskar Stöcke schlagen Pauke > tambour | drum
Streichholz = Zündholz @ thing : klein Schachtel Kopf Rätsel Kerze Gefahr Paulinchen Schwefel Andersen Reibfläche Lagerfeuer Mädchen anzünden > allumette | match
Papagei @ living : bunt Käfig Dschungel Schnabel klug Kekse Pirat Schulter Ara nachplappern Lora Jakob krächzen > perroquet | parrot
Ferien @ idea : Postkarten sechs ausschlafen Reisen Sonnencreme Bullerbü Zeugnis Sommer erholen Stau Oma Camp schulfrei > vacances | holidays, holiday, vacation
Motorrad @ thing : schnell Kurven Helm Leder Tank Biker Auspuff Rocker Beiwagen Sozius knattern Lenker Harley > moto | motorcycle, motorbike
Diamant @ nature : hart teuer Kohlenstoff Glanz schleifen Hochzeit Karat Südafrika Antwerpen Glasschneider Edelstein Ring Brillant > diamant | diamond
Hochzeit @ idea : Feier Torte Ringe weiß Tanz Silber Reis Blechdosen Schleier Trauzeuge Brautstrauß Ja Standesamt > mariage, noces | wedding, marriage
Anden @ place south-america : Hochland Kupfer Panflöte Kartoffel Vulkane Vikunja Ponchos Kordillere Kondor Lama Rückgrat Inka Aconcagua > Andes | Andes | Andes | Ande
fliegen @ action : Traum Koffer Hexe Luft Superman Düsenjet Ikarus Lilienthal Gänseschar Vogel landen schweben abheben > voler | fly
Sauerkraut @ food : Fass Beilage Wacholder Bratwurst Elsass Vitamine Seefahrt Topf stampfen Gärung Schlachtplatte Bolte Weißkohl > choucroute | sauerkraut
Imker = Imkerin @ trade : Rauch Wiese Kasten Rapsfeld Stich Schwarm Drohnen Smoker Propolis schleudern Wabe Honig Bienen > apiculteur | beekeeper
Eiche @ living : alt stark Möbel Münze Fass Parkett Wildschwein Sherwood Druiden Donar Galläpfel knorrig Laubbaum > chêne | oak
Hollywood @ place north-america : Ruhm Hügel Stars Villen Kalifornien Schauspieler Teppich Studio Oscar Schriftzug Blockbuster Film Angeles > = | = | = | =
höflich @ quality : Benehmen Knigge grüßen Diener Tür Handkuss Verbeugung danken Kavalier Manieren siezen bitte zuvorkommend > poli | polite
Spinne @ living : Kreuz Vogel acht Seide Ekel Fliegen lauern Altweibersommer Beine Thekla Tarantel weben Netz > araignée | spider
Gilgamesch-Epos = Gilgamesch @ work asia ancient 10+ : uralt Keilschrift Tontafeln Freundschaft König Unsterblichkeit Sintflut Zedern Euphrat Babylon Sumerer Uruk Enkidu > Épopée de Gilgamesh, Gilgamesh | Epic of Gilgamesh, Gilgamesh | Epopeya de Gilgamesh, Gilgamesh | Epopea di Gilgamesh, Gilgamesh
Perle @ nature : Schmuck rund Zucht Tiefe Ohrring Vermeer Taucher Kette Collier Japan schimmern Muschel Auster > perle | pearl
Räuber Hotzenplotz = Hotzenplotz @ character m europe contemporary : Hut Wald Bart Pistole sieben Messer Petrosilius Preußler Kaffeemühle Wachtmeister Seppel Kasperl Dimpfelmoser > brigand Hotzenplotz, brigand | robber Hotzenplotz, robber | bandido Hotzenplotz, bandido | brigante Hotzenplotz, brigante
Hoffnung @ idea : Zukunft Anker Glaube grün Kap Tunnel Schwangerschaft Licht Pandora Optimismus Schimmer verzweifeln zuletzt > espoir, espérance | hope
Madagaskar @ place africa : Insel Pfeffer Ozean Pinguine Chamäleon Vanille Reisfelder Piraten Alex Affenbrotbaum Seemannslied Mosambik Lemuren > Madagascar | Madagascar | Madagascar | Madagascar
Specht @ living : Baum Insekten Höhle Stamm Schnabel Kopfschmerzen Zimmermann Rinde klopfen Morsecode Woody trommeln hämmern > pic, pivert | woodpecker
Rakete @ thing : Silvester schnell Weltall Flamme Treibstoff Houston Mars Feuerwerk Kapsel Ariane Countdown starten Astronaut > fusée | rocket
Frühling = Frühjahr @ nature : Ostern März Blüten Vögel warm Putz Vivaldi Krokus Lämmer müde erwachen Mörike Jahreszeit > printemps | spring
Blitz @ nature : grell Strom Zeus Foto Sekunde Narbe Franklin heiter einschlagen Harry Ableiter zucken Donner > éclair, foudre | lightning
Waage @ thing : Bad Gleichgewicht Sternzeichen Gerechtigkeit Obststand Balken Diät Oktober Justitia Schalen Kilo Gramm Pfund > balance | scales
Knödel = Kloß @ food : rund Braten Sonntag Beilage Bayern Soße Semmel Böhmen Pflaumen Thüringen Rotkohl formen Kartoffelteig > boulette, quenelle | dumpling
Falafel @ food : frittiert Orient Bällchen knusprig vegetarisch Sesam Wrap Petersilie Ägypten Fladenbrot Libanon Hummus Kichererbsen > falafel | falafel
Schublade @ thing : Möbel Kommode Socken klemmen Geheimfach Griff Unordnung Besteck Nachttisch kramen Denken Schreibtisch aufziehen > tiroir | drawer
Fernglas = Feldstecher @ thing : Vögel Opernloge Kapitän Jäger Safari Umhängeband Prismen Hochsitz Ornithologe beobachten scharfstellen Augen vergrößern > jumelles | binoculars
`;
