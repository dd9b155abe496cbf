/** Cards in French. A line an entry: `text = another name ~ what sounds the same : words that go with it`. */
export const FR_1 = `
Pablo Picasso = Picasso : peintre cubisme Guernica Malaga colombe toile arlequin bleu génie
oeuf : poule coquille jaune omelette Pâques coque blanc nid poussin
oui : non accord mariage réponse affirmatif référendum hocher consentir
objectif : but appareil photo cible viser lentille impartial ambition zoom
perfection : idéal défaut sans absolu modèle exemplaire impeccable sommet
dédale : labyrinthe Minotaure Icare couloirs perdu Crète détours enchevêtrement
os : squelette chien moelle fracture calcium ronger crâne fémur
Paris : Seine capitale Eiffel Louvre métro France lumière Montmartre Notre-Dame
pétrolier : bateau navire marée brut citerne baril cargo Erika naufrage
démodée = démodé : vieillot ringard passé robe tendance dépassé désuet rétro

baleine : cétacé océan Jonas parapluie évent plancton géante corset mammifère
Napoléon = Napoléon Bonaparte, Bonaparte : empereur Waterloo Corse Austerlitz Joséphine bicorne Sainte-Hélène Ajaccio
boussole : nord aiguille aimant direction marin randonnée orientation perdu
Venise : gondole canal carnaval Italie masque doge lagune pont
tricoter : aiguilles laine pull mailles grand-mère pelote écharpe crochet
timide : rougir réservé gêné discret introverti oser effacé craintif
volcan : lave éruption cratère Etna magma Auvergne cendres Vésuve
guitare : cordes médiator flamenco folk accord électrique rock manche
fromage : camembert lait comté plateau trous brebis raclette corbeau affineur
éclipse : soleil lune ombre totale lunettes cacher astre occultation

marathon : course endurance Athènes kilomètres coureur jogging Grèce dossard
Cléopâtre : Égypte reine Nil César nez Antoine aspic lait
parapluie : gouttes averse baleines Cherbourg Mary Poppins abriter manche
désert : sable dune oasis chameau Sahara soif mirage aride
jardinier : rosier tondeuse sécateur bêche pelouse arroser plates-bandes râteau
bruyant : tapage voisin silence vacarme boules marteau-piqueur oreilles tintamarre
plonger : piscine tremplin bouteille apnée palmes eau tuba sauter
Londres : Tamise Big-Ben Angleterre brouillard taxi Buckingham capitale autobus
chocolat : cacao tablette noisette Pâques noir Suisse truffe fondant
fantôme : drap hanter château peur esprit chaînes revenant Halloween

échelle : barreau monter pompier escabeau Richter appuyer mesure grimper
Molière : théâtre Tartuffe Avare comédie malade Jourdain Scapin Harpagon
miel : abeille ruche tartine sucré apiculteur pollen ours acacia
rougir : honte tomate gêne joues timidité pivoine soleil émotion
Japon : samouraï sushi Tokyo kimono yen geisha manga sumo
orchestre : chef symphonie violon baguette fosse musiciens concert partition
fragile : verre casser porcelaine délicat cristal colis vulnérable brisé
pirate : corsaire trésor drapeau borgne sabre perroquet abordage caraïbes
arc-en-ciel : pluie couleurs sept soleil prisme violet pont spectre
horloge : aiguille heure pendule cadran coucou tic-tac cloche minute

éléphant : trompe défense ivoire mémoire Afrique Babar oreilles cornac
Marie Curie = Curie : radium physique Nobel polonaise chimiste radioactivité Varsovie savante
valise : voyage bagage poignée roulettes vacances aéroport soute vêtements
Everest : sommet Himalaya Népal sherpa alpinisme altitude toit oxygène
danser : valse bal tango ballet piste pas tutu rythme
paresseux : fainéant sieste canapé mou oisif animal lent flemme
orage : foudre éclair tonnerre pluie paratonnerre nuage électricité grêle
sorcière : balai chaudron potion verrue chapeau Salem grimoire crapaud
croissant : boulanger lune beurre petit-déjeuner viennoiserie feuilleté Turquie café
ascenseur : étage bouton immeuble cabine monter panne escalier gratte-ciel

papillon : chenille ailes filet chrysalide noeud brasse effet fleur
Vincent Van Gogh = Van Gogh ~ Van Gogue : oreille tournesols Arles peintre néerlandais étoilée Théo autoportrait
bibliothèque : livres étagère lecture silence rayon emprunter Alexandrie ranger
Brésil : samba Rio carnaval Amazonie football Pelé café Copacabana
bâiller ~ bayer : fatigue ennui bouche dodo contagieux sommeil mâchoire main
gourmand : gâteau dessert ventre bonbon péché assiette appétit sucreries
tempête : vent mer naufrage bourrasque Éole verre vagues cyclone
couronne : roi galette tête laurier diamants fleurs monarque dentiste
sandwich : jambon pain baguette déjeuner tranche beurre mayonnaise comte
microscope : cellule microbe laboratoire lentille minuscule grossir observer bactérie

girafe : cou longue savane taches Afrique feuilles acacia peigner
Jules Verne = Verne : Nautilus Nemo quatre-vingts romancier Nantes voyages Phileas anticipation
allumette : feu boîte frotter bougie soufre gratter flamme Suède
Rome : Colisée Italie César pape louve Tibre capitale Vatican
siffler : arbitre merle lèvres train serpent air oiseau locomotive
généreux : donner coeur charité partager prodigue avare mécène large
cascade : eau chute rivière Niagara acrobate film rocher torrent
momie ~ mommie : pyramide pharaon bandelettes sarcophage Toutânkhamon embaumer Égypte tombeau
crêpe ~ creppe : sucre Bretagne chandeleur poêle farine sarrasin sauter Suzette
télescope : étoile planète astronome lunette Hubble observatoire Galilée ciel

araignée : toile pattes mouche plafond venin soie insecte huit
Charles de Gaulle = de Gaulle : général appel juin Londres président Colombey képi résistance
serrure : clé porte cambrioleur trou cadenas verrou coffre crocheter
Australie : kangourou Sydney koala océanie boomerang aborigènes surf Canberra
nager : piscine crawl brasse bouée maillot poisson bassin dos
jaloux : envie Othello rival vert possessif couple soupçon tigre
neige : flocon ski hiver bonhomme blanc montagne avalanche luge
chevalier : armure épée tournoi lance table Lancelot moyen-âge heaume
glace : vanille cornet miroir patin froid banquise boule iceberg
ordinateur : clavier écran souris logiciel informatique mémoire virus portable

pingouin : banquise manchot smoking froid Antarctique oiseau glace palmes
Louis XIV = Roi Soleil ~ Louis 14, Louis quatorze : Versailles astre monarque perruque Colbert Mazarin trône Bourbon absolu
ciseaux : couper papier coiffeur lames pierre feuille couture découpage
Moscou : Kremlin Russie rouge Lénine capitale bulbe Bolchoï tsar
éternuer : rhume nez souhaits poivre allergie mouchoir atchoum pollen
prudent : attention danger précaution ceinture sage casque route vigilant
rivière : eau cours pont truite affluent berge diamants barque
vampire : sang Dracula ail cercueil canines chauve-souris pieu Transylvanie
moutarde : Dijon jaune piquant nez condiment hot-dog graines lapin
satellite : orbite lune fusée espace antenne Spoutnik télévision GPS

tortue : carapace lente lièvre salade reptile Galapagos marine centenaire
Charlie Chaplin = Chaplin : vagabond muet moustache canne chapeau dictateur cinéma Kid melon
couteau : lame fourchette couper boucher Suisse manche pain tranchant
Berlin : mur Allemagne capitale Brandebourg ours Reichstag réunification Spree
mentir : Pinocchio vérité nez tromper faux détecteur arracheur parjure
célèbre : star paparazzi renommé vedette autographe connu gloire illustre
forêt : arbres bois champignons loup cueillette clairière chênes bûcheron
dragon : feu flammes chevalier écailles Chine ailes légende princesse
cerise : noyau rouge clafoutis gâteau griotte bigarreau temps oreilles
robot : machine automate science-fiction métal androïde cuisine usine ménager

kangourou : poche Australie sauter bond marsupial boxe queue bébé
Jeanne d'Arc = Jeanne Darc : Orléans pucelle bûcher Rouen Domrémy anglais voix armure
marteau : clou enclume taper outil requin bricoleur piqueur juge
Suisse : chocolat Alpes banque montre coucou Genève neutre fromage
ronfler : nuit dormir bruit nez couette moteur sieste conjoint
courageux : brave héros lion peur soldat vaillant intrépide témérité
plage : sable mer serviette parasol coquillage bronzer vacances château
cirque : clown chapiteau trapèze acrobate dompteur piste jongleur Bouglione
pomme : Ève Newton Adam cidre arbre compote tarte Normandie
dentiste : carie fraise bouche roulette mâchoire plombage molaire blouse

hibou : nuit chouette oiseau yeux sage pluriel ululer proie
Albert Einstein = Einstein : relativité physicien langue moustache énergie génie Ulm théorie
parachute : avion sauter toile largage ciel doré ralentir altitude
New York = Big Apple : Manhattan gratte-ciel liberté Broadway taxi statue Brooklyn grosse
pleurer : larmes mouchoir tristesse saule bébé oignon sanglot chagrin
naïf : crédule Candide innocent tromper gogo ingénu douanier pigeon
brouillard : purée visibilité Londres phares humide grisaille corne gouttelettes
clown ~ cloune, cloun : nez rouge cirque maquillage drôle Auguste perruque chaussures
carotte : lapin râpée orange légume bâton Crécy vichy potage
téléphone : sonner appel portable combiné numéro fil Bell allô

crocodile : mâchoire sac Nil larmes Lacoste reptile Afrique marais
Mozart = Wolfgang Amadeus Mozart : Salzbourg flûte compositeur requiem Don-Juan opéra prodige Autriche
lampe : ampoule Aladin chevet éclairer abat-jour électricité génie torche
Espagne : Madrid corrida paella flamenco Barcelone tapas sieste Quichotte
grimper : arbre corde monter escalade singe rocher lierre alpiniste
têtu : mule âne obstiné Breton buté opiniâtre borné insister
montagne : sommet Alpes ski pic randonnée altitude chalet chamois
ogre : Poucet manger bottes enfants géant Shrek conte appétit
champignon : cèpe chapeau forêt pied vénéneux omelette Paris atomique
vaccin ~ vaxin : piqûre Pasteur seringue maladie rappel grippe immuniser bras

dauphin : mer Flipper intelligent roi saut cétacé héritier Isère
Victor Hugo = Hugo : misérables Jersey poète Hernani Quasimodo barbe Panthéon Besançon
brouette : jardin roue terre maçon pousser transporter gravats bras
Grèce : Athènes Acropole Zeus olives îles Parthénon moussaka ouzo
applaudir : mains bravo spectacle public clap ovation rideau succès
distrait : étourdi oubli lunaire rêveur inattentif Pierre tête professeur
île : Robinson mer Corse déserte plage archipel cocotier Ré
magicien : lapin baguette chapeau tour Merlin cape Houdini illusion
citron : jaune acide pressé agrume tarte zeste Menton vitamine
passeport : frontière voyage douane photo identité visa tampon étranger

chauve-souris : nuit grotte ailes Batman vampire plafond radar nocturne
Jules César = César : Rome Brutus ides Rubicon Gaule empereur laurier Alésia
aspirateur : poussière ménage tapis moquette sac bruit tuyau moteur
Versailles : château Louis jardins glaces roi traité Yvelines orangerie
tomber : chute amoureux gravité trébucher nues pommes sol feuille
élégant : chic costume raffiné classe dandy smoking distingué allure
vague : mer surf océan écume tsunami flou rouleau déferler
fée : baguette ailes Clochette marraine conte Carabosse logis bleue
huître : perle mer coquille citron Arcachon Noël Cancale ostréiculteur
pharmacie : médicament croix ordonnance vert aspirine garde cachet sirop

escargot : coquille bave salade Bourgogne lent spirale beurre cornes
Coco Chanel = Chanel : parfum couture tailleur tweed mode camélia mannequin cinq
trottinette : roulettes guidon trottoir enfant électrique pousser pied équilibre
Amazonie : forêt Brésil jungle fleuve tropicale indiens piranha poumon
rire : blague drôle éclat joie clown humour larmes fou
calme : tranquille paix serein mer silence zen olympien tempête
étoile : ciel nuit berger filante polaire danseuse astre shérif
sirène : mer queue Ulysse chant pompiers alarme Andersen Copenhague
spaghetti ~ spagueti : pâtes Italie sauce bolognaise fourchette carbonara parmesan western
thermomètre : fièvre température mercure degrés Celsius malade chaud graduation
`;
