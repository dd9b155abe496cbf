import { earliest } from "../core/earliest.ts";

/**
 * The object's one alarm, as a wish for "not later than". Setting it is a write, so it is only set when the
 * new time is earlier; an alarm that fires too early finds nothing due and asks again.
 *
 * `ready` is awaited before a commit and `wish` is called in the same turn as the write: the platform then
 * stores both or neither, and no crash can leave a deadline without its alarm.
 */
export class Alarm {
  private readonly storage: DurableObjectStorage;
  /** Undefined until read: hibernation empties memory. */
  private armed: number | null | undefined;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  get isReady(): boolean {
    return this.armed !== undefined;
  }

  async ready(): Promise<void> {
    if (!this.isReady) this.armed = await this.storage.getAlarm();
  }

  fired(): void {
    this.armed = null;
  }

  /** Whatever was wished for before is no longer: for this alone, or not at all. */
  begin(at: number | null): void {
    this.armed = null;
    if (at === null) void this.storage.deleteAlarm();
    else this.wish(at);
  }

  /**
   * For the earliest of these; null is no wish. What is due already is wished for in a moment: an alarm that sets
   * itself anew for a time that is not to come may never ring (workerd#6866).
   */
  wish(...times: readonly (number | null)[]): void {
    if (this.armed === undefined) throw new Error("The alarm has not been read");
    const first = earliest(...times);
    if (first === null) return;
    const at = Math.max(first, Date.now() + 1);
    if (this.armed !== null && this.armed <= at) return;
    this.armed = at;
    void this.storage.setAlarm(at);
  }
}
