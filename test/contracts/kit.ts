import type { Chance } from "../../src/core/chance.ts";
import type { AnyBot, AnyGame, GameEvent, GameView, Seat, Viewer } from "../../src/games/game.ts";
import type { MatchOptions } from "../../src/games/options.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import type { MoveReader } from "../../src/match/decide.ts";
import type { Step } from "./play.ts";

/** What a game brings along so that the contract suite can play it. */
export interface Kit {
  readonly rules: AnyGame;
  readonly bot: AnyBot;
  /** The game's wire schemas: every view, move, disclosed event and set of options in play must fit them. */
  readonly wire: Readonly<Record<"options" | "view" | "disclosed", Schema>> & { readonly move: MoveReader };
  readonly words: Lexicon;
  /** The ways of playing it that differ in the rules; `options` are complete, as the wire schema gives them. */
  readonly setups: readonly {
    readonly name: string;
    readonly seats: number;
    readonly options: MatchOptions;
  }[];
  /** How many random matches to play per setup. */
  readonly matches: number;

  /**
   * The same match as `steps` with other secrets: moves that this viewer may not see (and only those) are
   * replaced, so that as far as the viewer can tell everything was answered alike. Null when there is no other
   * secret. Games without hidden information have no twin.
   */
  readonly twin?: (steps: readonly Step[], viewer: Viewer, words: Lexicon, chance: Chance) => Step[] | null;
  /** What chance hides. Games in which nothing hidden is drawn have none; the suite sees to it that they say so. */
  readonly draws?: Draws;
  /** The part of an event that answers a question about a secret, and so may differ between twins. */
  readonly answer?: (event: GameEvent) => unknown;
  /** Tries moves that must be refused in whatever state; each must give a refusal, never a throw. */
  readonly nonsense: (seat: Seat) => readonly unknown[];
}

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: unknown };
}

/** How a game's hidden draws are told apart from everything else. */
export interface Draws {
  /** The events that hold one. */
  readonly types: readonly string[];
  /** The event as it would be had something else been drawn; itself where it holds no draw. */
  readonly vary: (event: GameEvent, words: Lexicon) => GameEvent;
  /** Whether this viewer may not know it in this state; false as soon as it lies open, or answers give it away. */
  readonly isHidden: (game: unknown, viewer: Viewer) => boolean;
  /**
   * A move that is the same whatever was drawn, where the bot's would not be; null lets time do its part. Where it
   * is absent the bot plays, from the view of the first of the two.
   */
  readonly blind?: (view: GameView, seat: Seat, n: number) => unknown;
}
