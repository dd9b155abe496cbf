/** What strangers can say to each other: each reader sees it in their own language. */
export const CHAT_PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "one-moment",
  "oops",
  "good-match",
  "again",
] as const;
export type ChatPhrase = (typeof CHAT_PHRASES)[number];

/** Why something was not said. */
export const CHAT_REFUSALS = [
  "chat/silenced",
  "chat/phrases-only",
  "chat/no-team",
  "chat/offensive",
  "chat/too-many",
  "chat/full",
  "chat/suspended",
] as const;
export type ChatRefusalCode = (typeof CHAT_REFUSALS)[number];

export const CHAT_TEXT_MAX = 300;
export const CHAT_KEPT = 50;
/** So much may one player say in one match. What was said is never pushed out: the next thing is refused instead. */
export const CHAT_MOST_SAID = 500;
