import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LEXICON_IDS } from "../src/lexicon/ids.ts";
import { sourcesOf } from "./sources.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * One hash over all that decides what a build writes: our programs and lists, the versions of the packages, and
 * the zlib that packs. Package contents never change within a version, so versions stand for them.
 */
export function hashInputs(): string {
  const hash = createHash("sha256");
  hash.update(`zlib ${process.versions.zlib}\n`);
  for (const id of LEXICON_IDS) hash.update(`${sourcesOf(id).join("\n")}\n`);
  for (const [folder, kind] of [
    ["dictionaries", ".ts"],
    ["dictionaries/lists", ".txt"],
    ["src/lexicon", ".ts"],
  ] as const) {
    for (const file of filesIn(folder, kind)) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** The files of this kind in a folder, and in the folders of `lists` too. */
const filesIn = (folder: string, kind: ".ts" | ".txt"): string[] =>
  readdirSync(join(ROOT, folder), { recursive: kind === ".txt" })
    .map((name) => join(folder, name.toString()))
    .filter((name) => name.endsWith(kind))
    .sort();
