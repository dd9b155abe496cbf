import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Associations } from "./associations.ts";

/** What clues bring to mind together: a score for each entry of the deck, by its number. */
export type Scores = Float64Array;

/** Whether a link between a clue and an entry comes to this mind. */
export type ComesToMind = (clue: string, entry: number) => boolean;

/** The logarithm of how much likelier a clue can make an entry. */
export const MOST_SAID = 7;

/** What several clues say adds up. `before` is what other clues brought. */
export function scoresFrom(
  clues: readonly string[],
  world: Associations,
  words: Lexicon,
  comesToMind: ComesToMind = () => true,
  before: Scores = new Float64Array(world.entries.length),
): Scores {
  const scores = before.slice();
  for (const clue of clues) {
    for (const [entry, weight] of world.broughtBy(clue, words))
      if (comesToMind(clue, entry)) scores[entry]! += weight * MOST_SAID;
  }
  return scores;
}

/** How sure one may be, 0 to 1, that it is this entry: its score against those of all others. */
export function sureness(entry: number, scores: Scores): number {
  let all = 0;
  for (const score of scores) all += Math.exp(score);
  return Math.exp(scores[entry]!) / all;
}

/** The numbers of the likeliest entries, of which there may be fewer: what no clue brings to mind is no idea. */
export function likeliest(scores: Scores, count: number): number[] {
  const best: number[] = [];
  for (const [entry, score] of scores.entries()) {
    if (score <= 0 || (best.length === count && score <= scores[best.at(-1)!]!)) continue;
    const at = best.findIndex((other) => scores[other]! < score);
    best.splice(at < 0 ? best.length : at, 0, entry);
    best.length = Math.min(best.length, count);
  }
  return best;
}
