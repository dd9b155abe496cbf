import type { ChatMessage } from "../../protocol/frames.ts";
import { isBlocked } from "../blocked.ts";
import { texts } from "../language.ts";
import { isMuted } from "./muted.ts";

/** Of what is said at the table, what one wants to hear; seen and read aloud alike. */
export const isHeard = ({ from }: ChatMessage): boolean => !isMuted(from.id) && !isBlocked(from.id);

export const textOf = (message: ChatMessage): string =>
  message.phrase ? texts.value.phrases[message.phrase] : (message.text ?? "");
