import { oncePer } from "../../core/kept.ts";
import { maskOf } from "../../lexicon/letters.ts";
import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import { ALPHABET, CIRCLE_NUMBERS, type Circles } from "./circles.ts";
import { SECRET_CLASSES } from "./options.ts";
import { markOf, type WordRecord } from "./record.ts";
import { lengthsOf, suggestions } from "./words.ts";

/**
 * The words that a side may still have, for a player with the dictionary at heart. All words that can be
 * secrets are held as parallel lists: most of them fall at the first comparison of letter masks.
 */
export interface Vocabulary {
  readonly words: readonly string[];
  /** The set of a word's letters, a bit each. */
  readonly masks: Int32Array;
  /** 1 for a word that we may choose for somebody, else 0. */
  readonly common: Uint8Array;
  readonly shunned: Uint8Array;
  /** The share of words that have each letter, from A to Z. */
  readonly share: readonly number[];
}

/** Spares a walk through the whole lexicon at every choice but the first. */
export const vocabularyOf = oncePer(readVocabulary);

function readVocabulary(lexicon: Lexicon): Vocabulary {
  const words: string[] = [];
  const classes: number[] = [];
  const lengths = lengthsOf(1, null);
  for (const length of lengths) {
    lexicon.byMasks(new Array(length).fill(ANY_LETTER), SECRET_CLASSES, (word, its) => {
      words.push(word);
      classes.push(its);
    });
  }
  const common = new Set(suggestions(lexicon, lengths));
  const masks = Int32Array.from(words, maskOf);
  return {
    words,
    masks,
    common: Uint8Array.from(words, (word) => (common.has(word) ? 1 : 0)),
    shunned: Uint8Array.from(classes, (its) => (its & CLASS.shunned ? 1 : 0)),
    share: [...ALPHABET].map((letter) => shareOf(masks, maskOf(letter))),
  };
}

function shareOf(masks: Int32Array, letter: number): number {
  let having = 0;
  for (const mask of masks) if (mask & letter) having++;
  return having / masks.length;
}

const ANY_LETTER = maskOf(ALPHABET);

/** The places in the vocabulary of the words that fit everything said about a word. */
export function stillPossible(
  { words, masks }: Vocabulary,
  record: WordRecord,
  circles: Circles,
  length: number | null,
): Int32Array {
  const found = maskOf(record.letters);
  const absent = maskOf(record.absent);
  const open = openCircles(record, circles).map((letters) => maskOf(letters) & ~found);
  const places = new Int32Array(masks.length);
  let count = 0;
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i]!;
    if ((mask & absent) === 0 && (mask & found) === found) places[count++] = i;
  }
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const place = places[i]!;
    if (hasEach(masks[place]!, open) && fits(words[place]!, record, length)) places[kept++] = place;
  }
  return places.subarray(0, kept);
}

function hasEach(mask: number, sets: readonly number[]): boolean {
  for (const letters of sets) if ((mask & letters) === 0) return false;
  return true;
}

const fits = (word: string, record: WordRecord, length: number | null): boolean =>
  (length === null || word.length === length) &&
  placesFit(word, record) &&
  countsFit(word, record) &&
  (record.wrong.length === 0 || !record.wrong.includes(word));

/** Circles with a letter that is still to be discovered. */
const openCircles = (record: WordRecord, circles: Circles): string[] =>
  CIRCLE_NUMBERS.filter((circle) => markOf(record, circle) === "?").map((circle) => circles[circle] ?? "");

function placesFit(word: string, { letters, positions }: WordRecord): boolean {
  for (let i = 0; i < positions.length; i++) {
    if (word.charCodeAt(Number(positions[i]) - 1) !== letters.charCodeAt(i)) return false;
  }
  return true;
}

/** At least as many of a letter as were told, and not more where there is no other. */
function countsFit(word: string, { letters, positions, noMore }: WordRecord): boolean {
  if (letters === "" || (positions !== "" && noMore === "")) return true; // the places have said it
  for (const letter of letters) {
    const told = occurrences(letters, letter);
    const here = occurrences(word, letter);
    if (here < told || (here > told && noMore.includes(letter))) return false;
  }
  return true;
}

function occurrences(text: string, letter: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (text[i] === letter) count++;
  return count;
}
