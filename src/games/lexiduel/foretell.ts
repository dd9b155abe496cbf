import { afterFact, type Foretold } from "../foretold.ts";
import type { Seat } from "../game.ts";
import { apply } from "./apply.ts";
import type { LettersPlaced, TurnPassed } from "./events.ts";
import type { LexiduelTypes } from "./index.ts";
import type { LexiduelMove, PlaceMove } from "./moves.ts";
import { placed } from "./placed.ts";
import { type LexiduelState, phaseOf, turnOf } from "./state.ts";
import { type LexiduelView, positionOf, view } from "./view.ts";
import { waits } from "./waits.ts";

/** Nothing is hidden here. A word may be none: then the server says so. */
export function foretell(shown: LexiduelView, seat: Seat, move: LexiduelMove): Foretold<LexiduelView> | null {
  const state = stateOf(shown);
  if (turnOf(state) !== seat) return null;
  const fact =
    move.type === "place" ? letters(state, seat, move) : move.type === "pass" ? pass(state, seat) : null;
  return fact && afterFact<LexiduelTypes>({ apply, view, waits }, state, fact, seat);
}

/**
 * All that the move writes must be words, or it is refused. Whether its letters by themselves are one too, which may
 * make it a primer, only the dictionary knows: certain is what comes out the same both ways.
 */
function letters(state: LexiduelState, seat: Seat, move: PlaceMove): LettersPlaced | null {
  const most = placed(state, seat, move, () => true);
  if (!most.ok) return null;
  const written = new Set(most.value.words);
  const least = placed(state, seat, move, (word) => written.has(word));
  return least.ok && JSON.stringify(least.value) === JSON.stringify(most.value) ? most.value : null;
}

/** An initial primer may have to be answered: that is the dictionary's to say. */
const pass = (state: LexiduelState, seat: Seat): TurnPassed | null =>
  phaseOf(state) === "playing" ? { type: "turn-passed", seat, reason: "chosen" } : null;

function stateOf(shown: LexiduelView): LexiduelState {
  const { rounds, open, games, interjections, vocabulary, played, last } = shown;
  const options = {
    rounds,
    open,
    games,
    interjections,
    vocabulary,
    clock: { kind: "none" },
    teams: false,
  } as const;
  return { options, position: positionOf(shown), played, left: null, last };
}
