import type { AnyBot, AnyGame } from "../../../src/games/game.ts";
import { lexiduelBot } from "../../../src/games/lexiduel/bot.ts";
import { lexiduel } from "../../../src/games/lexiduel/index.ts";
import { disclosedSchema, moveSchema, optionsSchema, viewSchema } from "../../../src/games/lexiduel/wire.ts";
import { FEW_WORDS } from "../../games/lexiduel/few-words.ts";
import type { Kit } from "../kit.ts";

/** Nothing is hidden in Lexiduel, so it has no twin. */
export const lexiduelKit: Kit = {
  rules: lexiduel as AnyGame,
  bot: lexiduelBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema, disclosed: disclosedSchema },
  words: FEW_WORDS,
  setups: [
    { name: "one game", seats: 2, options: optionsSchema.parse({ rounds: 8 }) },
    {
      name: "two games against the clock",
      seats: 2,
      options: optionsSchema.parse({ rounds: 5, games: 2, clock: { kind: "turn", seconds: 30 } }),
    },
    {
      name: "a time for the whole game",
      seats: 2,
      options: optionsSchema.parse({ rounds: 5, clock: { kind: "game", seconds: 600 } }),
    },
    {
      name: "no agreed number of rounds",
      seats: 2,
      options: optionsSchema.parse({ open: true }),
    },
  ],
  matches: 30,
  nonsense: (seat) => [
    { type: "place", letters: [] },
    { type: "place", letters: [{ row: 0, col: 20, letter: "A" }] },
    { type: "place", letters: [{ row: -1, col: 0, letter: "A" }] },
    { type: "place", letters: [{ row: 2, col: 2, letter: "1" }] },
    { type: "place", letters: [{ row: 2, col: 2, letter: "Œ" }] },
    {
      type: "place",
      letters: [
        { row: 2, col: 2, letter: "O" },
        { row: 3, col: 3, letter: "R" },
      ],
    },
    { type: "place", letters: Array.from({ length: 7 }, (_, col) => ({ row: 19, col, letter: "E" })) },
    { type: "place", letters: "ABCD".split("").map((letter, col) => ({ row: 10, col, letter })) },
    { type: "place", letters: [{ row: 0, col: 0, letter: "A" }], as: "leap" },
    { type: "concede", game: 1 },
    { type: "swap" },
    { seat },
    null,
  ],
};
