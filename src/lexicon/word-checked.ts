import { type FoldOptions, foldWord } from "./fold.ts";
import { CLASS, CLASS_NAMES, type ClassName, type Lexicon, PLAYABLE } from "./lexicon.ts";

/** What a dictionary tells about a word: whether some game takes it, and what it can be. */
export function checkedIn(words: Lexicon, text: string, options: FoldOptions = {}) {
  const word = foldWord(text, options);
  const label = word === null ? 0 : words.classesOf(word);
  const classes: ClassName[] = CLASS_NAMES.filter((name) => label & CLASS[name]);
  return { word: word ?? text, valid: (label & PLAYABLE) !== 0, classes };
}
