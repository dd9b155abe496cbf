/**
 * Takes the name of somebody who has gone out of the matches they played. There may be thousands, so it is done a
 * few at a time by the alarm, and the list outlives a crash; doing one twice does no harm.
 */
const AT_ONCE = 20;
const SOON_MS = 1000;
const LATER_MS = 60_000;
const KEY = "farewell";

export class Farewell {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  async begin(matches: readonly string[], now: number): Promise<void> {
    if (matches.length === 0) return;
    this.storage.kv.put(KEY, matches);
    await this.storage.setAlarm(now);
  }

  /** Never throws: the platform gives up on an alarm that fails too often. */
  async goOn(visit: (match: string) => Promise<unknown>, now: number): Promise<void> {
    const matches = this.storage.kv.get<string[]>(KEY) ?? [];
    if (matches.length === 0) return;
    const visited = await Promise.allSettled(matches.slice(0, AT_ONCE).map(visit));
    const left = matches.filter((_, i) => visited[i]?.status !== "fulfilled");
    if (left.length === 0) {
      this.storage.kv.delete(KEY);
      return;
    }
    this.storage.kv.put(KEY, left);
    const failed = visited.some(({ status }) => status === "rejected");
    await this.storage.setAlarm(now + (failed ? LATER_MS : SOON_MS));
  }
}
