import type { WordRecord } from "../../../games/password/record.ts";

/** What the grid says of one letter of a word. */
export type Known =
  | { readonly kind: "unknown" }
  | { readonly kind: "absent" }
  /** `places` count from 1; empty at level 2. `noMore` when there is known to be no other one. */
  | { readonly kind: "found"; readonly places: readonly number[]; readonly noMore: boolean };

export function knownOf(record: WordRecord, letter: string): Known {
  if (record.absent.includes(letter)) return { kind: "absent" };
  if (!record.letters.includes(letter)) return { kind: "unknown" };
  const places = [...record.positions].flatMap((place, i) =>
    record.letters[i] === letter ? [Number(place)] : [],
  );
  return { kind: "found", places: places.sort(), noMore: record.noMore.includes(letter) };
}

/** The letters told with their places: index 0 is the first place. */
export function placedLetters(record: WordRecord, length: number): (string | null)[] {
  const placed = new Array<string | null>(length).fill(null);
  [...record.positions].forEach((place, i) => {
    placed[Number(place) - 1] = record.letters[i]!;
  });
  return placed;
}

/** How a word to be tried contradicts what the table has heard. Said before it is sent; it costs a turn. */
export type Conflict =
  | { readonly kind: "absent"; readonly letters: string }
  | { readonly kind: "place"; readonly letter: string; readonly place: number }
  | { readonly kind: "missing"; readonly letters: string };

export function conflictOf(word: string, record: WordRecord): Conflict | null {
  const absent = [...new Set(word)].filter((letter) => record.absent.includes(letter));
  if (absent.length > 0) return { kind: "absent", letters: absent.join(", ") };
  for (const [i, letter] of placedLetters(record, 8).entries()) {
    if (letter !== null && word[i] !== letter) return { kind: "place", letter, place: i + 1 };
  }
  const missing = [...new Set(record.letters)].filter(
    (letter) => count(word, letter) < count(record.letters, letter),
  );
  return missing.length > 0 ? { kind: "missing", letters: missing.join(", ") } : null;
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;
