import type { Chance } from "../../core/chance.ts";
import type { Language } from "../../core/language.ts";
import type { AnyGame, BotLevel, GameEvent, Seat } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { MatchState } from "../../match/state.ts";

/**
 * A lesson is a match in the page that asks for one thing at a time. What is done goes through the real rules; what
 * chance and the others do is written down, so that everybody sees the same.
 */
export interface Lesson {
  readonly rules: AnyGame;
  readonly words: Lexicon;
  readonly scenes: readonly Scene[];
  /** Time stands still, so that no count on the board runs down while somebody reads. */
  readonly isStill?: boolean;
}

/** One match. The learner sits on seat 0. */
export interface Scene {
  /** Of the words. */
  readonly language: Language;
  readonly options: unknown;
  readonly bots: readonly BotLevel[];
  /** What happens at the start, in place of what chance would give. */
  readonly opening?: readonly GameEvent[];
  /** What the others do before the first step. */
  readonly prelude?: readonly Turn[];
  readonly steps: readonly Step[];
}

export interface Step extends StepText {
  /** A move that does what is asked: the page shows it to whoever is stuck, and tests play it. */
  readonly answer: unknown;
  readonly meets: Wish;
  /** What the dice give. */
  readonly chance?: readonly number[];
  /** What happens before the next step. */
  readonly follows?: readonly Turn[];
}

export interface StepText {
  readonly title: string;
  /** What to do, and why. */
  readonly ask: string;
  /** What has happened. */
  readonly done: string;
  /** For whoever does something else. */
  readonly wrong: string;
}

/** A fact that must come of the move, field by field; or the refusal that the step is about. */
export type Wish = { readonly event: Readonly<Record<string, unknown>> } | { readonly refusal: string };

/** A move by script, the learner's own too. Where it depends on what the learner chose, it looks at the state. */
export interface Turn {
  readonly seat: Seat;
  readonly move: unknown;
  readonly chance?: readonly number[];
}
export const dependent = (choose: (game: never, state: MatchState) => unknown): Dependent => ({ choose });
export interface Dependent {
  readonly choose: (game: never, state: MatchState) => unknown;
}

export function meetsEvent(wish: Wish, events: readonly { readonly type: string }[]): boolean {
  if (!("event" in wish)) return false;
  return events.some((event) =>
    Object.entries(wish.event).every(
      ([field, value]) =>
        JSON.stringify((event as Readonly<Record<string, unknown>>)[field]) === JSON.stringify(value),
    ),
  );
}

/** Gives these numbers one after the other, whatever the bound, then zeros; shuffles nothing. */
export function scripted(numbers: readonly number[]): Chance {
  const left = [...numbers];
  const int = (bound: number): number => Math.min(left.shift() ?? 0, bound - 1);
  return { int, pick: (items) => items[int(items.length)]!, shuffle: (items) => [...items] };
}

/** The options that every game has, as a lesson wants them. */
export const CALM = { clock: { kind: "none" }, teams: false } as const;
