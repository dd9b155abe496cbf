import { z } from "zod";
import { dayOf } from "../../core/day.ts";
import { LANGUAGES } from "../../core/language.ts";
import { entryOf, GAMES, gameNamed } from "../../games/registry.ts";
import { sizeFor } from "../../matchmaking/pairing.ts";
import { boardOf } from "../../players/boards.ts";
import { dailyTable } from "../../players/daily.ts";
import { boardSchema } from "../../protocol/accounts.ts";
import { dailyTableSchema, gameSchema, languageSchema } from "../../protocol/requests.ts";
import type { Callers } from "../middleware/callers.ts";
import { problem } from "../middleware/problem.ts";
import { EXAMPLE_GAME, EXAMPLE_PUZZLE } from "../openapi/example-game.ts";
import { type ApiContext, route } from "../route.ts";

/** The games, and how people stand in them: their boards and their puzzles of the day. */
const playedByStrangers = z.string().refine((game) => {
  const entry = gameNamed(game);
  return entry !== undefined && sizeFor(entry.facts) !== null;
});
const anyGame = z.string().refine((game) => gameNamed(game) !== undefined);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const noPuzzle = (): Response =>
  problem("not-found", "Ask for /api/daily/<game>/<language>, and a day as 2026-11-16 if not for today.");

const table = async (
  c: ApiContext,
  puzzle: Parameters<typeof dailyTable>[1],
  reader: Callers["visitor"],
): Promise<Response> => {
  const best = entryOf(puzzle.game).facts.daily?.best ?? "highest";
  return c.json(await dailyTable(c.env.DB, puzzle, best, reader?.id ?? null));
};

export const games = [
  route(
    {
      method: "get",
      path: "/api/games",
      id: "games",
      summary: "The games and their options",
      who: "anyone",
      pages: "partners",
      answers: { 200: z.array(gameSchema) },
    },
    (c) =>
      c.json(
        Object.entries(GAMES).map(([id, { name, rules, wire }]) => ({
          id,
          name,
          seats: rules.seats,
          languages: rules.languages,
          options: z.toJSONSchema(wire.options, { io: "input" }),
        })),
      ),
  ),

  route(
    {
      method: "get",
      path: "/api/boards/{game}",
      id: "board",
      summary: "A game's leader board; with a token, also one's own place",
      who: "visitor",
      pages: "partners",
      params: { game: playedByStrangers },
      lost: () =>
        problem("not-found", "There is a board for each game that strangers play: see GET /api/games."),
      answers: { 200: boardSchema },
      problems: ["not-found"],
      example: { params: { game: EXAMPLE_GAME } },
    },
    async (c, { params, caller }) =>
      c.json(await boardOf(c.env.DB, params.game, caller?.id ?? null, Date.now())),
  ),

  route(
    {
      method: "get",
      path: "/api/daily/{game}/{language}",
      id: "dailyTable",
      summary: "Today's table of the daily puzzle",
      who: "visitor",
      pages: "partners",
      params: { game: anyGame, language: languageSchema },
      lost: noPuzzle,
      answers: { 200: dailyTableSchema },
      problems: ["not-found"],
      example: { params: { game: EXAMPLE_PUZZLE, language: "fr" } },
    },
    (c, { params, caller }) => table(c, { ...params, day: dayOf(Date.now()) }, caller),
  ),

  route(
    {
      method: "get",
      path: "/api/daily/{game}/{language}/{day}",
      id: "dailyTableOf",
      summary: "The table of a day gone by",
      who: "visitor",
      pages: "partners",
      params: { game: anyGame, language: languageSchema, day },
      lost: noPuzzle,
      answers: { 200: dailyTableSchema },
      problems: ["not-found"],
      example: { params: { game: EXAMPLE_PUZZLE, language: LANGUAGES[0], day: "2026-11-16" } },
    },
    (c, { params, caller }) => table(c, params, caller),
  ),
];
