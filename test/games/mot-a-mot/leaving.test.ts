import { describe, expect, it } from "vitest";
import { MOT_A_MOT_REFUSALS, refusal } from "../../../src/games/mot-a-mot/refusals.ts";
import { MotAMotTable } from "./round.ts";

describe("leaving", () => {
  const leave = (table: MotAMotTable, seat: number) => table.table.move(seat, { type: "resign" });

  it("[M39] with fewer than three left the match is over, with the tokens as they stand", () => {
    const table = new MotAMotTable(4).auction(3);
    const [a] = table.seekers;
    table.find(a!).find(a!).find(a!);
    leave(table, table.giver);
    expect(table.table.over).toBe(false);
    leave(table, table.seekers[1]!);
    expect(table.table.over).toBe(true);
    // The giver holds most speaker tokens, and has left: nobody else has one.
    expect(table.view(null).end).toEqual({ reason: "too-few", speakers: [], seekers: [a] });
  });

  it("[M39] a speaker who leaves while speaking has failed", () => {
    const table = new MotAMotTable(6).auction(9).clue();
    leave(table, table.giver);
    expect(table.phase).toMatchObject({ name: "result", result: "failed", gains: table.speakers.slice(1) });
  });

  it("[M39] a seat with the floor has missed its answer", () => {
    const table = new MotAMotTable(6).auction(9).clue();
    const [a] = table.seekers;
    table.buzz(a!);
    leave(table, a!);
    expect(table.phase).toMatchObject({ name: "speaking", floor: null });
    expect(table.round.wrong).toMatchObject([{ seat: a, word: null }]);
  });

  it("[M39] the auction does not wait for who has left, nor does a vote or the pause", () => {
    const table = new MotAMotTable(6);
    const [a, b, c] = table.speakers;
    table.bid(a!, 9).do(b!, { type: "pass" });
    leave(table, c!);
    expect(table.phase.name).toBe("speaking");
  });

  it("[M39] a round without seekers is void, and the silent are given a camp", () => {
    const table = new MotAMotTable(5);
    table.bid(table.speakers[0]!, 9); // from here on it counts
    for (const seat of table.seekers) leave(table, seat);
    expect(table.phase).toMatchObject({ name: "result", result: "void" });
    table.toFinale();
    expect(table.round.finale || table.table.over).toBe(true);
  });

  it("[M44] the bid of who leaves is void: the one before revives, counted anew, and may be undercut", () => {
    const table = new MotAMotTable(6);
    const [a, b, c] = table.speakers;
    table.bid(a!, 7).later(2000).bid(b!, 5).later(3000);
    leave(table, b!);
    expect(table.phase).toMatchObject({ name: "auction", bids: [{ seat: a, clues: 7 }] });
    expect(table.last).toContainEqual({ type: "bid-voided", seat: b, until: table.table.now + 7000 });
    expect(table.refusal(c!, { type: "bid", clues: 7 })).toBe("bid-not-lower");
    expect(table.refusal(c!, { type: "bid", clues: 6 })).toBeNull();
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(7000);
    expect(table.round).toMatchObject({ giver: a, budget: 7 });
  });

  it("[M44] an earlier bid that is void leaves the last one to count on", () => {
    const table = new MotAMotTable(6);
    const [a, b] = table.speakers;
    table.bid(a!, 7).bid(b!, 5).later(3000);
    leave(table, a!);
    expect(table.phase).toMatchObject({ name: "auction", bids: [{ seat: b, clues: 5 }] });
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(2000);
    expect(table.round).toMatchObject({ giver: b, budget: 5 });
  });

  it("[M44] the revived bid wins as soon as nobody is left to bid", () => {
    const table = new MotAMotTable(6);
    const [a, b, c] = table.speakers;
    table.bid(a!, 7).bid(b!, 5);
    leave(table, b!);
    table.do(c!, { type: "pass" });
    expect(table.round).toMatchObject({ giver: a, budget: 7 });
  });

  it("[M44] the only bid is void: the auction opens anew, with its whole time", () => {
    const table = new MotAMotTable(6, { bidSeconds: 20 });
    const [a, b] = table.speakers;
    table.bid(a!, 7).later(3000);
    leave(table, a!);
    expect(table.phase).toMatchObject({ name: "auction", bids: [], until: table.table.now + 20_000 });
    expect(table.refusal(b!, { type: "bid", clues: 8 })).toBeNull();
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(20_000);
    expect(table.round.thrown).toBe(1);
  });

  it("[M45] a speaker without rivals bids nine clues at most", () => {
    const table = new MotAMotTable(6);
    const [a, b, c] = table.speakers;
    table.bid(b!, 20); // from here on it counts; and with who leaves, the bid goes
    leave(table, b!);
    expect(table.refusal(a!, { type: "bid", clues: 30 })).toBeNull();
    expect(table.view(a!).auction?.most).toBe(30);
    leave(table, c!);
    expect(table.view(a!).auction?.most).toBe(9);
    expect(table.refusal(a!, { type: "bid", clues: 10 })).toBe("bid-range");
    expect(table.refusal(a!, { type: "bid", clues: 9 })).toBeNull();
  });
});

describe("refusals", () => {
  it("every refusal has a message that says what to do, with its details in place", () => {
    for (const code of MOT_A_MOT_REFUSALS) {
      const detail = {
        word: "w",
        entry: 1,
        last: 2,
        own: 3,
        clue: 4,
        fewest: 5,
        most: 6,
        digits: 7,
        cost: 8,
        left: 9,
      };
      expect(refusal(code, detail).message, code).not.toMatch(/undefined|\{/);
    }
  });
});
