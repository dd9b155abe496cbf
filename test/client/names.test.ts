import { expect, it } from "vitest";
import { initialsOf } from "../../src/client/match/names.ts";

it.each([
  ["Ada", "Ad"],
  ["Robot débutant 2", "R2"],
  ["Anne-Marie", "An"],
  ["Léa  Dupont", "LD"],
  ["É", "É"],
  ["", ""],
])("[C135] %s is %s where there is no room", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
