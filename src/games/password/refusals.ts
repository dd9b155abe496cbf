import { fail } from "../../core/result.ts";
import { type RefusalDetail, refusalsOf } from "../refusal.ts";

/** Everything this game can refuse, and why. A client has one sentence a code in each of its languages. */
export const PASSWORD_REFUSALS = [
  "password/still-choosing",
  "password/choosing-over",
  "password/already-chosen",
  "password/not-your-turn",
  "password/roll-first",
  "password/already-rolled",
  "password/guess-before-roll",
  "password/no-such-side",
  "password/own-word",
  "password/side-out",
  "password/not-one-word",
  "password/word-length",
  "password/agreed-length",
  "password/unknown-word",
  "password/proper-noun",
  "password/conjugated",
  "password/already-wrong",
  "password/not-a-letter",
  "password/letter-not-in-circle",
  "password/letter-absent",
  "password/letter-no-more",
  "password/chance-needs-letter",
  "password/circle-crossed",
  "password/circle-known",
  "password/circle-exhausted",
] as const;
export type PasswordRefusal = (typeof PASSWORD_REFUSALS)[number];

/** `{name}` stands for that part of the refusal's detail. */
const MESSAGES: Record<PasswordRefusal, string> = {
  "password/still-choosing": "Some sides are still choosing their word. Wait until all are ready.",
  "password/choosing-over": "The words are chosen and stay as they are.",
  "password/already-chosen": "You have chosen your word; it stays until the end.",
  "password/not-your-turn": "It is not your turn. Wait for the hand.",
  "password/roll-first": "Roll the dice before you ask.",
  "password/already-rolled": "You have rolled. Ask your question now.",
  "password/guess-before-roll": "A word is guessed before the roll. Ask your question now.",
  "password/no-such-side": "There is no side {target}. Choose one of your opponents.",
  "password/own-word": "This is your own word. Choose one of your opponents.",
  "password/side-out": "This side is out. Choose an opponent who still plays.",
  "password/not-one-word": "A word is made of letters only: no space, hyphen, apostrophe or digit.",
  "password/word-length": "{word} has {length} letters. Take a word of {shortest} to {longest} letters.",
  "password/agreed-length": "{word} has {length} letters. All words have {agreed} letters in this match.",
  "password/unknown-word": "{word} is not in the dictionary. Take another word.",
  "password/proper-noun": "{word} is a proper noun. Take a common word.",
  "password/conjugated":
    "{word} is a conjugated verb. Take an infinitive, a participle, a noun or an adjective.",
  "password/already-wrong": "{word} was already tried on this side. Try another word.",
  "password/not-a-letter": "Ask for one letter from A to Z.",
  "password/letter-not-in-circle": "{letter} is not in circle {circle}. Ask for one of {letters}.",
  "password/letter-absent": "{letter} is known not to be in this word. Ask something else.",
  "password/letter-no-more": "There is no other {letter} in this word. Ask something else.",
  "password/chance-needs-letter": "A chance circle is asked for one letter. Name any letter.",
  "password/circle-crossed": "This word has no other letter of circle {circle}. Ask something else.",
  "password/circle-known":
    "This word is known to have a letter of circle {circle}. Ask for one of its letters, or something else.",
  "password/circle-exhausted": "Every letter of circle {circle} is known for this word. Ask something else.",
};

const refusal = refusalsOf(MESSAGES);

export const refuse = (code: PasswordRefusal, detail?: RefusalDetail) => fail(refusal(code, detail));
