import { lowestLetter } from "../../lexicon/letters.ts";
import { CLASS, type Lexicon, type Trie } from "../../lexicon/lexicon.ts";
import { EMPTY } from "./board.ts";
import { type Accepts, crossMask, NO_LETTER, walkOver } from "./crossings.ts";
import { type Inverse, inverseOf } from "./inverse.ts";
import { moverOf, type Placing, type Position } from "./position.ts";
import { LINES, type Line, SIZE, SQUARES, STEP } from "./squares.ts";
import { isBetter, type Ruling } from "./ways.ts";
import { type Window, windowsOn } from "./windows.ts";

/**
 * Every legal move of a position. A line is looked at as windows, the squares from the first posed letter to the
 * last: where a window lies decides in which ways it may be filled, whatever the word (`windows.ts`). What fills
 * it is then read off the automaton in one go for all windows with the same first square: forward from the letters
 * in place before it, or, where the word begins with posed letters and runs into letters in place, backward from
 * these (`inverse.ts`).
 */
export interface LegalMove extends Placing, Ruling {}

export interface Vocabulary {
  readonly words: Lexicon;
  /** A word counts when it has one of these classes. */
  readonly classes: number;
  /** Leaves out words that nobody should be shown unasked. */
  readonly polite?: boolean;
}

/** Each move once, with the way that takes most. */
export function legalMoves(position: Position, vocabulary: Vocabulary, keep?: Keep): LegalMove[] {
  const found: LegalMove[] = [];
  const singles = new Map<string, number>();
  const visit = (move: LegalMove): void => {
    if (move.squares.length > 1) {
      found.push(move);
      return;
    }
    // A single letter lies in two lines and is one move, made in the better way.
    const key = `${move.squares[0]}${move.letters}`;
    const known = singles.get(key);
    if (known === undefined) singles.set(key, found.push(move) - 1);
    else if (isBetter(move, found[known]!)) found[known] = move;
  };
  visitMoves(position, vocabulary, visit, keep);
  return found;
}

/** Whether to look for words in a window at all. */
export type Keep = (window: Window, line: Line) => boolean;

/**
 * Visits the moves in the windows that `keep` lets through; it is asked again at each line. Gives the number of
 * prefixes looked at: what the search cost, told without a clock.
 */
export function visitMoves(
  position: Position,
  vocabulary: Vocabulary,
  visit: (move: LegalMove) => void,
  keep?: Keep,
): number {
  return new Search(position, vocabulary, visit, keep).run();
}

/** Whether the side that owes a reply has one. */
export const hasReply = (position: Position, vocabulary: Vocabulary): boolean =>
  legalMoves(position, vocabulary).length > 0;

const ALL_LETTERS = -1;

class Search {
  private readonly position: Position;
  private readonly trie: Trie;
  private readonly inverse: Inverse;
  private readonly accepts: Accepts;
  private readonly letters = new Int8Array(SQUARES).fill(NO_LETTER);
  /** What the mover still has while a word is being filled in. */
  private readonly stock: Int16Array;
  private readonly visit: (move: LegalMove) => void;
  private readonly keep: Keep | undefined;
  private looked = 0;

  // The line at hand, in places 0 to 19.
  private line: Line = "right";
  private origin = 0;
  private step = 1;
  private readonly here = new Int8Array(SIZE + 1);
  private readonly masks = new Int32Array(SIZE);
  private readonly posed = new Int8Array(SIZE);
  /** By first place × 20 + last place. */
  private windows: ReadonlyMap<number, Window> = new Map();
  private readonly lastOf = new Int8Array(SIZE);

  constructor(
    position: Position,
    { words, classes, polite }: Vocabulary,
    visit: (move: LegalMove) => void,
    keep: Keep | undefined,
  ) {
    this.position = position;
    this.visit = visit;
    this.keep = keep;
    this.trie = words.trie;
    this.inverse = inverseOf(words.trie);
    this.accepts = polite
      ? (label) => (label & classes) !== 0 && (label & CLASS.shunned) === 0
      : (label) => (label & classes) !== 0;
    for (let square = 0; square < SQUARES; square++) {
      const cell = position.board[square]!;
      if (cell !== EMPTY) this.letters[square] = cell.toUpperCase().charCodeAt(0) - 65;
    }
    this.stock = Int16Array.from(position.stocks[moverOf(position)]);
  }

  run(): number {
    for (const line of LINES) {
      this.line = line;
      this.step = STEP[line];
      for (let n = 0; n < SIZE; n++) {
        this.origin = line === "right" ? n * SIZE : n;
        this.fillLine(n);
      }
    }
    return this.looked;
  }

  private fillLine(n: number): void {
    const { here, letters, origin, step, lastOf } = this;
    for (let i = 0; i < SIZE; i++) here[i] = letters[origin + i * step]!;
    here[SIZE] = NO_LETTER;
    const windows = windowsOn(this.position, this.line, n);
    if (this.keep) {
      for (const [key, window] of windows) if (!this.keep(window, this.line)) windows.delete(key);
    }
    this.windows = windows;
    if (this.windows.size === 0) return;
    lastOf.fill(-1);
    for (const key of this.windows.keys()) {
      const first = Math.floor(key / SIZE);
      lastOf[first] = Math.max(lastOf[first]!, key % SIZE);
    }
    this.setMasks();
    const lefts = new Int32Array(SIZE); // per block that a word can run into: bit k for k letters before it
    for (let first = 0; first < SIZE; first++) {
      if (lastOf[first]! < 0) continue;
      if (first > 0 && here[first - 1] !== NO_LETTER) this.fromLettersBefore(first);
      else {
        const block = this.blockAfter(first);
        if (block < SIZE && lastOf[first]! >= block - 1) lefts[block]! |= 1 << (block - first);
        this.forward(0, first, first, this.lastBefore(first, block));
      }
    }
    for (let block = 1; block < SIZE; block++) if (lefts[block] !== 0) this.fromBlock(block, lefts[block]!);
  }

  private setMasks(): void {
    const { step, origin, trie, letters, accepts } = this;
    const stepAcross = SIZE + 1 - step;
    for (let i = 0; i < SIZE; i++) {
      const square = origin + i * step;
      const first = step === 1 ? square % SIZE : square - (square % SIZE);
      const last = first + (SIZE - 1) * stepAcross;
      this.masks[i] =
        this.here[i] === NO_LETTER
          ? crossMask(trie, letters, square, stepAcross, first, last, accepts)
          : ALL_LETTERS;
    }
  }

  private blockAfter(first: number): number {
    let block = first;
    while (block < SIZE && this.here[block] === NO_LETTER) block++;
    return block;
  }

  /** The last place of the windows from `first` whose word ends before the letters in place at `block`. */
  private lastBefore(first: number, block: number): number {
    let last = block === SIZE ? SIZE - 1 : block - 2;
    while (last >= first && !this.windows.has(first * SIZE + last)) last--;
    return last;
  }

  private fromLettersBefore(first: number): void {
    let begin = first;
    while (begin > 0 && this.here[begin - 1] !== NO_LETTER) begin--;
    const { trie, letters, origin, step } = this;
    const state = walkOver(trie, 0, letters, origin + begin * step, origin + first * step, step);
    if (state >= 0) this.forward(state, first, first, this.lastOf[first]!);
  }

  /** Fills places from `at` on; windows end at `until` at the latest. */
  private forward(state: number, first: number, at: number, until: number): void {
    const { here, trie, stock } = this;
    this.looked++;
    let place = at;
    let now = state;
    while (place < SIZE && here[place] !== NO_LETTER) {
      now = trie.next(now, here[place]!);
      if (now < 0) return;
      place++;
    }
    if (place > first) this.offer(now, first, place);
    if (place > until) return;
    for (let open = trie.mask(now) & this.masks[place]!; open !== 0; open &= open - 1) {
      const letter = lowestLetter(open);
      if (!(stock[letter]! > 0)) continue;
      stock[letter]!--;
      this.posed[place] = letter;
      this.forward(trie.next(now, letter), first, place + 1, until);
      stock[letter]!++;
    }
  }

  /** Words that begin with posed letters and run into the letters in place at `block`. */
  private fromBlock(block: number, lengths: number): void {
    const { here, trie, inverse, origin, step, letters } = this;
    let end = block;
    while (here[end] !== NO_LETTER) end++;
    let stops = false;
    let goesOn = false;
    for (let first = 0; first < block; first++) {
      if ((lengths & (1 << (block - first))) === 0) continue;
      if (this.windows.has(first * SIZE + block - 1)) stops = true;
      if (this.lastOf[first]! > block) goesOn = true;
    }
    const from = origin + block * step;
    const to = origin + end * step;
    for (let open = lengths; open !== 0; open &= open - 1) {
      const lowest = open & -open;
      const states = inverse.before(here[block]!, lowestLetter(open));
      for (let i = 0; i < states.length; i++) {
        const state = states[i]!;
        // A state that several lengths reach is in several lists; the walk back serves all of them at once.
        if ((inverse.depths[state]! & lengths & (lowest - 1)) !== 0) continue;
        const beyond = walkOver(trie, inverse.states[state]!, letters, from, to, step);
        if (beyond < 0) continue;
        const mayGoOn = goesOn && (trie.mask(beyond) & this.masks[end]!) !== 0;
        const mayStop = stops && this.accepts(trie.label(beyond));
        if (mayGoOn || mayStop) this.backward(state, block - 1, lengths, beyond, end);
      }
    }
  }

  /** Fills places from `at` to the left until the root is reached; `lengths` are the letters still to go. */
  private backward(state: number, at: number, lengths: number, beyond: number, end: number): void {
    this.looked++;
    if (state === 0) {
      const first = at + 1;
      this.offer(beyond, first, end);
      if (this.lastOf[first]! >= end) this.goOn(beyond, first, end);
      return;
    }
    const { depths, starts, sources, letters } = this.inverse;
    const { stock } = this;
    const fewer = lengths >>> 1;
    const mask = this.masks[at]!;
    for (let edge = starts[state]!; edge < starts[state + 1]!; edge++) {
      const source = sources[edge]!;
      const letter = letters[edge]!;
      if ((depths[source]! & fewer) === 0 || (mask & (1 << letter)) === 0 || !(stock[letter]! > 0)) continue;
      stock[letter]!--;
      this.posed[at] = letter;
      this.backward(source, at - 1, fewer, beyond, end);
      stock[letter]!++;
    }
  }

  private goOn(state: number, first: number, end: number): void {
    const { trie, stock } = this;
    for (let open = trie.mask(state) & this.masks[end]!; open !== 0; open &= open - 1) {
      const letter = lowestLetter(open);
      if (!(stock[letter]! > 0)) continue;
      stock[letter]!--;
      this.posed[end] = letter;
      this.forward(trie.next(state, letter), first, end + 1, this.lastOf[first]!);
      stock[letter]!++;
    }
  }

  /** A run from before `first` up to `end`, where the next place is empty or off the board. */
  private offer(state: number, first: number, end: number): void {
    if (!this.accepts(this.trie.label(state))) return;
    let last = end - 1;
    while (this.here[last] !== NO_LETTER) last--;
    const window = this.windows.get(first * SIZE + last);
    if (!window) return;
    let letters = "";
    for (let i = first; i <= last; i++) {
      if (this.here[i] === NO_LETTER) letters += String.fromCharCode(65 + this.posed[i]!);
    }
    if (window.needsWord && !this.isWord(letters)) return;
    const { squares, ruling } = window;
    const { kind, direction, captures } = ruling;
    this.visit({ line: this.line, squares, letters, kind, direction, captures });
  }

  private isWord(letters: string): boolean {
    let state = 0;
    for (let i = 0; i < letters.length && state >= 0; i++) {
      state = this.trie.next(state, letters.charCodeAt(i) - 65);
    }
    return state >= 0 && this.accepts(this.trie.label(state));
  }
}
