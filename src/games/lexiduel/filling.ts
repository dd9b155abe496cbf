import { lowestLetter } from "../../lexicon/letters.ts";
import { CLASS, type Trie } from "../../lexicon/lexicon.ts";
import { statesAround } from "./around.ts";
import { EMPTY } from "./board.ts";
import { crossMask, endsWord, NO_LETTER, type Words, walkOver } from "./crossings.ts";
import type { Vocabulary } from "./generate.ts";
import { type Inverse, inverseOf, LETTER, LETTER_BITS } from "./inverse.ts";
import { moverOf, type Position } from "./position.ts";
import { type Line, SIZE, SQUARES, STEP } from "./squares.ts";
import type { Window } from "./windows.ts";

/**
 * Fills windows of one line after the other with every word that fits: read off the automaton in one go for all
 * windows with the same first square, forward from the letters in place before it, or, where the word begins with
 * posed letters and runs into letters in place, backward from these (`inverse.ts`).
 */
export type Visit = (window: Window, letters: string) => void;

const ALL_LETTERS = -1;
/** The most letters that a mask of lengths asks for. */
const furthest = (lengths: number): number => 31 - Math.clz32(lengths);

export class Filling {
  private readonly trie: Trie;
  private readonly words: Words;
  private readonly letters = new Int8Array(SQUARES).fill(NO_LETTER);
  /** What the mover still has while a word is being filled in. */
  private readonly stock: Int16Array;
  private readonly visit: Visit;
  /** Prefixes looked at so far. */
  looked = 0;

  // The line at hand, in places 0 to 19.
  private origin = 0;
  private step = 1;
  private readonly here = new Int8Array(SIZE + 1);
  private readonly masks = new Int32Array(SIZE);
  private readonly posed = new Int8Array(SIZE);
  /** By first place × 20 + last place. */
  private windows: ReadonlyMap<number, Window> = new Map();
  private readonly lastOf = new Int8Array(SIZE);

  constructor(position: Position, { words, classes, polite }: Vocabulary, visit: Visit) {
    this.visit = visit;
    this.trie = words.trie;
    this.words = { trie: words.trie, classes, except: polite ? CLASS.shunned : 0 };
    for (let square = 0; square < SQUARES; square++) {
      const cell = position.board[square]!;
      if (cell !== EMPTY) this.letters[square] = cell.toUpperCase().charCodeAt(0) - 65;
    }
    this.stock = Int16Array.from(position.stocks[moverOf(position)]);
  }

  /** Visits every word that fits into one of these windows of row or column `n`. */
  fill(line: Line, n: number, windows: ReadonlyMap<number, Window>): void {
    if (windows.size === 0) return;
    this.step = STEP[line];
    this.origin = line === "right" ? n * SIZE : n;
    this.windows = windows;
    const { here, letters, origin, step, lastOf } = this;
    for (let i = 0; i < SIZE; i++) here[i] = letters[origin + i * step]!;
    here[SIZE] = NO_LETTER;
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
    const { step, origin, words, letters } = this;
    const stepAcross = SIZE + 1 - step;
    for (let i = 0; i < SIZE; i++) {
      const square = origin + i * step;
      const first = step === 1 ? square % SIZE : square - (square % SIZE);
      const last = first + (SIZE - 1) * stepAcross;
      this.masks[i] =
        this.here[i] === NO_LETTER ? crossMask(words, letters, square, stepAcross, first, last) : ALL_LETTERS;
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

  /** Words that begin with posed letters and run into the letters in place at `block`; bit k of `lengths`: k letters. */
  private fromBlock(block: number, lengths: number): void {
    let end = block;
    let inPlace = "";
    for (; this.here[end] !== NO_LETTER; end++) inPlace += String.fromCharCode(65 + this.here[end]!);
    let stops = false;
    let goesOn = false;
    for (let first = 0; first < block; first++) {
      if ((lengths & (1 << (block - first))) === 0) continue;
      if (this.windows.has(first * SIZE + block - 1)) stops = true;
      if (this.lastOf[first]! > block) goesOn = true;
    }
    const around = statesAround(this.trie, inPlace, furthest(lengths));
    const leading = this.leadingOn(around, stops, goesOn ? this.masks[end]! : 0);
    const inverse = inverseOf(this.trie);
    for (let i = 0; i < leading.length; i += 2) {
      this.backward(inverse, leading[i]!, block - 1, lengths, leading[i + 1]!, end);
    }
  }

  /** Those of the states from which a word can end beyond the letters in place, or go on with one of `next`. */
  private leadingOn(around: Int32Array, stops: boolean, next: number): number[] {
    const { trie, words } = this;
    const leading: number[] = [];
    for (let i = 0; i < around.length; i += 2) {
      const beyond = around[i + 1]!;
      if ((trie.mask(beyond) & next) === 0 && !(stops && endsWord(words, beyond))) continue;
      leading.push(around[i]!, beyond);
    }
    return leading;
  }

  /** Fills places from `at` to the left until the root is reached; `lengths` are the letters still to go. */
  private backward(
    inverse: Inverse,
    state: number,
    at: number,
    lengths: number,
    beyond: number,
    end: number,
  ): void {
    this.looked++;
    if (state === 0) {
      if ((lengths & 1) === 0) return;
      const first = at + 1;
      this.offer(beyond, first, end);
      if (this.lastOf[first]! >= end) this.goOn(beyond, first, end);
      return;
    }
    const fewer = lengths >>> 1;
    if (fewer === 0) return;
    const { latest, earlier, sources } = inverse;
    const { stock } = this;
    const reach = inverse.ends[furthest(fewer)]!;
    const mask = this.masks[at]!;
    for (let edge = latest[state]!; edge >= 0; edge = earlier[edge]!) {
      const source = sources[edge]! >> LETTER_BITS;
      const letter = sources[edge]! & LETTER;
      if (source >= reach || (mask & (1 << letter)) === 0 || !(stock[letter]! > 0)) continue;
      stock[letter]!--;
      this.posed[at] = letter;
      this.backward(inverse, source, at - 1, fewer, beyond, end);
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
    if (!endsWord(this.words, state)) return;
    let last = end - 1;
    while (this.here[last] !== NO_LETTER) last--;
    const window = this.windows.get(first * SIZE + last);
    if (!window) return;
    let letters = "";
    for (let i = first; i <= last; i++) {
      if (this.here[i] === NO_LETTER) letters += String.fromCharCode(65 + this.posed[i]!);
    }
    if (window.needsWord && !this.isWord(letters)) return;
    this.visit(window, letters);
  }

  private isWord(letters: string): boolean {
    let state = 0;
    for (let i = 0; i < letters.length && state >= 0; i++) {
      state = this.trie.next(state, letters.charCodeAt(i) - 65);
    }
    return state >= 0 && endsWord(this.words, state);
  }
}
