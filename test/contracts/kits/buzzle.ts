import type { Chance } from "../../../src/core/chance.ts";
import { buzzleBot } from "../../../src/games/buzzle/bot.ts";
import { type BuzzleState, buzzle } from "../../../src/games/buzzle/index.ts";
import { disclosedSchema, moveSchema, optionsSchema, viewSchema } from "../../../src/games/buzzle/wire.ts";
import { piecesOf } from "../../../src/games/buzzle-family/pieces.ts";
import type { AnyBot, AnyGame, GameEvent, Viewer } from "../../../src/games/game.ts";
import { type Lexicon, PLAYABLE } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";
import type { Step } from "../play.ts";

/** Many of these share the pieces of all their boxes, so that only a pose tells them apart. */
export const WORDS = [
  ..."CETTE CELLE TITRE LITRE PERTE PERLE ROUTE ROULE MATIN MALIN TENTE LENTE LIENS TIENS VOLER VOTER".split(
    " ",
  ),
  ..."LIRES TIRES AGILE AGITE BELON BETON MEMES BOUGE ZEBRE QUEUE JOYAU WAGON KAYAK DINDE HOMME FJORD".split(
    " ",
  ),
  ..."CHOIX EXODE PHOTO GLACE VIVRE NUAGE".split(" "),
  ..."EUT TUE LUE ELU LEU BAL BAT PAR AIR UNI PAL PAT ARE UNE NUE ARC CAR BUT PUR".split(" "),
];
const words = lexiconOf("fr", WORDS);
const options = (wish: object) => optionsSchema.parse(wish);

export const buzzleKit: Kit = {
  rules: buzzle as AnyGame,
  bot: buzzleBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema, disclosed: disclosedSchema },
  words,
  setups: [
    { name: "two seats", seats: 2, options: options({}) },
    {
      name: "four seats, fast, points of a no to the owner, with the notebook",
      seats: 4,
      options: options({ fast: true, noPoint: "owner", notebook: true }),
    },
    {
      name: "three seats, a round of Quick Buzzle first, a turn clock",
      seats: 3,
      options: options({ opening: "quick-buzzle", clock: { kind: "turn", seconds: 30 } }),
    },
    {
      name: "words of three letters, a game clock",
      seats: 2,
      options: options({ length: 3, clock: { kind: "game", seconds: 600, increment: 5 } }),
    },
    { name: "the puzzle of the day", seats: 1, options: options({ daily: true }) },
  ],
  matches: 20,
  twin: otherSecrets,
  draws: {
    types: ["secret-chosen"],
    vary: otherGiven,
    isHidden: (game, viewer) => {
      const { sides, phase } = game as BuzzleState;
      if (viewer === null) return true;
      const { secret, past } = sides[viewer]!;
      const raced = phase.name === "opening" ? phase.race.runners[viewer]!.secret : null;
      return ![secret, raced, ...past].some((each) => each?.given);
    },
  },
  answer: (event) => {
    const { yes, exact, right, points, words, word } = event as unknown as Record<string, unknown>;
    const shown = event.type === "side-left" ? word : words;
    return { type: event.type, yes, exact, right, points, shown };
  },
  nonsense: (seat) => [
    { type: "propose", target: seat, box: 1, piece: "I" },
    { type: "propose", target: 9, box: 1, piece: "I" },
    { type: "propose", target: seat === 0 ? 1 : 0, box: 8, piece: "I" },
    { type: "propose", target: seat === 0 ? 1 : 0, box: 0, piece: "I" },
    { type: "propose", target: seat === 0 ? 1 : 0, box: 1, piece: "O" },
    { type: "position", target: seat === 0 ? 1 : 0, box: 1, piece: "C", pose: "slanted" },
    { type: "guess", target: seat, word: "CETTE" },
    { type: "guess", target: seat === 0 ? 1 : 0, word: "XXXXX" },
    { type: "guess", target: seat === 0 ? 1 : 0, word: "CETTE", wordNo: 9999 },
    { type: "secret", word: "pas un mot" },
    { type: "solve", word: "XXX" },
    { type: "guess" },
    null,
  ],
};

/** Every secret the viewer may not know becomes another word of as many letters, made of the same pieces. */
function otherSecrets(
  steps: readonly Step[],
  viewer: Viewer,
  lexicon: Lexicon,
  chance: Chance,
): Step[] | null {
  let changed = false;
  const twin = steps.map((step): Step => {
    if (!("seat" in step) || step.seat === viewer) return step;
    const move = step.move as { type: string; word?: string };
    if (move.type !== "secret" || move.word === undefined) return step;
    const others = alike(move.word, lexicon);
    if (others.length === 0) return step;
    changed = true;
    return { ...step, move: { type: "secret", word: chance.pick(others) } };
  });
  return changed ? twin : null;
}

export const alike = (word: string, lexicon: Lexicon): string[] =>
  lexicon
    .ofLength(word.length, PLAYABLE)
    .filter((other) => other !== word && piecesOf(other) === piecesOf(word));

/** A word that the server gave, because its owner chose none in time, becomes another of the same pieces. */
export function otherGiven(event: GameEvent, lexicon: Lexicon): GameEvent {
  const { type, given, word } = event as GameEvent & { given?: boolean; word?: string };
  if (type !== "secret-chosen" || !given) return event;
  const other = alike(word!, lexicon)[0];
  return other === undefined ? event : ({ ...event, word: other } as GameEvent);
}
