import { z } from "zod";
import { LANGUAGES, type Language } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { type GameEntry, gameNamed } from "../../games/registry.ts";
import { NEWCOMER_RATING, sizeFor } from "../../matchmaking/pairing.ts";
import { formatPool } from "../../matchmaking/pool.ts";
import { placeOf, regionOf } from "../../matchmaking/regions.ts";
import type { NewcomerFacts } from "../../objects/matchmaker.ts";
import { requestWith } from "../../objects/upgrade.ts";
import { isRatable } from "../../players/standing.ts";
import { CLOSE } from "../../protocol/close.ts";
import { queuesSchema } from "../../protocol/quick-match.ts";
import { languageSchema } from "../../protocol/requests.ts";
import { SUBPROTOCOL } from "../../protocol/socket.ts";
import { PACES, type Pace } from "../../protocol/terms.ts";
import { LIMITS } from "../middleware/limits.ts";
import { closed, factsOf } from "../middleware/socket.ts";
import { EXAMPLE_GAME } from "../openapi/example-game.ts";
import { type ApiContext, route } from "../route.ts";

/** The pool of somebody who speaks this, near where they are. */
const poolOf = (c: ApiContext, language: Language): string =>
  formatPool({ language, region: regionOf(whereabouts(c)) });

const whereabouts = (c: ApiContext) => placeOf(c.req.raw.cf as IncomingRequestCfProperties | undefined);

export const quickMatch = [
  // Nobody is counted or turned away by address here: a whole school may press the button at once.
  route(
    {
      method: "get",
      path: "/api/quick-match/socket",
      id: "quickMatchSocket",
      summary: "The WebSocket on which strangers are found, for one game or any of several",
      who: "socket",
      query: {
        game: z.string(),
        games: z.string(),
        language: languageSchema,
        languages: z.string(),
        paces: z.string(),
      },
      place: (c) => {
        const wish = wishOf(c);
        return wish.ok ? { object: "pool", name: poolOf(c, wish.value.languages[0]) } : "write";
      },
      answers: { 101: null },
      example: { query: { game: EXAMPLE_GAME, language: "fr" } },
    },
    (c, { caller, askedAt }) => {
      if (!caller) return closed(CLOSE.badToken, "Get a token with POST /api/players");
      const wish = wishOf(c);
      if (!wish.ok) return closed(CLOSE.noSuchMatch, wish.error);
      const { standing } = caller;
      const { games, languages } = wish.value;
      const ratings = Object.fromEntries(
        games.flatMap((game) => {
          const rating = standing.ratings[game];
          return rating === undefined ? [] : [[game, rating]];
        }),
      );
      const newcomer: NewcomerFacts = {
        ...{ askedAt, rating: NEWCOMER_RATING, ratings, place: whereabouts(c) },
        ...wish.value,
        rated: isRatable(standing),
      };
      const facts = { ...factsOf(caller), newcomer };
      return c.env.MATCHMAKERS.getByName(poolOf(c, languages[0])).fetch(
        requestWith(c.req.url, SUBPROTOCOL, facts),
      );
    },
  ),

  route(
    {
      method: "get",
      path: "/api/quick-match",
      id: "quickMatchQueues",
      summary: "How many wait near the caller, in each language and for each game",
      who: "anyone",
      limit: LIMITS.words,
      answers: { 200: queuesSchema },
    },
    async (c) => {
      const queues = await Promise.all(
        LANGUAGES.map(
          async (language) =>
            [language, await c.env.MATCHMAKERS.getByName(poolOf(c, language)).waiting()] as const,
        ),
      );
      return c.json({ languages: Object.fromEntries(queues) }, 200, { "Cache-Control": "no-store" });
    },
  ),
];

interface AskedFor {
  readonly games: readonly string[];
  /** The first is where one waits; the others are asked as well. */
  readonly languages: readonly [Language, ...Language[]];
  readonly paces: readonly Pace[];
}

/** `game` and `language` are sets of one. A close reason has at most 123 bytes, so nothing that was sent is repeated. */
function wishOf(c: ApiContext): Result<AskedFor, string> {
  const games = listed(c, "games") ?? [c.req.query("game") ?? ""];
  const entries = games.flatMap((game) => gameNamed(game) ?? []);
  if (entries.length < games.length) return fail("No such game: see GET /api/games");
  const asked = listed(c, "languages") ?? [c.req.query("language") ?? ""];
  const languages = asked.flatMap((each) => LANGUAGES.find((language) => language === each) ?? []);
  const [home, ...others] = languages;
  const unspoken = entries.find(({ rules }) => !languages.some((each) => rules.languages.includes(each)));
  if (unspoken || home === undefined || languages.length < asked.length)
    return fail(spoken(unspoken ?? entries[0]!));
  const alone = entries.find(({ facts }) => !sizeFor(facts));
  if (alone) return fail(`${alone.name} is played alone: POST /api/matches`);
  const wanted = listed(c, "paces") ?? ["quick"];
  const paces = wanted.flatMap((each) => PACES.find((pace) => pace === each) ?? []);
  if (paces.length < wanted.length) return fail(`paces: one or more of ${PACES.join(", ")}`);
  return ok({ games, languages: [home, ...others], paces });
}

const spoken = ({ name, rules }: GameEntry): string => `${name} is played in ${rules.languages.join(", ")}`;

/** A list with commas, each once; null where there is none. */
function listed(c: ApiContext, name: string): string[] | null {
  const items = (c.req.query(name) ?? "").split(",").filter((item) => item !== "");
  return items.length === 0 ? null : [...new Set(items)];
}
