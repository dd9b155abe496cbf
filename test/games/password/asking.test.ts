import { describe, expect, it } from "vitest";
import { password } from "../../../src/games/password/index.ts";
import { Sitting } from "./sitting.ts";

/** Rows of [circle, letter or "" for the whole circle, which of the untold places is drawn, what comes]. */
type Row = readonly [circle: number, letter: string, lot: number, comes: string];

function tell(word: string, rows: readonly Row[], level: 1 | 2 = 1): Sitting {
  const table = new Sitting({ secrets: [word, word], options: { level, length: word.length } });
  for (const [i, [circle, letter, lot, comes]] of rows.entries()) {
    const row = `row ${i + 1}: ${word}, circle ${circle}, ${letter || "whole"}`;
    expect(`${row}: ${table.ask(circle, letter || undefined, lot)}`).toBe(`${row}: ${comes}`);
  }
  return table;
}

describe("answers", () => {
  it("[P15] SALADE: A has places 2 and 4, one at a time, then no, then it is barred", () => {
    tell("SALADE", [
      [7, "A", 1, "yes 4"],
      [7, "a", 0, "yes 2"],
      [7, "A", 0, "no"],
      [7, "A", 0, "password/letter-no-more"],
      [3, "À", 0, "password/letter-no-more"],
    ]);
  });

  it("[P14] DANSE: circle 2 is yes until D, S and N are discovered, then no, and is crossed", () => {
    const table = tell("DANSE", [
      [2, "", 0, "yes"],
      [2, "D", 0, "yes 1"],
      [2, "", 0, "yes"],
      [2, "S", 0, "yes 4"],
      [2, "N", 0, "yes 3"],
      [2, "", 0, "no"],
      [2, "", 0, "password/circle-crossed"],
      [2, "W", 0, "password/letter-absent"],
    ]);
    expect(password.view(table.state, 0).sides[1]).toMatchObject({
      letters: "DSN",
      positions: "143",
      absent: "WJ",
      circles: "-..........",
    });
  });

  it("[P20] OUI: circle 7 is yes, then barred until one of its letters is discovered", () => {
    tell("OUI", [
      [7, "", 0, "yes"],
      [7, "", 0, "password/circle-known"],
      [7, "O", 0, "yes 1"],
      [7, "", 0, "yes"],
    ]);
  });

  it("[P14] a second S does not count once S is discovered", () => {
    tell("SALSA", [
      [2, "S", 0, "yes 1"],
      [2, "", 0, "no"],
      [6, "S", 0, "yes 4"],
    ]);
  });

  it("[P20] another place of a letter that is known does not reopen a circle", () => {
    tell("SALSA", [
      [2, "S", 0, "yes 1"],
      [6, "", 0, "yes"], // the L
      [6, "S", 0, "yes 4"],
      [6, "", 0, "password/circle-known"],
      [4, "L", 0, "yes 3"], // a letter of circle 6, found on another circle
      [6, "", 0, "no"],
    ]);
  });

  it("[P20] a circle all of whose letters are known is barred, though it was never asked", () => {
    const table = tell("DANSE", [
      [2, "D", 0, "yes 1"],
      [2, "S", 0, "yes 4"],
      [2, "N", 0, "yes 3"],
      [3, "W", 0, "no"],
      [11, "J", 0, "no"],
      [2, "", 0, "password/circle-exhausted"],
      [2, "D", 0, "no"], // "another one?" may still be asked
    ]);
    expect(password.view(table.state, 1).sides[1]).toMatchObject({ absent: "WJ", noMore: "D" });
  });

  it("[P19] a circle answered no bars its letters on every circle", () => {
    tell("DANSE", [
      [12, "", 0, "no"],
      [9, "G", 0, "password/letter-absent"],
      [3, "P", 0, "password/letter-absent"],
      [9, "R", 0, "no"],
      [10, "R", 0, "password/letter-absent"],
    ]);
  });

  it("[P21] what could have been worked out may be asked", () => {
    tell("OUI", [
      [7, "O", 0, "yes 1"],
      [7, "U", 0, "yes 2"],
      [7, "I", 0, "yes 3"],
      [7, "E", 0, "no"],
      [7, "A", 0, "no"],
      [7, "", 0, "no"], // only Y was left
      [7, "Y", 0, "password/letter-absent"],
      [7, "O", 0, "no"],
    ]);
  });

  it("[P13] a letter must stand in the circle; a chance circle takes any letter and only a letter", () => {
    tell("DANSE", [
      [2, "E", 0, "password/letter-not-in-circle"],
      [2, "AE", 0, "password/not-a-letter"],
      [2, "?", 0, "password/not-a-letter"],
      [2, "œ", 0, "password/not-a-letter"],
      [3, "", 0, "password/chance-needs-letter"],
      [11, "", 0, "password/chance-needs-letter"],
      [3, "E", 0, "yes 5"],
      [11, "D", 0, "yes 1"],
    ]);
  });

  it("[P17] level 2 tells no places, and counts", () => {
    const table = tell(
      "SALADE",
      [
        [7, "A", 0, "yes"],
        [7, "A", 0, "yes"],
        [7, "A", 0, "no"],
        [7, "A", 0, "password/letter-no-more"],
        [2, "", 0, "yes"],
        [2, "S", 0, "yes"],
        [2, "S", 0, "no"],
      ],
      2,
    );
    expect(password.view(table.state, 1).sides[1]).toMatchObject({
      letters: "AAS",
      positions: "",
      noMore: "AS",
    });
  });

  it("[P14] [P15] a question says that it was for another one, wherever one is known to all", () => {
    const table = new Sitting({ secrets: ["KIWI", "SALADE"] });
    const another = (circle: number, letter?: string): boolean => {
      table.ask(circle, letter);
      const { last } = password.view(table.state, null);
      return last?.type === "asked" && last.another === true;
    };
    expect([another(7, "A"), another(7, "A"), another(7), another(2)]).toEqual([false, true, true, false]);
  });

  it("[P16] each yes at level 1 draws one lot, also for a single place; nothing else does", () => {
    const table = new Sitting({ secrets: ["KIWI", "SALADE"] });
    const lots = () => table.draws.filter((purpose) => purpose === "position").length;
    table.ask(7, "A");
    table.ask(2, "D");
    expect(lots()).toBe(2);
    table.ask(7, "O");
    table.ask(8);
    expect(lots()).toBe(2);
  });
});

describe("the hand", () => {
  it("[P12] one rolls once, and before one asks", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE"] });
    expect(table.code(0, { type: "ask", target: 1 })).toBe("password/roll-first");
    table.roll(2);
    expect(table.code(0, { type: "roll" })).toBe("password/already-rolled");
    expect(table.code(1, { type: "roll" })).toBe("password/not-your-turn");
    expect(table.code(1, { type: "ask", target: 0 })).toBe("password/not-your-turn");
    expect(password.view(table.state, null)).toMatchObject({
      phase: "asking",
      turn: 0,
      dice: [1, 1],
      circle: 2,
    });
  });

  it("[P12] one asks an opponent who is still in", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    table.leave(2);
    table.roll(2);
    expect(table.code(0, { type: "ask", target: 0 })).toBe("password/own-word");
    expect(table.code(0, { type: "ask", target: 2 })).toBe("password/side-out");
    expect(table.code(0, { type: "ask", target: 3 })).toBe("password/no-such-side");
  });

  it("[P18] yes keeps it, no passes it to the left", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI"] });
    const [rolled] = table.roll(2);
    expect(rolled).toEqual({ type: "rolled", seat: 0, dice: [1, 1], circle: 2 });
    expect(table.must(0, { type: "ask", target: 1 })).toEqual([
      { type: "asked", seat: 0, target: 1, circle: 2, letter: null, yes: true, position: null },
    ]);
    expect([table.turn, table.state.phase.name]).toEqual([0, "turn"]);
    table.roll(2);
    table.must(0, { type: "ask", target: 2 });
    expect([table.turn, table.state.phase.name]).toEqual([1, "turn"]);
    table.roll(4);
    table.must(1, { type: "ask", target: 0 });
    expect(table.turn).toBe(2);
    table.roll(6);
    table.must(2, { type: "ask", target: 0 });
    expect(table.turn).toBe(0);
  });

  it("[P18] each time a side must act it has a new wait", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE"] });
    const keys: string[] = [];
    const note = () => keys.push(password.waits(table.state)[0]!.key);
    note();
    table.roll(2);
    note();
    table.must(0, { type: "ask", target: 1 });
    note();
    table.timeOut();
    note();
    expect(new Set(keys).size).toBe(4);
    expect(password.waits(table.state)).toEqual([{ key: keys[3], seats: [1], limit: "clock" }]);
  });

  it("[P22] passes by itself when the circle leaves no question, and says why", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE"] });
    table.ask(12);
    table.handTo(0);
    const events = table.roll(12);
    expect(events).toEqual([
      { type: "rolled", seat: 0, dice: [6, 6], circle: 12 },
      { type: "passed", seat: 0, reason: "no-question" },
    ]);
    expect(password.view(table.state, null)).toMatchObject({
      phase: "turn",
      turn: 1,
      circle: 12,
      last: { type: "passed", seat: 0, reason: "no-question" },
    });
  });

  it("[P22] stays while another opponent may be asked, and passes when that one leaves", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE", "OUI", "ETE"] });
    table.ask(12);
    table.handTo(0);
    expect(table.roll(12)).toHaveLength(1);
    expect(table.code(0, { type: "ask", target: 1 })).toBe("password/circle-crossed");
    expect(table.leave(2).map(({ type }) => type)).toEqual(["side-left"]);
    expect(table.leave(3).map(({ type }) => type)).toEqual(["side-left", "passed"]);
    expect(table.turn).toBe(1);
  });

  it("[P26] passes when the time of a turn is up, before or after the roll; an old wait does nothing", () => {
    const table = new Sitting({ secrets: ["KIWI", "DANSE"] });
    const [first] = password.waits(table.state);
    expect(table.timeOut()).toEqual([{ type: "passed", seat: 0, reason: "time" }]);
    expect(table.turn).toBe(1);
    table.roll(4);
    expect(table.timeOut(first!.key)).toEqual([]);
    expect(table.timeOut()).toEqual([{ type: "passed", seat: 1, reason: "time" }]);
    expect(table.turn).toBe(0);
  });
});
