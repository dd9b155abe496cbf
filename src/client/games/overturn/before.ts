import type { JudgedMove } from "../../../games/overturn/analysis.ts";
import { NO_RINGS, opponentOf, withRings } from "../../../games/overturn/ground.ts";

/** The rings that lay there when the move of this index was made. */
export function ringsBefore(moves: readonly JudgedMove[], index: number): string {
  const { game } = moves[index]!;
  return moves
    .slice(0, index)
    .filter((move) => move.game === game)
    .reduce(
      (rings, { seat, word, cells }) => withRings(rings, word === null ? opponentOf(seat) : seat, cells),
      NO_RINGS,
    );
}
