import { GAMES } from "../games/registry.ts";
import { PACES } from "../protocol/terms.ts";
import { sizeFor, type Table } from "./pairing.ts";
import type { Pool } from "./pool.ts";

/** Everything that strangers of a pool may sit down to: its games, each at its paces. */
export function tablesOf({ language, game }: Pool): Table[] {
  return Object.entries(GAMES).flatMap(([id, { facts }]) => {
    const size = sizeFor(facts);
    if (size === null || !facts.languages.includes(language)) return [];
    if (game !== undefined && id !== game) return [];
    const paces = facts.clocks === "own" ? [null] : PACES;
    return paces.map((pace) => ({ game: id, pace, size }));
  });
}
