import { CLASS } from "../src/lexicon/lexicon.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { NAME_FILES, readList } from "./words.ts";

/** What the German sources say, or what our rules would make of them, and what is no word. Found by reading. */

/** Lemmas and forms that the sources list by mistake, with all their forms. */
const NO_WORDS: ReadonlySet<string> = new Set(readList("de/no-words.txt"));

/** Names that look like compounds: Mannheim is no Heim, and has no plural. */
export const GERMAN_NAMES: ReadonlySet<string> = new Set(
  [...NAME_FILES, "names.txt"].flatMap((file) => readList(`de/${file}`).map((line) => line.split(/\s+/)[0]!)),
);

/** Whether this is no form of this lemma, whatever a source says. */
export function isNoForm(key: string, text: string): boolean {
  const lemma = key.slice(key.indexOf(" ") + 1);
  if (NO_WORDS.has(lemma) || NO_WORDS.has(text)) return true;
  // Adverbs: glücklicherweise. What ends in -weise alone is declined, and has no degrees.
  if (key.startsWith("adjective ") && /.{3}weise$/.test(lemma) && text !== lemma)
    return lemma.endsWith("erweise") || /^(re[mnrs]?|st(e[mnrs]?)?)$/.test(text.slice(lemma.length));
  return isTrade(key) && text !== lemma && text !== `${lemma}en`;
}

/** Bäckerei, Nörgelei, Abtei: what ends so is feminine and has a plural in -en. An Osterei is an egg. */
export const isTrade = (key: string): boolean => TRADE.test(key) && !EGG.test(key);
const TRADE = /^noun .*(..[eE][lr]|[aA]bt|[pP]ropst|[vV]ogt)ei$/;
const EGG = /([hH]ühner|[oO]ster|[sS]piegel|[vV]ogel)ei$/;

/** Some sources have no plural of these. */
export function completeTrades(vocabulary: Vocabulary): void {
  for (const [key, forms] of [...vocabulary.entries()]) {
    const lemma = key.slice(key.indexOf(" ") + 1);
    if (isTrade(key) && forms.has(lemma)) vocabulary.add(key, `${lemma}en`, CLASS.inflected);
  }
}
