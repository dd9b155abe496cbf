/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_09 = `
astronaute = cosmonaute, spationaute ~ astronotte @ trade : courage entraînement station flotter fusée orbite scaphandre lune NASA apesanteur Haigneré Pesquet > astronaut, cosmonaut | Astronaut, Raumfahrer
chasseur = chasseuse @ trade : aube bottes prime chien alpin fusil trophée palombe Blanche-Neige Tartarin Diane gibier > hunter | Jäger
bijoutier = bijoutière, joaillier @ trade : vitrine cadeau loupe montre perle poinçon collier alliance écrin Vendôme sertir orfèvre > jeweller, jeweler | Juwelier, Goldschmied
arbitre @ trade : neutre libre règle touche noir main vidéo match carton pénalty hors-jeu sifflet > referee, umpire | Schiedsrichter
berger = bergère @ trade : solitude fauteuil allemand bâton flûte chien pastoureau Heidi alpage moutons transhumance houlette > shepherd, shepherdess | Schäfer, Hirte
boucher = bouchère @ trade : commerce tablier couteau crochet étal saucisses rôti billot bifteck hachoir côtelette viande > butcher | Metzger, Fleischer
fermier = fermière, paysan, agriculteur @ trade : terre bottes aube campagne récolte foin cochons poules grange champs étable tracteur > farmer | Bauer, Landwirt
coiffeur = coiffeuse @ trade : salon fauteuil miroir bavardage serviette mèche Figaro ciseaux bigoudis brushing shampooing cheveux > hairdresser, barber | Friseur, Frisör
acrobate @ trade : muscles équilibre souplesse collant pyramide cirque piste pirouette voltige salto contorsion trapèze > acrobat | Akrobat
infirmière = infirmier @ trade : garde dévouement soins blouse hôpital thermomètre malades pansement piqûre perfusion Nightingale seringue > nurse | Krankenschwester, Krankenpfleger
dompteur = dompteuse @ trade : moustache bottes tabouret cirque cage crinières tigres lions fauves cerceau Medrano fouet > tamer | Dompteur, Dompteuse
alpiniste @ trade : froid sommet guide corde avalanche bivouac piton Frison-Roche Herzog crampons mousqueton piolet > mountaineer, climber | Bergsteiger, Alpinist
maçon ~ masson @ trade : sable pierre cochon franc chantier bâtir échafaudage briques bétonnière ciment parpaing truelle > bricklayer, builder, mason | Maurer
détective = détective privé ~ détectif @ trade : flair bureau imperméable loupe indice enquête filature Dupin Conan Maigret Poirot Holmes > detective | Detektiv
pompier = sapeur-pompier @ trade : courage bal volontaire calendrier casque sirène échelle sauvetage lance caserne camion incendie > firefighter, fireman | Feuerwehrmann, Feuerwehr
boulanger = boulangère @ trade : femme chaud tablier four croissant farine levain baguette Pagnol fournées mitron pétrin > baker | Bäcker
facteur = factrice @ trade : calendrier casquette tournée boîtes lettres préposé Neruda colis Tati sacoche courrier Cheval > postman, mailman, postwoman | Briefträger, Postbote
pharaon ~ faraon @ trade : trône dynasties crosse cobra sphinx momie Nil Égypte pyramide Khéops Ramsès Toutânkhamon > pharaoh | Pharao
samouraï @ trade : honneur duel code armure chignon sabre Delon sept Japon ronin Kurosawa katana > samurai | Samurai
cow-boy ~ coboye @ trade : cheval chapeau bottes ranch bétail lasso colt poussière éperons rodéo saloon Lucky-Luke > cowboy | Cowboy
gladiateur @ trade : combat foule filet sang pouce trident glaive arène Ridley Colisée rétiaire Spartacus > gladiator | Gladiator
espion = espionne, agent secret @ trade : discret micro double imperméable code déguisement mission gadget identités Mata-Hari Bond 007 > spy, secret agent, agent | Spion, Agent
professeur = prof, enseignant, instituteur, maître @ trade : savoir bulletin tableau leçon notes copies craie classe élèves Tournesol collège agrégation > teacher, professor | Lehrer, Professor
vétérinaire = véto @ trade : blouse ferme poils puces vaccin tatouage croquettes collerette stérilisation vermifuge animaux Alfort > vet, veterinary | Tierarzt
plombier = plombière @ trade : urgence outils salopette glace joint fuite chauffage baignoire tuyau siphon Mario robinet > plumber | Klempner, Installateur
photographe @ trade : regard mariage lumière sourire pose portrait flash cadrage trépied objectif Doisneau déclencheur > photographer | Fotograf
archéologue @ trade : passé patience poussière pinceau truelle amphore ruines tesson Carter fouilles Lara Indiana-Jones > archaeologist, archeologist | Archäologe
funambule @ trade : courage souffle vide hauteur vertige ombrelle chausson câble balancier Blondin Petit fil > tightrope walker, tightrope | Seiltänzer
bûcheron = bûcheronne @ trade : force barbe chemise carreaux Canada Poucet scie tronc abattre cognée tronçonneuse hache > lumberjack, woodcutter | Holzfäller
pêcheur = pêcheuse @ trade : port tabouret barque ver bouchon filet appât Islande canne chalutier moulinet hameçon > fisherman, angler | Fischer, Angler
apiculteur = apicultrice @ trade : calme fumée récolte voile combinaison vareuse dard transhumer pollen essaim miel ruches > beekeeper | Imker
ramoneur = ramoneuse @ trade : fumiste échelle bonheur toits brosse Londres hérisson Savoie Bert conduits suie cheminée > chimney sweep, sweep | Schornsteinfeger, Kaminkehrer
sage-femme @ trade : douceur premier cri ventre contractions cordon bébé Socrate naissance maïeutique maternité accouchement > midwife | Hebamme
mime @ trade : rue visage blanc mur gestes gants vitre imaginaire marinière Bip Deburau Marceau > mime | Pantomime
oui ~ ouïe @ idea : mot réponse certes d'accord mairie alliance référendum hocher approuver mariage affirmatif non > yes | ja
perfection @ idea : rêve rare sommet modèle dix vingt idéal absolu défaut excellence irréprochable impeccable > perfection | Vollkommenheit, Perfektion
liberté @ idea : oiseau papier cahier évadé chaînes barreaux flambeau devise Delacroix Éluard égalité fraternité > freedom, liberty | Freiheit
amitié @ idea : rire partage confiance secrets bracelet fidélité copains pote camaraderie Patrocle Montaigne La-Boétie > friendship | Freundschaft
amour @ idea : papillons fleuve poème cœur éperdu flèche philtre Vénus Marivaux Iseut Valentin Cupidon > love | Liebe
paix @ idea : accords tranquille olivier hippie réconcilier armistice rameau Tolstoï Nobel calumet guerre colombe > peace | Frieden
guerre @ idea : front boutons tambour Mars blocus armée bataille Troie Verdun mondiale tranchées paix > war | Krieg
justice @ idea : palais loi glaive équité bandeau avocat magistrats impartiale balance Zorro Salomon Thémis > justice | Gerechtigkeit, Justiz
temps ~ tant, taon @ idea : argent rapide verbe prêter perdu saison météo Proust durée chronomètre sablier horloge > time, weather | Zeit, Wetter
hasard @ idea : jeu sort rencontre imprévu pile dé tirage bingo loterie probabilité fortuit aléatoire > chance, coincidence | Zufall
chance @ idea : jeu patte bol insolente vendredi ticket treize loto veine coccinelle talisman trèfle > luck, chance | Glück
secret @ idea : tiroir journal défense État tombe oreille agent confier mystère chuchoter motus polichinelle > secret | Geheimnis
vérité @ idea : bouche quatre toute enfants puits nue preuve jurer serment La-Palice mentir sérum > truth | Wahrheit
mémoire @ idea : courte album vive poisson trou cache éléphant retenir souvenirs madeleine neurones oubli > memory | Gedächtnis, Erinnerung, Speicher
rêve @ idea : projet château étoiles américain éveillé imaginaire sommeil capteur Chagall Luther-King Freud cauchemar > dream | Traum
cauchemar @ idea : cri peur monstre réveil somnambule angoisse sueur sursaut Goya Freddy Morphée rêve > nightmare | Albtraum, Alptraum
peur @ idea : noir ventre bleue cri fantôme araignées trembler phobie frisson panique trouille frousse > fear | Angst, Furcht
colère @ idea : fumée dragon poing hurler tempête péché émotion piquer trépigner exploser Achille Hulk > anger, rage | Wut, Zorn
joie @ idea : sourire fête cœur larmes danser vivre éclater émotion cabrioles hymne Beethoven allégresse > joy | Freude
bonheur ~ bonne heure @ idea : amour argent pré dames recette trèfle Danemark Zola Amélie contentement malheur félicité > happiness | Glück
ennui @ idea : dimanche long pluie montre plafond soupir souci mortel lasser distraction Bovary bâiller > boredom | Langeweile
jalousie @ idea : amour couple sœurs volet marâtre rivale soupçon Swann persienne possessif envie Othello > jealousy, envy | Eifersucht, Neid
politesse @ idea : table rois formule exactitude manières excuse pardon vouvoyer merci bonjour savoir-vivre courtoisie > politeness, courtesy | Höflichkeit
silence @ idea : minute neige loi cathédrale bibliothèque agneaux muet moine Vercors trappiste bruit chut > silence | Stille, Schweigen
musique @ idea : fête boîte juin chambre oreille ascenseur adoucir mélodie gamme note partition solfège > music | Musik
mode @ idea : emploi couleur Paris magazine tendance vintage couture podium mannequin Lagerfeld Dior défilé > fashion, mode | Mode
vacances @ idea : liberté repos valise plage août colonie juillet camping Club-Med transat Hulot congés > holidays, holiday, vacation | Ferien, Urlaub
anniversaire @ idea : fête âge an surprise invitation ballons cadeau naissance gâteau joyeux souffler bougies > birthday, anniversary | Geburtstag, Jubiläum
Noël @ idea : famille étoile vacances dinde messe bûche décembre guirlandes crèche réveillon Nazareth sapin > Christmas | Weihnachten | Navidad | Natale
Pâques @ idea : printemps lundi dimanche agneau lapin cloches chocolat Rameaux carême Pessa'h résurrection œufs > Easter | Ostern | Pascua | Pasqua
carnaval @ idea : rue foule musique hiver masque mardi Nice chars Rio déguisement Dunkerque confettis > carnival | Karneval, Fasching
mariage @ idea : voile riz église cortège bouquet témoin dragées mairie union jarretière alliance noces > wedding, marriage | Hochzeit, Ehe
dimanche @ idea : grasse poulet croissants marché promenade brocante tiercé septième seigneur jour semaine lundi > Sunday | Sonntag
minuit @ idea : heure messe crime pile fantômes revenants sonner citrouille carrosse éditions douze Cendrillon > midnight | Mitternacht
avenir @ idea : projet jeunesse cartes demain boule marc passé devin voyante prédire science-fiction futur > future | Zukunft
Moyen Âge = Moyen-Âge @ idea : peste moine jongleur remparts armure seigneur cathédrale troubadour croisades serfs fief chevaliers > Middle Ages, Middle, Ages | Mittelalter | Edad Media | Medioevo
préhistoire @ idea : feu chasse peaux massue grotte silex mammouth Lascaux hominidé Toumaï Cro-Magnon Neandertal > prehistory | Vorgeschichte, Urgeschichte
Révolution française = Révolution @ idea 10+ : peuple juillet République cocarde Marianne Danton Marat sans-culotte Varennes Robespierre Bastille 1789 > French Revolution, revolution | Französische Revolution | Revolución francesa, revolución | Rivoluzione francese, rivoluzione
démocratie @ idea 10+ : choix débat peuple liberté majorité citoyen parlement élections vote Athènes Périclès Tocqueville > democracy | Demokratie
république @ idea 10+ : place devise Rome écharpe président bananière citoyens Platon cinquième monarchie Élysée Marianne > republic | Republik
loi @ idea : hors règle jungle code ignorer tables gravité interdire Moïse Murphy Talion député > law | Gesetz
argent @ idea : odeur poche cuillère métal nerf riche banque billets monnaie Picsou flouze fric > money, silver | Geld, Silber
richesse @ idea : or château héritage yacht pétrole luxe banquier fortune million pauvre Picsou Crésus > wealth, riches | Reichtum
humour @ idea : noir esprit anglais rire pince comique sketch ironie plaisanter calembour Devos Desproges > humour, humor | Humor
blague @ idea : cour tabac chute rire raconter avril poisson farce Coluche plaisanterie Carambar Toto > joke | Witz, Scherz
énigme @ idea : tête chercher policier mystère indice solution réponse charade rébus sphinx Œdipe devinette > riddle, enigma, puzzle | Rätsel
poésie @ idea : cahier lune émotion récitation rythme vers Prévert Baudelaire prose sonnet alexandrin rime > poetry, poem | Poesie, Dichtung
alphabet @ idea : ordre soupe grec morse braille école voyelles 26 lettres cyrillique consonnes abécédaire > alphabet | Alphabet
addition @ idea : école restaurant calcul serveur retenue total deux chiffre payer somme plus soustraction > addition, bill | Addition, Rechnung
zéro ~ zérro @ idea : rien nul départ conduite degré faute Inde rond tolérance bulle cercle chiffre > zero, nought | Null
infini @ idea 10+ : ciel toujours univers nombre immense Pascal Buzz limite huit couché éternité borne > infinity, infinite | Unendlichkeit, unendlich
gravité @ idea 10+ : sérieux force planètes Terre satellites physique poids pomme Cuarón apesanteur attraction Newton > gravity | Schwerkraft, Gravitation
vitesse @ idea : lumière moto voiture kilomètres TGV guépard sprint excès radar bolide accélérer limitation > speed, velocity | Geschwindigkeit, Tempo
curiosité @ idea : vilain défaut savoir question cabinet Mars exploratrice pourquoi serrure Alice fouiner Pandore > curiosity | Neugier
patience @ idea : ange temps cartes salle sage longueur pêche calme puzzle réussite vertu attente > patience | Geduld
superstition @ idea : sel brisé croire corbeau miroir parapluie vendredi trèfle conjurer fétiche grigri treize > superstition | Aberglaube
promesse @ idea : main aube foi parole tenir électorale mariés Gascon jurer scout serment engagement > promise | Versprechen
marathon @ idea : foule course souffle messager New-York dossard endurance Grèce Athènes Zatopek Philippidès 42 > marathon | Marathon
recyclage @ idea : planète carton jaune plastique flèches compost cannette écologie déchets bac poubelle tri > recycling | Recycling
Halloween ~ Aloine @ idea : peur octobre bonbons déguisement squelette fantômes sorcières friandises citrouille Celtes Samain Toussaint > = | = | = | =
tricoter @ action : cadeau jambes fauteuil rang écharpe grand-mère laine aiguilles layette pelote jacquard mailles > knit, knitting | stricken
plonger @ action : profond vaisselle bouteille Bleu masque cormoran tremplin Besson palmes apnée scaphandre tuba > dive | tauchen
rougir @ action : chaleur compliment colère soleil émotion joues honte tomate timidité écrevisse pivoine fard > blush, redden | erröten
danser @ action : musique rythme couple bal pointes salsa gambiller Astaire tango entrechat valse ballerine > dance | tanzen
bâiller ~ bayer @ action : main soir ennui chat huître bouche contagieux dodo fatigue sommeil mâchoire corneilles > yawn | gähnen
siffler @ action : train travailler serpent oreilles nains bouilloire doigts huées pipeau lèvres merle arbitre > whistle | pfeifen
`;
