import type { AnyGame, Refusal, Seat, Viewer } from "../games/game.ts";
import type { Member } from "../match/events.ts";
import { refuse } from "../match/refusals.ts";
import { gameOf, type MatchState } from "../match/state.ts";
import type { ChatMessage, ClientFrame } from "../protocol/frames.ts";

type ChatFrame = ClientFrame & { type: "chat" };

/** Who may say what: seats only, strangers in preset phrases, a team only where there is one. */
export function chatRefusal(
  rules: AnyGame,
  state: MatchState,
  seat: Viewer,
  frame: ChatFrame,
): Refusal | null {
  if (seat === null) return refuse("match/not-seated");
  const game = gameOf(state);
  if (frame.to === "table" && game !== undefined && rules.isSilenced?.(game, seat)) {
    return { code: "chat/silenced", message: "You hold what the others seek. Speak again after the round." };
  }
  if ("text" in frame && frame.to === "table" && state.header.visibility === "public") {
    return { code: "chat/phrases-only", message: "In public matches, speak with the preset phrases." };
  }
  if (frame.to === "team" && state.seats[seat]!.members.length < 2) {
    return { code: "chat/no-team", message: "You are alone on your seat. Speak to the table." };
  }
  return null;
}

export function messageOf(frame: ChatFrame, from: Member, seat: Seat | null, at: number): ChatMessage {
  const said = "text" in frame ? { text: frame.text } : { phrase: frame.phrase };
  return { type: "chat", from, seat, at, to: frame.to, ...said };
}
