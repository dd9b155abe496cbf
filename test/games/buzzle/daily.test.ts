import { describe, expect, it } from "vitest";
import { HOUSE } from "../../../src/games/alone.ts";
import type { BuzzleMove, BuzzleState, BuzzleView } from "../../../src/games/buzzle/index.ts";
import { penalty } from "../../../src/games/buzzle/scoring.ts";
import { optionsSchema } from "../../../src/games/buzzle/wire.ts";
import { KINDS, type Kind, POSES_OF } from "../../../src/games/buzzle-family/alphabet.ts";
import { buzzleKit } from "../../contracts/kits/buzzle.ts";
import { seedOf, Table } from "../../contracts/play.ts";

class Puzzle extends Table {
  constructor(seed = 1) {
    super(
      buzzleKit,
      { name: "the puzzle of the day", seats: 1, options: optionsSchema.parse({ daily: true }) },
      seedOf(seed),
    );
  }

  get word(): string {
    return (this.game as BuzzleState).sides[HOUSE]!.secret!.word;
  }

  get seen(): BuzzleView {
    return this.view(0) as unknown as BuzzleView;
  }

  tryMove(move: BuzzleMove): string | null {
    const verdict = this.move(0, move);
    return verdict.ok ? null : verdict.error.code;
  }

  /** Proposes whatever may still be proposed, else positions. */
  ask(): boolean {
    for (let box = 1; box <= 5; box++)
      for (const piece of KINDS)
        if (this.tryMove({ type: "propose", target: HOUSE, box, piece }) === null) return true;
    return false;
  }

  wrongWord(): string {
    const { wrong } = this.seen.sides[HOUSE]!;
    return buzzleKit.words.common.find(
      (word) => word.length === 5 && word !== this.word && !wrong.includes(word),
    )!;
  }
}

describe("the puzzle of the day", () => {
  it("[B30] is a common word of five letters, asked by one alone, turn after turn", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const puzzle = new Puzzle(seed);
      expect(buzzleKit.words.common).toContain(puzzle.word);
      expect(puzzle.word).toHaveLength(5);
      expect(puzzle.view(0)).toMatchObject({ phase: "turn", turn: 0, deadline: null });
      const answers = new Set<boolean>();
      for (let i = 0; i < 12; i++) {
        expect(puzzle.ask()).toBe(true);
        const { last } = puzzle.seen;
        if (last?.type === "proposed") answers.add(last.yes);
        expect(puzzle.view(0).awaiting).toEqual([0]);
      }
      expect(answers).toEqual(new Set([true, false]));
    }
  });

  it("[B31] a question costs 1 whatever its answer, a wrong word what it costs in a match, the right one nothing", () => {
    const puzzle = new Puzzle();
    expect(puzzle.tryMove({ type: "secret", word: "CETTE" })).toBe("buzzle/already-chosen");
    puzzle.ask();
    puzzle.ask();
    expect(puzzle.seen.alone).toEqual({ points: 2, most: 40 });
    while (puzzle.seen.sides[HOUSE]!.boxes.every(({ laid }) => laid === "")) puzzle.ask();
    const asked = puzzle.seen.alone!.points;
    const { boxes } = puzzle.seen.sides[HOUSE]!;
    const box = boxes.findIndex(({ laid }) => laid !== "");
    const piece = boxes[box]!.laid[0] as Kind;
    const pose = POSES_OF[piece][0]!;
    expect(puzzle.tryMove({ type: "position", target: HOUSE, box: box + 1, piece, pose })).toBeNull();
    const after = asked + 1;
    expect(puzzle.seen.alone!.points).toBe(after);
    const wrong = puzzle.wrongWord();
    const cost = penalty(wrong, puzzle.seen.sides[HOUSE]!.boxes);
    expect(puzzle.tryMove({ type: "guess", target: HOUSE, word: wrong })).toBeNull();
    expect(puzzle.seen.alone!.points).toBe(after + cost);
    const { word } = puzzle;
    expect(puzzle.tryMove({ type: "guess", target: HOUSE, word })).toBeNull();
    expect(puzzle.view(0).outcome).toEqual({
      winners: [0],
      ranking: [1],
      reason: "found",
      scores: [after + cost],
    });
    expect(puzzle.seen.sides[HOUSE]!.past).toEqual([{ word, by: 0 }]);
  });

  it("[B31] at 40 it is over, at whatever the last thing cost; whoever leaves has 40 too", () => {
    const puzzle = new Puzzle();
    puzzle.ask();
    while (!puzzle.over) puzzle.tryMove({ type: "guess", target: HOUSE, word: puzzle.wrongWord() });
    expect(puzzle.view(0).outcome).toEqual({ winners: [], ranking: [1], reason: "spent", scores: [40] });
    const left = new Puzzle();
    left.ask();
    left.ask();
    expect(left.move(0, { type: "resign" }).ok).toBe(true);
    expect(left.view(0).outcome).toMatchObject({ winners: [], reason: "left", scores: [40] });
  });

  it("[B31] where the board leaves nothing to ask, the turn waits for a guess", () => {
    const puzzle = new Puzzle();
    while (!puzzle.over && puzzle.ask());
    expect(puzzle.over || puzzle.view(0).awaiting.includes(0)).toBe(true);
  });

  it("[B32] what was not found is in no byte, at the end either", () => {
    const puzzle = new Puzzle();
    const heard: string[] = [];
    puzzle.ask();
    while (!puzzle.over) {
      puzzle.tryMove({ type: "guess", target: HOUSE, word: puzzle.wrongWord() });
      heard.push(
        ...[0, null].flatMap((viewer) => [...puzzle.heard(viewer), JSON.stringify(puzzle.view(viewer))]),
      );
    }
    expect(heard.join()).toContain("spent");
    expect(heard.join()).not.toContain(puzzle.word);
  });
});
