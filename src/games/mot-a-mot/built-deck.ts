import type { Language } from "../../core/language.ts";
import { DE } from "./built-decks/de.ts";
import { EN } from "./built-decks/en.ts";
import { FR } from "./built-decks/fr.ts";

/**
 * What `dictionaries/cards/build.ts` makes of a deck. It is the server's: neither this file nor any that imports it may
 * be part of the client, where a player could read the cards.
 */
export interface BuiltDeck {
  readonly entries: readonly (readonly [
    text: string,
    accepts: readonly string[],
    soundsLike: readonly string[],
    kind: string,
    clues: readonly string[],
    letters: string,
  ])[];
  /** `own names|names elsewhere|parts of those` of everything that has some. */
  readonly things: readonly string[];
  /** `stem links`: the entries that a word brings to mind, packed. */
  readonly links: readonly string[];
  /** For each entry those that are like it, packed. */
  readonly near: readonly string[];
}

const BUILT: Readonly<Record<Language, string>> = { fr: FR, en: EN, de: DE };
const read = new Map<Language, BuiltDeck>();

/** Texts until they are asked for: a Worker that plays something else does not read them. */
export function builtDeck(language: Language): BuiltDeck {
  const deck: BuiltDeck = read.get(language) ?? JSON.parse(BUILT[language]);
  read.set(language, deck);
  return deck;
}
