import { dot, meanOf, type Vector } from "./vectors.ts";

/**
 * Which entries a word means, told by what else goes with them: a seeker who never heard *savant* for Einstein still
 * thinks of him. Every entry has a pool of vectors, of its clues in all decks and of its names.
 */
export interface Pool {
  readonly name: Vector | null;
  readonly clues: readonly (readonly [stem: string, vector: Vector])[];
}

/**
 * How much each likeness says. Fitted with the decks alone: clues were taken out of their entry's list one by one, and
 * these weights made the entry likeliest.
 */
const LIKEST_CLUE = 4.4;
const VERY_LIKE = 3.9;
const ALMOST_SAME = 0.55;
const ALL_TOGETHER = 2.7;
const NAME = 1.9;
const NEAR_OTHERS = 5.75;
const NAME_COUNTS = 2;
/** So many entries are looked at clue by clue: the likest by the middle of their pool. */
const CLOSELY = 60;

/** How likely each entry is meant, adding up to 1; for words and the entries that have them for clues. */
export function meaningOf(
  pools: readonly Pool[],
): (word: string, vector: Vector, listed: readonly number[]) => Float64Array {
  const middles = pools.map(({ name, clues }) => {
    const names = name ? Array.from({ length: NAME_COUNTS }, () => name) : [];
    return meanOf([...clues.map(([, vector]) => vector), ...names]) ?? new Float64Array(64);
  });
  const near = nearness(middles);
  const clues = numbered(pools);
  // Entries that are alike share most of their clues: each is compared with a word once.
  const likeness = new Float64Array(clues.vectors.length);
  const comparedWith = new Array<Vector>(clues.vectors.length);
  const likenessOf = (clue: number, vector: Vector): number => {
    if (comparedWith[clue] !== vector) {
      likeness[clue] = dot(vector, clues.vectors[clue]!);
      comparedWith[clue] = vector;
    }
    return likeness[clue]!;
  };
  return (word, vector, listed) => {
    const scores = new Float64Array(pools.length);
    for (let number = 0; number < pools.length; number++) {
      const { name } = pools[number]!;
      let beside = 0;
      for (const other of listed) if (other !== number) beside += near[other]![number]!;
      scores[number] =
        ALL_TOGETHER * dot(vector, middles[number]!) +
        NAME * (name ? dot(vector, name) : 0) +
        (NEAR_OTHERS * beside) / Math.max(1, listed.length);
    }
    const lowest = leastOf(scores, CLOSELY);
    for (let number = 0; number < scores.length; number++) {
      if (scores[number]! < lowest) continue;
      let likest = 0;
      for (const { stem, clue } of clues.ofPools[number]!)
        if (stem !== word) likest = Math.max(likest, likenessOf(clue, vector));
      scores[number]! += LIKEST_CLUE * likest + VERY_LIKE * Math.max(0, likest - ALMOST_SAME);
    }
    return likelihoods(scores);
  };
}

interface NumberedClue {
  readonly stem: string;
  readonly clue: number;
}

/** Every vector once, and of each pool the numbers of its clues' vectors. */
function numbered(pools: readonly Pool[]): { vectors: Vector[]; ofPools: NumberedClue[][] } {
  const numbers = new Map<Vector, number>();
  const ofPools = pools.map(({ clues }) =>
    clues.map(([stem, vector]) => {
      const clue = numbers.get(vector) ?? numbers.size;
      numbers.set(vector, clue);
      return { stem, clue };
    }),
  );
  return { vectors: [...numbers.keys()], ofPools };
}

/** The least of the `count` highest scores. */
export const leastOf = (scores: Float64Array, count: number): number =>
  scores.slice().sort()[Math.max(0, scores.length - count)]!;

/** Of every two entries how much one is beside the other. */
function nearness(middles: readonly Vector[]): Float32Array[] {
  return middles.map((one, at) =>
    Float32Array.from(middles, (other, number) => (number === at ? 0 : Math.max(0, dot(one, other)) ** 3)),
  );
}

function likelihoods(scores: Float64Array): Float64Array {
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += Math.exp(scores[i]!);
  for (let i = 0; i < scores.length; i++) scores[i] = Math.exp(scores[i]!) / sum;
  return scores;
}
