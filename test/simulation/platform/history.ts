import { createHash } from "node:crypto";

/** One thing that happened. `what` names it; the rest depends on it, and is plain data. */
export interface Happening {
  readonly at: number;
  readonly what: string;
  readonly who: string;
  readonly detail: string;
}

export type Listener = (happening: Happening) => void;

const HASHED_AT_ONCE = 1 << 16;

/** Everything that happens, in order. It is told to whoever listens, and hashed; a story keeps it. */
export class History {
  private readonly hash = createHash("sha256");
  private readonly listeners: Listener[] = [];
  private waiting = "";
  private readonly clock: { readonly now: number };
  count = 0;

  constructor(clock: { readonly now: number }) {
    this.clock = clock;
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  add(what: string, who: string, detail = ""): void {
    const at = this.clock.now;
    this.count++;
    this.waiting += `${at} ${what} ${who} ${detail}\n`;
    if (this.waiting.length > HASHED_AT_ONCE) this.flush();
    if (this.listeners.length === 0) return;
    const happening = { at, what, who, detail };
    for (const listener of this.listeners) listener(happening);
  }

  /** Of all that has happened until now. */
  digest(): string {
    this.flush();
    return this.hash.copy().digest("hex");
  }

  private flush(): void {
    this.hash.update(this.waiting);
    this.waiting = "";
  }
}
