import { distance } from "./distance.ts";

/**
 * Whether a made-up string plays with the letters of a word instead of meaning something: it lies within the word or
 * holds it, is the word backwards or shaken, or is a slip or two away. Both folded. Short words ask for less: with two
 * slips `os` is almost anything, and names hold it by chance.
 */
export function isLikeness(made: string, word: string): boolean {
  if (word.includes(made) || word.includes(reversed(made))) return true;
  if (made.includes(word) && (word.length >= 4 || made.length <= word.length + 2)) return true;
  const slips = slipsIn(word.length);
  return (
    distance(made, word, slips) <= slips ||
    distance(reversed(made), word, slips) <= slips ||
    isShaken(made, word)
  );
}

const slipsIn = (length: number): number => (length <= 3 ? 0 : length <= 5 ? 1 : 2);

const reversed = (word: string): string => [...word].reverse().join("");

/** An anagram; from five letters on one letter may be another, missing or added. */
function isShaken(made: string, word: string): boolean {
  const rest = [...word];
  let strange = 0;
  for (const letter of made) {
    const at = rest.indexOf(letter);
    if (at < 0) strange++;
    else rest.splice(at, 1);
  }
  return Math.max(strange, rest.length) <= (word.length >= 5 ? 1 : 0);
}
