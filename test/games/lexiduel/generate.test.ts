import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { chanceOf } from "../../../src/core/chance.ts";
import { legalMoves, type Vocabulary } from "../../../src/games/lexiduel/generate.ts";
import { judge } from "../../../src/games/lexiduel/judge.ts";
import { openingPosition, type Position } from "../../../src/games/lexiduel/position.ts";
import { colOf, rowOf } from "../../../src/games/lexiduel/squares.ts";
import { classesOf, wordTest } from "../../../src/games/lexiduel/words.ts";
import { CLASS } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";
import { bruteForce } from "./brute-force.ts";
import { FEW_WORDS } from "./few-words.ts";
import { randomPosition, wordsByLength, workedTurns } from "./positions.ts";

const options = { interjections: false };
const classes = classesOf(options);
const FRENCH = builtLexicon("fr");

/** All short French words and one long one in forty: enough for crossings, few enough to try them all. */
const SOME = lexiconOf("fr", [
  ...[2, 3].flatMap((length) => FRENCH.ofLength(length, classes)),
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((length) =>
    FRENCH.ofLength(length, classes).filter((_, i) => i % 40 === 0),
  ),
]);

const keyOf = (squares: readonly number[], letters: string): string =>
  squares
    .map((square, i) => `${square}${letters[i]}`)
    .sort()
    .join(" ");

function compare(
  position: Position,
  vocabulary: Vocabulary,
  byLength: Map<number, readonly string[]>,
): number {
  const generated = legalMoves(position, vocabulary).map(
    ({ squares, letters, captures }) => [keyOf(squares, letters), captures.length] as const,
  );
  const tried = bruteForce(position, byLength, wordTest(vocabulary.words, options));
  expect(generated.length, "each move once").toBe(new Map(generated).size);
  expect(tried.size).toBe(generated.length);
  for (const [key, taken] of generated)
    if (tried.get(key) !== taken) expect.fail(`${key}: ${taken}, ${tried.get(key)}`);
  return generated.length;
}

describe("the move generator", () => {
  it("finds what trying every word finds, on 50 random positions", () => {
    const vocabulary = { words: SOME, classes };
    const byLength = wordsByLength(SOME, classes);
    let total = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const chance = chanceOf(seedOf(seed), 0, "position");
      total += compare(
        randomPosition(vocabulary, seed <= 4 ? seed * 2 : 8 + (seed % 32), chance),
        vocabulary,
        byLength,
      );
    }
    expect(total, "moves compared").toBeGreaterThan(10_000);
  });

  it.each([1, 8, 20, 31])(
    "finds what trying every French word finds before move %i of the worked game",
    (turn) => {
      const position = workedTurns()[turn]!.before;
      expect(compare(position, { words: FRENCH, classes }, wordsByLength(FRENCH, classes))).toBeGreaterThan(
        100,
      );
    },
  );

  it("[L7] offers 96 first moves for each word of two letters and 64 for each of three", () => {
    const { length: two } = FRENCH.ofLength(2, classes);
    const { length: three } = FRENCH.ofLength(3, classes).filter((word) => !/W.*W/.test(word));
    const moves = legalMoves(openingPosition("fr"), { words: FRENCH, classes });
    expect(moves).toHaveLength(96 * two + 64 * three);
  });

  it("offers only what the rules accept, made in the same way", () => {
    const vocabulary = { words: FEW_WORDS, classes };
    for (let seed = 1; seed <= 20; seed++) {
      const position = randomPosition(vocabulary, seed, chanceOf(seedOf(seed), 0, "accept"));
      for (const { squares, letters, kind, captures } of legalMoves(position, vocabulary)) {
        const posed = squares.map((square, i) => ({
          row: rowOf(square),
          col: colOf(square),
          letter: letters[i]!,
        }));
        const verdict = judge(position, { type: "place", letters: posed }, wordTest(FEW_WORDS, options));
        expect(verdict, keyOf(squares, letters)).toMatchObject({ ok: true, value: { kind, captures } });
      }
    }
  });

  it("leaves out shunned words when it is to be polite", () => {
    const words = lexiconOf("fr", { CON: CLASS.lemma | CLASS.shunned, ON: CLASS.lemma });
    const spelled = (polite: boolean) =>
      new Set(legalMoves(openingPosition("fr"), { words, classes, polite }).map(({ letters }) => letters));
    expect(spelled(false)).toEqual(new Set(["CON", "ON"]));
    expect(spelled(true)).toEqual(new Set(["ON"]));
  });
});
