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

  /** For the earliest of these; null is no wish. */
  wish(...times: readonly (number | null)[]): void {
    if (this.armed === undefined) throw new Error("The alarm has not been read");
    const first = earliest(this.armed, ...times);
    if (first === null || first === this.armed) return;
    this.armed = first;
    void this.storage.setAlarm(first);
  }
}
