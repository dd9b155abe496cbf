import { ENGLISH_CARDS } from "../../../dictionaries/cards/en/index.ts";
import { FRENCH_CARDS } from "../../../dictionaries/cards/fr/index.ts";
import type { Language } from "../../core/language.ts";
import type { CardEntry } from "./card.ts";
import { ENTRIES } from "./options.ts";

/**
 * The cards of a language. They are the server's: neither this file nor any that imports it may be part of the
 * client, where a player could read them.
 */
export interface DeckEntry extends CardEntry {
  readonly soundsLike: readonly string[];
  /** Words that a clue giver may think of; bots speak with them and understand by them. */
  readonly clues: readonly string[];
}
export type Card = readonly DeckEntry[];

const SOURCES: Partial<Record<Language, readonly string[]>> = { fr: FRENCH_CARDS, en: ENGLISH_CARDS };
const decks = new Map<Language, readonly Card[]>();

export function deckOf(language: Language): readonly Card[] {
  const known = decks.get(language);
  if (known) return known;
  const source = SOURCES[language];
  if (!source) throw new Error(`There are no cards in ${language}`);
  const deck = source.flatMap(parseCards);
  decks.set(language, deck);
  return deck;
}

/**
 * Cards are parted by empty lines; an entry is a line: `text = another name, another ~ what sounds the same : clue clue`.
 */
export function parseCards(source: string): Card[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const card = block.split("\n").map(parseEntry);
      if (card.length !== ENTRIES)
        throw new Error(`A card has ${ENTRIES} entries, not ${card.length}: ${block}`);
      return card;
    });
}

function parseEntry(line: string): DeckEntry {
  const [head = "", tail] = line.split(" : ");
  const [names = "", sounds] = head.split(" ~ ");
  const [text = "", others] = names.split(" = ");
  if (tail === undefined || text.trim() === "") throw new Error(`Expected "entry : clues", got "${line}"`);
  const soundsLike = listed(sounds);
  const accepts = [...listed(others), ...soundsLike];
  return { text: text.trim(), accepts, soundsLike, clues: tail.trim().split(/\s+/) };
}

const listed = (names: string | undefined): string[] => names?.split(",").map((each) => each.trim()) ?? [];
