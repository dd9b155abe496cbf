import { expect, it } from "vitest";
import type { AnyGame } from "../../src/games/game.ts";
import { headerOf, type MatchPlan, mayBeRated } from "../../src/match/header.ts";

it.each<[string, Parameters<typeof mayBeRated>[0], boolean]>([
  ["strangers with the game's options", { options: {} }, true],
  ["practice", { practice: true, options: {} }, false],
  ["words agreed on at the table", { options: { agreed: ["ESCLAMER"] } }, false],
  ["no words agreed on", { options: { agreed: [] } }, true],
  ["an open-ended match", { options: { open: true } }, false],
])("[T5g] %s", (_, setup, expected) => {
  expect(mayBeRated(setup)).toBe(expected);
  const plan = { ...setup, rated: true, seats: 2 } as unknown as MatchPlan;
  expect(headerOf({ version: 1 } as AnyGame, plan, (bytes) => bytes).rated).toBe(expected);
});
