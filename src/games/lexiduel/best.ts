import { type Keep, type LegalMove, moveIn, type Vocabulary } from "./generate.ts";
import { moverOf, type Position } from "./position.ts";
import { seek } from "./seek.ts";

export interface Gain {
  readonly move: LegalMove;
  /** Points that the mover gains plus those that the other side loses. */
  readonly swing: number;
}

/** What may still be looked at, in prefixes: a count and no clock, so that the same position gives the same move. */
export interface Budget {
  left: number;
}

/** The move that gains most at once, or null when none gains more than `least`. */
export function bestGain(
  position: Position,
  vocabulary: Vocabulary,
  least = 0,
  budget?: Budget,
): Gain | null {
  let best: Gain | null = null;
  const looked = seek(position, vocabulary, {
    floor: () => best?.swing ?? least,
    found(window, letters, swing) {
      if (swing > (best?.swing ?? least)) best = { move: moveIn(window, letters), swing };
    },
  });
  if (budget) budget.left -= looked;
  return best;
}

export interface Weighed {
  readonly move: LegalMove;
  /** Points won and taken, less what the letters are worth in the stock. */
  readonly worth: number;
}

/** The moves of most worth, the best first, at most `count`; of several words in one place only the cheapest. */
export function worthiest(position: Position, vocabulary: Vocabulary, count: number, keep?: Keep): Weighed[] {
  const priceOf = pricesIn(position);
  const best: Weighed[] = [];
  const floor = () => (best.length < count ? Number.NEGATIVE_INFINITY : best[count - 1]!.worth);
  seek(position, vocabulary, {
    ...(keep && { keep }),
    floor,
    found(window, letters, swing) {
      const worth = swing - priceOf(letters);
      if (worth <= floor()) return;
      const { squares } = window;
      const same = best.findIndex(({ move }) => move.squares === squares);
      if (same >= 0 && best[same]!.worth >= worth) return;
      best.splice(same < 0 ? count - 1 : same, 1);
      const rank = best.findIndex((each) => each.worth < worth);
      best.splice(rank < 0 ? best.length : rank, 0, { move: moveIn(window, letters), worth });
    },
  });
  return best;
}

/** What it costs to pose the last letter of its kind; the first of many costs next to nothing. */
const LAST_LETTER = 0.6;

/** What letters are worth to the mover in the stock. */
export function pricesIn(position: Position): (letters: string) => number {
  const prices = position.stocks[moverOf(position)].map((left) => LAST_LETTER / left);
  return (letters) => {
    let sum = 0;
    for (let i = 0; i < letters.length; i++) sum += prices[letters.charCodeAt(i) - 65]!;
    return sum;
  };
}
