/** The French deck of Mot à Mot, a line an entry; README.md says what every part of a line means. */
export const FR_07 = `
brouillard @ nature : automne Londres corne phares grisaille bruine ouate halo brume visibilité pois purée > fog, mist | Nebel
plage @ nature : vacances seau pelle serviette marée coquillages galets surveillée maillot crique bronzer parasol > beach | Strand
île @ nature : trésor perdue bateau pirate naufrage Corse cocotier Robinson Ré Yeu atoll archipel > island, isle | Insel
vague @ nature : flou chaleur crête bain rouleau océan écume Biarritz surfeur tsunami houle déferler > wave | Welle
étoile @ nature : destin bonne guide danseuse shérif berger Bethléem polaire astre filante supernova scintiller > star | Stern
lac ~ laque @ nature : calme barque cygne rive poissons montagne pédalo Lamartine Annecy Côme Baïkal Léman > lake | See
aurore boréale = aurore @ nature : magie vert irréelle draperie aube Nord pôle Norvège Laponie ionosphère magnétisme Tromso > northern lights, aurora, dawn | Polarlicht, Nordlicht
marée ~ marrée @ nature : rythme noire pêche lune basse vase coquillages haute Saint-Malo Vatel estran coefficient > tide | Flut, Gezeiten, Ebbe
sable @ nature : grain tas jaune papier désert plage pelle château mouvant marchand dune Olonne > sand | Sand
jungle @ nature : aventure loi serpents moustiques touffue tigre lianes boa luxuriante machette Mowgli Tarzan > jungle | Dschungel, Urwald
geyser ~ gésère @ nature 10+ : chaud colonne jet source jaillir vapeur pression bouillant soufre fumerolles Islande Yellowstone > geyser | Geysir
oasis ~ oazis @ nature : halte fraîcheur soif boisson caravane dattes nomades ksar bédouins Siwa palmiers Sahara > oasis | Oase
glacier @ nature : lent bleu vanille langue boules fonte cornet Alpes crevasse moraine Aletsch sérac > glacier, ice cream man | Gletscher
foudre @ nature : rapide amour boule frapper zigzag volts Benjamin éclair orage tonnerre Franklin Zeus > lightning | Blitz
grotte @ nature : sombre ours pirate écho lampe préhistoire peintures Lourdes caverne Lascaux stalactite spéléologue > cave, grotto | Höhle, Grotte
galaxie @ nature : téléphone espace voyage infini milliards univers spirale amas étoiles voie Andromède lactée > galaxy | Galaxie, Galaxis
marécage @ nature : boue brume moustiques ogre vase joncs sangsues malaria tourbière enliser Shrek bayou > swamp, marsh | Sumpf, Moor
tornade @ nature : vent poussière vache spirale dévaster toiture chasseurs tourbillon entonnoir trombe Kansas Dorothée > tornado, twister | Tornado, Wirbelsturm
falaise @ nature : bord roche vertige craie mouettes blanche à-pic escalade Guillaume Lupin Douvres Étretat > cliff | Klippe, Felswand
cendres = cendre ~ sandre @ nature : gris froid poussière mercredi cheminée foyer volcan âtre brûler braises Pompéi phénix > ashes, ash | Asche
soleil @ nature : jaune crème vacances jour chaleur coucher Louis bronzer zénith rayons système astre > sun | Sonne
lune @ nature : face miel décrocher croissant quartier éclipse cratères fusée Tintin Pierrot Séléné Apollo > moon | Mond
comète @ nature 10+ : plan rare passage renne queue glace astre chevelure Bayeux périhélie Rosetta Halley > comet | Komet
trou noir @ nature 10+ : oubli mystère espace disparaître lumière avaler horizon densité attraction gravité Einstein Hawking > black hole, hole | Schwarzes Loch, Loch
Saturne @ nature : dieu lente samedi géante gaz lointaine fusée sixième Titan planète Cassini anneaux > Saturn | Saturn | Saturno | Saturno
Mars @ nature : mois barre fou guerre dieu giboulées vie robot rouge planète Olympus Curiosity > = | = | Marte | Marte
iceberg @ nature : froid dérive bleu salade partie pointe cachée flottant immergé Groenland banquise Titanic > iceberg | Eisberg
avalanche @ nature : danger bruit blanc chien dynamite hors-piste dévaler secouriste coulée Saint-Bernard ensevelir neige > avalanche | Lawine
tremblement de terre = séisme @ nature : peur maison table secousse fissure Japon plaques tsunami San-Francisco épicentre magnitude Richter > earthquake | Erdbeben
diamant @ nature : dur brillant mine bague bijou éternel solitaire facettes Anvers carbone Cullinan carat > diamond | Diamant
or ~ hors @ nature : jaune dent médaille alchimiste ruée Toison pépite Eldorado lingot carat Klondike Midas > gold | Gold
ambre @ nature 10+ : gris doré insecte collier musc pin moustique préhistoire Prusse fossile résine Baltique > amber | Bernstein
coquillage @ nature : vacances oreille spirale marée plateau porcelaine Vénus nacre bivalve bigorneau murex bernique > shell, seashell | Muschel
fossile @ nature : vieux pierre musée os empreinte coquille millions dinosaure strate trilobite paléontologue ammonite > fossil | Fossil
ombre @ nature : mur suivre fraîcheur poisson silhouette soleil grandir crépuscule cadran portée Luke chinoises > shadow, shade | Schatten
écho @ nature : voix journal grotte canyon réponse rocheux nymphe rebondir tyrolien Narcisse réverbération répéter > echo | Echo
feu @ nature : danger camp chaleur artifice bûche pompier braise silex allumer Prométhée pyromane flammes > fire | Feuer
vent @ nature : froid cheveux feuilles souffle moulin girouette voilier éolienne Zéphyr rafale mistral tramontane > wind | Wind
nuage @ nature : rêve lait gris blanc coton forme mouton informatique vaporeux orage stratus cumulus > cloud | Wolke
pluie @ nature : ennui flaque Normandie claquettes ciré drache mousson Brest diluvien trombes hallebardes averse > rain | Regen
verglas @ nature : matin danger route chute invisible glisser voiture sel pneus dérapage salage patinoire > black ice, ice | Glatteis
hiver @ nature : sports moufles bise saison Vendée décembre Vivaldi pelisse solstice flocons neige frimas > winter | Winter
printemps ~ printant @ nature : ménage saison fleurs mars cerisiers avril muguet bourgeons équinoxe hirondelle Stravinski Botticelli > spring, springtime | Frühling
automne @ nature : monotone mélancolie saison octobre citrouille champignons brame châtaignes équinoxe Verlaine vendanges feuilles > autumn, fall | Herbst
horizon @ nature : vue ligne rond avenir lointain vertical disparaître lever immensité navigateur perspective couchant > horizon | Horizont
dune @ nature : vent désert grimper sable oyat Landes chameau roman crête plage Arrakis Pilat > dune | Düne
racine ~ rassine @ nature : carré dent terre cheveu boire origine souterrain gingembre tragédie mandragore Phèdre Andromaque > root | Wurzel
savane @ nature : chaud herbe broussailles Afrique acacia girafe safari Simba termitière gnous Kenya Serengeti > savannah, savanna | Savanne
nuit @ nature : sommeil blanche étoiles hibou table chemise noce obscurité lampadaire ténèbres insomniaque veilleuse > night | Nacht
objectif @ thing : neutre but ambition viser impartial mire cible appareil photo subjectif lentille zoom > objective, lens, goal | Objektiv, Ziel
pétrolier @ thing : géant navire coque Total cargo brut baril goudron raffinerie citerne Erika Amoco-Cadiz > oil tanker, tanker | Öltanker, Tanker
dédale @ thing 10+ : perdu détours couloirs complexe sortie impasse architecte Crète inextricable Icare Minotaure labyrinthe > maze, labyrinth, Daedalus | Labyrinth, Irrgarten, Dädalus
boussole @ thing : marin perdu carte randonnée scoutisme direction Chine orienter aimant magnétique aiguille nord > compass | Kompass
guitare @ thing : camp Espagne rock caisse électrique basse Brassens Django flamenco luthier Hendrix médiator > guitar | Gitarre
parapluie @ thing : oublié ouvrir anglais manche toile abriter gouttes averse Poppins baleines Aurillac Cherbourg > umbrella | Regenschirm, Schirm
échelle @ thing : carte chat mesure cambriolage cerisier appuyer monter pompiers perroquet Jacob barreaux Richter > ladder, scale | Leiter
horloge @ thing : mur gare tour coucou biologique pendule heure parlante cadran comtoise balancier tic-tac > clock | Uhr
valise @ thing : départ hôtel lourde placard vacances carton aéroport soute diplomatique poignée roulettes bagage > suitcase, case | Koffer
ascenseur @ thing : attente miroir musique panne cabine renvoyer câble bouton échafaud immeuble escalier étage > lift, elevator | Aufzug, Fahrstuhl, Lift
bibliothèque @ thing : calme carte verte rose étagère rayon Babel Alexandrie François-Mitterrand emprunt lecture livres > library, bookcase | Bibliothek, Bücherei, Bücherregal
couronne @ thing : tête Miss épines Suède laurier Avent Danemark joyaux sacre principauté Charlemagne monarchie > crown, wreath | Krone, Kranz
microscope @ thing : science œil électronique invisible laboratoire minuscule biologie grossir cellule microbes bactérie lamelle > microscope | Mikroskop
allumette @ thing : petite boîte jambes souffler feuilleté bougie fumeur flamme Andersen tison gratter soufre > match | Streichholz, Zündholz
télescope @ thing : géant tube miroir Chili lointain étoiles coupole observatoire astronome Galilée James-Webb Hubble > telescope | Teleskop, Fernrohr
serrure @ thing : secret œil trou tourner huile rouiller cambrioleur coffre-fort crocheter pêne gâche clé > lock, keyhole | Schloss
clé = clef @ thing : perdue champ solution sol mystère anglaise sous Barbe-Bleue USB trousseau paillasson serrure > key | Schlüssel
ordinateur = ordi, PC @ thing : bureau puce portable mémoire programme bug écran clavier virus souris Apple numérique > computer | Computer, Rechner
ciseaux @ thing : ruban papier feuille pierre couture coiffeur sculpteur ongles Matisse lames Edward découper > scissors | Schere
satellite @ thing : espace météo antenne lune télévision tourner Ganymède parabole orbite GPS Galileo Spoutnik > satellite | Satellit
couteau @ thing : table cuisine manche pain pirate suisse cran lame aiguiser tranchant Laguiole Opinel > knife | Messer
robot @ thing : futur cuisine métal usine obéir automate circuits tchèque Asimov androïde Wall-E Goldorak > robot | Roboter
marteau @ thing : outil juge requin fou taper enchères piqueur Thor faucille enfoncer enclume clou > hammer | Hammer
téléphone = portable, smartphone @ thing : jeton fil cabine appel numéro batterie sonnerie Cocteau combiné raccrocher Bell allô > telephone, phone, mobile | Telefon, Handy
lampe @ thing : table génie pétrole Pixar chevet frontale phalène Aladin tungstène interrupteur abat-jour ampoule > lamp, light | Lampe
parachute @ thing : courage altitude doré avion toile saut ralentir harnais sangles voilure Garnerin largage > parachute | Fallschirm
vaccin ~ vaxin @ thing : santé docteur carnet protéger rappel grippe rage tétanos aiguille seringue Pasteur immunité > vaccine, vaccination | Impfung, Impfstoff
brouette @ thing : terre bras chantier pousser transport maçon godillots compost fumier gravats poignées Pascal > wheelbarrow, barrow | Schubkarre
passeport @ thing : voyage photo tampon étranger pays identité frontière biométrique visa douane empreintes nationalité > passport | Pass, Reisepass
aspirateur @ thing : ménage embout miettes robot moutons filtre prise cyclone moquette tuyau poussière Dyson > vacuum cleaner, vacuum, hoover | Staubsauger
trottinette @ thing : parc trajet casque pied deux zigzaguer bitume location électrique frein guidon patinette > scooter, kick scooter | Roller, Tretroller
thermomètre @ thing : front bain mur graduation malade mercure aisselle degrés fièvre rougeole Celsius température > thermometer | Thermometer
bougie @ thing : voiture panne prière romantique moteur souffler anniversaire cire Algérie mèche photophore stéarine > candle, spark plug | Kerze
cinéma = ciné @ thing : salle affiche fauteuil septième film Cannes bobines ouvreuse Truffaut Lumière écran Méliès > cinema, movies | Kino
tabouret @ thing : bar cuisine pieds haut siège comptoir piano dompteur photomaton traire escabelle dossier > stool | Hocker
journal @ thing : matin café intime papier kiosque titre encre colonnes Monde télévisé reporter presse > newspaper, diary | Zeitung, Tagebuch
oreiller @ thing : tête mémoire dent câlin bataille sommeil ergonomique confidence plumes duvet traversin taie > pillow | Kissen, Kopfkissen
bouclier @ thing : guerre défense bras chef tortue fiscal chevalier lance Gaulois Captain Abraracourcix écu > shield | Schild
musée @ thing : visite guide vitrine gardien collection exposition tableaux conservateur Louvre Orsay Guimet Grévin > museum | Museum
sablier @ thing : jeu lent temps symbole désert œuf cuisson minute étranglement écouler retourner grains > hourglass | Sanduhr
fusée @ thing : espace vitesse damier moteur étages rebours décollage lune Tintin Soyouz Kourou Ariane > rocket | Rakete
chapeau @ thing : champignon accent magicien paille pointu feutre melon capeline sombrero panama Stetson haut-de-forme > hat | Hut
armoire @ thing : chambre clé glace linge meuble costaud cintre naphtaline normande bonnetière Narnia bretonne > wardrobe, cupboard | Schrank, Kleiderschrank
lunettes = lunette @ thing : nez lecture plongée branches écaille Harry verres monture myope presbyte oculiste opticien > glasses, spectacles, sunglasses | Brille
bouchon @ thing : pêche Lyon sauter circulation champagne bouteille trafic Portugal flotteur périphérique goulot liège > cork, traffic jam | Korken, Stau
aéroport @ thing : voyage foule retard hôtesse bagages contrôle piste embarquement terminal Orly Roissy avions > airport, airfield | Flughafen
cadeau ~ cado @ thing : joie surprise ruban secret paquet emballage liste offrir sapin Noël bolduc anniversaire > present, gift | Geschenk
internet = web, toile @ thing : monde réseau connexion recherche site fibre surfer courriel navigateur box Google wifi > internet, web, net | Internet, Netz
couverture @ thing : magazine livre espion tirer pompiers survie matelas frileux patchwork édredon plaid Linus > blanket, cover | Decke, Umschlag
bouilloire @ thing : cuisine chaud bec matin électrique anse vapeur siffler infusion thé ébullition théine détartrer > kettle | Wasserkocher, Kessel
robinet @ thing : froid évier fuite tourner goutte lavabo métal joint chaud couler plombier mitigeur > tap, faucet | Wasserhahn, Hahn
`;
