import type { Language } from "../../../../core/language.ts";
import type { QuickBuzzleTypes } from "../../../../games/quick-buzzle/index.ts";
import { quickBuzzle } from "../../../../games/quick-buzzle/index.ts";
import { anyWord } from "../../../learn/any-word.ts";
import { CALM, type Lesson, type Scene, type StepText } from "../../../learn/lesson.ts";

export interface QuickBuzzleLesson {
  readonly language: Language;
  readonly sample: string;
  /** The first heap, a word that does not fit it, and one that does. */
  readonly hidden: string;
  readonly misfit: string;
  readonly solution: string;
  /** The second heap gives a longer word. */
  readonly second: string;
  readonly longer: string;
  readonly third: string;
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText];
}

const OTHER = 1;

export function lessonOf(content: QuickBuzzleLesson): Lesson<QuickBuzzleTypes> {
  const { language, sample, hidden, misfit, solution, second, longer, third, steps } = content;
  const [hide, miss, solve, stretch, stop] = steps;
  const race = (word: string, learnerHas: boolean): Omit<Scene<QuickBuzzleTypes>, "steps"> => ({
    language,
    options: { ...CALM, length: 3, names: false, minutes: 5 },
    bots: [1],
    prelude: [
      { seat: OTHER, move: { type: "secret", word } },
      ...(learnerHas ? [{ seat: 0, move: { type: "secret", word: sample } } as const] : []),
    ],
  });
  return {
    rules: quickBuzzle,
    words: anyWord(language, [sample, hidden, second, third]),
    scenes: [
      {
        ...race(hidden, false),
        steps: [
          {
            ...hide,
            answer: { type: "secret", word: sample },
            meets: { event: { type: "secret-chosen", seat: 0 } },
          },
          { ...miss, answer: { type: "solve", word: misfit }, meets: { event: { type: "tried" } } },
          {
            ...solve,
            answer: { type: "solve", word: solution },
            meets: { event: { type: "solved", seat: 0 } },
          },
        ],
      },
      {
        ...race(second, true),
        steps: [
          {
            ...stretch,
            answer: { type: "solve", word: longer },
            meets: { event: { type: "solved", seat: 0 } },
          },
        ],
      },
      {
        ...race(third, true),
        steps: [{ ...stop, answer: { type: "give-up" }, meets: { event: { type: "gave-up", seat: 0 } } }],
      },
    ],
  };
}
