import type { Engine } from "../../match/engine.ts";
import { whyShut } from "./replay.ts";
import type { MatchStore } from "./store.ts";

/** A search takes a tenth of a second: who has not come back after this never will. */
const LONGEST_MS = 10_000;

interface Search {
  readonly since: number;
  readonly over: Promise<void>;
  readonly end: () => void;
}

/**
 * What could have been played in a finished match: it takes a search for every move, and the match never changes again.
 * It is searched for elsewhere, by whoever asks first; who asks meanwhile waits for that.
 */
export class Analysis {
  private readonly engine: Pick<Engine<WebSocket>, "live">;
  private readonly store: MatchStore;
  private current: Search | null = null;

  constructor(engine: Pick<Engine<WebSocket>, "live">, store: MatchStore) {
    this.engine = engine;
    this.store = store;
  }

  /** Null: it is not to be read, or the caller is to search for it now and to say what was found. */
  async ask(): Promise<string | null> {
    for (;;) {
      const rules = this.rules();
      if (rules === null) return null;
      const text = this.store.analysisBy(rules);
      if (text !== null) return text;
      const { current } = this;
      if (current === null || Date.now() >= current.since + LONGEST_MS) break;
      await Promise.race([current.over, scheduler.wait(LONGEST_MS)]);
      if (this.current === current) this.current = null; // whoever searched is lost
    }
    let end = (): void => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.current = { since: Date.now(), over, end };
    return null;
  }

  /** Null: nothing was. Whoever waits looks again, and one of them searches if there is still nothing. */
  found(text: string | null): void {
    const rules = this.rules();
    if (text !== null && rules !== null) this.store.keepAnalysis({ rules: rules.version, text });
    const { current } = this;
    this.current = null;
    current?.end();
  }

  /** Those that it was, or will be, found by; null while nobody may read it. */
  private rules(): { readonly version: number } | null {
    const { live } = this.engine;
    return !live || whyShut(live.state, this.store, Date.now()) ? null : live.game.rules;
  }
}
