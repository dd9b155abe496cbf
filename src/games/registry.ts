import { game as buzzle } from "./buzzle/module.ts";
import { game as buzzleSolitaire } from "./buzzle-solitaire/module.ts";
import type { GameEntry } from "./define-game.ts";
import { game as lexiduel } from "./lexiduel/module.ts";
import { game as motAMot } from "./mot-a-mot/module.ts";
import { game as overturn } from "./overturn/module.ts";
import { game as password } from "./password/module.ts";
import { game as quickBuzzle } from "./quick-buzzle/module.ts";

/** Every game there is, in the order in which the API lists them. */
const ALL: readonly GameEntry[] = [
  password,
  buzzle,
  quickBuzzle,
  buzzleSolitaire,
  overturn,
  motAMot,
  lexiduel,
];

export type { GameEntry } from "./define-game.ts";
export const GAMES: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  ALL.map((game) => [game.facts.id, game]),
);

export const gameNamed = (id: string): GameEntry | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;

/** Of a match that was made here: its game exists, or something is wrong with us. */
export function entryOf(game: string): GameEntry {
  const entry = gameNamed(game);
  if (!entry) throw new Error(`No game ${game}`);
  return entry;
}
