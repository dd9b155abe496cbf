import { describe, expect, it } from "vitest";
import { follow } from "../../src/client/lobby/line.ts";
import type { LobbyEntry } from "../../src/protocol/lobby.ts";

const entry = (id: string, free = 1): LobbyEntry => ({
  id,
  game: "password",
  language: "fr",
  state: "waiting",
  host: "Ada",
  people: ["Ada"],
  seats: 2,
  free,
  bots: 0,
  clock: { kind: "none" },
  teams: false,
  watchers: 0,
});

describe("the lobby's list", () => {
  it("[W69] is taken whole, then follows what appears, changes and vanishes without anything jumping", () => {
    let list = follow([entry("old")], { type: "lobby", entries: [entry("a"), entry("b")] });
    list = follow(list, { type: "listed", entry: entry("c") });
    expect(list.map(({ id }) => id)).toEqual(["c", "a", "b"]);
    list = follow(list, { type: "listed", entry: entry("a", 0) });
    expect(list.map(({ id, free }) => [id, free])).toEqual([
      ["c", 1],
      ["a", 0],
      ["b", 1],
    ]);
    list = follow(list, { type: "gone", id: "c" });
    expect(follow(list, { type: "gone", id: "never" }).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});
