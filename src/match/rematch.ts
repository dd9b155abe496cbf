import { fail, ok, type Result } from "../core/result.ts";
import type { BotLevel } from "../games/game.ts";
import type { MatchOptions } from "../games/options.ts";
import { clockOf } from "./clocks.ts";
import type { MatchHeader, Seating } from "./events.ts";
import type { MatchState } from "./state.ts";

/**
 * The same again: same game, options and people, sides turned. Whoever presses first offers it, the others accept
 * by pressing too, now or when they next look in. Once everybody has answered there is one match, whoever pressed
 * how often. With three or more seats a bot takes the place of who declines.
 */
export interface Rematch {
  readonly by: string;
  readonly until: number;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** The new match's id, once it is promised: trying again makes the same match. */
  readonly match: string | null;
  readonly made: boolean;
}

const DAY_MS = 86_400_000;
const STAND_IN: BotLevel = 2;

export type RematchProblem = "not-seated" | "match-not-finished";

/** An offer waits a day; in a match by correspondence as long as a move may take, if that is longer. */
function offerMs(header: MatchHeader): number {
  const clock = clockOf(header);
  return clock.kind === "days" ? clock.days * DAY_MS : DAY_MS;
}

/** The offer after somebody's answer; null when there is none. `newId` makes the id of the new match. */
export function answerRematch(
  state: MatchState,
  before: Rematch | null,
  player: string,
  accept: boolean,
  now: number,
  newId: () => string,
): Result<Rematch | null, RematchProblem> {
  const people = peopleOf(state);
  if (!people.includes(player)) return fail("not-seated");
  if (state.progress.stage !== "finished") return fail("match-not-finished");
  const open = isOpen(state, before, now) ? before : null;
  if (open?.match || (open === null && !accept)) return ok(open);
  const offer = open ?? {
    by: player,
    until: now + offerMs(state.header),
    yes: [],
    no: [],
    match: null,
    made: false,
  };
  const others = (answers: readonly string[]): string[] => answers.filter((id) => id !== player);
  const yes = accept ? [...others(offer.yes), player] : others(offer.yes);
  const no = accept ? others(offer.no) : [...others(offer.no), player];
  const after = { ...offer, yes, no };
  const isReady = people.every((id) => yes.includes(id) || no.includes(id)) && isPlayable(state, yes);
  return ok(isReady ? { ...after, match: newId() } : after);
}

/** Still to be answered, or answered by a match. An offer that cannot come to a match any more is over. */
export function isOpen(state: MatchState, offer: Rematch | null, now: number): offer is Rematch {
  if (offer === null) return false;
  if (offer.match !== null) return true;
  return (
    offer.until > now &&
    isPlayable(
      state,
      peopleOf(state).filter((id) => !offer.no.includes(id)),
    )
  );
}

/** Who is still to answer an offer. */
export const unanswered = (state: MatchState, { yes, no }: Rematch): string[] =>
  peopleOf(state).filter((id) => !yes.includes(id) && !no.includes(id));

function isPlayable(state: MatchState, willing: readonly string[]): boolean {
  const people = peopleOf(state);
  if (state.header.seats < 3) return willing.length === people.length;
  return willing.length >= Math.min(2, people.length);
}

/** Everybody moves up one seat, so that another one begins. */
export function turnedSeats({ seats }: MatchState, { no }: Rematch): Seating[] {
  return seats.map((_, i): Seating => {
    const { members, bot } = seats[(i + 1) % seats.length]!;
    const willing = members.filter(({ id }) => !no.includes(id));
    return willing.length > 0 ? { members: willing, bot: null } : { members: [], bot: bot ?? STAND_IN };
  });
}

/** The puzzle of the day is played once; the same again is another one. */
export const optionsAgain = (options: MatchOptions): MatchOptions =>
  options.daily ? { ...options, daily: false } : options;

const peopleOf = ({ seats }: MatchState): string[] =>
  seats.flatMap(({ members }) => members.map(({ id }) => id));
