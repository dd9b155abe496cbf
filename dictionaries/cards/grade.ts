import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { LANGUAGES } from "../../src/core/language.ts";
import { lettersOf } from "../../src/games/mot-a-mot/pieces.ts";
import { writtenDeck } from "./deck.ts";

/**
 * Grades the weaker clues of a deck by how little they say: of the first seven of an entry, those that serve many entries
 * come first, and those of its own last. What its author held for strong stays where it is.
 * `node dictionaries/cards/grade.ts <language>`
 */
const WEAKER = 7;
const language = LANGUAGES.find((each) => each === process.argv[2]);
if (!language) throw new Error(`Which language: ${LANGUAGES.join(", ")}?`);

const uses = new Map<string, number>();
for (const { clues } of writtenDeck(language))
  for (const clue of new Set(clues.map(lettersOf))) uses.set(clue, (uses.get(clue) ?? 0) + 1);
const usesOf = (clue: string): number => uses.get(lettersOf(clue)) ?? 0;

const folder = new URL(`./${language}/`, import.meta.url);
for (const name of readdirSync(folder).filter((each) => /^\d+\.ts$/.test(each))) {
  const file = new URL(name, folder);
  const graded = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => {
      const parts = /^(.* @ .* : )(.*)( > .*)$/.exec(line);
      if (!parts) return line;
      const clues = parts[2]!.split(" ");
      const weaker = clues.slice(0, WEAKER).sort((a, b) => usesOf(b) - usesOf(a));
      return parts[1]! + [...weaker, ...clues.slice(WEAKER)].join(" ") + parts[3]!;
    });
  writeFileSync(file, graded.join("\n"));
}
