import { charOf, PLAIN_LETTERS } from "../../../src/lexicon/letters.ts";

/**
 * Words to look up, kept as bytes: each round makes its strings anew, as they come off a socket. A string that
 * was looked up before carries its hash, which would flatter the Set.
 */
export class Sample {
  private readonly bytes: Buffer;
  private readonly ends: number[] = [];

  constructor(words: readonly string[]) {
    this.bytes = Buffer.from(words.join(""), "latin1");
    let end = 0;
    for (const word of words) {
      end += word.length;
      this.ends.push(end);
    }
  }

  fresh(count: number, transform: (word: string) => string): string[] {
    return this.ends
      .slice(0, count)
      .map((end, i) => transform(this.bytes.toString("latin1", this.ends[i - 1] ?? 0, end)));
  }
}

/** Words drawn at random, and misses: such words with one letter changed. */
export function drawSamples(words: readonly string[], count: number): { hits: Sample; misses: Sample } {
  const known = new Set(words);
  let seed = 11;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const hits: string[] = [];
  const misses: string[] = [];
  while (misses.length < count) {
    const word = words[below(words.length)]!;
    const at = below(word.length);
    const miss = word.slice(0, at) + charOf(below(PLAIN_LETTERS)) + word.slice(at + 1);
    if (known.has(miss)) continue;
    hits.push(word);
    misses.push(miss);
  }
  return { hits: new Sample(hits), misses: new Sample(misses) };
}
