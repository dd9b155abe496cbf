import { ok } from "../../core/result.ts";
import { isDecided, usedSoFar, wordsOf } from "../buzzle-family/race.ts";
import { expireRace, raceWaits } from "../buzzle-family/race-waits.ts";
import { deal, judgeRace, type RaceMove, type RaceRule } from "../buzzle-family/run.ts";
import { buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { freshSuggestions } from "../buzzle-family/words.ts";
import { withConsequencesOf } from "../consequences.ts";
import type { LeaveReason, Seat, Verdict, Wait, World } from "../game.ts";
import type { Finished, QuickBuzzleEvent } from "./events.ts";
import { MOST_RACES, RACES_TO_WIN } from "./options.ts";
import { refuse } from "./refusals.ts";
import { afterHeap, drawHeaps, HEAP_MS, heldMs, isSolo, isStarted, nextHeap } from "./solo.ts";
import { apply, living, type QuickBuzzleState, winsOf } from "./state.ts";

/** `start`: the first heap of the puzzle of the day, whose clock begins with it. */
export type QuickBuzzleMove = RaceMove | { readonly type: "start" };

const MINUTE_MS = 60_000;

export function decide(
  state: QuickBuzzleState,
  seat: Seat,
  move: QuickBuzzleMove,
  world: World,
): Verdict<QuickBuzzleEvent> {
  if (move.type === "start") return start(state, world);
  if (isSolo(state) && !isStarted(state)) return refuse("quick-buzzle/start-first");
  const fact = judgeRace(state.race, seat, move, ruleOf(state), world);
  if (!fact.ok) return refuse(`quick-buzzle/${fact.error.problem}`, fact.error.detail);
  const { value } = fact;
  const isTimed = isSolo(state) && value.type === "solved";
  return ok(withConsequences(state, [isTimed ? { ...value, ms: heldMs(state, world) } : value], world));
}

const start = (state: QuickBuzzleState, world: World): Verdict<QuickBuzzleEvent> =>
  isSolo(state) && !isStarted(state) ? ok([nextHeap(state, world.now)]) : refuse("quick-buzzle/started");

/** The draws of the puzzle of the day, all of them; in a match nothing happens before somebody has a word. */
export const begin = (state: QuickBuzzleState, world: World): QuickBuzzleEvent[] =>
  isSolo(state) ? [drawHeaps(state, world)] : [];

export function waits(state: QuickBuzzleState): readonly Wait[] {
  if (state.end) return [];
  if (!isSolo(state)) return raceWaits(state.race, living(state), state.options.minutes * MINUTE_MS);
  return isStarted(state)
    ? raceWaits(state.race, [0], HEAP_MS)
    : [{ key: "start", seats: [0], limit: "clock" }];
}

export function expire(state: QuickBuzzleState, key: string, world: World): QuickBuzzleEvent[] {
  if (state.end) return [];
  const event = expireRace(state.race, living(state), key, ruleOf(state), world);
  return event ? withConsequences(state, [event], world) : [];
}

export const leave = (
  state: QuickBuzzleState,
  seat: Seat,
  reason: LeaveReason,
  world: World,
): QuickBuzzleEvent[] => withConsequences(state, [{ type: "side-left", seat, reason }], world);

const ruleOf = ({ language, options }: QuickBuzzleState): RaceRule => ({
  language,
  length: options.length,
  vocabulary: buzzleVocabulary(options),
});

/** The deal, the next race, the end. */
const withConsequences = withConsequencesOf(apply, consequence);

function consequence(state: QuickBuzzleState, world: World): QuickBuzzleEvent | null {
  if (state.end) return null;
  if (isSolo(state)) return afterHeap(state, world);
  const { race } = state;
  const seats = living(state);
  if (race.winner === null && seats.length === 1) return finish(state, seats[0]!, "last-left");
  if (!isDecided(race, seats)) return deal(race, seats);
  if (state.options.series) return goOn(state, seats, world);
  return finish(state, race.winner, race.winner === null ? "nobody" : "solved");
}

/** After a race of a series: the end, or another one. */
function goOn(state: QuickBuzzleState, seats: readonly Seat[], world: World): QuickBuzzleEvent {
  const { race } = state;
  const wins = winsOf(state);
  const most = Math.max(...seats.map((seat) => wins[seat]!));
  const leaders = seats.filter((seat) => wins[seat] === most);
  if (most >= RACES_TO_WIN || race.no >= MOST_RACES) {
    return leaders.length === 1 ? finish(state, leaders[0]!, "series") : finish(state, null, "level");
  }
  const { length, vocabulary } = ruleOf(state);
  const offers = usedSoFar(race).map((words, seat): string | null => {
    if (!seats.includes(seat)) return null;
    const used = words.map((word) => ({ word }));
    return world.chance(`offer|${seat}`).pick(freshSuggestions(world.words, length, vocabulary, used));
  });
  return { type: "race-ended", winner: race.winner, words: wordsOf(race), offers };
}

const finish = ({ race }: QuickBuzzleState, winner: Seat | null, reason: Finished["reason"]): Finished => ({
  type: "finished",
  winner,
  reason,
  words: wordsOf(race),
});
