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
import { isRatable } from "../players/standing.ts";
import { CLOSE } from "../protocol/close.ts";
import { SUBPROTOCOL } from "../protocol/socket.ts";
import { admit, closed, factsOf } from "./socket.ts";

export const quickMatch = new Hono<{ Bindings: Env }>();

/** Nobody is counted or turned away by address here: a whole school may press the button at once. */
quickMatch.get("/socket", async (c) => {
  const askedAt = Date.now(); // before anything is waited for
  const wanted = wantedPool(c);
  const place = placeOf(c.req.raw.cf as IncomingRequestCfProperties | undefined);
  const poolOf = (wish: Omit<Pool, "region">): string => formatPool({ ...wish, region: regionOf(place) });
  const bearer = await admit(c, wanted.ok ? { object: "pool", name: poolOf(wanted.value) } : "write");
  if (!bearer.ok) return bearer.error;
  if (!bearer.value) return closed(CLOSE.badToken, "Get a token with POST /api/players");
  if (!wanted.ok) return closed(CLOSE.noSuchMatch, wanted.error);
  const { standing } = bearer.value;
  const rating = standing.ratings[wanted.value.game] ?? NEWCOMER_RATING;
  const newcomer: Omit<Newcomer, "player"> = { askedAt, rating, place, rated: isRatable(standing) };
  const facts = { ...factsOf(bearer.value), newcomer };
  return c.env.MATCHMAKERS.getByName(poolOf(wanted.value)).fetch(requestWith(c.req.url, SUBPROTOCOL, facts));
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
  if (!sizeFor(entry.facts)) return fail(`${entry.name} is played alone: POST /api/matches`);
  return ok({ game, language, variant: "standard" });
}
