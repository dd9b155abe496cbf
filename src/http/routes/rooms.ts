import { parseCode } from "../../matchmaking/room-code.ts";
import { matchOfCode } from "../../players/room-codes.ts";
import { type Room, roomSchema, type Summary } from "../../protocol/requests.ts";
import { LIMITS, refund } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

export const rooms = [
  // A match's id opens its replay, so that a code which anybody may try gives it away only while people gather, to who
  // has a seat, or where everybody may watch.
  route(
    {
      method: "get",
      path: "/api/rooms/{code}",
      id: "room",
      summary: "The match that a room's code leads to",
      who: "reader",
      pages: "partners",
      limit: LIMITS.codes,
      answers: { 200: roomSchema },
      problems: ["room-not-found", "room-ended", "match-begun", "match-finished"],
    },
    async (c, { params, caller }) => {
      const code = parseCode(params.code);
      const claim = code && (await matchOfCode(c.env.DB, code));
      const unknown = (): Response =>
        problem("room-not-found", "Check the five letters with whoever gave them to you.");
      if (!code || !claim) return unknown();
      const { match, isOpened } = claim;
      const summary = (await c.env.MATCHES.getByName(match).summary()) as Summary | null;
      if (!summary && !isOpened) return unknown();
      if (!summary) return problem("room-ended", "Everybody left this room. Ask for a new code.");
      const player = summary.state === "waiting" ? null : await caller();
      const isSeated =
        player !== null && summary.seats.some(({ members }) => members.some(({ id }) => id === player.id));
      if (summary.state !== "waiting" && summary.visibility === "private" && !isSeated) {
        return summary.state === "playing"
          ? problem("match-begun", "The match of this room has begun, and it is private.")
          : problem("match-finished", "The match of this room is over, and it was private.");
      }
      // Only codes that lead nowhere count.
      refund(c, LIMITS.codes);
      const room: Room = { code, match, state: summary.state };
      return c.json(room);
    },
  ),
];
