import type { Folding, GameEvent, GameView, Outcome, Seat, Viewer, Wait } from "../games/game.ts";
import type { Region } from "../protocol/terms.ts";
import { type AwayPlayers, NOBODY_AWAY, type SeatAway, seatAway } from "./absence.ts";
import { clocksView, type Timer } from "./clocks.ts";
import { deadlineOf, timersOf } from "./decide.ts";
import {
  type AnyEvent,
  type Commit,
  type DisclosedMatchEvent,
  isMatchEvent,
  type MatchHeader,
  type Member,
  type Sent,
} from "./events.ts";
import { countsIn } from "./leaving.ts";
import { gameOf, hostOf, type MatchState, waitsOf } from "./state.ts";

/** The part of a view that all games share. Its names are `COMMON_KEYS`, which no game's own view may use. */
export interface CommonView {
  readonly seats: readonly SeatView[];
  readonly awaiting: readonly Seat[];
  /** The nearest of the timers. */
  readonly deadline: number | null;
  readonly timers: readonly Timer[];
  readonly clocks: readonly { readonly remainingMs: number; readonly running: boolean }[] | null;
  /** Whether the match counts from here on; until then whoever leaves makes it void for all. */
  readonly counts: boolean;
  readonly outcome: Outcome | null;
}

/** What one viewer may know of a match: while people gather, the table; then, beside the common part, the game's own. */
export type MatchView<Own extends GameView = GameView> = RoomView | BegunView<Own>;
export interface RoomView extends CommonView {
  readonly phase: "waiting";
  readonly room: TableView;
}
export type BegunView<Own extends GameView = GameView> = CommonView & Own & { readonly room?: never };

export interface SeatView {
  readonly seat: Seat;
  readonly members: readonly Member[];
  readonly bot: number | null;
  readonly connected: boolean;
  readonly out: boolean;
  /** Since when nobody of this seat is there, and from when on it may be claimed; null when somebody is. */
  readonly away: SeatAway | null;
  /** The bot that plays for the absent player, until that player returns. */
  readonly standIn: number | null;
}

/** What the table is set for. While people gather, the host may change it. */
export interface TableView
  extends Pick<MatchHeader, "game" | "language" | "lexicon" | "options" | "visibility" | "start"> {
  /** Whether it counts for ratings. */
  readonly rated: boolean;
  readonly strangers: boolean;
  readonly practice: boolean;
  /** Which day's puzzle it is; absent where it is none. */
  readonly day?: string;
  readonly code: string | null;
  /** The id of whoever may arrange the room. */
  readonly host: string | null;
  /** Where it is held, if anybody chose. */
  readonly region: Region | null;
}

export function tableOf(state: MatchState): TableView {
  const { game, language, lexicon, options, visibility, start } = state.header;
  const { rated = false, strangers = false, practice = false, code = null, region = null } = state.header;
  const { day } = state.header;
  const host = hostOf(state);
  return {
    game,
    language,
    lexicon,
    options,
    visibility,
    start,
    rated,
    strangers,
    practice,
    ...(day === undefined ? {} : { day }),
    code,
    host,
    region,
  };
}

export function viewFor<Own extends GameView>(
  rules: Folding<Own>,
  state: MatchState,
  viewer: Viewer,
  connected: ReadonlySet<string>,
  away: AwayPlayers = NOBODY_AWAY,
): MatchView<Own> {
  const common = commonView(rules, state, connected, away);
  const own = ownView(rules, state, viewer);
  return { ...own, ...common };
}

/** What the game, or the room, shows this viewer. */
export function ownView<Own extends GameView>(
  rules: Folding<Own>,
  state: MatchState,
  viewer: Viewer,
): Own | Pick<RoomView, "phase" | "room"> {
  const { progress } = state;
  return progress.stage === "waiting"
    ? { phase: "waiting", room: tableOf(state) }
    : rules.view(progress.game, viewer);
}

/** What is the same for everybody who looks. */
export function commonView(
  rules: Folding,
  state: MatchState,
  connected: ReadonlySet<string>,
  away: AwayPlayers,
): CommonView {
  const { progress } = state;
  return {
    seats: seatViews(rules, state, connected, away),
    awaiting: awaitedIn(waitsOf(state)),
    deadline: deadlineOf(state),
    timers: timersOf(state),
    clocks: progress.stage === "playing" ? clocksView(progress.clocks) : null,
    counts: countsIn(rules, state),
    outcome: progress.stage === "finished" ? progress.outcome : null,
  };
}

/** Each once, in their order. */
function awaitedIn(waits: readonly Wait[]): Seat[] {
  const awaited: Seat[] = [];
  for (const { seats } of waits) for (const seat of seats) if (!awaited.includes(seat)) awaited.push(seat);
  return awaited.sort((a, b) => a - b);
}

/** The last look at some seats, and what it hung on. */
interface Look {
  readonly connected: ReadonlySet<string>;
  readonly away: AwayPlayers;
  readonly stage: string;
  /** A bit a seat. */
  readonly out: number;
  readonly views: readonly SeatView[];
}
const looks = new WeakMap<MatchState["seats"], Look>();

/** The very same list as long as nothing about the seats changes: most moves change nothing. */
function seatViews(
  rules: Folding,
  state: MatchState,
  connected: ReadonlySet<string>,
  away: AwayPlayers,
): readonly SeatView[] {
  const { stage } = state.progress;
  const out = outOf(rules, state);
  const last = looks.get(state.seats);
  if (last?.connected === connected && last.away === away && last.stage === stage && last.out === out)
    return last.views;
  const views = state.seats.map(({ members, bot, standIn }, seat) => ({
    seat,
    members,
    bot,
    connected: bot !== null || members.some(({ id }) => connected.has(id)),
    out: (out & (1 << seat)) !== 0,
    away: stage === "playing" ? seatAway(state, seat, away) : null,
    standIn: standIn ?? null,
  }));
  looks.set(state.seats, { connected, away, stage, out, views });
  return views;
}

/** Which seats are out, a bit a seat. */
export function outOf(rules: Folding, state: MatchState): number {
  const game = gameOf(state);
  if (game === undefined) return 0;
  return state.seats.reduce((out, _, seat) => (rules.isOut(game, seat) ? out | (1 << seat) : out), 0);
}

/** The events of commits, each cut to what this viewer may know. */
export function eventsFor<Disclosed extends GameEvent>(
  rules: Folding<GameView, Disclosed>,
  commits: readonly Commit[],
  viewer: Viewer,
): Sent<Disclosed | DisclosedMatchEvent>[] {
  const sent: Sent<Disclosed | DisclosedMatchEvent>[] = [];
  for (const { seq, at, events } of commits)
    for (const event of events) sent.push({ seq, at, ...discloseAny(rules, event, viewer) });
  return sent;
}

function discloseAny<Disclosed extends GameEvent>(
  rules: Folding<GameView, Disclosed>,
  event: AnyEvent,
  viewer: Viewer,
): Disclosed | DisclosedMatchEvent {
  if (!isMatchEvent(event)) return rules.disclose(event, viewer);
  if (event.type !== "match-created") return event;
  const { id, game, rules: version, language, lexicon, options, seats, visibility, start } = event.header;
  const { rated = false, seedCommitment } = event.header;
  return {
    type: event.type,
    id,
    game,
    rules: version,
    language,
    lexicon,
    options,
    seats,
    visibility,
    start,
    rated,
    seedCommitment,
  };
}
