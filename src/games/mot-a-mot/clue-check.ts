import type { Language } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { CardEntry, IsTranslation } from "./card.ts";
import { isFamily } from "./family.ts";
import { LONGEST_CLUE } from "./options.ts";
import { foldPieces } from "./pieces.ts";

export interface ReadClue {
  /** As it is shown. */
  readonly word: string;
  readonly folded: string;
}

const ONE_WORD = /^\p{L}+(?:['’-]\p{L}+)*$/u;

/** A clue is one string of letters, in the dictionary or not. */
export function readClue(text: string): Result<ReadClue, "clue-not-one-word" | "clue-length"> {
  const word = text.trim().normalize("NFC").replaceAll("’", "'");
  const folded = foldPieces(word).join("");
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
  for (const { text, accepts } of entries) {
    for (const spelling of [text, ...accepts]) {
      const reason = reasonAgainst(word, spelling, language, isTranslation);
      if (reason) return { reason, entry: text };
    }
  }
  return null;
}

function reasonAgainst(
  word: string,
  spelling: string,
  language: Language,
  isTranslation: IsTranslation,
): ClueProblem["reason"] | null {
  const clue = foldPieces(word);
  const entry = foldPieces(spelling);
  if (clue.join("") === entry.join("")) return "entry";
  const pieces = [...clue, clue.join("")];
  if (entry.length > 1 && pieces.some((piece) => piece.length > 1 && entry.includes(piece))) return "part";
  const wholes = entry.length > 1 ? [...entry, entry.join("")] : entry;
  const meet = (same: (a: string, b: string) => boolean): boolean =>
    pieces.some((piece) => wholes.some((whole) => same(piece, whole)));
  if (meet((a, b) => isFamily(a, b, language))) return "family";
  if (meet((a, b) => isTranslation(a, b, language))) return "translation";
  return null;
}
