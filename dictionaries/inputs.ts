import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SOURCES } from "./sources.ts";
import { readPackageFile } from "./words.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * One hash over all that decides what a build writes: our programs and lists, the versions of the packages, and
 * the zlib that packs. Package contents never change within a version, so versions stand for them.
 */
export function hashInputs(): string {
  const hash = createHash("sha256");
  hash.update(`zlib ${process.versions.zlib}\n`);
  for (const name of packageNames()) {
    const { version } = JSON.parse(readPackageFile(`${name}/package.json`).toString()) as { version: string };
    hash.update(`${name} ${version}\n`);
  }
  for (const folder of ["dictionaries", "src/lexicon"]) {
    for (const file of filesUnder(folder)) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

const packageNames = (): string[] =>
  [...new Set(Object.values(SOURCES).flatMap((sources) => sources.map(({ name }) => name)))].sort();

const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
