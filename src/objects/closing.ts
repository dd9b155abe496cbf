/** Once the last move's frames are out. */
const SOON_MS = 250;
/** When the alarm would do what memory did not come to do. */
const WATCH_MS = 30_000;

/**
 * A match that is over has a result to send and news to tell. Memory does so by itself a moment later: an alarm for it
 * would be one more write on the last move's way. One that is armed anyway keeps watch, should memory be lost.
 */
export class Closing {
  private readonly ctx: Pick<DurableObjectState, "waitUntil">;
  private readonly catchUp: () => Promise<void>;
  /** From when on the alarm is to see to it; null while memory has nothing of the kind before it. */
  watchedFrom: number | null = null;

  constructor(ctx: Pick<DurableObjectState, "waitUntil">, catchUp: () => Promise<void>) {
    this.ctx = ctx;
    this.catchUp = catchUp;
  }

  begin(now: number): void {
    this.watchedFrom = now + WATCH_MS;
    this.ctx.waitUntil(this.catchUpSoon());
  }

  /** Whoever catches up does all of it. */
  done(): void {
    this.watchedFrom = null;
  }

  private async catchUpSoon(): Promise<void> {
    await scheduler.wait(SOON_MS);
    if (this.watchedFrom !== null) await this.catchUp();
  }
}
