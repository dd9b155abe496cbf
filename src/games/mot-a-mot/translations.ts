import { CLASS, type Lexicon, PLAYABLE } from "../../lexicon/lexicon.ts";

/** Something with a name: what the language of the match calls it, and what others do. Folded, as they are compared. */
export interface Thing {
  readonly own: readonly string[];
  readonly elsewhere: readonly string[];
  /** Words of longer names elsewhere: of *Snow White* both. */
  readonly parts: readonly string[];
}

/**
 * Tells whether a folded clue is the folded word in another language; a mark of the plural is forgiven. What the
 * language has for the thing itself is no translation, nor is a part of a foreign name that is a word of the match's
 * language: *Bank* for Sparschwein, a piggy bank.
 */
export function translationsAmong(
  things: readonly Thing[],
): (clue: string, word: string, words: Lexicon) => boolean {
  const named = new Map<string, Thing[]>();
  for (const thing of things)
    for (const name of thing.own) named.set(name, [...(named.get(name) ?? []), thing]);
  return (clue, word, words) => {
    const meant = [...new Set([word, word.replace(/S$/, "")])].flatMap((each) => named.get(each) ?? []);
    const isCalled = (name: string, by: keyof Thing): boolean =>
      meant.some((thing) => thing[by].includes(name));
    const forms = [clue, clue.replace(/S$/, ""), clue.replace(/IES$/, "Y")];
    const isForeign = !words.has(clue, PLAYABLE | CLASS.proper);
    return forms.some(
      (form) =>
        (isCalled(form, "elsewhere") || (isForeign && isCalled(form, "parts"))) && !isCalled(form, "own"),
    );
  };
}
