import type { Language } from "../../../core/language.ts";
import type { PasswordTypes } from "../../../games/password/index.ts";
import { password } from "../../../games/password/index.ts";
import { formsOf } from "../../i18n/forms.ts";
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
    in: (word: string, who: string, questions: number) => string;
  }
> = inEachLanguage({
  fr: {
    counted: "Lettres trouvées",
    questions: "Questions",
    asked: (n, yes) => `${n}, dont ${yes} avec un oui`,
    wrong: "Tentés en vain",
    found: "Trouvé",
    in: (word, who, n) => `${word} (${who}), en ${formsOf("fr").count(n, "question", "questions")}`,
  },
  en: {
    counted: "Letters found",
    questions: "Questions",
    asked: (n, yes) => `${n}, ${yes} answered yes`,
    wrong: "Wrong guesses",
    found: "Found",
    in: (word, who, n) => `${word} (${who}), in ${formsOf("en").count(n, "question", "questions")}`,
  },
  de: {
    counted: "Gefundene Buchstaben",
    questions: "Fragen",
    asked: (n, yes) => `${n}, davon ${yes} mit Ja`,
    wrong: "Falsch geraten",
    found: "Erraten",
    in: (word, who, n) => `${word} (${who}), nach ${formsOf("de").count(n, "Frage", "Fragen")}`,
  },
});

export const after: GameAfter<PasswordTypes> = {
  rules: password,
  tale(steps, { language, name }) {
    const said = SAID[language];
    const asked = eventsIn(steps, "asked");
    const guesses = eventsIn(steps, "guessed");
    const found = guesses
      .filter(({ right }) => right)
      .map(({ seat, target, word, when }) => {
        const questions = asked.filter(
          (each) => each.seat === seat && each.target === target && each.when <= when,
        );
        return said.in(word, name(seat), questions.length);
      });
    const wrong = guesses.filter(({ right }) => !right).map(({ seat, word }) => `${word} (${name(seat)})`);
    const moments: Moment[] = [
      { label: said.found, text: found.join(", ") },
      { label: said.questions, text: said.asked(asked.length, asked.filter(({ yes }) => yes).length) },
      { label: said.wrong, text: wrong.join(", ") },
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
