import { describe, expect, it } from "vitest";
import { outcome, titles } from "../../../src/games/mot-a-mot/outcome.ts";
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

  /** Each round won brings three tokens to one seat, which speaks in the Finale. */
  function rich(won = 1): { table: MotAMotTable; seat: number } {
    const table = new MotAMotTable(4);
    const seat = table.round.lead!;
    for (let rounds = 0; rounds < won; rounds++) {
      while (table.round.lead !== seat) table.skipRound();
      table.auction(3);
      const [seeker] = table.seekers;
      table.find(seeker!).find(seeker!).find(seeker!).goOn();
    }
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

  it("[M36] 2 and 4 tokens: six clues are bid as 2; the number is at least 1, all together at least 3", () => {
    const { table, seat } = rich(2);
    expect(table.speakerTokens[seat]).toBe(6);
    for (const [clues, tokens] of [
      [2, 4],
      [1, 2],
      [1, 6],
    ] as const)
      expect(table.refusal(seat, { type: "bid", clues, tokens }), `${clues} and ${tokens}`).toBeNull();
    for (const [clues, tokens] of [
      [0, 5],
      [2, 0],
      [1, 1],
      [-1, 6],
      [27, 4],
    ] as const)
      expect(table.refusal(seat, { type: "bid", clues, tokens }), `${clues} and ${tokens}`).toBe("bid-range");
    table.bid(seat, 2, 4).wait();
    expect(table.round).toMatchObject({ giver: seat, budget: 6 });
  });

  it("[M36] a bid of 3 does not end the auction while somebody left could pay to go lower", () => {
    const { table, seat } = rich();
    const other = table.speakers.find((each) => each !== seat)!;
    table.bid(other, 3);
    expect(table.phase).toMatchObject({ name: "auction" });
    table.bid(seat, 1, 2);
    expect(table.round).toMatchObject({ giver: seat, budget: 3 });
  });

  it("[M36] a bid of 3 wins at once when nobody left holds tokens enough", () => {
    const { table, seat } = rich();
    const other = table.speakers.find((each) => each !== seat)!;
    table.bid(seat, 3);
    expect(table.round).toMatchObject({ giver: seat, budget: 3 });
    expect(table.refusal(other, { type: "bid", clues: 2 })).toBe("bid-late");
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
    [
      "no title without a token",
      [
        [0, 2],
        [0, 0],
        [0, 1],
      ],
      [],
      [0],
      [1, 3, 2],
    ],
    [
      "no token at all",
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      [],
      [],
      [1, 1, 1],
    ],
  ] as const)("[M37] [M38] [M46] %s", (_, tokens, speakers, seekers, ranking) => {
    const state = { ...new MotAMotTable(3).state, tokens: pairs(tokens) };
    expect(titles(state)).toEqual({ speakers, seekers });
    const phase = { name: "finished", reason: "finale", speakers, seekers } as const;
    const result = outcome({ ...state, phase });
    expect(result?.ranking).toEqual(ranking);
    expect(result?.scores).toEqual(tokens.map(([a, b]) => a + b));
    expect(result?.winners).toEqual(ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : [])));
  });

  it("[M46] who left wins no title and ranks behind all who stayed", () => {
    const tokens = pairs([
      [5, 4],
      [1, 0],
      [0, 0],
      [2, 2],
    ]);
    const state = { ...new MotAMotTable(4).state, tokens, silent: [0, 3] };
    const won = titles(state);
    expect(won).toEqual({ speakers: [1], seekers: [] });
    const result = outcome({ ...state, phase: { name: "finished", reason: "too-few", ...won } });
    expect(result).toMatchObject({ winners: [1], ranking: [3, 1, 2, 4] });
  });
});
