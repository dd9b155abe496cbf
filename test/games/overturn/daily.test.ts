import { describe, expect, it } from "vitest";
import { wordMove } from "../../../src/games/overturn/bot.ts";
import type { OverturnMove, OverturnState, OverturnView } from "../../../src/games/overturn/index.ts";
import { legalWords } from "../../../src/games/overturn/search.ts";
import { optionsSchema } from "../../../src/games/overturn/wire.ts";
import { overturnKit } from "../../contracts/kits/overturn.ts";
import { seedOf, Table } from "../../contracts/play.ts";

class Puzzle extends Table {
  constructor(seed = 1) {
    super(
      overturnKit,
      { name: "the puzzle of the day", seats: 1, options: optionsSchema.parse({ daily: true }) },
      seedOf(seed),
    );
  }

  get seen(): OverturnView {
    return this.view(0) as unknown as OverturnView;
  }

  tryMove(move: OverturnMove): string | null {
    const verdict = this.move(0, move);
    return verdict.ok ? null : verdict.error.code;
  }

  /** The word that turns most for Blue, as the rules' own search has it. */
  best(): OverturnMove {
    const [best] = [...legalWords(this.seen, 0, overturnKit.words)].sort((a, b) => b.swing - a.swing);
    return wordMove(best!);
  }
}

describe("the puzzle of the day", () => {
  it("[O25] is a position after six words, with both faces decided and words left", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const puzzle = new Puzzle(seed);
      const made = puzzle.log.flatMap(({ events }) => events.filter(({ type }) => type === "word-made"));
      expect(made.map((event) => "seat" in event && event.seat)).toEqual([0, 1, 0, 1, 0, 1]);
      expect(puzzle.seen).toMatchObject({ phase: "turn", turn: 0, mode: "basic", alone: { made: 0, of: 3 } });
      expect([puzzle.seen.zx, puzzle.seen.qu]).not.toContain(null);
      expect(legalWords(puzzle.seen, 0, overturnKit.words).length).toBeGreaterThan(0);
      expect(puzzle.view(0).deadline).toBeNull();
    }
  });

  it("[O25] is the same for the same draw, and another for another", () => {
    const position = (seed: number) => JSON.stringify(new Puzzle(seed).seen);
    expect(position(3)).toBe(position(3));
    expect(new Set([1, 2, 3, 4].map(position)).size).toBe(4);
  });

  it("[O25] [O26] nobody answers, and after the third word it is over", () => {
    const puzzle = new Puzzle();
    for (const n of [1, 2, 3]) {
      expect(puzzle.view(0).awaiting).toEqual([0]);
      expect(puzzle.tryMove(puzzle.best())).toBeNull();
      expect(puzzle.seen.alone!.made).toBe(n);
    }
    expect(puzzle.over).toBe(true);
    expect(puzzle.seen.past).toMatchObject([{ reason: "words-made" }]);
  });

  it("[O26] nobody passes, and other words are refused as in a match", () => {
    const puzzle = new Puzzle();
    const free = [...puzzle.seen.rings].indexOf(".");
    expect(puzzle.tryMove({ type: "pass", cell: free })).toBe("overturn/no-pass");
    expect(puzzle.tryMove({ type: "word", cells: [0, 35] })).toBe("overturn/not-adjacent");
    expect(puzzle.seen.alone!.made).toBe(0);
  });

  it("[O27] the score is Blue's rings less Red's, also for whoever leaves", () => {
    const lead = ({ seen }: Puzzle): number => seen.score[0] - seen.score[1];
    const puzzle = new Puzzle();
    const before = lead(puzzle);
    while (!puzzle.over) puzzle.tryMove(puzzle.best());
    expect(lead(puzzle)).toBeGreaterThan(before);
    expect(puzzle.view(0).outcome).toEqual({
      winners: [0],
      ranking: [1],
      reason: "puzzle-over",
      scores: [lead(puzzle)],
    });
    const left = new Puzzle();
    left.tryMove(left.best());
    const then = lead(left);
    expect(left.move(0, { type: "resign" }).ok).toBe(true);
    expect(left.view(0).outcome).toMatchObject({ reason: "left", scores: [then] });
    expect((left.game as OverturnState).made).toBe(1);
  });
});
