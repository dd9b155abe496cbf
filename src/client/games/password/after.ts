import type { Language } from "../../../core/language.ts";
import type { PasswordTypes } from "../../../games/password/index.ts";
import { password } from "../../../games/password/index.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { GameAfter, Moment } from "../game-after.ts";
import { eventsIn, tally } from "../tally.ts";

/** Password once it is over: letters found over time, how many questions it took, and the words tried in vain. */
const SAID: Record<
  Language,
  {
    counted: string;
    questions: string;
    asked: (n: number, yes: number) => string;
    wrong: string;
    found: string;
  }
> = inEachLanguage({
  fr: {
    counted: "Lettres trouvées",
    questions: "Questions",
    asked: (n, yes) => `${n}, dont ${yes} avec un oui`,
    wrong: "Tentés en vain",
    found: "Mots trouvés",
  },
  en: {
    counted: "Letters found",
    questions: "Questions",
    asked: (n, yes) => `${n}, ${yes} answered yes`,
    wrong: "Wrong guesses",
    found: "Words found",
  },
  de: {
    counted: "Gefundene Buchstaben",
    questions: "Fragen",
    asked: (n, yes) => `${n}, davon ${yes} mit Ja`,
    wrong: "Falsch geraten",
    found: "Erratene Wörter",
  },
});

export const after: GameAfter<PasswordTypes> = {
  rules: password,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const asked = eventsIn(steps, "asked");
    const guesses = eventsIn(steps, "guessed");
    const list = (right: boolean): string =>
      guesses
        .filter((guess) => guess.right === right)
        .map(({ seat, word }) => `${word} (${name(seat)})`)
        .join(", ");
    const moments: Moment[] = [
      { label: said.questions, text: said.asked(asked.length, asked.filter(({ yes }) => yes).length) },
      { label: said.found, text: list(true) },
      { label: said.wrong, text: list(false) },
    ];
    return {
      counted: said.counted,
      series: tally(steps, (event) =>
        event.type === "asked" && event.yes && event.letter !== null ? [[event.seat, 1]] : [],
      ),
      moments: moments.filter(({ text }) => text !== ""),
    };
  },
};
