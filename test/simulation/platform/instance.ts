import { errorLike } from "./clone.ts";
import type { Cloud } from "./cloud.ts";
import type { SimObject } from "./object.ts";
import { type Origin, runIn } from "./origin.ts";
import { type Process, waitUntil } from "./process.ts";
import { type Line, type SimRequestResponsePair, SimWebSocket } from "./sockets.ts";
import { StorageApi } from "./storage.ts";

/** Marks the error that says that the object itself came to an end. */
export const isReset = Symbol("is reset");

/** An object's program, as far as the platform calls it. */
export type Program = Record<string, (...given: unknown[]) => unknown>;

interface Pending {
  fail(error: Error): void;
}

/** One life of an object's memory: from a first call to its eviction or the death of its process. */
export class Instance implements Origin {
  readonly kind: string;
  readonly name: string;
  readonly process: Process;
  isAlive = true;
  private readonly cloud: Cloud;
  private readonly object: SimObject;
  private program: Program | null = null;
  private readonly handles = new Map<Line, SimWebSocket>();
  /** Calls that came before it was ready. */
  private early: (() => void)[] = [];
  private blockers = 1;
  private holds = 0;
  private readonly pending = new Set<Pending>();
  /** What waits until writes are safe, with the number of the write. */
  private leaving: { readonly after: number; readonly leave: () => void }[] = [];
  private written = 0;
  private safe = 0;
  private safeAt = 0;
  private idleSince = 0;

  constructor(cloud: Cloud, object: SimObject, process: Process) {
    this.cloud = cloud;
    this.object = object;
    this.process = process;
    this.kind = object.className;
    this.name = object.label;
    process.instances.add(this);
    cloud.timeline.after(cloud.weather.wakeMs(), () => this.start());
  }

  get version(): string {
    return this.process.bundle.name;
  }

  // ---- life ----

  private start(): void {
    if (!this.isAlive) return;
    const { className } = this.object;
    try {
      this.program = runIn(this, () => {
        const made = new (this.process.class(className))(this.context(), this.process.env);
        return made as unknown as Program;
      });
    } catch (error) {
      this.cloud.history.add("constructor failed", this.name, String(error));
      this.crash(errorLike(error).message);
      return;
    }
    this.unblock();
  }

  private unblock(): void {
    this.blockers--;
    if (this.blockers > 0) return;
    for (const run of this.early.splice(0)) this.cloud.timeline.after(0, () => this.whenReady(run));
  }

  /** Runs it when nothing keeps events out. Never, when this life ends before. */
  whenReady(run: () => void): void {
    if (!this.isAlive) return;
    if (this.blockers > 0) this.early.push(run);
    else run();
  }

  /** Calls the program; what it answers, or how it failed, is told once what it wrote is safe. */
  enter(
    call: (program: Program) => unknown,
    done: (answer: unknown) => void = () => {},
    failed: (error: Error) => void = () => {},
  ): void {
    const release = this.hold();
    const pending: Pending = { fail: failed };
    this.pending.add(pending);
    const settle = (tell: () => void): void => {
      if (!this.isAlive) return;
      release();
      this.whenSafe(() => {
        this.pending.delete(pending);
        tell();
      });
    };
    runIn(this, async () => call(this.program!)).then(
      (answer) => settle(() => done(answer)),
      (error: unknown) => settle(() => failed(error instanceof Error ? error : new Error(String(error)))),
    );
  }

  /** Whoever waits for this life when it ends before it could answer is told so. */
  expect(pending: Pending): () => void {
    this.pending.add(pending);
    return () => this.pending.delete(pending);
  }

  /** Memory and whatever was under way are gone, and connections with them. */
  crash(reason: string, how: { readonly retryable?: true; readonly remote?: true } = {}): void {
    if (!this.isAlive) return;
    const { weather, history } = this.cloud;
    this.end();
    const kept = weather.leftByCrash(this.object.disk.unsafeLayers);
    this.object.disk.crash(kept);
    history.add("crash", this.name, reason);
    const error = Object.assign(new Error(reason), how, { [isReset]: true });
    this.object.lostMemory();
    for (const { fail } of this.pending) fail(error);
  }

  private end(): void {
    this.isAlive = false;
    this.process.instances.delete(this);
  }

  // ---- sleep ----

  step(what: string): void {
    this.process.step(this.kind, what);
  }

  hold(): () => void {
    this.holds++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.holds--;
      if (this.holds === 0) this.rest();
    };
  }

  private rest(): void {
    const since = this.cloud.timeline.now;
    this.idleSince = since;
    const look = (): void => {
      if (!this.isAlive || this.holds > 0 || this.idleSince !== since) return;
      if (!this.evict()) this.cloud.timeline.after(1000, look);
    };
    this.cloud.timeline.after(this.cloud.weather.idleFor(), look);
  }

  /** False when something keeps it awake. Connections stay. */
  evict(): boolean {
    if (this.holds > 0 || this.pending.size > 0 || this.blockers > 0 || this.object.disk.isUnsafe)
      return false;
    this.end();
    this.cloud.history.add("evicted", this.name);
    this.object.sleeps();
    return true;
  }

  // ---- the output gate ----

  /** The turn that runs now has written something. */
  wrote(): void {
    this.written++;
    this.step("write");
    const { timeline, weather } = this.cloud;
    timeline.atTurnEnd(() => {
      const sealed = this.object.disk.seal();
      if (!sealed) return;
      const number = this.written;
      this.safeAt = Math.max(this.safeAt, timeline.now + weather.flushMs());
      timeline.at(this.safeAt, () => {
        if (!this.isAlive) return;
        const { alarmChanged } = sealed.makeSafe();
        this.safe = number;
        if (alarmChanged) this.object.armAlarm();
        while (this.leaving[0] && this.leaving[0].after <= this.safe) this.leaving.shift()!.leave();
      });
    });
  }

  whenSafe(leave: () => void): void {
    if (this.safe >= this.written) leave();
    else this.leaving.push({ after: this.written, leave });
  }

  // ---- what the program gets ----

  handleOf(line: Line): SimWebSocket {
    let handle = this.handles.get(line);
    if (!handle) {
      handle = new SimWebSocket(line);
      this.handles.set(line, handle);
    }
    return handle;
  }

  private context(): object {
    const { object, cloud } = this;
    const storage = new StorageApi({
      disk: object.disk,
      live: () => {
        if (!this.isAlive) throw new Error("This object was reset: a dead instance touches no storage");
      },
      whenSafe: () => new Promise((resolve) => this.whenSafe(resolve)),
      getAlarm: () => object.getAlarm(),
      setAlarm: (at) => object.setAlarm(at),
    });
    return {
      id: object.id,
      storage,
      exports: cloud.exports,
      props: {},
      waitUntil,
      blockConcurrencyWhile: (work: () => Promise<unknown>) => this.block(work),
      abort: (reason = "aborted") => {
        this.crash(reason);
        throw new Error(reason);
      },
      acceptWebSocket: (socket: SimWebSocket, tags: readonly string[] = []) => {
        socket.line.accepted = true;
        socket.line.tags = [...tags];
        this.handles.set(socket.line, socket);
        object.take(socket.line);
      },
      getWebSockets: (tag?: string) => object.linesOf(tag).map((line) => this.handleOf(line)),
      getTags: (socket: SimWebSocket) => [...socket.line.tags],
      setWebSocketAutoResponse: (pair?: SimRequestResponsePair) => {
        object.autoResponse = pair ?? null;
      },
      getWebSocketAutoResponse: () => object.autoResponse,
      getWebSocketAutoResponseTimestamp: ({ line }: SimWebSocket) =>
        line.pingedAt === null ? null : new Date(line.pingedAt),
    };
  }

  private block(work: () => Promise<unknown>): Promise<unknown> {
    this.blockers++;
    const release = this.hold();
    return work().then(
      (answer) => {
        release();
        if (this.isAlive) this.unblock();
        return answer;
      },
      (error: unknown) => {
        this.crash(errorLike(error).message);
        throw error;
      },
    );
  }
}
