/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_10 = `
nager @ action : muscles poisson couler dos bouée longueurs maillot bassin ondine Manaudou brasse crawl > swim | schwimmen
éternuer @ action : printemps poussière postillon nez foins allergie microbes pollen mouchoir rhume souhaits atchoum > sneeze | niesen
mentir @ action : faux dents cacher excuse croire avril inventer effrontément détecteur arracheur vérité Pinocchio > lie | lügen
ronfler @ action : dos ours gorge grand-père chambre locomotive conjoint trombone vrombir sommeil apnée boules-Quies > snore | schnarchen
grimper @ action : prix haut rideau arbre corde singe échelle lierre falaise cime alpiniste escalade > climb | klettern
pleurer @ action : émotion peine film bébé triste yeux oignon Madeleine saule mouchoir chagrin sangloter larmes > cry, weep | weinen
applaudir @ action : fin debout public salle concert rappel succès rideau gladiateurs mains ovation bravo > applaud, clap | klatschen, applaudieren
tomber @ action : feuille vélo pommes panne amoureux nues genou gravité escabeau glissade dégringoler trébucher > fall | fallen, stürzen
rire @ action : jaune fou gorge barbe larmes éclats blague clown chatouilles sardonique hyène hilare > laugh | lachen
courir @ action : rumeur autobus vite jambes souffle stade sueur lièvre fuir baskets marathon sprinter > run | rennen, laufen
peindre @ action : plafond couleurs girafe portrait atelier rouleau badigeon palette aquarelle gouache chevalet pinceau > paint | malen, streichen
cueillir @ action : branche œillet champignons bouquet pommes mûres fruits myrtilles cerises Carpe Ronsard ramasser > pick, gather | pflücken
respirer @ action : calme vivre nez profondément yoga branchies souffle diaphragme oxygène inspirer air poumons > breathe | atmen
coudre @ action : machine patron piquer bouton tissu fil dé Singer ourlet épingle Pénélope aiguille > sew | nähen
tousser @ action : malade coude concert gorge poitrine grasse pastille bronches coqueluche catarrhe sirop quinte > cough | husten
embrasser @ action : adieu quai joue amoureux gui tendresse grenouille Rodin Judas lèvres étreindre bisou > kiss, hug | küssen
conduire @ action : guider route orchestre vitesse code troupeau moto freiner chauffeur permis auto-école volant > drive | fahren, lenken
gagner @ action : jeu vie argent Tour podium loto coupe médaille triompher champion victoire perdre > win, earn | gewinnen
réparer @ action : outil pièce erreur excuse vélo colle cassé bricoleur rustine cordonnier ressouder garagiste > repair, mend, fix | reparieren
remercier @ action : mot geste sourire fleurs cadeau poli lettre bouquet aimable pourboire obligé gratitude > thank | danken, bedanken
voler @ action : secours plume poche banque bijoux avion ailes braquage planer voltiger pickpocket dérober > fly, steal | fliegen, stehlen
mesurer @ action : enfant taille distance règle précision couture compas balance longueur toise géomètre centimètre > measure | messen
dessiner @ action : feuille mouton bande gomme bulles Léonard contour caricature fusain esquisse croquis crayon > draw | zeichnen
choisir @ action : deux carrefour menu embarras Sophie hésiter dilemme élire cornélien préférer sélection opter > choose | wählen, aussuchen
attendre @ action : dentiste bébé bus file retard salle patience Pénélope poireauter Estragon Beckett Godot > wait | warten
bouder @ action : coin enfant dos bras porte plaisir sourcils Schtroumpf lèvre bougonner fâché moue > sulk | schmollen
bondir @ action : joie colère proie haie tigre élan lièvre félin ressort kangourou trampoline sauter > leap, bounce | springen, hüpfen
déménager @ action : ville bras clé folie adieux quitter voisins adresse cloche emballer meubles cartons > move, move house | umziehen
pédaler @ action : effort jambes Alpes yaourt roue semoule choucroute mollets guidon braquet dérailleur cycliste > pedal | treten, strampeln
jongler @ action : mots chiffres adresse trois football oranges torches balles rattraper diabolo massues quilles > juggle | jonglieren
chuchoter @ action : cheval bas ami oreille classe complot voix bibliothèque confidence dortoir souffleur murmure > whisper | flüstern
crier @ action : but colère loup foule gorge Archimède putois stentor beugler vociférer brailler hurler > shout, scream, cry | schreien
dormir @ action : hiver ronde poings loir bois mouton rêves marmotte berceuse lit oreiller ronfler > sleep | schlafen
chanter @ action : juste faux coq douche cygne chœur micro mélodie cigale couplet refrain karaoké > sing | singen
compter @ action : mille doigts fées moutons monnaie cache-cache dix astronome boulier calculette chiffres nombre > count | zählen
écrire @ action : journal lettre mot cahier rature graffiti roman dictée romancière Zola parchemins stylo > write | schreiben
lire ~ lyre @ action : plage soir lèvres avenir carte lunettes histoire roman syllabes phrase page livre > read | lesen
oublier @ action : temps tête clé code anniversaire pardonner distraction effacer Léthé rappeler pense-bête mémoire > forget | vergessen
hésiter @ action : bord choix menu plongeoir carrefour balancer doute peut-être indécis tâtonner tergiverser Buridan > hesitate | zögern
chatouiller @ action : plume pieds cou côtes rire plante taquiner gigoter orteils aisselles papouille guili > tickle | kitzeln
jardiner @ action : dimanche bottes retraité terre patience Voltaire graines semer tondre potager désherber bêche > garden | gärtnern
patiner @ action : musique couple lac tutu triple rouiller bronze artistique Rockefeller pirouette Holiday lames > skate | Schlittschuh laufen, eislaufen
skier @ action : froid hiver vacances lunettes bosses flocon descente moniteur Courchevel godille télésiège chasse-neige > ski | Ski fahren, skifahren
bercer @ action : doux tendresse vague chanson illusions doucement bébé hamac nourrice cajoler endormir dodo > rock, cradle, lull | wiegen
obéir @ action : doigt ordre sage chien parents soldat capitaine règle robot docile Jacques-a-dit exécuter > obey | gehorchen
tricher @ action : jeu cartes manche as règles examen dopage copier pompe malhonnête truquer antisèche > cheat | schummeln, betrügen
partager @ action : gâteau pain frères tarte opinion amitié moitié Martin couper covoiturage généreux équitable > share | teilen
pardonner @ action : paix cœur faute Auguste réconcilier excuse offense clémence rancune confesse absoudre indulgence > forgive, pardon | verzeihen, vergeben
voyager @ action : temps valise avion étranger découvrir Rimbaud Phileas Ulysse dépayser Polo passeport routard > travel | reisen
creuser @ action : faim trou os méninges tombe tunnel taupe fondations fossoyeur excavatrice pelle pioche > dig | graben
voter @ action : rideau école maire dimanche citoyen enveloppe majorité élire bulletin scrutin isoloir urne > vote | wählen, abstimmen
traduire @ action : mot langues roman sens anglais étranger doublage bilingue version interprète polyglotte Babel > translate | übersetzen
effacer @ action : craie tableau erreur traces ardoise disque éponge chiffon supprimer corriger gommer oublier > erase, rub out, delete | löschen, radieren
démodée = démodé, ringard @ quality : grenier vieux robe chapeau années moquette disquette rétro tendance dépassé vieillot désuet > old-fashioned, outdated | altmodisch
timide @ quality : petit silence joues cachette nain balbutier gêné discret oser réservé introverti rougir > shy, timid | schüchtern
bruyant = bruyante @ quality : classe fête moteur marché voisins cantine chantier oreilles tapage vacarme marteau-piqueur silencieux > noisy, loud | laut
fragile @ quality : bulle aile carton dentelle verre éphémères colis porcelaine cristal délicat vulnérable casser > fragile | zerbrechlich
paresseux = paresseuse @ quality : lundi branche lent canapé grasse Alexandre sieste loir Gaston flemme oisif fainéant > lazy, sloth | faul, Faultier
généreux = généreuse @ quality : grand main cœur large pourboire Martin donner bonté mécène partager radin charitable > generous | großzügig
gourmand = gourmande @ quality : ours ventre bonbons confiture assiette péché dessert Obélix Colette lécher friand régaler > greedy, gourmand | verfressen, naschhaft
jaloux = jalouse @ quality : tigre sœur volet vert mari rival épier possessif Caïn soupçonneux envieux Othello > jealous | eifersüchtig
prudent = prudente @ quality : mère serpents route lent casque doucement ceinture attention réfléchi méfiant précaution téméraire > careful, cautious, prudent | vorsichtig
célèbre @ quality : nom photo lunettes foule affiche star Cannes gloire connu autographe paparazzi renommé > famous | berühmt
courageux = courageuse @ quality : lion dragon chevalier risque héros pompier Jeanne hardi témérité vaillant preux intrépide > brave, courageous | mutig, tapfer
naïf = naïve @ quality : enfant doux peinture confiance rêveur pigeon croire Douanier berner Bécassine Candide crédule > naive | naiv
têtu = têtue @ quality : non front bébé refus chèvre mule âne bourrique opiniâtre buté obtus obstiné > stubborn | stur
distrait = distraite @ quality : clé nuage tête poteau rêveur ailleurs professeur attention oubli Tournesol Lagaffe étourdi > absent-minded, distracted | zerstreut
élégant = élégante @ quality : robe chapeau cygne démarche costume pochette smoking chic distingué Brummell raffiné dandy > elegant | elegant
calme @ quality : lac sage plat respirer aplomb Bouddha tempête paisible zen agité serein tranquille > calm, quiet | ruhig
avare @ quality : or vieux compter sous coffre matelas Picsou Molière radin cassette pingre Harpagon > miser, stingy, mean | geizig, Geizhals
modeste @ quality : petit salaire simple violette prénom Mignon grandeur discret effacé vantard prétentieux humble > modest | bescheiden
bavard = bavarde @ quality : récré téléphone oreilles coiffeur voisine perroquet moulin parler volubile intarissable pie jacasser > talkative, chatty | geschwätzig, gesprächig
malade @ quality : lit école pâle soupe imaginaire bouillotte docteur grippe microbe médicament fièvre guérir > ill, sick | krank
salé = salée @ quality : goût baie beurre larmes pré caramel chips addition anchois embruns cabillaud cacahuètes > salty, salted | salzig
chauve = chauves @ quality : aigle brillant genou rasé perruque Barthez Yul cheveux crâne Ionesco cantatrice alopécie > bald | kahl, glatzköpfig
sauvage @ quality : libre île nature mustang Mowgli mûres orchidée loup fauve Aveyron dompter apprivoisé > wild | wild
fier = fière @ quality : médaille parents travail menton front lion torse coq bomber paon orgueilleux Artaban > proud | stolz
gris = grise @ quality : temps ciel cheveux loup bruine souris matière Dorian terne éminence cendre anthracite > grey, gray | grau
dangereux = dangereuse @ quality : falaise requin fauve virage glissant panneau poison Laclos explosif liaisons risque péril > dangerous | gefährlich
liquide @ quality : verre billets savon huile lave gaz flaque mercure azote fondre verser solide > liquid, cash | flüssig, Flüssigkeit
transparent = transparente @ quality : air film fantôme glace rideau méduse clair vitre plexiglas Cellophane invisible opaque > transparent, see-through | durchsichtig
mince @ quality : papier zut taille feuille tranche crêpe silhouette régime épais filiforme maigre svelte > thin, slim | dünn, schlank
rond = ronde @ quality : dos bague bille pneu ballon Obélix camembert Giotto carré compas sphérique circulaire > round | rund
rusé = rusée @ quality : plan tour malin Ulysse malicieux Scapin astucieux stratagème Sganarelle Pathelin Goupil renard > cunning, sly, crafty | schlau, listig
fatigué = fatiguée @ quality : soir longue jambes marathon cernes bâiller repos las sommeil crevé exténué épuisé > tired | müde
gluant = gluante @ quality : doigts main pâte riz sirop crapaud bave limace colle slime poisseux visqueux > sticky, slimy | klebrig, schleimig
humide @ quality : yeux cave automne linge tropiques brume éponge sec moisissure moite hygrométrie mouillé > damp, humid, wet | feucht
lourd = lourde @ quality : sac valise orage pachydermique éléphant plomb enclume tonne haltère fardeau poids léger > heavy | schwer
étroit = étroite @ quality : esprit taille rue sentier fente couloir large serré moulant boyau goulet exigu > narrow, tight | eng, schmal
pressé = pressée @ quality : orange montre lapin jus citron lièvre bousculer express haletant urgence retard hâtif > hurried, in a hurry, squeezed | eilig
poli = polie @ quality : enfant galet lisse marbre élevé respect bonjour merci révérence baisemain grossier courtois > polite, polished | höflich
gauche @ quality : pied aile cœur main écrire Chaplin extrême rive empoté maladroit bâbord droite > left, clumsy | links, linkshändig
invisible @ quality : fée ennemi encre cape disparu microbe fantôme Potter Gygès Wells Griffin transparent > invisible | unsichtbar
pointu = pointue @ quality : accent oreilles crayon clocher barque crocs escarpin épée flèche dague Spock aigu > pointed, sharp | spitz
minuscule @ quality : lettre grain fourmi puce loupe Arthur atome acarien riquiqui majuscule lilliputien microscopique > tiny, minuscule, lowercase | winzig
maladroit = maladroite @ quality : vase marteau glisser éléphant moufles porcelaine Gaston renverser gauche boulette Pierre-Richard gaffe > clumsy | ungeschickt
muet = muette @ quality : film Keaton geste carpe voix cinéma Chaplin consonne parole Bernardo Harpo aphone > mute, silent, dumb | stumm
immobile @ quality : lac pierre statue pose garde rocher soleil voyage plantée pétrifié figé bouger > motionless, still | unbeweglich, reglos
curieux = curieuse @ quality : bizarre commérage enfant oreille fenêtre trou savoir journaliste indiscret fouineur badaud fureteur > curious, nosy | neugierig
rapide @ quality : torrent train flèche éclair lièvre illico sprint turbo véloce guépard Bolt prompt > fast, quick, rapid | schnell
`;
