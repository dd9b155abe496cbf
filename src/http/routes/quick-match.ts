import { z } from "zod";
import { LANGUAGES } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { gameNamed } from "../../games/registry.ts";
import { NEWCOMER_RATING, sizeFor } from "../../matchmaking/pairing.ts";
import { formatPool, type Pool } from "../../matchmaking/pool.ts";
import { placeOf, regionOf } from "../../matchmaking/regions.ts";
import type { Newcomer } from "../../objects/matchmaker.ts";
import { requestWith } from "../../objects/upgrade.ts";
import { isRatable } from "../../players/standing.ts";
import { CLOSE } from "../../protocol/close.ts";
import { languageSchema } from "../../protocol/requests.ts";
import { SUBPROTOCOL } from "../../protocol/socket.ts";
import { closed, factsOf } from "../middleware/socket.ts";
import { EXAMPLE_GAME } from "../openapi/example-game.ts";
import { type ApiContext, route } from "../route.ts";

/** The pool of somebody who wants this, near where they are. */
const poolOf = (c: ApiContext, wish: Omit<Pool, "region">): string =>
  formatPool({ ...wish, region: regionOf(whereabouts(c)) });

const whereabouts = (c: ApiContext) => placeOf(c.req.raw.cf as IncomingRequestCfProperties | undefined);

export const quickMatch = [
  // Nobody is counted or turned away by address here: a whole school may press the button at once.
  route(
    {
      method: "get",
      path: "/api/quick-match/socket",
      id: "quickMatchSocket",
      summary: "The WebSocket on which strangers are found",
      who: "socket",
      query: { game: z.string(), language: languageSchema },
      place: (c) => {
        const wanted = wantedPool(c);
        return wanted.ok ? { object: "pool", name: poolOf(c, wanted.value) } : "write";
      },
      answers: { 101: null },
      example: { query: { game: EXAMPLE_GAME, language: "fr" } },
    },
    (c, { caller, askedAt }) => {
      if (!caller) return closed(CLOSE.badToken, "Get a token with POST /api/players");
      const wanted = wantedPool(c);
      if (!wanted.ok) return closed(CLOSE.noSuchMatch, wanted.error);
      const { standing } = caller;
      const rating = standing.ratings[wanted.value.game] ?? NEWCOMER_RATING;
      const newcomer: Omit<Newcomer, "player"> = {
        ...{ askedAt, rating, place: whereabouts(c) },
        rated: isRatable(standing),
      };
      const facts = { ...factsOf(caller), newcomer };
      return c.env.MATCHMAKERS.getByName(poolOf(c, wanted.value)).fetch(
        requestWith(c.req.url, SUBPROTOCOL, facts),
      );
    },
  ),
];

/** A close reason has at most 123 bytes, so nothing that was sent is repeated. */
function wantedPool(c: ApiContext): Result<Omit<Pool, "region">, string> {
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
