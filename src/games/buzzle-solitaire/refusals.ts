import { fail } from "../../core/result.ts";
import { type RefusalDetail, refusalsOf } from "../refusal.ts";

/** Everything this game can refuse, and why. A client has one sentence a code in each of its languages. */
export const SOLITAIRE_REFUSALS = [
  "buzzle-solitaire/set-first",
  "buzzle-solitaire/set-already",
  "buzzle-solitaire/four-words",
  "buzzle-solitaire/same-pieces",
  "buzzle-solitaire/nothing-else",
  "buzzle-solitaire/no-such-group",
  "buzzle-solitaire/group-done",
  "buzzle-solitaire/used-word",
  "buzzle-solitaire/does-not-fit",
  "buzzle-solitaire/not-one-word",
  "buzzle-solitaire/word-length",
  "buzzle-solitaire/unknown-word",
  "buzzle-solitaire/proper-noun",
  "buzzle-solitaire/inflected-form",
  "buzzle-solitaire/colloquial-word",
] as const;
export type SolitaireRefusal = (typeof SOLITAIRE_REFUSALS)[number];

/** `{name}` stands for that part of the refusal's detail. */
const MESSAGES: Record<SolitaireRefusal, string> = {
  "buzzle-solitaire/set-first": "Give the four starting words first.",
  "buzzle-solitaire/set-already": "The four words are given; they stay to the end.",
  "buzzle-solitaire/four-words": "Give four words; these are {count}.",
  "buzzle-solitaire/same-pieces": "{word} and {other} are made of the same pieces. Replace one of them.",
  "buzzle-solitaire/nothing-else": "No other word can be built from {word}. Take another one.",
  "buzzle-solitaire/no-such-group": "There is no group {group}. Choose a group from 1 to {groups}.",
  "buzzle-solitaire/group-done": "Group {group} has its word of this lap. Find one in another group.",
  "buzzle-solitaire/used-word": "{word} was there before. Find another word.",
  "buzzle-solitaire/does-not-fit":
    "{word} does not use exactly these pieces: missing {missing}, left over {left}.",
  "buzzle-solitaire/not-one-word": "A word is made of letters only: no space, hyphen, apostrophe or digit.",
  "buzzle-solitaire/word-length": "{word} has {length} letters. {wanted} are needed.",
  "buzzle-solitaire/unknown-word": "{word} is not in the dictionary. Find another word.",
  "buzzle-solitaire/colloquial-word":
    "{word} is colloquial, and this table plays without such words. Find another one.",
  "buzzle-solitaire/proper-noun": "{word} is a proper noun. Find a common word.",
  "buzzle-solitaire/inflected-form":
    "{word} is an inflected or conjugated form, and this table plays without them.",
};

const refusal = refusalsOf(MESSAGES);

export const refuse = (code: SolitaireRefusal, detail?: RefusalDetail) => fail(refusal(code, detail));
