import { describe, expect, it } from "vitest";
import { motAMot } from "../../../src/games/mot-a-mot/index.ts";
import { leadOf, roundsOf, speakersAround } from "../../../src/games/mot-a-mot/roles.ts";
import { optionsSchema } from "../../../src/games/mot-a-mot/wire.ts";
import { MotAMotTable } from "./round.ts";

describe("who does what", () => {
  it("[M2] three different numbers are drawn once, in ascending order", () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const { numbers } = new MotAMotTable(4, {}, undefined, seed).state;
      expect(new Set(numbers).size).toBe(3);
      expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
      seen.add(numbers.join());
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it("[M2] the numbers stay the same on every card of the match", () => {
    const table = new MotAMotTable(4);
    const { numbers } = table.state;
    expect(table.skipRound().skipRound().state.numbers).toEqual(numbers);
  });

  it("[M3] any seat may lead first", () => {
    const leads = Array.from({ length: 40 }, (_, i) => new MotAMotTable(5, {}, undefined, i).state.firstLead);
    expect(new Set(leads).size).toBe(5);
  });

  it.each([
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
    [6, 3, 3],
    [7, 3, 4],
    [8, 3, 5],
  ])("[M4] %i players: %i speakers, %i seekers", (seats, speakers, seekers) => {
    const table = new MotAMotTable(seats);
    expect(table.speakers).toHaveLength(speakers);
    expect(table.seekers).toHaveLength(seekers);
  });

  it.each([
    [4, 3, [3, 0]],
    [3, 1, [1, 2]],
    [5, 0, [0, 1, 4]],
    [8, 7, [7, 0, 6]],
  ])("[M4] of %i players, lead %i speaks with the neighbours %j", (seats, lead, speakers) => {
    expect(speakersAround(lead, seats)).toEqual(speakers);
  });

  it("[M5] the lead moves one seat to the left after each round", () => {
    const table = new MotAMotTable(4);
    const first = table.round.lead!;
    expect(table.skipRound().round.lead).toBe((first + 1) % 4);
    expect(leadOf(6, 3, 7)).toBe(1);
  });

  it.each([
    [3, 6],
    [4, 8],
    [5, 10],
    [6, 6],
    [7, 7],
    [8, 8],
  ])("[M6] %i players play %i rounds before the Finale", (seats, rounds) => {
    expect(roundsOf(seats, "usual")).toBe(rounds);
    const table = new MotAMotTable(seats).toCamps();
    expect(table.round.no).toBe(rounds);
  });

  it("[M47] the host may name the seat that leads first; a seat that is not there is drawn", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const table = new MotAMotTable(5, { lead: 3 }, undefined, seed);
      expect(table.state.firstLead).toBe(3);
      expect(table.round.lead).toBe(3);
      expect(new MotAMotTable(3, { lead: 7 }, undefined, seed).state.firstLead).toBeLessThan(3);
    }
  });

  it.each([1, 4, 20])("[M48] the host may choose how many rounds come before the Finale: %i", (rounds) => {
    const table = new MotAMotTable(6, { rounds });
    expect(table.view(null).round).toMatchObject({ no: 1, of: rounds });
    expect(table.toCamps().round.no).toBe(rounds);
    table.toFinale();
    expect(new Set(table.state.seen).size).toBe(table.state.cards * 10);
  });

  it.each([
    [{ lead: 8 }, "lead"],
    [{ lead: "me" }, "lead"],
    [{ rounds: 0 }, "rounds"],
    [{ rounds: 21 }, "rounds"],
    [{ rounds: 2.5 }, "rounds"],
  ])("[M47] [M48] %j is refused with what is allowed", (options, option) => {
    const issues = optionsSchema.safeParse(options).error?.issues;
    expect(issues).toMatchObject([
      { path: [option], message: expect.stringMatching(/"drawn", or .* 0 to 7|"usual", or 1 to 20/) },
    ]);
  });

  it("[M47] [M48] matches made before there was a choice draw the lead and play the usual rounds", () => {
    const { lead: _, rounds: __, ...old } = optionsSchema.parse({});
    const state = motAMot.init({ seats: 4, language: "fr", options: old });
    expect(roundsOf(state.seats, state.options.rounds)).toBe(8);
  });
});

describe("the card", () => {
  it("[M7] speakers see ten entries, seekers and spectators none", () => {
    const table = new MotAMotTable(6);
    for (const seat of table.speakers) expect(table.view(seat).round?.card).toHaveLength(10);
    for (const viewer of [...table.seekers, null]) expect(table.view(viewer).round?.card).toBeNull();
  });

  it("[M7] an entry is shown when found, the card when the round is over", () => {
    const table = new MotAMotTable(4).auction(3);
    const [seeker] = table.seekers;
    table.find(seeker!);
    const text = table.text(table.state.numbers[0]!);
    expect(table.view(null).speech?.found).toEqual([{ entry: table.state.numbers[0], seat: seeker, text }]);
    expect(table.view(null).round?.card).toBeNull();
    table.find(seeker!).find(seeker!);
    expect(table.view(null).round?.card).toEqual(table.round.entries.map((entry) => entry.text));
  });

  it("[M7] speakers are silent at the table from the card to the end of the round, seekers are not", () => {
    const table = new MotAMotTable(4);
    const silenced = () => table.state.tokens.map((_, seat) => motAMot.isSilenced!(table.state, seat));
    const speakers = table.state.tokens.map((_, seat) => table.speakers.includes(seat));
    expect(silenced()).toEqual(speakers);
    table.auction(5).clue();
    expect(silenced()).toEqual(speakers);
    for (let i = 0; i < 4; i++) table.clue();
    table.wait();
    expect(table.phase.name).toBe("result");
    expect(silenced()).toEqual([false, false, false, false]);
  });

  it("[M8] no entry comes twice in a match", () => {
    const table = new MotAMotTable(5).toFinale();
    expect(table.state.cards).toBe(21);
    expect(new Set(table.state.seen).size).toBe(210);
  });
});

describe("the auction", () => {
  it.each([[2], [31], [-1], [0]])("[M9] a bid of %i is refused", (clues) => {
    const table = new MotAMotTable(5);
    expect(table.refusal(table.speakers[0]!, { type: "bid", clues })).toBe("bid-range");
  });

  it("[M9] a bid of 3 wins at once, 4 does not", () => {
    const table = new MotAMotTable(5);
    const [a, b] = table.speakers;
    table.bid(a!, 4);
    expect(table.phase.name).toBe("auction");
    table.bid(b!, 3);
    expect(table.phase.name).toBe("speaking");
    expect(table.round).toMatchObject({ giver: b, budget: 3 });
  });

  it("[M9] only speakers bid", () => {
    const table = new MotAMotTable(5);
    expect(table.refusal(table.seekers[0]!, { type: "bid", clues: 9 })).toBe("not-speaker");
  });

  it("[M10] bid 7 by A, 5 by B, C silent until 0: B speaks with 5 clues; failing pays A and C one token each", () => {
    const table = new MotAMotTable(6);
    const [a, b, c] = table.speakers;
    table.bid(a!, 7).later(3000).bid(b!, 5);
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(5000);
    expect(table.round).toMatchObject({ giver: b, budget: 5 });
    for (let i = 0; i < 5; i++) table.clue();
    table.wait();
    expect(table.phase).toMatchObject({ name: "result", result: "failed" });
    expect(table.speakerTokens).toEqual(
      table.speakerTokens.map((_, seat) => (seat === a || seat === c ? 1 : 0)),
    );
  });

  it.each([[7], [8], [30]])("[M10] after a bid of 7, %i is refused", (clues) => {
    const table = new MotAMotTable(5);
    table.bid(table.speakers[0]!, 7);
    expect(table.refusal(table.speakers[1]!, { type: "bid", clues })).toBe("bid-not-lower");
    expect(table.refusal(table.speakers[1]!, { type: "bid", clues: 6 })).toBeNull();
  });

  it("[M11] a second bid, and a bid after passing, are refused", () => {
    const table = new MotAMotTable(5);
    const [a, b] = table.speakers;
    table.bid(a!, 9).do(b!, { type: "pass" });
    expect(table.refusal(a!, { type: "bid", clues: 5 })).toBe("bid-twice");
    expect(table.refusal(b!, { type: "bid", clues: 5 })).toBe("bid-passed");
  });

  it("[M11] passing does not stop the count", () => {
    const table = new MotAMotTable(5);
    const [a, b] = table.speakers;
    table.bid(a!, 9).later(8000).do(b!, { type: "pass" });
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(1000);
  });

  it("[M12] when nobody is left to bid the last bid wins at once", () => {
    const table = new MotAMotTable(4);
    const [a, b] = table.speakers;
    table.bid(a!, 9).bid(b!, 8);
    expect(table.round).toMatchObject({ giver: b, budget: 8 });
    expect(table.refusal(a!, { type: "bid", clues: 4 })).toBe("bid-late");
    expect(table.refusal(table.seekers[0]!, { type: "bid", clues: 4 })).toBe("no-auction");
  });

  it("[M13] nobody bids in time: another card for the same speakers, then the round is void", () => {
    const table = new MotAMotTable(4, { bidSeconds: 20 });
    const { speakers } = table;
    const first = table.round.entries;
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(20_000);
    expect(table.speakers).toEqual(speakers);
    expect(table.round.entries).not.toEqual(first);
    expect(table.wait().phase).toMatchObject({ name: "result", result: "void" });
    expect(table.speakerTokens).toEqual([0, 0, 0, 0]);
    expect(table.goOn().round.no).toBe(2);
  });

  it("[M13] all pass: the card is thrown away at once", () => {
    const table = new MotAMotTable(4);
    for (const seat of table.speakers) table.do(seat, { type: "pass" });
    expect(table.round.thrown).toBe(1);
    expect(table.phase.name).toBe("auction");
  });
});
