import type { LeaveReason } from "../../../../games/game.ts";
import type { GameEnd } from "../../../../games/overturn/events.ts";
import type { Mode } from "../../../../games/overturn/options.ts";
import type { EndReason } from "../../../../games/overturn/outcome.ts";
import type { OverturnRefusal } from "../../../../games/overturn/refusals.ts";
import { de } from "../../../i18n/elide.ts";
import { formsOf } from "../../../i18n/forms.ts";

const { count } = formsOf("fr");

/** What Overturn says. `null` for a name means the reader. */
type Who = string | null;

const rings = (n: number): string => count(n, "anneau", "anneaux");

const refusals: Record<OverturnRefusal, string> = {
  "overturn/not-your-turn": "Ce n’est pas à vous. Un instant.",
  "overturn/outside": "Il n’y a pas de lettre à cet endroit. Restez sur la grille.",
  "overturn/not-adjacent": "Les lettres doivent se toucher. Passez de voisine en voisine.",
  "overturn/cell-twice":
    "{word} passe deux fois au même endroit. Ici, une lettre ne sert qu’une fois par mot.",
  "overturn/too-short": "Il faut au moins deux lettres. Encore une.",
  "overturn/one-tile": "{word} tient sur une seule tuile. Débordez sur une autre.",
  "overturn/choose-zx": "Personne n’a encore pris ZX : dites si c’est Z ou X.",
  "overturn/choose-qu": "Personne n’a encore pris QU : dites si c’est U ou QU.",
  "overturn/zx-not-used": "Ce mot ne passe pas par ZX : rien à choisir.",
  "overturn/qu-not-used": "Ce mot ne passe pas par QU : rien à choisir.",
  "overturn/zx-decided": "Dans cette manche, ZX vaut {letter}. Prenez-le ainsi.",
  "overturn/qu-decided": "Dans cette manche, QU vaut {letter}. Prenez-le ainsi.",
  "overturn/no-new-cell": "{word} n’a pas de lettre libre : prenez-en au moins une sans anneau.",
  "overturn/no-used-cell": "{word} ne touche aucun anneau : passez par au moins une lettre déjà prise.",
  "overturn/unknown-word": "{word} n’est pas au dictionnaire. Essayez un autre mot.",
  "overturn/proper-noun": "{word} est un nom propre. Essayez un autre mot.",
  "overturn/pass-on-ring": "Cette lettre a déjà un anneau. Choisissez-en une qui n’en a pas.",
  "overturn/no-pass": "Personne à qui passer : jouez un mot.",
  "overturn/word-left": "C’est la dernière lettre libre, et il reste un mot : {word}. Jouez un mot.",
};

const left: Record<LeaveReason, (who: Who) => string> = {
  resigned: (who) => (who === null ? "Vous abandonnez." : `${who} abandonne.`),
  absent: (who) => (who === null ? "Votre absence a trop duré." : `L’absence ${de(who)} a trop duré.`),
  time: (who) => (who === null ? "Votre temps est écoulé." : `Le temps ${de(who)} est écoulé.`),
};

const gameEnds: Record<GameEnd, string> = {
  "all-rings": "Tous les anneaux sont posés.",
  "both-passed": "Tout le monde passe.",
  "words-made": "Les trois mots sont joués.",
  "no-word-left": "Il ne reste aucun mot.",
};

const reasons: Record<EndReason, string> = {
  "most-rings": "Qui a le plus d’anneaux l’emporte.",
  draw: "Autant d’anneaux de chaque côté.",
  "opponent-left": "L’autre camp a quitté la partie.",
};

export const fr = {
  refusals,
  left,
  gameEnds,
  reasons,
  board: "Grille de lettres",
  help: "Flèches pour se déplacer, Espace pour prendre une lettre, Retour arrière pour la rendre, Entrée pour jouer, Échap pour tout rendre. Les lettres du clavier écrivent le mot.",
  cell: (letter: string, row: number, column: number) => `${letter}, ligne ${row}, colonne ${column}`,
  cellNew: "sans anneau",
  cellMine: "anneau à vous",
  cellTheirs: (name: string) => `anneau ${de(name)}`,
  cellTaken: (places: string) => `lettre ${places} du mot`,
  zxOpen: "Z ou X",
  quOpen: "U ou Q U",
  score: "Anneaux",
  scoreOf: (who: Who, n: number) => `${who ?? "Vous"} : ${rings(n)}`,
  free: (n: number) => count(n, "lettre libre", "lettres libres"),
  goal: "Le plus d’anneaux à la fin l’emporte.",
  game: (n: number, of: number) => `Manche ${n} sur ${of}`,
  past: (mine: number, theirs: number) => `Première manche : ${mine} à ${theirs}`,
  turn: {
    alone: (n: number, of: number) =>
      `Mot ${n} sur ${of}, et personne ne répond : une lettre libre et une lettre prise au moins.`,
    first: "À vous d’ouvrir : un mot n’importe où, sur deux tuiles au moins.",
    reuse: {
      basic: "Une même lettre peut resservir.",
      advanced: "Chaque lettre ne sert qu’une fois.",
    } satisfies Record<Mode, string>,
    yours: "À vous : un mot avec au moins une lettre libre et une lettre prise.",
    theirs: (name: string) => `${name} cherche un mot…`,
    watching: (name: string) => `À ${name} de jouer.`,
  },
  word: {
    label: "Votre mot",
    placeholder: "Tracez-le, ou tapez-le",
    none: "Introuvable sur la grille. Vérifiez que les lettres se touchent.",
    play: (word: string) => `Jouer ${word}`,
    playNone: "Jouer",
    undo: "Rendre la dernière lettre",
    clear: "Tout rendre",
    other: (n: number, of: number) => `Autre chemin (${n} sur ${of})`,
    zx: "ZX vaudra",
    qu: "QU vaudra",
    preview: (laid: number, turned: number) =>
      [laid > 0 && `${rings(laid)} à poser`, turned > 0 && `${rings(turned)} à retourner`]
        .filter(Boolean)
        .join(", ") || "Rien ne change",
    after: (mine: number, theirs: number) => `Cela ferait ${mine} à ${theirs}.`,
  },
  pass: {
    start: "Passer",
    title: "Passer",
    lead: (name: string) => `Choisissez une lettre libre : elle recevra un anneau ${de(name)}.`,
    ends: "L’autre camp vient de passer : si vous passez aussi, la manche s’arrête.",
    go: (letter: string) => `Donner ${letter}`,
    goNone: "Choisissez une lettre",
    cancel: "Chercher encore",
  },
  tell: {
    laid: "Les tuiles sont posées.",
    word: (who: Who, word: string) => (who === null ? `Vous jouez ${word}` : `${who} joue ${word}`),
    effect: (laid: number, turned: number) =>
      ` : ${[laid > 0 && count(laid, "posé", "posés"), turned > 0 && count(turned, "retourné", "retournés")].filter(Boolean).join(", ") || "rien ne change"}.`,
    decides: (face: string, letter: string) => `${face} vaut ${letter}.`,
    passes: (who: Who, letter: string) =>
      who === null ? `Vous passez et donnez ${letter}.` : `${who} passe et donne ${letter}.`,
    late: (who: Who, letter: string) =>
      who === null ? `Temps écoulé : vous donnez ${letter}.` : `Temps écoulé : ${who} donne ${letter}.`,
    letterAt: (row: number, column: number) => `la lettre ligne ${row}, colonne ${column}`,
    second: "Deuxième manche, sur les tuiles du dessous.",
  },
  end: {
    draw: "Égalité.",
    total: (mine: number, theirs: number) => `${mine} à ${theirs}`,
    analysis: "Ce qui était possible",
    analysisLead:
      "À chaque coup, le mot qui aurait le plus changé l’écart, et de combien en plus. Touchez-le pour le voir sur la grille.",
    pass: "passe",
    best: "rien de mieux",
    better: (word: string, missed: number) => `mieux : ${word}, ${missed} de plus`,
    swing: (signed: string) => `${signed} d’écart`,
    missed: (n: number) => `Laissé en route : ${rings(n)} d’écart.`,
    show: (word: string) => `Voir ${word} sur la grille`,
  },
  giveUp: "Abandonner ? Vous perdez la partie.",
  setup: {
    mode: "Règle",
    basic: "Une lettre resservie dans un mot",
    advanced: "Une fois par mot",
    games: "Manches",
    one: "Une",
    two: "Deux, tuiles du dessus puis du dessous",
    autoEnd: "Finir dès qu’il ne reste aucun mot",
  },
};

export type OverturnTexts = typeof fr;
