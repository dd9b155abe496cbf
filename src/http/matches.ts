import { type Context, Hono } from "hono";
import { isId, makeId } from "../core/ids.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { type AgreedProblem, LONGEST_AGREED, SHORTEST_AGREED, settleAgreed } from "../games/agreed.ts";
import type { MatchOptions } from "../games/options.ts";
import { GAMES, type GameEntry, gameNamed } from "../games/registry.ts";
import { agreedOf } from "../games/vocabulary.ts";
import { lexiconIdOf } from "../lexicon/ids.ts";
import type { RoomChanges } from "../match/events.ts";
import { headerOf } from "../match/header.ts";
import type { HintProblem } from "../match/practice.ts";
import { placeOf, regionOf } from "../match/regions.ts";
import { currentLexicon } from "../objects/lexicons.ts";
import type { Match } from "../objects/match.ts";
import { seatOfTicket } from "../partners/rooms.ts";
import { attemptOf, dayOf, drawOf, isShut, noteAttempt } from "../players/daily.ts";
import { claimCode, openCode, tidyCodes } from "../players/room-codes.ts";
import {
  arrangeSchema,
  changeRoomSchema,
  type MatchMade,
  type NewMatch,
  newMatchSchema,
  type RematchAnswer,
  rematchSchema,
  type Summary,
  takeSeatSchema,
} from "../protocol/requests.ts";
import { analysisOf } from "./analysis.ts";
import { check, readBody } from "./body.ts";
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
  const wanted = settle(body.value);
  if (!wanted.ok) return wanted.error;
  const { game, language, visibility, practice } = body.value;
  const { entry, options, seats } = wanted.value;
  if (practice && (body.value.bots.length + 1 !== seats || isDaily(options)))
    return problem("body-malformed", "practice: bots on all other seats, and not the puzzle of the day");
  const words = await currentLexicon(c.env.LEXICONS, lexiconIdOf(language, entry.rules));
  if (!words.ok) return problem("lexicon-unavailable", words.error.message, { "Retry-After": "5" });
  const puzzle = isDaily(options) ? { game, language, day: dayOf(Date.now()) } : null;
  const attempt = puzzle && (await attemptOf(c.env.DB, puzzle, player.value.id));
  if (attempt) return c.json(made(c, attempt), 201);
  // The draw depends on the commit it happens in, so that of a puzzle is always the first.
  const start = puzzle ? "full" : body.value.start;
  const bots = body.value.bots.map(({ level }) => level);
  const id = makeId(random);
  const waits = start === "host" || bots.length + 1 < seats;
  const region = regionOf(placeOf(c.req.raw.cf as IncomingRequestCfProperties | undefined));
  const plan = {
    id,
    game,
    language,
    lexicon: words.value.hash,
    options,
    seats,
    visibility,
    start,
    region,
    ...(practice ? { practice } : {}),
    ...(waits ? { code: await claimCode(c.env.DB, id, Date.now()) } : {}),
  };
  const draw = puzzle && (await drawOf(c.env.DB, puzzle, c.env.SIGNING_KEYS, words.value.hash));
  // Who watches a puzzle sees its words, so nobody does.
  const header = headerOf(entry.rules, draw ? { ...plan, ...draw, visibility: "private" } : plan, random);
  const match = c.env.MATCHES.getByName(header.id, { locationHint: region });
  const created = await match.create(header, [player.value], bots);
  if (!created.ok) return problem("lexicon-unavailable", created.error.message, { "Retry-After": "5" });
  if (waits) c.executionCtx.waitUntil(noteOpened(c.env, id));
  return c.json(
    made(c, puzzle ? await noteAttempt(c.env.DB, puzzle, player.value.id, header.id) : header.id),
    201,
  );
});

/** Its code leads somewhere; and codes of rooms that were never made, because a process died, are taken back. */
async function noteOpened({ DB, MATCHES }: Env, match: string): Promise<void> {
  const now = Date.now();
  await openCode(DB, match, now);
  await tidyCodes(DB, async (id) => (await MATCHES.getByName(id).summary()) !== null, now);
}

const random = (bytes: Uint8Array): unknown => crypto.getRandomValues(bytes);

const made = (c: Context, id: string): MatchMade => ({
  id,
  url: `${new URL(c.req.url).origin}/m/${id}`,
  seat: 0,
});

/** A match of the day's puzzle is the same for everyone, and each player has one. */
const isDaily = (options: MatchOptions): boolean => options.daily === true;

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
  const { game, language } = summary;
  const { options = summary.options, seats = summary.seats.length, ...rest } = body.value;
  const wanted = settle({ game, language, options, seats, bots: [] });
  if (!wanted.ok) return wanted.error;
  if (isDaily(wanted.value.options))
    return problem("body-malformed", "options.daily: the puzzle of the day is opened with POST /api/matches");
  const changes = { ...(rest as RoomChanges), options: wanted.value.options, seats };
  const changed = await match.changeRoom(player.value.id, changes);
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
  const replay = await c.env.MATCHES.getByName(id).replay();
  if (!replay.ok) return replay.error === "match-not-found" ? notFound() : unfinished();
  // Only the replay of a puzzle costs a look at the database.
  const shut = replay.value.includes('"daily":true') ? await shutPuzzle(c, id) : null;
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

export interface Wanted {
  readonly entry: GameEntry;
  readonly options: MatchOptions;
  readonly seats: number;
}

/** What was asked for, completed by the game's own defaults and checked against its bounds. */
export function settle({
  game,
  language,
  options,
  seats,
  bots,
}: Pick<NewMatch, "game" | "language" | "options" | "seats" | "bots">): Result<Wanted, Response> {
  const entry = gameNamed(game);
  if (!entry) return fail(problem("game-unknown", `Choose one of ${Object.keys(GAMES).join(", ")}.`));
  if (!entry.rules.languages.includes(language)) {
    return fail(
      problem("body-malformed", `language: ${entry.name} is played in ${entry.rules.languages.join(", ")}`),
    );
  }
  const checked = check(entry.wire.options, options ?? {});
  if (!checked.ok) return checked;
  if (checked.value.teams && !entry.rules.teams) {
    return fail(problem("body-malformed", `options.teams: seats are not shared in ${entry.name}`));
  }
  const agreed = settleAgreed(checked.value, { language, umlauts: entry.rules.umlauts === true });
  if (!agreed.ok) {
    const { word, problem: code } = agreed.error;
    return fail(problem("body-malformed", `options.agreed: ${JSON.stringify(word)} ${NOT_AGREED[code]}`));
  }
  if (isDaily(agreed.value) && agreedOf(agreed.value).length > 0)
    return fail(problem("body-malformed", "options.agreed: the puzzle of the day is the same for everyone"));
  const { min, max } = entry.rules.seats;
  const count = seats ?? Math.max(min, 1 + bots.length);
  if (count < min || count > max || bots.length >= count) {
    return fail(
      problem("seats-out-of-range", `${entry.name} has ${min} to ${max} seats, the first one yours.`),
    );
  }
  return ok({ entry, options: agreed.value, seats: count });
}

const NOT_AGREED: Record<AgreedProblem, string> = {
  "not-one-word": "is not one word: letters only, no space, hyphen, apostrophe or digit",
  length: `is too short or too long: ${SHORTEST_AGREED} to ${LONGEST_AGREED} letters`,
  rude: "is a rude word: everybody at the table reads it, choose another",
};

const unfinished = (): Response => problem("match-not-finished", "Come back when the match is over.");

const notFound = (): Response =>
  problem("match-not-found", "Check the link: the match's id is the part after the last slash.");
