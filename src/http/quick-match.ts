import { type Context, Hono } from "hono";
import { LANGUAGES } from "../core/language.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { gameNamed } from "../games/registry.ts";
import { NEWCOMER_RATING, sizeFor } from "../match/pairing.ts";
import { formatPool, type Pool } from "../match/pool.ts";
import { placeOf, regionOf } from "../match/regions.ts";
import type { Newcomer } from "../objects/matchmaker.ts";
import { requestWith } from "../objects/upgrade.ts";
import { ratingsOf } from "../players/players.ts";
import { CLOSE } from "../protocol/close.ts";
import { SUBPROTOCOL } from "../protocol/socket.ts";
import { admit, closed } from "./socket.ts";

export const quickMatch = new Hono<{ Bindings: Env }>();

/** Nobody is counted or turned away by address here: a whole school may press the button at once. */
quickMatch.get("/socket", async (c) => {
  const player = await admit(c);
  if (!player.ok) return player.error;
  if (!player.value) return closed(CLOSE.badToken, "Get a token with POST /api/players");
  const wanted = wantedPool(c);
  if (!wanted.ok) return closed(CLOSE.noSuchMatch, wanted.error);
  const place = placeOf(c.req.raw.cf as IncomingRequestCfProperties | undefined);
  const pool = formatPool({ ...wanted.value, region: regionOf(place) });
  const rating = await ratingIn(c.env, player.value.id, wanted.value.game);
  const newcomer: Newcomer = { player: player.value, rating, place };
  return c.env.MATCHMAKERS.getByName(pool).fetch(requestWith(c.req.url, SUBPROTOCOL, { newcomer }));
});

/** A close reason has at most 123 bytes, so nothing that was sent is repeated. */
function wantedPool(c: Context): Result<Omit<Pool, "region">, string> {
  const game = c.req.query("game") ?? "";
  const language = LANGUAGES.find((each) => each === c.req.query("language"));
  const entry = gameNamed(game);
  if (!entry) return fail("No such game: see GET /api/games");
  if (!language || !entry.rules.languages.includes(language)) {
    return fail(`${entry.name} is played in ${entry.rules.languages.join(", ")}`);
  }
  if (!sizeFor(game, entry.rules.seats)) return fail(`${entry.name} is played alone: POST /api/matches`);
  return ok({ game, language, variant: "standard" });
}

async function ratingIn(env: Env, player: string, game: string): Promise<number> {
  const ratings = await ratingsOf(env.DB, player);
  return ratings.find((each) => each.game === game)?.rating ?? NEWCOMER_RATING;
}
