import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { BotLevel, Seat } from "../game.ts";
import { type Associations, associationsOf } from "./associations.ts";
import { type DeckEntry, stillSought } from "./card.ts";
import { clueProblem, costOf, readClue } from "./clue-check.ts";
import { isTranslation } from "./deck.ts";
import { scoresFrom, sureness } from "./ideas.ts";
import type { MotAMotMove } from "./moves.ts";
import { FEWEST_CLUES, lowestBid, MOST_CLUES } from "./options.ts";
import { lettersOf } from "./pieces.ts";
import type { MotAMotView } from "./view.ts";

/** A speaker of wood: it knows the card, words that go with each entry, and what else they would bring to mind. */
type Level = BotLevel | 0;

/** The bid it would make: from this number on, and up to so many more. */
const BID_FROM = [FEWEST_CLUES, 8, 6, 5] as const;
const BID_SPREAD = [8, 6, 4, 3] as const;
/** The first bid is higher: its count is the time that people have to read the card. */
const OPENS_HIGHER = [0, 4, 4, 4] as const;
const MOST_PLEDGED = 3;

export function bidOrPass(view: MotAMotView, seat: Seat, level: Level, chance: Chance): MotAMotMove {
  const last = view.auction?.bids.at(-1)?.clues;
  const higher = last === undefined ? OPENS_HIGHER[level]! : 0;
  const wanted = BID_FROM[level]! + chance.int(BID_SPREAD[level]!) + higher;
  const own = view.round?.finale ? view.tokens[seat]!.speaker : 0;
  const tokens = own > 0 ? chance.int(Math.min(own, MOST_PLEDGED) + 1) : 0;
  const most = (view.auction?.most ?? MOST_CLUES) - tokens;
  const clues = Math.min(most, Math.max(lowestBid(tokens), wanted - tokens));
  if (clues >= (last ?? MOST_CLUES + 1) || (level === 0 && chance.int(5) === 0)) return { type: "pass" };
  return tokens > 0 ? { type: "bid", clues, tokens } : { type: "bid", clues };
}

export function giveClue(view: MotAMotView, level: Level, chance: Chance, words: Lexicon): MotAMotMove {
  const speech = view.speech!;
  const world = associationsOf(view.language);
  const card = cardOf(view);
  const given = new Set(speech.clues.map(({ word }) => folded(word)));
  const sought = stillSought(view.numbers, speech);
  const entry = card[speech.current!]!;
  const later = sought.filter((number) => number !== speech.current).map((number) => card[number]!);
  const mayGive = (word: string): boolean =>
    readClue(word).ok &&
    !given.has(folded(word)) &&
    costOf(word, words) === 1 &&
    !clueProblem(word, [entry, ...later], { words, isTranslation });
  const candidates = cluesFor(entry, later, world, mayGive);
  if (candidates.length === 0) return { type: "clue", word: anyWord(world, mayGive, chance) };
  const left = speech.budget - speech.spent;
  const isTight = left <= Math.max(1, sought.length) * TIGHT;
  const heard = speech.clues.filter((clue) => clue.entry === speech.current).map(({ word }) => word);
  const telling = byTelling(entry, heard, candidates, world, words);
  return { type: "clue", word: pickClue(telling, isTight ? 3 : level, heard.length, chance) };
}

/** With so few clues for each entry left, anybody says the most telling word. */
const TIGHT = 1;

/**
 * What may be said for the entry: its own clues, those first that none of the entries to come needs; when they are
 * spent, the names of entries like it.
 */
function cluesFor(
  entry: DeckEntry,
  later: readonly DeckEntry[],
  world: Associations,
  mayGive: (word: string) => boolean,
): readonly string[] {
  const needed = new Set(later.flatMap(({ clues }) => clues.map(lettersOf)));
  const own = entry.clues.filter(mayGive);
  const free = own.filter((word) => !needed.has(lettersOf(word)));
  if (free.length > 0) return free;
  const number = world.numberOf(entry.text);
  if (own.length > 0 || number < 0) return own;
  return world.near(number).flatMap((other) => {
    const { text, accepts, soundsLike } = world.entries[other]!;
    return [text, ...accepts].filter((name) => !soundsLike.includes(name) && mayGive(name)).slice(0, 1);
  });
}

/**
 * The clues by how sure they would make a listener who heard the others, and by how strong their author thought them: a
 * rare word alone is sure to name nothing else, and may be known to nobody. The most telling first.
 */
function byTelling(
  entry: DeckEntry,
  heard: readonly string[],
  candidates: readonly string[],
  world: Associations,
  words: Lexicon,
): string[] {
  const number = world.numberOf(entry.text);
  const before = scoresFrom(heard, world, words);
  const strength = (word: string): number => (entry.clues.indexOf(word) + 1) / entry.clues.length;
  const telling = candidates.map((word) => {
    const sure = sureness(number, scoresFrom([word], world, words, undefined, before));
    return { word, tells: sure + strength(word) };
  });
  return telling.sort((a, b) => b.tells - a.tells).map(({ word }) => word);
}

/** The best says what tells most; others begin with what comes to mind first, which says less, and get there later. */
function pickClue(telling: readonly string[], level: Level, given: number, chance: Chance): string {
  const { length } = telling;
  if (level === 3) return telling[0]!;
  if (level === 2) return chance.pick(telling.slice(0, Math.max(2, Math.ceil(length / 3))));
  if (level === 0) return chance.pick(telling);
  const first = given === 0 ? Math.floor(length / 3) : 0;
  return chance.pick(telling.slice(first, Math.max(first + 1, Math.ceil((length * 2) / 3))));
}

/** An entry that is in no deck any more: a word that may be said. */
function anyWord(world: Associations, mayGive: (word: string) => boolean, chance: Chance): string {
  const all = world.entries.flatMap(({ clues }) => clues);
  return chance.shuffle(all).find(mayGive) ?? "euh";
}

/** Goes on with the bonus entry that a single word tells best. */
export function bonusOrStop(view: MotAMotView, level: Level, chance: Chance, words: Lexicon): MotAMotMove {
  const world = associationsOf(view.language);
  const left = cardOf(view)
    .map((entry, number) => ({ entry, number }))
    .filter(({ number }) => !view.numbers.includes(number) && !view.speech!.bonuses.includes(number));
  if (left.length === 0 || (level === 0 && chance.int(4) === 0)) return { type: "stop" };
  if (level !== 3) return { type: "bonus", entry: chance.pick(left).number };
  const plainness = ({ entry }: { entry: DeckEntry }): number => {
    const number = world.numberOf(entry.text);
    return Math.max(0, ...entry.clues.map((word) => sureness(number, scoresFrom([word], world, words))));
  };
  const best = left.reduce((a, b) => (plainness(b) > plainness(a) ? b : a));
  return { type: "bonus", entry: best.number };
}

const folded = (word: string): string => {
  const clue = readClue(word);
  return clue.ok ? clue.value.folded : word;
};

/** An entry that is in no deck any more has no clues. */
function cardOf({ round, language }: MotAMotView): DeckEntry[] {
  const { entries, numberOf } = associationsOf(language);
  return round!.card!.map(
    (text) => entries[numberOf(text)] ?? { text, accepts: [], soundsLike: [], kind: "", clues: [] },
  );
}
