import { describe, expect, it } from "vitest";
import type { MotAMotMove } from "../../../src/games/mot-a-mot/index.ts";
import { MotAMotTable } from "./round.ts";

/** What may not be done, and what came too late: each has its own code, and changes nothing. */
interface Case {
  readonly what: string;
  readonly seats?: number;
  readonly reach: (table: MotAMotTable) => unknown;
  readonly who: (table: MotAMotTable) => number;
  readonly move: MotAMotMove | ((table: MotAMotTable) => MotAMotMove);
  readonly code: string;
}

const speaker = (n: number) => (table: MotAMotTable) => table.speakers[n]!;
const seeker = (n: number) => (table: MotAMotTable) => table.seekers[n]!;
const giver = (table: MotAMotTable) => table.giver;
const others = (table: MotAMotTable): number[] =>
  Array.from({ length: 10 }, (_, entry) => entry).filter((entry) => !table.state.numbers.includes(entry));

/** All three found, with clues left. */
const toBonus = (table: MotAMotTable): MotAMotTable => {
  table.auction(9);
  const [first] = table.seekers;
  return table.find(first!).find(first!).find(first!);
};
const failed = (table: MotAMotTable): MotAMotTable => {
  table.auction(3).clue().clue().clue();
  return table.wait();
};

const NOT_ALLOWED: readonly Case[] = [
  {
    what: "a bid equal to the last",
    reach: (table) => table.bid(table.speakers[0]!, 7),
    who: speaker(1),
    move: { type: "bid", clues: 7 },
    code: "bid-not-lower",
  },
  {
    what: "a second bid, though lower",
    reach: (table) => table.bid(table.speakers[0]!, 7),
    who: speaker(0),
    move: { type: "bid", clues: 5 },
    code: "bid-twice",
  },
  {
    what: "a clue of two words",
    reach: (table) => table.auction(9),
    who: giver,
    move: { type: "clue", word: "deux mots" },
    code: "clue-not-one-word",
  },
  {
    what: "a clue of 26 letters",
    reach: (table) => table.auction(9),
    who: giver,
    move: { type: "clue", word: "z".repeat(26) },
    code: "clue-length",
  },
  {
    what: "a buzz while locked, before another clue",
    reach: (table) => table.auction(9).clue().wrong(table.seekers[0]!),
    who: seeker(0),
    move: { type: "buzz" },
    code: "locked-until-clue",
  },
  {
    what: "a buzz while locked, before another try",
    reach: (table) => table.auction(9).clue().wrong(table.seekers[0]!).clue(),
    who: seeker(0),
    move: { type: "buzz" },
    code: "locked-until-other",
  },
  {
    what: "an answer without the floor",
    reach: (table) => table.auction(9).clue().buzz(table.seekers[0]!),
    who: seeker(1),
    move: { type: "answer", word: "mot" },
    code: "no-floor",
  },
  {
    what: "an answer of a speaker",
    reach: (table) => table.auction(9).clue().buzz(table.seekers[0]!),
    who: speaker(1),
    move: { type: "answer", word: "mot" },
    code: "not-seeker",
  },
  {
    what: "a bonus entry already found",
    reach: (table) =>
      toBonus(table)
        .do(table.giver, { type: "bonus", entry: others(table)[0]! })
        .find(table.seekers[0]!),
    who: giver,
    move: (table) => ({ type: "bonus", entry: others(table)[0]! }),
    code: "bonus-found",
  },
  {
    what: "more tokens than one has",
    seats: 4,
    reach: (table) => table.toFinale(),
    who: speaker(0),
    move: { type: "bid", clues: 6, tokens: 1 },
    code: "tokens-too-many",
  },
];

const TOO_LATE: readonly Case[] = [
  {
    what: "a bid after the count reached 0",
    reach: (table) => table.bid(table.speakers[0]!, 7).wait(),
    who: speaker(1),
    move: { type: "bid", clues: 3 },
    code: "bid-late",
  },
  {
    what: "a buzz while another holds the floor",
    reach: (table) => table.auction(9).clue().buzz(table.seekers[0]!),
    who: seeker(1),
    move: { type: "buzz" },
    code: "buzz-late",
  },
  {
    what: "a buzz after the last answers' time",
    reach: failed,
    who: seeker(0),
    move: { type: "buzz" },
    code: "round-over",
  },
  {
    what: "an answer after the floor's time",
    reach: (table) => table.auction(9).clue().buzz(table.seekers[0]!).wait(),
    who: seeker(0),
    move: { type: "answer", word: "mot" },
    code: "answer-late",
  },
  {
    what: "a clue after the round",
    reach: failed,
    who: giver,
    move: { type: "clue", word: "zik" },
    code: "round-over",
  },
  {
    what: "a bonus after its time",
    reach: (table) => toBonus(table).wait(),
    who: giver,
    move: (table) => ({ type: "bonus", entry: others(table)[0]! }),
    code: "bonus-late",
  },
  {
    what: "a contest once the next card is dealt",
    reach: (table) => failed(table).goOn(),
    who: () => 0,
    move: { type: "contest", clue: 1 },
    code: "contest-late",
  },
  {
    what: "a contest while camps are chosen",
    reach: (table) => table.toCamps(),
    who: () => 0,
    move: { type: "contest", clue: 1 },
    code: "contest-late",
  },
  {
    what: "a vote after its time",
    reach: (table) => failed(table).do(table.seekers[0]!, { type: "contest", clue: 1 }).wait(),
    who: seeker(1),
    move: { type: "vote", cancel: true },
    code: "vote-late",
  },
  {
    what: "a camp after its time",
    reach: (table) => table.toFinale(),
    who: () => 0,
    move: { type: "camp", camp: "speakers" },
    code: "camp-late",
  },
];

describe.each([
  ["not allowed", NOT_ALLOWED],
  ["too late", TOO_LATE],
] as const)("%s", (_, cases) => {
  it.each(cases)("$what is refused $code", ({ seats = 5, reach, who, move, code }) => {
    const table = new MotAMotTable(seats);
    reach(table);
    const before = table.table.log.length;
    expect(table.refusal(who(table), typeof move === "function" ? move(table) : move)).toBe(code);
    expect(table.table.log).toHaveLength(before);
  });
});

it("what is too late has a code of its own, which nothing else has", () => {
  const codes = (cases: readonly Case[]) => new Set(cases.map(({ code }) => code));
  expect([...codes(TOO_LATE)].filter((code) => codes(NOT_ALLOWED).has(code))).toEqual([]);
});
