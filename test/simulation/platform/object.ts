import type { Cloud } from "./cloud.ts";
import { Disk } from "./disk.ts";
import { Instance, type Program } from "./instance.ts";
import type { Holder, Line, SimRequestResponsePair } from "./sockets.ts";
import type { Timer } from "./timeline.ts";

export interface ObjectId {
  readonly name?: string;
  toString(): string;
  equals(other: ObjectId): boolean;
}

const MOST_ALARM_RETRIES = 6;
const FIRST_RETRY_MS = 2000;
/** After a crash an alarm that is due rings about so soon. */
const REARM_MS = 500;

/** One object for as long as the world lasts: its disk, its connections, its alarm, and whatever memory runs it now. */
export class SimObject implements Holder {
  readonly className: string;
  readonly id: ObjectId;
  readonly label: string;
  readonly disk: Disk;
  autoResponse: SimRequestResponsePair | null = null;
  instance: Instance | null = null;
  private readonly cloud: Cloud;
  /** The newest first, as the platform lists them. */
  private lines: Line[] = [];
  private alarmTimer: Timer | null = null;
  private alarmRun: { isReplaced: boolean } | null = null;
  private alarmRetries = 0;

  constructor(cloud: Cloud, className: string, id: ObjectId) {
    this.cloud = cloud;
    this.className = className;
    this.id = id;
    this.label = `${className} ${id.name ?? id.toString()}`;
    this.disk = new Disk(() => this.instance?.wrote(), cloud.sleepers);
  }

  // ---- calls ----

  /** Runs it in the memory that there is, or in a new one. Told `failed` when that one dies before it could answer. */
  deliver(run: (instance: Instance) => void, failed: (error: Error) => void = () => {}): void {
    this.instance ??= new Instance(this.cloud, this, this.cloud.placeFor(this));
    const { instance } = this;
    const arrived = instance.expect({ fail: failed });
    instance.whenReady(() => {
      arrived();
      run(instance);
    });
  }

  // ---- memory comes and goes ----

  lostMemory(): void {
    this.instance = null;
    this.alarmRun = null;
    for (const line of this.lines) line.drop();
    this.lines = [];
    if (this.disk.alarm !== null) {
      this.alarmTimer?.cancel();
      const { timeline, weather } = this.cloud;
      const soon = timeline.now + weather.slowness * REARM_MS;
      this.alarmTimer = timeline.at(Math.max(this.disk.alarm, soon), () => this.ring());
    }
  }

  sleeps(): void {
    this.instance = null;
    this.disk.sleep();
  }

  // ---- connections ----

  take(line: Line): void {
    line.holder = this;
    this.lines.unshift(line);
  }

  linesOf(tag?: string): readonly Line[] {
    return tag === undefined ? this.lines : this.lines.filter(({ tags }) => tags.includes(tag));
  }

  lineMessage(line: Line, data: string): void {
    if (data === this.autoResponse?.request) {
      line.pingedAt = this.cloud.timeline.now;
      if (!line.saidClose) line.pass({ data: this.autoResponse.response });
      return;
    }
    this.deliver((instance) =>
      instance.enter((program) => program.webSocketMessage?.(instance.handleOf(line), data)),
    );
  }

  lineClosed(line: Line, code: number, reason: string, wasClean: boolean): void {
    this.deliver((instance) =>
      instance.enter(async (program) => {
        try {
          await program.webSocketClose?.(instance.handleOf(line), code, reason, wasClean);
        } finally {
          this.lines = this.lines.filter((each) => each !== line);
        }
      }),
    );
  }

  // ---- the alarm ----

  getAlarm(): number | null {
    return this.alarmRun && !this.alarmRun.isReplaced ? null : this.disk.alarm;
  }

  setAlarm(at: number | null): void {
    if (this.alarmRun) this.alarmRun.isReplaced = true;
    this.disk.setAlarm(at);
  }

  /** As what is safe on the disk says. */
  armAlarm(): void {
    this.alarmTimer?.cancel();
    this.alarmTimer = null;
    const { timeline, weather } = this.cloud;
    const { alarm } = this.disk;
    if (alarm === null || this.alarmRun) return;
    this.alarmTimer = timeline.at(Math.max(alarm, timeline.now) + weather.alarmOffMs(), () => this.ring());
  }

  private ring(): void {
    if (this.disk.alarm === null) return;
    this.deliver((instance) => {
      const at = this.disk.alarm;
      if (at === null || this.alarmRun) return;
      if (at > this.cloud.timeline.now + this.cloud.weather.alarmsEarlyMs) {
        this.armAlarm(); // it was put off while this one was on its way
        return;
      }
      const run = { isReplaced: false };
      this.alarmRun = run;
      const info = {
        scheduledTime: at,
        retryCount: this.alarmRetries,
        isRetry: this.alarmRetries > 0,
      };
      instance.enter(
        (program: Program) => alarmOf(program, info),
        () => this.rang(run),
        (error) => this.alarmFailed(run, error),
      );
    });
  }

  private rang(run: { readonly isReplaced: boolean }): void {
    if (this.alarmRun !== run) return;
    this.alarmRun = null;
    this.alarmRetries = 0;
    const isTwice = this.cloud.weather.happens(this.cloud.weather.alarmsTwice);
    if (!run.isReplaced && !isTwice) this.disk.setAlarm(null);
    this.armAlarm();
  }

  private alarmFailed(run: { readonly isReplaced: boolean }, error: Error): void {
    if (this.alarmRun !== run) return;
    this.alarmRun = null;
    this.alarmRetries++;
    this.cloud.history.add("alarm threw", this.label, String(error));
    if (run.isReplaced || this.alarmRetries > MOST_ALARM_RETRIES) {
      this.alarmRetries = 0;
      if (!run.isReplaced) this.disk.setAlarm(null);
      this.armAlarm();
      return;
    }
    const waitMs = FIRST_RETRY_MS * 2 ** (this.alarmRetries - 1);
    this.alarmTimer = this.cloud.timeline.after(waitMs, () => this.ring());
  }
}

function alarmOf(program: Program, info: object): unknown {
  if (!program.alarm) throw new Error("The object has an alarm and no handler for it");
  return program.alarm(info);
}
