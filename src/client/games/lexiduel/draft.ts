import { type Board, isEmpty, place, type Run, runsThrough, scoreOf } from "../../../games/lexiduel/board.ts";
import { judge } from "../../../games/lexiduel/judge.ts";
import type { PlaceMove } from "../../../games/lexiduel/moves.ts";
import { writeAlong } from "../../../games/lexiduel/notation.ts";
import { moverOf, type Position } from "../../../games/lexiduel/position.ts";
import { along, colOf, type Line, parseSquare, rowOf, squareAt } from "../../../games/lexiduel/squares.ts";
import type { Kind } from "../../../games/lexiduel/ways.ts";
import { foldWord } from "../../../lexicon/fold.ts";
import type { Refused } from "../../../link/outbox.ts";

/** A move that is being written: where it starts, how it reads, what was typed. Nothing of it is sent yet. */
export interface Draft {
  readonly start: number;
  readonly line: Line;
  /** Folded. */
  readonly text: string;
  readonly as?: PlaceMove["as"];
  readonly direction?: PlaceMove["direction"];
}

/**
 * The letters to pose. Typed may be the whole word with the letters in place, or only one's own letters, which then
 * fill the empty squares: the whole word counts as long as it agrees with what lies there.
 */
export function posedOf(board: Board, { start, line, text }: Draft): ReadonlyMap<number, string> | null {
  const whole = writeAlong(board, start, line, text);
  if (whole.ok)
    return new Map(whole.value.letters.map(({ row, col, letter }) => [squareAt(row, col), letter]));
  if (whole.error.problem === "nothing-new") return new Map();
  const posed = new Map<number, string>();
  let square: number | null = start;
  for (const letter of text) {
    while (square !== null && !isEmpty(board, square)) square = along(square, line);
    if (square === null) return null;
    posed.set(square, letter);
    square = along(square, line);
  }
  return posed;
}

/** Where the next letter would go, for the cursor. */
export function nextSquare(board: Board, draft: Draft): number | null {
  const posed = posedOf(board, draft);
  let square: number | null = draft.start;
  while (square !== null && (posed?.has(square) || (draft.text !== "" && !isEmpty(board, square)))) {
    square = along(square, draft.line);
  }
  return square;
}

export interface Preview {
  readonly posed: ReadonlyMap<number, string>;
  /** The words it would make, the one along the line first. */
  readonly runs: readonly Run[];
  readonly kind: Kind | null;
  readonly captures: readonly number[];
  /** Points of blue and red after it, less those before. */
  readonly gain: readonly [number, number] | null;
  readonly refusal: Pick<Refused, "code" | "detail"> | null;
  /** Words that this verdict takes for granted until the dictionary has answered. */
  readonly open: readonly string[];
}

/** Null while the dictionary has not answered. */
export type KnownWord = (word: string) => boolean | null;

/**
 * What the move would do, judged as the server will judge it. A word without an answer counts as one, so a refusal
 * stands whatever the answer will be; a move is allowed for certain only when no word is open.
 */
export function previewOf(position: Position, draft: Draft, known: KnownWord): Preview | null {
  const { board } = position;
  const posed = posedOf(board, draft);
  if (posed === null) {
    return {
      posed: new Map(),
      runs: [],
      kind: null,
      captures: [],
      gain: null,
      refusal: { code: "lexiduel/off-board" },
      open: [],
    };
  }
  if (posed.size === 0) return null;
  const asked = new Set<string>();
  const verdict = judge(position, moveOf(draft, posed), (word) => {
    const answer = known(word);
    if (answer === null) asked.add(word);
    return answer !== false;
  });
  const open = [...asked];
  const squares = [...posed.keys()];
  const letters = [...posed.values()].join("");
  if (!verdict.ok) {
    const runs = runsThrough(place(board, "blue", squares, letters), squares, draft.line);
    return { posed, runs, kind: null, captures: [], gain: null, refusal: verdict.error, open };
  }
  const { kind, captures, runs } = verdict.value;
  const after = scoreOf(place(board, moverOf(position), squares, letters, captures));
  const before = scoreOf(board);
  const gain = [after[0] - before[0], after[1] - before[1]] as const;
  return { posed, runs, kind, captures, gain, refusal: null, open };
}

export const moveOf = ({ line, as, direction }: Draft, posed: ReadonlyMap<number, string>): PlaceMove => ({
  type: "place",
  letters: [...posed].map(([square, letter]) => ({ row: rowOf(square), col: colOf(square), letter })),
  ...(posed.size === 1 && { line }),
  ...(as && { as }),
  ...(direction && { direction }),
});

/** A written move (`C3 right MERVEILLE`) that the notation has read, as a draft. */
export function draftOf(text: string, move: PlaceMove): Draft {
  const [start, , word] = text.trim().split(/\s+/);
  const rows = new Set(move.letters.map(({ row }) => row));
  return {
    start: parseSquare(start!)!,
    line: move.line ?? (rows.size === 1 ? "right" : "down"),
    text: foldWord(word!)!,
    ...(move.as && { as: move.as }),
    ...(move.direction && { direction: move.direction }),
  };
}
