import type { Language } from "../../core/language.ts";
import type { CardEntry } from "./card.ts";
import { foldPieces } from "./pieces.ts";

/**
 * Whether a proposal is right: equal to an accepted spelling, whatever the case, the accents, the hyphens and
 * spaces, a leading article and the mark of the plural.
 */
export function isRight(word: string, { text, accepts }: CardEntry, language: Language): boolean {
  const proposed = bare(foldPieces(word), language);
  return [text, ...accepts].some((spelling) =>
    sameUpToPlural(proposed, bare(foldPieces(spelling), language)),
  );
}

const ARTICLES: Record<Language, readonly string[]> = {
  fr: ["LE", "LA", "LES", "L", "UN", "UNE", "DES", "DU", "D"],
  en: ["THE", "A", "AN"],
  de: ["DER", "DIE", "DAS", "EIN", "EINE"],
};

const bare = (pieces: string[], language: Language): string[] =>
  pieces.length > 1 && ARTICLES[language].includes(pieces[0]!) ? pieces.slice(1) : pieces;

function sameUpToPlural(a: readonly string[], b: readonly string[]): boolean {
  if (a.join("") === b.join("")) return true;
  return (
    a.length === b.length && a.every((word, i) => singulars(word).some((s) => singulars(b[i]!).includes(s)))
  );
}

/** The word, and what it is without a mark of the plural; too short a rest would make words of letters. */
function singulars(word: string): string[] {
  const forms = [word];
  if (word.length >= 4 && /[SX]$/.test(word)) forms.push(word.slice(0, -1));
  if (word.length >= 5 && word.endsWith("AUX")) forms.push(`${word.slice(0, -3)}AL`);
  if (word.length >= 5 && word.endsWith("ES")) forms.push(word.slice(0, -2));
  if (word.length >= 5 && word.endsWith("IES")) forms.push(`${word.slice(0, -3)}Y`);
  return forms;
}
