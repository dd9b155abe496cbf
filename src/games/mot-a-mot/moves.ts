import type { Camp } from "./roles.ts";

/** What a player may wish. Words come as typed: small letters and accents are fine. */
export type MotAMotMove =
  /** `tokens` only in the Finale: so many clues more, paid in speaker tokens. */
  | { readonly type: "bid"; readonly clues: number; readonly tokens?: number | undefined }
  /** No bid of mine on this card. */
  | { readonly type: "pass" }
  | { readonly type: "clue"; readonly word: string }
  | { readonly type: "buzz" }
  | { readonly type: "answer"; readonly word: string }
  | { readonly type: "bonus"; readonly entry: number }
  | { readonly type: "stop" }
  | { readonly type: "contest"; readonly clue: number }
  | { readonly type: "vote"; readonly cancel: boolean }
  | { readonly type: "camp"; readonly camp: Camp }
  /** Between two rounds: on with it. */
  | { readonly type: "ready" };
