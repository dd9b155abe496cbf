import type { Chance } from "../../core/chance.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { piecesOf, suggestible } from "../buzzle-family/pieces.ts";
import { type BuzzleVocabulary, buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { suggestions } from "../buzzle-family/words.ts";
import { allowedClasses } from "../vocabulary.ts";
import type { SetDrawn } from "./events.ts";
import { GROUPS, type SolitaireOptions } from "./options.ts";

/** So many words at least can be built from each group, beside the starting word. */
export const LEAST_SOLUTIONS = 13;

/** Four common words whose pieces differ and give enough to find. */
export function drawSet(
  words: Lexicon,
  options: { readonly length: number } & Pick<SolitaireOptions, "vocabulary">,
  chance: Chance,
): Pick<SetDrawn, "words" | "solutions"> {
  const vocabulary = buzzleVocabulary(options);
  const heaps = new Set<string>();
  const rich: Drawn[] = [];
  const poor: Drawn[] = [];
  for (const word of chance.shuffle(suggestions(words, options.length, vocabulary))) {
    if (rich.length === GROUPS) break;
    const pieces = piecesOf(word);
    if (heaps.has(pieces)) continue;
    heaps.add(pieces);
    const solutions = solutionsBeside(word, words, vocabulary);
    (solutions.length >= LEAST_SOLUTIONS ? rich : poor).push({ word, solutions });
  }
  // A small dictionary may have too few rich groups: then the richest there are.
  poor.sort((a, b) => b.solutions.length - a.solutions.length);
  const set = [...rich, ...poor].slice(0, GROUPS);
  return { words: set.map(({ word }) => word), solutions: set.map(({ solutions }) => solutions) };
}

interface Drawn {
  readonly word: string;
  readonly solutions: readonly string[];
}

export const solutionsBeside = (start: string, words: Lexicon, vocabulary: BuzzleVocabulary): string[] =>
  suggestible(words, piecesOf(start), allowedClasses(vocabulary)).filter((word) => word !== start);
