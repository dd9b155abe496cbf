import { z } from "zod";
import { isId, makeId } from "../../core/ids.ts";
import { isAmongStrangers } from "../../match/access.ts";
import type { HintProblem } from "../../match/practice.ts";
import { changedRoom, isDaily, openedPlan, type PlanProblem } from "../../matchmaking/plan.ts";
import { placeOf, regionOf } from "../../matchmaking/regions.ts";
import { makeAttempt, makeMatch } from "../../objects/make-match.ts";
import type { Match } from "../../objects/match.ts";
import { seatOfVoucher } from "../../partners/rooms.ts";
import {
  arrangeSchema,
  changeRoomSchema,
  hintSchema,
  type MatchMade,
  matchMadeSchema,
  newMatchSchema,
  type RematchAnswer,
  rematchAnswerSchema,
  rematchSchema,
  replaySchema,
  type Summary,
  seatTakenSchema,
  summarySchema,
  takeSeatSchema,
} from "../../protocol/requests.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { noReplay, refused } from "../middleware/refused.ts";
import { openMatchSocket } from "../middleware/socket.ts";
import { EXAMPLE_GAME } from "../openapi/example-game.ts";
import { route } from "../route.ts";
import { analysisOf } from "./analysis.ts";

const notFound = (): Response =>
  problem("match-not-found", "Check the link: the match's id is the part after the last slash.");

const unfinished = (): Response => problem("match-not-finished", "Come back when the match is over.");

const barred = (until: number): Response =>
  problem("barred", `Play strangers again after ${new Date(until).toISOString()}.`);

const unfit = ({ code, detail }: PlanProblem): Response => problem(code, detail);

const seqSchema = z.object({ seq: z.int() });
const JSON_TEXT = { "Content-Type": "application/json" };

/** What calls on one match have in common: its id is the capability, and one of another shape is nobody's. */
const MATCH = {
  params: { id: z.string().refine(isId) },
  lost: notFound,
  pages: "partners",
} as const;

/** Finding, opening, arranging and reading matches. */
export const matches = [
  route(
    {
      method: "post",
      path: "/api/matches",
      id: "openMatch",
      summary: "Open a match and sit on seat 0",
      who: "player",
      pages: "partners",
      limit: LIMITS.matches,
      body: newMatchSchema,
      answers: { 201: matchMadeSchema },
      problems: ["game-unknown", "seats-out-of-range", "lexicon-unavailable", "barred"],
      example: {
        body: {
          game: EXAMPLE_GAME,
          language: "fr",
          options: { clock: { kind: "turn", seconds: 60 } },
          bots: [{ level: 2 }],
        },
      },
    },
    async (c, { caller: { player, standing }, body }) => {
      const region = regionOf(placeOf(c.req.raw.cf as IncomingRequestCfProperties | undefined));
      const id = makeId((bytes) => crypto.getRandomValues(bytes));
      const plan = openedPlan(id, body, player, region);
      if (!plan.ok) return unfit(plan.error);
      const barredUntil = standing.restrictions?.barredUntil ?? null;
      if (barredUntil !== null && isAmongStrangers(plan.value)) return barred(barredUntil);
      const match = isDaily(plan.value.options)
        ? await makeAttempt(c.env, plan.value, player.id, Date.now())
        : await makeMatch(c.env, plan.value);
      if (!match.ok) return problem("lexicon-unavailable", match.error.message, { "Retry-After": "5" });
      const made: MatchMade = {
        id: match.value,
        url: `${new URL(c.req.url).origin}/m/${match.value}`,
        seat: 0,
      };
      return c.json(made, 201);
    },
  ),

  route(
    {
      ...MATCH,
      method: "get",
      path: "/api/matches/{id}",
      id: "match",
      summary: "What anyone with the link may know",
      who: "anyone",
      answers: { 200: summarySchema },
      problems: ["match-not-found"],
    },
    async (c, { params: { id } }) => {
      const summary = await c.env.MATCHES.getByName(id).summary();
      return summary ? c.json(summary) : notFound();
    },
  ),

  route(
    {
      ...MATCH,
      method: "patch",
      path: "/api/matches/{id}",
      id: "changeRoom",
      summary: "Change options, seats, visibility or start, as the host, before the match begins",
      who: "player",
      body: changeRoomSchema,
      answers: { 200: seqSchema },
      problems: ["match-not-found", "seats-out-of-range", "not-host", "match-begun", "seats-taken", "barred"],
      example: { body: { visibility: "public" } },
    },
    async (c, { params: { id }, caller, body }) => {
      const match = c.env.MATCHES.getByName(id);
      const summary = (await match.summary()) as Summary | null;
      if (!summary) return notFound();
      const changes = changedRoom({ ...summary, seats: summary.seats.length }, body);
      if (!changes.ok) return unfit(changes.error);
      const changed = await match.changeRoom(caller.player.id, changes.value);
      if (changed === null) return notFound();
      return changed.ok ? c.json({ seq: changed.value }) : refused(changed.error);
    },
  ),

  route(
    {
      ...MATCH,
      method: "post",
      path: "/api/matches/{id}/arrange",
      id: "arrange",
      summary: "Move or remove somebody, place a bot, hand the room on, as the host",
      who: "player",
      body: arrangeSchema,
      answers: { 200: seqSchema },
      problems: ["match-not-found", "not-host", "match-begun", "player-not-here", "seat-not-available"],
      example: { body: { type: "bot", seat: 1, level: 2 } },
    },
    async (c, { params: { id }, caller, body }) => {
      const arranged = await c.env.MATCHES.getByName(id).arrange(caller.player.id, body);
      if (arranged === null) return notFound();
      return arranged.ok ? c.json({ seq: arranged.value }) : refused(arranged.error);
    },
  ),

  route(
    {
      ...MATCH,
      method: "post",
      path: "/api/matches/{id}/seats",
      id: "takeSeat",
      summary: "Take a seat",
      who: "player",
      place: (_, { id }) => ({ object: "match", name: id }),
      body: takeSeatSchema,
      answers: { 201: seatTakenSchema },
      problems: [
        ...(["match-not-found", "match-full", "match-begun", "match-finished", "already-seated"] as const),
        ...(["seat-not-available", "team-full", "removed-by-host", "may-not-join", "barred"] as const),
      ],
      example: { body: {} },
    },
    async (c, { params: { id }, caller, body: { team, free, ticket } }) => {
      const invited = ticket === undefined ? null : await seatOfVoucher(c.env, id, ticket);
      const match = c.env.MATCHES.getByName(id);
      const seat = await match.takeSeat(caller.player, invited ?? team, invited !== null, free);
      if (seat === null) return notFound();
      return seat.ok ? c.json({ seat: seat.value }, 201) : refused(seat.error);
    },
  ),

  route(
    {
      ...MATCH,
      method: "delete",
      path: "/api/matches/{id}/seats",
      id: "leaveRoom",
      summary: "Give my seat up, before the match begins or while people are still to come to it",
      who: "player",
      answers: { 200: seqSchema },
      problems: ["match-not-found", "match-begun", "player-not-here"],
    },
    async (c, { params: { id }, caller }) => {
      const left = await c.env.MATCHES.getByName(id).leaveRoom(caller.player.id);
      if (left === null) return notFound();
      return left.ok ? c.json({ seq: left.value }) : refused(left.error);
    },
  ),

  route(
    {
      ...MATCH,
      method: "post",
      path: "/api/matches/{id}/start",
      id: "start",
      summary: "Begin, as the host",
      who: "player",
      answers: { 200: seqSchema },
      problems: ["match-not-found", "not-host", "match-begun", "seats-empty"],
    },
    async (c, { params: { id }, caller }) => {
      const started = await c.env.MATCHES.getByName(id).start(caller.player.id);
      if (started === null) return notFound();
      return started.ok ? c.json({ seq: started.value }) : refused(started.error);
    },
  ),

  // One press: offers to play the same again, or accepts what somebody else has offered.
  route(
    {
      ...MATCH,
      method: "post",
      path: "/api/matches/{id}/rematch",
      id: "rematch",
      summary: "Offer, accept or decline to play the same again",
      who: "player",
      limit: LIMITS.matches,
      body: rematchSchema,
      answers: { 200: rematchAnswerSchema },
      problems: ["match-not-found", "match-not-finished", "not-seated", "no-rematch", "barred"],
      example: { body: { accept: true } },
    },
    async (c, { params: { id }, caller, body }) => {
      const stub = c.env.MATCHES.getByName(id);
      const barredUntil = caller.standing.restrictions?.barredUntil ?? null;
      const asked = stub.rematch(caller.player.id, body.accept, barredUntil !== null);
      const answered = (await asked) as Awaited<ReturnType<Match["rematch"]>>;
      if (answered === null) return notFound();
      if (answered.ok) return c.json(answered.value satisfies RematchAnswer);
      if (answered.error === "barred") return barred(barredUntil ?? 0);
      if (answered.error === "no-rematch")
        return problem("no-rematch", "This is not played again. Open a match of your own.");
      return answered.error === "not-seated"
        ? problem("not-seated", "Only who played can play it again. Open a match of your own.")
        : unfinished();
    },
  ),

  // From what the caller sees, in practice only: with people at the table nobody is helped.
  route(
    {
      ...MATCH,
      method: "post",
      path: "/api/matches/{id}/hint",
      id: "hint",
      summary: "A good move, in a match made to practise",
      who: "player",
      limit: LIMITS.hints,
      answers: { 200: hintSchema },
      problems: ["match-not-found", "no-hint"],
    },
    async (c, { params: { id }, caller }) => {
      const hint = await c.env.MATCHES.getByName(id).hint(caller.player.id);
      if (hint === null) return notFound();
      if (!hint.ok) return problem("no-hint", NO_HINT[hint.error]);
      return c.body(hint.value, 200, JSON_TEXT);
    },
  ),

  route(
    {
      ...MATCH,
      method: "get",
      path: "/api/matches/{id}/replay",
      id: "replay",
      summary: "A finished match with nothing hidden",
      who: "anyone",
      answers: { 200: replaySchema },
      problems: ["match-not-found", "match-not-finished", "puzzle-open"],
    },
    async (c, { params: { id } }) => {
      const match = c.env.MATCHES.getByName(id);
      const replay = await match.replay();
      return replay.ok ? c.body(replay.value, 200, JSON_TEXT) : noReplay(replay.error);
    },
  ),

  // Found out when it is first asked for, and kept with the match.
  route(
    {
      ...MATCH,
      method: "get",
      path: "/api/matches/{id}/analysis",
      id: "analysis",
      summary: "What could have been played, for games that have it; thirty a minute",
      who: "anyone",
      limit: LIMITS.analyses,
      answers: { 200: z.unknown() },
      problems: [
        ...(["match-not-found", "match-not-finished", "not-found"] as const),
        ...(["puzzle-open", "lexicon-unavailable"] as const),
      ],
    },
    async (c, { params: { id } }) => {
      const match = c.env.MATCHES.getByName(id);
      const kept = await match.analysis();
      if (kept !== null) return c.body(kept, 200, JSON_TEXT);
      const replay = await match.replay();
      if (!replay.ok) return noReplay(replay.error);
      let found: string | Response | null = null;
      try {
        found = await analysisOf(c, replay.value);
      } finally {
        await match.analysisFound(typeof found === "string" ? found : null);
      }
      return found instanceof Response ? found : c.body(found, 200, JSON_TEXT);
    },
  ),

  route(
    {
      ...MATCH,
      method: "get",
      path: "/api/matches/{id}/socket",
      id: "matchSocket",
      summary: "The match's WebSocket",
      who: "socket",
      place: (_, { id }) => ({ object: "match", name: id }),
      answers: { 101: null },
    },
    (c, { params: { id }, caller }) => openMatchSocket(c, id, caller),
  ),
];

const NO_HINT: Record<HintProblem, string> = {
  "not-practice": "Hints are for matches made with practice: true, with bots on all other seats.",
  "not-seated": "Only who plays this match is helped.",
  "nothing-to-do": "It is not your turn, or the match is over.",
};
