import type { Language } from "../../core/language.ts";
import { type DeckEntry, deckOf } from "./deck.ts";
import { lettersOf } from "./pieces.ts";

/** What bots know of the world: which words bring which others to mind, by the cards of their language. */
export interface Associations {
  readonly entries: readonly DeckEntry[];
  /** The letters of its text. */
  keyOf(entry: DeckEntry): string;
  byText(text: string): DeckEntry | undefined;
  /** The entries that a clue brings to mind. */
  entriesFor(clue: string): readonly DeckEntry[];
  /** How many entries the clue brings to mind: the fewer, the better a clue it is. */
  breadth(clue: string): number;
}

const known = new Map<Language, Associations>();

export function associationsOf(language: Language): Associations {
  const ready = known.get(language) ?? build(language);
  known.set(language, ready);
  return ready;
}

function build(language: Language): Associations {
  const entries = deckOf(language).flat();
  const keys = new Map(entries.map((entry) => [entry, lettersOf(entry.text)]));
  const texts = new Map(entries.map((entry) => [entry.text, entry]));
  // Forms of a word bring the same to mind.
  const stem = (word: string): string =>
    lettersOf(word)
      .replace(/(?<=...)[SX]$/, "")
      .replace(/(?<=...)E$/, "");
  const byStem = new Map<string, Set<DeckEntry>>();
  const link = (word: string, entry: DeckEntry): void => {
    const key = stem(word);
    byStem.set(key, (byStem.get(key) ?? new Set()).add(entry));
  };
  const named = new Map(entries.map((entry) => [stem(entry.text), entry]));
  for (const entry of entries) {
    for (const clue of entry.clues) {
      link(clue, entry);
      const other = named.get(stem(clue));
      if (other && other !== entry) link(entry.text, other); // what brings it to mind is brought to mind by it
    }
  }
  return {
    entries,
    keyOf: (entry) => keys.get(entry)!,
    byText: (text) => texts.get(text),
    entriesFor: (clue) => [...(byStem.get(stem(clue)) ?? [])],
    breadth: (clue) => byStem.get(stem(clue))?.size ?? 0,
  };
}
