/** Entries drawn by chance, each with eight clues as somebody would say them who has never seen its list, the first thought first. */
export const FRENCH_SAID = `
Harry Potter : sorcier cicatrice balai lunettes Hogwarts baguette hibou Voldemort
Stonehenge : pierres Angleterre cercle druides mégalithes mystère solstice préhistoire
Homère : poète Odyssée Grèce aveugle Ulysse Iliade antique épopée
lac Titicaca : Andes Bolivie eau altitude Pérou roseaux haut navigable
Anubis : chacal Égypte dieu momie mort chien pyramide embaumeur
peindre : pinceau tableau couleurs mur artiste toile chevalet rouleau
L'Île au trésor : pirate Stevenson carte coffre perroquet roman Silver mousse
autruche : oiseau œuf sable courir plumes Afrique grande tête
fenêtre : vitre rideau ouvrir carreau maison volet verre lumière
sous-marin : Nautilus torpille plonger jaune périscope mer profondeur militaire
têtu : âne mule obstiné caractère buté entêté insister non
Athènes : Acropole Grèce Parthénon capitale Socrate olympiques ville chouette
voter : urne élection bulletin président citoyen isoloir dimanche candidat
couscous : semoule Maghreb pois merguez légumes plat Algérie vendredi
mesurer : règle mètre longueur taille centimètre double-mètre hauteur couturière
La Cigale et la Fourmi : fable Fontaine été insectes chanter danser hiver prêter
Winnie l'ourson : miel Disney Porcinet peluche Tigrou bourriquet jaune Christophe
respirer : poumons air nez inspirer oxygène vivre souffle apnée
Evita Perón : Argentine Madonna Buenos présidente blonde peuple comédie populaire
pleurer : larmes tristesse oignon mouchoir bébé chagrin sangloter yeux
Pérou : Inca Lima Machu lama Amérique Andes poncho pays
parapluie : averse Cherbourg gouttes abri mouillé toile Londres baleine
pont : rivière Avignon traverser suspendu arche Neuf fleuve Golden
aspirateur : poussière ménage tapis sac bruit nettoyer moquette Dyson
armoire : vêtements glace normande meuble Narnia cintre ranger chambre
Molière : théâtre Avare comédie Tartuffe Jourdain dramaturge malade Versailles
arrosoir : eau jardin fleurs plantes bec zinc pomme potager
coccinelle : points rouge insecte pucerons chance Volkswagen jardin bête
trèfle : chance quatre feuilles Irlande carte pique vert prairie
déménager : cartons camion maison appartement changer meubles partir adresse
brouette : jardinier roue pelle terre transporter chantier sable maçon
galaxie : étoiles univers espace Lactée astronomie loin Andromède spirale
Édith Piaf : chanteuse môme rose moineau petite hymne Paris regrette
chou : légume vert lapin bébé choucroute Bruxelles crème feuille
cochon : rose jambon ferme truie saucisson boue queue animal
Salvador Dalí : moustache montres peintre Espagne surréaliste moue Figueras Catalogne
Croc-Blanc : loup London chien Alaska neige roman aventure Jack
boussole : nord aiguille orientation aimant perdu direction randonnée carte
or : métal jaune bijou lingot précieux mine médaille richesse
igloo : glace Inuit maison banquise froid pôle neige dôme
renard : roux rusé corbeau poulailler fourrure queue prince terrier
cerveau : tête penser intelligence neurones organe crâne réfléchir matière
bijoutier : bague collier diamant vitrine or magasin Vendôme montres
chevalier : armure épée Moyen Âge tournoi château lance Bayard
Buenos Aires : Argentine tango capitale Amérique ville Boca Plata Sud
gauche : droite politique main côté direction cœur socialiste maladroit
feu d'artifice : 14-Juillet fusée ciel pétard nuit couleurs fête spectacle
crier : hurler fort voix bruit colère peur supporter gorge
courir : vite marathon jambes sport jogging essoufflé sprint rapide
phare : mer bateaux lumière côte Alexandrie Bretagne nuit voiture
Pokémon : Pikachu Japon cartes jeu monstres attraper Nintendo dresseur
réglisse : bonbon noir bâton rouleau sucré racine Haribo cachou
Gabriela Mistral : Chili poétesse Nobel Neruda institutrice femme vent Amérique
Babar : éléphant roi Céleste vert livre couronne enfants costume
Le Ramayana : Inde Rama singe hindou épopée dieu Sita livre
pomme de terre : frites purée légume éplucher patate tubercule chips raclette
coquelicot : rouge fleur champ été pavot blé nature fragile
savon : mains mousse Marseille laver propre bulles bain glisser
sage-femme : accouchement bébé naissance maternité métier enceinte hôpital contractions
ciseaux : couper papier pierre coiffeur lames couture Edward tissu
quiche : lorraine lardons tarte œufs four plat jambon crème
Pénélope : Ulysse tapisserie attente épouse Ithaque tisser fidèle Cruz
Grande Muraille : Chine longue empereur Pékin pierre espace Asie frontière
gravité : Newton pomme tomber Terre poids apesanteur force attraction
infirmière : piqûre hôpital blouse soigner médecin blanche pansement patient
Don Quichotte : moulins Sancho Cervantès Espagne chevalier Rossinante roman Dulcinée
Sherlock Holmes : détective Watson Londres pipe loupe enquête Baker élémentaire
enveloppe : lettre timbre courrier poste adresse facteur papier coller
bonheur : joie sourire heureux malheur amour content rire plaisir
Tibet : Himalaya moines Lhassa Tintin Chine bouddhisme montagne dalaï
Harriet Tubman : esclavage Amérique liberté noire évasion femme souterrain abolition
oie : foie plume ferme blanche Capitole gras oiseau jars
sel : poivre mer cuisine blanc cristaux Guérande pincée table
Pékin : Chine capitale canard Cité Tiananmen ville Asie interdite
Norvège : fjord Oslo Scandinavie saumon Viking froid pays nord
`;
