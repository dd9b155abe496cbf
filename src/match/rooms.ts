import { fail, ok, type Result } from "../core/result.ts";
import type { BotLevel, Refusal, Seat, Verdict } from "../games/game.ts";
import { isGathering } from "./clocks.ts";
import type { AnyEvent, RoomChanges, VacatedReason } from "./events.ts";
import { unmet } from "./leaving.ts";
import { refuse } from "./refusals.ts";
import {
  EMPTY_SEAT,
  hostOf,
  isTaken,
  type MatchState,
  MEMBERS_PER_SEAT,
  type SeatState,
  seatOf,
} from "./state.ts";

/** A room is a match that waits. Its host changes what will be played and who sits where, until it begins. */

/** What the host can do with the people and bots at the table. */
export type Arrangement =
  /** To a free seat; onto a seat with people where seats are shared, otherwise the two seats change places. */
  | { readonly type: "move"; readonly player: string; readonly seat: Seat }
  | { readonly type: "remove"; readonly player: string }
  /** A bot comes, changes its level, or (null) goes. */
  | { readonly type: "bot"; readonly seat: Seat; readonly level: BotLevel | null }
  | { readonly type: "host"; readonly player: string };

/** The options in `changes` are already checked against the game's own schema. */
export function changeRoom(state: MatchState, player: string, changes: RoomChanges): Verdict<AnyEvent> {
  const host = asHost(state, player);
  if (!host.ok) return host;
  const teams = (changes.options ?? state.header.options).teams;
  if (!teams && state.seats.some(({ members }) => members.length > 1))
    return fail(refuse("match/seats-shared"));
  const changed: AnyEvent = { type: "room-changed", changes };
  if (changes.seats === undefined || changes.seats >= state.seats.length) return ok([changed]);
  const seats = shrink(state.seats, changes.seats);
  return seats ? ok([{ type: "seats-arranged", seats }, changed]) : fail(refuse("match/seats-taken"));
}

/** Empty seats go first, then bots, from the end; people stay in their order. Null when they do not fit. */
function shrink(seats: readonly SeatState[], count: number): SeatState[] | null {
  const kept = [...seats];
  for (const dispensable of [(seat: SeatState) => !isTaken(seat), (seat: SeatState) => seat.bot !== null]) {
    for (let i = kept.length - 1; i >= 0 && kept.length > count; i--) {
      if (dispensable(kept[i]!)) kept.splice(i, 1);
    }
  }
  return kept.length === count ? kept : null;
}

export function arrange(state: MatchState, player: string, wish: Arrangement): Verdict<AnyEvent> {
  const host = asHost(state, player);
  if (!host.ok) return host;
  switch (wish.type) {
    case "bot":
      return placeBot(state, wish.seat, wish.level);
    case "remove":
      if (wish.player === player) return leaveRoom(state, player, new Set());
      return vacate(state, wish.player, "removed");
    case "move":
      return movePlayer(state, wish.player, wish.seat);
    case "host":
      if (seatOf(state, wish.player) === null) return fail(refuse("match/no-such-player"));
      return ok([{ type: "host-changed", host: wish.player }]);
  }
}

function placeBot(state: MatchState, seat: Seat, bot: BotLevel | null): Verdict<AnyEvent> {
  const there = state.seats[seat];
  if (!there) return fail(refuse("match/no-such-seat"));
  if (there.members.length > 0) return fail(refuse("match/seat-occupied"));
  return ok([{ type: "seats-arranged", seats: state.seats.with(seat, { ...EMPTY_SEAT, bot }) }]);
}

function movePlayer(state: MatchState, player: string, seat: Seat): Verdict<AnyEvent> {
  const from = seatOf(state, player);
  if (from === null) return fail(refuse("match/no-such-player"));
  const [left, target] = [state.seats[from]!, state.seats[seat]];
  if (!target) return fail(refuse("match/no-such-seat"));
  if (from === seat) return ok([{ type: "seats-arranged", seats: state.seats }]);
  const isAlone = left.members.length === 1;
  const isShared = state.header.options.teams && target.bot === null;
  if (isAlone && !(isShared && target.members.length > 0)) {
    return ok([{ type: "seats-arranged", seats: state.seats.with(from, target).with(seat, left) }]);
  }
  if (!isShared) return fail(refuse("match/seat-occupied"));
  if (target.members.length >= MEMBERS_PER_SEAT) return fail(refuse("match/team-full"));
  const member = left.members.find(({ id }) => id === player)!;
  const stays = { ...left, members: left.members.filter(({ id }) => id !== player) };
  const joined = { ...target, members: [...target.members, member] };
  return ok([{ type: "seats-arranged", seats: state.seats.with(from, stays).with(seat, joined) }]);
}

/**
 * Whoever leaves is free to come back. A host who leaves hands the room on. A match that everybody is still to come to is
 * void by it.
 */
export function leaveRoom(
  state: MatchState,
  player: string,
  connected: ReadonlySet<string>,
): Verdict<AnyEvent> {
  const seat = seatOf(state, player);
  const { progress, header } = state;
  if (seat !== null && progress.stage === "playing" && isGathering(progress.clocks, header))
    return ok(unmet([seat], header.gathering === "confirmed" ? "resigned" : null));
  const open = isOpen(state);
  if (!open.ok) return open;
  const vacated = vacate(state, player, "left");
  const heir = hostOf(state) === player ? heirOf(state, connected) : null;
  if (!vacated.ok || heir === null) return vacated;
  return ok([...vacated.value, { type: "host-changed", host: heir }]);
}

function vacate(state: MatchState, player: string, reason: VacatedReason): Verdict<AnyEvent> {
  const seat = seatOf(state, player);
  if (seat === null) return fail(refuse("match/no-such-player"));
  return ok([{ type: "seat-vacated", seat, member: player, reason }]);
}

/** Who gets the room after its host: the first in the order of seats, rather somebody who is here. */
function heirOf(state: MatchState, connected: ReadonlySet<string>): string | null {
  const others = peopleOf(state).filter((id) => id !== hostOf(state));
  return others.find((id) => connected.has(id)) ?? others[0] ?? null;
}

export const peopleOf = (state: MatchState): string[] =>
  state.seats.flatMap(({ members }) => members.map(({ id }) => id));

// ---- a room that is left alone ----

/** How long those who are there wait for a host who is not. */
export const HOSTLESS_MS = 60_000;
/** A link may be opened a day after it was sent; a table in the lobby with nobody behind it helps no one. */
export const EMPTY_MS = { private: 86_400_000, public: 600_000 } as const;

/** Since when the room lacks somebody; null while it does not. */
export interface Lacks {
  /** Somebody is there, but not the host. */
  readonly hostlessSince: number | null;
  /** Nobody is there. */
  readonly emptySince: number | null;
}

export function lacksNow(
  state: MatchState,
  connected: ReadonlySet<string>,
  before: Lacks,
  now: number,
): Lacks {
  const isThere = peopleOf(state).some((id) => connected.has(id));
  const isHosted = connected.has(hostOf(state) ?? "");
  return {
    hostlessSince: isThere && !isHosted ? (before.hostlessSince ?? now) : null,
    emptySince: isThere ? null : (before.emptySince ?? now),
  };
}

/** When the room is handed on or ends, if nothing changes. A room that everybody left ends at once. */
export function roomDue(state: MatchState, { hostlessSince, emptySince }: Lacks): number | null {
  if (state.progress.stage !== "waiting") return null;
  // Its people come when they come; after the last moment of their links nobody can.
  if (state.header.reservedUntil !== undefined) return state.header.reservedUntil;
  if (emptySince !== null)
    return peopleOf(state).length === 0 ? emptySince : emptySince + EMPTY_MS[state.header.visibility];
  return hostlessSince === null ? null : hostlessSince + HOSTLESS_MS;
}

/** What becomes of a room whose time is up: it ends, or somebody who is there becomes its host. */
export function passRoom(
  state: MatchState,
  connected: ReadonlySet<string>,
  lacks: Lacks,
  now: number,
): "ends" | AnyEvent[] | null {
  const due = roomDue(state, lacks);
  if (due === null || due > now) return null;
  if (lacks.emptySince !== null || state.header.reservedUntil !== undefined) return "ends";
  const heir = heirOf(state, connected);
  return heir === null ? null : [{ type: "host-changed", host: heir }];
}

// ---- helpers ----

function isOpen(state: MatchState): Result<null, Refusal> {
  if (state.progress.stage === "finished") return fail(refuse("match/finished"));
  if (state.progress.stage === "playing") {
    return fail(refuse("match/begun", "The match has begun, and its room can no longer be changed."));
  }
  return ok(null);
}

function asHost(state: MatchState, player: string): Result<null, Refusal> {
  const open = isOpen(state);
  const isHost = hostOf(state) === player && state.header.reservedUntil === undefined;
  return open.ok && !isHost ? fail(refuse("match/not-host")) : open;
}
