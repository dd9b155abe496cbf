import { expect, it } from "vitest";
import { type Bucket, take } from "../../src/core/bucket.ts";

it("[W52] a bucket gives its burst at once, then what flows back, and never more than the burst", () => {
  let bucket: Bucket | undefined;
  const taken = (now: number): boolean => {
    const next = take(bucket, 3, 2, now);
    if (next) bucket = next;
    return next !== null;
  };
  expect([taken(0), taken(0), taken(0), taken(0)]).toEqual([true, true, true, false]);
  expect([taken(499), taken(500), taken(500)]).toEqual([false, true, false]);
  expect([taken(60_000), taken(60_000), taken(60_000), taken(60_000)]).toEqual([true, true, true, false]);
  expect(taken(0)).toBe(false); // a clock that goes back gives nothing
});
