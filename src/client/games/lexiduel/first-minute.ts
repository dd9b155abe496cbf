import type { LexiduelTypes } from "../../../games/lexiduel/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { FirstMinute } from "../first-minute.ts";

type Act = "sow" | "answer" | "grow";

export const firstMinute: FirstMinute<LexiduelTypes, Act> = {
  now({ phase, turn, pending, scores, made }, seat) {
    if (phase === "finished" || turn !== seat) return null;
    if (pending !== null) return "answer";
    return made === 0 || (made < 3 && scores[seat] === 0) ? "sow" : "grow";
  },
  targets: { sow: ".lx-surface", answer: ".lx-surface", grow: ".lx-surface" },
  picture: "taking",
  texts: inEachLanguage({
    fr: {
      goal: "Ayez plus de lettres que l’autre dans des mots de quatre lettres ou plus.",
      acts: {
        sow: "Semez un mot de deux ou trois lettres dans un coin hachuré : touchez une case, puis écrivez.",
        answer: "Répondez dans le même coin : un mot de deux ou trois lettres qui touche le sien.",
        grow: "Prolongez un de vos mots, reliez-en deux, ou semez un mot court contre une lettre : touchez une case, puis écrivez.",
      },
      wait: "C’est à l’autre. Repérez où deux de vos lettres se suivent : un mot peut y grandir.",
      points:
        "Chaque lettre à vous dans un mot d’au moins quatre lettres compte. Sauter une lettre de l’autre la retourne : elle devient la vôtre.",
      end: "Au dernier tour, seuls comptent les points qui sont sur le plateau.",
      tips: [
        "Un mot de trois lettres ne vaut encore rien ; prolongé à quatre, il compte tout entier.",
        "Sauter une lettre de l’autre compte double : un point de plus pour vous, un de moins en face.",
        "Gardez deux de vos lettres côte à côte au bord d’une zone vide : c’est là que l’on grandit.",
      ],
    },
    en: {
      goal: "Have more letters than your opponent in words of four letters or more.",
      acts: {
        sow: "Sow a word of two or three letters in a striped corner: tap a square, then type.",
        answer: "Reply in the same corner: a word of two or three letters that touches theirs.",
        grow: "Extend one of your words, link two of them, or sow a short word against a letter: tap a square, then type.",
      },
      wait: "It’s their turn. Look for two of your letters side by side: a word can grow there.",
      points:
        "Every letter of yours in a word of at least four counts. Jump over one of theirs and it flips: it’s yours.",
      end: "After the last round only the points on the board count.",
      tips: [
        "A word of three letters is worth nothing yet; extended to four, all of it counts.",
        "Jumping over a letter of theirs counts double: one more for you, one less for them.",
        "Keep two of your letters side by side next to empty space: that’s where words grow.",
      ],
    },
    de: {
      goal: "Am Ende gehören dir mehr Buchstaben als der anderen Seite, in Wörtern mit vier oder mehr.",
      acts: {
        sow: "Säe ein Wort mit zwei oder drei Buchstaben in einer schraffierten Ecke: Tipp auf ein Feld und schreib.",
        answer: "Antworte in derselben Ecke: ein Wort mit zwei oder drei Buchstaben, das ihres berührt.",
        grow: "Verlängere eines deiner Wörter, verbinde zwei oder säe ein kurzes Wort an einem Buchstaben: Tipp auf ein Feld und schreib.",
      },
      wait: "Die andere Seite ist dran. Such zwei deiner Buchstaben nebeneinander: Dort kann ein Wort wachsen.",
      points:
        "Jeder deiner Buchstaben in einem Wort mit mindestens vier zählt. Überspringst du einen fremden, dreht er sich um und gehört dir.",
      end: "Nach der letzten Runde zählen nur die Punkte auf dem Brett.",
      tips: [
        "Ein Wort mit drei Buchstaben zählt noch nichts; auf vier verlängert zählt es ganz.",
        "Ein übersprungener fremder Buchstabe zählt doppelt: einer mehr für dich, einer weniger für die andere Seite.",
        "Halte zwei deiner Buchstaben nebeneinander am Rand einer leeren Fläche: Dort wachsen Wörter.",
      ],
    },
  }),
};
