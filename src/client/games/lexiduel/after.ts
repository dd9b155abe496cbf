import type { Language } from "../../../core/language.ts";
import type { LexiduelTypes } from "../../../games/lexiduel/index.ts";
import { lexiduel } from "../../../games/lexiduel/index.ts";
import { formatRecord, recordsFrom } from "../../../games/lexiduel/record.ts";
import { matchScores } from "../../../games/lexiduel/state.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { stepsOf } from "../../replay/steps.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { best, eventsIn } from "../tally.ts";

/** Lexiduel once it is over: points over time, the move that brought most, the longest word, the biggest catch. */
const SAID: Record<
  Language,
  {
    counted: string;
    strongest: string;
    gain: (who: string, word: string, points: number) => string;
    longest: string;
    catch: string;
    taken: (who: string, word: string, letters: number) => string;
  }
> = inEachLanguage({
  fr: {
    counted: "Points",
    strongest: "Plus beau coup",
    gain: (who, word, points) => `${who}, ${word} : ${points} points`,
    longest: "Mot le plus long",
    catch: "Plus belle prise",
    taken: (who, word, letters) =>
      `${who}, ${word} : ${letters === 1 ? "une lettre prise" : `${letters} lettres prises`}`,
  },
  en: {
    counted: "Points",
    strongest: "Best move",
    gain: (who, word, points) => `${who}, ${word}: ${points} points`,
    longest: "Longest word",
    catch: "Biggest catch",
    taken: (who, word, letters) =>
      `${who}, ${word}: ${letters === 1 ? "one letter taken" : `${letters} letters taken`}`,
  },
  de: {
    counted: "Punkte",
    strongest: "Bester Zug",
    gain: (who, word, points) => `${who}, ${word}: ${points} Punkte`,
    longest: "Längstes Wort",
    catch: "Größter Fang",
    taken: (who, word, letters) =>
      `${who}, ${word}: ${letters === 1 ? "ein Buchstabe genommen" : `${letters} Buchstaben genommen`}`,
  },
});

export const after: GameAfter<LexiduelTypes> = {
  rules: lexiduel,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const placed = eventsIn(steps, "letters-placed");
    const gains = placed.map((move, i) => {
      const before = placed[i - 1]?.scores ?? [0, 0];
      return { ...move, gain: move.scores[move.seat]! - before[move.seat]! };
    });
    const strong = best(gains, ({ gain }) => gain);
    const long = best(
      placed.flatMap(({ seat, words }) => words.map((word) => ({ seat, word }))),
      ({ word }) => word.length,
    );
    const caught = best(placed, ({ captures }) => captures.length);
    const moments: Moment[] = [];
    if (strong?.words[0])
      moments.push({
        label: said.strongest,
        text: said.gain(name(strong.seat), strong.words[0], strong.gain),
      });
    if (long) moments.push({ label: said.longest, text: `${long.word} (${name(long.seat)})` });
    if (caught?.words[0] && caught.captures.length > 0)
      moments.push({
        label: said.catch,
        text: said.taken(name(caught.seat), caught.words[0], caught.captures.length),
      });
    return {
      counted: said.counted,
      series: steps.map(({ game }) => matchScores(game)),
      moments,
    };
  },
  record({ header, log }) {
    const events = stepsOf<LexiduelTypes>(lexiduel, log).flatMap((step) => step.events);
    const setup = { seats: 2, language: header.language, options: header.options };
    return recordsFrom(setup, events).map(formatRecord).join("\n");
  },
};
