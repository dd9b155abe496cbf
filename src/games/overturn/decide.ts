import { assertNever, ok, type Result } from "../../core/result.ts";
import type { Refusal, Seat, Verdict, World } from "../game.ts";
import { isOnBoard } from "./board.ts";
import { withConsequences } from "./consequences.ts";
import type { OverturnEvent, RingGiven, WordMade } from "./events.ts";
import { effectOf, isNew, newCells } from "./ground.ts";
import type { OverturnMove } from "./moves.ts";
import { inDictionary, readPath } from "./paths.ts";
import { refuse } from "./refusals.ts";
import { anyWord } from "./search.ts";
import type { OverturnState } from "./state.ts";

export function decide(
  state: OverturnState,
  seat: Seat,
  move: OverturnMove,
  world: World,
): Verdict<OverturnEvent> {
  const fact = judge(state, seat, move, world);
  return fact.ok ? ok(withConsequences(state, [fact.value], world)) : fact;
}

function judge(
  state: OverturnState,
  seat: Seat,
  move: OverturnMove,
  world: World,
): Result<OverturnEvent, Refusal> {
  if (state.phase.name !== "turn" || state.phase.seat !== seat) return refuse("overturn/not-your-turn");
  switch (move.type) {
    case "word":
      return makeWord(state, seat, move, world);
    case "pass":
      return pass(state, seat, move.cell, world);
    default:
      return assertNever(move);
  }
}

function makeWord(
  state: OverturnState,
  seat: Seat,
  { cells, ...choice }: OverturnMove & { type: "word" },
  world: World,
): Result<WordMade, Refusal> {
  const path = readPath(state, cells, choice);
  if (!path.ok) return path;
  const word = inDictionary(path.value.word, world.words);
  if (!word.ok) return word;
  return ok({ type: "word-made", seat, ...path.value, ...effectOf(state, seat, cells) });
}

function pass(state: OverturnState, seat: Seat, cell: number, world: World): Result<RingGiven, Refusal> {
  if (!isOnBoard(cell)) return refuse("overturn/outside", { cell });
  if (!isNew(state, cell)) return refuse("overturn/pass-on-ring", { cell });
  const left = newCells(state).length === 1 ? anyWord(state, world.words) : null;
  if (left) return refuse("overturn/word-left", { word: left.word, cells: left.cells.join(" ") });
  return ok({ type: "ring-given", seat, cell, by: "choice" });
}
