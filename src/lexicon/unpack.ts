import {
  HEADER_BYTES,
  type Header,
  LONE,
  MOST_PLACES,
  MOST_SHAPES,
  NEAR,
  PLACE_BITS,
  shapeBytes,
} from "./format.ts";
import { popcount } from "./letters.ts";
import type { TrieArrays } from "./trie.ts";

/**
 * Unpacks the streams of a file into the arrays that searches walk; null where its parts do not add up, though its
 * sum is right. This is the cold start, and nearly over before the runtime has compiled any of it: so the loops are
 * few and their bodies short, what hangs on a shape is counted once a shape, and small numbers are checked beforehand.
 */
export function unpack(header: Header, bytes: Uint8Array): TrieArrays | null {
  const { states, shared, shapes } = header;
  const parts = partsOf(header, bytes);
  if (shared >= states || shapes > MOST_SHAPES) return null;
  if (hasStray(parts.nearShapes, shapes) || hasStray(parts.nearChildren.subarray(1), shared + 1)) return null;
  const masks = masksOf(bytes, shapes);
  const counts = new Uint8Array(shapes);
  for (let i = 0; i < shapes; i++) counts[i] = popcount(masks[i]!);
  const known = sharedHeads(header, parts, counts);
  const linked = known && link(header, parts, counts, known);
  return linked && { ...linked, masks, labels: labelsOf(header, parts.labels) };
}

/** Whether a near number is out of bounds. Where there are as many as a byte can tell, none is. */
const hasStray = (near: Uint8Array, limit: number): boolean =>
  limit < NEAR && near.some((number) => number >= limit && number < NEAR);

interface Parts {
  /** Plane by plane. */
  readonly labels: Uint8Array;
  readonly nearShapes: Uint8Array;
  readonly farShapes: Uint8Array;
  /** From 1 on, as edges are numbered. */
  readonly nearChildren: Uint8Array;
  readonly farChildren: Uint8Array;
}

function partsOf(
  { version, shapes, states, edges, farShapes, farChildren }: Header,
  bytes: Uint8Array,
): Parts {
  const table = HEADER_BYTES + shapes * shapeBytes(version);
  const children = table + states + farShapes;
  return {
    labels: bytes.subarray(HEADER_BYTES + 4 * shapes, table),
    nearShapes: bytes.subarray(table, table + states),
    farShapes: bytes.subarray(table + states, children),
    nearChildren: bytes.subarray(children - 1, children + edges),
    farChildren: bytes.subarray(children + edges, children + edges + farChildren),
  };
}

/** The letter masks of the shapes, out of their four planes of bytes. */
function masksOf(bytes: Uint8Array, shapes: number): Int32Array {
  const plane = (n: number) => bytes.subarray(HEADER_BYTES + n * shapes);
  const [first, second, third, fourth] = [plane(0), plane(1), plane(2), plane(3)];
  const masks = new Int32Array(shapes);
  for (let i = 0; i < shapes; i++) {
    masks[i] = first[i]! | (second[i]! << 8) | (third[i]! << 16) | (fourth[i]! << 24);
  }
  return masks;
}

/** The labels of the shapes: one plane of bytes in version 2, two since. */
function labelsOf({ shapes }: Header, planes: Uint8Array): Uint16Array {
  const labels = new Uint16Array(shapes);
  const high = planes.subarray(shapes);
  for (let i = 0; i < shapes; i++) labels[i] = planes[i]! | ((high[i] ?? 0) << 8);
  return labels;
}

/** What a far number has more than its two bytes say. */
const BEYOND = NEAR * 256 - NEAR;

/** The words by which edges know states. Behind those that any edge may lead to, there is room for the lone ones. */
interface Heads {
  readonly heads: Int32Array;
  /** States without edges have their places behind all edges. This is the next one. */
  readonly places: number;
}

/** The root and the states with several parents. */
function sharedHeads(
  { states, edges, shared, shapes }: Header,
  { nearShapes, farShapes }: Parts,
  counts: Uint8Array,
): Heads | null {
  const heads = new Int32Array(states);
  let far = 0;
  let edge = 1; // edge 0 leads to the root
  let places = edges + 1;
  for (let state = 0; state <= shared; state++) {
    let shape = nearShapes[state]!;
    if (shape >= NEAR) shape = (shape << 8) - BEYOND + farShapes[far++]!;
    if (!(shape < shapes)) return null;
    const count = counts[shape]!;
    heads[state] = (shape << PLACE_BITS) | (count === 0 ? places++ : edge);
    edge += count;
  }
  return { heads, places };
}

/**
 * From the last state to the first, and the edges of each from the last to the first: a lone state waits on a stack,
 * at the end of `heads`, for its edge, once its own edges are read.
 */
function link(
  { states, edges, shared, shapes }: Header,
  { nearShapes, farShapes, nearChildren, farChildren }: Parts,
  counts: Uint8Array,
  known: Heads,
): Pick<TrieArrays, "edges" | "places"> | null {
  const words = new Int32Array(edges + 1);
  const { heads } = known;
  // Numbers of other files, at hand: uncompiled code would look them up at every edge.
  const [near, beyond, toLone, placeBits] = [NEAR, BEYOND, LONE, PLACE_BITS];
  let { places } = known;
  let top = states;
  let edge = edges;
  let farShape = farShapes.length;
  let farChild = farChildren.length;
  for (let state = states - 1; state >= 0; state -= 1) {
    let shape = nearShapes[state]!;
    if (shape >= near) {
      shape = (shape << 8) - beyond + farShapes[--farShape]!;
      if (!(shape < shapes)) return null;
    }
    const last = edge;
    const before = edge - counts[shape]!;
    while (edge > before) {
      let child = nearChildren[edge]!;
      if (child >= near) {
        child = (child << 8) - beyond + farChildren[--farChild]!;
        if (!(child <= shared)) return null;
      } else if (child === toLone) {
        child = top;
        top += 1;
      }
      words[edge] = heads[child]!;
      edge -= 1;
    }
    if (state > shared) {
      top -= 1;
      heads[top] = (shape << placeBits) | (before < last ? before + 1 : places++);
    }
  }
  words[0] = heads[0]!;
  const isWhole = edge === 0 && top === states && farShape === 0 && farChild === 0;
  // No state has place 0, so a word of 0 is an edge that led nowhere.
  return isWhole && places <= MOST_PLACES && !words.includes(0) ? { edges: words, places } : null;
}
