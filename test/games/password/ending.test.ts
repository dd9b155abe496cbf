import { describe, expect, it } from "vitest";
import { password } from "../../../src/games/password/index.ts";
import { viewSchema } from "../../../src/games/password/wire.ts";
import { Sitting } from "./sitting.ts";

const HONOUR = { words: "honour" } as const;
const end = (table: Sitting) => {
  const outcome = password.outcome(table.state);
  return outcome && { winner: outcome.winners, ranking: outcome.ranking, reason: outcome.reason };
};

describe("the end", () => {
  it("[P23] two sides: the right guess wins, both words are shown, nobody is awaited", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE"] });
    expect(table.must(0, { type: "guess", target: 1, word: "danse" })).toEqual([
      { type: "guessed", seat: 0, target: 1, word: "DANSE", right: true },
      { type: "finished", survivor: 0, word: "KIWI", winner: 0, dishonoured: false },
    ]);
    expect(end(table)).toEqual({ winner: [0], ranking: [1, 2], reason: "decoded" });
    expect(password.waits(table.state)).toEqual([]);
    const view = password.view(table.state, null);
    expect(view).toMatchObject({
      phase: "finished",
      turn: null,
      end: { winner: 0, survivor: 0, dishonoured: false },
    });
    expect(view.sides.map(({ word }) => word)).toEqual(["KIWI", "DANSE"]);
    expect(table.code(0, { type: "roll" })).toBe("password/not-your-turn");
    expect(table.timeOut("turn-1")).toEqual([]);
  });

  it("[P23] three sides: it is not over while two are left", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    table.must(0, { type: "guess", target: 1, word: "danse" });
    expect(end(table)).toBeNull();
    table.timeOut();
    table.must(2, { type: "guess", target: 0, word: "kiwi" });
    expect(end(table)).toEqual({ winner: [2], ranking: [2, 3, 1], reason: "decoded" });
  });

  it("[P23] four sides: one side may clear the table in one turn", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI", "ETE"] });
    for (const [target, word] of [
      [3, "ete"],
      [1, "danse"],
      [2, "oui"],
    ] as const) {
      table.must(0, { type: "guess", target, word });
    }
    expect(end(table)).toEqual({ winner: [0], ranking: [1, 3, 2, 4], reason: "decoded" });
  });

  it("every commitment is there to be opened", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE"] });
    expect(password.secrets(table.state)).toEqual([
      { seat: 0, epoch: 1, word: "KIWI", commitment: "sealed-0-1", nonce: "nonce of KIWI" },
      { seat: 1, epoch: 1, word: "DANSE", commitment: "sealed-1-1", nonce: "nonce of DANSE" },
    ]);
  });
});

describe("on honour", () => {
  it.each([
    ["KIWI", 0, [1, 2], "decoded", false],
    ["XQZ", 1, [2, 1], "dishonoured", true],
    ["BUVEZ", 1, [2, 1], "dishonoured", true],
    ["PARIS", 1, [2, 1], "dishonoured", true],
  ])("[P24] the survivor's %s is looked up: side %i wins", (word, winner, ranking, reason, dishonoured) => {
    const table = new Sitting({ secrets: [word, "QQQ"], options: HONOUR });
    table.must(0, { type: "guess", target: 1, word: "qqq" });
    expect(end(table)).toEqual({ winner: [winner], ranking, reason });
    expect(password.view(table.state, null).end).toEqual({ winner, survivor: 0, dishonoured });
  });

  it("[P24] the heir is the side guessed last, not the one that left last; the survivor comes last", () => {
    const table = new Sitting({ secrets: ["XQZ", "DANSE", "OUI", "ETE"], options: HONOUR });
    table.must(0, { type: "guess", target: 2, word: "oui" });
    table.must(0, { type: "guess", target: 1, word: "danse" });
    table.leave(3);
    expect(end(table)).toEqual({ winner: [1], ranking: [4, 1, 3, 2], reason: "dishonoured" });
  });

  it("[P24] when nobody was guessed the survivor keeps the win", () => {
    const table = new Sitting({ secrets: ["XQZ", "DANSE"], options: HONOUR });
    table.leave(1);
    expect(end(table)).toEqual({ winner: [0], ranking: [1, 2], reason: "last-left" });
    expect(password.view(table.state, 1).end).toMatchObject({ dishonoured: false });
  });
});

describe("leaving", () => {
  it.each(["resigned", "absent", "time"] as const)(
    "[P25] %s: out, the word shown, no target, no turn",
    (reason) => {
      const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
      expect(table.leave(1, reason)).toEqual([{ type: "side-left", seat: 1, reason, word: "DANSE" }]);
      expect(password.view(table.state, 2).sides[1]).toMatchObject({ out: reason, word: "DANSE" });
      expect(table.turn).toBe(0);
      table.timeOut();
      expect(table.turn).toBe(2);
    },
  );

  it("[P25] on one's turn the hand passes, before or after the roll", () => {
    const before = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    before.leave(0);
    expect(before.turn).toBe(1);
    const after = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    after.roll(2);
    after.leave(0);
    expect(password.view(after.state, null)).toMatchObject({ phase: "turn", turn: 1 });
  });

  it("[P25] of somebody else does not restart the time of the side to move", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    const waits = password.waits(table.state);
    table.leave(1);
    expect(password.waits(table.state)).toEqual(waits);
  });

  it("[P25] the last one left wins", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    table.leave(0);
    expect(table.leave(2).map(({ type }) => type)).toEqual(["side-left", "finished"]);
    expect(end(table)).toEqual({ winner: [1], ranking: [3, 1, 2], reason: "last-left" });
  });

  it("[P25] while words are chosen: the others begin when they are ready", () => {
    const table = new Sitting({ seats: 3 });
    table.must(0, { type: "secret", word: "oui" });
    table.must(1, { type: "secret", word: "kiwi" });
    expect(table.leave(2)).toMatchObject([
      { type: "side-left", seat: 2, word: null },
      { type: "order-rolled", starts: 0 },
    ]);
    expect(table.log.at(-1)).toMatchObject({ rounds: [[{ seat: 0 }, { seat: 1 }]] });
  });

  it("[P25] while words are chosen: the last one left wins, with or without a word", () => {
    const table = new Sitting({ seats: 2 });
    expect(table.leave(0).at(-1)).toEqual({
      type: "finished",
      survivor: 1,
      word: null,
      winner: 1,
      dishonoured: false,
    });
    expect(password.secrets(table.state)).toEqual([]);
  });
});

describe("the state", () => {
  it("is plain JSON, and views fit the wire, at every step of a match", () => {
    const table = new Sitting({ secrets: ["SALADE", "DANSE", "OUI"] });
    const check = () => {
      expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
      for (const viewer of [null, 0, 1, 2]) viewSchema.parse(password.view(table.state, viewer));
    };
    check();
    table.ask(2);
    check();
    table.ask(7, "A");
    check();
    table.handTo(0).must(0, { type: "guess", target: 2, word: "oui" });
    check();
    table.leave(1);
    check();
  });

  it("is the fold of its events", () => {
    const table = new Sitting({ secrets: ["SALADE", "DANSE"] });
    table.ask(2);
    table.ask(7, "A");
    table.handTo(0).must(0, { type: "guess", target: 1, word: "danse" });
    const log: typeof table.log = JSON.parse(JSON.stringify(table.log));
    const { options, language } = table.state;
    const replayed = log.reduce(password.apply, password.init({ seats: 2, language, options }));
    expect(replayed).toEqual(table.state);
  });
});
