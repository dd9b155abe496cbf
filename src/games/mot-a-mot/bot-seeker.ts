import type { Chance } from "../../core/chance.ts";
import type { BotLevel, Seat } from "../game.ts";
import { associationsOf } from "./associations.ts";
import type { DeckEntry } from "./deck.ts";
import type { MotAMotMove } from "./moves.ts";
import { lettersOf } from "./pieces.ts";
import type { MotAMotView, SpeechView } from "./view.ts";

/** A seeker of wood: it hears the clues, and some of them bring something to mind. */
type Level = BotLevel | 0;

/** Of a hundred links between a clue and an entry, how many come to mind. */
const RECALL = [60, 30, 50, 70] as const;
/** The chance in a hundred to buzz with so many clues that fit. */
const DARING: readonly (readonly number[])[] = [
  [20, 40, 60, 80],
  [0, 3, 30, 60],
  [0, 8, 50, 85],
  [0, 15, 70, 95],
];

export function seek(view: MotAMotView, seat: Seat, level: Level, chance: Chance): MotAMotMove | null {
  const { speech } = view;
  if (!speech) return null;
  if (speech.floor?.seat === seat) return propose(view, speech, seat, level, chance);
  if (!speech.mayBuzz.includes(seat)) return null;
  // In line with others, or with the last clue gone, there is nothing to lose.
  if (speech.floor || speech.lastAnswers) return { type: "buzz" };
  const [best] = ideas(view, speech, seat, level);
  const daring = DARING[level]!;
  return chance.int(100) < daring[Math.min(best?.fits ?? 0, daring.length - 1)]! ? { type: "buzz" } : null;
}

function propose(
  view: MotAMotView,
  speech: SpeechView,
  seat: Seat,
  level: Level,
  chance: Chance,
): MotAMotMove {
  const [best] = ideas(view, speech, seat, level);
  const blind = best === undefined || (level === 0 && chance.int(2) === 0);
  const entry = blind ? chance.pick(untried(view, speech)) : best.entry;
  return { type: "answer", word: entry.text };
}

interface Idea {
  readonly entry: DeckEntry;
  /** How many of the clues bring it to mind, and how tellingly. */
  readonly fits: number;
  readonly weight: number;
}

/** What comes to mind, the best first. */
function ideas(view: MotAMotView, speech: SpeechView, seat: Seat, level: Level): Idea[] {
  const world = associationsOf(view.language);
  const open = new Set(untried(view, speech));
  const found = new Map<DeckEntry, Idea>();
  for (const { word } of speech.clues.filter(({ entry }) => entry === speech.current)) {
    const brought = world.entriesFor(word);
    const weight = Math.log(world.entries.length / Math.max(1, brought.length));
    for (const entry of brought) {
      if (!open.has(entry) || percentOf(`${seat}|${word}|${entry.text}`) >= RECALL[level]!) continue;
      const idea = found.get(entry) ?? { entry, fits: 0, weight: 0 };
      found.set(entry, { entry, fits: idea.fits + 1, weight: idea.weight + weight });
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}

function untried({ language }: MotAMotView, { wrong, found, current }: SpeechView): DeckEntry[] {
  const said = wrong.flatMap(({ entry, word }) =>
    entry === current && word !== null ? [lettersOf(word)] : [],
  );
  const gone = new Set([...said, ...found.map(({ text }) => lettersOf(text))]);
  const { entries, keyOf } = associationsOf(language);
  return entries.filter((entry) => !gone.has(keyOf(entry)));
}

/** The same memory each time it is asked: a number from 0 to 99 that belongs to the text. */
function percentOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 8) % 100;
}
