import type { SolitaireTypes } from "../../../games/buzzle-solitaire/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";

type Act = "set" | "make";

export const firstMinute: FirstMinute<SolitaireTypes, Act> = {
  now({ phase }) {
    if (phase === "finished") return null;
    return phase === "setting" ? "set" : "make";
  },
  targets: { set: ".bz-own-set", make: ".bz-builder" },
  picture: "made",
  texts: inEachLanguage({
    fr: {
      goal: "Tirez autant de mots que possible de quatre groupes de morceaux.",
      acts: {
        set: "Écrivez quatre mots : leurs morceaux feront les quatre groupes.",
        make: "Faites un autre mot avec exactement les morceaux du groupe choisi, puis passez au suivant.",
      },
      wait: "Un instant.",
      points:
        "Un mot, un point. Il prend tous les morceaux du groupe ; sa longueur n’importe pas. Un refus ne coûte rien.",
      end: "Les quatre groupes servis, un nouveau tour commence ; la partie finit avec le temps ou quand vous vous arrêtez.",
      tips: [
        "Un groupe résiste ? Prenez-en un autre : l’ordre est à vous.",
        "Cherchez d’abord l’anagramme, puis une lettre faite autrement : deux petits morceaux changent tout.",
        "Gardez les mots faciles d’un groupe pour plus tard : à chaque tour il en faut un nouveau.",
      ],
    },
    en: {
      goal: "Make as many words as you can from four groups of pieces.",
      acts: {
        set: "Type four words: their pieces make the four groups.",
        make: "Make another word with exactly the pieces of the chosen group, then go on to the next.",
      },
      wait: "Just a moment.",
      points:
        "A word, a point. It takes all the pieces of its group; its length doesn’t matter. A refusal costs nothing.",
      end: "Once all four groups have their word, a new round starts; it ends with the time, or when you stop.",
      tips: [
        "Stuck on a group? Take another one: the order is up to you.",
        "Look for the anagram first, then for a letter made differently: two small pieces change everything.",
        "Save a group’s easy words: every round needs a new one.",
      ],
    },
    de: {
      goal: "Bilde so viele Wörter wie möglich aus vier Gruppen von Teilen.",
      acts: {
        set: "Schreib vier Wörter: Aus ihren Teilen werden die vier Gruppen.",
        make: "Bilde aus genau den Teilen der gewählten Gruppe ein anderes Wort, dann kommt die nächste.",
      },
      wait: "Einen Moment.",
      points:
        "Ein Wort, ein Punkt. Es nimmt alle Teile der Gruppe; die Länge ist egal. Ein abgelehntes Wort kostet nichts.",
      end: "Haben alle vier Gruppen ihr Wort, beginnt eine neue Runde; Schluss ist, wenn die Zeit um ist oder du aufhörst.",
      tips: [
        "Eine Gruppe sperrt sich? Nimm eine andere: Die Reihenfolge bestimmst du.",
        "Such zuerst das Anagramm, dann einen anders gebauten Buchstaben: Zwei kleine Teile ändern alles.",
        "Heb leichte Wörter einer Gruppe auf: Jede Runde braucht ein neues.",
      ],
    },
  }),
};
