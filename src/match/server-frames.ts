import type { AnyGame, Outcome, Viewer } from "../games/game.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import type { Summary } from "../protocol/requests.ts";
import { PROTOCOL_VERSION, SYNC_MAX_EVENTS } from "../protocol/socket.ts";
import { type AwayPlayers, seatAway } from "./absence.ts";
import type { Commit, Member } from "./events.ts";
import type { MatchState } from "./state.ts";
import { commonView, eventsFor, ownView, type SeatView, tableOf, viewFor } from "./view.ts";

/** Frames and summaries made of a match, each already cut to its viewer. */

type Frame<T extends ServerFrame["type"]> = ServerFrame & { type: T };
type Connected = ReadonlySet<string>;
/** Who is there, and who is away since when. */
export interface WhoIsThere {
  connected(): Connected;
  readonly away: AwayPlayers;
}

export function welcomeOf(
  rules: AnyGame,
  state: MatchState,
  viewer: Viewer,
  player: Member | null,
  presence: WhoIsThere,
  now: number,
) {
  return {
    type: "welcome" as const,
    protocol: PROTOCOL_VERSION,
    match: state.header.id,
    seat: viewer,
    player: player?.id ?? null,
    seq: state.seq,
    now,
    table: tableOf(state),
    view: viewFor(rules, state, viewer, presence.connected(), presence.away),
  };
}

/**
 * The frame that a commit sends, as text: one for each kind of viewer, however many of them look; of an open game,
 * one. What is the same for everybody closes every frame, and is put into words once.
 */
export function updateTexts(
  rules: AnyGame,
  state: MatchState,
  commit: Commit,
  { away, connected }: { readonly away: AwayPlayers; readonly connected: Connected },
): (viewer: Viewer) => string {
  const texts = new Map<Viewer, string>();
  let common: string | null = null;
  return (whoever) => {
    const viewer = rules.isOpen ? null : whoever;
    let text = texts.get(viewer);
    if (text === undefined) {
      common ??= commonText(commonView(rules, state, connected, away));
      const events = JSON.stringify(eventsFor(rules, [commit], viewer));
      const own = JSON.stringify(ownView(rules, state, viewer)).slice(0, -1);
      text = `{"type":"update","seq":${state.seq},"now":${commit.at},"events":${events},"view":${own},${common}}`;
      texts.set(viewer, text);
    }
    return text;
  };
}

/** Without the bracket that opens it. */
const commonText = ({ seats, ...rest }: ReturnType<typeof commonView>): string =>
  `"seats":${seatsText(seats)},${JSON.stringify(rest).slice(1)}`;

const known = new WeakMap<readonly SeatView[], string>();

function seatsText(seats: readonly SeatView[]): string {
  const text = known.get(seats) ?? JSON.stringify(seats);
  known.set(seats, text);
  return text;
}

export function syncOf(
  rules: AnyGame,
  state: MatchState,
  /** What is to follow: the commits after that number, or the newest of them. */
  after: number,
  missed: readonly Commit[],
  viewer: Viewer,
  presence: WhoIsThere,
  now: number,
) {
  const events = eventsFor(rules, missed, viewer);
  const truncated = events.length > SYNC_MAX_EVENTS || missed.length < state.seq - after;
  return {
    type: "update" as const,
    seq: state.seq,
    now,
    events: events.slice(-SYNC_MAX_EVENTS),
    ...(truncated ? { truncated } : {}),
    view: viewFor(rules, state, viewer, presence.connected(), presence.away),
  };
}

/** Two frames as they are made here: the views in them are the match's own, which the wire's schemas describe. */
export type Welcome = ReturnType<typeof welcomeOf>;
export type Sync = ReturnType<typeof syncOf>;

export function awaySeats(state: MatchState, away: AwayPlayers): Frame<"presence">["away"] {
  if (state.progress.stage !== "playing") return [];
  return state.seats.flatMap((_, seat) => {
    const gone = seatAway(state, seat, away);
    return gone ? [{ seat, ...gone }] : [];
  });
}

export function summaryOf(state: MatchState, connected: Connected): Summary {
  const { id, language } = state.header;
  const { progress } = state;
  return {
    id,
    ...tableOf(state),
    language,
    seats: state.seats.map(({ members, bot }, seat) => ({
      seat,
      members: [...members],
      bot,
      connected: bot !== null || members.some((member) => connected.has(member.id)),
    })),
    state: progress.stage,
    outcome: progress.stage === "finished" ? copyOf(progress.outcome) : null,
  };
}

const copyOf = ({ winners, ranking, reason, scores }: Outcome): Summary["outcome"] => ({
  winners: [...winners],
  ranking: [...ranking],
  reason,
  scores: scores && [...scores],
});
