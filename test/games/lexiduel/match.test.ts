import { describe, expect, it } from "vitest";
import type { LexiduelState } from "../../../src/games/lexiduel/index.ts";
import { parseMove } from "../../../src/games/lexiduel/notation.ts";
import { optionsSchema } from "../../../src/games/lexiduel/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { lexiduelKit } from "../../contracts/kits/lexiduel.ts";
import { seedOf, Table } from "../../contracts/play.ts";

/** Whole matches: turns, passes, rounds, games, time. */
function tableWith(options: Record<string, unknown>, words = lexiduelKit.words): Table {
  const setup = { name: "", seats: 2, options: optionsSchema.parse(options) };
  return new Table({ ...lexiduelKit, words }, setup, seedOf(1));
}

const stateOf = (table: Table): LexiduelState => table.game as LexiduelState;

/** Plays a text move, or `pass`, for a seat and answers `ok` or the code of the refusal. */
function play(table: Table, seat: number, text: string): string {
  const parsed = text === "pass" ? null : parseMove(text, stateOf(table).position.board);
  if (parsed && !parsed.ok) throw new Error(text);
  const verdict = table.move(seat, parsed ? parsed.value : { type: "pass" });
  return verdict.ok ? "ok" : verdict.error.code;
}

describe("turns and the end", () => {
  it("[L19] blue begins, and both move in turn", () => {
    const table = tableWith({});
    expect(play(table, 1, "C3 right MER")).toBe("lexiduel/not-your-turn");
    expect(play(table, 0, "C3 right MER")).toBe("ok");
    expect(play(table, 0, "C3 down MON")).toBe("lexiduel/not-your-turn");
    expect(play(table, 1, "C3 down MON")).toBe("ok");
    expect(stateOf(table).position.board.slice(42, 45)).toBe("MER");
    expect(stateOf(table).position.board[62]).toBe("o");
  });

  it("[L2] posed letters leave the mover's stock, taken ones come back to none", () => {
    const table = tableWith({});
    for (const [seat, text] of [
      [0, "C3 right MER"],
      [1, "C3 down MON"],
      [0, "C3 right MERVEILLE"],
      [1, "C1 down LIMON"],
    ] as const)
      expect(play(table, seat, text)).toBe("ok");
    const { stocks, board } = stateOf(table).position;
    expect([stocks.blue[12], stocks.red[12]]).toEqual([7, 8]); // M: posed by blue, taken by red
    expect(board[42]).toBe("m");
  });

  it("[L19] ends after the agreed rounds, and a primer in the last move needs no reply", () => {
    const table = tableWith({ rounds: 2 });
    play(table, 0, "C3 right MER");
    play(table, 1, "C3 down MON");
    play(table, 0, "C3 right MERE");
    expect(play(table, 1, "P3 right JEU")).toBe("ok");
    expect(table.view(null).outcome).toEqual({
      winners: [0],
      ranking: [1, 2],
      reason: "points",
      scores: [4, 0],
    });
  });

  it("[L22] equal points are a draw", () => {
    const table = tableWith({ rounds: 2 });
    play(table, 0, "C3 right MER");
    play(table, 1, "C3 down MON");
    play(table, 0, "pass");
    play(table, 1, "P3 right JEU");
    expect(table.view(null).outcome).toMatchObject({ winners: [0, 1], ranking: [1, 1], scores: [0, 0] });
  });

  it("[L22] who resigns loses, whatever the points", () => {
    const table = tableWith({});
    play(table, 0, "C3 right MER");
    play(table, 1, "C3 down MON");
    play(table, 0, "C3 right MERVEILLE");
    table.move(0, { type: "resign" });
    expect(table.view(null).outcome).toEqual({
      winners: [1],
      ranking: [2, 1],
      reason: "resigned",
      scores: [9, 0],
    });
  });
});

describe("passing", () => {
  it("[L20] not on the first move", () => {
    expect(play(tableWith({}), 0, "pass")).toBe("lexiduel/pass-first");
  });

  it("[L20] not when a reply is due and possible", () => {
    const table = tableWith({});
    play(table, 0, "C3 right MER");
    expect(play(table, 1, "pass")).toBe("lexiduel/pass-reply");
    expect(play(table, 1, "P3 right JEU")).toBe("lexiduel/reply-due");
  });

  it("[L8] [L20] a reply that does not exist may be passed, and then is no longer waited for", () => {
    const table = tableWith({}, lexiconOf("fr", ["XIX", "MER"]));
    play(table, 0, "C3 right XIX");
    expect(play(table, 1, "pass")).toBe("ok");
    expect(stateOf(table).position.pending).toBeNull();
    expect(play(table, 0, "P3 right MER")).toBe("ok");
  });

  it("[L20] two in a row end the game", () => {
    const table = tableWith({});
    play(table, 0, "C3 right MER");
    play(table, 1, "C3 down MON");
    play(table, 0, "pass");
    play(table, 1, "P3 right JEU");
    play(table, 0, "P3 down JE");
    expect(table.over).toBe(false);
    const next = tableWith({});
    play(next, 0, "C3 right MER");
    play(next, 1, "C3 down MON");
    play(next, 0, "pass");
    play(next, 1, "pass");
    expect(next.over).toBe(true);
  });
});

describe("a match of two games", () => {
  it("[L21] the other side begins the second, stocks are full, points are added", () => {
    const table = tableWith({ rounds: 2, games: 2 });
    play(table, 0, "C3 right MER");
    play(table, 1, "C3 down MON");
    play(table, 0, "C3 right MERVEILLE");
    play(table, 1, "C1 down LIMON");
    expect(table.over).toBe(false);
    expect(table.view(null)).toMatchObject({ game: 2, blue: 1, turn: 1, made: 0, scores: [0, 0] });
    expect(stateOf(table).played).toMatchObject([{ blue: 0, reason: "rounds", scores: [8, 6] }]);
    expect(play(table, 0, "C3 right MER")).toBe("lexiduel/not-your-turn");
    play(table, 1, "C3 right MER");
    play(table, 0, "C3 down MON");
    play(table, 1, "C3 right MERVEILLE");
    play(table, 0, "C1 down LIMON");
    expect(table.view(null).outcome).toMatchObject({ winners: [0, 1], scores: [14, 14] });
  });
});

describe("time", () => {
  const clock = { kind: "turn", seconds: 30 };

  it("[L23] up on the first move loses", () => {
    const table = tableWith({ clock });
    table.wait();
    expect(table.view(null).outcome).toMatchObject({ winners: [1], reason: "time" });
  });

  it("[L23] up when a reply is due and possible loses", () => {
    const table = tableWith({ clock });
    play(table, 0, "C3 right MER");
    table.wait();
    expect(table.view(null).outcome).toMatchObject({ winners: [0], reason: "time" });
  });

  it("[L23] up elsewhere is a pass, which does not count towards two in a row", () => {
    const table = tableWith({ clock, rounds: 10 });
    play(table, 0, "C3 right MER");
    play(table, 1, "C3 down MON");
    play(table, 0, "pass");
    table.wait();
    expect(table.over).toBe(false);
    expect(play(table, 0, "pass")).toBe("ok");
    expect(table.over).toBe(false);
    expect(play(table, 1, "pass")).toBe("ok");
    expect(table.over).toBe(true);
  });

  it("[L23] used up for the whole game loses", () => {
    const table = tableWith({ clock: { kind: "game", seconds: 60 } });
    play(table, 0, "C3 right MER");
    play(table, 1, "C3 down MON");
    table.wait();
    expect(table.view(null).outcome).toMatchObject({ winners: [1], reason: "time" });
  });
});
