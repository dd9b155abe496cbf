import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { constants, gzipSync } from "node:zlib";
import { LANGUAGES, type Language } from "../src/core/language.ts";
import { buildAutomaton } from "../src/lexicon/build.ts";
import type { FoldOptions } from "../src/lexicon/fold.ts";
import { encode } from "../src/lexicon/format.ts";
import { LEXICON_IDS, type LexiconId, languageOfLexicon } from "../src/lexicon/ids.ts";
import { CLASS, CLASS_NAMES, PLAYABLE } from "../src/lexicon/lexicon.ts";
import { commonWords, markCommon } from "./common.ts";
import { englishWords } from "./english.ts";
import { frenchWords } from "./french.ts";
import { germanWords } from "./german.ts";
import { hashInputs } from "./inputs.ts";
import { type BuiltFile, type BuiltLexicon, MANIFEST, type Manifest, readManifest } from "./manifest.ts";
import { meaningShards } from "./meanings.ts";
import { sourcesOf } from "./sources.ts";
import type { Families, WordClasses } from "./words.ts";

/**
 * Builds the dictionaries: for each lexicon `<id>.trie.gz` (the automaton) and `<id>.common.gz` (well-known words, one a
 * line, the most common first), for each language `<language>.meanings.<letter>.gz`, and one `manifest.json`. The same
 * inputs give the same bytes; when the inputs have not changed since the last build, nothing is done. Languages are built
 * beside each other, each in a thread of its own.
 *
 *     node dictionaries/build.ts [folder]
 */
export const DICTIONARIES = fileURLToPath(new URL("../dist/dictionaries", import.meta.url));

export async function buildDictionaries(
  folder = DICTIONARIES,
  log: (line: string) => void = () => {},
): Promise<Manifest> {
  const inputs = hashInputs();
  const before = readBuilt(folder, inputs);
  if (before) {
    log("Dictionaries: up to date");
    return before;
  }
  mkdirSync(folder, { recursive: true });
  const built = await Promise.all(LANGUAGES.map((language) => inThread({ language, folder }, log)));
  const byId = new Map(built.flat());
  const lexicons = Object.fromEntries(LEXICON_IDS.map((id) => [id, byId.get(id)!])) as Manifest["lexicons"];
  const manifest: Manifest = { inputs, lexicons };
  // Last, so that an interrupted build is never taken for a finished one.
  replaceFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** What a build with these inputs left in the folder; null where none did, or where a file is missing. */
export function readBuilt(folder = DICTIONARIES, inputs = hashInputs()): Manifest | null {
  const manifest = readManifest(folder);
  return manifest?.inputs === inputs && isComplete(manifest, folder) ? manifest : null;
}

export interface Task {
  readonly language: Language;
  readonly folder: string;
}
type Built = readonly (readonly [LexiconId, BuiltLexicon])[];

/** The lexicons of a language: the two German ones read the same sources. */
export function buildLanguage({ language, folder }: Task): Built {
  return LEXICON_IDS.filter((id) => languageOfLexicon(id) === language).map((id) => [
    id,
    buildLexicon(id, folder),
  ]);
}

function inThread(task: Task, log: (line: string) => void): Promise<Built> {
  const began = performance.now();
  return new Promise((done, failed) => {
    const thread = new Worker(new URL("./build-language.ts", import.meta.url), { workerData: task });
    thread.once("message", (built: Built) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      for (const [id, { words, trie, common }] of built)
        log(
          `Dictionary ${id}: ${words} words in ${trie.gzipBytes} bytes, ${common.words} common ones, ${seconds} s`,
        );
      done(built);
    });
    thread.once("error", failed);
    thread.once("exit", (code) =>
      failed(new Error(`Building the dictionaries of ${task.language} ended: ${code}`)),
    );
  });
}

/** All words of a lexicon with their classes, its common words, and per lemma its forms. */
export function wordsOf(id: LexiconId): { words: WordClasses; common: string[]; families: Families } {
  const options = { umlauts: id === "de-umlauts" };
  const families: Families = new Map();
  const words = listWords(id, options, families);
  const common = commonWords(languageOfLexicon(id), words, options);
  markCommon(words, common, families);
  return { words, common, families };
}

function listWords(id: LexiconId, options: FoldOptions, families: Families): WordClasses {
  switch (id) {
    case "fr":
      return frenchWords(families);
    case "en":
      return englishWords(families);
    case "de":
    case "de-umlauts":
      return germanWords(options, families);
  }
}

function buildLexicon(id: LexiconId, folder: string): BuiltLexicon {
  const { words, common, families } = wordsOf(id);
  const automaton = buildAutomaton(words);
  const trie = write(folder, `${id}.trie.gz`, encode(automaton));
  const list = write(folder, `${id}.common.gz`, new TextEncoder().encode(common.join("\n")));
  return {
    sources: sourcesOf(id),
    trie: { ...trie, states: automaton.masks.length, edges: automaton.children.length },
    common: { ...list, words: common.length },
    meanings: writeMeanings(id, words, families, folder),
    ...countWords(words),
  };
}

/** Meanings are a language's, not a lexicon's: of the two German ones they go with that which keeps the dots. */
function writeMeanings(
  id: LexiconId,
  words: WordClasses,
  families: Families,
  folder: string,
): BuiltLexicon["meanings"] {
  if (id === "de") return [];
  return [...meaningShards(languageOfLexicon(id), words, families)].map(([letter, text]) => ({
    letter,
    ...write(folder, `${languageOfLexicon(id)}.meanings.${letter}.gz`, new TextEncoder().encode(text)),
  }));
}

function countWords(words: WordClasses): Pick<BuiltLexicon, "words" | "playable" | "byClass" | "byLength"> {
  const byClass = Object.fromEntries([...CLASS_NAMES, "shunned" as const].map((name) => [name, 0])) as Record<
    keyof BuiltLexicon["byClass"],
    number
  >;
  const byLength: Record<string, number> = {};
  let playable = 0;
  for (const [word, classes] of words) {
    for (const name of Object.keys(byClass) as (keyof typeof byClass)[]) {
      if ((classes & CLASS[name]) !== 0) byClass[name]++;
    }
    if ((classes & PLAYABLE) === 0) continue;
    playable++;
    byLength[word.length] = (byLength[word.length] ?? 0) + 1;
  }
  return { words: words.size, playable, byClass, byLength };
}

function write(folder: string, file: string, bytes: Uint8Array): BuiltFile {
  const packed = pack(bytes);
  replaceFile(join(folder, file), packed);
  return {
    file,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    gzipBytes: packed.length,
  };
}

/** In one step: two builds at once write the same bytes, and no reader sees half a file. */
function replaceFile(path: string, content: Uint8Array | string): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Level 7 of memory packs our streams best: smaller blocks follow the change from one stream to the next. */
function pack(bytes: Uint8Array): Uint8Array {
  const packed = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION, memLevel: 7 });
  // zlib writes the operating system here; "unknown" keeps the bytes the same everywhere.
  packed[9] = 255;
  return packed;
}

const isComplete = (manifest: Manifest, folder: string): boolean =>
  Object.values(manifest.lexicons).every(({ trie, common, meanings }) =>
    [trie, common, ...meanings].every(({ file }) => existsSync(join(folder, file))),
  );

if (import.meta.main) await buildDictionaries(process.argv[2], (line) => console.log(line));
