import { fail } from "../../core/result.ts";
import { type RefusalDetail, refusalsOf } from "../refusal.ts";

/** Everything this game can refuse, and why. A client has one sentence a code in each of its languages. */
export const BUZZLE_REFUSALS = [
  "buzzle/still-choosing",
  "buzzle/choose-first",
  "buzzle/already-chosen",
  "buzzle/used-word",
  "buzzle/not-your-turn",
  "buzzle/stale",
  "buzzle/no-such-side",
  "buzzle/own-word",
  "buzzle/side-out",
  "buzzle/target-choosing",
  "buzzle/no-such-box",
  "buzzle/no-such-piece",
  "buzzle/known-no",
  "buzzle/no-loose-piece",
  "buzzle/other-pose",
  "buzzle/known-wrong",
  "buzzle/already-wrong",
  "buzzle/not-one-word",
  "buzzle/word-length",
  "buzzle/unknown-word",
  "buzzle/proper-noun",
  "buzzle/inflected-form",
  "buzzle/colloquial-word",
  "buzzle/uncommon-word",
  "buzzle/opening-first",
  "buzzle/opening-over",
  "buzzle/choosing-over",
  "buzzle/not-dealt",
  "buzzle/has-stopped",
  "buzzle/resting",
] as const;
export type BuzzleRefusal = (typeof BUZZLE_REFUSALS)[number];

/** `{name}` stands for that part of the refusal's detail. */
const MESSAGES: Record<BuzzleRefusal, string> = {
  "buzzle/still-choosing": "Some sides are still choosing their word. Wait until all are ready.",
  "buzzle/choose-first": "Your word was found. Choose a new one first; nothing was charged.",
  "buzzle/already-chosen": "You have chosen your word; it stays until it is found.",
  "buzzle/used-word": "{word} was already your word in this match. Take another one.",
  "buzzle/not-your-turn": "It is not your turn. You may guess a word at any time.",
  "buzzle/stale": "That word was found in the meantime. Look at the board again; nothing was charged.",
  "buzzle/no-such-side": "There is no side {target}. Choose one of your opponents.",
  "buzzle/own-word": "This is your own word. Choose one of your opponents.",
  "buzzle/side-out": "This side is out. Choose an opponent who still plays.",
  "buzzle/target-choosing": "This side is choosing a new word. Wait, or turn to another opponent.",
  "buzzle/no-such-box": "There is no box {box}. Choose a box from 1 to {length}.",
  "buzzle/no-such-piece": "There is no such piece. Choose I, i, C or u.",
  "buzzle/known-no": "A {piece} already lies under box {box}: the answer is no. Propose something else.",
  "buzzle/no-loose-piece":
    "Box {box} holds no {piece} without a fixed place. Propose one, or position another.",
  "buzzle/other-pose": "{pose} is not a pose of {piece}. Choose one of {poses}.",
  "buzzle/known-wrong": "{pose} was already wrong in box {box}. Try another pose.",
  "buzzle/already-wrong": "{word} was already tried on this word. Try another one.",
  "buzzle/not-one-word": "A word is made of letters only: no space, hyphen, apostrophe or digit.",
  "buzzle/word-length": "{word} has {length} letters. Words have {wanted} letters here.",
  "buzzle/unknown-word": "{word} is not in the dictionary. Take another word.",
  "buzzle/colloquial-word":
    "{word} is colloquial, and this table plays without such words. Take another one.",
  "buzzle/proper-noun": "{word} is a proper noun. Take a common word.",
  "buzzle/inflected-form": "{word} is an inflected or conjugated form, and this table plays without them.",
  "buzzle/uncommon-word": "{word} is a word that few know, and this table hides common ones. Take another.",
  "buzzle/opening-first": "The round of Quick Buzzle comes first. Build a word from your pieces.",
  "buzzle/opening-over": "This belongs to a round of Quick Buzzle, and none is being played.",
  "buzzle/choosing-over": "The words of this round are chosen. Build a word from your pieces.",
  "buzzle/not-dealt": "The pieces are dealt once everybody has a word. Choose yours, then wait.",
  "buzzle/has-stopped": "You have given up this round. Wait for its end.",
  "buzzle/resting": "A word that does not fit costs three seconds. Try again in {seconds} s.",
};

const refusal = refusalsOf(MESSAGES);

export const refuse = (code: BuzzleRefusal, detail?: RefusalDetail) => fail(refusal(code, detail));
