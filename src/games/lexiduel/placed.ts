import { ok, type Result } from "../../core/result.ts";
import type { Refusal, Seat } from "../game.ts";
import { place } from "./board.ts";
import type { LettersPlaced } from "./events.ts";
import { judge } from "./judge.ts";
import type { PlaceMove } from "./moves.ts";
import { moverOf } from "./position.ts";
import { refuse } from "./refusals.ts";
import { blueOf, type LexiduelState, seatScores } from "./state.ts";
import type { IsWord } from "./words.ts";

/** The fact that letters come to, or the rule they break. */
export function placed(
  state: LexiduelState,
  seat: Seat,
  move: PlaceMove,
  isWord: IsWord,
): Result<LettersPlaced, Refusal> {
  const { position } = state;
  const judged = judge(position, move, isWord);
  if (!judged.ok) return refuse(judged.error.code, judged.error.detail);
  const { kind, line, direction, squares, letters, captures, runs } = judged.value;
  const board = place(position.board, moverOf(position), squares, letters, captures);
  return ok({
    type: "letters-placed",
    seat,
    kind,
    line,
    direction,
    squares,
    letters,
    captures,
    words: runs.map(({ word }) => word),
    scores: seatScores(board, blueOf(state)),
  });
}
