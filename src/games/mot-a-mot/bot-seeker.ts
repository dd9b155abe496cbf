import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { BotLevel, Seat } from "../game.ts";
import { type Associations, associationsOf } from "./associations.ts";
import { likeliest, type Scores, scoresFrom, sureness } from "./ideas.ts";
import type { MotAMotMove } from "./moves.ts";
import { lettersOf } from "./pieces.ts";
import type { MotAMotView, SpeechView } from "./view.ts";

/** A seeker of wood: it hears the clues, and some of them bring something to mind. */
type Level = BotLevel | 0;

interface Temper {
  /** Of a hundred links between a clue and an entry, how many come to mind. */
  readonly recall: number;
  /** As sure as this it buzzes. */
  readonly daring: number;
  /** In a hundred: buzzes too early, says the second thing that came to mind. */
  readonly rash: number;
  readonly muddled: number;
  /** In a hundred: waits for a second clue although it has an idea; after that, holds back a quarter as often. */
  readonly shy: number;
}

const TEMPER: Readonly<Record<Level, Temper>> = {
  0: { recall: 40, daring: 0.3, rash: 30, shy: 30, muddled: 50 },
  1: { recall: 54, daring: 0.25, rash: 10, muddled: 24, shy: 75 },
  2: { recall: 66, daring: 0.2, rash: 6, muddled: 10, shy: 65 },
  3: { recall: 98, daring: 0.06, rash: 3, muddled: 0, shy: 30 },
};

export function seek(
  view: MotAMotView,
  seat: Seat,
  level: Level,
  chance: Chance,
  words: Lexicon,
): MotAMotMove | null {
  const { speech } = view;
  if (!speech) return null;
  const mind = mindOf(view, speech, seat, level, words);
  if (speech.floor?.seat === seat) return propose(mind, level, chance);
  if (!speech.mayBuzz.includes(seat)) return null;
  // In line with others, or with the last clue gone, there is nothing to lose.
  if (speech.floor || speech.lastAnswers) return { type: "buzz" };
  return dares(mind, level, chance) ? { type: "buzz" } : null;
}

interface Mind {
  readonly world: Associations;
  readonly heard: number;
  readonly scores: Scores;
  /** Whether the entry was neither said nor found yet. */
  isOpen(entry: number): boolean;
}

function mindOf(view: MotAMotView, speech: SpeechView, seat: Seat, level: Level, words: Lexicon): Mind {
  const world = associationsOf(view.language);
  const isOpen = openEntries(world, speech);
  const { recall } = TEMPER[level];
  const comesToMind = (clue: string, entry: number): boolean =>
    isOpen(entry) && percentOf(`${seat}|${clue}|${entry}`) < recall;
  const clues = speech.clues.filter(({ entry }) => entry === speech.current).map(({ word }) => word);
  return { world, isOpen, heard: clues.length, scores: scoresFrom(clues, world, words, comesToMind) };
}

function dares({ scores, heard }: Mind, level: Level, chance: Chance): boolean {
  const [best] = likeliest(scores, 1);
  if (best === undefined) return false;
  const { daring, rash, shy } = TEMPER[level];
  const held = heard > 1 ? shy / 4 : shy;
  return chance.int(100) < (sureness(best, scores) >= daring ? 100 - held : rash);
}

function propose({ world, scores, isOpen }: Mind, level: Level, chance: Chance): MotAMotMove {
  const [best, second] = likeliest(scores, 2);
  const isMuddled = chance.int(100) < TEMPER[level].muddled;
  const idea = (isMuddled ? second : undefined) ?? best;
  if (idea !== undefined) return { type: "answer", word: world.entries[idea]!.text };
  return { type: "answer", word: chance.pick(world.entries.filter((_, entry) => isOpen(entry))).text };
}

function openEntries({ letters }: Associations, { wrong, found, current }: SpeechView) {
  const said = wrong.flatMap(({ entry, word }) =>
    entry === current && word !== null ? [lettersOf(word)] : [],
  );
  const gone = new Set([...said, ...found.map(({ text }) => lettersOf(text))]);
  return (entry: number): boolean => !gone.has(letters[entry]!);
}

/** The same memory each time it is asked: a number from 0 to 99 that belongs to the text. */
function percentOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 8) % 100;
}
