import { ok } from "../../core/result.ts";
import type { LeaveReason, Seat, Verdict, Wait, World } from "../game.ts";
import { buzzleVocabulary } from "../vocabulary.ts";
import type { Finished, QuickBuzzleEvent } from "./events.ts";
import { isSettled } from "./race.ts";
import { expireRace, raceWaits } from "./race-waits.ts";
import { refuse } from "./refusals.ts";
import { deal, judgeRace, type RaceMove, type RaceRule } from "./run.ts";
import { apply, living, type QuickBuzzleState } from "./state.ts";

export type QuickBuzzleMove = RaceMove;

const MINUTE_MS = 60_000;

export function decide(
  state: QuickBuzzleState,
  seat: Seat,
  move: QuickBuzzleMove,
  world: World,
): Verdict<QuickBuzzleEvent> {
  const fact = judgeRace(state.race, seat, move, ruleOf(state), world);
  if (!fact.ok) return refuse(`quick-buzzle/${fact.error.problem}`, fact.error.detail);
  return ok(withConsequences(state, fact.value));
}

export const waits = (state: QuickBuzzleState): readonly Wait[] =>
  state.end ? [] : raceWaits(state.race, living(state), state.options.minutes * MINUTE_MS);

export function expire(state: QuickBuzzleState, key: string, world: World): QuickBuzzleEvent[] {
  if (state.end) return [];
  const event = expireRace(state.race, living(state), key, ruleOf(state), world);
  return event ? withConsequences(state, event) : [];
}

export const leave = (state: QuickBuzzleState, seat: Seat, reason: LeaveReason): QuickBuzzleEvent[] =>
  withConsequences(state, { type: "side-left", seat, reason });

const ruleOf = ({ language, options }: QuickBuzzleState): RaceRule => ({
  language,
  length: options.length,
  vocabulary: buzzleVocabulary(options),
});

/** What happens by itself once something else has: the deal, the end. */
function withConsequences(state: QuickBuzzleState, event: QuickBuzzleEvent): QuickBuzzleEvent[] {
  const events = [event];
  let now = apply(state, event);
  for (let next = consequence(now); next !== null; next = consequence(now)) {
    events.push(next);
    now = apply(now, next);
  }
  return events;
}

function consequence(state: QuickBuzzleState): QuickBuzzleEvent | null {
  if (state.end) return null;
  const { race } = state;
  const seats = living(state);
  if (race.winner !== null) return finish(state, race.winner, "solved");
  if (seats.length === 1) return finish(state, seats[0]!, "last-left");
  if (isSettled(race, seats)) return finish(state, null, "nobody");
  return deal(race, seats);
}

const finish = ({ race }: QuickBuzzleState, winner: Seat | null, reason: Finished["reason"]): Finished => ({
  type: "finished",
  winner,
  reason,
  words: race.runners.map(({ secret }) => secret?.word ?? null),
});
