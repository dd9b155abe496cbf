import { type LegalMove, type Vocabulary, visitMoves } from "./generate.ts";
import type { Position } from "./position.ts";
import { swingOn } from "./weigh.ts";

export interface Gain {
  readonly move: LegalMove;
  /** Points that the mover gains plus those that the other side loses. */
  readonly swing: number;
}

/** What may still be looked at, in prefixes: a count and no clock, so that the same position gives the same move. */
export interface Budget {
  left: number;
}

/**
 * The move that gains most at once, or null when none gains more than `least`. Points do not depend on the letters,
 * only on the place: places that are worth no more than what was found are not even filled.
 */
export function bestGain(
  position: Position,
  vocabulary: Vocabulary,
  least = 0,
  budget?: Budget,
): Gain | null {
  const swing = swingOn(position);
  let most = least;
  let best: LegalMove | null = null;
  const looked = visitMoves(
    position,
    vocabulary,
    (move) => {
      const gain = swing(move.squares, move.line, move.captures);
      if (gain <= most) return;
      most = gain;
      best = move;
    },
    ({ squares, ruling }, line) => swing(squares, line, ruling.captures) > most,
  );
  if (budget) budget.left -= looked;
  return best && { move: best, swing: most };
}
