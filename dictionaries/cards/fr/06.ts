/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_06 = `
palmier @ living : exotique coco biscuit huile oasis Nice Tahiti Croisette boulangerie Dubaï dattes stipe > palm, palm tree | Palme
saule pleureur = saule @ living : rivière branches rideau mélancolie berge cheveux tristesse étang pencher aspirine osier Babylone > weeping willow, willow | Trauerweide, Weide
coquelicot @ living : champ fragile gentil froissé pétales talus blé Flandres Monet messicole Mouloudji pavot > poppy | Mohn, Klatschmohn
muguet @ living : parfum vendre toxique premier travail bonheur Dior clairière syndicat brin clochettes mai > lily of the valley, lily | Maiglöckchen
trèfle @ living : carte prairie vache lapins fourrage atout pique luzerne chance Patrick Irlande quatre > clover, club | Klee, Kleeblatt, Kreuz
ortie @ living : herbe chemin soupe fossé textile mauvaise aïe purin bouton démanger piquer urticaire > nettle | Brennnessel, Nessel
nénuphar ~ nénufar @ living : feuille étang bassin lotus stagnant mare grenouille Colin Chloé Vian Giverny Monet > water lily, lily | Seerose
pissenlit @ living : herbe trottoirs salade lapins racine vœu pâquerettes Larousse aigrettes diurétique souffler akènes > dandelion | Löwenzahn
champignon @ living : automne omelette pied Paris atomique Schtroumpf poison cueillette trompette spores amanite cèpe > mushroom, toadstool | Pilz
œuf @ food : plat ovale dur nid Colomb Pâques douzaine Fabergé omelette poule coquille poussin > egg | Ei
fromage @ food : cave dessert plateau souris moisi brebis raclette affineur Comté Emmental camembert roquefort > cheese | Käse
chocolat @ food : réconfort fondue carré Pâques éclair praline truffe papillote Suisse liégeois tablette cacao > chocolate | Schokolade
crêpe ~ creppe, kreppe @ food : sucre farine garniture février cidre poêle froment sauter Bretagne Suzette sarrasin Chandeleur > pancake, crêpe | Pfannkuchen, Crêpe
sandwich ~ sandouiche @ food : midi triangle tranche beurre club crudités comte mayonnaise jambon panini baguette pain > sandwich | Sandwich, Butterbrot
glace = crème glacée @ food : boule parfum camion pistache bac fondante italienne gaufrette Berthillon cornet sorbet bâtonnet > ice cream, ice, mirror | Eis, Spiegel
moutarde @ food : nez pot grain gaz lapin colonel sauce forte vinaigrette condiment piquante Dijon > mustard | Senf
cerise @ food : juin gâteau temps oreille noyau confiture kirsch pendants griotte burlat clafoutis bigarreau > cherry | Kirsche
pomme @ food : verger croquer ordinateur compote pépin cidre trognon golden Newton Blanche-Neige Ève Tell > apple | Apfel
carotte @ food : nez bâton tabac racine légume mulet lapin râpée flocon fane Nantaise vichy > carrot | Karotte, Möhre
citron @ food : thé crêpe tarte grimace pressé vitamine acide agrume zeste meringuée Menton pamplemousse > lemon | Zitrone
spaghetti ~ spagueti @ food : long casserole Italie western fourchette tomate enrouler pâtes Clochard parmesan carbonara bolognaise > spaghetti | Spaghetti
banane @ food : sourire tropiques singe coiffure régime peau Antilles Guadeloupe glisser Velvet flambée plantain > banana | Banane
concombre @ food : frais visage salade rondelles gourmet masqué paupières grec courge cornichon tzatziki cucurbitacée > cucumber | Gurke
beurre @ food : petit noisette crème frigo tartine barre croissant salé motte plaquette Charentes baratte > butter | Butter
radis @ food : rose printemps sel croquant crudité beurre potager japonais botte fanes fauché Raymond > radish | Radieschen, Rettich
huître @ food : citron décembre vase claire fine perle coquille Arcachon bourriche Cancale Marennes ostréiculteur > oyster | Auster
croissant @ food : quartier doré bistrot comptoir beurre Turquie amandes enroulé rassis feuilleté Vienne chocolatine > croissant, crescent | Hörnchen, Croissant, Halbmond
miel @ food : doux pot tartine doré thym ours acacia Canaan nectar propolis ruche abeille > honey | Honig
riz ~ ris @ food : sac grains Asie mariage Madagascar Camargue sushi paella basmati cantonais risotto pilaf > rice | Reis
pain ~ pin @ food : planche four tartine farine levain seigle boulanger mie croûte fournil Poilâne baguette > bread | Brot
confiture @ food : dimanche pot grand-mère étiquette doigts cochons sucre gelée abricot fraise tartine bassine > jam | Marmelade, Konfitüre
yaourt = yogourt, yoghourt @ food : frais pot nature dessert frigo chanter fraises grec bulgare brassé ferments bifidus > yoghurt, yogurt | Joghurt
soupe @ food : bol grandir grimace cheveu populaire cracher oignon poireaux louche potage minestrone vermicelles > soup | Suppe
noisette @ food : café yeux beurre automne casser pâte coque écureuil Piémont praliné Nutella coudrier > hazelnut, nut | Haselnuss, Nuss
cornichon @ food : petit niais bocal croquer jambon pâté terrine vinaigre Bretagne raclette saumure Malossol > gherkin, pickle | Essiggurke, Gewürzgurke, Gurke
saucisson = sauciflard @ food : apéritif sec ficelle montagnard porc ail Lyon apéro rondelle charcuterie cochonnaille rosette > sausage, salami | Wurst, Salami
framboise @ food : baie fragile tarte sirop velours sorbet Bobby liqueur coulis macaron ronce Melba > raspberry | Himbeere
aubergine @ food : violet brillant légume Provence gratin farcie grillée pourpre caviar moussaka Imam ratatouille > aubergine, eggplant | =
vanille ~ vanie @ food : noire flan sucre épice extrait Tahiti Réunion orchidée gousse Edmond pollinisation Madagascar > vanilla | =
nougat @ food : tendre dents bonbon treize chinois jambes pistache amandes miel confiserie Drôme Montélimar > nougat | Nougat
abricot @ food : peau couleur sec tarte noyau velouté confiture compotée orangé Turquie Bergeron Roussillon > apricot | Aprikose, Marille
réglisse ~ réglice @ food : bonbon racine menthe bâton tablettes Italie rouleau serpentin anis Haribo Cachou Zan > liquorice, licorice | Lakritz, Lakritze
chewing-gum ~ chouingomme @ food : menthe ballon Hollywood souffler coller semelle distributeur bulle mastiquer mâcher Wrigley Malabar > chewing gum, gum | Kaugummi
couscous ~ kouskous @ food : partage royal vendredi légumes pois raisins épaule navets Maghreb merguez harissa semoule > couscous | Couscous
pizza ~ pidza @ food : soirée part carton four livreur olives anchois Naples pâton Margherita mozzarella calzone > pizza | Pizza
sushi ~ souchi @ food : cru bouchée rouleau riz vinaigre saumon baguettes Japon algue soja maki wasabi > sushi | Sushi
frites = frite ~ fritte @ food : doré Nord sel cornet steak patate moules baraque ketchup Belgique bâtonnets Bintje > chips, French fries, fries | Pommes, Pommes frites, Fritten
ketchup ~ quetchup @ food : bouteille sucré tache américain vinaigre secouer barbecue burger hot-dog frites tomate Heinz > ketchup | Ketchup
sel ~ selle @ food : grain statue addition mer pincée marais Gandhi poivre cristaux chlorure gabelle Guérande > salt | Salz
poivre @ food : route baie moulin épice steak condiment Madagascar éternuer Malabar Pondichéry Séchouan Kampot > pepper | Pfeffer
sucre @ food : roux café bonbon dentiste morceau canne orge semoule caramel glucose raffinerie betterave > sugar | Zucker
thé @ food : goûter feuille tasse anglaise jasmin Chine sachet infuser Ceylan bergamote Darjeeling samovar > tea | Tee
café @ food : pause terrasse crème grain serré tasse marc philosophique filtre moka arabica expresso > coffee, café | Kaffee, Café
lait @ food : nuage dent moustache céréales soja calcium veau chèvre vache Perrette pis biberon > milk | Milch
olive @ food : noyau Midi apéritif huile Grèce martini Popeye pressoir Gethsémani tapenade Nyons picholine > olive | Olive
ail ~ aïe @ food : cuisine odeur tresse haleine bulbe Provence gigot vampire pesto Lautrec gousse aïoli > garlic | Knoblauch
oignon @ food : montre soupe tarte rangs couches tulipe pelure bulbe échalote émincer Roscoff pleurer > onion | Zwiebel
tomate @ food : fruit ronde salade balcon farcie pizza grappe spectateurs ketchup cerise gaspacho Marmande > tomato | Tomate, Paradeiser
avocat ~ avoka @ food : robe noyau crémeux tribunal exotique procès Mexique crevettes barreau toast plaidoirie guacamole > avocado, lawyer | Avocado, Anwalt
ananas @ food : tropiques boîte rondelles pizza couronne écailles épineux Hawaï caramélisé Bob Éponge Victoria > pineapple | =
noix de coco = coco @ food : fibre lait pirate assommer râpée cari gratter vahiné palmier Ceylan Philippines coprah > coconut | Kokosnuss
pastèque @ food : lourde rose tranche août cracher rafraîchissant pépins désaltérer juteuse melon Maghreb eau > watermelon | Wassermelone
fraise @ food : dessert dentiste mai Charlotte chantilly Périgord Melba tagada Élisabeth Plougastel Mara gariguette > strawberry | Erdbeere
raisin ~ résin @ food : grain automne sec bouteille renard grappe vigne Corinthe pressoir vendange muscat chasselas > grape, raisin | Traube, Weintraube, Rosine
kiwi @ food : petit oiseau fruit rugby cuillère vitamine pépins poilu groseille Adour aptère Nouvelle-Zélande > kiwi | Kiwi
mangue @ food : jus noyau sucrée exotique tropical parfumé Antilles dés Mali Inde pulpe chutney > mango | Mango
datte ~ date @ food : sec sucrée noyau moelleux fourrée régime oasis Tunisie chameliers palmier ramadan Deglet > date | Dattel
gaufre ~ goffre @ food : stand fer moule foraine chantilly carreaux cassonade Belgique Bruxelles quadrillage alvéoles Liège > waffle | Waffel
galette des rois = galette @ food : partage surprise dorée pâtissier beurre amande couronne janvier Melchior frangipane Épiphanie fève > king cake, cake, Twelfth Night cake | Dreikönigskuchen, Kuchen
barbe à papa @ food : rose bâton fil nuage collant poisse coton foraine manège foire sucre filaments > candyfloss, cotton candy, candy | Zuckerwatte
pop-corn = popcorn, pop corn ~ popecorne @ food : soirée film salé séance seau grains pétiller éclater cinéma soufflé micro-ondes maïs > popcorn | =
choucroute @ food : plat lard porc saucisse Strasbourg brasserie Allemagne pédaler genièvre fermenté Riesling Alsace > sauerkraut | Sauerkraut
fondue ~ fondu @ food : partage chalet pain gage pique Suisse réchaud bourguignonne fromage Beaufort savoyarde caquelon > fondue | Fondue
quiche ~ kiche @ food : part crème salade nul buffet tarte jambon brunch poireaux Alsace lardons lorraine > quiche | Quiche
ratatouille @ food : film légumes cocotte basilic Disney mijoter Nice Provence poivron Rémy courgette aubergine > ratatouille | Ratatouille
macaron @ food : couleurs boîte amande rond pâtisserie ganache voiture badge meringue coque Nancy Ladurée > macaroon, macaron | Makrone, Macaron
madeleine @ food : église goûter souvenir moule pleurer thé bosse coquillage Brel Commercy tante-Léonie Proust > madeleine | Madeleine
caramel @ food : blond dents mou crème casserole sucre flan brûlé Bretagne roudoudou Isigny Carambar > caramel, toffee | Karamell, Karamelle
pomme de terre = patate @ food : sac champ germe chaude éplucher Pérou gratin doryphore raclette purée tubercule Parmentier > potato | Kartoffel, Erdapfel
gingembre @ food : fort jus épice bonbon piquant racine Inde Asie sushi limonade curcuma rhizome > ginger | Ingwer
cannelle @ food : brun bâton épice Noël étoiles rouleau chinoise mendiant Zanzibar écorce strudel Ceylan > cinnamon | Zimt
menthe ~ mante @ food : feuille haleine sirop bonbon glaciale Maroc dentifrice pastille diabolo taboulé chlorophylle mojito > mint, peppermint | Minze, Pfefferminze
petits pois = petit pois @ food : rond boîte printemps princesse carottes conserve fourchette pigeon surgelé Clamart cosse écosser > peas, pea, green peas | Erbsen, Erbse
chou @ food : bête mignon feuilles lapin crème pomme cigogne farci Bruxelles rave brocoli potée > cabbage | Kohl, Kraut
artichaut @ food : fond cœur légume feuilles Bretagne foin vinaigrette Léon effeuiller camus poivrade barigoule > artichoke | Artischocke
maïs ~ mahis @ food : champ poule grain Amérique labyrinthe grillé ensilage épi Aztèques tortilla grésiller polenta > maize, corn, sweetcorn | Mais
hamburger = burger ~ ambourgueur @ food : rapide salade steak Amérique sésame frites Allemagne ketchup cheddar pickles McDo bun > hamburger, burger | Hamburger, Burger
piment @ food : oiseau larmes poudre brûlant épice Mexique Antilles Cayenne harissa tabasco Scoville Espelette > chilli, chili, pepper | Chili, Peperoni
orange @ food : couleur peau tigre Noël jus vitamine opérateur quartiers agrume pressée sanguine Maltaise > orange | Orange, Apfelsine
volcan @ nature : île montagne colère dormir feu Auvergne cendres Vésuve cratère Etna éruption lave > volcano | Vulkan
désert @ nature : seul soif aride scorpion cactus ermite mirage dunes oasis Tartares Gobi Sahara > desert | Wüste
éclipse @ nature : inquiétude rare cacher ombre disparition astre alignement partielle Tintin lunaire anneau soleil > eclipse | Finsternis, Sonnenfinsternis
orage @ nature : été chaleur abri moiteur nuage électricité grêle gronder cumulonimbus éclairs foudre tonnerre > thunderstorm, storm | Gewitter
arc-en-ciel @ nature : lutin sept averse gouttelettes Noé optique spectre prisme Iris réfraction indigo violet > rainbow | Regenbogen
cascade @ nature : rires acteur jaillir rocher fracas écume acrobate torrent chute Belmondo Iguaçu Niagara > waterfall, cascade, stunt | Wasserfall, Stunt
neige @ nature : blanche boule traces Noël ski bonhomme raquettes avalanche luge poudreuse congère flocons > snow | Schnee
tempête @ nature : crâne vent toit bateau océan vagues Shakespeare avis accalmie baromètre naufrage bourrasques > storm, tempest | Sturm
forêt @ nature : verte sentier cerf mousse champignons lisière clairière Landes chênes futaie Brocéliande arbres > forest, wood | Wald
rivière @ nature : diamants couler barque pont truite canoë berge gué saule méandre affluent cours > river | Fluss
montagne @ nature : altitude chalet souris ski randonnée vallée éboulement chamois Alpes névé pic sommet > mountain | Berg, Gebirge
`;
