import { readFileSync } from "node:fs";
import type { Language } from "../../src/core/language.ts";
import { lettersOf } from "../../src/games/mot-a-mot/pieces.ts";
import { stemOf } from "../../src/games/mot-a-mot/stem.ts";

/** What a word means, as numbers: words that are used alike have vectors that point the same way. Of length 1. */
export type Vector = Float64Array;
export const DIMENSIONS = 64;

const read = new Map<Language, ReadonlyMap<string, Vector>>();

/** By stem; words of one stem have their mean. `vectors/make.py` made the files, README.md says of what. */
export function vectorsIn(language: Language): ReadonlyMap<string, Vector> {
  const known = read.get(language) ?? readVectors(language);
  read.set(language, known);
  return known;
}

function readVectors(language: Language): ReadonlyMap<string, Vector> {
  const file = (name: string): URL => new URL(`./vectors/${language}.${name}`, import.meta.url);
  const words = readFileSync(file("words.txt"), "utf8").trim().split("\n");
  const bytes = new Int8Array(readFileSync(file("vectors.bin")));
  const sums = new Map<string, Vector>();
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word, language);
    const sum = sums.get(stem) ?? new Float64Array(DIMENSIONS);
    for (let i = 0; i < DIMENSIONS; i++) sum[i]! += bytes[at * DIMENSIONS + i]!;
    sums.set(stem, sum);
  }
  for (const sum of sums.values()) toUnit(sum);
  return sums;
}

/** Of a word, or of a text of several words: their mean. */
export function vectorOf(text: string, language: Language): Vector | null {
  const known = vectorsIn(language);
  const whole = known.get(stemOf(text, language));
  if (whole) return whole;
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => lettersOf(part).length > 2);
  return meanOf(parts.flatMap((part) => known.get(stemOf(part, language)) ?? []));
}

export function meanOf(vectors: readonly Vector[]): Vector | null {
  if (vectors.length === 0) return null;
  const sum = new Float64Array(DIMENSIONS);
  for (const vector of vectors) for (let i = 0; i < DIMENSIONS; i++) sum[i]! += vector[i]!;
  return toUnit(sum);
}

function toUnit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let i = 0; i < DIMENSIONS; i++) vector[i]! /= length;
  return vector;
}

/** In four sums, since each addition waits for the one before it: a build of the decks asks half a billion times. */
export function dot(a: Vector, b: Vector): number {
  let [sum0, sum1, sum2, sum3] = [0, 0, 0, 0];
  for (let i = 0; i < DIMENSIONS; i += 4) {
    sum0 += a[i]! * b[i]!;
    sum1 += a[i + 1]! * b[i + 1]!;
    sum2 += a[i + 2]! * b[i + 2]!;
    sum3 += a[i + 3]! * b[i + 3]!;
  }
  return sum0 + sum1 + (sum2 + sum3);
}
