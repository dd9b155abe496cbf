import { expect, it } from "vitest";
import {
  type Conduct,
  GOOD_CONDUCT,
  leftEarly,
  playedOn,
  restsUntil,
  walkedOut,
} from "../../src/matchmaking/conduct.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const times = (
  n: number,
  step: (conduct: Conduct, now: number) => Conduct,
  from = GOOD_CONDUCT,
  now = DAY_MS,
) => Array.from({ length: n }).reduce<Conduct>((conduct) => step(conduct, now), from);

it.each([
  [0, null],
  [1, null],
  [2, 2],
  [3, 5],
  [4, 15],
  [5, 30],
  [6, 60],
  [9, 60],
])("[W83] who walked out %i times waits %s minutes", (marks, minutes) => {
  const until = minutes === null ? null : DAY_MS + minutes * MINUTE_MS;
  expect(restsUntil(times(marks, walkedOut), DAY_MS)).toBe(until);
});

it("[W84] a match played to its end takes a mark back, and a day does", () => {
  const thrice = times(3, walkedOut);
  expect(restsUntil(playedOn(thrice, DAY_MS), DAY_MS)).toBe(DAY_MS + 2 * MINUTE_MS);
  expect(restsUntil(times(3, playedOn, thrice), DAY_MS)).toBeNull();
  const again = walkedOut(thrice, 3 * DAY_MS);
  expect(restsUntil(again, 3 * DAY_MS)).toBe(3 * DAY_MS + 2 * MINUTE_MS);
});

it("[W83] nobody waits longer than was said", () => {
  const twice = times(2, walkedOut);
  expect(restsUntil(twice, DAY_MS + 2 * MINUTE_MS)).toBeNull();
});

it("[T5c] two matches a day (UTC) may be left before they count; from the third on each costs a mark", () => {
  const marksAfter = (matches: readonly string[], now = DAY_MS): number =>
    matches.reduce<Conduct>((conduct, match) => leftEarly(conduct, match, now), GOOD_CONDUCT).marks;
  expect(marksAfter(["a", "b"])).toBe(0);
  expect(marksAfter(["a", "b", "a", "b"])).toBe(0); // told again
  expect(marksAfter(["a", "b", "c"])).toBe(1);
  expect(marksAfter(["a", "b", "c", "c", "d"])).toBe(2);
  const twice = leftEarly(leftEarly(GOOD_CONDUCT, "a", DAY_MS), "b", 2 * DAY_MS - 1);
  expect(leftEarly(twice, "c", 2 * DAY_MS).marks).toBe(0); // the next day
  expect(leftEarly(playedOn(twice, 2 * DAY_MS - 1), "c", 2 * DAY_MS - 1).marks).toBe(1);
});
