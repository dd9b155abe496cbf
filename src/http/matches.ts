import { type Context, Hono } from "hono";
import { isId, makeId } from "../core/ids.ts";
import type { Env } from "../env.ts";
import type { MatchOptions } from "../games/options.ts";
import { changedRoom, isDaily, openedPlan, type PlanProblem } from "../match/plan.ts";
import type { HintProblem } from "../match/practice.ts";
import { placeOf, regionOf } from "../match/regions.ts";
import { makeAttempt, makeMatch } from "../objects/make-match.ts";
import type { Match } from "../objects/match.ts";
import { seatOfTicket } from "../partners/rooms.ts";
import { isShut } from "../players/daily.ts";
import {
  arrangeSchema,
  changeRoomSchema,
  type MatchMade,
  newMatchSchema,
  type RematchAnswer,
  rematchSchema,
  type Summary,
  takeSeatSchema,
} from "../protocol/requests.ts";
import { analysisOf } from "./analysis.ts";
import { readBody } from "./body.ts";
import { caller } from "./identity.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";
import { refused } from "./refused.ts";
import { openSocket } from "./socket.ts";

export const matches = new Hono<{ Bindings: Env }>();

matches.post("/", limited(LIMITS.matches), async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const body = await readBody(c, newMatchSchema);
  if (!body.ok) return body.error;
  const region = regionOf(placeOf(c.req.raw.cf as IncomingRequestCfProperties | undefined));
  const id = makeId((bytes) => crypto.getRandomValues(bytes));
  const plan = openedPlan(id, body.value, player.value, region);
  if (!plan.ok) return unfit(plan.error);
  const match = isDaily(plan.value.options)
    ? await makeAttempt(c.env, plan.value, player.value.id, Date.now())
    : await makeMatch(c.env, plan.value);
  if (!match.ok) return problem("lexicon-unavailable", match.error.message, { "Retry-After": "5" });
  return c.json(made(c, match.value), 201);
});

const unfit = ({ code, detail }: PlanProblem): Response => problem(code, detail);

const made = (c: Context, id: string): MatchMade => ({
  id,
  url: `${new URL(c.req.url).origin}/m/${id}`,
  seat: 0,
});

matches.use("/:id/*", async (c, next) => {
  if (!isId(c.req.param("id"))) return notFound();
  await next();
  return undefined;
});

matches.get("/:id", async (c) => {
  const id = c.req.param("id");
  const summary = isId(id) ? await c.env.MATCHES.getByName(id).summary() : null;
  return summary ? c.json(summary) : notFound();
});

/** The host changes what will be played, before it begins. */
matches.patch("/:id", async (c) => {
  const id = c.req.param("id");
  const player = await caller(c);
  if (!player.ok) return player.error;
  const body = await readBody(c, changeRoomSchema);
  if (!body.ok) return body.error;
  const match = isId(id) ? c.env.MATCHES.getByName(id) : null;
  const summary = (await match?.summary()) as Summary | null | undefined;
  if (!match || !summary) return notFound();
  const changes = changedRoom({ ...summary, seats: summary.seats.length }, body.value);
  if (!changes.ok) return unfit(changes.error);
  const changed = await match.changeRoom(player.value.id, changes.value);
  if (changed === null) return notFound();
  return changed.ok ? c.json({ seq: changed.value }) : refused(changed.error);
});

matches.post("/:id/arrange", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const body = await readBody(c, arrangeSchema);
  if (!body.ok) return body.error;
  const arranged = await c.env.MATCHES.getByName(c.req.param("id")).arrange(player.value.id, body.value);
  if (arranged === null) return notFound();
  return arranged.ok ? c.json({ seq: arranged.value }) : refused(arranged.error);
});

/** Gives one's own seat up, before the match begins. */
matches.delete("/:id/seats", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const left = await c.env.MATCHES.getByName(c.req.param("id")).leaveRoom(player.value.id);
  if (left === null) return notFound();
  return left.ok ? c.json({ seq: left.value }) : refused(left.error);
});

matches.post("/:id/seats", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const body = await readBody(c, takeSeatSchema);
  if (!body.ok) return body.error;
  const { team, ticket } = body.value;
  const invited = ticket === undefined ? null : await seatOfTicket(c.env, c.req.param("id"), ticket);
  const match = c.env.MATCHES.getByName(c.req.param("id"));
  const seat = await match.takeSeat(player.value, invited ?? team, invited !== null);
  if (seat === null) return notFound();
  return seat.ok ? c.json({ seat: seat.value }, 201) : refused(seat.error);
});

matches.post("/:id/start", async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const started = await c.env.MATCHES.getByName(c.req.param("id")).start(player.value.id);
  if (started === null) return notFound();
  return started.ok ? c.json({ seq: started.value }) : refused(started.error);
});

/** One press: offers to play the same again, or accepts what somebody else has offered. */
matches.post("/:id/rematch", limited(LIMITS.matches), async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const body = await readBody(c, rematchSchema);
  if (!body.ok) return body.error;
  const stub = c.env.MATCHES.getByName(c.req.param("id"));
  const answered = (await stub.rematch(player.value.id, body.value.accept)) as Awaited<
    ReturnType<Match["rematch"]>
  >;
  if (answered === null) return notFound();
  if (answered.ok) return c.json(answered.value satisfies RematchAnswer);
  return answered.error === "not-seated"
    ? problem("not-seated", "Only who played can play it again. Open a match of your own.")
    : unfinished();
});

/** A good move from what the caller sees, in practice only: with people at the table nobody is helped. */
matches.post("/:id/hint", limited(LIMITS.hints), async (c) => {
  const player = await caller(c);
  if (!player.ok) return player.error;
  const hint = await c.env.MATCHES.getByName(c.req.param("id")).hint(player.value.id);
  if (hint === null) return notFound();
  if (!hint.ok) return problem("no-hint", NO_HINT[hint.error]);
  return c.body(hint.value, 200, JSON_TEXT);
});

const NO_HINT: Record<HintProblem, string> = {
  "not-practice": "Hints are for matches made with practice: true, with bots on all other seats.",
  "not-seated": "Only who plays this match is helped.",
  "nothing-to-do": "It is not your turn, or the match is over.",
};

matches.get("/:id/replay", async (c) => {
  const id = c.req.param("id");
  const match = c.env.MATCHES.getByName(id);
  const [replay, summary] = await Promise.all([match.replay(), match.summary() as Promise<Summary | null>]);
  if (!replay.ok) return replay.error === "match-not-found" ? notFound() : unfinished();
  // Only the replay of a puzzle costs a look at the database.
  const shut = isDaily((summary?.options ?? {}) as MatchOptions) ? await shutPuzzle(c, id) : null;
  return shut ?? c.body(replay.value, 200, JSON_TEXT);
});

/** What could have been played: found out when it is first asked for, and kept with the match. */
matches.get("/:id/analysis", limited(LIMITS.analyses), async (c) => {
  const id = c.req.param("id");
  const match = c.env.MATCHES.getByName(id);
  const shut = await shutPuzzle(c, id);
  if (shut) return shut;
  const kept = await match.analysis();
  if (kept !== null) return c.body(kept, 200, JSON_TEXT);
  const replay = await match.replay();
  if (!replay.ok) return replay.error === "match-not-found" ? notFound() : unfinished();
  const found = await analysisOf(c, replay.value);
  if (found instanceof Response) return found;
  await match.analysis(found);
  return c.body(found, 200, JSON_TEXT);
});

const JSON_TEXT = { "Content-Type": "application/json" };

/** The answer while a puzzle's day is not over; null for other matches. A token that no longer holds is nobody's. */
async function shutPuzzle(c: Context<{ Bindings: Env }>, id: string): Promise<Response | null> {
  const reader = await caller(c);
  if (!(await isShut(c.env.DB, id, reader.ok ? reader.value.id : null, Date.now()))) return null;
  return problem(
    "puzzle-open",
    "Others still look for these words. Finish the puzzle, or come back tomorrow (UTC).",
  );
}

matches.get("/:id/socket", openSocket);

const unfinished = (): Response => problem("match-not-finished", "Come back when the match is over.");

const notFound = (): Response =>
  problem("match-not-found", "Check the link: the match's id is the part after the last slash.");
