import type { AnyBot, AnyGame } from "../../../src/games/game.ts";
import { quickBuzzleBot } from "../../../src/games/quick-buzzle/bot.ts";
import { type QuickBuzzleState, quickBuzzle } from "../../../src/games/quick-buzzle/index.ts";
import { moveSchema, optionsSchema, viewSchema } from "../../../src/games/quick-buzzle/wire.ts";
import type { Kit } from "../kit.ts";
import { buzzleKit, otherGiven } from "./buzzle.ts";

export const quickBuzzleKit: Kit = {
  rules: quickBuzzle as AnyGame,
  bot: quickBuzzleBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema },
  words: buzzleKit.words,
  setups: [
    { name: "two seats", seats: 2, options: optionsSchema.parse({}) },
    { name: "four seats", seats: 4, options: optionsSchema.parse({}) },
    { name: "three seats, words of five letters", seats: 3, options: optionsSchema.parse({ length: 5 }) },
  ],
  matches: 60,
  twin: buzzleKit.twin!,
  draws: {
    types: ["secret-chosen"],
    vary: otherGiven,
    isHidden: (game, viewer) =>
      viewer === null || !(game as QuickBuzzleState).race.runners[viewer]!.secret?.given,
  },
  // The twins are made of the same pieces, but what somebody else builds of them shows which word is taken.
  answer: ({ type }) => type,
  nonsense: () => [
    { type: "secret", word: "XXX" },
    { type: "secret", word: "A" },
    { type: "solve", word: "XX" },
    { type: "solve", word: "l'un" },
    { type: "solve" },
  ],
};
