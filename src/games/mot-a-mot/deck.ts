import type { Language } from "../../core/language.ts";
import { builtDeck } from "./built-deck.ts";
import type { DeckEntry, IsTranslation } from "./card.ts";
import { translationsAmong } from "./translations.ts";

/** The server's own entries and translations, each read when a match first asks for its language. */

const decks = new Map<Language, readonly DeckEntry[]>();

export function deckOf(language: Language): readonly DeckEntry[] {
  const known = decks.get(language);
  if (known) return known;
  const deck = builtDeck(language).entries.map(
    ([text, accepts, soundsLike, kind, clues]): DeckEntry => ({ text, accepts, soundsLike, kind, clues }),
  );
  decks.set(language, deck);
  return deck;
}

const translations = new Map<Language, ReturnType<typeof translationsAmong>>();

export const isTranslation: IsTranslation = (clue, word, words) => {
  const { language } = words;
  const isOne = translations.get(language) ?? translationsAmong(builtDeck(language).things.map(thingOf));
  translations.set(language, isOne);
  return isOne(clue, word, words);
};

function thingOf(packed: string) {
  const [own = [], elsewhere = [], parts = []] = packed.split("|").map(namesIn);
  return { own, elsewhere, parts };
}

const namesIn = (packed: string): string[] => packed.split(" ").filter((name) => name !== "");
