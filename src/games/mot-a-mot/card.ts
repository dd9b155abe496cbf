import type { Language } from "../../core/language.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { World } from "../game.ts";

/** An entry of a card as a match keeps it: what the players see, and what counts as having found it. */
export interface CardEntry {
  readonly text: string;
  /** Further answers that are right: PICASSO for Pablo Picasso. */
  readonly accepts: readonly string[];
  /** Those of `accepts` that sound like the entry and are other words; absent in older matches. */
  readonly soundsLike?: readonly string[];
}

/** An entry of the deck that cards are made of. */
export interface DeckEntry extends CardEntry {
  readonly soundsLike: readonly string[];
  /** What sort of thing it is; a card mixes them. */
  readonly kind: string;
  /** Words that a clue giver may think of; bots speak with them and understand by them. */
  readonly clues: readonly string[];
}

/**
 * The entries a table plays with. The rules get them from outside and import none, so that they may run where the
 * server's cards must not be read.
 */
export interface Cards {
  deckOf(language: Language): readonly DeckEntry[];
  isTranslation: IsTranslation;
}
/** Whether a folded clue is the folded word in another language than the match's, whose words these are. */
export type IsTranslation = (clue: string, word: string, words: Lexicon) => boolean;

/** What comes from outside into one decision of this game. */
export interface CardWorld extends World {
  readonly cards: Cards;
}

/** What is still to be found, of the three and of the bonuses chosen: clues are held against this alone. */
export function stillSought(
  numbers: readonly number[],
  { bonuses, found }: { bonuses: readonly number[]; found: readonly { readonly entry: number }[] },
): number[] {
  return [...numbers, ...bonuses].filter((number) => !found.some(({ entry }) => entry === number));
}
