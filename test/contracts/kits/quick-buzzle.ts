import type { Chance } from "../../../src/core/chance.ts";
import type { AnyBot, AnyGame, GameEvent, Viewer } from "../../../src/games/game.ts";
import { quickBuzzleBot } from "../../../src/games/quick-buzzle/bot.ts";
import type { HeapsDrawn, RaceEnded } from "../../../src/games/quick-buzzle/events.ts";
import { type QuickBuzzleState, quickBuzzle } from "../../../src/games/quick-buzzle/index.ts";
import {
  disclosedSchema,
  moveSchema,
  optionsSchema,
  viewSchema,
} from "../../../src/games/quick-buzzle/wire.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";
import type { Step } from "../play.ts";
import { alike, otherGiven, WORDS } from "./buzzle.ts";

/** Words of four letters, which the puzzle of the day has heaps of. */
const FOURS = "TUES EUTS LUES ELUS RATE TARE PILE FILE".split(" ");

/** The heaps of the puzzle of the day come one by one: until it is dealt nobody knows the last. */
const otherLastHeap = (event: GameEvent): GameEvent => {
  const { words } = event as unknown as HeapsDrawn;
  return { ...event, words: [...words.slice(0, -1), "ZZZZZ"] } as GameEvent;
};

/** The seat whose filled-in word is another one in the twin. */
const VARIED = 0;

export const quickBuzzleKit: Kit = {
  rules: quickBuzzle as AnyGame,
  bot: quickBuzzleBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema, disclosed: disclosedSchema },
  words: lexiconOf("fr", [...WORDS, ...FOURS]),
  setups: [
    { name: "a series of two", seats: 2, options: optionsSchema.parse({}) },
    { name: "a series of four", seats: 4, options: optionsSchema.parse({}) },
    { name: "one race of two", seats: 2, options: optionsSchema.parse({ series: false }) },
    {
      name: "one race of three, words of five letters",
      seats: 3,
      options: optionsSchema.parse({ length: 5, series: false }),
    },
    { name: "the puzzle of the day", seats: 1, options: optionsSchema.parse({ daily: true, series: false }) },
  ],
  matches: 60,
  twin: anotherSecret,
  draws: {
    types: ["secret-chosen", "race-ended", "heaps-drawn", "heap-dealt"],
    vary: (event, lexicon) =>
      event.type === "heaps-drawn"
        ? otherLastHeap(event)
        : event.type === "race-ended"
          ? otherOffer(event, lexicon)
          : otherGiven(event, lexicon),
    isHidden: (game, viewer) => {
      const { race, past, solo } = game as QuickBuzzleState;
      if (solo) return race.no < solo.words.length;
      if (viewer === null) return true;
      const own = [...past.map((each) => each.race), race].map(({ runners }) => runners[viewer]!);
      return !own.some(({ secret, offer }) => secret?.given || (viewer === VARIED && offer !== null));
    },
  },
  // The twins are made of the same pieces, but what somebody else builds of them shows which word is taken; and once
  // a race is over its words are shown.
  answer: (event) => (event.type === "race-ended" ? (event as unknown as RaceEnded).words : event.type),
  nonsense: () => [
    { type: "secret", word: "XXX" },
    { type: "secret", word: "A" },
    { type: "solve", word: "XX" },
    { type: "solve", word: "l'un" },
    { type: "solve" },
    { type: "start", word: "TUE" },
  ],
};

/**
 * One secret of the match, in whichever race, becomes another word of the same pieces: the races before it, whose
 * words everybody has seen, stay as they were.
 */
function anotherSecret(
  steps: readonly Step[],
  viewer: Viewer,
  lexicon: Lexicon,
  chance: Chance,
): Step[] | null {
  const changes = steps.flatMap((step, at): { at: number; word: string }[] => {
    if (!("seat" in step) || step.seat === viewer) return [];
    const { type, word } = step.move as { type: string; word?: string };
    return type === "secret" && word ? alike(word, lexicon).map((other) => ({ at, word: other })) : [];
  });
  if (changes.length === 0) return null;
  const { at, word } = chance.pick(changes);
  return steps.map((step, i) => (i === at ? { ...step, move: { type: "secret", word } } : step));
}

function otherOffer(event: GameEvent, lexicon: Lexicon): GameEvent {
  const { offers } = event as unknown as RaceEnded;
  const changed = offers.map((offer, seat) =>
    seat === VARIED && offer !== null ? (alike(offer, lexicon)[0] ?? offer) : offer,
  );
  return { ...event, offers: changed } as GameEvent;
}
