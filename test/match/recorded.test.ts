import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonical } from "../../src/core/canonical.ts";
import { GAMES } from "../../src/games/registry.ts";
import type { Commit } from "../../src/match/events.ts";
import { foldLog } from "../../src/match/log.ts";

/**
 * Recorded matches, one of every game, and what they fold to with which version of the rules. If a digest changes,
 * snapshots of matches under way are no longer what the rules would make of their logs: raise the game's `version`
 * with it, so that they are dropped and folded anew.
 */
const RECORDED: Readonly<Record<string, readonly [version: number, digest: string]>> = {
  password: [1, "c8eb3425152717bd"],
  buzzle: [2, "1065edb811c57757"],
  "quick-buzzle": [2, "da46388d81b2d0d8"],
  "buzzle-solitaire": [1, "08056f3f95bec974"],
  overturn: [1, "d1e6c0f29197aee9"],
  "mot-a-mot": [3, "02aec9ded7060c85"],
  lexiduel: [2, "9769705ad30ec710"],
};

const digestOf = (game: string): string => {
  const log = JSON.parse(readFileSync(`test/e2e/aloud/${game}.log.json`, "utf8")) as Commit[];
  const state = foldLog(GAMES[game]!.rules, log);
  return createHash("sha256").update(canonical(state)).digest("hex").slice(0, 16);
};

describe("a recorded match", () => {
  it("[W126] there is one of every game that people have played: from version 1 of its rules on", () => {
    const played = Object.keys(GAMES).filter((game) => GAMES[game]!.rules.version > 0);
    expect(Object.keys(RECORDED).sort()).toEqual(played.sort());
  });

  it.each(Object.entries(RECORDED))(
    "[W126] of %s folds to what it always did, or to a new version",
    (game, recorded) => {
      expect([GAMES[game]!.rules.version, digestOf(game)]).toEqual(recorded);
    },
  );
});
