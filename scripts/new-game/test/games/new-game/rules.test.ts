import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import type { Seat, World } from "../../../src/games/game.ts";
import { type NewGameMove, type NewGameState, newGame } from "../../../src/games/new-game/index.ts";
import { optionsSchema } from "../../../src/games/new-game/wire.ts";
import { CLASS } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";

const world: World = {
  now: 0,
  lagMs: 0,
  words: lexiconOf("fr", {
    ...Object.fromEntries("MAISON NUAGE ETOILE ELEVE".split(" ").map((word) => [word, CLASS.lemma])),
    ESPAGNE: CLASS.proper,
  }),
  chance: (purpose) => chanceOf(seedOf(1), 0, purpose),
  seal: () => ({ commitment: "", nonce: "" }),
};

const PASS: NewGameMove = { type: "pass" };
const say = (word: string): NewGameMove => ({ type: "word", word });

/** A match after these moves, each by whose turn it is. */
const after = (moves: readonly NewGameMove[], rounds = 5): NewGameState =>
  moves.reduce(
    (state, move, turn) => {
      const verdict = newGame.decide(state, turn % 2, move, world);
      if (!verdict.ok) throw new Error(`Move ${turn} is refused`);
      return verdict.value.reduce(newGame.apply, state);
    },
    newGame.init({ seats: 2, language: "fr", options: optionsSchema.parse({ rounds }) }),
  );

const refusalOf = (state: NewGameState, seat: Seat, move: NewGameMove): string | null => {
  const verdict = newGame.decide(state, seat, move, world);
  return verdict.ok ? null : verdict.error.code;
};

describe("a turn", () => {
  it("[X1] seat 0 begins, and then the sides take turns", () => {
    expect(refusalOf(after([]), 1, say("MAISON"))).toBe("new-game/not-your-turn");
    expect(refusalOf(after([say("MAISON")]), 0, PASS)).toBe("new-game/not-your-turn");
    expect(refusalOf(after([say("MAISON")]), 1, PASS)).toBeNull();
  });

  it.each([
    ["ELEVE", null],
    [" élève ", null],
    ["EZZZE", "new-game/unknown-word"],
    ["Espagne", "new-game/proper-noun"],
    ["e t o i l e", "new-game/not-one-word"],
  ])("[X2] %s: %s", (word, code) => {
    expect(refusalOf(after([say("MAISON"), say("NUAGE")]), 0, say(word))).toBe(code);
  });

  it("[X3] a word begins with the last letter of the one before", () => {
    expect(refusalOf(after([say("MAISON")]), 1, say("ETOILE"))).toBe("new-game/other-letter");
    expect(refusalOf(after([say("MAISON")]), 1, say("NUAGE"))).toBeNull();
  });

  it("[X4] no word is said twice", () => {
    expect(refusalOf(after([say("ETOILE")]), 1, say("etoile"))).toBe("new-game/already-said");
  });

  it("[X5] each letter is a point", () => {
    expect(newGame.view(after([say("MAISON"), say("NUAGE")]), null).scores).toEqual([6, 5]);
  });

  it("[X6] a pass scores nothing, and the letter stays", () => {
    const { scores, letter, turn } = newGame.view(after([say("MAISON"), PASS]), null);
    expect([scores, letter, turn]).toEqual([[6, 0], "N", 0]);
  });
});

describe("the end", () => {
  it("[X7] comes after the agreed rounds: more points win, as many are a draw", () => {
    expect(newGame.outcome(after([say("MAISON")], 1))).toBeNull();
    expect(newGame.outcome(after([say("MAISON"), say("NUAGE")], 1))).toEqual({
      winners: [0],
      ranking: [1, 2],
      reason: "most-points",
      scores: [6, 5],
    });
    expect(newGame.outcome(after([PASS, PASS], 1))).toMatchObject({ winners: [0, 1], reason: "draw" });
  });

  it("[X8] time that is up is a pass", () => {
    const state = after([say("MAISON")]);
    const [wait] = newGame.waits(state);
    expect(newGame.expire(state, wait!.key, world)).toEqual([{ type: "passed", seat: 1, by: "clock" }]);
    expect(newGame.expire(state, "turn-0", world)).toEqual([]);
  });

  it("[X9] who leaves loses, whatever the points say", () => {
    const state = after([say("MAISON")]);
    const left = newGame.leave(state, 0, "resigned", world).reduce(newGame.apply, state);
    expect(newGame.outcome(left)).toMatchObject({ winners: [1], reason: "opponent-left" });
    expect(newGame.isOut(left, 0)).toBe(true);
  });
});
