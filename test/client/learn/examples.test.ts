import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import type { Lesson } from "../../../src/client/learn/lesson.ts";
import type { RuleBook } from "../../../src/client/learn/rule-book.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import { buzzleVocabulary } from "../../../src/games/buzzle-family/vocabulary.ts";
import { readWord } from "../../../src/games/buzzle-family/words.ts";
import { wordTest } from "../../../src/games/lexiduel/words.ts";
import { conforming } from "../../../src/games/password/words.ts";
import { GAMES } from "../../../src/games/registry.ts";
import { lexiconIdOf } from "../../../src/lexicon/ids.ts";
import { type Lexicon, PLAYABLE } from "../../../src/lexicon/lexicon.ts";

/**
 * Words in capitals are examples. Each is a word that its game takes, unless it stands between tildes: `~BUVEZ~` is
 * refused. The built dictionaries are asked, so that nobody reads on a rules page what the table then denies.
 */
const inBuzzle = (word: string, words: Lexicon): boolean =>
  readWord(word, { language: words.language, length: null, vocabulary: buzzleVocabulary({}) }, words).ok;

const TAKES: Readonly<Record<string, (word: string, words: Lexicon) => boolean>> = {
  password: (word, words) => conforming(word, words).ok,
  buzzle: inBuzzle,
  "quick-buzzle": inBuzzle,
  "buzzle-solitaire": inBuzzle,
  overturn: (word, words) => words.has(word, PLAYABLE),
  lexiduel: (word, words) => wordTest(words, { interjections: false })(word),
};

/** Capitals that are no examples of words: two faces of Overturn, two letters written as one, a time, a file. */
const NO_EXAMPLES = ["ZX", "QU", "OE", "UTC", "RULES"];

function wronglyTold(game: string, language: Language, text: string): string[] {
  const words = builtLexicon(lexiconIdOf(language, GAMES[game]!.rules));
  return [...text.matchAll(/(~?)(?<!\p{L})(\p{Lu}{2,})(?!\p{L})(~?)/gu)]
    .filter(([, before, word, after]) => {
      if (NO_EXAMPLES.includes(word!)) return false;
      return before !== after || TAKES[game]!(word!, words) === (before === "~");
    })
    .map(([all]) => all);
}

const textsOf = (value: unknown): string => JSON.stringify(value);

describe.each(Object.keys(TAKES))("[C14] the examples of %s", (game) => {
  it.each(LANGUAGES)("on the rules page are judged there as at a table, in %s", async (language) => {
    const { rules } = (await import(`../../../src/client/games/${game}/rules/${language}.ts`)) as {
      rules: RuleBook;
    };
    expect(wronglyTold(game, language, textsOf(rules))).toEqual([]);
  });

  it.each(LANGUAGES)("in the lesson are judged there as at a table, in %s", async (language) => {
    const { lesson } = (await import(`../../../src/client/games/${game}/lesson/${language}.ts`)) as {
      lesson: Lesson;
    };
    const said = lesson.scenes.flatMap(({ steps }) =>
      steps.map(({ title, ask, done, wrong }) => ({ title, ask, done, wrong })),
    );
    expect(wronglyTold(game, language, textsOf(said))).toEqual([]);
    expect(lesson.words.common.filter((word) => wronglyTold(game, language, word).length > 0)).toEqual([]);
  });

  it("in RULES.md are French words, judged there as at a table", () => {
    expect(wronglyTold(game, "fr", readFileSync(`src/games/${game}/RULES.md`, "utf8"))).toEqual([]);
  });
});

it("[C14] an example that is told wrongly is found", () => {
  expect(wronglyTold("password", "fr", "DANSER, FINI ; ni BUVEZ ni ~PARIS~ ni ~LOIRE~")).toEqual([
    "BUVEZ",
    "~PARIS~",
  ]);
});
