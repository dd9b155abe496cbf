import { fail, ok, type Result } from "../core/result.ts";
import type { Refusal } from "../games/game.ts";
import { type GameEntry, gameNamed } from "../games/registry.ts";
import type { AnyEvent, Commit } from "../match/events.ts";
import { applyCommit, type MatchState } from "../match/state.ts";
import type { MatchStore } from "./store.ts";

/** A match in memory: a cache of its log, which hibernation empties at any time. */
export interface Live {
  readonly entry: GameEntry;
  readonly state: MatchState;
}

/** What a commit is made on: a match, or nothing yet. */
export type Before = Live | { readonly entry: GameEntry; readonly state: null };

/** Who made a change, by which move; neither when time did. */
export interface Author {
  readonly player: string | null;
  readonly move: string | null;
}

const REFUSALS_KEPT = 256;

/** The log with what memory keeps of it: the state it folds to, and the answer each move had. */
export class Ledger {
  private readonly store: MatchStore;
  private cache: Live | null = null;
  private accepted: Map<string, number> | null = null;
  /** Not stored: a refused move that is sent again is judged again, and nothing is lost. */
  private readonly refused = new Map<string, Refusal>();

  constructor(store: MatchStore) {
    this.store = store;
  }

  /** Null when nobody made a match here. */
  get live(): Live | null {
    if (this.cache === null && this.store.exists()) {
      const state = this.store.state((game) => entryOf(game).rules);
      this.cache = { entry: entryOf(state.header.game), state };
    }
    return this.cache;
  }

  /** What memory holds, without a look at the log: it may be the log that cannot be read. */
  get remembered(): Live | null {
    return this.cache;
  }

  /** What is found out of the match, null when there is none. */
  ask<T>(answer: (live: Live) => T): T | null {
    return this.live && answer(this.live);
  }

  /** Where there is no match, asking is a bug. */
  get known(): Live {
    if (!this.live) throw new Error("There is no match here");
    return this.live;
  }

  /** The match is no more: its tables are about to go. */
  forget(): void {
    this.cache = null;
    this.accepted = null;
    this.refused.clear();
  }

  /** Folds first, so that a commit which cannot be folded is never written. */
  append({ entry, state: before }: Before, events: readonly AnyEvent[], now: number, by: Author): Commit {
    const commit = { seq: (before?.seq ?? 0) + 1, at: Math.max(now, before?.at ?? 0), ...by, events };
    const state = applyCommit(entry.rules, before, commit);
    if (before === null) {
      this.store.createTables();
      this.accepted = new Map();
    }
    this.store.append(commit, state, entry.rules.version);
    this.cache = { entry, state };
    if (by.player !== null && by.move !== null) this.accepted?.set(keyOf(by.player, by.move), commit.seq);
    return commit;
  }

  /** The answer that this move already had, if it had one. */
  answered(player: string, move: string): Result<number, Refusal> | null {
    this.accepted ??= new Map(this.store.moves().map((each) => [keyOf(each.player, each.move), each.seq]));
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

export function entryOf(game: string): GameEntry {
  const entry = gameNamed(game);
  if (!entry) throw new Error(`No game ${game}`);
  return entry;
}
