import { expect, it } from "vitest";
import { bestToWatch } from "../../src/client/lobby/best.ts";
import type { LobbyEntry } from "../../src/protocol/lobby.ts";

const entry = (id: string, watchers: number, more: Partial<LobbyEntry> = {}): LobbyEntry => ({
  ...{ id, game: "overturn", language: "fr", state: "playing", host: "", people: ["Ada", "Bob"] },
  ...{ seats: 2, free: 0, bots: 0, clock: { kind: "none" }, teams: false, watchers, ...more },
});
const best = (entries: readonly LobbyEntry[], shown: string | null = null) =>
  bestToWatch(entries, shown)?.id ?? null;

it("[C113] the match on the home page is the one most looked at, of those that people play", () => {
  expect(best([])).toBeNull();
  expect(best([entry("a", 0), entry("b", 2), entry("c", 1)])).toBe("b");
  expect(best([entry("a", 0), entry("b", 9, { state: "waiting" })])).toBe("a");
  expect(best([entry("a", 9, { people: ["Ada"], bots: 1 }), entry("b", 0)])).toBe("b");
  expect(best([entry("a", 9, { people: ["Ada", "Bob"], bots: 1 })])).toBeNull();
});

it("[C113] it stays while no other draws more, and goes when it is over", () => {
  const entries = [entry("a", 1), entry("b", 1)];
  expect(best(entries, "b")).toBe("b");
  expect(best([entry("a", 2), entry("b", 1)], "b")).toBe("a");
  expect(best([entry("a", 0)], "b")).toBe("a");
});
