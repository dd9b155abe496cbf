import type { EndReason } from "../../../../games/buzzle/events.ts";
import type { BuzzleRefusal } from "../../../../games/buzzle/refusals.ts";
import type { Kind, Pose } from "../../../../games/buzzle-family/alphabet.ts";
import type { EndReason as SolitaireEnd } from "../../../../games/buzzle-solitaire/events.ts";
import type { SolitaireRefusal } from "../../../../games/buzzle-solitaire/refusals.ts";
import type { LeaveReason } from "../../../../games/game.ts";
import type { EndReason as QuickEnd } from "../../../../games/quick-buzzle/events.ts";
import type { QuickBuzzleRefusal } from "../../../../games/quick-buzzle/refusals.ts";
import { de, que } from "../../../i18n/elide.ts";
import { formsOf } from "../../../i18n/forms.ts";

const { count, ordinal } = formsOf("fr");

/** What the three games of the family say. `null` for a name means the reader. */
type Who = string | null;

/** The three share their refusals, save for the game's name before them. */
type Problem<Code> = Code extends `${string}/${infer Name}` ? Name : never;
export type BuzzleProblem = Problem<BuzzleRefusal | QuickBuzzleRefusal | SolitaireRefusal>;

const problems: Record<BuzzleProblem, string> = {
  "still-choosing": "Quelqu’un choisit encore son mot. Un peu de patience.",
  "choose-first": "Votre mot est trouvé : choisissez-en d’abord un autre. Rien n’est perdu.",
  "already-chosen": "Votre mot est déjà caché, et il le reste.",
  "used-word": "{word} a déjà servi. Prenez un autre mot.",
  "not-your-turn": "Ce n’est pas à vous. Mais vous pouvez tenter un mot à tout moment.",
  stale: "Ce mot vient d’être trouvé. Rien n’est perdu : regardez les nouvelles cases.",
  "no-such-side": "Il n’y a personne à cette place. Choisissez un adversaire.",
  "own-word": "C’est votre propre mot ! Choisissez un adversaire.",
  "side-out": "Cet adversaire est éliminé. Choisissez-en un autre.",
  "target-choosing": "Cet adversaire choisit un nouveau mot. Attendez, ou visez quelqu’un d’autre.",
  "no-such-box": "Le mot n’a pas de case {box}. Choisissez une case de 1 à {length}.",
  "no-such-piece": "Ce morceau n’existe pas. Prenez I, i, C ou u.",
  "known-no": "Un {piece} est déjà sous la case {box} : c’est non. Proposez autre chose.",
  "no-loose-piece": "Il n’y a pas de {piece} à placer dans la case {box}. Proposez-en un d’abord.",
  "other-pose": "Un {piece} ne se place pas ainsi. Choisissez une de ses positions.",
  "known-wrong": "On sait déjà que non dans la case {box}. Essayez une autre position.",
  "already-wrong": "{word} a déjà été tenté ici. Essayez autre chose.",
  "not-one-word": "Un seul mot, avec des lettres : ni espace, ni trait d’union, ni chiffre.",
  "word-length": "Ici, les mots ont {wanted} lettres ; {word} en a {length}.",
  "unknown-word": "{word} n’est pas au dictionnaire. Essayez un autre mot.",
  "proper-noun": "{word} est un nom propre. Prenez un nom commun.",
  "colloquial-word": "{word} est familier ; cette table joue sans ces mots.",
  "inflected-form": "{word} est une forme fléchie ou conjuguée ; cette table n’en joue pas.",
  "uncommon-word": "{word} est trop rare : à cette table on cache des mots courants.",
  "opening-first": "La manche de Quick Buzzle d’abord : formez un mot avec vos morceaux.",
  "opening-over": "Il n’y a pas de manche de Quick Buzzle en cours.",
  "choosing-over": "Les mots sont choisis. Formez un mot avec vos morceaux.",
  "not-dealt": "Les morceaux arrivent quand tout le monde a choisi. Un peu de patience.",
  "start-first": "Montrez d’abord le premier tas : sa minute part avec lui.",
  started: "Le tas est devant vous : faites-en un mot.",
  "has-stopped": "Vous avez renoncé à cette manche. Attendez la fin.",
  resting: "Un mot qui ne va pas coûte trois secondes. Encore {seconds} s.",
  "set-first": "D’abord les quatre mots de départ.",
  "set-already": "Les quatre mots sont donnés, et ils restent.",
  "four-words": "Il faut quatre mots ; en voici {count}.",
  "same-pieces": "{word} et {other} ont les mêmes morceaux. Changez l’un des deux.",
  "nothing-else": "De {word} on ne peut tirer aucun autre mot. Prenez-en un autre.",
  "no-such-group": "Il n’y a pas de groupe {group}. Choisissez de 1 à {groups}.",
  "group-done": "Le groupe {group} a déjà son mot pour ce tour. Cherchez dans un autre.",
  "does-not-fit": "{word} n’utilise pas exactement ces morceaux.",
};

const left: Record<LeaveReason, (who: Who) => string> = {
  resigned: (who) => (who === null ? "Vous abandonnez." : `${who} abandonne.`),
  absent: (who) => (who === null ? "Votre absence a trop duré." : `L’absence ${de(who)} a trop duré.`),
  time: (who) => (who === null ? "Votre temps est écoulé." : `Le temps ${de(who)} est écoulé.`),
};

const kinds: Record<Kind, string> = { I: "grand I", i: "petit i", C: "grand C", u: "petit u" };

const poses: Record<Pose, string> = {
  left: "droit, à gauche",
  centre: "droit, au milieu",
  right: "droit, à droite",
  slanted: "légèrement incliné",
  diagonal: "en diagonale",
  "flat-high": "couché, en haut",
  "flat-middle": "couché, au milieu",
  "flat-low": "couché, en bas",
  "upright-high": "debout, en haut",
  "upright-low": "debout, en bas",
  "oblique-high": "oblique, en haut",
  "oblique-low": "oblique, en bas",
  umlaut: "tréma, au-dessus",
  "open-right": "ouvert à droite",
  "open-left": "ouvert à gauche",
  "open-up": "ouvert vers le haut",
  "open-left-high": "ouvert à gauche, en haut",
  "open-left-low": "ouvert à gauche, en bas",
  "open-right-high": "ouvert à droite, en haut",
};

const reasons: Record<Exclude<EndReason, "spent" | "left">, (winner: Who) => string> = {
  found: (winner) =>
    winner === null
      ? "25 points, puis un mot de plus : c’est gagné."
      : `${winner} avait 25 points et a trouvé un mot de plus.`,
  "last-left": (winner) => (winner === null ? "Il ne reste que vous." : `Il ne reste ${que(winner)}.`),
};

const raceReasons: Record<QuickEnd, (winner: Who) => string> = {
  solved: (winner) => (winner === null ? "Vous avez trouvé plus vite." : `${winner} a trouvé plus vite.`),
  series: (winner) => (winner === null ? "La série est à vous." : `La série revient à ${winner}.`),
  level: () => "Autant de manches gagnées : personne ne l’emporte.",
  nobody: () => "Personne n’a trouvé.",
  "heaps-over": () => "Les cinq tas sont passés.",
  left: () => "Vous vous êtes arrêté là.",
  "last-left": reasons["last-left"],
};

const solitaireReasons: Record<SolitaireEnd, string> = {
  time: "Le temps est écoulé.",
  stopped: "La partie s’est arrêtée là.",
  complete: "Il n’y avait plus rien à trouver !",
  left: "Départ avant la fin.",
};

const pieces = (n: number): string => count(n, "morceau", "morceaux");
const points = (n: number): string => count(n, "point", "points");

export const fr = {
  problems,
  left,
  kinds,
  poses,
  reasons,
  raceReasons,
  solitaireReasons,
  pieces,
  points,
  letters: (n: number) => count(n, "lettre", "lettres"),
  wordCount: (n: number) => count(n, "mot", "mots"),
  list: (items: readonly string[]) => items.join(", "),
  nothing: "rien",
  card: {
    title: "L’alphabet Buzzle",
    letter: (letter: string, pieces: string) => `${letter} : ${pieces}`,
    possible: (n: number) => `Case ${n}, encore possibles :`,
    any: "toutes les lettres",
  },
  choose: {
    title: "Votre mot secret",
    lead: "Les autres le chercheront, morceau par morceau.",
    drawn: "En voici un au hasard : gardez-le, ou écrivez le vôtre.",
    another: "Un autre au hasard",
    label: "Mot secret",
    rule: (n: number) => `${n} lettres, conjugué ou accordé si vous voulez ; les accents ne comptent pas.`,
    names: "Les noms propres sont permis.",
    noNames: "Pas de nom propre.",
    used: "Un mot que vous n’avez pas encore joué dans cette partie.",
    again: "Votre mot est trouvé : choisissez-en un autre",
    first: "C’est votre tour, et il vous attend : d’abord un nouveau mot.",
    keep: "Cacher ce mot",
    hidden: "Votre mot est caché.",
    isReady: "mot caché",
    choosing: "choisit son mot…",
  },
  board: {
    wordOf: (name: string) => `Le mot ${de(name)}`,
    yours: "Votre mot, vu par les autres",
    given: "Le temps a passé : ce mot vous a été donné.",
    hide: "Cacher",
    show: "Montrer",
    box: (n: number) => `Case ${n}`,
    inside: (list: string) => `dedans : ${list}`,
    under: (list: string) => `dessous : ${list}`,
    fixed: (list: string) => `placé : ${list}`,
    wrongPoses: (list: string) => `pas : ${list}`,
    empty: "rien encore",
    possible: (n: number) => count(n, "mot possible", "mots possibles"),
    tried: "Déjà tenté",
    found: "Déjà trouvé",
    choosingNew: "choisit un nouveau mot…",
    out: "hors de la partie",
    track: "Les points",
    goal: "25 points, puis un mot trouvé : c’est gagné.",
    matchPoint: (who: Who) =>
      who === null
        ? "Balle de match ! Trouvez un mot et vous gagnez."
        : `Balle de match pour ${who} : son prochain mot trouvé gagne.`,
    foundBy: (who: Who) => (who === null ? "Vous l’avez trouvé !" : `Trouvé par ${who}.`),
  },
  play: {
    yours: (n: number) => `À vous : quel morceau en case\u00a0${n} ?`,
    allProposed: (n: number) => `Tout est proposé en case\u00a0${n} : touchez-en une autre.`,
    noScores: {
      asker: "Un « non » vous rapporte 1 point aussi ; seul le tour passe.",
      owner: "Ici, un « non » donne 1 point à qui a caché le mot, et le tour passe.",
    },
    theirs: (name: string) => `${name} réfléchit…`,
    choosing: (name: string) => `Le tour ${de(name)} attend : d’abord un nouveau mot.`,
    waiting: "On attend un nouveau mot.",
    out: "Pour vous, la partie est finie. Vous pouvez regarder la suite.",
    propose: (kind: string, n: number) => `Proposer un ${kind} à la case ${n}`,
    knownNo: "déjà non",
    drag: "Touchez un morceau, ou glissez-le dans une case.",
    keys: (n: number) => `Au clavier : 1 à ${n}, puis I, i, C, u.`,
    positionTitle: "Ou placez un morceau déjà trouvé :",
    position: (kind: string, pose: string) => `Placer le ${kind} : ${pose}`,
    barred: "déjà faux",
    guessTitle: (name: string) => `Le mot ${de(name)}, c’est…`,
    guessLabel: (name: string) => `Le mot ${de(name)}`,
    guess: "Tenter",
    stakes: (gain: number, loss: number) => `Juste : +${gain}. Faux : −${loss}.`,
    stakesAlone: (cost: number) => `Faux : ${points(cost)} de plus.`,
    wins: "Juste, et vous gagnez la partie !",
    anytime: "À tout moment, même hors de votre tour.",
    clash: (n: number) => `Attention : ce mot contredit la case ${n}.`,
    nothingLeft: "Plus rien à proposer : tentez le mot.",
  },
  race: {
    opening: "Une manche de Quick Buzzle décide qui commence : 3 points d’avance pour qui trouve.",
    lead: "Formez un mot avec tous ces morceaux, sans en laisser un seul.",
    chooseLead: "La personne à votre gauche en recevra les morceaux.",
    chooseDuel: "Votre adversaire en recevra les morceaux.",
    chooseNext: "Votre mot pour la manche suivante",
    filled: "Un mot est déjà écrit : gardez-le ou changez-le. Le temps écoulé, il est pris.",
    round: (n: number) => `Manche ${n}`,
    roundWon: (n: number, who: Who) =>
      who === null ? `Manche ${n} : elle est à vous.` : `Manche ${n} : elle est à ${who}.`,
    roundDrawn: (n: number) => `Manche ${n} : personne n’a trouvé.`,
    goal: "Deux manches gagnantes, cinq au plus.",
    wins: (n: number) => count(n, "manche", "manches"),
    dealing: "Les morceaux arrivent…",
    heap: "Vos morceaux",
    from: (name: string) => `venus du mot ${de(name)}`,
    label: "Votre mot",
    solve: "Buzzle !",
    giveUp: "Renoncer",
    giveUpAsk: "Renoncer à cette manche ?",
    giveUpYes: "Oui, je renonce",
    giveUpNo: "Non, je cherche encore",
    gaveUp: "Vous avez renoncé. On attend les autres.",
    stopped: "a renoncé",
    searching: "cherche…",
    fits: "Tout est utilisé !",
    leftOver: (list: string) => `Il reste : ${list}.`,
    missing: (list: string) => `Il manque : ${list}.`,
    tries: "Essayés",
    rest: (s: number) => `Encore ${s} s…`,
    move: "Déplacez les morceaux, touchez-les pour les tourner.",
    piece: (kind: string) => `${kind}, à tourner`,
    watching: "Chacun cherche de son côté.",
    solution: "Le mot qui gagne",
  },
  solitaire: {
    title: "Buzzle Solitaire",
    daily: (date: string) => `Le défi du ${date}`,
    lead: "De chaque groupe, un mot nouveau. Quand les quatre y sont, on recommence.",
    lap: (n: number) => `${ordinal(n)} tour`,
    group: (n: number, word: string) => `Groupe ${n} : ${word}`,
    done: "trouvé pour ce tour",
    exhausted: "plus rien à trouver",
    make: "Poser ce mot",
    label: (n: number) => `Nouveau mot du groupe ${n}`,
    already: "Déjà trouvés :",
    lapDone: (n: number) => `Tour ${n} bouclé !`,
    ownTitle: "Vos quatre mots",
    ownLead: (n: number) =>
      `Ouvrez un livre : les quatre premiers mots de ${n} lettres feront l’affaire. Le temps ne court pas encore.`,
    ownLabel: (n: number) => `Mot ${n}`,
    ownPreset: (list: string) => `Reprendre ceux du livret : ${list}`,
    ownBegin: "Commencer",
    honourable: "Cinquante mots ou plus : très honorable, dit le livret de règles.",
    stop: "S’arrêter là",
    stopAsk: "Finir la partie maintenant ?",
    stopNote: "Les mots trouvés comptent ; on ne pourra plus en ajouter.",
    stopYes: "Oui, finir",
    stopNo: "Non, continuer",
    result: "Le résultat",
    existed: (made: number, all: number) => `${made} sur ${all} mots`,
    tomorrow: "Tous les mots possibles se verront demain, en revoyant la partie : d’autres cherchent encore.",
  },
  end: {
    words: "Les mots",
    wordOf: (name: Who) => (name === null ? "Le vôtre" : name),
    never: "aucun mot",
    earlier: "avant",
    draw: "Match nul",
  },
  tell: {
    chosen: (who: Who) => (who === null ? "Vous avez caché votre mot." : `${who} a caché son mot.`),
    given: (word: string) => `Le temps a passé : votre mot est ${word}.`,
    starts: (who: Who) => (who === null ? "Vous commencez." : `${who} commence.`),
    dealt: "Les morceaux sont distribués !",
    tried: (who: Who) => (who === null ? "Ce mot ne va pas." : `${who} essaie un mot qui ne va pas.`),
    solved: (who: Who, word: string) => (who === null ? `${word} : c’est gagné !` : `${who} trouve ${word}.`),
    gaveUp: (who: Who) => (who === null ? "Vous renoncez." : `${who} renonce.`),
    opened: (who: Who) =>
      who === null
        ? "Personne n’a trouvé : on tire au sort."
        : `${who} gagne la manche et part avec 3 points.`,
    openedYou: "Vous gagnez la manche et partez avec 3 points.",
    proposes: (who: Who, whom: Who, kind: string, box: number) =>
      who === null
        ? `Vous proposez un ${kind} à ${whom}, case ${box}.`
        : whom === null
          ? `${who} vous propose un ${kind}, case ${box}.`
          : `${who} propose un ${kind} à ${whom}, case ${box}.`,
    positions: (who: Who, whom: Who, kind: string, pose: string, box: number) =>
      who === null
        ? `Vous placez le ${kind} ${pose}, chez ${whom}, case ${box}.`
        : whom === null
          ? `${who} place un ${kind} ${pose} chez vous, case ${box}.`
          : `${who} place un ${kind} ${pose} chez ${whom}, case ${box}.`,
    yes: "Oui, il est bon.",
    no: "Non, il n’est pas bon.",
    exact: "Exact.",
    wrong: "Faux.",
    guesses: (who: Who, whom: Who, word: string) =>
      who === null
        ? `Vous tentez ${word} chez ${whom}.`
        : whom === null
          ? `${who} tente ${word} : votre mot ?`
          : `${who} tente ${word} chez ${whom}.`,
    right: (n: number) => `C’est le mot ! +${n}.`,
    notIt: (n: number) => `Ce n’est pas ça. −${n}.`,
    late: (who: Who) =>
      who === null ? "Temps écoulé : votre tour passe." : `Temps écoulé : le tour ${de(who)} passe.`,
    stuck: (who: Who) =>
      who === null
        ? "Plus rien à proposer : votre tour passe."
        : `${who} n’a plus rien à proposer : son tour passe.`,
    word: (word: string) => `Le mot était ${word}.`,
    wins: (who: Who) => (who === null ? "Vous gagnez." : `${who} gagne.`),
    drawn: "Match nul.",
    raceWon: (who: Who) => (who === null ? "Vous gagnez la manche." : `${who} gagne la manche.`),
    raceDrawn: "Personne n’a trouvé : manche nulle.",
    words: (list: string) => `Les mots étaient ${list}.`,
    set: (list: string) => `Les quatre mots : ${list}.`,
    made: (word: string) => `${word} !`,
  },
  setup: {
    length: "Longueur des mots",
    fast: "Partie rapide : un mot trouvé vaut tous ses morceaux",
    opening: "Qui commence ?",
    draw: "Tirage au sort",
    quick: "Une manche de Quick Buzzle",
    byLetter: "La manche de Quick Buzzle se joue d’un trait : pas à un coup par jour.",
    noPoint: "Le point d’un « non »",
    asker: "à qui propose",
    owner: "à qui a le mot",
    notebook: "Carnet : voir combien de mots restent possibles",
    minutes: "Durée",
    series: "Plusieurs manches : deux gagnantes, cinq au plus",
    offline: "Jouer sans réseau, dans cette page",
    minutesOf: (n: number) => (n === 0 ? "sans limite" : `${n} min`),
    daily: "Le défi du jour : le même pour tout le monde",
    own: "Donner soi-même les quatre mots de départ",
  },
};

export type BuzzleTexts = typeof fr;
