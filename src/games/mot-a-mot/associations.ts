import type { Language } from "../../core/language.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { builtDeck } from "./built-deck.ts";
import type { DeckEntry } from "./card.ts";
import { deckOf } from "./deck.ts";
import { isFamily } from "./family.ts";
import { unpackLinks } from "./links.ts";
import { lettersOf } from "./pieces.ts";
import { stemOf } from "./stem.ts";

/**
 * What bots know of the world: which words bring which entries to mind, and how surely. Worked out when the decks are
 * built, from the clues of all of them; what stands here looks it up. Entries go by their numbers in the deck.
 */
export interface Associations {
  readonly entries: readonly DeckEntry[];
  /** The letters of each text. */
  readonly letters: readonly string[];
  /** -1 for an entry that is in no deck any more. */
  numberOf(text: string): number;
  broughtBy(clue: string, words: Lexicon): Brought;
  /** Entries like this one, the likest first. */
  near(number: number): readonly number[];
}

/** The entries that a clue brings to mind, each with how much likelier it is now: 0 to 1. */
export type Brought = readonly (readonly [entry: number, weight: number])[];

/** A word of the same family says a little less than the word itself. */
const KIN = 0.8;
/** So do the parts of a compound that nobody taught it: Raumfahrt is something about Raum. */
const PART = 0.6;
/** Relatives share their first letters. */
const BEGINNING = 4;
/** Clues whose associations are kept: players may say anything. */
const MOST_HEARD = 5000;

const known = new Map<Language, Associations>();

export function associationsOf(language: Language): Associations {
  const ready = known.get(language) ?? read(language);
  known.set(language, ready);
  return ready;
}

function read(language: Language): Associations {
  const { entries: packed, links, near } = builtDeck(language);
  const entries = deckOf(language);
  const numbers = new Map(entries.map(({ text }, number) => [text, number]));
  const byStem = new Map(links.map((line) => splitAt(line, line.indexOf(" "))));
  const heard = new Map<string, Brought>();
  let beginnings: ReadonlyMap<string, readonly string[]> | undefined;

  /** The word itself, or words of its family. */
  const stemsFor = (clue: string, words: Lexicon): [stem: string, weight: number][] => {
    const stem = stemOf(clue, language);
    if (byStem.has(stem)) return [[stem, 1]];
    beginnings ??= byBeginning(byStem.keys());
    const letters = lettersOf(clue);
    const alike = beginnings.get(stem.slice(0, BEGINNING)) ?? [];
    const kin = alike.filter((other) => isFamily(letters, other, words));
    if (kin.length > 0 || language !== "de") return kin.map((other) => [other, KIN]);
    return partsOf(stem, (part) => byStem.has(part)).map((part) => [part, PART]);
  };

  const bring = (clue: string, words: Lexicon): Brought => {
    const all = new Map<number, number>();
    for (const [stem, share] of stemsFor(clue, words))
      for (const [number, weight] of unpackLinks(byStem.get(stem)!))
        all.set(number, Math.max(weight * share, all.get(number) ?? 0));
    return [...all];
  };

  return {
    entries,
    letters: packed.map(([, , , , , letters]) => letters),
    numberOf: (text) => numbers.get(text) ?? -1,
    near: (number) =>
      unpackLinks(near[number]!)
        .sort(([, a], [, b]) => b - a)
        .map(([other]) => other),
    broughtBy(clue, words) {
      const before = heard.get(clue);
      if (before) return before;
      if (heard.size >= MOST_HEARD) heard.clear();
      const brought = bring(clue, words);
      heard.set(clue, brought);
      return brought;
    },
  };
}

/** The longest known word at the end of a German compound, and at its beginning. */
function partsOf(stem: string, isKnown: (part: string) => boolean): string[] {
  const places = Array.from(
    { length: Math.max(0, stem.length - 2 * BEGINNING + 1) },
    (_, n) => n + BEGINNING,
  );
  const last = places.map((at) => stem.slice(at)).find(isKnown);
  const first = places
    .reverse()
    .flatMap((at) => [stem.slice(0, at), stem.slice(0, at).replace(/(?<=...)(?:EN|ER|E|N|S)$/, "")])
    .find(isKnown);
  return [last, first].filter((part) => part !== undefined);
}

function byBeginning(stems: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const stem of stems) {
    const alike = groups.get(stem.slice(0, BEGINNING));
    if (alike) alike.push(stem);
    else groups.set(stem.slice(0, BEGINNING), [stem]);
  }
  return groups;
}

const splitAt = (line: string, at: number): [string, string] => [line.slice(0, at), line.slice(at + 1)];
