import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * Texts are written with plain spaces and typeset in one place. So an object that holds French beside the other
 * languages is handed to `inEachLanguage`, or is one of these.
 */
const OTHERWISE: Readonly<Record<string, string>> = {
  "i18n/typeset.ts": "where it is done",
  "i18n/fr.ts": "names of languages; the shell's texts are typeset where they are learnt",
  "i18n/en.ts": "names of languages",
  "i18n/de.ts": "names of languages",
  "language.ts": "loaders: what they bring is typeset there",
  "main.tsx": "said before anything is loaded, and has nothing to set",
  "ui/language-choice.tsx": "names of languages",
  "match/format-left.ts": "one letter each",
  "bots/cast.ts": "loaders: what they bring is typeset there",
  "learn/library.ts": "paths: lessons and rules are typeset where they are read",
};
/** `gameTexts` and `aboutGame` typeset what they are given. */
const TYPESET_BY_THEIR_READERS = /games\/[^/]+\/(?:about|texts\/\w+)\.ts$/;
/** Single words and letters in a drawing: nothing to set. */
const DRAWN = /games\/[^/]+\/miniature\.tsx$/;

const HOLDS_FRENCH = /(\w*\()?\s*\{\s*fr\s*[,:]/g;

describe("[C5] texts in three languages", () => {
  const root = new URL("../../../src/client/", import.meta.url);
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !(file in OTHERWISE) && !TYPESET_BY_THEIR_READERS.test(file) && !DRAWN.test(file),
  );
  it("are typeset, in whatever file they are", () => {
    const bare = files.filter((file) => {
      const source = readFileSync(new URL(file, root), "utf8").replace(/^import .*$/gm, "");
      return [...source.matchAll(HOLDS_FRENCH)].some(([, before]) => before !== "inEachLanguage(");
    });
    expect(bare).toEqual([]);
  });

  it("are found where they are known to be", () => {
    for (const file of ["account/texts.ts", "games/buzzle/after.ts", "games/password/advice.ts"])
      expect(files).toContain(file);
  });
});
