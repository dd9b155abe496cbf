import { fail } from "../../core/result.ts";
import { type RefusalDetail, refusalsOf } from "../refusal.ts";

/** Everything this game can refuse, and why. A client has one sentence a code in each of its languages. */
export const NEW_GAME_REFUSALS = [
  "new-game/not-your-turn",
  "new-game/not-one-word",
  "new-game/other-letter",
  "new-game/already-said",
  "new-game/proper-noun",
  "new-game/unknown-word",
] as const;
export type NewGameRefusal = (typeof NEW_GAME_REFUSALS)[number];

/** `{name}` stands for that part of the refusal's detail. */
const MESSAGES: Record<NewGameRefusal, string> = {
  "new-game/not-your-turn": "It is not your turn. Wait for the other side.",
  "new-game/not-one-word": "That is not one word. Use letters alone.",
  "new-game/other-letter": "{word} does not begin with {letter}. Try another word.",
  "new-game/already-said": "{word} was said before. Try another word.",
  "new-game/proper-noun": "{word} is only a proper noun. Try another word.",
  "new-game/unknown-word": "{word} is not in the dictionary. Try another word.",
};

const refusal = refusalsOf(MESSAGES);

export const refuse = (code: NewGameRefusal, detail?: RefusalDetail) => fail(refusal(code, detail));
