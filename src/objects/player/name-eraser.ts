/**
 * The end of an account. One write says that its owner has gone; the rest is carried out from there, at once and by
 * the alarm until it is done: the rows in D1, then what is kept here, then the name in the matches they played. There
 * may be thousands of those, so they are visited a few at a time. Doing any of it twice does no harm.
 */
const AT_ONCE = 20;
const SOON_MS = 1000;
const LATER_MS = 60_000;
const LEAVING = "leaving";
const MATCHES = "farewell";

export interface Errands {
  /** Takes the player out of D1. */
  remove(at: number): Promise<unknown>;
  /** Every match with their name in it. */
  matches(): Promise<readonly string[]>;
  /** Empties this object, but for what must outlive its owner. */
  empty(): void;
  /** Takes their name out of a match. */
  visit(match: string): Promise<unknown>;
}

export class NameEraser {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  begin(now: number): void {
    this.kv.put(LEAVING, now);
  }

  /** Gives when to go on, null when there is nothing left to do. Never throws. */
  async carryOut(errands: Errands, now: number): Promise<number | null> {
    const at = this.kv.get<number>(LEAVING);
    if (at === undefined) return this.visit(errands.visit, now);
    try {
      await errands.remove(at);
      const matches = await errands.matches();
      // A call and the alarm may both be at it: who comes second finds an empty object, and so a shorter list.
      if (this.kv.get(LEAVING) === undefined) return now + SOON_MS;
      errands.empty();
      if (matches.length > 0) this.kv.put(MATCHES, [...new Set(matches)]);
      return matches.length > 0 ? now + 1 : null;
    } catch {
      return now + SOON_MS;
    }
  }

  private async visit(visit: Errands["visit"], now: number): Promise<number | null> {
    const matches = this.kv.get<string[]>(MATCHES) ?? [];
    if (matches.length === 0) return null;
    const visited = await Promise.allSettled(matches.slice(0, AT_ONCE).map(visit));
    const left = matches.filter((_, i) => visited[i]?.status !== "fulfilled");
    if (left.length === 0) {
      this.kv.delete(MATCHES);
      return null;
    }
    this.kv.put(MATCHES, left);
    const failed = visited.some(({ status }) => status === "rejected");
    return now + (failed ? LATER_MS : SOON_MS);
  }
}
