import { requestWith } from "../../objects/upgrade.ts";
import { lobbySchema } from "../../protocol/lobby.ts";
import { languageSchema } from "../../protocol/requests.ts";
import { SUBPROTOCOL } from "../../protocol/socket.ts";
import { problem } from "../middleware/problem.ts";
import { factsOf } from "../middleware/socket.ts";
import { route } from "../route.ts";

const LOBBY = {
  params: { language: languageSchema },
  lost: () => problem("language-unknown", "Ask for /api/lobby/fr, en or de."),
  pages: "partners",
} as const;

/** Public rooms and matches of a language, now and as they come and go. */
export const lobby = [
  route(
    {
      ...LOBBY,
      method: "get",
      path: "/api/lobby/{language}",
      id: "lobby",
      summary: "Public rooms, and public matches to watch",
      who: "anyone",
      answers: { 200: lobbySchema },
      problems: ["language-unknown"],
      example: { params: { language: "fr" } },
    },
    async (c, { params }) => c.json({ entries: await c.env.LOBBIES.getByName(params.language).entries() }),
  ),

  route(
    {
      ...LOBBY,
      method: "get",
      path: "/api/lobby/{language}/socket",
      id: "lobbySocket",
      summary: "The same over a WebSocket, live",
      who: "socket",
      place: (_, { language }) => ({ object: "lobby", name: language }),
      answers: { 101: null },
      problems: ["language-unknown"],
      example: { params: { language: "fr" } },
    },
    (c, { params, caller }) =>
      c.env.LOBBIES.getByName(params.language).fetch(requestWith(c.req.url, SUBPROTOCOL, factsOf(caller))),
  ),
];
