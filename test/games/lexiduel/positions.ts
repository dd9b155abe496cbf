import type { Chance } from "../../../src/core/chance.ts";
import { type LegalMove, legalMoves, type Vocabulary } from "../../../src/games/lexiduel/generate.ts";
import { afterPlacing, openingPosition, type Position } from "../../../src/games/lexiduel/position.ts";
import { parseRecord, type RecordedTurn, replayRecord } from "../../../src/games/lexiduel/record.ts";
import { WORKED_GAME } from "../../../src/games/lexiduel/worked-game.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";

/** The turns of the worked game; its words are taken for granted. */
export function workedTurns(): RecordedTurn[] {
  const record = parseRecord(WORKED_GAME);
  if (!record.ok) throw new Error(record.error);
  const turns = replayRecord(record.value, () => true);
  if (!turns.ok) throw new Error(turns.error);
  return turns.value;
}

/** A position after so many moves at random; then some letters change owner and the stocks shrink. */
export function randomPosition(vocabulary: Vocabulary, moves: number, chance: Chance): Position {
  let position = openingPosition("fr");
  for (let i = 0; i < moves; i++) {
    const legal = legalMoves(position, vocabulary);
    if (legal.length === 0) break;
    const move = pickLong(legal, chance);
    position = afterPlacing(position, move, move);
  }
  const board = [...position.board]
    .map((cell) => (chance.int(4) > 0 ? cell : cell < "a" ? cell.toLowerCase() : cell.toUpperCase()))
    .join("");
  if (chance.int(2) === 0) return { ...position, board };
  const shrunk = (stock: readonly number[]) => stock.map((count) => chance.int(Math.min(count, 2) + 1));
  const { blue, red } = position.stocks;
  return { ...position, board, stocks: { blue: shrunk(blue), red: shrunk(red) } };
}

/** Half of the moves are long ones, so that words meet and cross. */
function pickLong(moves: readonly LegalMove[], chance: Chance): LegalMove {
  const sample = Array.from({ length: chance.int(2) === 0 ? 1 : 20 }, () => chance.pick(moves));
  return sample.reduce((a, b) => (b.letters.length > a.letters.length ? b : a));
}

export function wordsByLength(words: Lexicon, classes: number): Map<number, readonly string[]> {
  return new Map(Array.from({ length: 19 }, (_, i) => [i + 2, words.ofLength(i + 2, classes)]));
}
