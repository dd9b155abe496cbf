import { describe, expect, it } from "vitest";
import { HOUSE } from "../../../src/games/alone.ts";
import { circleOf } from "../../../src/games/password/circles.ts";
import type { PasswordMove, PasswordState, PasswordView } from "../../../src/games/password/index.ts";
import { optionsSchema } from "../../../src/games/password/wire.ts";
import { passwordKit } from "../../contracts/kits/password.ts";
import { seedOf, Table } from "../../contracts/play.ts";

class Puzzle extends Table {
  constructor(seed = 1) {
    super(
      passwordKit,
      { name: "the puzzle of the day", seats: 1, options: optionsSchema.parse({ daily: true }) },
      seedOf(seed),
    );
  }

  get state_(): PasswordState {
    return this.game as PasswordState;
  }

  get word(): string {
    return this.state_.sides[HOUSE]!.secret!.word;
  }

  get seen(): PasswordView {
    return this.view(0) as unknown as PasswordView;
  }

  play(move: PasswordMove): void {
    const verdict = this.move(0, move);
    expect(verdict.ok ? null : verdict.error.code).toBeNull();
  }

  /** Rolls, and asks the first thing that may be asked; with `letter` for that one where it may be. */
  turn(letter?: string): void {
    this.play({ type: "roll" });
    if (this.over || this.seen.phase !== "asking") return;
    const ask = { type: "ask", target: HOUSE, ...(letter && { letter }) } as const;
    if (this.move(0, ask).ok) return;
    for (const each of "ESARTINULODCPMVGFBHQYXJKWZ")
      if (this.move(0, { type: "ask", target: HOUSE, letter: each }).ok) return;
  }

  /** A word of the dictionary that is not the one, and was not tried. */
  wrongWord(): string {
    const { wrong } = this.seen.sides[HOUSE]!;
    return passwordKit.words.common.find((word) => word !== this.word && !wrong.includes(word))!;
  }

  guess(word: string): void {
    this.play({ type: "guess", target: HOUSE, word });
  }
}

describe("the puzzle of the day", () => {
  it("[P27] is a common word of five to seven letters, asked by one alone, turn after turn", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const puzzle = new Puzzle(seed);
      expect(puzzle.word.length).toBeGreaterThanOrEqual(5);
      expect(puzzle.word.length).toBeLessThanOrEqual(7);
      expect(passwordKit.words.common).toContain(puzzle.word);
      expect(puzzle.view(0)).toMatchObject({ phase: "turn", turn: 0, awaiting: [0], deadline: null });
      while (!puzzle.over && puzzle.seen.alone!.points < 10) puzzle.turn();
      expect(puzzle.view(0).awaiting, "after a no as after a yes").toEqual([0]);
    }
  });

  it("[P28] every throw is drawn before the first: guesses in between change none", () => {
    const fallen = (guesses: boolean): number[] => {
      const puzzle = new Puzzle();
      const circles: number[] = [];
      for (let i = 0; i < 8; i++) {
        if (guesses && i % 2 === 0) puzzle.guess(puzzle.wrongWord());
        puzzle.turn();
        circles.push(puzzle.seen.circle!);
      }
      expect(circles).toEqual(puzzle.state_.alone!.throws.slice(0, 8).map(circleOf));
      return circles;
    };
    expect(fallen(true)).toEqual(fallen(false));
  });

  it("[P28] of several places of a letter the one is told that was drawn first", () => {
    let told = 0;
    for (let seed = 1; seed <= 400 && told < 3; seed++) {
      const puzzle = new Puzzle(seed);
      const twice = [...puzzle.word].find((letter, i) => puzzle.word.indexOf(letter, i + 1) >= 0);
      if (twice === undefined) continue;
      const order = puzzle.state_.alone!.places.filter((place) => puzzle.word[place - 1] === twice);
      const heard: number[] = [];
      while (!puzzle.over && heard.length < order.length) {
        puzzle.turn(twice);
        const { last } = puzzle.seen;
        if (last?.type === "asked" && last.letter === twice && last.position !== null && last.yes)
          if (!heard.includes(last.position)) heard.push(last.position);
      }
      if (heard.length === 0) continue;
      expect(heard).toEqual(order.slice(0, heard.length));
      if (heard.length > 1) told++;
    }
    expect(told).toBeGreaterThan(0);
  });

  it("[P29] a throw costs 1, a wrong word 2, and the word ends it", () => {
    const puzzle = new Puzzle();
    puzzle.turn();
    puzzle.turn();
    puzzle.guess(puzzle.wrongWord());
    expect(puzzle.seen.alone).toEqual({ points: 4, most: 40 });
    puzzle.guess(puzzle.word);
    expect(puzzle.view(0).outcome).toEqual({ winners: [0], ranking: [1], reason: "found", scores: [4] });
    expect(puzzle.seen.sides[HOUSE]).toMatchObject({ out: "guess", word: puzzle.word });
  });

  it("[P29] at 40 it is over, at whatever the last thing cost; whoever leaves has 40 too", () => {
    const thrown = new Puzzle();
    while (!thrown.over) thrown.turn();
    expect(thrown.state_.alone!.rolled).toBe(40);
    expect(thrown.view(0).outcome).toEqual({ winners: [], ranking: [1], reason: "spent", scores: [40] });
    const guessed = new Puzzle();
    guessed.turn();
    while (!guessed.over) guessed.guess(guessed.wrongWord());
    expect(guessed.view(0).outcome).toMatchObject({ reason: "spent", scores: [40] });
    const left = new Puzzle();
    left.turn();
    expect(left.move(0, { type: "resign" }).ok).toBe(true);
    expect(left.view(0).outcome).toMatchObject({ winners: [], reason: "left", scores: [40] });
  });

  it("[P30] what was not found is in no byte, at the end either", () => {
    const puzzle = new Puzzle();
    const heard: string[] = [];
    while (!puzzle.over) {
      puzzle.turn();
      heard.push(
        ...[0, null].flatMap((viewer) => [...puzzle.heard(viewer), JSON.stringify(puzzle.view(viewer))]),
      );
    }
    expect(heard.join()).not.toContain(`"${puzzle.word}"`);
    expect(heard.join()).not.toContain("throws");
  });
});
