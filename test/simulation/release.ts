import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { type Bundle, bundledText, bundleOf } from "./platform/bundle.ts";

/**
 * The Worker of the last release, to which deployments in a world go back: both versions share what is stored and call
 * each other. It is kept as one packed file, so that it is there whatever becomes of the history of these sources, and
 * made anew after each release by `npm run simulate -- --keep-release <commit>`.
 */
const FILE = join(import.meta.dirname, "release.js.br");
/** How its name begins. */
export const RELEASE = "release ";
const HEAD = /^\/\/ ([0-9a-f]{7})\n/;

export function lastRelease(): Bundle {
  const text = brotliDecompressSync(readFileSync(FILE)).toString();
  const [, commit] = HEAD.exec(text) ?? [];
  if (commit === undefined) throw new Error(`${FILE} does not say of which commit it is`);
  return bundleOf(text, `${RELEASE}${commit}`);
}

/** Bundles the sources of a commit, with the packages of today. Gives how many bytes that takes. */
export async function keepRelease(commit: string): Promise<number> {
  const git = (...args: string[]): Buffer => execFileSync("git", args, { maxBuffer: 1 << 30 });
  const short = git("rev-parse", "--short=7", commit).toString().trim();
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    execFileSync("tar", ["-x", "-C", folder], { input: git("archive", commit) });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const packed = brotliCompressSync(
      `// ${short}\n${await bundledText(folder, "src/worker.ts", new Map(), true)}`,
    );
    writeFileSync(FILE, packed);
    return packed.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
