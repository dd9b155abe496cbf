import { charOf, lowestLetter, popcount } from "../../lexicon/letters.ts";
import { PLAYABLE, type Trie } from "../../lexicon/lexicon.ts";
import type { Seat } from "../game.ts";
import { type CellSet, cellsWhere, HALF, HALF_BITS, highBit, lowBit, TILE_HIGH, TILE_LOW } from "./bits.ts";
import {
  type BoardLetters,
  boardLetters,
  HALFWAY,
  NOWHERE,
  Q,
  REACH_HIGH,
  REACH_LOW,
  X,
  Z,
} from "./board-letters.ts";
import { type Ground, isNew, opponentOf } from "./ground.ts";

/** Below every swing: a first word may lie on rings alone and change nothing. */
export const LEAST = -1;

/** More letters than any word has. */
const DEEPEST = 64;

/** What a path reads the double faces as; a face has one reading in a word. */
const AS_Z = 1;
const AS_X = 2;
const AS_U = 4;
const AS_QU = 8;

/**
 * All words of a position. The search goes down the dictionary letter by letter and carries, for each prefix, all
 * paths that spell it, each as no more than its last cell and the set of its cells. So a prefix is looked at once,
 * however many paths it has; a step of a path is a few bit operations; and what a word does to the rings is known
 * when the word is. There are about two paths to a prefix: searching with less, the set of last cells alone, needs
 * the paths afterwards, which costs more than to carry them.
 */
export class WordWalk {
  /** Swing of the path that was chosen last. */
  swing = LEAST;
  private readonly trie: Trie;
  /** Called for each word that is spelt, be its paths legal or not; true ends the search. */
  private readonly visit: (depth: number, classes: number) => boolean;
  private readonly ground: Ground;
  private readonly board: BoardLetters;
  private readonly fresh: CellSet;
  private readonly theirs: CellSet;
  /** Where cells may be used again: all bits; where they may not: none. */
  private readonly again: number;
  /** The prefix, its letters counted from 1; and as texts, as far as they hold. */
  private readonly letters = new Uint8Array(DEEPEST);
  private readonly texts: string[] = [""];
  private spelt = 0;
  /** The paths of all prefixes of the prefix, the shortest first: `first[n]` is where those of n letters begin. */
  private readonly first = new Int32Array(DEEPEST + 1);
  private readonly at: number[] = [NOWHERE];
  private readonly low: number[] = [0];
  private readonly high: number[] = [0];
  private readonly readings: number[] = [0];
  /** The path that a path goes on from. */
  private readonly from: number[] = [0];
  private chosen = 0;

  constructor(ground: Ground, seat: Seat, trie: Trie, visit: (depth: number, classes: number) => boolean) {
    this.ground = ground;
    this.trie = trie;
    this.visit = visit;
    this.board = boardLetters(ground);
    this.fresh = cellsWhere((cell) => isNew(ground, cell));
    const theirs = String(opponentOf(seat));
    this.theirs = cellsWhere((cell) => ground.rings[cell] === theirs);
    this.again = ground.mode === "basic" ? HALF_BITS : 0;
  }

  run(): void {
    this.first[1] = 1;
    this.walk(0, 0);
  }

  /** Is there a legal path for the word of so many letters? The first will do. */
  hasPath(depth: number): boolean {
    const end = this.first[depth + 1]!;
    for (let path = this.first[depth]!; path < end; path++) {
      if (!this.isLegal(path)) continue;
      this.chosen = path;
      return true;
    }
    return false;
  }

  /** Chooses the legal path that swings most; false when none swings more than `floor`. */
  bestPath(depth: number, floor: number): boolean {
    const end = this.first[depth + 1]!;
    this.swing = floor;
    for (let path = this.first[depth]!; path < end; path++) {
      const swing = this.swingOf(path);
      if (swing <= this.swing || !this.isLegal(path)) continue;
      this.chosen = path;
      this.swing = swing;
    }
    return this.swing > floor;
  }

  /** The prefix as text. What it shares with the one asked for before is not spelt again. */
  word(depth: number): string {
    const { texts, letters } = this;
    for (let i = this.spelt + 1; i <= depth; i++) texts[i] = texts[i - 1]! + charOf(letters[i]!);
    this.spelt = depth;
    return texts[depth]!;
  }

  /** The cells of the path chosen, first letter first. */
  cells(): number[] {
    const cells: number[] = [];
    for (let path = this.chosen; path !== 0; path = this.from[path]!) {
      if (this.at[path] !== HALFWAY) cells.push(this.at[path]!);
    }
    return cells.reverse();
  }

  /** What the path chosen decides, as it is the first to use the face. */
  zx(): Ground["zx"] {
    const readings = this.readings[this.chosen]!;
    return readings & AS_Z ? "Z" : readings & AS_X ? "X" : null;
  }

  qu(): Ground["qu"] {
    if (this.ground.qu !== null) return null;
    const readings = this.readings[this.chosen]!;
    return readings & AS_QU ? "QU" : readings & AS_U ? "U" : null;
  }

  private walk(state: number, depth: number): boolean {
    const { trie, first, at, low, high, again } = this;
    const { around, double, low: lettersLow, high: lettersHigh } = this.board;
    const classes = trie.label(state);
    if (depth > 1 && (classes & PLAYABLE) !== 0 && this.visit(depth, classes)) return true;
    const begin = first[depth]!;
    const end = first[depth + 1]!;
    let near = 0;
    for (let path = begin; path < end; path++) near |= around[at[path]!]!;
    for (let rest = trie.mask(state) & near; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const cellsLow = lettersLow[letter]!;
      const cellsHigh = lettersHigh[letter]!;
      let top = end;
      for (let path = begin; path < end; path++) {
        const place = at[path]!;
        const usedLow = low[path]!;
        const usedHigh = high[path]!;
        let nextLow = REACH_LOW[place]! & cellsLow & (again | ~usedLow);
        let nextHigh = REACH_HIGH[place]! & cellsHigh & (again | ~usedHigh);
        for (; nextLow !== 0; nextLow &= nextLow - 1) {
          const bit = nextLow & -nextLow;
          this.put(top++, path, 31 - Math.clz32(bit), usedLow | bit, usedHigh);
        }
        for (; nextHigh !== 0; nextHigh &= nextHigh - 1) {
          const bit = nextHigh & -nextHigh;
          this.put(top++, path, HALF + 31 - Math.clz32(bit), usedLow, usedHigh | bit);
        }
      }
      if ((double & (1 << letter)) !== 0) top = this.onDoubleFace(letter, begin, end, top);
      if (top === end) continue;
      first[depth + 2] = top;
      this.letters[depth + 1] = letter;
      if (this.spelt > depth) this.spelt = depth;
      if (this.walk(trie.next(state, letter), depth + 1)) return true;
    }
    return false;
  }

  private put(path: number, from: number, place: number, low: number, high: number): void {
    this.at[path] = place;
    this.low[path] = low;
    this.high[path] = high;
    this.readings[path] = this.readings[from]!;
    this.from[path] = from;
  }

  /** The same steps onto ZX and QU, whose letters depend on what the path has read them as. */
  private onDoubleFace(letter: number, begin: number, end: number, top: number): number {
    const { at, low, high } = this;
    const { zxCell, quCell } = this.board;
    let next = top;
    for (let path = begin; path < end; path++) {
      if (letter === Z || letter === X) {
        const [as, against] = letter === Z ? [AS_Z, AS_X] : [AS_X, AS_Z];
        next = this.read(path, zxCell, zxCell, as, against, next);
      } else if (letter === Q) {
        next = this.read(path, quCell, HALFWAY, AS_QU, AS_U, next);
      } else if (at[path] === HALFWAY) {
        this.put(next++, path, quCell, low[path]!, high[path]!);
      } else if (this.ground.qu === null) {
        next = this.read(path, quCell, quCell, AS_U, AS_QU, next);
      }
    }
    return next;
  }

  /** One step onto a double face, if the path may go there and has not read it otherwise. */
  private read(from: number, cell: number, place: number, as: number, against: number, top: number): number {
    const before = this.at[from]!;
    const low = lowBit(cell);
    const high = highBit(cell);
    const isNear = ((REACH_LOW[before]! & low) | (REACH_HIGH[before]! & high)) !== 0;
    const isTaken = this.again === 0 && ((this.low[from]! & low) | (this.high[from]! & high)) !== 0;
    if (!isNear || isTaken || (this.readings[from]! & against) !== 0) return top;
    this.put(top, from, place, this.low[from]! | low, this.high[from]! | high);
    this.readings[top]! |= as;
    return top + 1;
  }

  /** Cells of two tiles; after the first word at least one new cell and at least one used. */
  private isLegal(path: number): boolean {
    const { fresh } = this;
    const place = this.at[path]!;
    const low = this.low[path]!;
    const high = this.high[path]!;
    if (place === HALFWAY || ((low & ~TILE_LOW[place]!) | (high & ~TILE_HIGH[place]!)) === 0) return false;
    if (!this.ground.opened) return true;
    const hasNew = ((low & fresh.low) | (high & fresh.high)) !== 0;
    const hasUsed = ((low & ~fresh.low) | (high & ~fresh.high)) !== 0;
    return hasNew && hasUsed;
  }

  private swingOf(path: number): number {
    const { fresh, theirs } = this;
    const low = this.low[path]!;
    const high = this.high[path]!;
    const laid = popcount(low & fresh.low) + popcount(high & fresh.high);
    return laid + 2 * (popcount(low & theirs.low) + popcount(high & theirs.high));
  }
}
