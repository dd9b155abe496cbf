/**
 * What words are forms of and what they mean, in shards by the first letter. A shard is text: a line a word, sorted,
 * with the lemmas it is a form of as they are written, joined by commas, and then its definitions as a lemma, if any:
 *
 *     WENT⇥go
 *     WHALE⇥⇥noun a very large person⇥noun …
 *
 * A word that is nothing but itself, without accent or capital, has no lemmas here, and no line if it has no definition.
 */
export interface Meaning {
  readonly lemmas: readonly string[];
  readonly definitions: readonly Definition[];
}

export const PARTS_OF_SPEECH = ["noun", "verb", "adjective", "adverb"] as const;
export interface Definition {
  readonly part: (typeof PARTS_OF_SPEECH)[number];
  readonly text: string;
}

/** Ä is with A. */
export const shardOf = (word: string): string => word.charAt(0).normalize("NFD").charAt(0);

/** A shard begins with a line end, so that each of its words stands behind one. */
export const writeShard = (lines: ReadonlyMap<string, Meaning>): string =>
  [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, { lemmas, definitions }]) => {
      const fields = [word, lemmas.join(","), ...definitions.map(({ part, text }) => `${part} ${text}`)];
      return `\n${fields.join("\t")}`;
    })
    .join("");

/** What a shard tells of a folded word. */
export function readMeaning(shard: string, word: string): Meaning {
  const at = shard.indexOf(`\n${word}\t`);
  if (at < 0) return { lemmas: [word.toLowerCase()], definitions: [] };
  const end = shard.indexOf("\n", at + 1);
  const [, lemmas = "", ...definitions] = shard.slice(at + 1, end < 0 ? undefined : end).split("\t");
  return {
    lemmas: lemmas === "" ? [word.toLowerCase()] : lemmas.split(","),
    definitions: definitions.map((field) => {
      const space = field.indexOf(" ");
      return { part: field.slice(0, space) as Definition["part"], text: field.slice(space + 1) };
    }),
  };
}
