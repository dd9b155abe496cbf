/** Further cards in French. A line an entry: `text = another name ~ what sounds the same : words that go with it`. */
export const FR_3 = `
hérisson : piquants boule jardin nocturne insectes route aiguilles Sonic
Toutânkhamon = Toutankhamon ~ Toutancamon : pharaon masque tombeau or malédiction Carter Égypte momie
éponge : eau absorber bain mer vaisselle Bob essuyer trous
Rio de Janeiro = Rio : carnaval Brésil samba corcovado Copacabana plage Christ favela
hurler : loup cri fort douleur lune terreur voix stade
sévère : strict punition professeur dur règle austère rigide juge
banquise : glace pôle ours phoque froid Arctique flotter pingouins
boulanger : pain four farine pétrin croissant baguette levain fournil
pastèque : rouge pépins verte fruit eau été tranche melon
piano : touches queue Chopin clavier noires Steinway gamme tabouret

taureau : corrida cornes rouge arène zodiaque muleta Camargue Europe
Arsène Lupin = Lupin : cambrioleur gentleman monocle Leblanc haut-de-forme aiguille Étretat voleur
trampoline : sauter rebondir gymnastique élastique filet jardin salto toile
Hollande : tulipes moulins Amsterdam sabots vélo gouda polder orange
chuchoter : secret oreille bas murmure silence bibliothèque souffler voix
rapide : vitesse éclair TGV lent fusée guépard sprint vif
horizon : ligne mer lointain coucher ciel loin bateau perspective
roi : couronne trône échecs lion fève sceptre mage monarque
ananas : fruit tropical pizza jus conserve piquant Antilles tranche
télévision = télé : écran chaîne zapper télécommande canapé programme poste journal

requin : aileron dents mer Spielberg mâchoire blanc marteau squale
Charlemagne : école empereur barbe Aix Roland sacre couronne Pépin
cravate : noeud chemise costume cou Windsor soie bureau élégance
Pologne : Varsovie Chopin Cracovie Walesa Solidarité vodka Gdansk pape
skier : neige montagne piste bâtons slalom télésiège remonte-pente spatules
gentil : méchant bon aimable Gaulois mignon serviable brave doux
sable : plage château désert grain marchand Landes dune pelle
cuisinier : toque chef recette casserole restaurant fourneau tablier sauce
noisette : écureuil coque casse chocolat coudrier Nutella praliné beurre
lunettes : vue yeux myope verres monture soleil nez opticien

lapin : carotte oreilles terrier bond clapier chapeau Alice blanc
Léonard de Vinci = Léonard, de Vinci : Joconde inventeur Florence Renaissance génie Amboise peintre homme
bouchon : liège bouteille champagne embouteillage pêche tire vin sauter
Tibet ~ Thibet : Lhassa lama Himalaya moines yack Tintin dalaï toit
respirer : air poumons nez souffle oxygène apnée vivre asthme
salé : mer cacahuètes sucré larmes chips jambon goût addition
jungle : Mowgli lianes tropicale Tarzan serpent tigre singe dense
juge : tribunal robe marteau sentence procès paix verdict accusé
cornichon : vinaigre bocal raclette pâté vert jambon petit aigre
aéroport : avions piste Roissy embarquement douane bagages terminal décollage

dinosaure : préhistoire fossile Jurassique disparu météorite T-Rex squelette diplodocus
Barbe-Bleue = Barbe bleue : femmes Perrault clé placard château Anne conte soeur
cadeau : Noël ruban anniversaire offrir papier surprise paquet sapin
Antarctique : pôle sud manchots glace continent froid Charcot austral
coudre : aiguille fil bouton machine dé ourlet tissu ourler
chauve : crâne cheveux souris perruque tondu Ionesco cantatrice boule
geyser : eau jet Islande Yellowstone chaud vapeur jaillir source
coiffeur : cheveux salon ciseaux peigne brushing Figaro mèche shampooing
saucisson : apéritif porc rondelles sec Lyon ail charcuterie couteau
internet : toile réseau site web courriel navigateur connexion surfer

castor : barrage queue dents rivière bois rongeur Canada hutte
Don Quichotte = Quichotte ~ Don Kichotte, Don Quixote : moulins Cervantès Sancho Rossinante Espagne chevalier Dulcinée Manche
cendrier : cigarette mégot tabac fumeur cigare écraser fumée table
Monaco : rocher Grimaldi casino principauté Grace Carlo Albert Prix
tousser : gorge sirop rhume fumée malade quinte pastille poitrine
sauvage : bête fauve apprivoisé jungle indien nature farouche ouest
oasis : palmiers désert eau dattes Sahara puits fraîcheur nomades
astronaute : espace lune fusée scaphandre apesanteur Armstrong casque orbite
framboise : fruit rouge sirop tarte rose coulis buisson ronces
allergie : éternuer pollen boutons arachides chats gratter printemps rhume

perroquet : répéter plumes vert pirate Coco bec cage imiter
Simone Veil = Veil : ministre loi santé Panthéon IVG académicienne Europe Giscard
couverture : lit laine chaude plaid livre magazine border froid
Bourgogne : vin Dijon escargots moutarde Beaune ducs Nuits rouge
pousser : tirer caddie grandir porte plante brouette cri accoucher
fier : orgueil paon Artaban coq orgueilleux tête hautain poitrine
glacier : montagne fondre cornet neige Alpes crevasse moraine boule
fermier : vache tracteur champs récolte grange agriculteur blé poules
aubergine : violette légume ratatouille moussaka farcie contractuelle caviar gratin
match ~ matche, matsh : football arbitre équipe stade score tennis nul mi-temps

flamant rose = flamant : Camargue patte échassier oiseau plumage étang crevettes élégant
Cyrano de Bergerac = Cyrano : nez Rostand Roxane tirade Gascon panache balcon Depardieu
bouilloire : thé eau vapeur siffler chauffer ébullition cuisine infusion
Hawaï ~ Hawaii, Awaï : surf collier fleurs volcan Pacifique ukulélé Honolulu chemise
embrasser : bouche lèvres joue bise amoureux gui French enlacer
gris : souris anthracite pluie cendre nuance éminence terne cheveux
foudre : éclair orage Zeus arbre paratonnerre coup électrique frapper
Père Noël = papa Noël : cadeaux traîneau rennes cheminée barbe hotte décembre rouge
riz : Chine grain blanc paella cantonais sushi pilaf Camargue
robinet : eau lavabo fuite goutte ouvrir plombier évier baignoire

gorille : singe poitrine King-Kong Brassens Congo garde poils brume
Frédéric Chopin = Chopin : piano nocturne Pologne Sand valse mazurka polonais romantique
clavier : touches piano ordinateur azerty taper lettres écran doigts
Toulouse : Garonne rose violette cassoulet Nougaro Airbus rugby capitole
conduire : volant permis route voiture mener chauffeur autoroute orchestre
dangereux : risque péril mortel alligator serpent précipice vitesse virage
récif : corail barrière mer naufrage poissons atoll Australie bateau
boucher : viande couteau bifteck côtelette tablier abattoir crochet hachoir
potiron : soupe courge orange Halloween carrosse légume automne velouté
arbitre : sifflet carton match football jaune tennis hors-jeu terrain

cygne ~ signe, cigne : lac blanc cou Tchaïkovski chant canard Léda étang
Antoine de Saint-Exupéry = Saint-Exupéry ~ St-Exupéry : prince aviateur mouton vol Aéropostale planète rose allumeur
puzzle ~ peuzle : pièces morceaux patience assembler image mille casse-tête boîte
Turquie : Istanbul Ankara kebab Bosphore sultan loukoum bain Cappadoce
gagner : victoire perdre champion loterie médaille lot coupe premier
transparent : verre vitre eau clair invisible voile opaque cristal
grotte : Lascaux stalagmite ours spéléologue préhistoire caverne sombre chauve-souris
marionnette : ficelles Guignol Pinocchio théâtre pantin poupée bois main
yaourt ~ yogourt, yoghourt : lait pot cuillère dessert bulgare nature crémeux frigo
gare : train quai voyageur Lazare horloge rails contrôleur départ

panda : bambou Chine noir blanc ours zoo rare Pékin
Franklin Roosevelt = Roosevelt : président américain New-Deal Yalta Eleanor fauteuil guerre Truman
élastique : bande tirer caoutchouc cheveux bretelle étirer saut souple
Provence : lavande cigale Avignon mistral Pagnol pastis Mireille olives
réparer : garagiste cassé mécanicien bricoleur outil panne fixer cordonnier
liquide : eau argent verser solide couler vaisselle mercure espèces
cyclone : vent tempête oeil ouragan tropical tourbillon dévaster Antilles
bijoutier : bague or diamant alliance vitrine montre collier joaillier
épinard : Popeye vert fer légume feuille crème surgelé cantine
concert : musique scène public rock salle applaudissements orchestre billet

mouette : mer oiseau port Gaston rieuse bateau plage Tchekhov
Tintin : Milou reporter Haddock Hergé houppette Tournesol lune Castafiore
trombone : coulisse papier feuilles attacher jazz cuivre instrument bureau
Pérou : Lima Incas Machu-Picchu lama Andes poncho flûte Cuzco
remercier : obligé politesse gratitude cadeau bouquet renvoyer reconnaissance service
mince : maigre régime taille fin ligne gros svelte crêpe
galaxie : étoiles voie lactée univers spirale espace Andromède astronome
chasseur : fusil lièvre gibier chien cerf cor Diane sachant
brochette : barbecue pique viande mouton grill poivron cuisson été
agenda : rendez-vous dates jours noter semaine calendrier emploi poche

zèbre : rayures Afrique savane noir cheval pyjama crinière lion
Simone de Beauvoir = Beauvoir : Sartre genre féminisme existentialisme Castor mandarins philosophe Flore
parfum : Grasse odeur flacon vanille Chanel sentir fleurs nez
Dublin : Irlande Joyce Guinness capitale trèfle pub Liffey Ulysse
voler : oiseau ailes cambrioleur avion bicyclette planer dérober ciel
rond : cercle ballon carré bague lune Giotto fumée pneu
marécage : moustiques boue eau crocodile joncs vase brume bayou
berger : moutons étoile chien houlette allemand troupeau transhumance alpage
gruyère : fromage trous râpé Suisse souris fondue gratin vache
valet : carte coeur pique serviteur maître chambre Scapin pied

papillote : saumon bonbon Noël aluminium cuisson papier Lyon pétard
Louis Armstrong = Armstrong : trompette jazz Satchmo Orléans voix merveilleux noir swing
sac à dos : randonnée bretelles école voyage épaules camping bandoulière lourd
Bruxelles : Belgique Manneken-Pis choux Europe atomium capitale Brel dentelle
mesurer : mètre règle taille balance longueur centimètres toise double
rusé : malin renard Ulysse astucieux fourbe finaud Scapin piège
lave : volcan coulée rouge magma brûlante éruption basalte Etna
acrobate : cirque trapèze équilibre saut funambule souple salto filet
cacahuète = cacahouète : apéritif singe coque salée arachide grillée pistache éléphant
théâtre : scène rideau comédien Molière souffleur répétition entracte loge

ours : grizzly miel peluche polaire brun hiberner grotte Pyrénées
Robinson Crusoé = Robinson : île Vendredi naufrage Defoe déserte perroquet cabane solitude
bague : doigt fiançailles diamant alliance anneau saphir annulaire bijou
Suède : Stockholm Ikea Abba Nobel Volvo Fifi viking allumettes
dessiner : crayon gomme papier mouton croquis BD feuille illustrer
fatigué : lit épuisé crevé cernes repos sommeil bâillement las
sapin : Noël boules vert forêt épines guirlande Vosges aiguilles
notaire : testament étude héritage acte contrat maison signature panonceau
endive : légume amer jambon gratin Nord chicon blanche cave
coffre : trésor fort banque voiture pirate bijoux combinaison malle

pieuvre : tentacules encre ventouses mer huit poulpe bras mollusque
Frankenstein : monstre docteur Shelley créature boulons laboratoire horreur électricité
brosse à dents : pâte matin lavabo poils gencives électrique hygiène verre
Portugal : Lisbonne fado porto sardines Vasco azulejos Fatima Ronaldo
choisir : option préférer menu hésiter élire dilemme sélection voter
gluant : colle limace visqueux poisseux bave slime adhérer sirop
tornade : vent tourbillon Dorothée Kansas entonnoir trombe Oz dévaster
infirmière = infirmier : piqûre hôpital blouse pansement seringue soins malade croix
rhubarbe : tarte compote tiges acide jardin feuilles confiture rose
échecs : roi pion échiquier mat fou tour dame Kasparov

licorne : corne cheval légende blanche magique arc-en-ciel dame tapisserie
Édouard Manet = Manet : Olympia déjeuner herbe peintre fifre balcon impressionnisme scandale
tournevis : boulon cruciforme bricolage manche outil fixer meuble plat
Algérie : Constantine Kabylie Sahara Camus Oran dinar Maghreb raï
attendre : patience salle Godot file retard Pénélope bus quai
humide : mouillé éponge cave sec moite Bretagne moisi brume
cactus : piquants désert épines Mexique vert Dutronc succulente pot
dompteur : lion fouet cirque fauves cage tigres cerceau tabouret
soupe : bol légumes cuillère populaire chou grimace marmite grandir
microphone = micro : chanter voix amplifier scène karaoké sono interview fil
`;
