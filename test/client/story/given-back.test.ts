import { expect, it } from "vitest";
import { givenBack } from "../../../src/client/story/given-back.ts";
import type { Commit } from "../../../src/match/events.ts";

const log = [
  { events: [{ type: "match-begun" }] },
  {
    events: [
      { type: "word-made", seat: 0 },
      { type: "lag-allowed", seat: 0, ms: 40 },
    ],
  },
  { events: [{ type: "word-made", seat: 1 }] },
  {
    events: [
      { type: "word-made", seat: 0 },
      { type: "lag-allowed", seat: 0, ms: 35 },
    ],
  },
  { events: [{ type: "buzzed", seat: 1, at: 1, lagMs: 12, restMs: 900 }] },
  { events: [{ type: "buzzed", seat: 2, at: 1, lagMs: 0, restMs: 900 }] },
] as unknown as readonly Pick<Commit, "events">[];

it("[C112] what was given back is counted for each seat, on clocks and in races", () => {
  expect(givenBack(log, 3)).toEqual([
    { seat: 0, times: 2, ms: 75 },
    { seat: 1, times: 1, ms: 12 },
    { seat: 2, times: 0, ms: 0 },
  ]);
});
