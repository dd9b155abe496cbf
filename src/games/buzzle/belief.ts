import { commonSetOf } from "../../lexicon/common-set.ts";
import { ALL_LETTERS, ALPHABET, letterOfCode } from "../../lexicon/letters.ts";
import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import { KINDS, type Kind, type Pose } from "../buzzle-family/alphabet.ts";
import { type Box, hasPose, lacks, lettersFitting } from "../buzzle-family/box.ts";
import type { BuzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { visitPossible } from "./candidates.ts";
import type { SideView } from "./view.ts";

/** What a player thinks of the letters of one opponent's word. */
export interface Letters {
  /** For each box the weight of each letter. */
  readonly letters: readonly Float64Array[];
}

/** What a player thinks of the word itself: which words it may be, and how likely each is. */
export interface Belief extends Letters {
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly total: number;
  /** The likeliest word. */
  readonly top: { readonly word: string; readonly p: number } | null;
}

/** How likely a word is to be chosen: common ones are, and words nobody says aloud hardly ever. */
const SHUNNED_WEIGHT = 0.05;

export function beliefAbout(
  side: SideView,
  vocabulary: BuzzleVocabulary,
  lexicon: Lexicon,
  commonness: number,
): Belief {
  const common = commonSetOf(lexicon);
  const words: string[] = [];
  const weights: number[] = [];
  const letters = side.boxes.map(() => new Float64Array(ALL_LETTERS));
  const used = side.past.map(({ word }) => word);
  let total = 0;
  let best = -1;
  visitPossible(lexicon, { boxes: side.boxes, wrong: side.wrong, used }, vocabulary, (word, classes) => {
    const weight = classes & CLASS.shunned ? SHUNNED_WEIGHT : common.has(word) ? commonness : 1;
    for (let i = 0; i < letters.length; i++) letters[i]![letterOfCode(word.charCodeAt(i))]! += weight;
    if (best < 0 || weight > weights[best]!) best = words.length;
    words.push(word);
    weights.push(weight);
    total += weight;
  });
  const top = best < 0 ? null : { word: words[best]!, p: weights[best]! / total };
  return { words, weights, total, letters, top };
}

/** No word comes to mind: each box by itself, and every letter that fits it alike. */
export const letterByLetter = ({ boxes }: SideView): Letters => ({
  letters: boxes.map((box) => {
    const fitting = lettersFitting(box);
    return Float64Array.from({ length: ALL_LETTERS }, (_, letter) => (fitting >> letter) & 1);
  }),
});

/** How likely the answer to a proposal is yes, and to a position exact. */
export const chanceOfYes = (belief: Letters, box: Box, i: number, kind: Kind): number =>
  share(belief, i, (letter) => lacks(letter, box, kind));
export const chanceOfExact = (belief: Letters, box: Box, i: number, pose: Pose): number =>
  share(belief, i, (letter) => hasPose(letter, box, pose));

function share({ letters }: Letters, i: number, answers: (letter: string) => boolean): number {
  let yes = 0;
  let total = 0;
  letters[i]!.forEach((weight, letter) => {
    total += weight;
    if (weight > 0 && answers(ALPHABET[letter]!)) yes += weight;
  });
  return total === 0 ? 0 : yes / total;
}

/** The information of a yes that comes with this chance, in bits. */
export const bits = (p: number): number =>
  p <= 0 || p >= 1 ? 0 : -p * Math.log2(p) - (1 - p) * Math.log2(1 - p);

/** Kinds that the word surely still lacks, for whoever is sure of the word. */
export const surePieces = (word: string, boxes: readonly Box[]): { box: number; piece: Kind }[] =>
  boxes.flatMap((box, i) =>
    KINDS.filter((kind) => lacks(word[i]!, box, kind)).map((piece) => ({ box: i + 1, piece })),
  );
