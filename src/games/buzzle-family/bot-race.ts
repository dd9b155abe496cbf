import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { BotLevel } from "../game.ts";
import { allowedClasses } from "../vocabulary.ts";
import { buildable, suggestible } from "./pieces.ts";
import type { RaceView } from "./race-view.ts";
import type { RaceMove, RaceRule } from "./run.ts";
import { suggestions } from "./words.ts";

/**
 * In a race a level is a pace: every level finds a word, the higher ones sooner. A choice
 * takes no longer than a look at how the last race went: nobody wants to wait for the next heap.
 */
const SECOND_MS = 1000;
/** Seconds from the deal to the solution: the shortest, and how much longer it may take. */
const PACE: Record<BotLevel, readonly [number, number]> = { 1: [60, 120], 2: [20, 50], 3: [8, 22] };
const CHOICE = [1, 2] as const;

export function raceMove(
  race: RaceView,
  { length, vocabulary }: Pick<RaceRule, "length" | "vocabulary">,
  level: BotLevel | 0,
  chance: Chance,
  words: Lexicon,
): RaceMove {
  const { pieces } = race;
  if (!race.running || pieces === null)
    return { type: "secret", word: race.offer ?? chance.pick(suggestions(words, length, vocabulary)) };
  if (level === 0 && chance.int(3) === 0) return { type: "give-up" };
  const classes = allowedClasses(vocabulary);
  const sayable = suggestible(words, pieces, classes);
  // The neighbour may have chosen the only word there is, and one that we would not choose.
  return {
    type: "solve",
    word: chance.pick(sayable.length > 0 ? sayable : buildable(words, pieces, classes)),
  };
}

export function racePaceMs(race: RaceView, level: BotLevel, chance: Chance): number {
  const [least, more] = race.running ? PACE[level] : CHOICE;
  return least * SECOND_MS + chance.int(more * SECOND_MS);
}
