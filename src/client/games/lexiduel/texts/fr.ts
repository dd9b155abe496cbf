import type { LeaveReason } from "../../../../games/game.ts";
import type { TextProblem } from "../../../../games/lexiduel/notation.ts";
import type { EndReason } from "../../../../games/lexiduel/outcome.ts";
import type { LexiduelRefusal } from "../../../../games/lexiduel/refusals.ts";
import type { Zone } from "../../../../games/lexiduel/squares.ts";
import type { Kind } from "../../../../games/lexiduel/ways.ts";
import { de } from "../../../i18n/elide.ts";
import { formsOf } from "../../../i18n/forms.ts";
import { signed } from "../signed.ts";

const { count } = formsOf("fr");

/** What Lexiduel says. `null` for a name means the reader. */
type Who = string | null;

const refusals: Record<LexiduelRefusal, string> = {
  "lexiduel/not-your-turn": "Ce n’est pas à vous. Attendez le coup de l’autre.",
  "lexiduel/no-letters": "Posez au moins une lettre.",
  "lexiduel/not-a-letter": "Une lettre par case, de A à Z.",
  "lexiduel/off-board": "Cela sort du plateau, qui va de A1 à T20.",
  "lexiduel/same-square": "Deux lettres pour {square} : une seule par case.",
  "lexiduel/occupied": "{square} porte déjà un {letter}. Les lettres posées restent.",
  "lexiduel/not-in-line": "Toutes les lettres d’un coup sont sur une même ligne ou colonne.",
  "lexiduel/too-many": "{count} lettres, c’est trop : {most} au plus par coup, sans compter celles en place.",
  "lexiduel/none-left": "Il vous reste {left} {letter}, il en faudrait {wanted}. Cherchez un autre mot.",
  "lexiduel/gap": "{square} resterait vide au milieu du mot.",
  "lexiduel/alone": "Une lettre seule ne fait pas de mot. Posez-la contre une autre.",
  "lexiduel/not-a-word": "{word}, à partir de {square}, n’est pas un mot.",
  "lexiduel/first-move": "On commence par un mot de départ : 2 ou 3 lettres dans un coin hachuré.",
  "lexiduel/reply-due":
    "Répondez d’abord : un mot de départ de 2 ou 3 lettres dans le même coin, contre {word}.",
  "lexiduel/placed-directly":
    "{word} ne touche rien : un mot de plus de 3 lettres ne se pose pas d’un coup. Commencez par un mot de départ.",
  "lexiduel/corner-taken":
    "Sans rien toucher, un mot de départ va dans un coin hachuré tout vide. Ailleurs, collez-le à une lettre.",
  "lexiduel/primer-not-a-word": "{letters} n’est pas un mot à lui seul : un mot de départ doit l’être.",
  "lexiduel/primer-outside-border":
    "{square} n’est pas dans la bordure, seul endroit pour un mot de départ. Ailleurs, partez de vos lettres.",
  "lexiduel/two-jumped": "{letters} : on ne saute qu’une lettre à la fois.",
  "lexiduel/join-needs-own": "On relie deux lettres à soi. Le {letter} en {square} n’est pas à vous.",
  "lexiduel/needs-base": "{word} ne part pas de vos lettres : il en faut deux côte à côte, ou deux à relier.",
  "lexiduel/other-way": "Les lettres conviennent, mais pas de cette façon. Laissez le jeu choisir.",
  "lexiduel/pass-first": "Le premier coup ne se passe pas : posez un mot de départ dans un coin hachuré.",
  "lexiduel/pass-reply": "Vous pouvez répondre à ce mot de départ, donc il le faut.",
};

const kinds: Record<Kind, string> = {
  initial: "mot de départ",
  reply: "réponse",
  primer: "nouveau mot de départ",
  extension: "mot prolongé",
  joining: "mots reliés",
};

const zones: Record<Zone, string> = { frame: "cadre", corner: "coin", border: "bordure", centre: "centre" };

const problems: Record<TextProblem["problem"], string> = {
  form: "Écrivez par exemple : C3 droite MER",
  square: "La case va de A1 à T20.",
  direction: "La direction est « droite » ou « bas ».",
  word: "Le mot n’a que des lettres.",
  "off-board": "Ce mot sort du plateau.",
  "nothing-new": "Toutes ces lettres y sont déjà.",
  clash: "{square} porte déjà un {letter}.",
};

const sows: Record<Kind, (who: Who) => string> = {
  initial: (who) => (who === null ? "Vous semez" : `${who} sème`),
  reply: (who) => (who === null ? "Vous répondez" : `${who} répond`),
  primer: (who) => (who === null ? "Vous semez" : `${who} sème`),
  extension: (who) => (who === null ? "Vous prolongez :" : `${who} prolonge :`),
  joining: (who) => (who === null ? "Vous reliez :" : `${who} relie :`),
};

const letters = (n: number): string => count(n, "lettre", "lettres");
const points = (n: number): string => count(n, "point", "points");

const sides: readonly [string, string] = ["Bleu", "Rouge"];

export const fr = {
  refusals,
  kinds,
  zones,
  problems,
  points,
  board: {
    title: "Le plateau",
    help: "Flèches : se déplacer. Début et Fin : bouts de la ligne. Lettres : écrire. Espace : changer de sens. Entrée : poser. Échap : effacer.",
    empty: "vide",
    yours: "à vous",
    theirs: (name: string) => `à ${name}`,
    taken: "prise",
    justPosed: "posée au dernier coup",
    cursor: (line: "right" | "down"): string => (line === "right" ? "vers la droite" : "vers le bas"),
    zoomIn: "Agrandir",
    zoomOut: "Tout le plateau",
    words: "Les mots sur le plateau",
    noWords: "Le plateau est vide.",
    along: (square: string, line: "right" | "down") =>
      `${square} vers ${line === "right" ? "la droite" : "le bas"}`,
    letterAt: (letter: string, square: string) => `${letter} en ${square}`,
    word: (word: string, at: string, owners: string) => `${word}, ${at}, ${owners}`,
    share: (n: number, owner: string) => `${n} ${owner}`,
    may: { sow: "semer", extend: "prolonger", join: "relier" },
    mayHere: { sow: "on peut semer ici", extend: "à prolonger", join: "à relier" },
  },
  turn: {
    round: (n: number, of: number | null) => (of === null ? `Tour ${n}` : `Tour ${n} sur ${of}`),
    game: (n: number, of: number) => `Manche ${n} sur ${of}`,
    gamesWon: (a: number, b: number) => `Manches gagnées : ${a} – ${b}`,
    opening: "À vous d’ouvrir : semez un mot de départ, 2 ou 3 lettres dans un coin hachuré.",
    corners: (list: string) => `Coins hachurés : ${list}.`,
    corner: (from: string, to: string) => `${from} à ${to}`,
    reply: (word: string) => `Répondez à ${word} : semez 2 ou 3 lettres dans le même coin, contre ce mot.`,
    yours: "À vous : semez, prolongez ou reliez.",
    goal: "Un point par lettre à soi, dans les mots de 4 lettres ou plus.",
    theirs: (name: string) => `${name} réfléchit…`,
    score: "Points",
  },
  compose: {
    label: "Le mot, ou vos seules lettres",
    placeholder: "Mot ou lettres",
    pick: "Touchez la case de départ, puis écrivez.",
    turn: "Changer de sens",
    place: "Poser",
    clear: "Effacer",
    pass: "Passer",
    passSure: "Passer votre tour ?",
    passYes: "Oui, passer",
    passNo: "Non",
    takes: (list: string) => `prend ${list}`,
    takesNothing: "ne prend rien",
    gain: (mine: string, theirs: string, name: string) => `Vous ${mine}, ${name} ${theirs}`,
    isWord: "au dictionnaire",
    isNoWord: "pas au dictionnaire",
    unknown: "?",
    checking: "Vérification…",
    text: "Coup par écrit",
    lines: { right: "droite", down: "bas" },
    textHint: "Par exemple : C3 droite MER",
    textGo: "Préparer",
    textReady: "Encore Entrée pour poser.",
    first: "Touchez d’abord une case du plateau.",
    key: (letter: string, n: number) => `${letter}, il vous en reste ${n}`,
    /** As on the keyboards that this language is written with. */
    keys: ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"],
    back: "Effacer la dernière lettre",
  },
  stock: {
    yours: "Vos lettres",
    theirs: (name: string) => `Les lettres ${de(name)}`,
    left: (letter: string, n: number) => `${letter} : ${n}`,
    total: (n: number) => letters(n),
  },
  byWord: { title: "Points par mot", none: "Aucun mot de quatre lettres ou plus.", total: "Total" },
  tell: {
    placed: (who: Who, word: string, kind: Kind, at: string) => `${sows[kind](who)} ${word}, ${at}.`,
    took: (list: string) => `Pris : ${list}.`,
    score: (a: number, b: number) => `${a}\u00a0à\u00a0${b}.`,
    passed: (who: Who) => (who === null ? "Vous passez." : `${who} passe.`),
    late: (who: Who) => (who === null ? "Temps écoulé : vous passez." : `Temps écoulé : ${who} passe.`),
    conceded: (who: Who) => (who === null ? "Vous concédez la manche." : `${who} concède la manche.`),
    gameEnded: (n: number, a: number, b: number) => `Fin de la manche ${n} : ${a} à ${b}.`,
    gameConceded: (n: number, who: Who) =>
      who === null ? `Manche ${n} : vous avez concédé.` : `Manche ${n} : ${who} a concédé.`,
  },
  left: {
    resigned: (who: Who) => (who === null ? "Vous abandonnez." : `${who} abandonne.`),
    absent: (who: Who) => (who === null ? "Votre absence a trop duré." : `L’absence ${de(who)} a trop duré.`),
    time: (who: Who) => (who === null ? "Votre temps est écoulé." : `Le temps ${de(who)} est écoulé.`),
  } satisfies Record<LeaveReason, (who: Who) => string>,
  end: {
    draw: "Égalité.",
    reasons: {
      points: "Aux points.",
      games: "Aux manches gagnées.",
      conceded: "Par concession.",
      resigned: "Par abandon.",
      absent: "Par absence.",
      time: "Au temps.",
    } satisfies Record<EndReason, string>,
    best: "Il y avait mieux",
    bestNone: "Rien de mieux n’était possible.",
    bestMissing: "L’analyse n’est pas disponible pour cette partie.",
    better: (move: string, n: number) => `${move}, ${signed(n)}`,
    played: (who: Who, move: string | null, n: number) =>
      `${who ?? "Vous"} : ${move ?? "passe"}, ${signed(n)}`,
    until: (from: number, to: number) => (from === to ? `Tour ${from}` : `Tours ${from} à ${to}`),
    show: (move: string) => `Voir ${move} sur le plateau`,
  },
  giveUp: {
    match: "Abandonner ? Vous perdez la partie.",
    either:
      "Que voulez-vous abandonner ? La manche concédée est pour l’autre, et la partie continue s’il en reste une.",
    game: "Cette manche",
    all: "Toute la partie",
  },
  replay: {
    open: "Voir une partie exemple",
    sides,
  },
  setup: {
    rounds: "Nombre de tours",
    roundsCount: (n: number) => `${n} tours`,
    discovery: (n: number) => `Découverte, ${n} tours`,
    open: "Sans nombre convenu",
    openNote:
      "La manche finit quand les deux passent de suite, quand l’un concède, ou après soixante tours. Hors classement.",
    games: "Manches",
    one: "Une seule",
    two: "Deux, chaque camp commence la sienne",
    gamesNote:
      "Les manches gagnées décident ; à égalité, les points, si les deux ont été jouées jusqu’au bout.",
  },
};

export type LexiduelTexts = typeof fr;
