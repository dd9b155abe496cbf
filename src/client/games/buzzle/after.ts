import type { Language } from "../../../core/language.ts";
import type { BuzzleTypes } from "../../../games/buzzle/index.ts";
import { buzzle } from "../../../games/buzzle/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { best, eventsIn } from "../tally.ts";

/** Buzzle once it is over: points over time, the reading that brought most, and how the pieces were guessed. */
const SAID: Record<
  Language,
  {
    counted: string;
    reading: string;
    read: (who: string, word: string, points: number) => string;
    pieces: string;
    hits: (yes: number, all: number) => string;
    found: string;
  }
> = inEachLanguage({
  fr: {
    counted: "Points",
    reading: "Plus beau mot trouvé",
    read: (who, word, points) => `${who}, ${word} : ${points} points`,
    pieces: "Morceaux justes",
    hits: (yes, all) => `${yes} sur ${all}`,
    found: "Mots trouvés",
  },
  en: {
    counted: "Points",
    reading: "Best find",
    read: (who, word, points) => `${who}, ${word}: ${points} points`,
    pieces: "Right pieces",
    hits: (yes, all) => `${yes} of ${all}`,
    found: "Words found",
  },
  de: {
    counted: "Punkte",
    reading: "Bester Fund",
    read: (who, word, points) => `${who}, ${word}: ${points} Punkte`,
    pieces: "Richtige Teile",
    hits: (yes, all) => `${yes} von ${all}`,
    found: "Gefundene Wörter",
  },
});

export const after: GameAfter<BuzzleTypes> = {
  rules: buzzle,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const right = eventsIn(steps, "guessed").filter((guess) => guess.right);
    const proposed = eventsIn(steps, "proposed");
    const top = best(right, ({ points }) => points);
    const moments: Moment[] = [];
    if (top) moments.push({ label: said.reading, text: said.read(name(top.seat), top.word, top.points) });
    if (right.length > 0)
      moments.push({
        label: said.found,
        text: right.map(({ seat, word }) => `${word} (${name(seat)})`).join(", "),
      });
    if (proposed.length > 0)
      moments.push({
        label: said.pieces,
        text: said.hits(proposed.filter(({ yes }) => yes).length, proposed.length),
      });
    return {
      counted: said.counted,
      series: steps.map(({ game }) => game.sides.map(({ score }) => score)),
      moments,
    };
  },
};
