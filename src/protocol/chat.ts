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

export const CHAT_TEXT_MAX = 300;
export const CHAT_KEPT = 50;
