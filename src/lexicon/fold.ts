import { fail, ok, type Result } from "../core/result.ts";

/**
 * Folding: what players type becomes the capitals that words are made of. É → E, Ç → C, Œ → OE, Æ → AE,
 * ß → SS. Ä Ö Ü stay letters where `umlauts` asks for it (German Buzzle) and are A O U elsewhere. The length
 * of a word is its length after folding.
 */
export interface FoldOptions {
  /** Keep Ä Ö Ü as letters of their own. */
  readonly umlauts?: boolean;
}

/** Why a text cannot be one word. */
export const FOLD_PROBLEMS = ["empty", "space", "hyphen", "apostrophe", "digit", "character"] as const;
export type FoldProblem = (typeof FOLD_PROBLEMS)[number];

/** The folded word, or why this text cannot be one. Space around it is forgiven, space inside is not. */
export function fold(text: string, options: FoldOptions = {}): Result<string, FoldProblem> {
  if (ALREADY_PLAIN.test(text)) return ok(text.toUpperCase());
  const trimmed = text.trim();
  if (trimmed === "") return fail("empty");
  // toUpperCase turns ß into SS by itself; the capital ẞ and the two ligatures have no such mapping.
  const capitals = trimmed
    .normalize("NFC")
    .toUpperCase()
    .replace(LIGATURES, (char) => EXPANDED[char]!);
  const folded = options.umlauts
    ? capitals.replace(NOT_GERMAN, withoutMarks).normalize("NFC")
    : withoutMarks(capitals);
  const letters = options.umlauts ? GERMAN_WORD : PLAIN_WORD;
  return letters.test(folded) ? ok(folded) : fail(problemOf(folded));
}

/** The folded word, or null when this text cannot be one. */
export function foldWord(text: string, options?: FoldOptions): string | null {
  const folded = fold(text, options);
  return folded.ok ? folded.value : null;
}

const ALREADY_PLAIN = /^[A-Za-z]+$/;
const PLAIN_WORD = /^[A-Z]+$/;
const GERMAN_WORD = /^[A-ZÄÖÜ]+$/;
const NOT_GERMAN = /[^A-ZÄÖÜ]+/g;
const LIGATURES = /[ŒÆẞ]/g;
const EXPANDED: Record<string, string> = { Œ: "OE", Æ: "AE", ẞ: "SS" };

const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}+/gu, "");

function problemOf(folded: string): FoldProblem {
  if (/\s/.test(folded)) return "space";
  if (/[-‐‑‒–—−]/.test(folded)) return "hyphen";
  if (/['’‘ʼ`´]/.test(folded)) return "apostrophe";
  if (/\p{N}/u.test(folded)) return "digit";
  return "character";
}
