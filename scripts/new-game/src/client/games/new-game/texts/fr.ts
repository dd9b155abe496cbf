import type { LeaveReason } from "../../../../games/game.ts";
import type { NewGameRefusal } from "../../../../games/new-game/refusals.ts";
import type { EndReason } from "../../../../games/new-game/state.ts";
import { de } from "../../../i18n/elide.ts";
import { formsOf } from "../../../i18n/forms.ts";

const { count } = formsOf("fr");

/** `null` is the reader. */
type Who = string | null;

const refusals: Record<NewGameRefusal, string> = {
  "new-game/not-your-turn": "Ce n’est pas encore à vous. Un instant.",
  "new-game/not-one-word": "Un seul mot, avec des lettres : ni espace, ni trait d’union, ni chiffre.",
  "new-game/other-letter": "{word} ne commence pas par {letter}. Essayez un autre mot.",
  "new-game/already-said": "{word} a déjà été dit. Essayez un autre mot.",
  "new-game/proper-noun": "{word} est un nom propre. Essayez un autre mot.",
  "new-game/unknown-word": "{word} n’est pas au dictionnaire. Essayez un autre mot.",
};

const left: Record<LeaveReason, (who: Who) => string> = {
  resigned: (who) => (who === null ? "Vous abandonnez." : `${who} abandonne.`),
  absent: (who) => (who === null ? "Votre absence a trop duré." : `L’absence ${de(who)} a trop duré.`),
  time: (who) => (who === null ? "Votre temps est écoulé." : `Le temps ${de(who)} est écoulé.`),
};

const reasons: Record<EndReason, string> = {
  "most-points": "Le plus de points gagne.",
  draw: "Autant de points de chaque côté.",
  "opponent-left": "L’autre camp a quitté la partie.",
};

export const fr = {
  refusals,
  left,
  reasons,
  score: "Les points",
  scoreOf: (who: Who, n: number) => `${who ?? "Vous"} : ${count(n, "point", "points")}`,
  round: (n: number, of: number) => `Tour ${n} sur ${of}`,
  chain: "Les mots dits",
  empty: "Pas encore de mot.",
  yours: (letter: string | null) =>
    letter === null ? "À vous : un mot, n’importe lequel." : `À vous : un mot en ${letter}.`,
  theirs: (name: string) => `${name} cherche un mot…`,
  label: "Votre mot",
  play: "Dire ce mot",
  pass: "Passer",
  draw: "Match nul",
  giveUp: "Abandonner ? La partie est perdue.",
  rounds: "Nombre de tours",
  tell: {
    word: (who: Who, word: string) => (who === null ? `Vous dites ${word}.` : `${who} dit ${word}.`),
    passes: (who: Who) => (who === null ? "Vous passez." : `${who} passe.`),
    late: (who: Who) => (who === null ? "Temps écoulé : vous passez." : `Temps écoulé : ${who} passe.`),
  },
};

export type NewGameTexts = typeof fr;
