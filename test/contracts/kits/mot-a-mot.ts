import type { Language } from "../../../src/core/language.ts";
import type { AnyBot, AnyGame } from "../../../src/games/game.ts";
import { motAMotBot } from "../../../src/games/mot-a-mot/bot.ts";
import { motAMot } from "../../../src/games/mot-a-mot/index.ts";
import * as wire from "../../../src/games/mot-a-mot/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";

/** Any words do: the rules ask the lexicon only for manners. */
export const motAMotKit = (language: Language, seats: readonly number[], matches: number): Kit => ({
  rules: motAMot as AnyGame,
  bot: motAMotBot as AnyBot,
  wire: { options: wire.optionsSchema, move: wire.moveSchema, view: wire.viewSchema },
  words: lexiconOf(language, ["MOT", "BATEAU"]),
  setups: seats.map((count) => ({
    name: `${count} players, ${language}`,
    seats: count,
    options: wire.optionsSchema.parse({}),
  })),
  matches,
  nonsense: (seat) => [
    { type: "bid", clues: 2 },
    { type: "bid", clues: 31 },
    { type: "bid", clues: 29, tokens: 2 },
    { type: "clue", word: "deux mots" },
    { type: "clue", word: "4" },
    { type: "answer", word: "---" },
    { type: "bonus", entry: 10 },
    { type: "contest", clue: 999 },
    { type: "contest", clue: 0 },
    { type: "shout", seat },
    { type: "pass", seat },
  ],
});
