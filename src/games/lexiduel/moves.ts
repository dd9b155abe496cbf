import type { Line } from "./squares.ts";
import type { Direction } from "./ways.ts";

export const WAYS = ["primer", "extension", "joining"] as const;
export type WayName = (typeof WAYS)[number];

/** What a side may wish. Letters come as players type them: small letters and accents are fine. */
export type LexiduelMove =
  | PlaceMove
  | { readonly type: "pass" }
  /** Gives up the game under way, not the match; at any time. */
  | { readonly type: "concede" };

/** Which way it is made is told apart by the rules; a move that could be several may name the one it means. */
export interface PlaceMove {
  readonly type: "place";
  readonly letters: readonly PosedLetter[];
  readonly as?: WayName | undefined;
  /** 1 is right or down. */
  readonly direction?: Direction | undefined;
  /** The line of a single letter, which lies in two. */
  readonly line?: Line | undefined;
}

export interface PosedLetter {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
}
