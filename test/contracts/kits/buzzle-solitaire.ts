import { solitaireBot } from "../../../src/games/buzzle-solitaire/bot.ts";
import {
  buzzleSolitaire,
  type SolitaireEvent,
  type SolitaireState,
} from "../../../src/games/buzzle-solitaire/index.ts";
import { isExhausted } from "../../../src/games/buzzle-solitaire/state.ts";
import {
  disclosedSchema,
  moveSchema,
  optionsSchema,
  viewSchema,
} from "../../../src/games/buzzle-solitaire/wire.ts";
import type { AnyBot, AnyGame, GameEvent } from "../../../src/games/game.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";

const WORDS = [
  ..."TUES EUTS LUES ELUS LEUS TARE ATRE LARE RATE RALE HATE FILA FILE PILE PITE BILE VIDE DIVE".split(" "),
  ..."PARLE PALER PALET MALIN MATIN AIR UNI PAL PAT BAT BAL".split(" "),
];

export const solitaireKit: Kit = {
  rules: buzzleSolitaire as AnyGame,
  bot: solitaireBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema, disclosed: disclosedSchema },
  words: lexiconOf("fr", WORDS),
  setups: [
    { name: "against the clock", seats: 1, options: optionsSchema.parse({}) },
    { name: "untimed, five letters", seats: 1, options: optionsSchema.parse({ length: 5, minutes: 0 }) },
    { name: "four words of one's own", seats: 1, options: optionsSchema.parse({ own: true }) },
    {
      name: "the puzzle of the day",
      seats: 1,
      options: optionsSchema.parse({ daily: true, dailyMinutes: 5 }),
    },
  ],
  matches: 60,
  // The starting words are drawn in the open; what else can be built is not told, until a group has nothing left.
  draws: {
    types: ["set-drawn", "set-given"],
    vary: (event) => {
      if (event.type !== "set-drawn" && event.type !== "set-given") return event;
      const { solutions } = event as SolitaireEvent & { type: "set-drawn" | "set-given" };
      const more = solutions.map((group) => (group.length > 0 ? [...group, "ZZZZ"] : group));
      return { ...event, solutions: more } as GameEvent;
    },
    isHidden: (game) => {
      const { groups } = game as SolitaireState;
      return groups.every((group) => group.solutions.length === 0 || !isExhausted(group));
    },
  },
  nonsense: () => [
    { type: "make", group: 0, word: "TUES" },
    { type: "make", group: 5, word: "TUES" },
    { type: "make", group: 1, word: "XXXX" },
    { type: "make", group: 1, word: "a b" },
    { type: "make", group: 1 },
    { type: "set", words: ["XXXX", "XXXX", "XXXX", "XXXX"] },
    { type: "set", words: [] },
    { type: "set" },
  ],
};
