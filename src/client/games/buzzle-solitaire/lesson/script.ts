import type { Language } from "../../../../core/language.ts";
import type { SolitaireTypes } from "../../../../games/buzzle-solitaire/index.ts";
import { buzzleSolitaire } from "../../../../games/buzzle-solitaire/index.ts";
import { lexiconOf } from "../../../../lexicon/lexicon-of.ts";
import { CALM, type Lesson, type Step, type StepText } from "../../../learn/lesson.ts";

/** Four starting words, each with what can be built from its pieces; the first of these is shown to who is stuck. */
export interface SolitaireLesson {
  readonly language: Language;
  readonly groups: readonly (readonly [start: string, solution: string, ...others: string[]])[];
  /** A word that does not fit the second group. */
  readonly misfit: string;
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText, StepText];
}

export function lessonOf({ language, groups, misfit, steps }: SolitaireLesson): Lesson<SolitaireTypes> {
  const [first, miss, second, third, fourth, stop] = steps;
  const making = (group: number): Pick<Step<SolitaireTypes>, "answer" | "meets"> => ({
    answer: { type: "make", group, word: groups[group - 1]![1] },
    meets: { event: { type: "word-made", group } },
  });
  return {
    rules: buzzleSolitaire,
    words: lexiconOf(language, [...new Set([...groups.flat(), misfit])]),
    scenes: [
      {
        language,
        options: { ...CALM, length: 4, minutes: 0, daily: false },
        bots: [],
        opening: [
          {
            type: "set-drawn",
            date: null,
            words: groups.map(([start]) => start),
            solutions: groups.map(([, ...solutions]) => solutions),
          },
        ],
        steps: [
          { ...first, ...making(1) },
          {
            ...miss,
            answer: { type: "make", group: 2, word: misfit },
            meets: { refusal: "buzzle-solitaire/does-not-fit" },
          },
          { ...second, ...making(2) },
          { ...third, ...making(3) },
          { ...fourth, ...making(4) },
          { ...stop, answer: { type: "stop" }, meets: { event: { type: "finished", reason: "stopped" } } },
        ],
      },
    ],
  };
}
