/** Further cards in French. A line an entry: `text = another name ~ what sounds the same : words that go with it`. */
export const FR_4 = `
moustique : piqûre bzzz été marais sang démanger citronnelle moucheron
Sarah Bernhardt = Bernhardt ~ Sarah Bernard : tragédienne théâtre comédienne Phèdre divine aiglon voix monstre
enveloppe : timbre lettre courrier adresse papier coller facteur fenêtre
Nantes : Bretagne ducs Loire édit Verne éléphant biscuit machines
balayer : poussière sorcière sol feuilles ménage trottoir pelle propreté
lourd : poids enclume plomb léger valise haltère éléphant tonne
continent : Afrique Europe cinq Asie terre océan dérive Amérique
alpiniste : corde sommet piolet Everest montagne crampons grimper cordée
abricot : fruit noyau orange confiture Roussillon tarte sec pêche
chandelle : cire lumière tennis flamme mort économie bout dîner

libellule : étang ailes insecte hélicoptère mare légère bleue voltiger
Hercule : travaux demi-dieu force douze Zeus massue lion Poirot
escabeau : marches monter plafond peintre échelle bricolage ampoule pliant
Vatican : pape Rome Sixtine gardes Suisse Saint-Pierre basilique état
bouder : coin fâché moue enfant silence lèvre mécontent grogner
pressé : vite retard lapin citron train hâte orange urgent
cendres : feu phénix cheminée volcan Pompéi mercredi urne mégot
maçon ~ masson : mur briques truelle ciment chantier maison parpaing bâtir
vanille : glace gousse Madagascar parfum crème Bourbon dessert orchidée
cahier ~ cayer : école lignes spirale pages devoirs écriture carreaux classe

coccinelle : points rouge pucerons Volkswagen insecte élytres bête chance
Nostradamus : prophéties futur Salon prédiction astrologue quatrains Médicis avenir
hamac ~ amac, hamak : sieste filet arbres balancer vacances jardin suspendu détente
Bollywood : Inde films danse Bombay chansons cinéma sari acteurs
bondir : saut ressort kangourou félin élan panthère lièvre joie
étroit : serré ruelle mince couloir vaste exigu passage goulet
falaise : Étretat mer craie vertige Douvres roche mouettes à-pic
orthophoniste ~ ortofoniste : langage parler zozoter prononcer enfant rééducation bégayer articuler
mayonnaise : huile jaune moutarde frites sauce fouetter crevettes monter
calculatrice : chiffres addition maths touches Pascal opérations machine compter

chouette : nuit hibou effraie oiseau grange sympa plumes Hedwige
Auguste Renoir = Renoir : impressionniste moulin peintre galette Cagnes canotiers baigneuses guinguette
jumelles = jumeau, jumeaux : voir loin sosie oiseaux observer opéra soeurs identiques
Himalaya : Everest Népal yéti toit sherpa sommet neige Tibet
prier : église mains genoux dieu cierge messe chapelet supplier
étincelant : briller diamant lustre étoile scintiller argenterie éclat paillettes
digue : mer barrage don polder protéger inondation Hollande vagues
vendangeur : raisin grappe vigne automne sécateur hotte Beaujolais panier
nougat : Montélimar amande miel dur bonbon blanc Provence dents
tirelire : cochon pièces économies fente casser argent épargne porcelaine

truite : rivière arc-en-ciel amandes Schubert poisson pêcheur torrent meunière
Pinocchio ~ Pinokio, Pinoquio : nez mensonge Geppetto bois marionnette baleine Jiminy Collodi
oreillons : joues maladie enfant gonfler contagieux vaccin virus gorge
Sénat : Luxembourg Rome loi parlement élus hémicycle Paris politique
déménager : cartons camion maison nouveau quitter appartement meubles adresse
poli : merci bonjour courtois civil marbre lisse ministre bien-élevé
banlieue : ville périphérie RER cité pavillon faubourg quartier agglomération
berceau : bébé dormir comptine Moïse enfant naissance lune layette
chewing-gum : mâcher bulle menthe coller Malabar Hollywood gomme semelle
péage ~ payage : autoroute ticket barrière payer Vinci vacances voiture route

hippopotame ~ hypopotame : Nil gros Afrique rivière lourd mammifère gueule boue
Jacques Prévert = Prévert : paroles poète Barbara cancre feuilles Cherbourg inventaire Carné
baromètre : pression temps pluie aiguille météo beau capitaine variable
Camargue : flamants chevaux Rhône taureaux sel riz gardian Arles
pédaler : vélo choucroute mollets cycliste roue montée guidon semoule
gauche : droite main maladroit côté coeur politique tribord bâbord
sommet : cime pic haut Everest pied réunion montagne drapeau
détective : Poirot enquête loupe indices filature privé imperméable énigme
réglisse ~ réglice : noir bonbon rouleau bâton Zan anis racine zézayer
patinage : glace lames Candeloro artistique couple Holiday pirouette tutu
`;
