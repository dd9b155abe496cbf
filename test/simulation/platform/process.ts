import * as zlib from "node:zlib";
import type { Bundle } from "./bundle.ts";
import type { Cloud } from "./cloud.ts";
import type { Dice } from "./dice.ts";
import { globalsOf } from "./globals.ts";
import type { Instance } from "./instance.ts";
import { currentOrigin, type Origin } from "./origin.ts";

type Constructor = new (ctx: object, env: object) => object;

/** `cloudflare:workers`, as far as it is used. */
class Entry {
  protected readonly ctx: object;
  protected readonly env: object;

  constructor(ctx: object, env: object) {
    this.ctx = ctx;
    this.env = env;
  }
}
class DurableObject extends Entry {}
class WorkerEntrypoint extends Entry {}

/** Unpacking the same value again gives the same bytes: every process reads the same dictionaries. */
const unpacked = new WeakMap<ArrayBufferLike, Buffer>();
function gunzipSync(packed: ArrayBuffer): Buffer {
  const known = unpacked.get(packed) ?? zlib.gunzipSync(packed);
  unpacked.set(packed, known);
  return known;
}

/** One process of the platform: a module graph of its own, with requests that run in it and objects that live in it. */
export class Process {
  readonly name: string;
  readonly bundle: Bundle;
  readonly env: object;
  readonly instances = new Set<Instance>();
  private readonly runs = new Set<Run>();
  private readonly exported: Record<string, unknown>;
  isAlive = true;
  private readonly cloud: Cloud;

  constructor(cloud: Cloud, bundle: Bundle, name: string, dice: Dice) {
    this.cloud = cloud;
    this.name = name;
    this.bundle = bundle;
    const workers = {
      DurableObject,
      WorkerEntrypoint,
      waitUntil: (work: Promise<unknown>) => waitUntil(work),
    };
    const modules: Record<string, unknown> = {
      "cloudflare:workers": workers,
      "node:zlib": { ...zlib, gunzipSync },
    };
    const require = (id: string): unknown => modules[id] ?? cannotRequire(id);
    this.exported = bundle.instantiate({ ...globalsOf(cloud, name, dice), require });
    this.env = cloud.bindings();
  }

  class(name: string): Constructor {
    const found = this.exported[name];
    if (typeof found !== "function") throw new Error(`The Worker exports no ${name}`);
    return found as Constructor;
  }

  get handlers(): Record<string, (...given: unknown[]) => unknown> {
    return this.exported.default as Record<string, (...given: unknown[]) => unknown>;
  }

  /** A request, a batch of messages or a call that this process works on. `died` is called if it dies before the end. */
  begin(kind: string, name: string, died: () => void): Run {
    const run = new Run(kind, `${this.name} ${name}`, this, died, () => this.runs.delete(run));
    this.runs.add(run);
    return run;
  }

  /** Somebody in it writes, or waits for an answer. */
  step(kind: string, what: string): void {
    this.cloud.stepped(this, kind, what);
  }

  /** From now on nothing of it is ever heard again. */
  kill(): void {
    this.isAlive = false;
    for (const run of this.runs) run.died();
    this.runs.clear();
    for (const instance of [...this.instances])
      instance.crash("Network connection lost.", { retryable: true, remote: true });
  }
}

/** Something that a process works on outside of any object. */
export class Run implements Origin {
  readonly kind: string;
  readonly name: string;
  readonly died: () => void;
  private readonly process: Process;
  private readonly done: () => void;

  constructor(kind: string, name: string, process: Process, died: () => void, done: () => void) {
    this.kind = kind;
    this.name = name;
    this.process = process;
    this.died = died;
    this.done = done;
  }

  get isAlive(): boolean {
    return this.process.isAlive;
  }

  get version(): string {
    return this.process.bundle.name;
  }

  whenSafe(leave: () => void): void {
    leave();
  }

  hold(): () => void {
    return () => {};
  }

  step(what: string): void {
    this.process.step(this.kind, what);
  }

  /** It has answered: whoever waited does so no longer, whatever becomes of the process. */
  end(): void {
    this.done();
  }
}

/** Work that goes on after the answer. It keeps an object awake, and its failure harms nobody. */
export function waitUntil(work: Promise<unknown>): void {
  const release = currentOrigin()?.hold();
  Promise.resolve(work).then(
    () => release?.(),
    () => release?.(),
  );
}

function cannotRequire(id: string): never {
  throw new Error(`${id} is not simulated`);
}
