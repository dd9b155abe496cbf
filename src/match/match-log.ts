import { fail, ok, type Result } from "../core/result.ts";
import type { Refusal } from "../games/game.ts";
import type { Inside, PlayedGame } from "./effects.ts";
import type { AnyEvent, Commit } from "./events.ts";
import { applyCommit, type MatchState } from "./state.ts";

/** A match in memory: a cache of its log, which hibernation empties at any time. */
export interface Live {
  readonly game: PlayedGame;
  readonly state: MatchState;
}

/** What a commit is made on: a match, or nothing yet. */
export type Before = Live | { readonly game: PlayedGame; readonly state: null };

/** Who made a change, by which move; neither when time did. */
export interface Author {
  readonly player: string | null;
  readonly move: string | null;
}

export const NOBODY: Author = { player: null, move: null };

const REFUSALS_KEPT = 256;

type Outside = Pick<Inside<unknown>, "kept" | "game" | "do">;

/** The log with what memory keeps of it: the state it folds to, and the answer each move had. */
export class MatchLog {
  private readonly outside: Outside;
  private cache: Live | null = null;
  private accepted: Map<string, number> | null = null;
  /** Not stored: a refused move that is sent again is judged again, and nothing is lost. */
  private readonly refused = new Map<string, Refusal>();

  constructor(outside: Outside) {
    this.outside = outside;
  }

  /** Null when nobody made a match here. */
  get live(): Live | null {
    if (this.cache !== null) return this.cache;
    const state = this.outside.kept.state();
    if (state !== null) this.cache = { game: this.outside.game(state.header.game), state };
    return this.cache;
  }

  /** What memory holds, without a look at the log: it may be the log that cannot be read. */
  get remembered(): Live | null {
    return this.cache;
  }

  /** Where there is no match, asking is a bug. */
  get known(): Live {
    const { live } = this;
    if (!live) throw new Error("There is no match here");
    return live;
  }

  forget(): void {
    this.cache = null;
    this.accepted = null;
    this.refused.clear();
  }

  /** Folds first, so that a commit which cannot be folded is never written. */
  append({ game, state: before }: Before, events: readonly AnyEvent[], now: number, by: Author): Commit {
    const commit = { seq: (before?.seq ?? 0) + 1, at: Math.max(now, before?.at ?? 0), ...by, events };
    const state = applyCommit(game.rules, before, commit);
    if (before === null) this.accepted = new Map();
    this.outside.do({ type: "append", commit, state, rules: game.rules.version });
    this.cache = { game, state };
    if (by.player !== null && by.move !== null) this.accepted?.set(keyOf(by.player, by.move), commit.seq);
    return commit;
  }

  /** The answer that this move already had, if it had one. */
  answered(player: string, move: string): Result<number, Refusal> | null {
    this.accepted ??= new Map(
      this.outside.kept.moves().map((each) => [keyOf(each.player, each.move), each.seq]),
    );
    const key = keyOf(player, move);
    const seq = this.accepted.get(key);
    if (seq !== undefined) return ok(seq);
    const refusal = this.refused.size > 0 ? this.refused.get(key) : undefined;
    return refusal ? fail(refusal) : null;
  }

  refuse(player: string, move: string, refusal: Refusal): void {
    this.refused.set(keyOf(player, move), refusal);
    if (this.refused.size > REFUSALS_KEPT) this.refused.delete(this.refused.keys().next().value!);
  }
}

const keyOf = (player: string, move: string): string => `${player} ${move}`;
