import { expect, test } from "vitest";
import type { Happening } from "../platform/history.ts";
import type { World } from "../world/world.ts";
import { progress } from "./progress.ts";

/** What this judge says of a history, where `member-renamed` is an event that only this version knows. */
function accusedOf(...happenings: [at: number, what: string, who: string, detail: string][]): string[] {
  const said: string[] = [];
  const judge = progress({ beganAt: 0, newEvents: ["member-renamed"] } as unknown as World);
  for (const [at, what, who, detail] of happenings)
    judge.hear!({ at, what, who, detail } satisfies Happening, (fault) => said.push(fault));
  return said;
}

const unreadable = (event: string): string =>
  JSON.stringify({ what: "request failed", error: `Error: This version cannot read the log: ${event}` });
const RENAMED = unreadable("Unhandled case: member-renamed");

test("the last release may say that it cannot read what only this version writes", () => {
  expect(
    accusedOf(
      [1000, "started", "process 7", "release 1234567"],
      [2000, "error", "process 7", RENAMED],
      [2010, "error", "process 3", RENAMED], // asked by a request that runs in this version
      [3000, "killed", "process 7", ""],
      [3010, "error", "process 3", RENAMED],
    ),
  ).toEqual([]);
});

test("nobody says so of an event that the last release knows, or says nothing of the event", () => {
  const release = [1000, "started", "process 7", "release 1234567"] as const;
  for (const event of ["Unhandled case: seat-left", "no reason"])
    expect(accusedOf([...release], [2000, "error", "process 7", unreadable(event)])).toHaveLength(1);
});

test("nobody says so where the last release does not run", () => {
  expect(
    accusedOf([1000, "started", "process 7", "now"], [2000, "error", "process 7", RENAMED]),
  ).toHaveLength(1);
  expect(
    accusedOf(
      [1000, "started", "process 7", "release 1234567"],
      [3000, "killed", "process 7", ""],
      [60_000, "error", "process 3", RENAMED],
    ),
  ).toHaveLength(1);
});
