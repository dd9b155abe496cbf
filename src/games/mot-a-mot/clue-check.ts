import type { Language } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { CardEntry, IsTranslation } from "./card.ts";
import { isFamily } from "./family.ts";
import { LONGEST_CLUE } from "./options.ts";
import { foldPieces, lettersOf } from "./pieces.ts";

export interface ReadClue {
  /** As it is shown. */
  readonly word: string;
  readonly folded: string;
}

const ONE_WORD = /^\p{L}+(?:['’-]\p{L}+)*$/u;

/** A clue is one string of letters, in the dictionary or not. */
export function readClue(text: string): Result<ReadClue, "clue-not-one-word" | "clue-length"> {
  const word = text.trim().normalize("NFC").replaceAll("’", "'");
  const folded = lettersOf(word);
  if (!ONE_WORD.test(word) || !/^[A-Z]+$/.test(folded)) return fail("clue-not-one-word");
  if ([...word.replace(/['-]/g, "")].length > LONGEST_CLUE) return fail("clue-length");
  return ok({ word, folded });
}

export const CLUE_PROBLEMS = ["entry", "part", "family", "translation"] as const;
export interface ClueProblem {
  readonly reason: (typeof CLUE_PROBLEMS)[number];
  readonly entry: string;
}

/** Why this clue may not be given for these entries, all of which are sought; null when it may. */
export function clueProblem(
  word: string,
  entries: readonly CardEntry[],
  language: Language,
  isTranslation: IsTranslation,
): ClueProblem | null {
  const clue = spellingOf(word);
  for (const entry of entries) {
    for (const spelling of spellingsOf(entry)) {
      const reason = reasonAgainst(clue, spelling, language, isTranslation);
      if (reason) return { reason, entry: entry.text };
    }
  }
  return null;
}

/** A text as it is compared: its pieces, and all of it as one word. */
interface Spelling {
  readonly pieces: readonly string[];
  readonly whole: string;
  /** Both. */
  readonly words: readonly string[];
}

function spellingOf(text: string): Spelling {
  const pieces = foldPieces(text);
  const whole = pieces.join("");
  return { pieces, whole, words: pieces.length > 1 ? [...pieces, whole] : pieces };
}

/** Every clue of a round meets the same entries. */
const spellings = new WeakMap<CardEntry, readonly Spelling[]>();

function spellingsOf(entry: CardEntry): readonly Spelling[] {
  const known = spellings.get(entry) ?? [entry.text, ...entry.accepts].map(spellingOf);
  spellings.set(entry, known);
  return known;
}

function reasonAgainst(
  clue: Spelling,
  entry: Spelling,
  language: Language,
  isTranslation: IsTranslation,
): ClueProblem["reason"] | null {
  if (clue.whole === entry.whole) return "entry";
  const isPart = (word: string): boolean => word.length > 1 && entry.pieces.includes(word);
  if (entry.pieces.length > 1 && clue.words.some(isPart)) return "part";
  const meet = (same: (a: string, b: string, language: Language) => boolean): boolean =>
    clue.words.some((word) => entry.words.some((whole) => same(word, whole, language)));
  if (meet(isFamily)) return "family";
  return meet(isTranslation) ? "translation" : null;
}
