import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { toBase64Url } from "../core/bytes.ts";
import type { Language } from "../core/language.ts";
import type { AnyGame } from "../games/game.ts";
import { clockOf } from "./clocks.ts";
import { nextDue } from "./decide.ts";
import { shownName } from "./events.ts";
import { gameOf, type MatchState, seatOf, waitsOf } from "./state.ts";
import { isVoid } from "./void.ts";

/** What one of its players should know of a match without being there. */
export interface News {
  readonly match: string;
  readonly game: string;
  readonly language: Language;
  /** Everybody else, seat by seat: names of people, levels of bots. */
  readonly with: readonly (string | number)[];
  readonly stage: "waiting" | "playing" | "over";
  /** Whether the match waits for this player. */
  readonly yourTurn: boolean;
  /** Until when, if time will act by itself; epoch milliseconds. */
  readonly deadline: number | null;
  /** Played by correspondence, days a move. */
  readonly days: boolean;
  /** The player is at the table and sees all this. */
  readonly here: boolean;
  /** Walked out on strangers: true once known, and then for good. Null where nobody counts. */
  readonly walkedOut: boolean | null;
  /** Left strangers before the match counted, which made it void. */
  readonly leftEarly: boolean;
  /** Somebody (by name, and by id) wants to play the same again, and this player has not answered. */
  readonly rematch: { readonly by: string; readonly player: string; readonly until: number } | null;
}

/** Who gives up so soon has not played. */
const EARLY_MS = 60_000;

/** Null for somebody who has no seat. A seat that is out has nothing to wait for: for its player it is over. */
export function newsFor(
  rules: AnyGame,
  state: MatchState,
  player: string,
  here: boolean,
  rematch: News["rematch"] = null,
): News | null {
  const seat = seatOf(state, player);
  if (seat === null) return null;
  const { header, progress } = state;
  const game = gameOf(state);
  const isOver = progress.stage === "finished" || (game !== undefined && rules.isOut(game, seat));
  return {
    match: header.id,
    game: header.game,
    language: header.language,
    with: state.seats.flatMap(({ members, bot }, i): (string | number)[] =>
      i === seat ? [] : bot !== null ? [bot] : members.map(shownName),
    ),
    stage: isOver ? "over" : progress.stage === "waiting" ? "waiting" : "playing",
    yourTurn: !isOver && waitsOf(state).some(({ seats }) => seats.includes(seat)),
    deadline: isOver ? null : (nextDue(state)?.at ?? null),
    days: clockOf(header).kind === "days",
    here,
    walkedOut: header.strangers && !isVoided(state) ? walkedOut(state, seat) : null,
    leftEarly: header.strangers === true && isVoided(state) && state.seats[seat]?.left !== undefined,
    rematch,
  };
}

const isVoided = ({ progress }: MatchState): boolean =>
  progress.stage === "finished" && isVoid(progress.outcome);

function walkedOut({ seats }: MatchState, seat: number): boolean {
  const left = seats[seat]?.left;
  if (!left) return false;
  return left.reason === "absent" || (left.reason === "resigned" && left.afterMs < EARLY_MS);
}

/**
 * Two news with the same digest are the same news. Who is at the table is not told of every turn. Digests are kept, and
 * names change or go: of those that the player's own object will keep there is a hash alone.
 */
export function digestOf({ with: others, rematch, ...news }: News): string {
  const named = [...(news.stage === "over" ? [] : others), ...(rematch ? [rematch.by] : [])];
  const told = { ...news, rematch: rematch && { until: rematch.until } };
  return JSON.stringify({
    ...(news.here ? { ...told, yourTurn: null, deadline: null } : told),
    ...(named.length > 0 && { named: toBase64Url(sha256(utf8ToBytes(JSON.stringify(named))).slice(0, 9)) }),
  });
}
