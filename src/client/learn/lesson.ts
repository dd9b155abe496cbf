import type { Chance } from "../../core/chance.ts";
import type { Language } from "../../core/language.ts";
import type { BotLevel, GameOf, GameTypes, Seat } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { MatchState } from "../../match/state.ts";

/**
 * A lesson is a match in the page that asks for one thing at a time. What is done goes through the real rules; what
 * chance and the others do is written down, so that everybody sees the same.
 */
export interface Lesson<Types extends GameTypes = GameTypes> {
  readonly rules: GameOf<Types>;
  readonly words: Lexicon;
  readonly scenes: readonly Scene<Types>[];
  /** Time stands still, so that no count on the board runs down while somebody reads. */
  readonly isStill?: boolean;
}

/** One match. The learner sits on seat 0. */
export interface Scene<Types extends GameTypes = GameTypes> {
  /** Of the words. */
  readonly language: Language;
  readonly options: Types["options"];
  readonly bots: readonly BotLevel[];
  /** What happens at the start, in place of what chance would give. */
  readonly opening?: readonly Types["event"][];
  /** What the others do before the first step. */
  readonly prelude?: readonly Turn<Types>[];
  readonly steps: readonly Step<Types>[];
}

export interface Step<Types extends GameTypes = GameTypes> extends StepText {
  /** A move that does what is asked: the page shows it to whoever is stuck, and tests play it. */
  readonly answer: Scripted<Types>;
  readonly meets: Wish;
  /** What the dice give. */
  readonly chance?: readonly number[];
  /** What happens before the next step. */
  readonly follows?: readonly Turn<Types>[];
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

/** A move by script, the learner's own too. */
export interface Turn<Types extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly move: Scripted<Types>;
  readonly chance?: readonly number[];
}
/** Where a move depends on what the learner chose, it looks at the state. */
export type Scripted<Types extends GameTypes> = Types["move"] | Dependent<Types>;
export interface Dependent<Types extends GameTypes = GameTypes> {
  choose(game: Types["state"], state: MatchState): Types["move"];
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
