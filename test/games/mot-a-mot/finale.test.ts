import { describe, expect, it } from "vitest";
import { outcome, titles } from "../../../src/games/mot-a-mot/outcome.ts";
import { MOT_A_MOT_REFUSALS, refusal } from "../../../src/games/mot-a-mot/refusals.ts";
import { campOrder, emptierCamp } from "../../../src/games/mot-a-mot/roles.ts";
import { MotAMotTable } from "./round.ts";

const pairs = (list: readonly (readonly [number, number])[]) =>
  list.map(([speaker, seeker]) => ({ speaker, seeker }));

describe("the Finale", () => {
  it.each([
    [[3, 0, 2, 1], 0, [1, 3, 2, 0]],
    [[1, 1, 1, 1], 2, [2, 3, 0, 1]],
    [[2, 0, 2, 0], 3, [3, 1, 0, 2]],
  ])("[M35] with tokens %j and first lead %i the order is %j", (totals, firstLead, order) => {
    expect(campOrder(totals, firstLead)).toEqual(order);
  });

  it("[M35] each chooses in turn while the camp has room; the rest go to the other one", () => {
    const table = new MotAMotTable(4).toCamps();
    const [a, b, c, d] = table.choosing;
    expect(table.refusal(b!, { type: "camp", camp: "speakers" })).toBe("camp-not-yet");
    table.do(a!, { type: "camp", camp: "speakers" });
    expect(table.refusal(a!, { type: "camp", camp: "seekers" })).toBe("camp-late");
    table.do(b!, { type: "camp", camp: "speakers" });
    expect(table.round.finale).toBe(true);
    expect(table.phase.name).toBe("auction");
    expect([...table.speakers].sort()).toEqual([a, b].sort());
    expect([...table.seekers].sort()).toEqual([c, d].sort());
    expect(table.refusal(c!, { type: "camp", camp: "speakers" })).toBe("camp-late");
  });

  it("[M35] a full camp is refused, and camps before the Finale too", () => {
    const table = new MotAMotTable(6);
    expect(table.refusal(0, { type: "camp", camp: "speakers" })).toBe("no-camps-now");
    table.toCamps();
    const order = table.choosing;
    for (const seat of order.slice(0, 2)) table.do(seat, { type: "camp", camp: "speakers" });
    for (const seat of order.slice(2, 4)) table.do(seat, { type: "camp", camp: "seekers" });
    expect(table.refusal(order[4]!, { type: "camp", camp: "speakers" })).toBeNull();
    table.do(order[4]!, { type: "camp", camp: "seekers" });
    expect(table.last.at(-3)).toMatchObject({ type: "camp-chosen", camp: "speakers", by: "full" });
  });

  it.each([
    [{ speakers: [], seekers: [] }, 8, "seekers"],
    [{ speakers: [], seekers: [] }, 3, "speakers"],
    [{ speakers: [1], seekers: [] }, 6, "seekers"],
    [{ speakers: [1], seekers: [2, 3] }, 6, "speakers"],
    [{ speakers: [1, 2], seekers: [0] }, 4, "seekers"],
  ] as const)("[M35] who does not choose: with %j of %i goes to the %s", (camps, seats, camp) => {
    expect(emptierCamp(camps, seats)).toBe(camp);
  });

  it("[M35] fifteen seconds to choose", () => {
    const table = new MotAMotTable(4).toCamps();
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(15_000);
    expect(table.last[0]).toMatchObject({ type: "camp-chosen", by: "time" });
  });

  /** One round is won with three tokens; its winner speaks in the Finale. */
  function rich(): { table: MotAMotTable; seat: number } {
    const table = new MotAMotTable(4).auction(3);
    const [seeker] = table.seekers;
    table.find(seeker!).find(seeker!).find(seeker!).goOn();
    const seat = table.speakerTokens.indexOf(3);
    table.toCamps();
    while (table.phase.name === "camps") {
      const next = table.phase.waiting[0]!;
      const camp = next === seat || table.phase.camps.seekers.length === 2 ? "speakers" : "seekers";
      table.do(next, { type: "camp", camp });
    }
    return { table, seat };
  }

  it("[M36] 6 and 2 tokens: 8 clues, counts as 6, paid at once", () => {
    const { table, seat } = rich();
    expect(table.speakers).toContain(seat);
    const other = table.speakers.find((each) => each !== seat)!;
    expect(table.refusal(seat, { type: "bid", clues: 6, tokens: 4 })).toBe("tokens-too-many");
    expect(table.refusal(seat, { type: "bid", clues: 28, tokens: 3 })).toBe("bid-range");
    table.bid(other, 7);
    expect(table.refusal(seat, { type: "bid", clues: 7, tokens: 2 })).toBe("bid-not-lower");
    table.bid(seat, 6, 2);
    expect(table.round).toMatchObject({ giver: seat, budget: 8 });
    expect(table.speakerTokens[seat]).toBe(1);
  });

  it("[M36] the countdown starts at the auction number", () => {
    const { table, seat } = rich();
    table.bid(seat, 6, 2);
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(6000);
  });

  it("[M36] a bid that loses the auction costs nothing", () => {
    const { table, seat } = rich();
    table.bid(seat, 6, 3).bid(table.speakers.find((each) => each !== seat)!, 5);
    expect(table.speakerTokens[seat]).toBe(3);
  });

  it("[M36] tokens are for the Finale only", () => {
    const table = new MotAMotTable(4);
    expect(table.refusal(table.speakers[0]!, { type: "bid", clues: 6, tokens: 1 })).toBe(
      "tokens-finale-only",
    );
    expect(table.refusal(table.speakers[0]!, { type: "bid", clues: 6, tokens: 0 })).toBeNull();
  });

  it("[M37] the match is over after the Finale's pause", () => {
    const { table } = rich();
    table.skipRound();
    expect(table.table.over).toBe(true);
    const winner = table.speakerTokens.indexOf(3);
    const finder = table.seekerTokens.indexOf(3);
    expect(table.view(null).end).toEqual({ reason: "finale", speakers: [winner], seekers: [finder] });
  });
});

describe("a table where nobody does anything", () => {
  it.each([3, 4, 5, 6, 7, 8])("of %i comes to its end by its deadlines alone", (seats) => {
    const table = new MotAMotTable(seats);
    for (let due = 0; due < 100 && !table.table.over; due++) table.wait();
    expect(table.view(null).end?.reason).toBe("finale");
  });

  it("goes on whatever a single player leaves undone", () => {
    const table = new MotAMotTable(4).auction(4);
    table.wait(); // no clue
    table.clue().buzz(table.seekers[0]!).wait(); // no answer
    expect(table.round.wrong).toMatchObject([{ word: null }]);
    table.find(table.seekers[1]!).clue().wait(); // no last answer
    expect(table.phase.name).toBe("result");
    table.do(table.seekers[0]!, { type: "contest", clue: 1 }).wait(); // no vote
    expect(table.round.verdicts).toMatchObject([{ cancelled: false }]);
    expect(table.wait().round.no).toBe(2); // nobody is ready
  });
});

describe("titles and ranks", () => {
  it.each([
    [
      "one each",
      [
        [5, 0],
        [1, 4],
        [2, 2],
      ],
      [0],
      [1],
      [1, 1, 3],
    ],
    [
      "both",
      [
        [5, 4],
        [1, 3],
        [2, 2],
      ],
      [0],
      [0],
      [1, 2, 2],
    ],
    [
      "shared",
      [
        [3, 1],
        [3, 0],
        [0, 1],
      ],
      [0, 1],
      [0, 2],
      [1, 2, 3],
    ],
    [
      "equal in all",
      [
        [1, 1],
        [1, 1],
        [0, 0],
      ],
      [0, 1],
      [0, 1],
      [1, 1, 3],
    ],
  ] as const)("[M37] [M38] %s", (_, tokens, speakers, seekers, ranking) => {
    expect(titles(pairs(tokens))).toEqual({ speakers, seekers });
    const { state } = new MotAMotTable(3);
    const phase = { name: "finished", reason: "finale", speakers, seekers } as const;
    const result = outcome({ ...state, tokens: pairs(tokens), phase });
    expect(result?.ranking).toEqual(ranking);
    expect(result?.scores).toEqual(tokens.map(([a, b]) => a + b));
    expect(result?.winners).toEqual(ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : [])));
  });
});

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
    expect(table.view(null).end).toEqual({ reason: "too-few", speakers: [table.giver], seekers: [a] });
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
    for (const seat of table.seekers) leave(table, seat);
    expect(table.phase).toMatchObject({ name: "result", result: "void" });
    table.toFinale();
    expect(table.round.finale || table.table.over).toBe(true);
  });

  it("every refusal has a message that says what to do, with its details in place", () => {
    for (const code of MOT_A_MOT_REFUSALS) {
      const detail = { word: "w", entry: 1, last: 2, own: 3, clue: 4, fewest: 5, most: 6 };
      expect(refusal(code, detail).message, code).not.toMatch(/undefined|\{/);
    }
  });
});
