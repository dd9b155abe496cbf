import type { Position } from "../../../src/games/lexiduel/position.ts";

/**
 * Every legal move by trying every word in every place, straight from the wording of RULES.md and with no code of
 * the game's own: slow, and there to prove the generator. Answers posed letters → how many letters are taken.
 * Looking at the `words` first and then at whether they may lie there is how one would do it by hand; to look at
 * the `places` first gives the same much sooner.
 */
export function bruteForce(
  position: Position,
  byLength: ReadonlyMap<number, readonly string[]>,
  isWord: (word: string) => boolean,
  first: "words" | "places" = "places",
): Map<string, number> {
  const found = new Map<string, number>();
  const isBlue = position.turn % 2 === 0;
  const stock = isBlue ? position.stocks.blue : position.stocks.red;
  for (const turned of [false, true]) {
    const table = new BruteTable(position, turned, isBlue);
    for (let row = 0; row < 20; row++) {
      for (const posed of table.choices(row)) {
        const filled = first === "words" ? [...table.fillings(row, posed, byLength, isWord, stock)] : null;
        const taken = table.mostTaken(row, posed);
        const primer = table.isPrimerPlace(row, posed);
        if (taken === null && !primer) continue;
        for (const letters of filled ?? table.fillings(row, posed, byLength, isWord, stock)) {
          if (taken === null && !isWord(letters)) continue;
          const key = posed
            .map((col, i) => `${turned ? col * 20 + row : row * 20 + col}${letters[i]}`)
            .sort()
            .join(" ");
          found.set(key, Math.max(found.get(key) ?? 0, taken ?? 0));
        }
      }
    }
  }
  return found;
}

class BruteTable {
  private readonly cells: string[][];
  private readonly pending: Set<string>;
  private readonly isFirst: boolean;
  private readonly isOwn: (cell: string) => boolean;

  /** Turned, the board is looked at with rows and columns exchanged. */
  constructor({ board, pending, turn }: Position, turned: boolean, isBlue: boolean) {
    const at = (r: number, c: number) => (turned ? board[c * 20 + r]! : board[r * 20 + c]!);
    this.cells = Array.from({ length: 20 }, (_, r) => Array.from({ length: 20 }, (_, c) => at(r, c)));
    this.pending = new Set(
      (pending ?? []).map((s) => {
        const [r, c] = [Math.floor(s / 20), s % 20];
        return turned ? `${c},${r}` : `${r},${c}`;
      }),
    );
    this.isFirst = turn === 0;
    this.isOwn = (cell) => cell !== "." && (cell === cell.toUpperCase()) === isBlue;
  }

  private at = (r: number, c: number): string => this.cells[r]?.[c] ?? ".";

  /** Every choice of one to six empty squares of a row with nothing empty left between them. */
  *choices(row: number): Generator<number[]> {
    for (let first = 0; first < 20; first++) {
      if (this.at(row, first) !== ".") continue;
      const posed: number[] = [];
      for (let col = first; col < 20 && posed.length < 6; col++) {
        if (this.at(row, col) !== ".") continue;
        posed.push(col);
        yield [...posed];
      }
    }
  }

  /** The most that an extension or a joining on these squares takes; null when there is none. */
  mostTaken(row: number, posed: readonly number[]): number | null {
    if (this.pending.size > 0 || this.isFirst) return null;
    let most: number | null = null;
    const isHeld = (c: number) => this.at(row, c) !== ".";
    const isOwn = (c: number) => this.isOwn(this.at(row, c));
    const crossed = (c: number) => this.at(row - 1, c) !== "." || this.at(row + 1, c) !== ".";
    /** Strictly between: posed now or held before, and never two held in a row. */
    const path = (from: number, to: number): number[] | null => {
      const held: number[] = [];
      const d = Math.sign(to - from);
      for (let c = from + d; c !== to; c += d) {
        if (isHeld(c)) held.push(c);
        else if (!posed.includes(c)) return null;
        if (c - d !== from && isHeld(c) && isHeld(c - d)) return null;
      }
      return held;
    };
    const take = (held: number[]) => {
      most = Math.max(most ?? 0, held.filter((c) => !isOwn(c)).length);
    };
    for (const d of [1, -1]) {
      const last = d === 1 ? posed.at(-1)! : posed[0]!;
      for (let start = 0; start < 20; start++) {
        if (!isOwn(start) || !posed.every((c) => (c - start) * d > 0)) continue;
        const toLast = path(start, last);
        if (toLast && isOwn(start - d)) take(toLast);
        if (!crossed(start)) continue;
        for (let end = 0; end < 20; end++) {
          if (!isOwn(end) || !crossed(end) || (end - start) * d <= 0) continue;
          if (!posed.some((c) => (c - start) * d > 0 && (end - c) * d > 0)) continue;
          const held = path(start, (end - last) * d > 0 ? end : last);
          if (held) take(held);
        }
      }
    }
    return most;
  }

  /** Whether a primer may stand here: in reply, in an empty corner, or in the border against a letter. */
  isPrimerPlace(row: number, posed: readonly number[]): boolean {
    if (posed.length < 2 || posed.length > 3 || posed.at(-1)! - posed[0]! !== posed.length - 1) return false;
    const corner = (r: number, c: number) =>
      [r, c].every((i) => (i >= 1 && i <= 4) || (i >= 15 && i <= 18)) ? `${r > 9}${c > 9}` : null;
    const sides = posed.flatMap((c) => [
      [row - 1, c],
      [row + 1, c],
      [row, c - 1],
      [row, c + 1],
    ]) as [number, number][];
    const mine = corner(row, posed[0]!);
    const inCorner = mine !== null && posed.every((c) => corner(row, c) === mine);
    if (this.pending.size > 0) {
      const [r, c] = [...this.pending][0]!.split(",").map(Number);
      return inCorner && mine === corner(r!, c!) && sides.some(([a, b]) => this.pending.has(`${a},${b}`));
    }
    if (!sides.some(([r, c]) => this.at(r, c) !== ".")) {
      if (!inCorner) return false;
      for (let r = 0; r < 20; r++) {
        for (let c = 0; c < 20; c++) if (corner(r, c) === mine && this.at(r, c) !== ".") return false;
      }
      return true;
    }
    const isMiddle = (i: number) => i >= 5 && i <= 14;
    return posed.every((c) => row > 0 && row < 19 && c > 0 && c < 19 && !(isMiddle(row) && isMiddle(c)));
  }

  /** The posed letters of every word that fits, crossing words and stock considered. */
  *fillings(
    row: number,
    posed: readonly number[],
    byLength: ReadonlyMap<number, readonly string[]>,
    isWord: (word: string) => boolean,
    stock: readonly number[],
  ): Generator<string> {
    let from = posed[0]!;
    while (this.at(row, from - 1) !== ".") from--;
    let to = posed.at(-1)!;
    while (this.at(row, to + 1) !== ".") to++;
    const pattern = new RegExp(
      `^${this.cells[row]!.slice(from, to + 1)
        .map((cell) => cell.toUpperCase())
        .join("")}$`,
    );
    for (const word of byLength.get(to - from + 1) ?? []) {
      if (!pattern.test(word)) continue;
      const letters = posed.map((c) => word[c - from]!);
      const left = [...stock];
      if (letters.some((letter) => --left[letter.charCodeAt(0) - 65]! < 0)) continue;
      if (posed.every((c, i) => this.crossing(row, c, letters[i]!, isWord))) yield letters.join("");
    }
  }

  private crossing(row: number, col: number, letter: string, isWord: (word: string) => boolean): boolean {
    let word = letter;
    for (let r = row - 1; this.at(r, col) !== "."; r--) word = this.at(r, col).toUpperCase() + word;
    for (let r = row + 1; this.at(r, col) !== "."; r++) word += this.at(r, col).toUpperCase();
    return word.length === 1 || isWord(word);
  }
}
