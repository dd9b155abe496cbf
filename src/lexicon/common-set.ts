import { oncePer } from "../core/kept.ts";
import type { Lexicon } from "./lexicon.ts";

/** The well-known words, to be asked for one of them: bots weigh thousands of words by it. */
export const commonSetOf = oncePer((words: Lexicon): ReadonlySet<string> => new Set(words.common));
