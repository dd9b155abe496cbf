import type { Language } from "../../../../core/language.ts";
import { type NewGameTypes, newGame } from "../../../../games/new-game/index.ts";
import { lexiconOf } from "../../../../lexicon/lexicon-of.ts";
import { CALM, type Lesson, type StepText } from "../../../learn/lesson.ts";

/** Four words that follow each other, the learner's first; and one that begins with another letter than the fourth ends. */
export interface NewGameLesson {
  readonly language: Language;
  readonly chain: readonly [string, string, string, string];
  readonly misfit: string;
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText];
}

const OTHER = 1;
const say = (word: string) => ({ type: "word", word }) as const;

export function lessonOf({ language, chain, misfit, steps }: NewGameLesson): Lesson<NewGameTypes> {
  const [first, second, third, fourth] = chain;
  const [begin, follow, letter, twice, pass] = steps;
  return {
    rules: newGame,
    words: lexiconOf(language, [...chain, misfit]),
    scenes: [
      {
        language,
        options: { ...CALM, rounds: 5 },
        bots: [1],
        steps: [
          {
            ...begin,
            answer: say(first),
            meets: { event: { type: "word-said", word: first } },
            follows: [{ seat: OTHER, move: say(second) }],
          },
          {
            ...follow,
            answer: say(third),
            meets: { event: { type: "word-said", word: third } },
            follows: [{ seat: OTHER, move: say(fourth) }],
          },
          { ...letter, answer: say(misfit), meets: { refusal: "new-game/other-letter" } },
          { ...twice, answer: say(third), meets: { refusal: "new-game/already-said" } },
          { ...pass, answer: { type: "pass" }, meets: { event: { type: "passed" } } },
        ],
      },
    ],
  };
}
