import { countIn, KINDS } from "../buzzle-family/alphabet.ts";
import type { Box } from "../buzzle-family/box.ts";
import { count, piecesOf } from "../buzzle-family/pieces.ts";
import { BONUS } from "./options.ts";

/** Pieces that this word would still need, box by box and kind by kind. */
export function missingPieces(word: string, boxes: readonly Box[]): number {
  let missing = 0;
  boxes.forEach(({ laid }, i) => {
    for (const kind of KINDS) missing += Math.max(0, countIn(word[i]!, kind) - count(laid, kind));
  });
  return missing;
}

/** What a right guess brings. */
export const reward = (word: string, boxes: readonly Box[], fast: boolean): number =>
  fast ? piecesOf(word).length : missingPieces(word, boxes) + BONUS;

/** What a wrong one costs: at least 1, or a twin of a finished word could be tried for nothing. */
export const penalty = (word: string, boxes: readonly Box[]): number =>
  Math.max(1, missingPieces(word, boxes));
