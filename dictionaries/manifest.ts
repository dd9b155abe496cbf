import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LexiconId } from "../src/lexicon/ids.ts";
import type { ClassName } from "../src/lexicon/lexicon.ts";

/** What was built, as `manifest.json` tells it. */
export interface Manifest {
  /** Hash of everything that goes into a build; when it is unchanged there is nothing to do. */
  readonly inputs: string;
  readonly lexicons: Readonly<Record<LexiconId, BuiltLexicon>>;
}

export interface BuiltLexicon {
  readonly sources: readonly string[];
  readonly trie: BuiltFile & { readonly states: number; readonly edges: number };
  readonly common: BuiltFile & { readonly words: number };
  /** What words mean, by first letters; none for a second lexicon of a language. */
  readonly meanings: readonly (BuiltFile & { readonly letter: string })[];
  readonly words: number;
  /** Words that count in some game: all but those that are only proper nouns. */
  readonly playable: number;
  readonly byClass: Readonly<Record<ClassName | "shunned", number>>;
  /** Playable words by number of letters. */
  readonly byLength: Readonly<Record<string, number>>;
}

export interface BuiltFile {
  readonly file: string;
  /** Of the unpacked bytes: the same words keep their hash whichever zlib packs them. */
  readonly sha256: string;
  readonly bytes: number;
  readonly gzipBytes: number;
}

export const MANIFEST = "manifest.json";

export function readManifest(folder: string): Manifest | null {
  const path = join(folder, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : null;
}
