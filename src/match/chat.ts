import { filterOf } from "../core/filters.ts";
import { isRude } from "../core/manners.ts";
import type { AnyGame, Refusal, Seat, Viewer } from "../games/game.ts";
import type { ChatRefusalCode } from "../protocol/chat.ts";
import type { ChatMessage, ClientFrame } from "../protocol/frames.ts";
import type { Member } from "./events.ts";
import { refuse } from "./refusals.ts";
import { gameOf, type MatchState } from "./state.ts";

type ChatFrame = ClientFrame & { type: "chat" };

const MESSAGES: Record<ChatRefusalCode, string> = {
  "chat/silenced": "You hold what the others seek. Speak again after the round.",
  "chat/phrases-only": "Among strangers, speak with the preset phrases.",
  "chat/no-team": "You are alone on your seat. Speak to the table.",
  "chat/offensive": "A word of this is too rude for this table. Say it otherwise.",
  "chat/too-many": "That was a lot at once. Wait two seconds for the next phrase.",
  "chat/suspended":
    "Because of what you said, you say nothing until the time in `until`. See GET /api/me/notices.",
  "chat/full": "You have said as much in this match as one player may. Speak again in the next one.",
};

/** Who may say what: seats only, strangers in preset phrases, a team only where there is one. */
export function chatRefusal(
  rules: AnyGame,
  state: MatchState,
  seat: Viewer,
  frame: ChatFrame,
): Refusal | null {
  if (seat === null) return refuse("match/not-seated");
  const game = gameOf(state);
  if (frame.to === "table" && game !== undefined && rules.isSilenced?.(game, seat))
    return refusal("chat/silenced");
  if (frame.to === "team" && state.seats[seat]!.members.length < 2) return refusal("chat/no-team");
  if (!("text" in frame)) return null;
  const { visibility, options } = state.header;
  if (visibility === "public") return refusal("chat/phrases-only");
  return isRude(frame.text, filterOf(options)) ? refusal("chat/offensive") : null;
}

/** Text is only ever written in private, and a private room may be opened later: who watches then reads phrases alone. */
export const mayReadAgain = (viewer: Viewer, message: ChatMessage): boolean =>
  viewer !== null || !("text" in message);

const refusal = (code: ChatRefusalCode): Refusal => ({ code, message: MESSAGES[code] });

export const TOO_MANY_PHRASES = refusal("chat/too-many");
export const SUSPENDED = refusal("chat/suspended");
export const SAID_TOO_MUCH = refusal("chat/full");

export function messageOf(frame: ChatFrame, from: Member, seat: Seat | null, at: number): ChatMessage {
  const said = "text" in frame ? { text: frame.text } : { phrase: frame.phrase };
  return { type: "chat", from, seat, at, to: frame.to, ...said };
}
