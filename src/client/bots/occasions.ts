import type { BotLevel } from "../../games/game.ts";

/** When a character may say something. */
export const OCCASIONS = [
  /** The match begins. */
  "begin",
  /** Somebody made a good move. */
  "yours",
  /** It made one itself. */
  "mine",
  /** Something of its own did not work out. */
  "doubt",
  "won",
  "lost",
  "drawn",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** One language's characters: how each plays, and what it may say. No line holds anything of a match. */
export interface CastTexts {
  /** What kind of player each strength is. */
  readonly strength: Readonly<Record<BotLevel, string>>;
  readonly style: Readonly<Record<BotLevel, string>>;
  readonly lines: Readonly<Record<BotLevel, Readonly<Record<Occasion, readonly string[]>>>>;
  readonly isBot: string;
  /** As those who listen hear it. */
  readonly says: (who: string, line: string) => string;
}
