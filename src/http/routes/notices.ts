import { keepObjection } from "../../players/measures.ts";
import { type Notice, noticesSchema, objectionSchema } from "../../protocol/notices.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

const unknown = (): Response => problem("notice-not-found", "List them with GET /api/me/notices.");

/** What an administrator decided that concerns me, and what I have to say against it. */
export const notices = [
  route(
    {
      method: "get",
      path: "/api/me/notices",
      id: "myNotices",
      summary: "What an administrator decided about me, or about what I reported; the newest first",
      who: "player",
      pages: "partners",
      answers: { 200: noticesSchema },
    },
    async (c, { caller }) => {
      const notices = (await c.env.PLAYERS.getByName(caller.player.id).noticesOf()) as Notice[];
      return c.json({ notices });
    },
  ),

  route(
    {
      method: "post",
      path: "/api/me/notices/{id}/seen",
      id: "noticeSeen",
      summary: "Say that I have read a notice",
      who: "player",
      pages: "partners",
      answers: { 204: null },
      problems: ["notice-not-found"],
    },
    async (c, { caller, params: { id } }) =>
      (await c.env.PLAYERS.getByName(caller.player.id).seeNotice(id)) ? c.body(null, 204) : unknown(),
  ),

  route(
    {
      method: "post",
      path: "/api/me/notices/{id}/objection",
      id: "object",
      summary: "Say something against a measure, once: an administrator looks at it again",
      who: "player",
      pages: "partners",
      limit: LIMITS.reports,
      body: objectionSchema,
      answers: { 204: null },
      problems: ["notice-not-found", "objected-already"],
      example: { body: { text: "It was a word of the game." } },
    },
    async (c, { caller, params: { id }, body: { text } }) => {
      const kept = await keepObjection(c.env, id, caller.player.id, text, Date.now());
      if (kept === "unknown") return unknown();
      return kept === "kept"
        ? c.body(null, 204)
        : problem("objected-already", "An administrator reads what you wrote first.");
    },
  ),
];
