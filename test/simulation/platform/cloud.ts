import type { Bundle } from "./bundle.ts";
import type { CloudConfig } from "./config.ts";
import { D1 } from "./d1.ts";
import { Dice } from "./dice.ts";
import { History } from "./history.ts";
import { type SimRequest, SimResponse } from "./http.ts";
import { Kv } from "./kv.ts";
import { type ObjectId, SimObject } from "./object.ts";
import { runIn } from "./origin.ts";
import { Process, waitUntil } from "./process.ts";
import { SimQueue } from "./queue.ts";
import { Namespace, serviceOf } from "./rpc.ts";
import { Sleepers } from "./sleepers.ts";
import { Timeline } from "./timeline.ts";
import { Weather } from "./weather.ts";

export interface CloudOptions {
  readonly seed: number;
  readonly bundle: Bundle;
  readonly config: CloudConfig;
  /** Beside those of the configuration: secrets, and what a world wants otherwise. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** How many machines there are; each runs one process at a time. */
  readonly machines?: number;
  readonly startsAt?: number;
}

/** Whoever is asked by a `fetch` to elsewhere. Never answering is an answer, too. */
export type Outside = (request: SimRequest, answer: (response: SimResponse | Error) => void) => void;

/** About as long as a write takes until it is safe, or a call until it is answered. */
const AMBUSH_MS = 4;
const EPOCH = Date.UTC(2027, 0, 4, 9);

/** The platform: machines that come and go, objects and stores that stay. */
export class Cloud {
  readonly timeline: Timeline;
  readonly history: History;
  readonly weather: Weather;
  readonly exports: object;
  outside: Outside = (_, answer) => answer(new Error("Nobody is there"));
  private readonly dice: Dice;
  private readonly config: CloudConfig;
  private readonly vars: Readonly<Record<string, unknown>>;
  readonly sleepers = new Sleepers();
  private readonly objects = new Map<string, SimObject>();
  private readonly byClass = new Map<string, SimObject[]>();
  private readonly stores = new Map<string, Kv | D1>();
  private readonly queues = new Map<string, SimQueue>();
  /** What runs on each machine now; null until somebody needs it. */
  private readonly machines: (Process | null)[];
  private readonly bundles: Bundle[];
  private readonly ambushes = new Map<number, number>();
  /** What processes were ever seen to do, in the order in which each was first seen. */
  private readonly deeds = new Map<string, { isWaylaid: boolean }>();
  private started = 0;

  constructor({ seed, bundle, config, vars, machines = 3, startsAt = EPOCH }: CloudOptions) {
    this.dice = new Dice(seed, "cloud");
    this.timeline = new Timeline(startsAt);
    this.history = new History(this.timeline);
    this.weather = new Weather(this.dice.fork("weather"));
    this.config = config;
    this.vars = vars;
    this.machines = Array.from({ length: machines }, () => null);
    this.bundles = Array.from({ length: machines }, () => bundle);
    for (const name of config.kv) this.stores.set(name, new Kv(this));
    for (const { binding, migrations } of config.d1) this.stores.set(binding, new D1(this, migrations));
    const names = new Set([
      ...config.producers.map(({ queue }) => queue),
      ...config.consumers.map(({ queue }) => queue),
    ]);
    for (const name of names)
      this.queues.set(
        name,
        new SimQueue(this, name, config.consumers.find(({ queue }) => queue === name) ?? null),
      );
    const services = new Map<string, object>();
    this.exports = new Proxy(
      {},
      {
        get: (_, name) => {
          if (typeof name === "symbol") return undefined;
          const known = services.get(name) ?? serviceOf(this, name);
          services.set(name, known);
          return known;
        },
      },
    );
  }

  // ---- what programs are given ----

  /** `env`. */
  bindings(): object {
    const { config } = this;
    return {
      ...config.vars,
      ...this.vars,
      ...Object.fromEntries(
        config.objects.map(({ name, class_name }) => [name, new Namespace(this, class_name)]),
      ),
      ...Object.fromEntries(this.stores),
      ...Object.fromEntries(config.producers.map(({ binding, queue }) => [binding, this.queue(queue)])),
      ...Object.fromEntries(config.metrics.map((name) => [name, { writeDataPoint: () => {} }])),
      ...(config.assets && { [config.assets]: { fetch: async () => new SimResponse("<!doctype html>") } }),
    };
  }

  /** `ctx` of a request or a batch. */
  runContext(): object {
    return { waitUntil, exports: this.exports, props: {}, passThroughOnException: () => {} };
  }

  // ---- what there is ----

  object(className: string, id: ObjectId): SimObject {
    const key = `${className} ${id.toString()}`;
    let object = this.objects.get(key);
    if (!object) {
      object = new SimObject(this, className, id);
      this.objects.set(key, object);
      const alike = this.byClass.get(className) ?? [];
      alike.push(object);
      this.byClass.set(className, alike);
    }
    return object;
  }

  /** Every object of a class that was ever called. */
  objectsOf(className: string): readonly SimObject[] {
    return this.byClass.get(className) ?? [];
  }

  named(className: string, name: string): SimObject {
    return this.object(className, new Namespace(this, className).idFromName(name));
  }

  queue(name: string): SimQueue {
    const found = this.queues.get(name);
    if (!found) throw new Error(`There is no queue ${name}`);
    return found;
  }

  kv(binding: string): Kv {
    return this.stores.get(binding) as Kv;
  }

  d1(binding: string): D1 {
    return this.stores.get(binding) as D1;
  }

  // ---- machines ----

  get machineCount(): number {
    return this.machines.length;
  }

  private processOn(machine: number): Process {
    let process = this.machines[machine];
    if (!process) {
      this.started++;
      const name = `process ${this.started}`;
      this.history.add("started", name, this.bundles[machine]!.name);
      process = new Process(this, this.bundles[machine]!, name, this.dice.fork(name));
      this.machines[machine] = process;
    }
    return process;
  }

  /** Where a request or a batch runs. */
  workerProcess(): Process {
    return this.processOn(this.dice.int(this.machines.length));
  }

  /** Where an object's memory is made anew. */
  placeFor(_object: SimObject): Process {
    return this.processOn(this.dice.int(this.machines.length));
  }

  /** Whatever runs there is gone at once; the next who comes finds a new process. */
  kill(machine: number): void {
    const process = this.machines[machine];
    this.machines[machine] = null;
    if (!process) return;
    this.history.add("killed", process.name);
    process.kill();
  }

  /** The process that runs there dies within moments of what it does as the so-manieth thing from now on. */
  ambush(machine: number, steps: number): void {
    this.ambushes.set(machine, steps);
  }

  /** Whoever next does one of the things that were ever done dies within moments of it. `draw`, below one, says which. */
  waylay(draw: number): void {
    const names = [...this.deeds.keys()];
    const name = names[Math.floor(draw * names.length)];
    if (name === undefined) return;
    this.history.add("waylaid", name);
    this.deeds.get(name)!.isWaylaid = true;
  }

  /** Nobody lies in wait any more. */
  standDown(): void {
    this.ambushes.clear();
    for (const deed of this.deeds.values()) deed.isWaylaid = false;
  }

  private strike(process: Process): void {
    this.timeline.after(this.dice.until(AMBUSH_MS), () => {
      const machine = this.machines.indexOf(process);
      if (machine >= 0) this.kill(machine);
    });
  }

  /** A process writes, or waits for an answer. */
  stepped(process: Process, kind: string, what: string): void {
    const name = `${kind} ${what}`;
    const deed = this.deeds.get(name);
    if (!deed) this.deeds.set(name, { isWaylaid: false });
    else if (deed.isWaylaid) {
      deed.isWaylaid = false;
      this.strike(process);
    }
    if (this.ambushes.size === 0) return;
    const machine = this.machines.indexOf(process);
    const left = this.ambushes.get(machine);
    if (left === undefined) return;
    this.ambushes.set(machine, left - 1);
    if (left > 0) return;
    this.ambushes.delete(machine);
    this.strike(process);
  }

  /** From now on this machine runs another program; what ran there ends as a deployment ends it. */
  deploy(machine: number, bundle: Bundle): void {
    this.bundles[machine] = bundle;
    this.kill(machine);
  }

  /** Nobody looks at this world any more: its databases hold memory of which the collector knows nothing. */
  close(): void {
    for (const { disk } of this.objects.values()) disk.close();
    for (const store of this.stores.values()) if (store instanceof D1) store.sql.close();
    this.objects.clear();
    this.byClass.clear();
  }

  // ---- requests from outside ----

  /** An HTTP request that has arrived. Null when the process died over it. */
  handle(request: SimRequest, answer: (response: SimResponse | null) => void): void {
    const process = this.workerProcess();
    const { pathname } = new URL(request.url);
    const run = process.begin(routeOf(request.method, pathname), `${request.method} ${pathname}`, () =>
      answer(null),
    );
    const end = (response: SimResponse): void => {
      if (!run.isAlive) return;
      run.end();
      answer(response);
    };
    runIn(run, async () => process.handlers.fetch!(request, process.env, this.runContext())).then(
      (response) => end(response as SimResponse),
      (error: unknown) => {
        this.history.add("request threw", run.name, String(error));
        end(new SimResponse("Internal Server Error", { status: 500 }));
      },
    );
  }
}

/** A path with what names one thing of many left out: ids are longer than any word of ours. */
const routeOf = (method: string, path: string): string => `${method} ${path.replace(/\/[\w-]{20,}/g, "/…")}`;
