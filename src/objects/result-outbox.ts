import { chainOf } from "../match/chain.ts";
import type { MatchState } from "../match/state.ts";
import type { MatchResult } from "../players/results.ts";
import type { MatchStore } from "./store.ts";
import { resultOf } from "./telling.ts";

/**
 * Sends a finished match's result until it is settled, ever slower: a queue may lose a message, the match does not.
 * The store writes the row together with the last commit. With the result the log's last hash is kept: from then on
 * a changed row shows.
 */
const RESEND_MS = 60_000;
const RESEND_MOST_MS = 3_600_000;

type Store = Pick<MatchStore, "unsent" | "sentResult" | "settle" | "log" | "head" | "keepHead">;

export class ResultOutbox {
  private readonly store: Store;
  private readonly queue: Queue<MatchResult>;

  constructor(store: Store, queue: Queue<MatchResult>) {
    this.store = store;
    this.queue = queue;
  }

  dueAt({ progress }: MatchState): number | null {
    return progress.stage === "finished" ? (this.store.unsent()?.due ?? null) : null;
  }

  async send(state: MatchState, now: number): Promise<void> {
    const result = resultOf(state);
    const unsent = result && this.store.unsent();
    if (!unsent || unsent.due > now) return;
    if (this.store.head === null) this.store.keepHead(chainOf(state.header.id, this.store.log()).at(-1)!);
    await this.queue.send(result);
    this.store.sentResult(Date.now() + Math.min(RESEND_MOST_MS, RESEND_MS * 2 ** unsent.tries));
  }

  /** The result is written: there is nothing left to send. */
  settle(): void {
    this.store.settle();
  }
}
