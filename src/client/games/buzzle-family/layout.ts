import { KINDS, type Kind, kindOf, LETTERS, type Placed } from "../../../games/buzzle-family/alphabet.ts";
import { type Box, lettersFitting } from "../../../games/buzzle-family/box.ts";
import { count } from "../../../games/buzzle-family/pieces.ts";
import { ALPHABET, PLAIN_LETTERS } from "../../../lexicon/letters.ts";

/** Where the pieces of a box are drawn. Nothing here tells more than the table has been told. */
export interface Loose {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

const WIDTH = 720;
const HEIGHT = 1000;
const MOST_IN_ROW = 3;
/** How much of its height the letter keeps while loose pieces lie at its foot. */
export const FIXED_SHARE = 0.7;

export function looseLayout(box: Box): { fixed: readonly Placed[]; loose: readonly Loose[] } {
  const kinds = KINDS.flatMap((kind) => {
    const fixed = box.fixed.filter((pose) => kindOf(pose) === kind).length;
    return Array<Kind>(count(box.laid, kind) - fixed).fill(kind);
  });
  const fixed = fixedPieces(box);
  // Beside fixed pieces the loose ones keep to the foot of the box.
  const strip = fixed.length > 0;
  const rows = Math.ceil(kinds.length / MOST_IN_ROW);
  const scale = strip ? (rows > 1 ? 0.12 : 0.24) : rows > 1 ? 0.42 : kinds.length > 2 ? 0.5 : 0.6;
  const top = strip ? (FIXED_SHARE + 0.04) * HEIGHT : 0;
  const loose = kinds.map((kind, i) => {
    const row = Math.floor(i / MOST_IN_ROW);
    const inRow = Math.min(MOST_IN_ROW, kinds.length - row * MOST_IN_ROW);
    return {
      kind,
      x: (WIDTH * ((i % MOST_IN_ROW) + 0.5)) / inRow,
      y: top + ((HEIGHT - top) * (row + 0.5)) / rows,
      turn: 0,
      scale,
    };
  });
  return { fixed, loose };
}

/** Fixed pieces lie as in a letter that fits the board: the same one for everybody who looks. */
function fixedPieces(box: Box): Placed[] {
  if (box.fixed.length === 0) return [];
  const mask = lettersFitting(box);
  const letter = [...ALPHABET].find((_, i) => mask & (1 << i));
  const wanted = [...box.fixed];
  return (LETTERS[letter ?? "I"] ?? []).filter(({ pose }) => {
    const at = wanted.indexOf(pose);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}

/** The letters a box may still hide. */
export function possibleLetters(box: Box): Set<string> {
  const mask = lettersFitting(box);
  return new Set([...ALPHABET].filter((_, i) => mask & (1 << i)));
}

/** The same in the order of the alphabet, as far as the language has them. */
export const lettersLeft = (box: Box, umlauts: boolean): string[] => {
  const possible = possibleLetters(box);
  return [...ALPHABET].slice(0, umlauts ? undefined : PLAIN_LETTERS).filter((each) => possible.has(each));
};

/** The first box that a word contradicts, counted from 1; null when it may be the word. */
export function clashOf(word: string, boxes: readonly Box[]): number | null {
  const at = boxes.findIndex((box, i) => word[i] !== undefined && !possibleLetters(box).has(word[i]!));
  return at < 0 ? null : at + 1;
}

/** Pawns on the score track that are nearer than this would touch. In hundredths of its length. */
const TOUCH = 7;

/** The lane of each pawn: those that would touch stand above each other. */
export function lanesOf(places: readonly number[]): number[] {
  const lanes: number[] = [];
  places.forEach((place, i) => {
    const near = lanes.filter((_, other) => Math.abs(places[other]! - place) < TOUCH);
    const free = places.findIndex((_, lane) => !near.includes(lane));
    lanes[i] = free;
  });
  return lanes;
}
