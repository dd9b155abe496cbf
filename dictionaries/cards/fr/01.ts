/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_01 = `
Cléopâtre @ person f africa ancient : souveraine beauté Antiquité perle tapis ânesse Alexandrie Ptolémée nez aspic Antoine César > Cleopatra | Kleopatra | Cleopatra | Cleopatra
Néfertiti @ person f africa ancient 10+ : épouse beauté cou élégance profil coiffe Aton Égypte Berlin Amarna buste Akhenaton > Nefertiti | Nofretete | Nefertiti | Nefertiti
Hatchepsout = Hatshepsout @ person f africa ancient 10+ : règne Antiquité encens temple expédition Karnak postiche obélisque Louxor Thoutmosis Pount pharaonne > Hatshepsut | Hatschepsut | Hatshepsut | Hatshepsut
Sappho = Sapho @ person f europe ancient 10+ : passion élèves Antiquité fragments strophe ode muse lyre Grèce poétesse Mytilène Lesbos > = | = | Safo | Saffo
Hypatie = Hypatie d'Alexandrie @ person f africa ancient 10+ : sagesse Antiquité enseignante logique astres géométrie philosophe astronome mathématicienne astrolabe Théon Agora > Hypatia | Hypatia | Hipatia | Ipazia
Zénobie @ person f asia ancient 10+ : souveraine révolte Antiquité Orient chameaux caravanes oasis colonnes Syrie Longin Aurélien Palmyre > Zenobia | Zenobia | Zenobia | Zenobia
sainte Geneviève = Geneviève @ person f europe ancient 10+ : patronne prière siège cierge protectrice blé barques gendarmes Nanterre Huns Attila Lutèce > Saint Genevieve, Genevieve | Genoveva | Genoveva | Genoveffa
Jeanne d'Arc = Jeanne @ person f europe medieval : bergère étendard armure procès Compiègne Reims Cauchon Charles Rouen bûcher Domrémy Vaucouleurs > Joan of Arc, Joan | Johanna von Orleans, Johanna | Juana de Arco, Juana | Giovanna d'Arco, Giovanna
Aliénor d'Aquitaine = Aliénor @ person f europe medieval 10+ : mariages duchesse croisade cour héritage troubadours Poitiers Bordeaux gisant Plantagenêt Fontevraud Richard > Eleanor of Aquitaine, Eleanor, Aquitaine | Eleonore von Aquitanien, Eleonore, Aquitanien | Leonor de Aquitania, Leonor | Eleonora d'Aquitania, Eleonora
Hildegarde de Bingen = Hildegarde @ person f europe medieval 10+ : chants plantes visions remèdes couvent musicienne Rhin guérisseuse nonne abbesse épeautre bénédictine > Hildegard of Bingen, Hildegard | Hildegard von Bingen, Hildegard | Hildegarda de Bingen, Hildegarda | Ildegarda di Bingen, Ildegarda
Murasaki Shikibu = Murasaki @ person f asia medieval 10+ : dame palais pinceau rouleaux poèmes éventail paravent cour kimono Kyoto Heian Genji > = | = | = | =
Christine de Pizan = Pizan @ person f europe medieval 10+ : veuve manuscrit scribe ballades parchemin enluminure Venise pionnière écrivaine cité dames féminisme > Christine de Pizan, Pizan | Christine de Pizan, Pizan | Cristina de Pizán, Cristina | Cristina da Pizzano, Cristina
Wu Zetian = Wu @ person f asia medieval 10+ : pouvoir trône palais rivales concubine bouddhisme dynastie unique Xi'an Luoyang Tang impératrice > = | = | = | =
Marie-Antoinette @ person f europe modern : caprices perruque éventails collier diamants Vienne brioche hameau Trianon Fersen Varennes Louis > Marie Antoinette | = | María Antonieta | Maria Antonietta
Catherine de Médicis = Médicis @ person f europe modern 10+ : mère régente gants astrologue poisons Florence Tuileries Louvre Chenonceau Nostradamus Margot Saint-Barthélemy > Catherine de Medici, Medici | Katharina von Medici, Katharina, Medici | Catalina de Médici, Catalina | Caterina de' Medici, Caterina
Pocahontas @ person f north-america modern : Amérique fille rencontre tribu canoë colons Disney Virginie Meeko Rolfe Smith Powhatan > = | = | = | =
Olympe de Gouges = Gouges @ person f europe modern 10+ : théâtre tribune éloquence affiches pamphlets égalité Montauban Révolution féministe droits déclaration citoyenne > = | = | = | =
madame de Sévigné = Sévigné @ person f europe modern 10+ : mère esprit carrosse salons marquise nouvelles Bretagne courrier Vitré lettres Grignan épistolière > Madame de Sévigné | = | = | =
comtesse de Ségur = Ségur @ person f europe modern : enfance gâteaux bêtises grand-mère fillettes Russie poupée Camille Cadichon Fleurville Dourakine Sophie > Countess of Ségur, Ségur | Gräfin von Ségur, Gräfin, Ségur | condesa de Ségur | contessa di Ségur
George Sand = Sand @ person f europe modern 10+ : campagne romancière cigare pantalon pseudonyme Champi Musset Berry Chopin Fadette Nohant Aurore > = | = | = | =
reine Victoria = Victoria @ person f europe modern 10+ : veuve empire thé deuil crinoline longue lac chutes Balmoral Angleterre Windsor Albert > Queen Victoria, Queen | Königin Victoria, Königin, Viktoria | reina Victoria, Victoria | regina Vittoria, Vittoria
Sissi = Élisabeth d'Autriche ~ Cissi, Sisi @ person f europe modern : robe éventail étoiles équitation valse Genève Bavière Hongrie Vienne Schneider impératrice François-Joseph > Sisi, Empress Elisabeth | Sisi, Kaiserin Elisabeth | Sisi | =
Ada Lovelace = Lovelace @ person f europe modern 10+ : calcul comtesse nombres visionnaire Angleterre cartes Byron machine informatique algorithme programme Babbage > = | = | = | =
Florence Nightingale = Nightingale @ person f europe modern 10+ : dévouement hygiène statistiques ronde guerre blessés soins hôpital lanterne Scutari Crimée infirmière > = | = | = | =
Harriet Tubman = Tubman @ person f north-america modern 10+ : liberté étoile Nord marécages chemin évasion clandestine plantations Maryland abolition souterrain passeuse > = | = | = | =
Nzinga = Njinga, Jinga @ person f africa modern 10+ : souveraine fierté guerrière diplomate négociation traités servante résistance Portugais Luanda Matamba Angola > = | = | = | =
Louise Michel @ person f europe modern 10+ : poèmes institutrice fusil métro bagne Montmartre Vallès barricade anarchiste Nouméa versaillais Commune > = | = | = | =
Sarah Bernhardt = Bernhardt ~ Sarah Bernard @ person f europe modern 10+ : caprices rideau tournée cercueil divine jambe Belle-Île Nadar Mucha Aiglon Phèdre tragédienne > = | = | = | =
Calamity Jane @ person f north-america modern : poussière aventure franges fouet pistolet Ouest saloon tireuse diligence Dakota Deadwood Lucky-Luke > = | = | = | =
Marie Curie = Curie ~ Marie Cury @ person f europe contemporary : laboratoire savante Sorbonne ambulance radiographie Panthéon Varsovie Nobel Pologne polonium radioactivité radium > = | = | = | =
Coco Chanel = Chanel @ person f europe contemporary : ciseaux ruban élégance chapeaux mode Deauville tweed camélia couturière tailleur parfum cinq > = | = | = | =
Édith Piaf = Piaf @ person f europe contemporary : Paris rue accordéon gouaille Olympia moineau Cerdan hymne milord Moustaki môme regrette > = | = | = | =
Joséphine Baker = Baker @ person f north-america contemporary : danse adoption espionne arc-en-ciel résistante plumes léopard Panthéon Milandes charleston Folies-Bergère meneuse > = | = | = | =
Marilyn Monroe = Marilyn, Monroe @ person f north-america contemporary : beauté star robe diamants Hollywood blonde Kennedy Misfits DiMaggio Warhol Poupoupidou Norma > = | = | = | =
Frida Kahlo = Frida, Kahlo ~ Frida Calo @ person f north-america contemporary : accident colonne tramway rubans jupes corset tresses perroquets Mexique autoportrait Coyoacán Rivera sourcils > = | = | = | =
Simone Veil = Veil @ person f europe contemporary 10+ : dignité chignon justice magistrate survivante ministre Strasbourg Giscard présidente académicienne Europe Panthéon > = | = | = | =
Agatha Christie = Christie @ person f europe contemporary 10+ : Angleterre énigme indice arsenic Nil Torquay dix poison souricière Marple Orient-Express Poirot > = | = | = | =
Maria Montessori = Montessori @ person f europe contemporary 10+ : enfants classe lettres éveil perles Italie médecin rugueuses Casa méthode autonomie pédagogie > = | = | = | =
Rosa Parks = Parks @ person f north-america contemporary : couturière refus égalité assise siège chauffeur arrestation boycott Alabama ségrégation Montgomery bus > = | = | = | =
mère Teresa = Teresa @ person f asia contemporary : bonté voile charité sari pauvres religieuse sainte Albanie Skopje Nobel missionnaires Calcutta > Mother Teresa, Mother | Mutter Teresa, Mutter | madre Teresa, madre | madre Teresa, madre
Amelia Earhart = Earhart @ person f north-america contemporary 10+ : record disparue casquette océan Kansas pilote Atlantique Pacifique Lockheed aviatrice Electra Howland > = | = | = | =
Astrid Lindgren = Lindgren @ person f europe contemporary 10+ : enfance malice romancière farces tresses Suède Stockholm Karlsson Zozo Emil Villekulla Fifi > = | = | = | =
Camille Claudel = Claudel @ person f europe contemporary 10+ : talent passion frère asile marbre valse bronze Villeneuve atelier Sakountala sculptrice Rodin > = | = | = | =
Colette @ person f europe contemporary 10+ : chats mime blé Bourgogne Yonne Palais-Royal vrilles Willy apprentie Gigi Sido Claudine > = | = | = | =
Simone de Beauvoir = Beauvoir @ person f europe contemporary 10+ : turban mémoires essai philosophe Flore rangée Goncourt castor Mandarins féminisme deuxième Sartre > = | = | = | =
Maria Callas = Callas, la Callas @ person f europe contemporary 10+ : tempérament New-York grecque Milan opéra soprano diva Onassis Médée Norma Tosca cantatrice > = | = | = | =
Miriam Makeba = Makeba @ person f africa contemporary 10+ : passeport clic militante Guinée exilée chanteuse Grammy Mandela Johannesburg Xhosa Pata-Pata Mama-Africa > = | = | = | =
Wangari Maathai = Maathai @ person f africa contemporary 10+ : terre graines environnement biologiste pépinière plantation reboiser Nobel ceinture arbres verte Kenya > = | = | = | =
Oum Kalthoum = Oum Kalsoum @ person f africa contemporary 10+ : amour mouchoir nostalgique orchestre radio contralto oud Nasser arabe Orient Caire astre > Umm Kulthum | Umm Kulthum | Umm Kalzum | Umm Kulthum
Evita Perón = Evita, Eva Perón @ person f south-america contemporary 10+ : actrice pauvres chignon balcon ouvriers syndicats tango Recoleta pleure Madonna Buenos-Aires Argentine > = | = | = | =
Gabriela Mistral = Mistral @ person f south-america contemporary 10+ : tendresse vers institutrice berceuses billet consule désolation Andes Nobel Elqui poétesse Chili > = | = | = | =
Carmen Miranda = Miranda @ person f south-america contemporary 10+ : cabaret bracelets paillettes plateformes Hollywood Broadway Rio samba Bahia turban ananas fruits > = | = | = | =
Élisabeth II = Élisabeth deux, reine Élisabeth, Élisabeth ~ Élisabeth 2 @ person f europe contemporary : trône longévité pastel broche chiens jubilé thé Balmoral Buckingham Windsor Philip Charles > Elizabeth the Second, Elizabeth | Elisabeth die Zweite, Elisabeth | Isabel Segunda, Isabel | Elisabetta Seconda, Elisabetta
Dalida @ person f africa contemporary 10+ : miss strass diva disco Caire Orlando Italie Montmartre paroles Gigi Gondolier Bambino > = | = | = | =
Jane Goodall = Goodall @ person f europe contemporary 10+ : nature carnet jumelles fondation observation messagère poupées Tanzanie primates singes Gombe chimpanzés > = | = | = | =
Alexandra David-Néel = David-Néel @ person f europe contemporary 10+ : exploratrice bâton centenaire déguisement mendiante suie Digne pèlerine yack bouddhisme Tibet Lhassa > = | = | = | =
Jules César = César @ person m europe ancient : orateur toge laurier dictateur calendrier légions Rome Gaules Alésia ides Rubicon Brutus > Julius Caesar, Julius, Caesar | Julius Cäsar, Cäsar, Caesar | Julio César, Julio | Giulio Cesare, Giulio, Cesare
Toutânkhamon @ person m africa ancient : jeune canne chapelle tombe malédiction scarabée sarcophage embaumeurs Louxor Carnarvon Carter pharaon > Tutankhamun, Tutankhamen | Tutanchamun | Tutankamón | =
Ramsès II = Ramsès ~ Ramsès deux @ person m africa ancient 10+ : longévité bâtisseur crochu char momie colosses Nil pharaon Hittites Néfertari Qadesh Abou-Simbel > Ramses | Ramses | Ramsés | Ramses
Alexandre le Grand = Alexandre @ person m europe ancient 10+ : jeune empire phare conquérant phalange Babylone nœud Perse Aristote Gordion Macédoine Bucéphale > Alexander the Great, Alexander | Alexander der Große, Alexander | Alejandro Magno, Alejandro | Alessandro Magno, Alessandro
Homère @ person m europe ancient 10+ : poète aveugle lyre hexamètres aède Smyrne Grèce épopée Troie Ithaque Iliade Odyssée > Homer | Homer | Homero | Omero
Archimède @ person m europe ancient 10+ : savant Grèce Sicile miroirs couronne vis Syracuse levier flotter poussée baignoire eurêka > Archimedes | Archimedes | Arquímedes | Archimede
Vercingétorix @ person m europe ancient : chef moustache guerrier révolte bouclier Auvergne Gaulois reddition Avaricum Arverne Gergovie Alésia > = | = | Vercingétorix | Vercingetorige
Hannibal @ person m africa ancient 10+ : Antiquité traversée général Rome Tunisie Cannes Trasimène punique Scipion Alpes Carthage éléphants > = | = | Aníbal | Annibale
Confucius @ person m asia ancient 10+ : sagesse respect maître morale disciples pensées bambous piété lettrés Antiquité Qufu Entretiens > = | Konfuzius | Confucio | Confucio
Bouddha = Siddhartha @ person m asia ancient : calme statue assis sérénité prince figuier lotus pèlerins Bodhgaya méditation éveil nirvana > Buddha | Buddha | Buda | Buddha
Lady Diana = Diana, Lady Di, princesse Diana @ person f europe contemporary 10+ : timidité charité mines mariage couronne tiare Angleterre Spencer Galles William Harry Charles > = | = | = | =
Ella Fitzgerald = Ella, Fitzgerald @ person f north-america contemporary 10+ : orpheline micro calypso Harlem Apollo chanteuse Porgy Duke improvisation swing jazz scat > = | = | = | =
Cesária Évora = Évora @ person f africa contemporary 10+ : voix mélancolie bar cigarette pieds chanteuse nostalgie Atlantique Mindelo Sodade morna Cap-Vert > = | = | = | =
Attila @ person m asia ancient 10+ : terreur chevauchée guerrier invasion pillage steppe barbares herbe fléau Aetius Catalauniques Huns > = | = | Atila | =
Clovis @ person m europe medieval : casque hache roi baptême colombe Reims Rémi Clotilde Soissons Tolbiac vase Mérovingien > = | Chlodwig | Clodoveo | Clodoveo
Charlemagne @ person m europe medieval : roi épée sacre Noël écoliers empereur fleurie Pépin 800 Roland Roncevaux Aix-la-Chapelle > = | Karl der Große, Karl | Carlomagno | Carlo Magno, Carlo
Gengis Khan = Gengis ~ Gengiscan @ person m asia medieval 10+ : conquérant arc galop guerrier tente empire cavalerie steppe yourte khanat Karakorum Mongolie > Genghis Khan, Genghis | Dschingis Khan, Dschingis | Gengis Kan | =
Marco Polo = Polo @ person m europe medieval : marchand jade épices paravents soie caravane Orient Venise Rustichello Merveilles Cathay Kubilaï > = | = | = | =
Saladin @ person m asia medieval 10+ : sabre chevalerie clémence générosité sultan Orient Damas Mossoul croisés Richard Hattin Jérusalem > = | = | Saladino | Saladino
Avicenne @ person m asia medieval 10+ : savant prodige pouls remèdes philosophe canon hôpital Perse Hamadan Boukhara Ispahan médecine > Avicenna | Avicenna | Avicena | Avicenna
Mansa Moussa = Mansa Musa ~ Moussa @ person m africa medieval 10+ : souverain cortège richesse sceptre chameaux lingots mosquée pèlerinage Caire Mecque Tombouctou Mali > Mansa Musa | Mansa Musa | Mansa Musa | Mansa Musa
Ibn Battûta = Ibn Battuta ~ Battouta @ person m africa medieval 10+ : chemins curiosité navire juge cadi pèlerinage Indes Maldives Maroc voyageur Rihla Tanger > Ibn Battuta, Battuta | Ibn Battuta, Battuta | Ibn Battuta, Battuta | Ibn Battuta, Battuta
Gutenberg = Johannes Gutenberg @ person m europe medieval 10+ : encre invention métal livre plomb lettres Allemagne Bible caractères presse Mayence imprimerie > = | = | = | =
Christophe Colomb = Colomb @ person m europe modern : vent erreur boussole œuf Gênes Indes Isabelle caravelle Pinta Santa-Maria 1492 Amérique > Christopher Columbus, Columbus, Christopher | Christoph Kolumbus, Kolumbus, Christoph | Cristóbal Colón, Colón, Cristóbal | Cristoforo Colombo, Colombo, Cristoforo
Atahualpa @ person m south-america modern 10+ : trône plumes litière prisonnier rançon quipus Quito Cuzco Pérou Cajamarca Pizarro Inca > = | = | = | =
Léonard de Vinci = Léonard, de Vinci, Vinci @ person m europe modern : génie barbe carnets écriture anatomie machines Toscane inventeur Renaissance Amboise Cène Joconde > Leonardo da Vinci, Leonardo | Leonardo da Vinci, Leonardo | = | Leonardo da Vinci, Leonardo
Michel-Ange @ person m europe modern 10+ : marbre ciseau Florence plafond échafaudage Laurent fresque Jules Moïse Pietà David Sixtine > Michelangelo | Michelangelo | Miguel Ángel | Michelangelo
Henri IV = Henri quatre ~ Henri 4 @ person m europe modern : barbu messe panache abjuration Pau Nantes Béarn Margot édit Sully poule Ravaillac > Henry the Fourth, Henry | Heinrich der Vierte, Heinrich | Enrique Cuarto, Enrique | Enrico Quarto, Enrico
William Shakespeare = Shakespeare @ person m europe modern : théâtre sonnet Angleterre tragédie songe Globe Lear crâne Othello Stratford Macbeth Hamlet > = | = | = | =
Galilée @ person m europe modern 10+ : savant Italie balance pendule étoiles procès lunette taches Jupiter Pise Inquisition tourne > Galileo | Galileo Galilei, Galilei, Galileo | Galileo | Galileo
Molière @ person m europe modern : rire troupe fauteuil tapissier comédien Versailles Béjart Scapin Avare malade Tartuffe Poquelin > = | = | = | =
Louis XIV = Roi-Soleil, Roi Soleil ~ Louis 14, Louis quatorze @ person m europe modern : ballet perruque trône talons cour Saint-Simon Bourbon absolu Mazarin Lully Colbert Versailles > Louis the Fourteenth, Sun King, Louis | Ludwig der Vierzehnte, Sonnenkönig, Ludwig | Luis Catorce, Rey Sol, Luis | Luigi Quattordicesimo, Re Sole, Luigi
Jean de La Fontaine = La Fontaine @ person m europe modern : poète vers morale chêne rat agneau fourmi Château-Thierry Fouquet corbeau fable fabuliste > = | = | = | =
Charles Perrault = Perrault @ person m europe modern : académie clé conteur moralités oie bobinette citrouille pantoufle bottes Riquet Poucet chaperon > = | = | = | =
Isaac Newton = Newton ~ Niouton @ person m europe modern : savant perruque sir prisme verger chute Leibniz pesanteur Principia attraction gravité pomme > = | = | = | =
Wolfgang Amadeus Mozart = Mozart @ person m europe modern : prodige perruque musique Vienne opéra requiem Köchel Salieri Figaro flûte Papageno Salzbourg > = | = | = | =
Ludwig van Beethoven = Beethoven ~ Bétovène, Bétoven @ person m europe modern : génie caractère destin piano Vienne Bonn joie pastorale symphonie Élise neuvième sourd > = | = | = | =
Antoine Parmentier = Parmentier @ person m europe modern 10+ : guerre faim pharmacien gardes famine Louis Neuilly agronome cuisine patate tubercule hachis > = | = | = | =
Toussaint Louverture = Louverture @ person m north-america modern 10+ : liberté général colonie révolte affranchi plantation Jura Antilles cachot Joux Saint-Domingue Haïti > = | = | = | =
Simón Bolívar = Bolívar @ person m south-america modern 10+ : général épée favoris liberté indépendance Andes Colombie Manuela Ayacucho Caracas Venezuela Libertador > = | = | = | =
Napoléon = Napoléon Bonaparte, Bonaparte ~ Napoléon premier @ person m europe modern : code exil sacre bicorne grognards Corse Elbe Ajaccio Joséphine Austerlitz Sainte-Hélène Waterloo > Napoleon | Napoleon | Napoleón | Napoleone
Louis Braille = Braille ~ Louis Braye @ person m europe modern : accident code lecture doigts six poinçon toucher Coupvray alphabet relief cécité aveugles > = | = | = | =
Charles Darwin = Darwin ~ Daruine @ person m europe modern 10+ : orchidées bateau scarabées fossiles Angleterre pinsons tortues Galapagos espèces sélection Beagle évolution > = | = | = | =
Abraham Lincoln = Lincoln ~ Linconne @ person m north-america modern 10+ : immense cabane théâtre Nord président haut-de-forme mémorial Illinois assassiné Gettysburg abolition Sécession > = | = | = | =
`;
