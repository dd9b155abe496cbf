import type { Filter } from "./filters.ts";
import { COARSE, RUDE, UNMISTAKABLE } from "./rude-words.ts";

/**
 * Whether a text has a word that this table does without. Words are compared whole, so that Scunthorpe, "concours"
 * and "assassin" pass; disguises are undone first: accents, capitals, digits for letters (m3rde), letters drawn
 * out (merrrde) or set apart (m.e.r.d.e). A wall for the thoughtless, not for the determined: for those there are
 * muting and reporting.
 */
export function isRude(text: string, filter: Filter): boolean {
  if (filter === "off") return false;
  const lists = filter === "mild" ? [rude] : [rude, coarse];
  return wordsOf(text).some(
    (word) => lists.some((list) => list.has(word)) || unmistakable.some((part) => word.includes(part)),
  );
}

interface List {
  has(word: string): boolean;
}

function listOf(text: string): List {
  const entries = fold(text).split(/\s+/).filter(Boolean);
  const whole = new Set(entries.filter((entry) => !entry.endsWith("*")));
  const beginnings = entries.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1));
  return { has: (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)) };
}

const rude = listOf(RUDE);
const coarse = listOf(COARSE);
const unmistakable = fold(UNMISTAKABLE).split(/\s+/).filter(Boolean);

const STANDS_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/** Every way to read the text's words; one plain word has no disguise but letters drawn out. */
function wordsOf(text: string): string[] {
  if (/^[a-z]+$/i.test(text)) return drawnOut([text.toLowerCase()]);
  const plain = fold(text);
  const undisguised = plain.replace(/[013457@$!€]/g, (sign) => STANDS_FOR[sign]!);
  return drawnOut([...split(plain), ...split(undisguised), ...spelledOut(undisguised)]);
}

const drawnOut = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, drawnIn(word, 2), drawnIn(word, 1)])),
];

const split = (text: string): string[] => text.split(/[^a-z]+/).filter(Boolean);

/** Runs of single letters, set apart: "m e r d e", "m.e.r.d.e". */
function spelledOut(text: string): string[] {
  return [...text.matchAll(/(?<![a-z])[a-z](?:[^a-z]{1,2}[a-z](?![a-z])){2,}/g)].map(([run]) =>
    run.replace(/[^a-z]/g, ""),
  );
}

/** Letters said three times and more, said this often: "merrrde", "connnard". */
const drawnIn = (word: string, times: number): string =>
  word.replace(/([a-z])\1{2,}/g, (_, letter: string) => letter.repeat(times));

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss");
}
