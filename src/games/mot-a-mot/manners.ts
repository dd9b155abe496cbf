import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import type { Filter } from "./options.ts";
import { foldPieces } from "./pieces.ts";

/** The shortest word we look for inside a made-up one: shorter ones hide in innocent words. */
const SHORTEST_HIDDEN = 5;

/** Whether this table does without the word. A word of the dictionary is judged as itself, not by its letters. */
export function isRude(text: string, filter: Filter, words: Lexicon): boolean {
  if (filter === "off") return false;
  const pieces = foldPieces(text);
  const all = [...pieces, pieces.join("")];
  if (all.some((word) => words.has(word, CLASS.shunned))) return true;
  if (filter === "mild") return false;
  const madeUp = pieces.filter((word) => words.classesOf(word) === 0);
  return [...madeUp, madeUp.length > 0 ? pieces.join("") : ""].some((word) => hides(word, words));
}

function hides(word: string, words: Lexicon): boolean {
  for (let start = 0; start + SHORTEST_HIDDEN <= word.length; start++) {
    for (let end = start + SHORTEST_HIDDEN; end <= word.length; end++) {
      if (words.has(word.slice(start, end), CLASS.shunned)) return true;
    }
  }
  return false;
}
