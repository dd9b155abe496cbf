import { dayOf } from "../../core/day.ts";

/** When a guest was last seen, written at most once a (UTC) day: in D1 first, so that a crash repeats it. */
const SEEN = "seen";

export class LastSight {
  private readonly kv: SyncKvStorage;
  private isNoting = false;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  get at(): number | null {
    return this.kv.get<number>(SEEN) ?? null;
  }

  isDue(now: number): boolean {
    return !this.isNoting && (this.at === null || dayOf(this.at) !== dayOf(now));
  }

  async note(now: number, tellD1: (at: number) => Promise<unknown>): Promise<void> {
    this.isNoting = true;
    try {
      await tellD1(now);
      this.kv.put(SEEN, now);
    } finally {
      this.isNoting = false;
    }
  }
}
