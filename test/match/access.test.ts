import { describe, expect, it } from "vitest";
import { noAccess } from "../../src/match/access.ts";
import type { MatchHeader } from "../../src/match/events.ts";
import { EMPTY_SEAT, type MatchState } from "../../src/match/state.ts";

const [ADA, BOB] = [
  { id: "ada", name: "Ada" },
  { id: "bob", name: "Bob" },
];

/** Ada sits, on a seat that she shares with nobody. */
const match = (visibility: MatchHeader["visibility"]): MatchState => ({
  header: { id: "m", game: "password", visibility } as MatchHeader,
  seq: 1,
  at: 0,
  seats: [EMPTY_SEAT, { members: [ADA], bot: null }],
  progress: { stage: "waiting" },
  resigning: [],
});

describe("[T1a] who may be at a match", () => {
  it.each([
    ["nobody, where there is no match", null, ADA, "no-such-match"],
    ["everybody with a name at a public one", match("public"), BOB, null],
    ["everybody without one, too", match("public"), null, null],
    ["who sits at a private one", match("private"), ADA, null],
    ["and nobody else with a name", match("private"), BOB, "private"],
    ["or without", match("private"), null, "private"],
  ])("%s", (_, state, player, expected) => {
    expect(noAccess(state, player)).toBe(expected);
  });
});
