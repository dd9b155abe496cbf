import { isOneOf } from "../../core/one-of.ts";
import { CIRCLE_NUMBERS, type Circles } from "./circles.ts";
import type { Asked } from "./events.ts";

/**
 * What the whole table has heard about one side's word: the public part of everybody's deduction grid. Kept as
 * short strings. It is all that the rules look at to say which questions are still permitted.
 */
export interface WordRecord {
  /** Letters discovered, in the order they were told, one for each yes: `AAD`. */
  readonly letters: string;
  /** Their positions in the word, a digit each: `245`. Empty at level 2. */
  readonly positions: string;
  /** Letters known not to be in the word: answered no, or undiscovered in a circle answered no. */
  readonly absent: string;
  /** Discovered letters of which there is no other one. */
  readonly noMore: string;
  /** One mark for each circle from 2 to 12. */
  readonly circles: string;
  /** Wrong attempts at the word, in the order they were made. */
  readonly wrong: readonly string[];
}

/**
 * `.` never asked as a whole; `?` answered yes and no letter of it newly discovered since; `+` answered yes and
 * a letter of it discovered since, so that it may be asked again; `-` answered no.
 */
export const CIRCLE_MARKS = [".", "?", "+", "-"] as const;
export type CircleMark = (typeof CIRCLE_MARKS)[number];

const FIRST_CIRCLE = CIRCLE_NUMBERS[0];

export const EMPTY_RECORD: WordRecord = {
  letters: "",
  positions: "",
  absent: "",
  noMore: "",
  circles: ".".repeat(CIRCLE_NUMBERS.length),
  wrong: [],
};

export function markOf({ circles }: WordRecord, circle: number): CircleMark {
  const mark = circles[circle - FIRST_CIRCLE];
  return isOneOf(CIRCLE_MARKS, mark) ? mark : ".";
}

/** The record after one more question and its answer. */
export function noteAnswer(record: WordRecord, asked: Asked, circles: Circles): WordRecord {
  return asked.letter === null
    ? noteCircle(record, asked.circle, asked.yes, circles)
    : noteLetter(record, asked.letter, asked.yes, asked.position, circles);
}

export const noteWrongGuess = (record: WordRecord, word: string): WordRecord => ({
  ...record,
  wrong: [...record.wrong, word],
});

function noteCircle(record: WordRecord, circle: number, yes: boolean, circles: Circles): WordRecord {
  if (yes) return { ...record, circles: withMark(record, circle, "?") };
  const crossed = [...(circles[circle] ?? "")].filter((letter) => isOpen(record, letter));
  return { ...record, absent: record.absent + crossed.join(""), circles: withMark(record, circle, "-") };
}

function noteLetter(
  record: WordRecord,
  letter: string,
  yes: boolean,
  position: number | null,
  circles: Circles,
): WordRecord {
  const known = record.letters.includes(letter);
  if (!yes) {
    return known
      ? { ...record, noMore: record.noMore + letter }
      : { ...record, absent: record.absent + letter };
  }
  const told = {
    ...record,
    letters: record.letters + letter,
    positions: record.positions + (position ?? ""),
  };
  // A second N is no news for a circle: only a letter heard of for the first time answers its yes.
  return known ? told : { ...told, circles: reopened(record, letter, circles) };
}

const isOpen = (record: WordRecord, letter: string): boolean =>
  !record.letters.includes(letter) && !record.absent.includes(letter);

function withMark(record: WordRecord, circle: number, mark: CircleMark): string {
  const at = circle - FIRST_CIRCLE;
  return record.circles.slice(0, at) + mark + record.circles.slice(at + 1);
}

const reopened = (record: WordRecord, letter: string, circles: Circles): string =>
  CIRCLE_NUMBERS.map((circle) => {
    const mark = markOf(record, circle);
    return mark === "?" && circles[circle]?.includes(letter) ? "+" : mark;
  }).join("");
