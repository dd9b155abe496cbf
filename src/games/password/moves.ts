import type { Seat } from "../game.ts";

/** What a side may wish. Words and letters come as players type them: small letters and accents are fine. */
export type PasswordMove =
  | { readonly type: "secret"; readonly word: string }
  | { readonly type: "guess"; readonly target: Seat; readonly word: string }
  | { readonly type: "roll" }
  /** Without a letter it asks for the whole circle. */
  | { readonly type: "ask"; readonly target: Seat; readonly letter?: string | undefined };
