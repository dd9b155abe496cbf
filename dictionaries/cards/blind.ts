import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chanceOf } from "../../src/core/chance.ts";
import { LANGUAGES, type Language } from "../../src/core/language.ts";
import { writtenDeck } from "./deck.ts";

/**
 * Sheets for a blind test: entries drawn by a seed, their clues in order and nothing else, for somebody who has not seen
 * the deck; the answers in a file of their own. `node dictionaries/cards/blind.ts <folder> [seed] [entries a language]`
 *
 * The reader writes after each number what it is and after how many clues they knew, as `17 Picasso 4`.
 */
const [folder, seed = "27", count = "100"] = process.argv.slice(2);
if (!folder) throw new Error("Into which folder?");
mkdirSync(folder, { recursive: true });

for (const language of LANGUAGES) {
  const drawn = drawnFrom(language, Number(seed)).slice(0, Number(count));
  const numbered = (line: (entry: (typeof drawn)[number]) => string): string =>
    `${drawn.map((entry, at) => `${at + 1} ${line(entry)}`).join("\n")}\n`;
  writeFileSync(
    join(folder, `${language}.txt`),
    numbered(({ clues }) => clues.join(" · ")),
  );
  writeFileSync(
    join(folder, `key-${language}.txt`),
    numbered(({ text, accepts }) => [text, ...accepts].join(" = ")),
  );
  console.log(`${language}: ${drawn.length} entries in ${folder}`);
}

function drawnFrom(language: Language, seed: number) {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  return chanceOf(bytes, 0, `blind-${language}`).shuffle(writtenDeck(language));
}
