import { earliest } from "../core/earliest.ts";
import { keepingLast } from "../core/kept.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { AnyGame, BotLevel, Refusal, Seat, Verdict, World } from "../games/game.ts";
import { type AbsenceMove, type AwayPlayers, judgeAbsent, NOBODY_AWAY, parseAbsenceMove } from "./absence.ts";
import {
  type Clocks,
  type Due,
  duesOf,
  isGathering,
  lagAllowed,
  patienceMs,
  type Timer,
  unhurriedSeat,
} from "./clocks.ts";
import type { AnyEvent, MatchHeader, Member, Seating } from "./events.ts";
import { leaving, unmet } from "./leaving.ts";
import { refuse } from "./refusals.ts";
import {
  applyCommit,
  gameOf,
  hostOf,
  isTaken,
  type MatchState,
  MEMBERS_PER_SEAT,
  seatOf,
  setupOf,
} from "./state.ts";

/** A match's own decisions: who sits, when it begins, what time does, and which moves reach the game. */

/** How long a match that has begun waits for everyone to connect before its clocks run. */
export const ARRIVAL_MS = 20_000;
/** The same, where somebody is only asked to come. */
export const ASKED_MS = 60_000;
/** An alarm that is later than this was late because of us: nobody is to blame for having stayed away. */
const LATE_MS = 5000;
/** And how long for everyone to come back, once nobody could be there. */
export const RETURN_MS = 60_000;

/** The first of the players is the host; bots take the last seats. */
export function create(
  header: MatchHeader,
  players: readonly Member[],
  bots: readonly BotLevel[],
): AnyEvent[] {
  const firstBot = header.seats - bots.length;
  return [
    { type: "match-created", header },
    ...players.map((member, seat): AnyEvent => ({ type: "seat-taken", seat, member })),
    ...bots.map((bot, i): AnyEvent => ({ type: "seat-taken", seat: firstBot + i, bot })),
  ];
}

/** A match whose every seat is known from the start. */
export function createSeated(header: MatchHeader, seats: readonly Seating[]): AnyEvent[] {
  return [
    { type: "match-created", header },
    ...seats.flatMap(({ members, bot }, seat): AnyEvent[] =>
      bot !== null
        ? [{ type: "seat-taken", seat, bot }]
        : members.map((member) => ({ type: "seat-taken", seat, member })),
    ),
  ];
}

export interface SeatTerms {
  /** The caller holds the link of that very seat. */
  readonly invited?: boolean;
  /** Only while nobody sits there. */
  readonly free?: boolean;
}

/** Without a team: the first free seat. With one: that seat, free or shared. */
export function takeSeat(
  state: MatchState,
  member: Member,
  team: Seat | undefined,
  { invited = false, free = false }: SeatTerms = {},
): Verdict<AnyEvent> {
  if (seatOf(state, member.id) !== null) return fail(refuse("match/already-seated"));
  if (state.progress.stage === "finished") return fail(refuse("match/finished"));
  if (state.barred?.includes(member.id)) return fail(refuse("match/removed"));
  if (state.header.reservedUntil !== undefined && !invited) return fail(refuse("match/seat-reserved"));
  if (free && team !== undefined && state.seats[team]?.members.length)
    return fail(refuse("match/seat-occupied"));
  if (team !== undefined) return joinTeam(state, member, team);
  const seat = state.seats.findIndex((each) => !isTaken(each));
  if (seat < 0) return fail(refuse("match/full"));
  return ok([{ type: "seat-taken", seat, member }]);
}

function joinTeam(state: MatchState, member: Member, seat: Seat): Verdict<AnyEvent> {
  const wanted = state.seats[seat];
  if (!wanted || wanted.bot !== null) return fail(refuse("match/no-such-seat"));
  if (wanted.members.length > 0 && !state.header.options.teams) return fail(refuse("match/no-teams"));
  if (wanted.members.length >= MEMBERS_PER_SEAT) return fail(refuse("match/team-full"));
  // A newcomer could carry one side's secret to the other, so teams are closed once play has begun.
  if (state.progress.stage === "playing") return fail(refuse("match/begun"));
  return ok([{ type: "seat-taken", seat, member }]);
}

export const isFull = (state: MatchState): boolean => state.seats.every(isTaken);

export function begin(rules: AnyGame, state: MatchState, world: World): AnyEvent[] {
  return [{ type: "match-begun" }, ...rules.begin(rules.init(setupOf(state.header)), world)];
}

/** Seating that fills a match which starts by itself begins it in the same commit. */
export function beginIfFilled(
  rules: AnyGame,
  before: MatchState | null,
  seating: AnyEvent[],
  world: World,
): AnyEvent[] {
  const seated = applyCommit(rules, before, {
    seq: (before?.seq ?? 0) + 1,
    at: world.now,
    player: null,
    move: null,
    events: seating,
  });
  const begins = seated.progress.stage === "waiting" && seated.header.start === "full" && isFull(seated);
  return begins ? [...seating, ...begin(rules, seated, world)] : seating;
}

export function start(rules: AnyGame, state: MatchState, player: string, world: World): Verdict<AnyEvent> {
  if (state.progress.stage !== "waiting") return fail(refuse("match/begun"));
  if (hostOf(state) !== player) return fail(refuse("match/not-host"));
  if (!isFull(state)) return fail(refuse("match/seats-empty"));
  return ok(begin(rules, state, world));
}

/** A move that has been read: one of those that are the same in all games, or the game's own. */
export type ReadMove =
  | { readonly of: "every-game"; readonly move: { readonly type: "resign" } | AbsenceMove }
  | { readonly of: "this-game"; readonly move: unknown };

/** What reads the game's own moves; without it they are taken as they are. */
export interface MoveReader {
  safeParse(move: unknown): { success: true; data: unknown } | { success: false };
}

export function readMove(move: unknown, reader?: MoveReader): Result<ReadMove, Refusal> {
  const aboutAbsent = isResignation(move) ? RESIGN : parseAbsenceMove(move);
  if (aboutAbsent) return ok({ of: "every-game", move: aboutAbsent });
  if (!reader) return ok({ of: "this-game", move });
  const parsed = reader.safeParse(move);
  return parsed.success ? ok({ of: "this-game", move: parsed.data }) : fail(refuse("move/malformed"));
}

const RESIGN = { type: "resign" } as const;

const isResignation = (move: unknown): boolean =>
  typeof move === "object" &&
  move !== null &&
  "type" in move &&
  move.type === "resign" &&
  Object.keys(move).length === 1;

/** `connected` are the ids of players with an open socket: a shared seat resigns only when all of them agree. */
export function judge(
  rules: AnyGame,
  state: MatchState,
  player: string,
  read: ReadMove,
  world: World,
  connected: ReadonlySet<string>,
  away: AwayPlayers = NOBODY_AWAY,
): Verdict<AnyEvent> {
  const seat = seatOf(state, player);
  if (seat === null) return fail(refuse("match/not-seated"));
  const playing = gameFor(rules, state, seat);
  if (!playing.ok) return playing;
  const { game, clocks } = playing.value;
  const verdict =
    read.of === "this-game"
      ? rules.decide(game, seat, read.move, world)
      : read.move.type === "resign"
        ? resign(rules, state, game, seat, player, world, connected)
        : judgeAbsent(rules, state, game, read.move, world, away);
  if (!verdict.ok) return verdict;
  return ok([...lagAllowed(clocks, state.header, { seat, lagMs: world.lagMs }), ...verdict.value]);
}

/** A bot's move is judged like any other; a bot neither resigns nor claims. */
export function judgeBot(
  rules: AnyGame,
  state: MatchState,
  seat: Seat,
  read: ReadMove,
  world: World,
): Verdict<AnyEvent> {
  const playing = gameFor(rules, state, seat);
  if (!playing.ok) return playing;
  return read.of === "this-game" ? rules.decide(playing.value.game, seat, read.move, world) : ok([]);
}

/** The game that a seat may move in, or why it may not. */
function gameFor(
  rules: AnyGame,
  { progress }: MatchState,
  seat: Seat,
): Result<{ readonly game: unknown; readonly clocks: Clocks }, Refusal> {
  if (progress.stage === "waiting") return fail(refuse("match/not-started"));
  if (progress.stage === "finished") return fail(refuse("match/finished"));
  return rules.isOut(progress.game, seat) ? fail(refuse("match/seat-out")) : ok(progress);
}

function resign(
  rules: AnyGame,
  state: MatchState,
  game: unknown,
  seat: Seat,
  player: string,
  world: World,
  connected: ReadonlySet<string>,
): Verdict<AnyEvent> {
  const others = state.seats[seat]!.members.filter(({ id }) => id !== player && connected.has(id));
  if (others.some(({ id }) => !state.resigning.includes(id)))
    return ok([{ type: "resignation-agreed", seat, member: player }]);
  return ok(leaving(rules, state, game, seat, "resigned", world));
}

/** What time would do for this seat alone. */
export function defaultMove(rules: AnyGame, state: MatchState, seat: Seat, world: World): AnyEvent[] {
  if (state.progress.stage !== "playing") return [];
  const { game } = state.progress;
  const wait = rules.waits(game).find(({ seats }) => seats.length === 1 && seats[0] === seat);
  return wait ? rules.expire(game, wait.key, world) : [];
}

/** Everybody who still plays has a socket open, and the clocks wait for that. */
export const hasArrived = (rules: AnyGame, state: MatchState, connected: ReadonlySet<string>): boolean =>
  state.progress.stage === "playing" &&
  !state.progress.clocks.started &&
  missingFrom(rules, state, connected).length === 0;

/** The seats of people who still play, and of whom nobody is there. */
function missingFrom(rules: AnyGame, state: MatchState, connected: ReadonlySet<string>): Seat[] {
  const game = gameOf(state);
  return state.seats.flatMap(({ bot, standIn, members }, seat) =>
    bot !== null ||
    standIn !== undefined ||
    rules.isOut(game, seat) ||
    members.some(({ id }) => connected.has(id))
      ? []
      : seat,
  );
}

export function arrivalDue(state: MatchState): number | null {
  const { progress } = state;
  if (progress.stage !== "playing" || progress.clocks.started) return null;
  const { stoppedAt, asleep } = progress.clocks;
  if (asleep) return null;
  if (stoppedAt !== undefined) return stoppedAt + RETURN_MS;
  return progress.begunAt + (state.header.gathering === "asked" ? ASKED_MS : ARRIVAL_MS);
}

/** What time will do next if nobody moves. */
export const nextDue = (state: MatchState): Due | null => firstOf(duesIn(state));

/** Every time that runs now: whose it is, until when, and what gives it. */
export const timersOf = (state: MatchState): Timer[] => [
  ...gatheringTimer(state),
  ...duesIn(state).map(({ at, by, seats }) => ({ until: at, by, seats })),
];

/** The nearest of them. */
export function deadlineOf(state: MatchState): number | null {
  const [gathering] = gatheringTimer(state);
  return gathering?.until ?? nextDue(state)?.at ?? null;
}

function gatheringTimer(state: MatchState): Timer[] {
  const { progress, header, seats } = state;
  if (progress.stage !== "playing" || !isGathering(progress.clocks, header)) return [];
  const people = seats.flatMap(({ members }, seat) => (members.length > 0 ? seat : []));
  return [{ until: arrivalDue(state)!, by: "arrival", seats: people }];
}

/** When time must be looked at next, with patience for a move that is on its way. */
export function dueAt(state: MatchState, lagMostMs?: number): number | null {
  let first: number | null = null;
  for (const due of duesIn(state)) first = earliest(first, due.at + patienceMs(due, null, lagMostMs));
  return first;
}

/** Whether there may be something to do for time: `passTime` says what. Every move asks, and few find anything. */
export function mayBeDue(state: MatchState, now: number): boolean {
  const arrival = arrivalDue(state);
  return arrival === null ? duesIn(state).some(({ at }) => at <= now) : arrival <= now;
}

/** A state is asked for them by its views, by the alarm and by the next move. */
const duesIn = keepingLast(({ progress, header, at, seats }: MatchState): readonly Due[] =>
  progress.stage === "playing" ? duesOf(progress.clocks, header, at, unhurriedSeat(header, seats)) : [],
);

const firstOf = (dues: readonly Due[]): Due | null =>
  dues.reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null);

const atOnce = (): number => 0;
const NOBODY_THERE: ReadonlySet<string> = new Set();

/** The events of what is due at `now`, or null when nothing is. */
export function passTime(
  rules: AnyGame,
  state: MatchState,
  world: World,
  patience: (due: Due) => number = atOnce,
  connected: ReadonlySet<string> = NOBODY_THERE,
): AnyEvent[] | null {
  if (state.progress.stage !== "playing") return null;
  const arrival = arrivalDue(state);
  if (arrival !== null) {
    if (arrival > world.now) return null;
    if (!isGathering(state.progress.clocks, state.header)) return [{ type: "everyone-arrived" }];
    const isBlamed = state.header.gathering === "confirmed" && world.now < arrival + LATE_MS;
    return unmet(missingFrom(rules, state, connected), isBlamed ? "absent" : null);
  }
  const due = firstOf(duesIn(state).filter((each) => each.at + patience(each) <= world.now));
  if (due === null) return null;
  const { game } = state.progress;
  if (due.kind === "wait") return rules.expire(game, due.key, world);
  return leaving(rules, state, game, due.seat, "time", world);
}
