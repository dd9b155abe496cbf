import { assertNever, ok, type Result } from "../../core/result.ts";
import type { Refusal, Seat } from "../game.ts";
import { isOnBoard } from "./board.ts";
import type { RingGiven, WordMade } from "./events.ts";
import { effectOf, isNew, newCells, type Placed } from "./ground.ts";
import type { OverturnMove } from "./moves.ts";
import { readPath } from "./paths.ts";
import { refuse } from "./refusals.ts";
import { isAlone, type OverturnState } from "./state.ts";

/** What only a dictionary knows. A page that has none takes its mover at their word, and the server answers. */
export interface Dictionary {
  read(word: string): Result<string, Refusal>;
  /** Some word that may still be made. */
  wordOn(state: OverturnState): Placed | null;
}

/** The fact that a move comes to, without what follows from it; or the rule it breaks. */
export function judge(
  state: OverturnState,
  seat: Seat,
  move: OverturnMove,
  dictionary: Dictionary,
): Result<WordMade | RingGiven, Refusal> {
  if (state.phase.name !== "turn" || state.phase.seat !== seat) return refuse("overturn/not-your-turn");
  switch (move.type) {
    case "word":
      return makeWord(state, seat, move, dictionary);
    case "pass":
      if (isAlone(state)) return refuse("overturn/no-pass");
      return pass(state, seat, move.cell, dictionary);
    default:
      return assertNever(move);
  }
}

function makeWord(
  state: OverturnState,
  seat: Seat,
  { cells, ...choice }: OverturnMove & { type: "word" },
  dictionary: Dictionary,
): Result<WordMade, Refusal> {
  const path = readPath(state, cells, choice);
  if (!path.ok) return path;
  const word = dictionary.read(path.value.word);
  if (!word.ok) return word;
  return ok({ type: "word-made", seat, ...path.value, ...effectOf(state, seat, cells) });
}

function pass(
  state: OverturnState,
  seat: Seat,
  cell: number,
  dictionary: Dictionary,
): Result<RingGiven, Refusal> {
  if (!isOnBoard(cell)) return refuse("overturn/outside", { cell });
  if (!isNew(state, cell)) return refuse("overturn/pass-on-ring", { cell });
  const left = newCells(state).length === 1 ? dictionary.wordOn(state) : null;
  if (left) return refuse("overturn/word-left", { word: left.word, cells: left.cells.join(" ") });
  return ok({ type: "ring-given", seat, cell, by: "choice" });
}
