import type { Language } from "../../../../core/language.ts";
import type { LeaveReason } from "../../../../games/game.ts";
import type { Camp } from "../../../../games/mot-a-mot/roles.ts";
import { de } from "../../../i18n/elide.ts";
import { formsOf } from "../../../i18n/forms.ts";
import type { Doing } from "../situation.ts";
import { refusals } from "./refusals-fr.ts";

const forms = formsOf("fr");
const { count } = forms;
const seconds = (ms: number): string => forms.decimal(ms / 1000, 2);

/** What Mot à Mot says. `null` for a name means the reader. */
type Who = string | null;

const vous = (who: Who): string => who ?? "vous";
const list = (names: readonly Who[]): string => {
  const all = names.map(vous);
  return all.length === 0 ? "personne" : forms.list(all);
};
const clues = (n: number): string => count(n, "indice", "indices");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const doing: Record<Doing, string> = {
  nothing: "",
  out: "a quitté la table",
  speaks: "parle",
  floor: "a la main",
  locked: "patiente",
  bid: "a annoncé",
  passed: "passe",
  ready: "attend la suite",
};

const left: Record<LeaveReason, (who: Who) => string> = {
  resigned: (who) => (who === null ? "Vous quittez la table." : `${who} quitte la table.`),
  absent: (who) => (who === null ? "Votre absence a trop duré." : `L’absence ${de(who)} a trop duré.`),
  time: (who) => (who === null ? "Votre temps est écoulé." : `${who} n’a plus de temps.`),
};

const campNames: Record<Camp, string> = { speakers: "Les parleurs", seekers: "Les chercheurs" };

const spoken: Readonly<Record<Language, string>> = {
  fr: "Cartes en français",
  en: "Cartes en anglais",
  de: "Cartes en allemand",
};

export const fr = {
  refusals,
  left,
  strip: {
    round: (no: number, of: number) => `Manche ${no}/${of}`,
    finale: "Finale",
    numbers: (numbers: string) => `On joue les mots ${numbers}.`,
    spoken,
    words: "mots",
    youSpeak: "Vous parlez",
    youSeek: "Vous cherchez",
  },
  tokens: {
    speaker: (n: number) => count(n, "jeton parleur", "jetons parleur"),
    seeker: (n: number) => count(n, "jeton chercheur", "jetons chercheur"),
    goal: "Deux titres : le plus de jetons de chaque sorte.",
    names: {
      speaker: "parleur : 3 pour qui fait trouver les trois mots",
      seeker: "chercheur : 1 par mot trouvé",
    },
  },
  players: { title: "À la table", speakers: "Parleurs", seekers: "Chercheurs", you: "Vous", doing },
  card: {
    title: "La carte, pour vous seulement",
    others: "Les sept autres, pour les bonus",
    found: "trouvé",
    current: "à faire deviner",
  },
  auction: {
    count: "Décompte de l’annonce",
    open: "Qui annonce le premier ?",
    stands: (who: Who, n: number, tokens: number) =>
      `${who === null ? "Vous annoncez" : `${who} annonce`} ${n}${
        tokens > 0 ? ` et ${count(tokens, "jeton", "jetons")}` : ""
      }`,
    hints: {
      bid: "En combien d’indices faites-vous deviner les trois ? La plus petite annonce parle. Une seule chacun.",
      "bid-made": "À zéro, c’est à vous de parler, sauf si quelqu’un annonce moins.",
      passed: "Vous passez sur cette carte.",
      out: "Vous avez quitté la table.",
    },
    overhear: (numbers: readonly number[]) =>
      `Les parleurs ont une carte. Qui fera trouver ses mots ${forms.list(numbers.map(String))} avec le moins d’indices ? Ensuite, à vous de buzzer.`,
    yours: "Votre annonce",
    bid: (n: number, counts: number) =>
      n === counts ? `Annoncer ${clues(n)}` : `Annoncer ${counts}, pour ${clues(n)}`,
    key: (n: number, all: number) => `${n} (${all})`,
    more: "Plus",
    say: "Annoncer",
    pass: "Je passe",
    pledge: (own: number) => `Indices en plus, un jeton parleur chacun, payés comptant (vous en avez ${own})`,
    pledged: (n: number) => (n === 0 ? "aucun" : `+${n}`),
  },
  speech: {
    entries: "Les mots de la carte",
    states: { current: "à trouver", open: "ensuite" },
    left: (n: number, of: number) =>
      n === 0 ? `plus d’indice (${of} en tout)` : `${clues(n)} sur ${of} en réserve`,
    clues: "Les indices",
    gives: (who: Who) => (who === null ? "Vous faites deviner" : `${who} fait deviner`),
    givesBonus: (who: Who) => (who === null ? "Votre bonus" : `Bonus ${de(who)}`),
    clueTime: "Temps pour un indice",
    lastTime: "Temps pour les dernières réponses",
    earlier: "Indices précédents",
    wrong: "Réponses fausses",
    missed: (who: Who) => (who === null ? "Vous n’avez rien dit." : `${who} n’a rien dit.`),
    last: "Plus d’indice : dernières réponses !",
  },
  act: {
    target: (entry: string) => `Faites deviner « ${entry} »`,
    clueLabel: (entry: string) => `Un indice pour ${entry}`,
    clueHint: "Un seul mot, en trente secondes. Ni la même famille, ni une traduction.",
    give: "Dire",
    someoneBuzzed: "On a buzzé…",
    held: "Votre indice attend la réponse.",
    cluesSpent: "Tous vos indices sont dits. On croise les doigts.",
    fellow: (giver: string) =>
      `${giver} parle. Gardez la carte pour vous : en cas d’échec, un jeton pour vous.`,
    bonusAwaited: (giver: string) => `Les trois sont trouvés ! ${giver} choisit un bonus.`,
    out: "Vous avez quitté la table. Vos jetons restent.",
  },
  buzz: {
    word: "BUZZ",
    ready: "Touchez, ou barre d’espace",
    tap: "Touchez !",
    lockedClue: "Attendez un autre indice",
    lockedOther: "Attendez qu’un autre essaie",
    lockedBoth: "Attendez un autre indice et un autre essai",
    collecting: "Qui était le premier ?",
    otherFloor: "Trop tard, cette fois",
    beforeClue: "Attendez un indice",
    floorTime: "Temps pour répondre",
    floorOf: (who: string) => `${who} a la main`,
    order: "L’ordre des buzz",
    figures: (who: Who, countedMs: number, wayMs: number) =>
      `${capital(vous(who))} : ${seconds(countedMs)} s, sans les ${seconds(wayMs)} s du trajet`,
    yours: "Vous avez la main !",
    answerLabel: "Votre réponse",
    answer: "Répondre",
  },
  predict: {
    title: "En combien d’indices, à votre avis ?",
    choice: (n: number) => (n === 0 ? "Je dis : pas tous les trois" : `Je dis : ${clues(n)}`),
    none: "jamais",
    made: (n: number) =>
      n === 0 ? "Vous avez dit : pas tous les trois. On verra." : `Vous avez dit : ${clues(n)}. On verra.`,
    came: (n: number, came: number) =>
      n === came
        ? n === 0
          ? "Vous l’aviez vu venir."
          : `Vous aviez dit ${clues(n)} : pile !`
        : `Vous aviez dit ${n === 0 ? "jamais" : clues(n)} : ${came === 0 ? "pas tous les trois" : `il en a fallu ${came}`}.`,
  },
  bonus: {
    title: "Les trois sont trouvés !",
    hint: (n: number) => `Il vous reste ${clues(n)}. Un bonus ?`,
    stop: "J’en reste là",
  },
  vote: {
    title: "Un indice est contesté",
    time: "Temps pour voter",
    question: (clue: string, entry: string) => `« ${clue} » pour « ${entry} » : on garde ?`,
    by: (who: Who) => (who === null ? "Vous contestez cet indice." : `${who} conteste cet indice.`),
    keep: "On garde",
    cancel: "On annule",
    wait: "La table vote.",
  },
  result: {
    titles: {
      found: (giver: Who) => (giver === null ? "Vous avez réussi !" : `${giver} a réussi !`),
      failed: (giver: Who) => (giver === null ? "Raté, cette fois." : `${giver} n’y arrive pas.`),
      void: () => "Personne n’a voulu parler.",
    },
    paid: (giver: Who, n: number) =>
      n === 0
        ? "Un indice est annulé : pas de jetons."
        : `${count(n, "jeton parleur", "jetons parleur")} pour ${vous(giver)}.`,
    gained: (names: readonly Who[]) => (names.length === 0 ? "" : `Un jeton parleur pour ${list(names)}.`),
    notFound: "pas trouvé",
    contestOne: "Contester un indice",
    contestWhich: "Lequel ? Touchez-le.",
    contestLabel: (word: string) => `Contester l’indice ${word}`,
    cancelled: "annulé",
    kept: "gardé",
    go: "Continuer",
    waiting: "On attend les autres",
    time: "Suite dans",
  },
  camps: {
    title: "La Finale",
    yours: "À vous : parleur ou chercheur ?",
    theirs: (who: string) => `${who} choisit son camp`,
    hint: "Ceux qui ont le moins de jetons choisissent d’abord.",
    names: campNames,
    join: { speakers: "Parler", seekers: "Chercher" },
  },
  end: {
    over: "La partie est finie",
    both: (names: readonly Who[]) =>
      names.length === 1 && names[0] === null
        ? "Vous êtes double vainqueur !"
        : `${capital(list(names))}, double vainqueur !`,
    academy: "L’Académie française n’a plus qu’à bien se tenir.",
    tooFew: "Il ne reste plus assez de monde : les jetons comptent tels quels.",
    speakers: "Vainqueur des parleurs",
    seekers: "Vainqueur des chercheurs",
    list: (names: readonly Who[]) => capital(list(names)),
    ranking: "Classement",
  },
  tell: {
    numbers: (numbers: string) => `On joue les mots ${numbers} de chaque carte.`,
    round: (no: number, names: readonly Who[]) => `Manche ${no}. Parlent : ${list(names)}.`,
    finale: (names: readonly Who[]) => `Finale. Parlent : ${list(names)}.`,
    counting: (n: number) => `Décompte : ${n} secondes.`,
    bids: (who: Who, n: number, tokens: number) =>
      `${who === null ? "Vous annoncez" : `${who} annonce`} ${n}${
        tokens > 0 ? ` et ${count(tokens, "jeton", "jetons")}` : ""
      }.`,
    passes: (who: Who) => (who === null ? "Vous passez." : `${who} passe.`),
    voidedBid: (who: Who) =>
      who === null ? "Votre annonce ne compte plus." : `L’annonce ${de(who)} ne compte plus.`,
    thrown: "Personne n’annonce : la carte est défaussée.",
    won: (who: Who, n: number) =>
      who === null ? `À vous de parler, avec ${clues(n)}.` : `${who} parle, avec ${clues(n)}.`,
    clue: (n: number, word: string) => `Indice ${n} : ${word}.`,
    clueMissed: (who: Who) =>
      who === null ? "Trop long : un indice perdu." : `${who} tarde : un indice perdu.`,
    floor: (who: Who) => (who === null ? "Vous avez la main." : `${who} a la main.`),
    right: (who: Who, text: string) =>
      who === null ? `Vous trouvez : ${text} !` : `${who} trouve : ${text} !`,
    wrong: (who: Who, word: string) =>
      who === null ? `Vous proposez ${word}. Non.` : `${who} propose ${word}. Non.`,
    missed: (who: Who) => (who === null ? "Vous n’avez rien dit." : `${who} n’a rien dit.`),
    three: (who: Who) =>
      who === null ? "Les trois sont trouvés, bien parlé !" : `Les trois sont trouvés, bravo ${who} !`,
    bonus: (who: Who, entry: number) =>
      who === null ? `Vous tentez le bonus ${entry}.` : `${who} tente le bonus ${entry}.`,
    stops: (who: Who) => (who === null ? "Vous en restez là." : `${who} en reste là.`),
    failed: "Les indices sont épuisés.",
    voided: "La manche est nulle.",
    contested: (who: Who, clue: number) =>
      who === null ? `Vous contestez l’indice ${clue}.` : `${who} conteste l’indice ${clue}.`,
    verdict: (clue: number, cancelled: boolean) => `L’indice ${clue} est ${cancelled ? "annulé" : "gardé"}.`,
    camp: (who: Who, camp: Camp) =>
      `${who === null ? "Vous rejoignez" : `${who} rejoint`} ${camp === "speakers" ? "les parleurs" : "les chercheurs"}.`,
    finished: (speakers: readonly Who[], seekers: readonly Who[]) =>
      `Vainqueur des parleurs : ${list(speakers)}. Vainqueur des chercheurs : ${list(seekers)}.`,
  },
  setup: {
    bid: "Temps pour annoncer",
    floor: "Temps pour répondre",
    seconds: (n: number) => `${n} secondes`,
    lead: "Qui mène la première manche",
    drawn: "Tiré au sort",
    seat: (n: number) => `Place ${n}`,
    rounds: "Manches avant la Finale",
    usualRounds: (n: number) => `Comme d’usage (${n})`,
  },
};

export type MotAMotTexts = typeof fr;
