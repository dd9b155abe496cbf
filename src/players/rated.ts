import { isVoid } from "../match/leaving.ts";
import { type Estimate, NEWCOMER, type Ranked, rateMatch, shownRating } from "./rating.ts";

/** Whether a result may move ratings: its match was made for it, and somebody played. */
export const isRated = (result: { readonly rated?: boolean; readonly reason: string }): boolean =>
  result.rated === true && !isVoid(result);

/** What a rated match does to one of its players. */
export interface RatingChange extends Estimate {
  /** The numbers that people see. */
  readonly before: number;
  readonly after: number;
}

/** By player. Nobody where fewer than two people's seats were ranked: bots have no rating to win or lose. */
export async function ratedChanges(
  db: D1Database,
  game: string,
  players: readonly Ranked[],
): Promise<ReadonlyMap<string, RatingChange>> {
  if (new Set(players.map(({ seat }) => seat)).size < 2) return new Map();
  const before = await estimatesOf(
    db,
    game,
    players.map(({ id }) => id),
  );
  return new Map(
    [...rateMatch(players, before)].map(([id, { mu, sigma }]) => [
      id,
      { mu, sigma, before: shownRating(before.get(id) ?? NEWCOMER), after: shownRating({ mu, sigma }) },
    ]),
  );
}

async function estimatesOf(
  db: D1Database,
  game: string,
  players: readonly string[],
): Promise<ReadonlyMap<string, Estimate>> {
  const places = players.map(() => "?").join(", ");
  const { results } = await db
    .prepare(`SELECT player, mu, sigma FROM ratings WHERE game = ? AND player IN (${places})`)
    .bind(game, ...players)
    .all<Estimate & { player: string }>();
  return new Map(results.map(({ player, mu, sigma }) => [player, { mu, sigma }]));
}
