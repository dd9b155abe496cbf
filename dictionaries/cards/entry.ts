import { LANGUAGES, type Language } from "../../src/core/language.ts";

/**
 * An entry of Mot à Mot as its author writes it, one line each (README.md says what every part means):
 * `text = another answer ~ sounds alike @ kind tags : clue clue > elsewhere | elsewhere [| es | it]`
 */
export interface WrittenEntry {
  readonly text: string;
  /** Further answers that are right; those that only sound like the entry are in `soundsLike` as well. */
  readonly accepts: readonly string[];
  readonly soundsLike: readonly string[];
  readonly kind: Kind;
  readonly gender: Gender | null;
  readonly region: Region | null;
  readonly era: Era | null;
  readonly age: number;
  /** From the weakest to the strongest. */
  readonly clues: readonly string[];
  /** What it is called elsewhere; a language that has no column has none. */
  readonly names: Readonly<Partial<Record<NamedIn, readonly string[]>>>;
}

export const KINDS = [
  "person",
  "character",
  "place",
  "work",
  "living",
  "food",
  "thing",
  "nature",
  "trade",
  "idea",
  "action",
  "quality",
] as const;
export type Kind = (typeof KINDS)[number];
export const GENDERS = ["f", "m"] as const;
export type Gender = (typeof GENDERS)[number];
export const REGIONS = [
  "europe",
  "africa",
  "asia",
  "north-america",
  "south-america",
  "oceania",
  "world",
] as const;
export type Region = (typeof REGIONS)[number];
export const ERAS = ["ancient", "medieval", "modern", "contemporary"] as const;
export type Era = (typeof ERAS)[number];
export type NamedIn = Language | "es" | "it";

/** Who reads at all knows it, unless it is marked `10+`. */
const YOUNGEST = 8;
const OLDER: Readonly<Record<string, number>> = { "10+": 10 };

/** Kinds that are names in every language; in German every noun has a capital. */
const NAMES: readonly Kind[] = ["person", "character", "place", "work"];
export const isNameKind = (kind: Kind): boolean => NAMES.includes(kind);

/** Whether it is called by a name, which other languages may have too: Spanish and Italian are asked for. */
export const isName = ({ text, kind }: Pick<WrittenEntry, "text" | "kind">, language: Language): boolean =>
  isNameKind(kind) || (language !== "de" && /\p{Lu}/u.test(text));

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T =>
  (all as readonly string[]).includes(word);

/** Throws with what is missing or too much: an author reads it. */
export function parseEntry(line: string, language: Language): WrittenEntry {
  const [before, elsewhere] = parted(line, " > ", "the names elsewhere, after >");
  const [head, clues] = parted(before, " : ", "clues, after :");
  const [names, tags] = parted(head, " @ ", "a kind, after @");
  const [called, sounds] = names.split(" ~ ");
  const [text = "", others] = called!.split(" = ");
  if (text.trim() === "") throw new Error("there is no text");
  const soundsLike = listed(sounds);
  return {
    text: text.trim(),
    accepts: [...listed(others), ...soundsLike],
    soundsLike,
    ...parseTags(tags),
    clues: clues.trim().split(/\s+/),
    names: parseNames(elsewhere, text.trim(), language),
  };
}

function parted(line: string, mark: string, what: string): [string, string] {
  const parts = line.split(mark);
  if (parts.length === 1) throw new Error(`there is no "${mark.trim()}": ${what}`);
  if (parts.length > 2) throw new Error(`"${mark.trim()}" stands twice`);
  return [parts[0]!, parts[1]!];
}

function parseTags(text: string): Pick<WrittenEntry, "kind" | "gender" | "region" | "era" | "age"> {
  const [kind = "", ...tags] = text.trim().split(/\s+/);
  if (!isOneOf(KINDS, kind)) throw new Error(`"${kind}" is no kind: ${KINDS.join(", ")}`);
  const take = <T extends string>(all: readonly T[], asked: boolean, what: string): T | null => {
    const found = tags.filter((tag): tag is T => isOneOf(all, tag));
    if (found.length > 1) throw new Error(`two of ${what}: ${found.join(", ")}`);
    if (asked && found.length === 0) throw new Error(`no ${what}: ${all.join(", ")}`);
    return found[0] ?? null;
  };
  const known: readonly string[] = [...GENDERS, ...REGIONS, ...ERAS, ...Object.keys(OLDER)];
  const strange = tags.filter((tag) => !known.includes(tag));
  if (strange.length > 0) throw new Error(`unknown tag: ${strange.join(", ")}`);
  return {
    kind,
    gender: take(GENDERS, kind === "person", "gender"),
    region: take(REGIONS, isNameKind(kind), "region"),
    era: take(ERAS, isNameKind(kind) && kind !== "place", "era"),
    age: OLDER[take(Object.keys(OLDER), false, "age") ?? ""] ?? YOUNGEST,
  };
}

function parseNames(text: string, own: string, language: Language): WrittenEntry["names"] {
  const columns = text.split("|").map((column) => column.trim());
  const languages: readonly NamedIn[] = [...LANGUAGES.filter((each) => each !== language), "es", "it"];
  if (columns.length !== 2 && columns.length !== languages.length)
    throw new Error(
      `${languages.slice(0, 2).join(" | ")} or ${languages.join(" | ")} after >, not "${text}"`,
    );
  return Object.fromEntries(
    columns.map((column, at) => {
      if (column === "") throw new Error(`no name in ${languages[at]}`);
      return [languages[at], column === "=" ? [own] : listed(column)];
    }),
  );
}

const listed = (names: string | undefined): string[] =>
  names
    ?.split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "") ?? [];
