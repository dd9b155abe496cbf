import { solitaireBot } from "../../../src/games/buzzle-solitaire/bot.ts";
import { buzzleSolitaire } from "../../../src/games/buzzle-solitaire/index.ts";
import { moveSchema, optionsSchema, viewSchema } from "../../../src/games/buzzle-solitaire/wire.ts";
import type { AnyBot, AnyGame } from "../../../src/games/game.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";

const WORDS = [
  ..."TUES EUTS LUES ELUS LEUS TARE ATRE LARE RATE RALE HATE FILA FILE PILE PITE BILE VIDE DIVE".split(" "),
  ..."PARLE PALER PALET MALIN MATIN AIR UNI PAL PAT BAT BAL".split(" "),
];

export const solitaireKit: Kit = {
  rules: buzzleSolitaire as AnyGame,
  bot: solitaireBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema },
  words: lexiconOf("fr", WORDS),
  setups: [
    { name: "against the clock", seats: 1, options: optionsSchema.parse({}) },
    { name: "untimed, five letters", seats: 1, options: optionsSchema.parse({ length: 5, minutes: 0 }) },
    { name: "the puzzle of the day", seats: 1, options: optionsSchema.parse({ daily: true }) },
  ],
  matches: 60,
  nonsense: () => [
    { type: "make", group: 0, word: "TUES" },
    { type: "make", group: 5, word: "TUES" },
    { type: "make", group: 1, word: "XXXX" },
    { type: "make", group: 1, word: "a b" },
    { type: "make", group: 1 },
  ],
};
