import type { Language } from "../../../../core/language.ts";
import type { OverturnTypes } from "../../../../games/overturn/index.ts";
import { overturn } from "../../../../games/overturn/index.ts";
import { lexiconOf } from "../../../../lexicon/lexicon-of.ts";
import { CALM, type Dependent, type Lesson, type StepText } from "../../../learn/lesson.ts";
import { waysToLay } from "../typed.ts";

/** A board of its own, the words played on it, and more words that can be found there. */
export interface OverturnLesson {
  readonly language: Language;
  /** 36 letters, row by row. */
  readonly faces: string;
  readonly first: string;
  /** Theirs, over the first word. */
  readonly reply: string;
  /** Takes rings back and lays new ones. */
  readonly back: string;
  /** Uses a letter twice on its cell. */
  readonly double: string;
  /** What the page finds in the step where the learner looks for a word. */
  readonly own: string;
  readonly others: string;
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText];
}

const OTHER = 1;

export function lessonOf(content: OverturnLesson): Lesson<OverturnTypes> {
  const { language, faces, first, reply, back, double, own, others, steps } = content;
  const [opening, turning, doubling, finding, passing] = steps;
  return {
    rules: overturn,
    words: lexiconOf(language, [...new Set([first, reply, back, double, own, ...others.split(" ")])]),
    scenes: [
      {
        language,
        options: { ...CALM, mode: "basic", games: 1, autoEnd: false },
        bots: [1],
        opening: [{ type: "tiles-laid", upper: faces, lower: null }],
        steps: [
          {
            ...opening,
            answer: laying(0, first),
            meets: { event: { type: "word-made", word: first } },
            follows: [{ seat: OTHER, move: laying(OTHER, reply) }],
          },
          {
            ...turning,
            answer: laying(0, back),
            meets: { event: { type: "word-made", word: back } },
            follows: [{ seat: OTHER, move: giving }],
          },
          {
            ...doubling,
            answer: laying(0, double),
            meets: { event: { type: "word-made", word: double } },
            follows: [{ seat: OTHER, move: giving }],
          },
          {
            ...finding,
            answer: laying(0, own),
            meets: { event: { type: "word-made" } },
            follows: [{ seat: OTHER, move: giving }],
          },
          { ...passing, answer: giving, meets: { event: { type: "ring-given" } } },
        ],
      },
    ],
  };
}

/** The way of laying a word that turns most. */
const laying = (seat: number, word: string): Dependent<OverturnTypes> => ({
  choose: (game) => ({ type: "word", cells: waysToLay(game, seat, word)[0]!.cells }),
});

/** A pass onto the last new cell, far from where the lesson plays. */
const giving: Dependent<OverturnTypes> = {
  choose: ({ rings }) => ({ type: "pass", cell: rings.lastIndexOf(".") }),
};
