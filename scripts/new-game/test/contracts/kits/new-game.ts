import { builtLexicon } from "../../../dictionaries/built.ts";
import { newGameBot } from "../../../src/games/new-game/bot.ts";
import { newGame } from "../../../src/games/new-game/index.ts";
import { disclosedSchema, moveSchema, optionsSchema, viewSchema } from "../../../src/games/new-game/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";

const setup = (name: string, options: object) => ({ name, seats: 2, options: optionsSchema.parse(options) });

/** Nothing is hidden and nothing drawn: no twin and no draws. */
export const newGameKit: Kit = {
  rules: newGame,
  bot: newGameBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema, disclosed: disclosedSchema },
  words: lexiconOf("fr", builtLexicon("fr").common),
  setups: [
    setup("as usual", {}),
    setup("two rounds, by the turn's clock", { rounds: 2, clock: { kind: "turn", seconds: 30 } }),
  ],
  matches: 20,
  nonsense: (seat) => [
    { type: "word", word: "" },
    { type: "word", word: "deux mots" },
    { type: "word", word: "QQQQQ" },
    { type: "word", word: 7 },
    { type: "sing" },
    { seat },
  ],
};
