import { NAMES_OF_BOTS } from "./bot-names.ts";
import { prototypeOf } from "./confusables.ts";

/**
 * What somebody may be called, and which names look alike. Two names are alike when they have a skeleton in common: a
 * name's letters and digits without case, accents and marks, each as what it looks like (Unicode TS 39). What looks
 * alike depends on the case (Cyrillic В is like B, в is not like b), so a name has a skeleton for either.
 */

/** As it is kept: composed, with single spaces. */
export const cleanName = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Marks, punctuation and what nobody sees (fillers, variation selectors) are no name. */
export const isLegible = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}+/gu, ""));

/** One or two, all different. */
export function skeletonsOf(name: string): string[] {
  return [...new Set([skeleton(name.toLowerCase()), skeleton(name.toUpperCase())])];
}

function skeleton(text: string): string {
  const plain = [...fold(text)].map(prototypeOf).join("");
  return fold(plain).toLowerCase();
}

/** Letters and digits, without accents. */
const fold = (text: string): string => text.normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "");

export const areAlike = (one: string, other: string): boolean => {
  const skeletons = skeletonsOf(other);
  return skeletonsOf(one).some((each) => skeletons.includes(each));
};

/** Of the house: whoever bears one of these words speaks for it, or seems to. */
const HOUSE = [
  "Palabre",
  "admin",
  "administrateur",
  "administratrice",
  "administrator",
  "moderateur",
  "moderatrice",
  "moderator",
];
const reservedWords = new Set(HOUSE.flatMap(skeletonsOf));
const botNames = new Set(NAMES_OF_BOTS.flatMap(skeletonsOf));

/** Whether a name would pass for ours or for a bot's, which may have a number beside theirs. */
export function isReserved(name: string): boolean {
  const unnumbered = name.replace(/[^\p{L}]+$/u, "");
  const words = [name, unnumbered, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)].flatMap(skeletonsOf);
  return (
    words.some((each) => reservedWords.has(each)) ||
    skeletonsOf(unnumbered).some((each) => botNames.has(each))
  );
}

/** The name with a number beside it, within so many characters. */
export const numbered = (name: string, number: number, most: number): string =>
  `${[...name]
    .slice(0, most - String(number).length - 1)
    .join("")
    .trim()} ${number}`;
