import type { Language } from "../../../../core/language.ts";
import type { PasswordTypes } from "../../../../games/password/index.ts";
import { password } from "../../../../games/password/index.ts";
import { anyWord } from "../../../learn/any-word.ts";
import { CALM, type Lesson, type StepText } from "../../../learn/lesson.ts";

/** The words of the lesson and what it says. The hidden word has its vowel at least twice and not the consonant. */
export interface PasswordLesson {
  readonly language: Language;
  readonly hidden: string;
  /** What the page hides for a learner who asks to be shown. */
  readonly sample: string;
  readonly vowel: string;
  /** Of circle 6, and not in the hidden word. */
  readonly absent: string;
  /** The other side tries one that is not the learner's. */
  readonly tries: readonly [string, string];
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText, StepText];
}

const OTHER = 1;
/** A scripted die counts from 0: three and four, two and four. */
const SEVEN = [2, 3];
const SIX = [1, 3];
/** One and two against five and six: the learner starts. */
const LEARNER_STARTS = [0, 1, 4, 5];
/** The second of the vowel's places. */
const SECOND_PLACE = [1];

export function lessonOf({
  language,
  hidden,
  sample,
  vowel,
  absent,
  tries,
  steps,
}: PasswordLesson): Lesson<PasswordTypes> {
  const [hide, roll, circle, letter, no, guess] = steps;
  return {
    rules: password,
    words: anyWord(language, [hidden, sample, ...tries]),
    scenes: [
      {
        language,
        options: { ...CALM, level: 1, words: "checked", length: 5 },
        bots: [1],
        prelude: [{ seat: OTHER, move: { type: "secret", word: hidden } }],
        steps: [
          {
            ...hide,
            answer: { type: "secret", word: sample },
            meets: { event: { type: "secret-chosen", seat: 0 } },
            chance: LEARNER_STARTS,
          },
          { ...roll, answer: { type: "roll" }, meets: { event: { type: "rolled", seat: 0 } }, chance: SEVEN },
          {
            ...circle,
            answer: { type: "ask", target: OTHER },
            meets: { event: { type: "asked", letter: null } },
            follows: [{ seat: 0, move: { type: "roll" }, chance: SEVEN }],
          },
          {
            ...letter,
            answer: { type: "ask", target: OTHER, letter: vowel },
            meets: { event: { type: "asked", letter: vowel } },
            chance: SECOND_PLACE,
            follows: [{ seat: 0, move: { type: "roll" }, chance: SIX }],
          },
          {
            ...no,
            answer: { type: "ask", target: OTHER, letter: absent },
            meets: { event: { type: "asked", letter: absent } },
            follows: [
              {
                seat: OTHER,
                move: {
                  choose: ({ sides }) => ({
                    type: "guess",
                    target: 0,
                    word: tries.find((word) => word !== sides[0]!.secret?.word)!,
                  }),
                },
              },
            ],
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
