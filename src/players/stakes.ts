import type { MatchResult } from "../match/result.ts";
import type { Stakes } from "../protocol/people.ts";
import { placeOn } from "./boards.ts";
import { isRated, ratedChanges } from "./rated.ts";

/** Of a match: what `summaryOf` tells. */
interface Played {
  readonly id: string;
  readonly game: string;
  readonly language: MatchResult["language"];
  readonly rated: boolean;
  readonly seats: readonly { readonly seat: number; readonly members: readonly { readonly id: string }[] }[];
}

type Seated = MatchResult["players"][number];

/** Somebody's place among the others, where these share theirs: with two seats that is all there can be. */
const ENDS = {
  first: (isTheirs: boolean) => (isTheirs ? 1 : 2),
  shared: () => 1,
  last: (isTheirs: boolean) => (isTheirs ? 2 : 1),
};

/**
 * What a match is about for everybody at the table, by the rule and the estimate that its result will be written by
 * (`isRated`, `ratedChanges`): what is said before is what then happens, unless another match of theirs ends first.
 */
export async function stakesOf(db: D1Database, match: Played, now: number): Promise<Stakes> {
  const { id, game, seats } = match;
  const players = seats.flatMap(({ seat, members }) =>
    members.map((member): Seated => ({ id: member.id, seat, rank: 1, score: null })),
  );
  const places = await Promise.all(players.map((player) => placeOn(db, game, player.id, now)));
  const written = await writtenOf(db, id);
  const rated = written ? written.rated : await wouldBeRated(db, match, players, now);
  const stakes =
    written || !rated ? [] : await Promise.all(players.map((each) => stakeOf(db, game, players, each)));
  return {
    rated,
    recorded: written !== null,
    players: players.map(({ id: player, seat }, i) => {
      const place = places[i] ?? null;
      const change = written?.changes.get(player);
      return {
        player,
        seat,
        rating: place?.rating ?? null,
        provisional: place?.provisional ?? true,
        stake: stakes[i] ?? null,
        change: change ? { ...change, rank: place?.rank ?? null } : null,
      };
    }),
  };
}

function wouldBeRated(
  db: D1Database,
  { id: match, game, language, rated }: Played,
  players: readonly Seated[],
  finishedAt: number,
): Promise<boolean> {
  return isRated(db, { match, game, language, rated, players, finishedAt, reason: "" });
}

async function stakeOf(db: D1Database, game: string, players: readonly Seated[], of: Seated) {
  const by = async (rankOf: (isTheirs: boolean) => number): Promise<number> => {
    const ranked = players.map((each) => ({ ...each, rank: rankOf(each.seat === of.seat) }));
    const change = (await ratedChanges(db, game, ranked)).get(of.id)!;
    return change.after - change.before;
  };
  const [first, shared, last] = await Promise.all([by(ENDS.first), by(ENDS.shared), by(ENDS.last)]);
  return { first: first!, shared: shared!, last: last! };
}

/** Null until the result is written. */
async function writtenOf(db: D1Database, match: string) {
  const { results } = await db
    .prepare(
      `SELECT rated, player, rating_before AS before, rating_after AS after
       FROM results LEFT JOIN result_players USING (match) WHERE match = ?`,
    )
    .bind(match)
    .all<{ rated: number; player: string; before: number | null; after: number | null }>();
  const [first] = results;
  if (!first) return null;
  const changes = results.flatMap(({ player, before, after }) =>
    before === null || after === null ? [] : [[player, { before, after }] as const],
  );
  return { rated: first.rated === 1, changes: new Map(changes) };
}
