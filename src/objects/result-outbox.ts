import type { MatchState } from "../match/state.ts";
import type { MatchResult } from "../players/results.ts";
import type { MatchStore } from "./store.ts";
import { resultOf } from "./telling.ts";

/**
 * Sends a finished match's result until it is settled, ever slower: a queue may lose a message, the match does not.
 * The store writes the row together with the last commit.
 */
const RESEND_MS = 60_000;
const RESEND_MOST_MS = 3_600_000;

export class ResultOutbox {
  private readonly store: Pick<MatchStore, "unsent" | "sentResult" | "settle">;
  private readonly queue: Queue<MatchResult>;

  constructor(store: Pick<MatchStore, "unsent" | "sentResult" | "settle">, queue: Queue<MatchResult>) {
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
    await this.queue.send(result);
    this.store.sentResult(Date.now() + Math.min(RESEND_MOST_MS, RESEND_MS * 2 ** unsent.tries));
  }

  /** The result is written: there is nothing left to send. */
  settle(): void {
    this.store.settle();
  }
}
