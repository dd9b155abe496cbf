import { expect, test } from "vitest";
import { OldRelease } from "./old-release.ts";

/** A release that ran in two processes, one after the other but for a moment. */
function ran(): OldRelease {
  const old = new OldRelease();
  const at = (at: number, what: string, who: string, detail = ""): void =>
    old.hear({ at, what, who, detail });
  at(0, "started", "process 1", "now");
  at(100_000, "started", "process 2", "release 1234567");
  at(110_000, "started", "process 3", "release 1234567");
  at(120_000, "killed", "process 2");
  at(130_000, "killed", "process 3");
  at(140_000, "killed", "process 1");
  return old;
}

test("a release is about from its first process to a moment after its last", () => {
  const old = ran();
  expect([134_000, 136_000].map((at) => old.isAbout(at))).toEqual([true, false]);
});

test("whether it was about between two times is known afterwards", () => {
  const old = ran();
  expect(old.wasAbout(0, 99_000)).toBe(false);
  expect(old.wasAbout(90_000, 101_000)).toBe(true);
  expect(old.wasAbout(125_000, 126_000)).toBe(true);
  expect(old.wasAbout(136_000, 900_000)).toBe(false);
});
