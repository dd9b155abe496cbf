import { fail, ok, type Result } from "../../core/result.ts";
import { letterAt, ownerAt, place, type Run, runsAcross, runThrough } from "./board.ts";
import { against, type Fault, fault } from "./fault.ts";
import type { PlaceMove, WayName } from "./moves.ts";
import { readPlacing } from "./placing.ts";
import { moverOf, type Placing, type Position } from "./position.ts";
import { across, along, formatSquare, isInBorder, LINES, type Line } from "./squares.ts";
import { bestOf, isBetter, isPrimer, isPrimerShape, primerOn, type Ruling, touches, waysOn } from "./ways.ts";
import type { IsWord } from "./words.ts";

/** A move that the rules allow: where it lies, what it counts as, what it takes, and the words it makes. */
export interface Judged extends Placing, Ruling {
  /** The word along the line first; a single letter may make none along it. */
  readonly runs: readonly Run[];
}

export function judge(position: Position, move: PlaceMove, isWord: IsWord): Result<Judged, Fault> {
  const placing = readPlacing(position, move);
  if (!placing.ok) return placing;
  const { squares } = placing.value;
  if (squares.length > 1 || move.line !== undefined) return judgeIn(position, placing.value, move, isWord);
  // A single letter lies in two lines: it is judged in both, and the better way counts.
  const verdicts = LINES.map((line) => judgeIn(position, { ...placing.value, line }, move, isWord));
  const fitting = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.value] : []));
  const best = fitting.reduce<Judged | null>(
    (found, next) => (found === null || isBetter(next, found) ? next : found),
    null,
  );
  return best ? ok(best) : verdicts.reduce((a, b) => (isVague(a) ? b : a));
}

const isVague = (verdict: Result<Judged, Fault>): boolean =>
  !verdict.ok && verdict.error.code === "lexiduel/alone";

function judgeIn(
  position: Position,
  placing: Placing,
  move: PlaceMove,
  isWord: IsWord,
): Result<Judged, Fault> {
  const { board } = position;
  const mover = moverOf(position);
  const { line, squares, letters } = placing;
  const after = place(board, mover, squares, letters);
  const main = runThrough(after, squares[0]!, line);
  if (main === null) return against("lexiduel/alone");
  const runs = [main, ...runsAcross(after, squares, line)];
  const wrong = runs.find(({ word }) => !isWord(word));
  if (wrong) {
    const square = formatSquare(wrong.squares[0]!);
    return against("lexiduel/not-a-word", { word: wrong.word, square, line: wrong.line });
  }
  const ways = waysFor(position, placing, isWord);
  if (ways.length === 0) return fail(reasonAgainst(position, placing, main, isWord));
  const meant = ways.filter(
    ({ kind, direction }) =>
      (move.as === undefined || move.as === nameOf(kind)) &&
      (move.direction === undefined || move.direction === direction || isPrimer(kind)),
  );
  const ruling = bestOf(meant);
  if (!ruling) return against("lexiduel/other-way", { as: move.as ?? "direction" });
  return ok({ ...placing, ...ruling, runs });
}

const nameOf = (kind: Ruling["kind"]): WayName =>
  kind === "extension" || kind === "joining" ? kind : "primer";

/** Every way in which these letters may be posed; all their runs are words already. */
function waysFor(position: Position, { line, squares, letters }: Placing, isWord: IsWord): Ruling[] {
  const { board, pending, turn } = position;
  const primer = isPrimerShape(squares, line) && isWord(letters) ? primerOn(board, pending, squares) : null;
  const ways = primer ? [primer] : [];
  if (pending || turn === 0) return ways;
  return [...ways, ...waysOn(board, moverOf(position), line, squares)];
}

/** Letters that make words but lie in no way of moving: the rule that stands most plainly against them. */
function reasonAgainst(position: Position, placing: Placing, run: Run, isWord: IsWord): Fault {
  const { board, pending, turn } = position;
  const { line, squares, letters } = placing;
  const { word } = run;
  if (pending) {
    const isInPlace = isPrimerShape(squares, line) && primerOn(board, pending, squares) !== null;
    return isInPlace
      ? fault("lexiduel/primer-not-a-word", { letters })
      : fault("lexiduel/reply-due", { word: wordOn(position, pending) });
  }
  if (turn === 0) return fault("lexiduel/first-move");
  if (!touches(board, squares)) {
    return isPrimerShape(squares, line)
      ? fault("lexiduel/corner-taken")
      : fault("lexiduel/placed-directly", { word });
  }
  const pair = jumpedPair(position, placing);
  if (pair) return fault("lexiduel/two-jumped", { letters: pair });
  const enemy = enemyEnd(position, placing, run);
  if (enemy !== null) {
    return fault("lexiduel/join-needs-own", {
      letter: letterAt(board, enemy)!,
      square: formatSquare(enemy),
    });
  }
  const outside = squares.find((square) => !isInBorder(square));
  if (isPrimerShape(squares, line) && outside !== undefined) {
    return fault("lexiduel/primer-outside-border", { square: formatSquare(outside) });
  }
  if (isPrimerShape(squares, line) && !isWord(letters)) {
    return fault("lexiduel/primer-not-a-word", { letters });
  }
  return fault("lexiduel/needs-base", { word });
}

const wordOn = ({ board }: Position, squares: readonly number[]): string =>
  squares.map((square) => letterAt(board, square)).join("");

/** Two letters in place that would be jumped in a row: between the posed ones, or on the way from a base. */
function jumpedPair(position: Position, { line, squares }: Placing): string | null {
  const { board } = position;
  for (let at = squares[0]!; at !== squares.at(-1); at = along(at, line)!) {
    const [one, two] = [letterAt(board, at), letterAt(board, along(at, line)!)];
    if (one && two) return `${one}${two}`;
  }
  const ends = [
    [squares[0]!, -1],
    [squares.at(-1)!, 1],
  ] as const;
  for (const [end, by] of ends) {
    const held: number[] = [];
    for (let at = along(end, line, by); at !== null && letterAt(board, at); at = along(at, line, by))
      held.push(at);
    const own = held.map((square) => ownerAt(board, square) === moverOf(position));
    const start = held.findIndex((square, i) => own[i] && (own[i + 1] || isCrossed(position, square, line)));
    if (start >= 2) {
      return wordOn(
        position,
        held.slice(0, 2).sort((a, b) => a - b),
      );
    }
  }
  return null;
}

/** A letter in place that would be an end of a joining if it were the mover's. */
function enemyEnd(position: Position, { line, squares }: Placing, run: Run): number | null {
  const { board } = position;
  const ends = run.squares.filter((square) => !squares.includes(square) && isCrossed(position, square, line));
  const isSpread = ends.some((a) => ends.some((b) => squares.some((square) => a < square && square < b)));
  return isSpread ? (ends.find((square) => ownerAt(board, square) !== moverOf(position)) ?? null) : null;
}

/** Whether the square's letter stands in a run across this line. */
const isCrossed = ({ board }: Position, square: number, line: Line): boolean =>
  ([1, -1] as const).some((by) => {
    const side = along(square, across(line), by);
    return side !== null && letterAt(board, side) !== null;
  });
