import type { LeaveReason } from "../../../../games/game.ts";
import type { EndReason } from "../../../../games/password/outcome.ts";
import type { Bar } from "../../../../games/password/questions.ts";
import type { PasswordRefusal } from "../../../../games/password/refusals.ts";
import { de, que } from "../../../i18n/elide.ts";
import { formsOf } from "../../../i18n/forms.ts";

const { count, ordinal } = formsOf("fr");

/** What Password says. `null` for a name means the reader. */
type Who = string | null;

const refusals: Record<PasswordRefusal, string> = {
  "password/still-choosing": "Quelqu’un choisit encore son mot. Un peu de patience.",
  "password/choosing-over": "Les mots sont choisis et ne changent plus.",
  "password/already-chosen": "Votre mot est déjà caché, et il le reste.",
  "password/not-your-turn": "Ce n’est pas à vous. Attendez votre tour.",
  "password/roll-first": "Lancez d’abord les dés, puis posez votre question.",
  "password/already-rolled": "Les dés sont lancés : posez votre question.",
  "password/guess-before-roll": "On tente un mot avant les dés. Maintenant, posez votre question.",
  "password/no-such-side": "Il n’y a personne à cette place. Choisissez un adversaire.",
  "password/own-word": "C’est votre propre mot ! Choisissez un adversaire.",
  "password/side-out": "Cet adversaire est éliminé. Choisissez-en un autre.",
  "password/not-one-word": "Un seul mot, avec des lettres : ni espace, ni trait d’union, ni chiffre.",
  "password/word-length": "{word} a {length} lettres. Prenez un mot de {shortest} à {longest} lettres.",
  "password/agreed-length": "{word} a {length} lettres. Dans cette partie, tous les mots en ont {agreed}.",
  "password/unknown-word": "{word} n’est pas au dictionnaire. Essayez un autre mot.",
  "password/proper-noun": "{word} est un nom propre. Prenez un nom commun.",
  "password/conjugated":
    "{word} est un verbe conjugué. Prenez l’infinitif, un participe, un nom ou un adjectif.",
  "password/already-wrong": "{word} a déjà été tenté ici. Essayez autre chose.",
  "password/not-a-letter": "Demandez une lettre, de A à Z.",
  "password/letter-not-in-circle": "{letter} n’est pas dans le cercle {circle}. Choisissez parmi {letters}.",
  "password/letter-absent": "On sait déjà qu’il n’y a pas de {letter}. Demandez autre chose.",
  "password/letter-no-more": "On sait déjà qu’il n’y a pas d’autre {letter}. Demandez autre chose.",
  "password/chance-needs-letter": "Sur un cercle chance, on demande une lettre. N’importe laquelle.",
  "password/circle-crossed": "Il n’y a plus rien à trouver dans le cercle {circle}. Demandez autre chose.",
  "password/circle-known": "On sait déjà que oui pour le cercle {circle}. Demandez une de ses lettres.",
  "password/circle-exhausted": "Tout est connu dans le cercle {circle}. Demandez autre chose.",
};

/** Said beside a question that cannot be asked. */
const bars: Record<Bar, string> = {
  "letter-not-in-circle": "pas dans ce cercle",
  "letter-absent": "absente de ce mot",
  "letter-no-more": "il n’y en a pas d’autre",
  "chance-needs-letter": "sur un cercle chance, on demande une lettre",
  "circle-crossed": "on sait que non",
  "circle-known": "on sait déjà que oui",
  "circle-exhausted": "toutes ces lettres sont connues",
};

const left: Record<LeaveReason, (who: Who) => string> = {
  resigned: (who) => (who === null ? "Vous abandonnez." : `${who} abandonne.`),
  absent: (who) => (who === null ? "Votre absence a trop duré." : `L’absence ${de(who)} a trop duré.`),
  time: (who) => (who === null ? "Votre temps est écoulé." : `Le temps ${de(who)} est écoulé.`),
};

const reasons: Record<EndReason, (winner: Who) => string> = {
  decoded: (winner) =>
    winner === null ? "Vous avez trouvé le dernier mot." : `${winner} a trouvé le dernier mot.`,
  "last-left": (winner) => (winner === null ? "Il ne reste que vous." : `Il ne reste ${que(winner)}.`),
  dishonoured: (winner) =>
    winner === null
      ? "Le dernier mot en jeu n’était pas permis : la victoire vous revient."
      : `Le dernier mot en jeu n’était pas permis : la victoire revient à ${winner}.`,
};

export const fr = {
  refusals,
  bars,
  left,
  reasons,
  ordinal: (n: number) => ordinal(n, "f"),
  letters: (n: number) => count(n, "lettre", "lettres"),
  choose: {
    title: "Votre mot secret",
    lead: "Les autres devront le trouver. Personne ne le voit, à part vous.",
    drawn: "Un mot au hasard : gardez-le, ou écrivez le vôtre. Les autres devront le trouver.",
    another: "Un autre au hasard",
    label: "Mot secret",
    length: (from: number, to: number) => `De ${from} à ${to} lettres`,
    agreed: (n: number) => `Exactement ${n} lettres`,
    plain: "Des lettres seulement, les accents ne comptent pas",
    classes: "Un nom, un adjectif, un infinitif ou un participe passé ; ni nom propre, ni verbe conjugué",
    honour: "Sur l’honneur : si vous gagnez, votre mot sera vérifié à la fin",
    keep: "Cacher ce mot",
    hidden: "Votre mot est caché.",
    waitFor: (names: string) => `On attend encore : ${names}.`,
    isReady: "mot caché",
    choosing: "choisit son mot…",
  },
  turn: {
    roll: "Lancer les dés",
    autoRoll: "Lancer les dés tout seuls",
    autoRollHint: "Au bout de trois secondes ; un geste suffit à l’arrêter.",
    yours: "À vous : tentez un mot, ou lancez les dés.",
    theirs: (name: string) => `${name} réfléchit…`,
    out: "Pour vous, la partie est finie. Vous pouvez regarder la suite.",
    guessTitle: (name: string) => `Le mot ${de(name)}, c’est…`,
    guessLabel: (name: string) => `Le mot ${de(name)}`,
    guess: "Tenter",
    guessCost: "Si c’est faux, votre tour s’arrête.",
    guessCostAlone: "Si c’est faux, cela coûte 2 points.",
    inDictionary: "au dictionnaire",
    notInDictionary: "pas au dictionnaire",
    conjugatedOnly: "verbe conjugué : pas permis ici",
    conflictAbsent: (letters: string) => `Attention : il n’y a pas de ${letters}.`,
    conflictPlace: (letter: string, n: number) => `Attention : ${letter} est à la ${ordinal(n, "f")} place.`,
    conflictMissing: (letters: string) => `Attention : il manque ${letters}.`,
    conflictLength: (n: number) => `Il faut ${n} lettres.`,
  },
  ask: {
    circle: (n: number) => `Cercle ${n}`,
    chance: "Chance !",
    chanceHint: "Demandez n’importe quelle lettre.",
    hint: "Une lettre, ou tout le cercle.",
    isThere: "Y a-t-il",
    whole: "une de ces lettres ?",
    wholeNew: "une autre de ces lettres ?",
    wholeBarred: (why: string) => `Tout le cercle : ${why}.`,
    letter: (letter: string) => `Demander ${letter}`,
    another: (letter: string) => `Demander un autre ${letter}`,
    to: (name: string) => `À ${name} :`,
    nothing: (name: string) => `Plus rien à demander à ${name} sur ce cercle.`,
  },
  board: {
    title: "Le plateau",
    here: "le pion est ici",
    circle: (n: number, letters: string) => `Cercle ${n} : ${letters}`,
    chance: (n: number) => `Cercle ${n} : chance`,
    dice: (a: number, b: number) => `Dés : ${a} et ${b}`,
    yes: "répondu oui",
    no: "répondu non",
    target: "De qui cherche-t-on le mot ?",
    wordOf: (name: string) => `Le mot ${de(name)}`,
    wordOfYou: "Votre mot",
    place: (n: number) => `${ordinal(n, "f")} place`,
    unknownPlace: "inconnue",
    found: "Trouvées",
    tried: "Déjà tenté",
    lengthIs: (n: number) => `Un mot de ${n} lettres, sans les places.`,
  },
  marks: {
    title: "Vos notes",
    hint: "Touchez une lettre : peut-être, puis non, puis rien.",
    yes: "dans le mot",
    yesAt: (places: string) => `dans le mot, place ${places}`,
    noMore: "et pas d’autre",
    absent: "absente",
    maybe: "crayon : peut-être",
    no: "crayon : non",
    none: "inconnue",
  },
  own: {
    title: "Votre mot",
    hide: "Cacher",
    show: "Montrer",
    isHidden: "caché",
    told: "soulignées : ce que les autres savent",
    given: "Le temps a passé : ce mot vous a été donné.",
  },
  end: {
    words: "Les mots",
    wordOf: (name: Who) => (name === null ? "Le vôtre" : name),
    never: "aucun mot choisi",
  },
  tell: {
    chosen: (who: Who) => (who === null ? "Vous avez caché votre mot." : `${who} a caché son mot.`),
    given: (word: string) => `Le temps a passé : votre mot est ${word}.`,
    starts: (who: Who) =>
      who === null
        ? "Le plus petit jet est le vôtre : vous commencez."
        : `${who} a le plus petit jet et commence.`,
    rolled: (who: Who, a: number, b: number) =>
      `${who === null ? "Vous lancez" : `${who} lance`} ${a} et ${b} : cercle ${a + b}.`,
    asks: (who: Who, whom: Who) =>
      who === null
        ? `Vous demandez à ${whom}`
        : whom === null
          ? `${who} vous demande`
          : `${who} demande à ${whom}`,
    letter: (letter: string, another: boolean) => (another ? `« Un autre ${letter} ? »` : `« ${letter} ? »`),
    circleShort: (n: number, another: boolean) => `« Une ${another ? "autre " : ""}lettre du cercle ${n} ? »`,
    circle: (n: number, letters: string, another: boolean) =>
      `« Une ${another ? "autre " : ""}lettre du cercle ${n} (${letters}) ? »`,
    yes: "Oui.",
    yesAt: (n: number) => `Oui, à la ${ordinal(n, "f")} place.`,
    no: "Non.",
    guesses: (who: Who, whom: Who, word: string) =>
      who === null
        ? `Vous tentez ${word} chez ${whom}.`
        : whom === null
          ? `${who} tente ${word} : votre mot ?`
          : `${who} tente ${word} chez ${whom}.`,
    right: "C’est le mot !",
    wrong: "Ce n’est pas ça.",
    noQuestion: (who: Who) =>
      who === null
        ? "Toutes les lettres de ce cercle sont trouvées ou exclues : votre tour passe."
        : `Toutes les lettres de ce cercle sont trouvées ou exclues : le tour ${de(who)} passe.`,
    late: (who: Who) =>
      who === null ? "Temps écoulé : votre tour passe." : `Temps écoulé : le tour ${de(who)} passe.`,
    word: (word: string) => `Le mot était ${word}.`,
    wins: (who: Who) => (who === null ? "Vous gagnez." : `${who} gagne.`),
  },
  setup: {
    level: "Règle",
    level1: "On dit la place des lettres",
    level2: "Même longueur, sans les places",
    length: "Longueur des mots",
    words: "Les mots",
    checked: "Vérifiés tout de suite",
    honour: "Sur l’honneur",
  },
};

export type PasswordTexts = typeof fr;
