import type { Language } from "../core/language.ts";
import type { EmbedMode, THEMES } from "./messages.ts";

/** What the server tells the frame's script with its page, so that it need not ask. */
export interface FrameFacts {
  /** The partner's publishable key. */
  readonly key: string;
  /** With a test key nobody is bothered: strangers are bots. */
  readonly live: boolean;
  /** The only origins whose messages are heard. */
  readonly origins: readonly string[];
  readonly game: string;
  readonly mode: EmbedMode;
  readonly theme: (typeof THEMES)[number];
  readonly locale: Language | null;
  readonly match: string | null;
}
