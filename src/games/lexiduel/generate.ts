import type { Lexicon } from "../../lexicon/lexicon.ts";
import { Filling } from "./filling.ts";
import type { Placing, Position } from "./position.ts";
import { LINES, SIZE } from "./squares.ts";
import { isBetter, type Ruling } from "./ways.ts";
import { type Window, windowsOn } from "./windows.ts";

/**
 * Every legal move of a position. A line is looked at as windows, the squares from the first posed letter to the
 * last: where a window lies decides in which ways it may be filled, whatever the word (`windows.ts`). What fills it
 * is then read off the automaton (`filling.ts`).
 */
export interface LegalMove extends Placing, Ruling {}

export interface Vocabulary {
  readonly words: Lexicon;
  /** A word counts when it has one of these classes. */
  readonly classes: number;
  /** Leaves out words that nobody should be shown unasked. */
  readonly polite?: boolean;
}

/** Whether to look for words in a window at all. */
export type Keep = (window: Window) => boolean;

/** Each move once, with the way that takes most. */
export function legalMoves(position: Position, vocabulary: Vocabulary, keep?: Keep): LegalMove[] {
  const found: LegalMove[] = [];
  const singles = new Map<string, number>();
  const filling = new Filling(position, vocabulary, (window, letters) => {
    const move = moveIn(window, letters);
    if (letters.length > 1) {
      found.push(move);
      return;
    }
    // A single letter lies in two lines and is one move, made in the better way.
    const key = `${move.squares[0]}${letters}`;
    const known = singles.get(key);
    if (known === undefined) singles.set(key, found.push(move) - 1);
    else if (isBetter(move, found[known]!)) found[known] = move;
  });
  for (const line of LINES) {
    for (let n = 0; n < SIZE; n++) {
      const windows = windowsOn(position, line, n);
      if (keep) for (const [key, window] of windows) if (!keep(window)) windows.delete(key);
      filling.fill(line, n, windows);
    }
  }
  return found;
}

export const moveIn = ({ line, squares, ruling }: Window, letters: string): LegalMove => ({
  line,
  squares,
  letters,
  kind: ruling.kind,
  direction: ruling.direction,
  captures: ruling.captures,
});

/** Whether the side that owes a reply has one. */
export const hasReply = (position: Position, vocabulary: Vocabulary): boolean =>
  legalMoves(position, vocabulary).length > 0;
