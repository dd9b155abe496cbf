import { oncePer } from "../../src/core/kept.ts";
import { LANGUAGES, type Language } from "../../src/core/language.ts";
import type { DeckEntry } from "../../src/games/mot-a-mot/card.ts";
import { lettersOf } from "../../src/games/mot-a-mot/pieces.ts";
import { stemOf } from "../../src/games/mot-a-mot/stem.ts";
import type { WrittenEntry } from "./entry.ts";
import { kindWords } from "./kinds.ts";
import type { Names } from "./translations.ts";
import type { Related } from "./wordnet.ts";

/**
 * Which words bring which entries to mind, and how surely, 0 to 1. The clues of an entry do, the more the stronger they
 * are; so does what the entry is a clue for; what the same thing has for clues in another language, where all of it can
 * be translated; and, by what the entry is called in English, what WordNet relates to it.
 */
export type Links = ReadonlyMap<string, ReadonlyMap<number, number>>;

const WEAKEST_CLUE = 0.6;
const BACK = 0.6;
const ELSEWHERE = 0.6;

export interface Sources {
  readonly decks: Readonly<Record<Language, readonly WrittenEntry[]>>;
  readonly names: readonly Names[];
  /** Words of clues in the three languages; they name no entry. */
  readonly clueWords: readonly Names[];
  /** For a folded English word. */
  relatedTo(word: string): Related;
  /** The names of the kinds that it belongs to. */
  kindsAbove(word: string): ReadonlySet<string>;
}

export function linksIn(language: Language, sources: Sources): Links {
  const deck = sources.decks[language];
  const links = new Map<string, Map<number, number>>();
  const link = (word: string, entry: number, weight: number): void => {
    const stem = stemOf(word, language);
    const own = stemOf(deck[entry]!.text, language);
    if (stem === own) return;
    const entries = links.get(stem) ?? new Map<number, number>();
    links.set(stem, entries.set(entry, Math.max(weight, entries.get(entry) ?? 0)));
  };
  linkClues(deck, language, link);
  const table = translator(sources.names);
  const said = translator([...sources.names, ...sources.clueWords]);
  for (const [number, entry] of deck.entries()) {
    for (const other of LANGUAGES.filter((each) => each !== language))
      for (const { clues } of sameThing(entry, language, other, sources, table))
        for (const clue of clues)
          for (const word of said(other, language, lettersOf(clue))) link(word, number, ELSEWHERE);
    const english =
      language === "en" ? answersOf(entry) : answersOf(entry).flatMap((name) => table(language, "en", name));
    for (const name of english)
      for (const [word, near] of sources.relatedTo(name)) {
        const words = language === "en" ? [word] : said("en", language, word);
        for (const each of words) link(each, number, near);
      }
  }
  return links;
}

/** Which words name the kind of thing that an entry is: people begin with these. All count the same. */
export function kindsIn(language: Language, sources: Sources): Links {
  const table = translator(sources.names);
  const kinds = new Map<string, Map<number, number>>();
  for (const [number, entry] of sources.decks[language].entries()) {
    const names = answersOf(entry);
    const english = language === "en" ? names : names.flatMap((name) => table(language, "en", name));
    const above = new Set(english.flatMap((name) => [...sources.kindsAbove(name)]));
    for (const word of kindWords(entry, above, language)) {
      const stem = stemOf(word, language);
      kinds.set(stem, (kinds.get(stem) ?? new Map<number, number>()).set(number, 1));
    }
  }
  return kinds;
}

type Link = (word: string, entry: number, weight: number) => void;

function linkClues(deck: readonly DeckEntry[], language: Language, link: Link): void {
  const named = new Map(
    deck.flatMap((entry, number) =>
      answersOf(entry).map((name) => [stemOf(name, language), number] as const),
    ),
  );
  for (const [number, { text, clues }] of deck.entries()) {
    for (const [at, clue] of clues.entries()) {
      link(clue, number, WEAKEST_CLUE + ((1 - WEAKEST_CLUE) * (at + 1)) / clues.length);
      const other = named.get(stemOf(clue, language));
      if (other !== undefined && other !== number) link(text, other, BACK);
    }
  }
}

export const answersOf = ({ text, accepts, soundsLike }: DeckEntry): string[] =>
  [text, ...accepts.filter((each) => !soundsLike.includes(each))].map(lettersOf);

export type Translate = (from: Language, to: Language, word: string) => readonly string[];

/** By the names that are written; a word that has none has no translation. */
export function translator(names: readonly Names[]): Translate {
  const index = new Map<string, Names[]>();
  for (const thing of names)
    for (const language of LANGUAGES)
      for (const name of thing[language]) {
        const key = `${language}${stemOf(name, language)}`;
        index.set(key, [...(index.get(key) ?? []), thing]);
      }
  return (from, to, word) =>
    (index.get(`${from}${stemOf(word, from)}`) ?? []).flatMap((thing) => thing[to].slice(0, 3));
}

/** Entries of another language's deck that are the same thing. */
export function sameThing(
  entry: DeckEntry,
  language: Language,
  other: Language,
  { decks }: Sources,
  translate: Translate,
): DeckEntry[] {
  const called = new Set(answersOf(entry).flatMap((name) => translate(language, other, name)));
  return decks[other].filter((each) => called.has(lettersOfEntry(each)));
}

/** Asked of every entry for each entry of another deck. */
const lettersOfEntry = oncePer(({ text }: DeckEntry) => lettersOf(text));

/** Of each entry those that are most like it, by the words that bring both to mind. */
const MOST_NEAR = 10;
const LEAST_LIKE = 0.06;

export function nearIn(deck: readonly DeckEntry[], links: Links): [entry: number, likeness: number][][] {
  const vectors = deck.map(() => new Map<string, number>());
  for (const [word, entries] of links) {
    const rarity = Math.log(deck.length / entries.size);
    for (const [entry, weight] of entries) vectors[entry]!.set(word, weight * rarity);
  }
  const lengths = vectors.map((vector) => Math.hypot(...vector.values()) || 1);
  return deck.map((_, one) => {
    const dots = new Map<number, number>();
    for (const [word, weight] of vectors[one]!)
      for (const other of links.get(word)!.keys())
        if (other !== one) dots.set(other, (dots.get(other) ?? 0) + weight * vectors[other]!.get(word)!);
    return [...dots]
      .map(([other, dot]): [number, number] => [other, dot / (lengths[one]! * lengths[other]!)])
      .filter(([, likeness]) => likeness >= LEAST_LIKE)
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_NEAR);
  });
}
