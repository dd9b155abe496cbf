import type { Language } from "../core/language.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * What is known of a game without its rules: plain values, read by the server and by the home page alike. A game
 * declares each of them once, in its `facts.ts`, which imports neither rules nor zod.
 */
export interface GameFacts<Options = object> {
  /** In addresses, logs and databases, so it never changes: small letters and hyphens. Its folders are named so. */
  readonly id: string;
  /** Its name and its line on the home page. */
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly pitch: string }>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly languages: readonly Language[];
  /** Whether several players may share a seat. */
  readonly teams: boolean;
  /**
   * `any`: a match's clock has an effect and may be of every kind, also days a move. `own`: the rules alone say how long
   * everything takes, at one sitting.
   */
  readonly clocks: "any" | "own";
  /** What strangers play, who have agreed on nothing. */
  readonly strangers?: {
    /** Absent: two, at once. */
    readonly table?: TableSize;
    /** Beside the defaults of the wire and the usual clock. */
    readonly options?: Partial<Options>;
  };
  /** What friends play where nobody chose otherwise, beside the defaults of the wire. */
  readonly amongFriends?: Partial<Options>;
  /** What one plays with bots where nobody chose otherwise, beside the defaults of the wire. */
  readonly withBots?: Partial<Options>;
  /** What is played for practice, beside the defaults of the wire. */
  readonly practice?: Partial<Options>;
  /** There is a puzzle of the day: the game for one alone, with the option `daily`. */
  readonly daily?: DailyFacts<Options>;
  /** What a table may agree on about words. Absent: nothing. */
  readonly vocabulary?: Vocabulary;
  /** Players show each other words of their own, so that the filter is chosen at public tables too. */
  readonly freeWords?: true;
}

/** How the puzzle of the day is played, by everybody alike. */
export interface DailyFacts<Options = object> {
  /** Which score is the better one: words found are counted up, questions asked are counted down. */
  readonly best: "highest" | "lowest";
  /** Beside the defaults of the wire, which hold for everything else. */
  readonly options?: Partial<Options>;
}

/** How many play: the best number, or from `least` on once somebody has waited that long; bots fill up. */
export interface TableSize {
  readonly best: number;
  readonly least: number;
  readonly patienceMs: number;
}
