import type { AnalysedTurn } from "../../../games/lexiduel/analysis.ts";
import { type Board, type Colour, EMPTY_BOARD, place } from "../../../games/lexiduel/board.ts";
import type { LexiduelDisclosed } from "../../../games/lexiduel/events.ts";

/** A better move that was there, and for how many rounds in a row. */
export interface Missed extends AnalysedTurn {
  readonly best: NonNullable<AnalysedTurn["best"]>;
  /** Of the match's turns, passes too, from 0: the first at which it was there. */
  readonly turn: number;
  readonly until: number;
}

/** What was missed, each move once: one that stays the best for nine rounds is told once, not nine times. */
export function missedIn(turns: readonly AnalysedTurn[]): Missed[] {
  const missed: Missed[] = [];
  turns.forEach((each, turn) => {
    const { best, game, seat, round } = each;
    if (!best) return;
    const at = missed.findLastIndex((one) => one.game === game && one.seat === seat);
    const before = missed[at];
    if (before?.best.move === best.move && before.until === round - 1)
      missed[at] = { ...before, until: round };
    else missed.push({ ...each, best, turn, until: round });
  });
  return missed;
}

/** The board before each turn of a match, passes too. Blue begins a game: whoever moves first in it. */
export function boardsBefore(events: readonly LexiduelDisclosed[]): { board: Board; blue: number }[] {
  const boards: { board: Board; blue: number }[] = [];
  let board: Board = EMPTY_BOARD;
  let blue: number | null = null;
  for (const event of events) {
    if (event.type === "game-ended") [board, blue] = [EMPTY_BOARD, null];
    if (event.type !== "letters-placed" && event.type !== "turn-passed") continue;
    blue ??= event.seat;
    boards.push({ board, blue });
    if (event.type === "turn-passed") continue;
    const owner: Colour = event.seat === blue ? "blue" : "red";
    board = place(board, owner, event.squares, event.letters, event.captures);
  }
  return boards;
}
