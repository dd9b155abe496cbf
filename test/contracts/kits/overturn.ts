import { builtLexicon } from "../../../dictionaries/built.ts";
import type { AnyBot, AnyGame, GameEvent } from "../../../src/games/game.ts";
import { overturnBot } from "../../../src/games/overturn/bot.ts";
import { type OverturnEvent, type OverturnState, overturn } from "../../../src/games/overturn/index.ts";
import { disclosedSchema, moveSchema, optionsSchema, viewSchema } from "../../../src/games/overturn/wire.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";

const setup = (name: string, options: object) => ({ name, seats: 2, options: optionsSchema.parse(options) });

/** The common words alone: a fiftieth of the dictionary, so that thousands of moves are searched in no time. */
const words = lexiconOf("fr", builtLexicon("fr").common);

/** The lower layer is the one secret, and nobody chooses it: a draw, and no twin. */
export const overturnKit: Kit = {
  rules: overturn as AnyGame,
  bot: overturnBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema, disclosed: disclosedSchema },
  words,
  setups: [
    setup("basic, one game", {}),
    setup("advanced, two games, by the turn's clock", {
      mode: "advanced",
      games: 2,
      clock: { kind: "turn", seconds: 30 },
    }),
    setup("basic, until nobody can, by the game's clock", {
      autoEnd: false,
      clock: { kind: "game", seconds: 300, increment: 2 },
    }),
    { name: "the puzzle of the day", seats: 1, options: optionsSchema.parse({ daily: true }) },
  ],
  matches: 25,
  draws: {
    types: ["tiles-laid"],
    vary: (event: GameEvent) => {
      const { type, lower } = event as OverturnEvent & { type: "tiles-laid" };
      return type === "tiles-laid" && lower ? { ...event, lower: [...lower].reverse().join("") } : event;
    },
    isHidden: (game) => (game as OverturnState).lower !== null,
  },
  nonsense: (seat) => [
    { type: "word", cells: [] },
    { type: "word", cells: [0] },
    { type: "word", cells: [36, 35] },
    { type: "word", cells: [-1, 0] },
    { type: "word", cells: [0, 35] },
    { type: "word", cells: [0, 1, 7, 6], zx: "Z", qu: "QU" },
    { type: "word", cells: "0 1" },
    { type: "word", cells: [0.5] },
    { type: "pass", cell: 36 },
    { type: "pass", cell: -1 },
    { type: "pass" },
    { seat },
  ],
};
