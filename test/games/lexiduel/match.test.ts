import { describe, expect, it } from "vitest";
import type { LexiduelState } from "../../../src/games/lexiduel/index.ts";
import { parseMove } from "../../../src/games/lexiduel/notation.ts";
import { optionsSchema } from "../../../src/games/lexiduel/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { foldLog } from "../../../src/match/log.ts";
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

/** Plays moves in turn; each of them is allowed. */
function playAll(table: Table, first: number, ...texts: readonly string[]): void {
  for (const [i, text] of texts.entries()) expect(play(table, (first + i) % 2, text)).toBe("ok");
}
/** A game of two rounds, in which who begins has 8 points and the other side 6. */
const EIGHT_SIX = ["C3 right MER", "C3 down MON", "C3 right MERVEILLE", "C1 down LIMON"];
/** The same with 9 to 0. */
const NINE_NIL = ["C3 right MER", "C3 down MON", "C3 right MERVEILLE", "pass"];
const NIL_NIL = ["C3 right MER", "C3 down MON", "pass", "pass"];
const concede = (table: Table, seat: number): string => {
  const verdict = table.move(seat, { type: "concede" });
  return verdict.ok ? "ok" : verdict.error.code;
};

describe("a match of two games", () => {
  const both = { rounds: 2, games: 2 };

  it.each([
    [
      "one game each, both played out: the points of both decide",
      EIGHT_SIX,
      NINE_NIL,
      [1],
      "points",
      [8, 15],
    ],
    ["one game each, equal points: a draw", EIGHT_SIX, EIGHT_SIX, [0, 1], "points", [14, 14]],
    ["one game won, one drawn: no points are needed", EIGHT_SIX, NIL_NIL, [0], "games", [8, 6]],
    ["both drawn: a draw", NIL_NIL, NIL_NIL, [0, 1], "points", [0, 0]],
  ] as const)("[L25] %s", (_, first, second, winners, reason, scores) => {
    const table = tableWith(both);
    playAll(table, 0, ...first);
    playAll(table, 1, ...second);
    expect(table.view(null).outcome).toMatchObject({ winners, reason, scores });
  });

  it("[L25] two games won beat any number of points", () => {
    const table = tableWith(both);
    playAll(table, 0, ...NINE_NIL.slice(0, 3));
    concede(table, 0);
    playAll(table, 1, ...EIGHT_SIX);
    const outcome = { winners: [1], ranking: [2, 1], reason: "games", scores: [15, 8] };
    expect(table.view(null).outcome).toEqual(outcome);
  });

  it("[L26] a concession ends that game alone: the other side wins it, and the second begins", () => {
    const table = tableWith(both);
    playAll(table, 0, ...NINE_NIL.slice(0, 3));
    expect(concede(table, 0)).toBe("ok"); // 9 points ahead, and not to move
    expect(table.over).toBe(false);
    expect(stateOf(table).played).toMatchObject([{ reason: "conceded", winner: 1, scores: [9, 0] }]);
    expect(table.view(null)).toMatchObject({ game: 2, blue: 1, turn: 1, made: 0 });
    expect(table.view(null)).toMatchObject({ last: { type: "game-conceded", seat: 0 } });
  });

  it("[L25] one game each with a concession among them is a draw, whatever the points", () => {
    const table = tableWith(both);
    playAll(table, 0, "C3 right MER");
    concede(table, 1);
    playAll(table, 1, ...NINE_NIL);
    const outcome = { winners: [0, 1], ranking: [1, 1], reason: "games", scores: [0, 9] };
    expect(table.view(null).outcome).toEqual(outcome);
  });

  it("[L26] who concedes both games loses the match", () => {
    const table = tableWith(both);
    concede(table, 1);
    expect(concede(table, 1)).toBe("ok");
    expect(table.view(null).outcome).toMatchObject({ winners: [0], reason: "games" });
    expect(concede(table, 1)).toBe("match/finished");
  });

  it("[L26] in a match of one game a concession is its end", () => {
    const table = tableWith({ rounds: 2 });
    playAll(table, 0, ...NINE_NIL.slice(0, 3));
    concede(table, 0);
    expect(table.view(null).outcome).toMatchObject({ winners: [1], reason: "conceded", scores: [9, 0] });
  });

  it.each([
    ["resigned", {}, (table: Table) => table.move(0, { type: "resign" })],
    ["time", { clock: { kind: "game", seconds: 60 } }, (table: Table) => table.wait()],
  ])("[L22] who leaves for good in the first game (%s) loses the match", (reason, more, go) => {
    const table = tableWith({ ...both, ...more });
    playAll(table, 0, "C3 right MER", "C3 down MON");
    go(table);
    expect(table.view(null).outcome).toMatchObject({ winners: [1], reason });
  });

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

describe("an open-ended game", () => {
  it("[L27] goes on beyond the rounds that were named, and two passes in a row end it", () => {
    const table = tableWith({ open: true, rounds: 2 });
    playAll(table, 0, ...EIGHT_SIX);
    expect(table.over).toBe(false);
    expect(table.view(null)).toMatchObject({ open: true, rounds: 60 });
    playAll(table, 0, "pass", "pass");
    expect(table.view(null).outcome).toMatchObject({ winners: [0], reason: "points", scores: [8, 6] });
  });

  it("[L27] ends with a concession", () => {
    const table = tableWith({ open: true });
    playAll(table, 0, ...EIGHT_SIX);
    concede(table, 0);
    expect(table.view(null).outcome).toMatchObject({ winners: [1], reason: "conceded" });
  });

  it("[L27] ends after sixty rounds", () => {
    const table = tableWith({ open: true, clock: { kind: "turn", seconds: 30 } });
    playAll(table, 0, "C3 right MER", "C3 down MON");
    for (let move = 3; move <= 120; move++) {
      expect(table.over).toBe(false);
      table.wait();
    }
    expect(table.view(null).outcome).toMatchObject({ reason: "points" });
    expect(stateOf(table).played).toMatchObject([{ reason: "rounds" }]);
  });
});

describe("a log of older rules", () => {
  it("is decided by the points of both games, as it was", () => {
    const table = tableWith({ rounds: 2, games: 2 });
    playAll(table, 0, ...EIGHT_SIX);
    playAll(table, 1, ...NIL_NIL);
    const log = table.log.map((commit) => ({
      ...commit,
      events: commit.events.map((event) => {
        const { winner: _, ...before } = event as typeof event & { winner?: number };
        return event.type === "game-ended" ? before : event;
      }),
    }));
    const state = foldLog(lexiduelKit.rules, log as typeof table.log);
    expect(state?.progress).toMatchObject({ stage: "finished" });
    expect(lexiduelKit.rules.outcome((state!.progress as { game: unknown }).game)).toMatchObject({
      winners: [0],
      reason: "points",
      scores: [8, 6],
    });
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
