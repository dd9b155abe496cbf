import { fail } from "../../core/result.ts";
import { type RefusalDetail, refusalsOf } from "../refusal.ts";

/** Everything this game can refuse, and why. A client has one sentence a code in each of its languages. */
export const LEXIDUEL_REFUSALS = [
  "lexiduel/not-your-turn",
  "lexiduel/no-letters",
  "lexiduel/not-a-letter",
  "lexiduel/off-board",
  "lexiduel/same-square",
  "lexiduel/occupied",
  "lexiduel/not-in-line",
  "lexiduel/too-many",
  "lexiduel/none-left",
  "lexiduel/gap",
  "lexiduel/alone",
  "lexiduel/not-a-word",
  "lexiduel/first-move",
  "lexiduel/reply-due",
  "lexiduel/placed-directly",
  "lexiduel/corner-taken",
  "lexiduel/primer-not-a-word",
  "lexiduel/primer-outside-border",
  "lexiduel/two-jumped",
  "lexiduel/join-needs-own",
  "lexiduel/needs-base",
  "lexiduel/other-way",
  "lexiduel/pass-first",
  "lexiduel/pass-reply",
] as const;
export type LexiduelRefusal = (typeof LEXIDUEL_REFUSALS)[number];

/** `{name}` stands for that part of the refusal's detail. */
const MESSAGES: Record<LexiduelRefusal, string> = {
  "lexiduel/not-your-turn": "It is not your turn. Wait for the other side's move.",
  "lexiduel/no-letters": "A move poses at least one letter. Type a word along a line.",
  "lexiduel/not-a-letter": "Pose letters from A to Z, one on a square.",
  "lexiduel/off-board": "There is no such square. The board goes from A1 to T20.",
  "lexiduel/same-square": "Two letters are meant for {square}. Put one on each square.",
  "lexiduel/occupied": "{square} already holds {letter}. Letters in place stay; pose on empty squares.",
  "lexiduel/not-in-line": "All letters of a move lie in one row or one column.",
  "lexiduel/too-many": "{count} letters are too many. Pose at most {most}; letters in place do not count.",
  "lexiduel/none-left": "You have {left} {letter} left and this takes {wanted}. Choose another word.",
  "lexiduel/gap": "{square} would stay empty within the word. Leave no gap between the letters.",
  "lexiduel/alone": "A letter by itself makes no word. Pose it against a letter in place.",
  "lexiduel/not-a-word":
    "{word}, from {square} {line}, is not a word here. Every run of letters must be one.",
  "lexiduel/first-move": "The first move is a primer: a word of 2 or 3 letters inside one dark corner.",
  "lexiduel/reply-due":
    "Answer the initial primer first: a primer of 2 or 3 letters in the same corner, against {word}.",
  "lexiduel/placed-directly":
    "{word} touches nothing, and words of more than 3 letters are never placed directly. Begin with a primer.",
  "lexiduel/corner-taken":
    "A primer that touches nothing lies in a dark corner that is still empty. Lean this one against a letter.",
  "lexiduel/primer-not-a-word": "{letters} is not a word by itself, as a primer must be. Try another primer.",
  "lexiduel/primer-outside-border":
    "{square} is not in the border, and only there are primers placed. Elsewhere words grow from your own letters.",
  "lexiduel/two-jumped":
    "{letters} stand side by side within the word: only one letter at a time is jumped over.",
  "lexiduel/join-needs-own":
    "A joining starts and ends at letters of your own, each in a word across the line. {letter} on {square} is not yours.",
  "lexiduel/needs-base":
    "{word} grows from nothing of yours: an extension starts from two letters of your own side by side in this line.",
  "lexiduel/other-way":
    "The letters fit, but not as the {as} that was named. Leave the way open or name another.",
  "lexiduel/pass-first": "The first move cannot be passed. Place a primer in a dark corner.",
  "lexiduel/pass-reply": "The initial primer must be answered, and it can be. Place a primer against it.",
};

export const refusal = refusalsOf(MESSAGES);

export const refuse = (code: LexiduelRefusal, detail?: RefusalDetail) => fail(refusal(code, detail));
