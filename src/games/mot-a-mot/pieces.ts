import { foldWord } from "../../lexicon/fold.ts";

/** The words of a text, folded: "l'Arc-en-ciel" is L ARC EN CIEL. What is no letter parts them; digits stay. */
export function foldPieces(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((piece) => {
    if (piece === "") return [];
    return [foldWord(piece) ?? piece.toUpperCase()];
  });
}

/** The letters and digits of a text, folded, and nothing else. */
export const lettersOf = (text: string): string => foldPieces(text).join("");
