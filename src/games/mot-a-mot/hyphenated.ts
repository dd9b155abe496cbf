import type { Language } from "../../core/language.ts";

/** Words that people write with a hyphen and count as one; the lexicon has none of them. Folded, without hyphens. */
const known = (text: string): ReadonlySet<string> =>
  new Set(text.toUpperCase().replaceAll("-", "").trim().split(/\s+/));

export const HYPHENATED: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: known(`
    a-pic abat-jour allume-cigare apres-midi apres-demain apres-rasage arc-boutant arc-en-ciel arriere-pensee
    arriere-plan au-dela auto-ecole auto-stop avant-garde avant-hier avant-premiere bas-relief basse-cour
    beau-fils beau-frere beau-pere beaux-arts belle-fille belle-mere belle-soeur bien-aime bien-etre
    bouche-a-bouche bouche-trou boute-en-train bric-a-brac brise-glace brule-parfum cache-cache cache-nez
    casse-cou casse-croute casse-noisettes casse-noix casse-pieds casse-tete cerf-volant chasse-neige
    chauve-souris chef-d-oeuvre chef-lieu chou-fleur cinquante-deux cine-club coffre-fort contre-attaque
    contre-courant contre-jour contre-la-montre corps-a-corps couche-tard court-circuit court-metrage couvre-feu
    couvre-lit croque-mitaine croque-monsieur croque-mort cul-de-sac demi-dieu demi-finale demi-heure demi-tour
    dix-huit dix-neuf dix-sept dos-d-ane eau-de-vie entre-deux essuie-glace essuie-mains essuie-tout etat-major
    face-a-face far-west feux-d-artifice fox-trot franc-macon franc-tireur garde-a-vous garde-boue
    garde-chasse garde-fou garde-malade garde-manger garde-robe gratte-ciel grand-chose grand-duc grand-maman
    grand-mere grand-oncle grand-pere grand-place grand-rue grands-parents guet-apens hara-kiri haut-de-forme
    haut-fond haut-parleur hors-bord hors-d-oeuvre hors-jeu hors-la-loi hors-piste hot-dog
    laisser-aller lance-flammes lance-pierres lave-linge lave-vaisselle long-metrage main-d-oeuvre
    marque-page marteau-piqueur mi-temps mille-feuille mille-pattes moitie-moitie monte-charge mort-ne moyen-age
    moyen-orient nid-de-poule non-sens nouveau-ne oeil-de-boeuf ouvre-boite ouvre-bouteille pare-balles
    pare-brise pare-chocs pare-feu pare-soleil passe-montagne passe-partout passe-temps pele-mele
    pense-bete perce-neige perce-oreille petit-beurre petit-dejeuner petit-enfant petit-fils petit-suisse
    petite-fille petits-enfants petits-fours peut-etre pied-de-biche pied-noir pince-sans-rire pis-aller plat-bord
    plate-bande plates-bandes plate-forme plus-value point-virgule porte-a-porte porte-avions porte-bagages
    porte-bonheur porte-cle porte-cles porte-clefs porte-drapeau porte-fenetre porte-jarretelles porte-manteau
    porte-monnaie porte-parapluie porte-parole porte-plume porte-savon porte-voix pot-au-feu pot-pourri pousse-pousse
    presqu-ile presse-citron presse-papiers prie-dieu prud-homme quatre-quarts quatre-vingt quatre-vingts
    quatre-vingt-dix quelqu-un qu-en-dira-t-on rase-mottes remonte-pente remue-menage rendez-vous rez-de-chaussee
    rond-point rouge-gorge sac-a-dos sage-femme sang-froid sans-abri sans-culotte sans-gene sauve-qui-peut
    savoir-faire savoir-vivre science-fiction serre-joint serre-tete skate-board soixante-dix soi-disant
    souffre-douleur sourd-muet sous-bois sous-marin sous-sol sous-titre sous-vetement taille-crayon taille-haie
    talkie-walkie tam-tam taupe-grillon terre-plein tete-a-tete tiers-monde timbre-poste tire-au-flanc tire-bouchon
    tire-fesses tohu-bohu touche-a-tout tourne-disque tout-puissant trait-d-union tragi-comedie trente-six
    va-et-vient va-nu-pieds va-tout vague-a-l-ame vide-grenier vide-ordures vif-argent
    vingt-et-un vis-a-vis volte-face wagon-lit wagon-restaurant week-end yo-yo
  `),
  en: known(`
    a-bomb add-on after-effect all-star all-time baby-sitter back-up bird-watching blow-dry blow-up box-office
    bread-and-butter break-in brother-in-law build-up by-product carry-on check-in check-up chock-a-block co-op
    co-pilot cold-blooded cross-country cross-eyed cul-de-sac daughter-in-law dead-end double-decker drive-in
    drop-out e-mail ex-wife eye-opener face-lift father-in-law fifty-fifty fire-eater first-class follow-up
    forget-me-not forty-two get-together go-between go-kart good-looking good-natured great-grandfather
    great-grandmother hair-raising half-moon half-time hand-me-down hang-glider happy-go-lucky hara-kiri
    heart-to-heart hide-and-seek high-class high-heeled high-rise hitch-hiker hocus-pocus hot-dog ice-axe ice-cream
    ice-skate in-laws jack-in-the-box jack-o-lantern know-how ladies-in-waiting lady-in-waiting left-handed
    life-size log-cabin long-distance made-up make-believe make-up man-eater man-of-war merry-go-round middle-aged
    mother-in-law mouth-watering mumbo-jumbo ne-er-do-well night-light no-one nursery-rhyme off-line old-fashioned
    one-way pick-up pin-up ping-pong play-off pop-up post-it post-mortem push-up razor-sharp ready-made roll-on
    roly-poly roller-coaster round-trip runner-up second-hand see-saw see-through self-control self-defence
    self-portrait self-service seventy-six short-sighted shut-eye single-handed sister-in-law sit-up
    so-called son-in-law step-by-step t-shirt tic-tac-toe tie-breaker time-out tip-off toad-in-the-hole
    topsy-turvy trade-in trench-coat tug-of-war turn-off twenty-one u-turn up-to-date v-neck vice-president
    walkie-talkie walk-in warm-up water-ski well-being well-known window-shopping wishy-washy word-of-mouth
    x-ray yo-yo zig-zag
  `),
  de: known(`
    a-cappella all-inclusive do-it-yourself e-mail e-bike u-bahn s-bahn t-shirt hip-hop ping-pong make-up pick-up
    know-how science-fiction talk-show hot-dog jo-jo zick-zack happy-end u-boot x-beine o-beine
  `),
};
