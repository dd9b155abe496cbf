import type { Language } from "../../../src/core/language.ts";
import { EMPTY_BOARD } from "../../../src/games/lexiduel/board.ts";
import type { Fault } from "../../../src/games/lexiduel/fault.ts";
import { type Judged, judge } from "../../../src/games/lexiduel/judge.ts";
import { parseMove } from "../../../src/games/lexiduel/notation.ts";
import { openingPosition, type Position } from "../../../src/games/lexiduel/position.ts";
import { along, parseSquare } from "../../../src/games/lexiduel/squares.ts";
import type { IsWord } from "../../../src/games/lexiduel/words.ts";

/**
 * A board drawn by its words: `C3 right MER` in the colour of its letters, capitals blue. Where words cross, the
 * later one repaints the square.
 */
export function boardOf(...words: readonly string[]): string {
  const cells = [...EMPTY_BOARD];
  for (const word of words) {
    const [start, line, letters] = word.split(" ");
    let square = parseSquare(start!);
    for (const letter of letters!) {
      cells[square!] = letter;
      square = along(square!, line as "right" | "down");
    }
  }
  return cells.join("");
}

/** A position in mid-game with full stocks; blue moves on even turns. */
export function positionWith(
  board: string,
  change: Partial<Position> & { language?: Language } = {},
): Position {
  return { ...openingPosition("fr"), board, turn: 8, ...change };
}

export const BLUE = { turn: 8 };
export const RED = { turn: 9 };

export type Verdict = { ok: true; value: Judged } | { ok: false; error: Fault };

/** Judges a move given as text; every run counts as a word unless words are given. */
export function tryMove(position: Position, text: string, isWord: IsWord = () => true): Verdict {
  const move = parseMove(text, position.board);
  if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`);
  return judge(position, move.value, isWord);
}

/** `kind: squares taken`, or the code of the refusal. */
export function outcomeOf(position: Position, text: string, isWord?: IsWord): string {
  const verdict = tryMove(position, text, isWord);
  if (!verdict.ok) return verdict.error.code;
  const { kind, captures } = verdict.value;
  const names = captures.map(
    (square) => `${String.fromCharCode(65 + (square % 20))}${Math.floor(square / 20) + 1}`,
  );
  return [kind, ...names].join(" ");
}

export const among =
  (words: string): IsWord =>
  (word) =>
    words.split(" ").includes(word);
