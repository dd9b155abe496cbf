import { fail, ok, type Result } from "../../core/result.ts";
import { CLASS, type Lexicon, PLAYABLE } from "../../lexicon/lexicon.ts";
import type { CardEntry, IsTranslation } from "./card.ts";
import { isFamily, isMadeFromName } from "./family.ts";
import { HYPHENATED } from "./hyphenated.ts";
import { isLikeness } from "./likeness.ts";
import { LONGEST_CLUE, MOST_DIGITS } from "./options.ts";
import { foldPieces, lettersOf } from "./pieces.ts";

export interface ReadClue {
  /** As it is shown. */
  readonly word: string;
  readonly folded: string;
}

const ONE_WORD = /^\p{L}+(?:['’-]\p{L}+)*$/u;
const NUMBER = /^\d+$/;

export type UnreadClue = "clue-not-one-word" | "clue-length" | "clue-letter" | "clue-number";

/** A clue is one string of letters, in the dictionary or not, or a number of few digits. */
export function readClue(text: string): Result<ReadClue, UnreadClue> {
  const word = text.trim().normalize("NFC").replaceAll("’", "'");
  if (NUMBER.test(word)) return word.length > MOST_DIGITS ? fail("clue-number") : ok({ word, folded: word });
  const folded = lettersOf(word);
  if (!ONE_WORD.test(word) || !/^[A-Z]+$/.test(folded)) return fail("clue-not-one-word");
  if (folded.length === 1) return fail("clue-letter");
  if ([...word.replace(/['-]/g, "")].length > LONGEST_CLUE) return fail("clue-length");
  return ok({ word, folded });
}

/** How many clues it costs: a hyphenation that no dictionary has is as many words as it has parts. */
export function costOf(word: string, words: Lexicon): number {
  const parts = word.split("-");
  return parts.length === 1 || isKnown(lettersOf(word), words) ? 1 : parts.length;
}

export const CLUE_PROBLEMS = ["entry", "part", "family", "translation", "not-a-word"] as const;
export interface ClueProblem {
  readonly reason: (typeof CLUE_PROBLEMS)[number];
  readonly entry: string;
}

/** What clues are held against, beside the entries: the words of the match's language, and names in others. */
export interface ClueWorld {
  readonly words: Lexicon;
  readonly isTranslation: IsTranslation;
}

/** Why this clue may not be given for these entries, all of which are sought; null when it may. */
export function clueProblem(
  word: string,
  entries: readonly CardEntry[],
  world: ClueWorld,
): ClueProblem | null {
  const clue = spellingOf(word);
  for (const entry of entries) {
    // What sounds like the entry is as good as the entry; its own relatives are none of the entry's.
    if (entry.soundsLike?.some((each) => lettersOf(each) === clue.whole))
      return { reason: "entry", entry: entry.text };
    for (const spelling of spellingsOf(entry)) {
      const reason = reasonAgainst(clue, spelling, world);
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
  /** The whole with its umlauts, which are folded away elsewhere: Äpfel is a form of Apfel, not the entry. */
  readonly written: string;
  /** In German every noun has a capital. */
  readonly hasCapital: boolean;
}

function spellingOf(text: string): Spelling {
  const pieces = foldPieces(text);
  const whole = pieces.join("");
  const hasCapital = /\p{Lu}/u.test(text);
  const written = text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[^A-ZÄÖÜ]/g, "");
  return { pieces, whole, words: pieces.length > 1 ? [...pieces, whole] : pieces, written, hasCapital };
}

/** Every clue of a round meets the same entries. */
const spellings = new WeakMap<CardEntry, readonly Spelling[]>();

function spellingsOf(entry: CardEntry): readonly Spelling[] {
  const named = entry.accepts.filter((each) => !entry.soundsLike?.includes(each));
  const known = spellings.get(entry) ?? [entry.text, ...named].map(spellingOf);
  spellings.set(entry, known);
  return known;
}

function reasonAgainst(
  clue: Spelling,
  entry: Spelling,
  { words, isTranslation }: ClueWorld,
): ClueProblem["reason"] | null {
  const { language } = words;
  if (clue.whole === entry.whole)
    return language === "de" && umlauts(clue) !== umlauts(entry) ? "family" : "entry";
  if (NUMBER.test(clue.whole)) return null;
  if (clue.whole === `${entry.whole}S` && isOnlyForm(clue.whole, words)) return "family";
  const isKin = language !== "de" && entry.hasCapital ? isMadeFromName : isFamily;
  if (clue.pieces.length > 1 && isKin(clue.whole, entry.whole, words)) return "family";
  const isOf = (word: string): boolean => word.length > 1 && entry.pieces.includes(word);
  if (entry.pieces.length > 1 && clue.words.some(isOf)) return "part";
  const meet = (same: (a: string, b: string) => boolean): boolean =>
    clue.words.some((word) => entry.words.some((whole) => same(word, whole)));
  if (meet((a, b) => isKin(a, b, words))) return "family";
  if (meet((a, b) => isTranslation(a, b, words))) return "translation";
  return isNoWord(clue, entry, words) ? "not-a-word" : null;
}

/** However short a plural: ors for or; not Eis for Ei, which is a word of its own. */
const isOnlyForm = (word: string, words: Lexicon): boolean =>
  words.has(word, CLASS.inflected) && !words.has(word, CLASS.lemma);

const umlauts = ({ written }: Spelling): string => written.replace(/[^ÄÖÜ]/g, "");

/** A string that no dictionary has is no clue if it plays with the letters of what is sought. */
function isNoWord(clue: Spelling, entry: Spelling, words: Lexicon): boolean {
  if (isKnown(clue.whole, words)) return false;
  const unknown = clue.words.filter((word) => !isKnown(word, words));
  return unknown.some((word) => entry.words.some((whole) => isLikeness(word, whole)));
}

const isKnown = (word: string, words: Lexicon): boolean =>
  words.has(word, PLAYABLE | CLASS.proper) || HYPHENATED[words.language].has(word);
