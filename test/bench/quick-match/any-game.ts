import type { Chance } from "../../../src/core/chance.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { Table } from "../../../src/matchmaking/pairing.ts";
import { tablesOf } from "../../../src/matchmaking/tables.ts";
import { PACES } from "../../../src/protocol/terms.ts";
import type { Scenario } from "./simulation.ts";

/** Worlds of the queue for any game: who is online, what they like, how they play. */
export const ALL_TABLES: readonly Table[] = tablesOf({ language: "fr", region: "weur" });
const ALL_GAMES = [...new Set(ALL_TABLES.map(({ game }) => game))];
const MINUTE_MS = 60_000;

/** So many of the games; all of them where there is no number. */
const likes = (chance: Chance, games = ALL_GAMES.length): string[] =>
  chance.shuffle(ALL_GAMES).slice(0, games).sort();

/**
 * So many people of one language in one place, online for six hours: matches of five to fifteen minutes, and between
 * them a rest of half a minute or so in which they look at the end of the last one. Nobody plays bots.
 */
export const online = (players: number, games: number | undefined, seed: number): Scenario => ({
  ...{ players, seed, tables: ALL_TABLES, overMs: 10 * MINUTE_MS, calm: true },
  faults: { lost: 0.01, evicted: 0.2 },
  wants: (chance) => ({ games: likes(chance, games) }),
  stays: { untilMs: 360 * MINUTE_MS, matchMs: 10 * MINUTE_MS, restMs: 30_000 },
});

/** People of all languages and places and of all manners, each with a wish and an enemy of their own. */
export const crowd = (players: number, untilMs: number, seed: number): Scenario => ({
  ...{ players, seed, tables: ALL_TABLES, overMs: MINUTE_MS, blocked: 1 },
  faults: { lost: 0.02, evicted: 0.3 },
  wants: (chance) => ({
    games: likes(chance, 1 + chance.int(ALL_GAMES.length)),
    paces: chance.shuffle(PACES).slice(0, 1 + chance.int(2)),
    languages: chance.shuffle(LANGUAGES).slice(0, 1 + chance.int(2)),
  }),
  stays: { untilMs, matchMs: MINUTE_MS, restMs: 5000 },
});
