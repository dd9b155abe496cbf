import { fail } from "../../core/result.ts";
import { type RefusalDetail, refusalsOf } from "../refusal.ts";

/** Everything this game can refuse, and why. A client has one sentence a code in each of its languages. */
export const QUICK_BUZZLE_REFUSALS = [
  "quick-buzzle/start-first",
  "quick-buzzle/started",
  "quick-buzzle/choosing-over",
  "quick-buzzle/already-chosen",
  "quick-buzzle/used-word",
  "quick-buzzle/not-dealt",
  "quick-buzzle/has-stopped",
  "quick-buzzle/resting",
  "quick-buzzle/not-one-word",
  "quick-buzzle/word-length",
  "quick-buzzle/unknown-word",
  "quick-buzzle/proper-noun",
  "quick-buzzle/inflected-form",
  "quick-buzzle/colloquial-word",
  "quick-buzzle/uncommon-word",
] as const;
export type QuickBuzzleRefusal = (typeof QUICK_BUZZLE_REFUSALS)[number];

/** `{name}` stands for that part of the refusal's detail. */
const MESSAGES: Record<QuickBuzzleRefusal, string> = {
  "quick-buzzle/start-first": "Press start: the first heap comes, and its minute with it.",
  "quick-buzzle/started": "There is nothing to start. Build a word from your pieces.",
  "quick-buzzle/choosing-over": "The words are chosen. Build a word from your pieces.",
  "quick-buzzle/already-chosen": "You have chosen your word. Wait for the others.",
  "quick-buzzle/used-word": "{word} was your word in an earlier race. Take another one.",
  "quick-buzzle/not-dealt": "The pieces are dealt once everybody has a word. Choose yours, then wait.",
  "quick-buzzle/has-stopped": "You have given up this round. Wait for its end.",
  "quick-buzzle/resting": "A word that does not fit costs three seconds. Try again in {seconds} s.",
  "quick-buzzle/not-one-word": "A word is made of letters only: no space, hyphen, apostrophe or digit.",
  "quick-buzzle/word-length": "{word} has {length} letters. Take a word of {wanted}.",
  "quick-buzzle/unknown-word": "{word} is not in the dictionary. Take another word.",
  "quick-buzzle/colloquial-word":
    "{word} is colloquial, and this table plays without such words. Take another one.",
  "quick-buzzle/proper-noun": "{word} is a proper noun. Take a common word.",
  "quick-buzzle/inflected-form":
    "{word} is an inflected or conjugated form, and this table plays without them.",
  "quick-buzzle/uncommon-word":
    "{word} is a word that few know, and this table hides common ones. Take another.",
};

const refusal = refusalsOf(MESSAGES);

export const refuse = (code: QuickBuzzleRefusal, detail?: RefusalDetail) => fail(refusal(code, detail));
