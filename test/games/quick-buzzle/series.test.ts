import { describe, expect, it } from "vitest";
import { piecesOf } from "../../../src/games/buzzle-family/pieces.ts";
import { type QuickBuzzleState, quickBuzzle } from "../../../src/games/quick-buzzle/index.ts";
import { optionsSchema } from "../../../src/games/quick-buzzle/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { type QuickTable, solve, tableFor } from "./table.ts";

/** Pairs of the same pieces, so that everybody always has something to build. */
const words = lexiconOf("fr", "EUT TUE BAL BAT PAL PAT LUE ELU LEU UNE NUE ARC CAR BUT PUR".split(" "));
const PAIRS = { EUT: "TUE", BAL: "BAT", PAL: "PAT", LUE: "ELU", UNE: "NUE", ARC: "CAR" } as const;
const HIDDEN = Object.keys(PAIRS) as (keyof typeof PAIRS)[];

const series = (seats = 2): QuickTable => tableFor(seats, { series: true }, words);

/** One race: everybody hides a word, then this seat solves, or all give up. */
function race(table: QuickTable, winner: number | null): void {
  const { round, race: before, out } = table.seen(null);
  const seats = before.runners.map(({ seat }) => seat).filter((seat) => out[seat] === null);
  for (const seat of seats) {
    const word = HIDDEN[(round + seat) % HIDDEN.length]!;
    expect(table.tryMove(seat, { type: "secret", word })).toBeNull();
  }
  if (winner === null) for (const seat of seats) table.tryMove(seat, { type: "give-up" });
  else {
    const from = table.seen(winner).race.runners[winner]!.from!;
    const hidden = HIDDEN[(round + from) % HIDDEN.length]!;
    expect(table.tryMove(winner, solve(PAIRS[hidden]))).toBeNull();
  }
}

describe("[Q9] a series", () => {
  it("is what new matches play, and what old ones, which do not say, are not", () => {
    expect(optionsSchema.parse({}).series).toBe(true);
    const { series: _, ...old } = optionsSchema.parse({});
    const state = quickBuzzle.init({ seats: 2, language: "fr", options: old });
    expect(quickBuzzle.view(state, null).series).toBe(false);
  });

  it("goes to the first who wins two races", () => {
    const table = series();
    race(table, 1);
    expect(table.over).toBe(false);
    expect(table.seen(null)).toMatchObject({ phase: "choosing", round: 2, wins: [0, 1] });
    race(table, 0);
    race(table, 1);
    expect(table.view(null).outcome).toEqual({
      winners: [1],
      ranking: [2, 1],
      reason: "series",
      scores: [1, 2],
    });
    expect(table.seen(null).end).toMatchObject({ winner: 1, reason: "series" });
  });

  it.each([
    [[null, 0, null, null, null], { winners: [0], ranking: [1, 2], reason: "series", scores: [1, 0] }],
    [[null, 0, null, 1, null], { winners: [], ranking: [1, 1], reason: "level", scores: [1, 1] }],
    [[null, null, null, null, null], { winners: [], ranking: [1, 1], reason: "level", scores: [0, 0] }],
  ])("has five races at most, then who has more: %j", (winners, outcome) => {
    const table = series();
    for (const winner of winners) {
      expect(table.over).toBe(false);
      race(table, winner);
    }
    expect(table.view(null).outcome).toEqual(outcome);
  });

  it("ranks by races won, and who left comes last", () => {
    const table = series(4);
    race(table, 0);
    race(table, 1);
    race(table, 3);
    expect(table.move(3, { type: "resign" }).ok).toBe(true);
    race(table, 1);
    expect(table.view(null).outcome).toMatchObject({
      winners: [1],
      ranking: [2, 1, 3, 4],
      scores: [1, 2, 0, 1],
    });
  });

  it("ends with the last one left, whatever the races say", () => {
    const table = series();
    race(table, 1);
    expect(table.move(1, { type: "resign" }).ok).toBe(true);
    expect(table.view(null).outcome).toMatchObject({ winners: [0], reason: "last-left", ranking: [1, 2] });
  });

  it("counts from its first deal on, also between two races", () => {
    const table = series();
    const counts = (): boolean => quickBuzzle.counts!(table.game as QuickBuzzleState);
    expect(counts()).toBe(false);
    race(table, 1);
    expect(counts()).toBe(true);
  });
});

describe("[Q10] the next word", () => {
  it("is chosen while the result is shown: every word and heap of the race, to everybody", () => {
    const table = series();
    race(table, 1);
    for (const viewer of [null, 0, 1]) {
      expect(table.seen(viewer).past).toEqual([
        {
          winner: 1,
          solution: "BAT",
          words: ["BAL", "PAL"],
          pieces: [piecesOf("PAL"), piecesOf("BAL")],
        },
      ]);
    }
    expect(table.view(null).awaiting).toEqual([0, 1]);
    expect(table.view(null).deadline! - table.now).toBe(20_000);
  });

  it("has one filled in for each seat, which nobody else sees", () => {
    const table = series(3);
    race(table, 1);
    const offers = [0, 1, 2].map((seat) => table.seen(seat).race.offer);
    expect(new Set(offers).size).toBeGreaterThan(1);
    expect(table.seen(null).race.offer).toBeNull();
    const ended = table.log.at(-1)!.events.find(({ type }) => type === "race-ended")!;
    offers.forEach((offer, seat) => {
      expect(quickBuzzle.disclose(ended as never, seat)).toMatchObject({ offer });
      expect(quickBuzzle.disclose(ended as never, seat)).not.toHaveProperty("offers");
    });
    expect(quickBuzzle.disclose(ended as never, null)).toMatchObject({ offer: null });
  });

  it("is the one filled in when the 20 seconds are over", () => {
    const table = series();
    race(table, 1);
    const { offer } = table.seen(0).race;
    const began = table.now;
    table.wait();
    expect(table.now - began).toBe(20_000);
    expect(table.seen(0).race.runners[0]).toMatchObject({ word: offer, given: true });
    expect(table.seen(0)).toMatchObject({ phase: "racing", race: { offer: null } });
  });

  it("is none that its owner has hidden before", () => {
    const table = series();
    race(table, 1);
    expect(table.tryMove(0, { type: "secret", word: "BAL" })).toBe("quick-buzzle/used-word");
    expect(table.tryMove(1, { type: "secret", word: "BAL" })).toBeNull();
    expect(table.seen(0).race.offer).not.toBe("BAL");
  });

  it("is sealed under the number of its race", () => {
    const table = series();
    race(table, 1);
    race(table, 1);
    expect(
      quickBuzzle.secrets(table.game as QuickBuzzleState).map(({ seat, epoch }) => [seat, epoch]),
    ).toEqual([
      [0, 1],
      [1, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});
