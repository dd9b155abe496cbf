import type { Language } from "../../../../core/language.ts";
import { buzzleSolitaire } from "../../../../games/buzzle-solitaire/index.ts";
import type { AnyGame } from "../../../../games/game.ts";
import { lexiconOf } from "../../../../lexicon/lexicon-of.ts";
import { CALM, type Lesson, type StepText } from "../../../learn/lesson.ts";

/** Four starting words, each with what can be built from its pieces; the first of these is shown to who is stuck. */
export interface SolitaireLesson {
  readonly language: Language;
  readonly groups: readonly (readonly [start: string, ...solutions: string[]])[];
  /** A word that does not fit the second group. */
  readonly misfit: string;
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText, StepText];
}

export function lessonOf({ language, groups, misfit, steps }: SolitaireLesson): Lesson {
  const [first, miss, second, third, fourth, stop] = steps;
  const making = (group: number) => ({
    answer: { type: "make", group, word: groups[group - 1]![1] },
    meets: { event: { type: "word-made", group } },
  });
  return {
    rules: buzzleSolitaire as unknown as AnyGame,
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
          } as { type: string },
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
