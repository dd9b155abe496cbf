import type { Language } from "../../../../core/language.ts";
import type { BuzzleTypes } from "../../../../games/buzzle/index.ts";
import { buzzle } from "../../../../games/buzzle/index.ts";
import { KINDS } from "../../../../games/buzzle-family/alphabet.ts";
import { piecesOf } from "../../../../games/buzzle-family/pieces.ts";
import { anyWord } from "../../../learn/any-word.ts";
import { CALM, type Dependent, type Lesson, type StepText } from "../../../learn/lesson.ts";

/** The hidden word begins with T: a big I in the middle and a small i on top. */
export interface BuzzleLesson {
  readonly language: Language;
  readonly hidden: string;
  readonly sample: string;
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText];
}

const OTHER = 1;
const FIRST_BOX = { target: OTHER, box: 1 };
const LEARNER_STARTS = [0];

export function lessonOf({ language, hidden, sample, steps }: BuzzleLesson): Lesson<BuzzleTypes> {
  const [hide, yes, no, pose, guess] = steps;
  return {
    rules: buzzle,
    words: anyWord(language, [hidden, sample]),
    scenes: [
      {
        language,
        options: {
          ...CALM,
          length: hidden.length,
          fast: false,
          opening: "draw",
          noPoint: "asker",
          names: false,
          notebook: false,
        },
        bots: [1],
        prelude: [{ seat: OTHER, move: { type: "secret", word: hidden } }],
        steps: [
          {
            ...hide,
            answer: { type: "secret", word: sample },
            meets: { event: { type: "secret-chosen", seat: 0 } },
            chance: LEARNER_STARTS,
          },
          {
            ...yes,
            answer: { type: "propose", ...FIRST_BOX, piece: "I" },
            meets: { event: { type: "proposed", box: 1, piece: "I" } },
          },
          {
            ...no,
            answer: { type: "propose", ...FIRST_BOX, piece: "C" },
            meets: { event: { type: "proposed", box: 1, piece: "C" } },
            follows: [{ seat: OTHER, move: missing }],
          },
          {
            ...pose,
            answer: { type: "position", ...FIRST_BOX, piece: "I", pose: "centre" },
            meets: { event: { type: "positioned", box: 1, pose: "centre" } },
          },
          {
            ...guess,
            answer: { type: "guess", target: OTHER, word: hidden },
            meets: { event: { type: "guessed", right: true } },
          },
        ],
      },
    ],
  };
}

/** A piece that the learner's first letter has not: whatever the word, the hand comes back. */
const missing: Dependent<BuzzleTypes> = {
  choose({ sides }) {
    const [first] = sides[0]!.secret!.word;
    const has = piecesOf(first!);
    return { type: "propose", target: 0, box: 1, piece: KINDS.find((kind) => !has.includes(kind))! };
  },
};
