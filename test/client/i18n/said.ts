import { globSync, readFileSync } from "node:fs";
import type { Language } from "../../../src/core/language.ts";

/** What the page says in a language, sentence by sentence as it stands in the sources: for rules that hold of all of it. */
export interface Said {
  readonly file: string;
  readonly text: string;
}

const root = new URL("../../../src/client/", import.meta.url);

/** Everything under `src/client` but what these paths match. */
export function saidIn(language: Language, except: RegExp): Said[] {
  const ofOne = new RegExp(`(?:^|[/-])${language}\\.ts$`);
  const block = new RegExp(
    `^(\\s*)(?:(?:export )?const )?${language}(?:: \\w+)?(?::| =) [\\s\\S]*?^\\1[}\\]]`,
    "gm",
  );
  const line = new RegExp(`^\\s*${language}: .*$`, "gm");
  return globSync("**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !except.test(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, root), "utf8");
      const part = ofOne.test(file)
        ? source.replace(/^import .*$/gm, "")
        : [...source.matchAll(block), ...source.matchAll(line)].map(([found]) => found).join("\n");
      // Neither keys nor what is put in: only what is read.
      return [...part.replace(/^\s*"[^"\n]+":/gm, "").matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
        .map(([text]) => ({ file, text: text.replace(/\$\{[^{}`]*(?:\}|$)/g, "…") }))
        .filter(({ text }) => /\p{L}{2}/u.test(text));
    });
}
