import { charOf, PLAIN_LETTERS as LETTERS, lowestLetter, popcount } from "../../lexicon/letters.ts";
import { PLAYABLE, type Trie } from "../../lexicon/lexicon.ts";
import type { Seat } from "../game.ts";
import {
  type CellSet,
  cellsWhere,
  HALF_BITS,
  highBit,
  LEAVING,
  lowBit,
  STAYING,
  spreadHigh,
  spreadLow,
} from "./bits.ts";
import { CELLS, TILE_FACES } from "./board.ts";
import { type BoardLetters, boardLetters, lettersAround } from "./board-letters.ts";
import { type Ground, isNew, opponentOf, weightsOf } from "./ground.ts";
import { DEEPEST, LEAST, Q, Stacks, Trace, U, X, Z } from "./trace.ts";

/** As often as we look at a letter within a word; what comes after adds nothing to the cap of real words. */
const MOST_TIMES = 12;

/**
 * All words of a position. The search walks the dictionary letter by letter and carries, for each prefix, the
 * *set* of cells on which a path for it can end: a prefix is looked at once, however many paths it has. The sets
 * are a little too generous (they forget which cells a path has used, and that ZX cannot be Z and X at once);
 * whatever word they let through is then traced back to a real path, or to none.
 */
export class WordWalk {
  readonly stacks = new Stacks();
  readonly trace: Trace;
  private readonly trie: Trie;
  /** Called for each word that the sets let through; true ends the search. */
  private readonly visit: (depth: number, classes: number) => boolean;
  private readonly board: BoardLetters;
  /** New cells; before the first word every cell will do. */
  private readonly wanted: CellSet;
  private readonly fresh: CellSet;
  private readonly theirs: CellSet;
  /** The ends of those paths that have met a wanted cell. */
  private readonly wantedLow = new Int32Array(DEEPEST);
  private readonly wantedHigh = new Int32Array(DEEPEST);
  /** For each letter, what its best cells weigh together: none, the best, the best two, … */
  private readonly best = new Int32Array(LETTERS * (MOST_TIMES + 1));
  /** What each letter of the prefix has added to the cap. */
  private readonly gains = new Int32Array(DEEPEST);
  /** The letters of the prefix. */
  private readonly seen = new Int32Array(DEEPEST);
  /** Where a cell is used once per word: how often a letter is there, and those the prefix has used up. */
  private readonly isAdvanced: boolean;
  private readonly supply = new Uint8Array(LETTERS);
  private readonly spent = new Int32Array(DEEPEST);
  /** The cells that every path of the prefix has used: where it could only end on one. */
  private readonly forcedLow = new Int32Array(DEEPEST);
  private readonly forcedHigh = new Int32Array(DEEPEST);
  /** Whether the prefix up to here is known to have a path. */
  private readonly proven = new Uint8Array(DEEPEST);
  /** Whether the swing of a word matters: otherwise nothing is weighed and all caps are 0. */
  private readonly weighs: boolean;
  /** Before the first word, where rings say nothing. */
  private readonly isFirst: boolean;
  /** Letters which, all in one word, might want two readings of one face. */
  private readonly zxDoubt: number;
  private readonly quDoubt: number;
  /** The prefixes as texts, as far as they hold. */
  private readonly texts: string[] = [""];
  private spelt = 0;
  /** After a Q: QU on the double face, waiting for the U. Bits as in `qu`, then those with a wanted cell. */
  private readonly pending = Array.from({ length: 4 }, () => new Int32Array(DEEPEST));

  constructor(
    ground: Ground,
    seat: Seat,
    trie: Trie,
    visit: (depth: number, classes: number) => boolean,
    weighs = true,
  ) {
    this.trie = trie;
    this.isAdvanced = ground.mode === "advanced";
    this.weighs = weighs;
    this.isFirst = !ground.opened;
    this.zxDoubt = ground.zx === null ? (1 << Z) | (1 << X) : 0;
    this.quDoubt = ground.qu === null ? 1 << Q : 0;
    this.visit = visit;
    const weights = weighs ? weightsOf(ground, seat) : NO_WEIGHTS;
    this.trace = new Trace(ground, weights, this.stacks);
    this.board = boardLetters(ground);
    this.fresh = cellsWhere((cell) => isNew(ground, cell));
    this.theirs = cellsWhere((cell) => ground.rings[cell] === String(opponentOf(seat)));
    this.wanted = ground.opened ? this.fresh : { low: HALF_BITS, high: HALF_BITS };
    for (let letter = 0; letter < LETTERS; letter++) this.noteBest(letter, weights);
  }

  run(): void {
    this.walk(0, 0);
  }

  /** Whether a word that the sets let through is legal. Its path is traced only where there is a doubt. */
  isLegal(depth: number): boolean {
    if (!this.isFirst) return this.trace.find(depth, LEAST, true);
    const seen = this.seen[depth]!;
    const distinct = popcount(seen);
    // QU may be one cell for two letters.
    const fitsOneTile = (this.isAdvanced ? depth : distinct) <= TILE_FACES + ((seen >> Q) & 1);
    if (fitsOneTile) return this.trace.find(depth, LEAST, true);
    if (this.isAdvanced && this.proven[depth] === 1) return true;
    const hasDoubleFace =
      (seen & this.quDoubt) !== 0 || (this.zxDoubt !== 0 && (seen & this.zxDoubt) === this.zxDoubt);
    const wantsCellTwice = this.isAdvanced && distinct < depth;
    return hasDoubleFace || wantsCellTwice ? this.trace.exists(depth) : true;
  }

  /** The prefix as text. What it shares with the one asked for before is not spelt again. */
  word(depth: number): string {
    const { texts, stacks } = this;
    for (let i = this.spelt + 1; i <= depth; i++) texts[i] = texts[i - 1]! + charOf(stacks.letters[i]!);
    this.spelt = depth;
    return texts[depth]!;
  }

  private noteBest(letter: number, weights: Int32Array): void {
    const isOfQu = letter === Q || letter === U;
    const low = this.board.low[letter]! | (isOfQu ? this.board.qu.low : 0);
    const high = this.board.high[letter]! | (isOfQu ? this.board.qu.high : 0);
    this.supply[letter] = this.isAdvanced ? popcount(low) + popcount(high) : DEEPEST;
    if (!this.weighs) return;
    const own = weights.filter((_, cell) => ((low & lowBit(cell)) | (high & highBit(cell))) !== 0);
    own.sort((a, b) => b - a);
    for (let times = 1; times <= MOST_TIMES; times++) {
      this.best[bestIndex(letter, times)] = this.best[bestIndex(letter, times - 1)]! + (own[times - 1] ?? 0);
    }
  }

  private walk(state: number, depth: number): boolean {
    const { trie, stacks, wantedLow, wantedHigh } = this;
    const classes = trie.label(state);
    const overLow = wantedLow[depth]!;
    const overHigh = wantedHigh[depth]!;
    if (depth > 1 && (classes & PLAYABLE) !== 0 && (overLow | overHigh) !== 0) {
      if (this.visit(depth, classes)) return true;
    }
    const low = stacks.low[depth]!;
    const high = stacks.high[depth]!;
    let rest =
      trie.mask(state) &
      (depth === 0 ? this.board.all : lettersAround(this.board, low, high, stacks.letters[depth]!));
    rest &= ~this.spent[depth]!;
    if (rest === 0) return false;
    const stay = this.isAdvanced ? LEAVING : STAYING;
    const freeLow = HALF_BITS & ~this.forcedLow[depth]!;
    const freeHigh = HALF_BITS & ~this.forcedHigh[depth]!;
    const reachLow = depth === 0 ? HALF_BITS : spreadLow(low, high, stay) & freeLow;
    const reachHigh = depth === 0 ? HALF_BITS : spreadHigh(low, high, stay) & freeHigh;
    const isOver = overLow === low && overHigh === high;
    const metLow = isOver ? reachLow : spreadLow(overLow, overHigh, stay) & freeLow;
    const metHigh = isOver ? reachHigh : spreadHigh(overLow, overHigh, stay) & freeHigh;
    const lettersLow = this.board.low;
    const lettersHigh = this.board.high;
    for (; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      const nextLow = reachLow & lettersLow[letter]!;
      const nextHigh = reachHigh & lettersHigh[letter]!;
      if (letter === Q || letter === U) {
        if (!this.stepQu(depth, letter, nextLow, nextHigh, reachLow, reachHigh, metLow, metHigh)) continue;
      } else {
        if ((nextLow | nextHigh) === 0) continue;
        this.step(depth, letter, nextLow, nextHigh, metLow & nextLow, metHigh & nextHigh);
      }
      // Where a letter comes again its cell may be used up: better to know now than to follow every word from here.
      const mayBeNone = this.isAdvanced && letter !== Q && (this.seen[depth]! & (1 << letter)) !== 0;
      if (mayBeNone && !this.trace.exists(depth + 1)) continue;
      this.proven[depth + 1] = mayBeNone ? 1 : 0;
      if (this.walk(trie.next(state, letter), depth + 1)) return true;
    }
    return false;
  }

  /** Puts the ends of the prefix with one more letter on the stacks. */
  private step(
    depth: number,
    letter: number,
    low: number,
    high: number,
    overLow: number,
    overHigh: number,
  ): void {
    const { stacks, wanted, fresh, theirs } = this;
    const next = depth + 1;
    stacks.viaQu[next] = 0;
    stacks.letters[next] = letter;
    if (this.spelt > depth) this.spelt = depth;
    stacks.low[next] = low;
    stacks.high[next] = high;
    this.wantedLow[next] = overLow | (low & wanted.low);
    this.wantedHigh[next] = overHigh | (high & wanted.high);
    if (this.isAdvanced) this.noteForced(next, low, high);
    this.noteSeen(letter, next);
    if (!this.weighs) return;
    const most =
      ((low & theirs.low) | (high & theirs.high)) !== 0
        ? 2
        : ((low & fresh.low) | (high & fresh.high)) !== 0
          ? 1
          : 0;
    stacks.cap[next] = stacks.cap[depth]! + this.gainOf(letter, next, most);
  }

  /** The same for Q and U, which may be QU on its one cell; false when there are no ends. */
  private stepQu(
    depth: number,
    letter: number,
    low: number,
    high: number,
    reachLow: number,
    reachHigh: number,
    metLow: number,
    metHigh: number,
  ): boolean {
    const { pending, stacks } = this;
    if (letter === Q) {
      const waiting = this.await(depth + 1, reachLow, reachHigh, metLow, metHigh);
      if ((low | high | waiting) === 0) return false;
      this.step(depth, letter, low, high, metLow & low, metHigh & high);
      return true;
    }
    const isAfterQ = depth > 0 && stacks.letters[depth] === Q;
    const viaLow = isAfterQ ? pending[0]![depth]! : 0;
    const viaHigh = isAfterQ ? pending[1]![depth]! : 0;
    if ((low | high | viaLow | viaHigh) === 0) return false;
    const overLow = (metLow & low) | (isAfterQ ? pending[2]![depth]! : 0);
    const overHigh = (metHigh & high) | (isAfterQ ? pending[3]![depth]! : 0);
    this.step(depth, letter, low | viaLow, high | viaHigh, overLow, overHigh);
    if ((viaLow | viaHigh) !== 0) stacks.viaQu[depth + 1] = 1;
    return true;
  }

  /**
   * The most that this letter adds to the cap. Where a letter comes again it may find its best cell taken: all its
   * places together never gain more than that many of its best cells.
   */
  private gainOf(letter: number, next: number, most: number): number {
    const { letters } = this.stacks;
    const bit = 1 << letter;
    const seen = this.seen[next - 1]!;
    let times = 1;
    let gain = most;
    if ((seen & bit) !== 0) {
      let before = 0;
      for (let i = 1; i < next; i++) {
        if (letters[i] !== letter) continue;
        times++;
        before += this.gains[i]!;
      }
      gain = Math.min(most, this.best[bestIndex(letter, Math.min(times, MOST_TIMES))]! - before);
    }
    this.gains[next] = gain;
    return gain;
  }

  private noteForced(next: number, low: number, high: number): void {
    const isOneCell = high === 0 ? (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;
    this.forcedLow[next] = this.forcedLow[next - 1]! | (isOneCell ? low : 0);
    this.forcedHigh[next] = this.forcedHigh[next - 1]! | (isOneCell ? high : 0);
  }

  /** Which letters the prefix has, and of which it has used up all. */
  private noteSeen(letter: number, next: number): void {
    const bit = 1 << letter;
    const seen = this.seen[next - 1]!;
    this.seen[next] = seen | bit;
    if (!this.isAdvanced) return;
    let times = 1;
    if ((seen & bit) !== 0) {
      const { letters } = this.stacks;
      for (let i = 1; i < next; i++) if (letters[i] === letter) times++;
    }
    this.spent[next] = this.spent[next - 1]! | (times >= this.supply[letter]! ? bit : 0);
  }

  private await(next: number, reachLow: number, reachHigh: number, metLow: number, metHigh: number): number {
    const { wanted, pending } = this;
    const { qu } = this.board;
    const low = reachLow & qu.low;
    const high = reachHigh & qu.high;
    pending[0]![next] = low;
    pending[1]![next] = high;
    pending[2]![next] = (metLow & low) | (low & wanted.low);
    pending[3]![next] = (metHigh & high) | (high & wanted.high);
    return low | high;
  }
}

const NO_WEIGHTS = new Int32Array(CELLS);

const bestIndex = (letter: number, times: number): number => letter * (MOST_TIMES + 1) + times;
