import { CELLS, tileOf, touches } from "../../../src/games/overturn/board.ts";
import { type Ground, isNew, opponentOf, QU, ZX } from "../../../src/games/overturn/ground.ts";
import { lettersAt } from "../../../src/games/overturn/paths.ts";
import { letterOf } from "../../../src/lexicon/letters.ts";
import { type Lexicon, PLAYABLE } from "../../../src/lexicon/lexicon.ts";

/**
 * All legal words the plain way, to compare with: every path from every cell, letter by letter down the
 * dictionary, for every reading of the double faces. Gives the best swing of each word.
 */
export function naiveWords(ground: Ground, seat: number, words: Lexicon): Map<string, number> {
  const best = new Map<string, number>();
  for (const zx of ground.zx ? [ground.zx] : ZX) {
    for (const qu of ground.qu ? [ground.qu] : QU) everyPath({ ...ground, zx, qu }, seat, words, best);
  }
  return best;
}

const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (_, other) => other).filter((other) => touches(cell, other)),
);

function everyPath(ground: Ground, seat: number, { trie }: Lexicon, best: Map<string, number>): void {
  const letters = Array.from({ length: CELLS }, (_, cell) => lettersAt(ground, cell));
  const numbers = letters.map((each) => [...each].map(letterOf));
  const theirs = String(opponentOf(seat));
  const path: number[] = [];

  const extend = (cell: number, before: number, prefix: string): void => {
    if (ground.mode === "advanced" && path.includes(cell)) return;
    let state = before;
    for (const letter of numbers[cell]!) {
      if (state >= 0) state = trie.next(state, letter);
    }
    if (state < 0) return;
    path.push(cell);
    const word = prefix + letters[cell];
    if (trie.label(state) & PLAYABLE) note(word);
    for (const next of NEIGHBOURS[cell]!) extend(next, state, word);
    path.pop();
  };

  const note = (word: string): void => {
    const cells = new Set(path);
    const fresh = path.filter((cell) => isNew(ground, cell)).length;
    if (new Set(path.map(tileOf)).size < 2) return;
    if (ground.opened && (fresh === 0 || fresh === path.length)) return;
    let swing = 0;
    for (const cell of cells) swing += isNew(ground, cell) ? 1 : ground.rings[cell] === theirs ? 2 : 0;
    if (swing > (best.get(word) ?? -1)) best.set(word, swing);
  };

  for (let cell = 0; cell < CELLS; cell++) extend(cell, 0, "");
}
