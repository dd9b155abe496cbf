import { isId } from "../../core/ids.ts";
import { cardOf } from "../../players/card.ts";
import { stakesOf } from "../../players/stakes.ts";
import { cardSchema, stakesSchema } from "../../protocol/people.ts";
import type { Summary } from "../../protocol/requests.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

/** Who it was, and what a match with them is about. */
export const people = [
  route(
    {
      method: "get",
      path: "/api/players/{player}",
      id: "card",
      summary: "Somebody's ratings and matches; with a token, also our record against each other",
      who: "visitor",
      pages: "partners",
      answers: { 200: cardSchema },
      problems: ["not-found"],
    },
    async (c, { params: { player }, caller }) => {
      const card = isId(player) ? await cardOf(c.env.DB, player, caller?.id ?? null) : null;
      return card
        ? c.json(card)
        : problem(
            "not-found",
            "Send the id of a player, as a match's seats, boards and histories name them.",
          );
    },
  ),

  route(
    {
      method: "get",
      path: "/api/matches/{id}/stakes",
      id: "stakes",
      summary: "Ratings at the table, what is at stake, and once its result is written what changed",
      who: "anyone",
      pages: "partners",
      answers: { 200: stakesSchema },
      problems: ["match-not-found"],
    },
    async (c, { params: { id } }) => {
      const match = isId(id) ? ((await c.env.MATCHES.getByName(id).summary()) as Summary | null) : null;
      return match
        ? c.json(await stakesOf(c.env.DB, match, Date.now()))
        : problem("match-not-found", "Check the link: the match's id is the part after the last slash.");
    },
  ),
];
