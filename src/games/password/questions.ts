import { type Circles, isChance, lettersOf } from "./circles.ts";
import { markOf, type WordRecord } from "./record.ts";

/**
 * Which questions may be asked about a word. Everything here follows from what the whole table has heard, so
 * that rules, bots and clients use the same functions and a permitted question tells nothing by itself.
 */

/** Why a question is barred. Each is the last part of a refusal's code. */
export const BARS = [
  "letter-not-in-circle",
  "letter-absent",
  "letter-no-more",
  "chance-needs-letter",
  "circle-crossed",
  "circle-known",
  "circle-exhausted",
] as const;
export type Bar = (typeof BARS)[number];

export interface Questions {
  /** Whether the circle may be asked as a whole. */
  readonly circle: boolean;
  /** The letters that may be asked for. */
  readonly letters: string;
}

/** Why this letter may not be asked for on this circle, or null when it may. */
export function letterBar(circles: Circles, circle: number, record: WordRecord, letter: string): Bar | null {
  if (!lettersOf(circles, circle).includes(letter)) return "letter-not-in-circle";
  if (record.absent.includes(letter)) return "letter-absent";
  if (record.noMore.includes(letter)) return "letter-no-more";
  return null;
}

/** Why this circle may not be asked as a whole, or null when it may. */
export function circleBar(circles: Circles, circle: number, record: WordRecord): Bar | null {
  if (isChance(circle)) return "chance-needs-letter";
  const mark = markOf(record, circle);
  if (mark === "-") return "circle-crossed";
  if (mark === "?") return "circle-known";
  const answered = record.letters + record.absent;
  return [...lettersOf(circles, circle)].every((letter) => answered.includes(letter))
    ? "circle-exhausted"
    : null;
}

export function questionsOn(circles: Circles, circle: number, record: WordRecord): Questions {
  const letters = [...lettersOf(circles, circle)].filter(
    (letter) => letterBar(circles, circle, record, letter) === null,
  );
  return { circle: circleBar(circles, circle, record) === null, letters: letters.join("") };
}

/** Whether this circle leaves anything to ask about this word. */
export function hasQuestion(circles: Circles, circle: number, record: WordRecord): boolean {
  const { circle: whole, letters } = questionsOn(circles, circle, record);
  return whole || letters !== "";
}
