import { expect, test } from "vitest";
import { readMeaning, shardOf, writeShard } from "../../src/lexicon/meanings.ts";

const shard = writeShard(
  new Map([
    ["PORTES", { lemmas: ["porte", "porter"], definitions: [] }],
    ["PORT", { lemmas: [], definitions: [{ part: "noun", text: "a place, seaside" }] }],
  ]),
);

test("a word's lemmas and definitions come back from a shard", () => {
  expect(readMeaning(shard, "PORTES")).toEqual({ lemmas: ["porte", "porter"], definitions: [] });
  expect(readMeaning(shard, "PORT")).toEqual({
    lemmas: ["port"],
    definitions: [{ part: "noun", text: "a place, seaside" }],
  });
});

test("a word without a line is nothing but itself, and no word is taken for the beginning of another", () => {
  expect(readMeaning(shard, "PORTE")).toEqual({ lemmas: ["porte"], definitions: [] });
});

test("letters with dots are in the shard of those without", () => {
  expect([shardOf("ÄPFEL"), shardOf("APFEL")]).toEqual(["A", "A"]);
});
