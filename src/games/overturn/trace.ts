import { AROUND_HIGH, AROUND_LOW, type CellSet, cellsWhere, HALF, TILE_HIGH, TILE_LOW } from "./bits.ts";
import { type Ground, isNew, QU_FACE, ZX_FACE } from "./ground.ts";

/** Letters by number where a double face makes them special. */
export const Q = 16;
export const U = 20;
export const X = 23;
export const Z = 25;

/** Below every swing: a first word may lie on rings alone and change nothing. */
export const LEAST = -1;

/** More letters than any word has. */
export const DEEPEST = 64;

/**
 * Where the search stands: for each letter of the prefix, counted from 1, the cells on which a path for the
 * prefix up to it can end.
 */
export class Stacks {
  readonly letters = new Uint8Array(DEEPEST);
  readonly low = new Int32Array(DEEPEST);
  readonly high = new Int32Array(DEEPEST);
  /** Whether a U may be the end of QU on the double face. */
  readonly viaQu = new Uint8Array(DEEPEST);
  /** The most that the letters up to here can add to the swing, whichever cells they take. */
  readonly cap = new Int32Array(DEEPEST);
}

/**
 * Finds the path of a word that swings most. It goes back from the last letter over the end cells that the search
 * has kept, so that every step lies on a path, and gives up a branch whose cap cannot beat the best one so far.
 */
export class Trace {
  /** Swing of the best path found by the last call. */
  swing = 0;
  private readonly stacks: Stacks;
  private readonly ground: Ground;
  private readonly weights: Int32Array;
  private readonly fresh: CellSet;
  /** The double faces; ZX only while it is undecided. */
  private readonly zxCell: number;
  private readonly quCell: number;
  private readonly isBasic: boolean;
  /** The cell of each letter; none for the Q of a QU on one cell. */
  private readonly path = new Int8Array(DEEPEST);
  private readonly bestPath = new Int8Array(DEEPEST);
  private bestReadings = 0;
  private depth = 0;
  private first = false;
  private isLax = false;
  private isFound = false;
  /** Up to this letter of the word any path of the sets will do; see `exists`. */
  private safe = 0;
  /** No path of the word can swing more. */
  private most = 0;

  constructor(ground: Ground, weights: Int32Array, stacks: Stacks) {
    this.ground = ground;
    this.stacks = stacks;
    this.weights = weights;
    this.fresh = cellsWhere((cell) => isNew(ground, cell));
    this.zxCell = ground.zx === null ? ground.faces.indexOf(ZX_FACE) : NO_CELL;
    this.quCell = ground.faces.indexOf(QU_FACE);
    this.isBasic = ground.mode === "basic";
  }

  /** Is there a legal path with a swing above `floor`? With `first`, any will do. */
  find(depth: number, floor: number, first: boolean): boolean {
    this.first = first;
    this.isLax = false;
    this.safe = 0;
    return this.search(depth, floor);
  }

  /**
   * Is there a path at all, be it on one tile or without the rings that a word needs? It need not be traced to its
   * beginning: letters that come once in the word cannot want a cell that another letter has.
   */
  exists(depth: number): boolean {
    this.first = true;
    this.isLax = true;
    this.safe = this.lettersThatComeOnce(depth);
    return this.search(depth, -1);
  }

  private lettersThatComeOnce(depth: number): number {
    const { letters } = this.stacks;
    let seen = 0;
    let again = 0;
    for (let i = 1; i <= depth; i++) {
      const bit = 1 << letters[i]!;
      again |= seen & bit;
      seen |= bit;
    }
    // The double faces are one cell for several letters.
    again |= (1 << Q) | (1 << U) | (1 << Z) | (1 << X);
    let safe = 0;
    while (safe < depth && (again & (1 << letters[safe + 1]!)) === 0) safe++;
    return safe;
  }

  private search(depth: number, floor: number): boolean {
    const { low, high, cap } = this.stacks;
    this.swing = floor;
    this.depth = depth;
    this.isFound = false;
    this.most = cap[depth]!;
    this.back(depth, low[depth]!, high[depth]!, 0, 0, 0, 0);
    return this.isFound;
  }

  /** The cells of the path found, first letter first. */
  cells(): number[] {
    const cells: number[] = [];
    for (let i = 1; i <= this.depth; i++) if (this.bestPath[i] !== NO_CELL) cells.push(this.bestPath[i]!);
    return cells;
  }

  zx(): Ground["zx"] {
    return this.bestReadings & AS_Z ? "Z" : this.bestReadings & AS_X ? "X" : null;
  }

  qu(): Ground["qu"] {
    if (this.ground.qu !== null) return null;
    return this.bestReadings & AS_QU ? "QU" : this.bestReadings & AS_U ? "U" : null;
  }

  /** Tries each of these cells for the letter at `depth`, all later letters having theirs. */
  private back(
    depth: number,
    low: number,
    high: number,
    pathLow: number,
    pathHigh: number,
    readings: number,
    swing: number,
  ): void {
    const { letters, viaQu } = this.stacks;
    while ((low | high) !== 0 && this.swing < this.most) {
      let cell: number;
      let usedLow = pathLow;
      let usedHigh = pathHigh;
      if (low !== 0) {
        usedLow |= low & -low;
        cell = 31 - Math.clz32(low & -low);
        low &= low - 1;
      } else {
        usedHigh |= high & -high;
        cell = HALF + 31 - Math.clz32(high & -high);
        high &= high - 1;
      }
      let sum = swing;
      if (usedLow !== pathLow || usedHigh !== pathHigh) sum += this.weights[cell]!;
      else if (!this.isBasic) continue;
      this.path[depth] = cell;
      if (cell === this.quCell) {
        if (viaQu[depth] === 1 && (readings & AS_U) === 0) {
          this.path[depth - 1] = NO_CELL;
          this.goOn(depth - 2, cell, usedLow, usedHigh, readings | AS_QU, sum);
        }
        if (this.ground.qu !== "QU" && (readings & AS_QU) === 0)
          this.goOn(depth - 1, cell, usedLow, usedHigh, readings | AS_U, sum);
      } else if (cell === this.zxCell) {
        const [as, against] = letters[depth] === Z ? [AS_Z, AS_X] : [AS_X, AS_Z];
        if ((readings & against) === 0) this.goOn(depth - 1, cell, usedLow, usedHigh, readings | as, sum);
      } else {
        this.goOn(depth - 1, cell, usedLow, usedHigh, readings, sum);
      }
    }
  }

  private goOn(
    depth: number,
    cell: number,
    pathLow: number,
    pathHigh: number,
    readings: number,
    swing: number,
  ): void {
    const { low, high, cap } = this.stacks;
    if (swing + cap[depth]! <= this.swing) return;
    if (depth > this.safe) {
      const nextLow = AROUND_LOW[cell]! & low[depth]!;
      const nextHigh = AROUND_HIGH[cell]! & high[depth]!;
      this.back(depth, nextLow, nextHigh, pathLow, pathHigh, readings, swing);
      return;
    }
    const isOnOneTile = ((pathLow & ~TILE_LOW[cell]!) | (pathHigh & ~TILE_HIGH[cell]!)) === 0;
    if (!this.isLax && (isOnOneTile || !this.fitsRings(pathLow, pathHigh))) return;
    this.isFound = true;
    this.swing = this.first ? this.most : swing;
    for (let i = 1; i <= this.depth; i++) this.bestPath[i] = this.path[i]!;
    this.bestReadings = readings;
  }

  /** After the first word: at least one new cell, at least one used. */
  private fitsRings(low: number, high: number): boolean {
    if (!this.ground.opened) return true;
    const { fresh } = this;
    const hasNew = ((low & fresh.low) | (high & fresh.high)) !== 0;
    const hasUsed = ((low & ~fresh.low) | (high & ~fresh.high)) !== 0;
    return hasNew && hasUsed;
  }
}

const NO_CELL = -1;
/** What a path reads the double faces as; a face has one reading in a word. */
const AS_Z = 1;
const AS_X = 2;
const AS_U = 4;
const AS_QU = 8;
