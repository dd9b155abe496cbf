import { letterOf, maskOf, PLAIN_LETTERS } from "../../lexicon/letters.ts";
import type { Seat } from "../game.ts";
import { stillPossible, type Vocabulary } from "./candidates.ts";
import { CIRCLES } from "./circles.ts";
import { type Level, LONGEST } from "./options.ts";
import type { PasswordView, SideView } from "./view.ts";

/** What a player thinks of one side's word: which words it may be, and how likely each of them is. */
export interface Belief {
  readonly side: SideView;
  /** Places in the vocabulary. */
  readonly places: Int32Array;
  /** What a word weighs, as [any other, a common one], and all the words together. */
  readonly weights: readonly [number, number];
  readonly total: number;
}

/** `commonness`: how many times likelier a common word is than any other. */
export function beliefAbout(
  view: PasswordView,
  seat: Seat,
  vocabulary: Vocabulary,
  commonness: number,
): Belief {
  const side = view.sides[seat]!;
  const places = stillPossible(vocabulary, side, CIRCLES[view.language], view.length);
  const weights = [1, commonness] as const;
  return { side, places, weights, total: totalOf(places, weights, vocabulary) };
}

function totalOf(places: Int32Array, weights: Belief["weights"], { common }: Vocabulary): number {
  let total = 0;
  for (let i = 0; i < places.length; i++) total += weights[common[places[i]!]!]!;
  return total;
}

/** The likeliest word and its probability; a shunned word only when there is no other. */
export function likeliest(belief: Belief, vocabulary: Vocabulary): { word: string; p: number } | null {
  const { places, weights, total } = belief;
  const { words, common, shunned } = vocabulary;
  let best: number | null = null;
  for (const place of places) {
    if (shunned[place] && places.length > 1) continue;
    if (best === null || common[place]! > common[best]!) best = place;
  }
  return best === null ? null : { word: words[best]!, p: weights[common[best]!]! / total };
}

/** How likely a question is answered yes, and how many bits its answer tells on average. */
export interface Prospect {
  readonly yes: number;
  readonly bits: number;
}

/** What may come of asking for a letter, or for a whole circle, in the light of a belief. */
export interface Prospects {
  letter(letter: string): Prospect;
  circle(letters: string): Prospect;
}

export function prospectsOf(whole: Belief, level: Level, vocabulary: Vocabulary): Prospects {
  const belief = sampleOf(whole, vocabulary);
  const { places, weights, total, side } = belief;
  const tally = level === 1 ? tallyWithPlaces(belief, vocabulary) : tallyWithout(belief, vocabulary);
  const found = maskOf(side.letters);
  return {
    letter(letter) {
      const at = letterOf(letter);
      const yes = tally.yes[at]! / total;
      let bits = surprise(1 - yes) - tally.noise[at]! / total;
      for (let place = 0; place < LONGEST; place++) bits += surprise(tally.at[at * LONGEST + place]! / total);
      return { yes, bits };
    },
    circle(letters) {
      const mask = maskOf(letters) & ~found;
      let sum = 0;
      for (let i = 0; i < places.length; i++) {
        const place = places[i]!;
        if (vocabulary.masks[place]! & mask) sum += weights[vocabulary.common[place]!]!;
      }
      const yes = sum / total;
      return { yes, bits: surprise(yes) + surprise(1 - yes) };
    },
  };
}

/** Of very many words a part, taken evenly through the alphabet, gives the same prospects in a tenth of the time. */
const ENOUGH = 4000;

function sampleOf(belief: Belief, vocabulary: Vocabulary): Belief {
  const stride = Math.ceil(belief.places.length / ENOUGH);
  if (stride <= 1) return belief;
  const places = Int32Array.from(
    { length: Math.ceil(belief.places.length / stride) },
    (_, i) => belief.places[i * stride]!,
  );
  return { ...belief, places, total: totalOf(places, belief.weights, vocabulary) };
}

/** Weights of the words that would answer yes for each letter, in all and by the answer they would give. */
interface Tally {
  readonly yes: Float64Array;
  readonly at: Float64Array;
  /** Which of several places is told is chance, and chance tells nothing: these bits are to be taken off. */
  readonly noise: Float64Array;
}

const emptyTally = (): Tally => ({
  yes: new Float64Array(PLAIN_LETTERS),
  at: new Float64Array(PLAIN_LETTERS * LONGEST),
  noise: new Float64Array(PLAIN_LETTERS),
});

function tallyWithPlaces({ places, weights, side }: Belief, { words, common }: Vocabulary): Tally {
  const tally = emptyTally();
  const untold = new Uint8Array(PLAIN_LETTERS);
  const told = new Uint8Array(LONGEST);
  for (const digit of side.positions) told[Number(digit) - 1] = 1;
  for (let i = 0; i < places.length; i++) {
    const word = words[places[i]!]!;
    const weight = weights[common[places[i]!]!]!;
    untold.fill(0);
    for (let k = 0; k < word.length; k++) if (!told[k]) untold[word.charCodeAt(k) - CODE_A]!++;
    for (let k = 0; k < word.length; k++) {
      if (told[k]) continue;
      const letter = word.charCodeAt(k) - CODE_A;
      const several = untold[letter]!;
      const share = several === 1 ? weight : weight / several;
      tally.yes[letter]! += share;
      tally.at[letter * LONGEST + k]! += share;
      if (several > 1) tally.noise[letter]! += share * Math.log2(several);
    }
  }
  return tally;
}

function tallyWithout({ places, weights, side }: Belief, { words, common }: Vocabulary): Tally {
  const tally = emptyTally();
  const told = new Int8Array(PLAIN_LETTERS);
  for (const letter of side.letters) told[letterOf(letter)]!++;
  const untold = new Int8Array(PLAIN_LETTERS);
  for (let i = 0; i < places.length; i++) {
    const word = words[places[i]!]!;
    const weight = weights[common[places[i]!]!]!;
    untold.set(told);
    for (let k = 0; k < word.length; k++) {
      const letter = word.charCodeAt(k) - CODE_A;
      // Counts down through those already told; the one after them is what would be answered.
      if (untold[letter]!-- === 0) tally.yes[letter]! += weight;
    }
  }
  // A yes is one answer, without a place.
  for (let letter = 0; letter < PLAIN_LETTERS; letter++) tally.at[letter * LONGEST] = tally.yes[letter]!;
  return tally;
}

const CODE_A = 65;
const surprise = (p: number): number => (p > 0 ? -p * Math.log2(p) : 0);
