import type { AnyGame, Viewer } from "../games/game.ts";
import { type AwayPlayers, seatAway } from "../match/absence.ts";
import type { Commit, Member } from "../match/events.ts";
import type { MatchState } from "../match/state.ts";
import { eventsFor, tableOf, viewFor } from "../match/view.ts";
import type { MatchResult } from "../players/results.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import type { Summary } from "../protocol/requests.ts";
import { PROTOCOL_VERSION, SYNC_MAX_EVENTS } from "../protocol/socket.ts";

/** Frames and summaries made of a match, each already cut to its viewer. */

type Frame<T extends ServerFrame["type"]> = ServerFrame & { type: T };
type Connected = ReadonlySet<string>;
/** Who is there, and who is away since when. */
interface Presence {
  connected(): Connected;
  readonly away: AwayPlayers;
}

export function welcomeOf(
  rules: AnyGame,
  state: MatchState,
  viewer: Viewer,
  player: Member | null,
  presence: Presence,
  now: number,
): Frame<"welcome"> {
  return {
    type: "welcome",
    protocol: PROTOCOL_VERSION,
    match: state.header.id,
    seat: viewer,
    player: player?.id ?? null,
    seq: state.seq,
    now,
    table: tableOf(state),
    view: viewOf(rules, state, viewer, presence),
  };
}

export function syncOf(
  rules: AnyGame,
  state: MatchState,
  /** What is to follow: the commits after that number, or the newest of them. */
  after: number,
  missed: readonly Commit[],
  viewer: Viewer,
  presence: Presence,
  now: number,
): Frame<"update"> {
  const events = eventsFor(rules, missed, viewer);
  const truncated = events.length > SYNC_MAX_EVENTS || missed.length < state.seq - after;
  return {
    type: "update",
    seq: state.seq,
    now,
    events: events.slice(-SYNC_MAX_EVENTS),
    ...(truncated ? { truncated } : {}),
    view: viewOf(rules, state, viewer, presence),
  };
}

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
    outcome: progress.stage === "finished" ? (progress.outcome as Summary["outcome"]) : null,
  };
}

/** What is kept of a finished match; null while it is not over. */
export function resultOf(state: MatchState): MatchResult | null {
  const { progress, header, seats, at } = state;
  if (progress.stage !== "finished") return null;
  const { ranking, scores, reason } = progress.outcome;
  const players = seats.flatMap(({ members, standIn }, seat) =>
    members.map(({ id }) => ({
      id,
      seat,
      rank: ranking[seat]!,
      score: scores?.[seat] ?? null,
      ...(standIn === undefined ? {} : { left: true as const }),
    })),
  );
  return {
    match: header.id,
    game: header.game,
    language: header.language,
    rated: header.rated ?? false,
    reason,
    finishedAt: at,
    players,
    bots: seats.flatMap(({ members, bot }, seat) =>
      members.length === 0 && bot !== null ? { level: bot, rank: ranking[seat]! } : [],
    ),
  };
}

function viewOf(
  rules: AnyGame,
  state: MatchState,
  viewer: Viewer,
  presence: Presence,
): Frame<"update">["view"] {
  return viewFor(rules, state, viewer, presence.connected(), presence.away) as Frame<"update">["view"];
}
