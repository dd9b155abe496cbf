import type { Language } from "../../src/core/language.ts";
import type { WrittenEntry } from "./entry.ts";

/**
 * Words for kinds of things, by which people begin: "animal", "country", "writer". A line has WordNet's names of the
 * kind, or our own marks of an entry in brackets, then French, English and German words for it.
 */
const LINES = `
animal [living] | animal bête créature | animal creature beast | Tier Lebewesen
mammal | mammifère | mammal | Säugetier
bird | oiseau ailes plumes | bird wings feathers | Vogel Flügel Federn
fish | poisson | fish | Fisch
insect | insecte bestiole | insect bug | Insekt Krabbeltier
reptile | reptile | reptile | Reptil
rodent | rongeur | rodent | Nagetier Nager
feline | félin fauve | feline | Raubkatze Großkatze
carnivore | carnivore prédateur | carnivore predator hunter | Raubtier Fleischfresser
ungulate | sabots | hooves | Huftier
primate | singe primate | monkey ape primate | Affe Primat
amphibian | amphibien | amphibian | Amphibie Lurch
marsupial | marsupial | marsupial | Beuteltier
domestic_animal farm_animal pet | ferme domestique | farm pet | Haustier Bauernhof
plant flora | plante végétal | plant | Pflanze
tree | arbre forêt | tree wood forest | Baum Wald
flower | fleur jardin | flower garden | Blume Blüte Garten
fruit edible_fruit | fruit verger | fruit | Frucht Obst
vegetable | légume potager | vegetable | Gemüse
food foodstuff nutriment [food] | nourriture manger aliment repas cuisine | food eat meal kitchen | Essen Nahrung essen Mahlzeit Küche
beverage drink | boisson boire | drink | Getränk trinken
dessert sweet confection | dessert sucré sucrerie | dessert sweet | Nachtisch süß Süßigkeit
dish | plat | dish | Gericht Speise
spice flavorer condiment | épice condiment | spice condiment | Gewürz
bread pastry cake baked_goods | boulangerie pâtisserie gâteau | bakery cake | Gebäck Bäckerei Kuchen
country state land | pays nation état | country nation | Land Staat
city metropolis | ville cité | city town | Stadt Großstadt
national_capital capital | capitale | capital | Hauptstadt
river | fleuve rivière | river | Fluss
mountain mountain_peak range | montagne sommet | mountain peak | Berg Gebirge
island archipelago | île | island | Insel
desert | désert | desert | Wüste
lake body_of_water | lac eau | lake water | See Gewässer
ocean sea | océan mer | ocean sea | Ozean Meer
location [place] | lieu endroit voyage vacances géographie touristes | place travel holiday geography tourists | Ort Reise Urlaub Geografie Touristen
[africa] | Afrique africain | Africa African | Afrika afrikanisch
[asia] | Asie asiatique | Asia Asian | Asien asiatisch
[europe] | Europe européen | Europe European | Europa europäisch
[south-america] | Amérique latine | Latin | Südamerika Lateinamerika
[north-america] | Amérique américain États-Unis | America American USA | Amerika amerikanisch USA
[oceania] | Océanie Pacifique | Pacific Oceania | Ozeanien Pazifik
[ancient] | Antiquité antique ancien | ancient antiquity old | Antike antik alt
[medieval] | médiéval Moyen-Âge | medieval | Mittelalter mittelalterlich
[modern person] | historique siècle | historical century | historisch Jahrhundert
[person] | célèbre personnage histoire personne | famous history person | berühmt Geschichte Persönlichkeit Mensch
[f] | femme féminin dame | woman lady female | Frau Dame weiblich
[m] | homme masculin | man male | Mann männlich
[character] | personnage fiction héros conte | fictional hero character story | Figur Held Märchen Geschichte
[work] | œuvre culture célèbre | art culture famous | Kunst Werk Kultur berühmt
writer author novelist | écrivain auteur livre littérature roman | writer author book literature novel | Schriftsteller Schriftstellerin Autor Autorin Buch Literatur
poet | poète poème poésie | poet poem poetry | Dichter Dichterin Gedicht
painter artist | peintre artiste tableau peinture art | painter artist painting art | Maler Malerin Künstler Künstlerin Gemälde Kunst
composer musician | compositeur musicien musique classique | composer musician music classical | Komponist Musiker Musik klassisch
singer | chanteur chanteuse chanson voix | singer song voice music | Sänger Sängerin Lied Stimme Musik
scientist physicist chemist | scientifique science savant chercheur | scientist science | Wissenschaftler Wissenschaftlerin Wissenschaft Forscher
inventor | inventeur invention | inventor invention | Erfinder Erfindung
explorer navigator | explorateur navigateur découverte | explorer discovery sailor | Entdecker Seefahrer Forscher
king queen emperor sovereign ruler monarch | roi reine souverain royal monarque | king queen ruler royal monarch | König Königin Herrscher Herrscherin Monarch
statesman politician president | politique président politicien | politician politics president leader | Politiker Politik Präsident
general military_officer soldier | guerre général armée soldat | war general army soldier | Krieg General Armee Soldat
philosopher | philosophe philosophie penseur | philosopher philosophy thinker | Philosoph Philosophie Denker
actor actress | acteur actrice cinéma film | actor actress cinema film | Schauspieler Schauspielerin Kino Film
athlete footballer | sport sportif | sport player champion | Sport Sportler
saint | saint religion | saint religion | Heiliger Heilige Religion
deity Greek_deity | dieu déesse mythologie | god goddess mythology | Gott Göttin Mythologie
mythical_being monster | monstre mythologie légende | monster myth legend | Monster Ungeheuer Sage
worker tradesman skilled_worker [trade] | métier travail profession | job work profession | Beruf Arbeit
musical_instrument | instrument musique jouer | instrument music play | Instrument Musik spielen
tool | outil bricolage | tool | Werkzeug
vehicle conveyance | véhicule transport rouler | vehicle transport ride | Fahrzeug fahren Verkehr
ship boat vessel | bateau navire | boat ship | Boot Schiff
clothing garment | vêtement habit porter | clothes clothing wear | Kleidung anziehen
headdress hat | tête | head | Kopf
footwear | pied chaussure | foot shoe | Fuß Schuhe
furniture | meuble maison | furniture house | Möbel Haus
building structure | bâtiment construction architecture | building architecture | Gebäude Bauwerk Architektur
room | pièce maison | room house | Zimmer Haus
kitchen_utensil utensil tableware cutlery | cuisine vaisselle | kitchen | Küche Geschirr
container | récipient | container | Behälter
weapon | arme combat | weapon fight | Waffe Kampf
toy plaything game | jouet jeu jouer enfant | toy game play child | Spielzeug Spiel spielen Kind
jewelry jewel | bijou | jewellery | Schmuck
machine device electronic_equipment | appareil machine électrique | device machine electric | Gerät Maschine elektrisch
writing_implement | écrire école | write school | schreiben Schule
artifact [thing] | objet chose | object thing | Gegenstand Ding
weather atmospheric_phenomenon storm | météo temps ciel | weather sky | Wetter Himmel
celestial_body planet star | espace ciel astronomie | space sky astronomy | Weltall Himmel Astronomie
season | saison année | season year | Jahreszeit Jahr
natural_phenomenon geological_formation [nature] | nature naturel | nature natural | Natur
emotion feeling | émotion sentiment | emotion feeling | Gefühl Emotion
[idea] | idée concept abstrait | idea concept abstract | Idee Begriff abstrakt
[action] | verbe action faire | verb action do | Verb Tätigkeit tun
[quality] | adjectif qualité | adjective quality | Adjektiv Eigenschaft
sport athletic_game | sport jeu | sport game | Sport Spiel
holiday festival celebration | fête | party celebration | Fest Feier
body_part organ | corps | body | Körper
book novel | livre roman lire auteur | book novel read author | Buch Roman lesen
movie film | film cinéma | film cinema movie | Film Kino
painting picture | tableau peinture musée | painting picture museum | Gemälde Bild Museum
song music | chanson musique | song music | Lied Musik
`;

export interface KindOfThing {
  /** WordNet's names, folded. */
  readonly wordnet: readonly string[];
  /** Marks of an entry that all have to be there; none when the kind has no mark. */
  readonly marks: readonly string[];
  readonly said: Readonly<Record<Language, readonly string[]>>;
}

export const KINDS_OF_THINGS: readonly KindOfThing[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [names = "", fr = "", en = "", de = ""] = line.split(" | ");
    const marks = /\[(.*)\]/.exec(names)?.[1]?.split(" ") ?? [];
    const wordnet = names.replace(/\[.*\]/, "").split(" ");
    return {
      wordnet: wordnet.filter((name) => name !== "").map((name) => name.replaceAll("_", "").toUpperCase()),
      marks,
      said: { fr: fr.split(" "), en: en.split(" "), de: de.split(" ") },
    };
  });

/** The words that name the kind of an entry: by its marks, and by what WordNet calls it. */
export function kindWords(entry: WrittenEntry, above: ReadonlySet<string>, language: Language): string[] {
  const { kind, gender, region, era } = entry;
  const own = new Set<string | null>([kind, gender, region, era]);
  return KINDS_OF_THINGS.filter(
    ({ wordnet, marks }) =>
      wordnet.some((name) => above.has(name)) || (marks.length > 0 && marks.every((mark) => own.has(mark))),
  ).flatMap(({ said }) => said[language]);
}
