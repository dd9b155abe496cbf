import type { Bot } from "../game.ts";
import { type LegalMove, legalMoves, type Vocabulary } from "./generate.ts";
import type { LexiduelMove } from "./moves.ts";
import { colOf, rowOf } from "./squares.ts";
import { type LexiduelView, positionOf } from "./view.ts";
import { classesOf } from "./words.ts";

export const lexiduelBot: Bot<LexiduelView, LexiduelMove> = {
  choose(view, _seat, _level, chance, words) {
    const vocabulary: Vocabulary = { words, classes: classesOf(view) };
    const moves = legalMoves(positionOf(view), vocabulary);
    return moves.length === 0 ? { type: "pass" } : moveOf(chance.pick(moves));
  },
};

const moveOf = ({ squares, letters, kind, direction, line }: LegalMove): LexiduelMove => ({
  type: "place",
  letters: squares.map((square, i) => ({ row: rowOf(square), col: colOf(square), letter: letters[i]! })),
  as: kind === "extension" || kind === "joining" ? kind : "primer",
  direction,
  line,
});
