import { Hono } from "hono";
import type { Env } from "../env.ts";
import { parseCode } from "../match/room-code.ts";
import { matchOfCode } from "../players/room-codes.ts";
import type { Room, Summary } from "../protocol/requests.ts";
import { caller } from "./identity.ts";
import { LIMITS, refund, spend } from "./limits.ts";
import { problem } from "./problem.ts";

export const rooms = new Hono<{ Bindings: Env }>();

/**
 * Where a code leads. A match's id opens its replay, so that a code which anybody may try gives it away only while
 * people gather, to who has a seat, or where everybody may watch.
 */
rooms.get("/:code", async (c) => {
  const spent = spend(c, LIMITS.codes);
  if (spent) return spent;
  const code = parseCode(c.req.param("code"));
  const claim = code && (await matchOfCode(c.env.DB, code));
  const unknown = (): Response =>
    problem("room-not-found", "Check the five letters with whoever gave them to you.");
  if (!code || !claim) return unknown();
  const { match, isOpened } = claim;
  const summary = (await c.env.MATCHES.getByName(match).summary()) as Summary | null;
  if (!summary && !isOpened) return unknown();
  if (!summary) return problem("room-ended", "Everybody left this room. Ask for a new code.");
  const player = summary.state === "waiting" || !c.req.header("Authorization") ? null : await caller(c);
  const isSeated =
    player?.ok && summary.seats.some(({ members }) => members.some(({ id }) => id === player.value.id));
  if (summary.state !== "waiting" && summary.visibility === "private" && !isSeated) {
    return summary.state === "playing"
      ? problem("match-begun", "The match of this room has begun, and it is private.")
      : problem("match-finished", "The match of this room is over, and it was private.");
  }
  refund(c, LIMITS.codes);
  const room: Room = { code, match, state: summary.state };
  return c.json(room);
});
