import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";
import { CALLS } from "./calls.ts";
import { GLOBALS } from "./globals.ts";
import { STORAGE } from "./storage.ts";
import { STORES } from "./stores.ts";

/** What small programs of the conformance suite run in: the same text here and in workerd. */
export interface Env {
  readonly LABS: DurableObjectNamespace<Lab>;
  readonly KV: KVNamespace;
  readonly DB: D1Database;
  readonly JOBS: Queue<Job>;
  readonly ANSWER: number;
}

export interface Job {
  readonly lab: string;
  readonly act: "take" | "fail" | "retry";
}

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import("./worker.ts");
    }
  }
}

export type SmallProgram = (lab: Lab) => unknown;

/** A failure as it is compared. Where in a statement SQLite saw it, Node does not tell. */
export const said = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message.replace(/ at offset \d+/, "")}`
    : `thrown ${String(error)}`;

export async function trying(work: () => unknown): Promise<unknown> {
  try {
    return { gave: await work() };
  } catch (error) {
    return { failed: said(error) };
  }
}

const PROGRAMS: Readonly<Record<string, SmallProgram>> = { ...STORAGE, ...CALLS, ...GLOBALS, ...STORES };

export class Plain {
  readonly field = 1;
}

export class Helper extends WorkerEntrypoint<Env> {
  greet(name: string): string {
    return `hello ${name}`;
  }
  fails(): never {
    throw new RangeError("not here");
  }
}

export class Lab extends DurableObject<Env> {
  readonly notMethod = 5;
  /** Of this memory alone. */
  readonly heard: string[] = [];

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const lives = (ctx.storage.kv.get<number>("lives") ?? 0) + 1;
    ctx.storage.kv.put("lives", lives);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  get state(): DurableObjectState {
    return this.ctx;
  }
  get bindings(): Env {
    return this.env;
  }
  /** Of this very kind. */
  other(name: string) {
    return this.env.LABS.getByName(`${this.ctx.id.name}-${name}`);
  }

  programs(): string[] {
    return Object.keys(PROGRAMS);
  }

  run(program: string): unknown {
    return trying(() => PROGRAMS[program]!(this));
  }

  // ---- what programs call elsewhere ----

  echo(value: unknown): unknown {
    return value;
  }
  note(text: string): number {
    const notes = [...(this.ctx.storage.kv.get<string[]>("notes") ?? []), text];
    this.ctx.storage.kv.put("notes", notes);
    return notes.length;
  }
  notes(): string[] {
    return this.ctx.storage.kv.get<string[]>("notes") ?? [];
  }
  lives(): number {
    return this.ctx.storage.kv.get<number>("lives") ?? 0;
  }
  throws(kind: string): never {
    if (kind === "type") throw new TypeError("a wrong type");
    if (kind === "text") throw "only text";
    if (kind === "own") throw Object.assign(new Error("of our own"), { name: "OwnError", code: 7 });
    throw new Error("plainly");
  }
  async throwsLater(): Promise<never> {
    await scheduler.wait(1);
    throw new Error("later");
  }
  instance(): unknown {
    return new Plain();
  }
  writesAndThrows(): never {
    this.note("before the throw");
    throw new Error("after the write");
  }
  writesAndAborts(): void {
    this.note("lost");
    this.ctx.abort("on purpose");
  }
  async syncsAndAborts(): Promise<void> {
    this.note("kept");
    await this.ctx.storage.sync();
    this.ctx.abort("on purpose");
  }
  async abortsLater(): Promise<void> {
    await scheduler.wait(5);
    this.ctx.abort("later");
  }
  async slowly(text: string, ms: number): Promise<string> {
    await scheduler.wait(ms);
    this.note(text);
    return text;
  }
  blocks(ms: number): Promise<string> {
    return this.ctx.blockConcurrencyWhile(async () => {
      this.note("blocks");
      await scheduler.wait(ms);
      this.note("blocked");
      return "done";
    });
  }
  blocksAndThrows(): Promise<never> {
    return this.ctx.blockConcurrencyWhile(async () => {
      throw new Error("while blocked");
    });
  }

  async enqueue(act: Job["act"]): Promise<void> {
    await this.env.JOBS.send({ lab: this.ctx.id.name!, act });
  }

  // ---- alarms ----

  /** Whether one is set then: asked in the same turn, since it may ring before another call comes. */
  setAlarmIn(ms: number, mode = "echo"): Promise<boolean> {
    this.ctx.storage.kv.put("alarm-mode", mode);
    this.ctx.storage.kv.put("alarm-due", Date.now() + ms);
    void this.ctx.storage.setAlarm(Date.now() + ms);
    return this.alarmIsSet();
  }
  async alarmIsSet(): Promise<boolean> {
    return (await this.ctx.storage.getAlarm()) !== null;
  }
  letGo(): void {
    this.ctx.storage.kv.put("alarm-may-end", true);
  }
  async clearAlarm(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
  }
  async clearAll(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
  override async alarm(info?: AlarmInvocationInfo): Promise<void> {
    const { kv } = this.ctx.storage;
    const mode = kv.get<string>("alarm-mode") ?? "echo";
    const set = (await this.ctx.storage.getAlarm()) !== null;
    this.note(`alarm ${mode} ${info?.retryCount} ${info?.isRetry} ${set ? "set" : "unset"}`);
    if (mode === "again") {
      kv.put("alarm-mode", "echo");
      await this.ctx.storage.setAlarm(Date.now() + 20);
      this.note(`then ${(await this.ctx.storage.getAlarm()) !== null ? "set" : "unset"}`);
    }
    if (mode === "throw") {
      kv.put("alarm-mode", "echo");
      throw new Error("the alarm fails");
    }
    if (mode === "set-and-throw") {
      kv.put("alarm-mode", "echo");
      await this.ctx.storage.setAlarm(Date.now() + 50);
      throw new Error("the alarm fails");
    }
    if (mode === "due")
      this.note(Date.now() >= (kv.get<number>("alarm-due") ?? 0) ? "it is due" : "too early");
    if (mode === "held") {
      while (kv.get("alarm-may-end") !== true) await scheduler.wait(10);
      this.note("alarm ends");
    }
    if (mode === "slow") {
      await scheduler.wait(1000);
      this.note("alarm ends");
    }
    if (mode === "abort") {
      kv.put("alarm-mode", "echo");
      await this.ctx.storage.sync();
      this.ctx.abort("in the alarm");
    }
  }

  // ---- sockets ----

  override fetch(request: Request): Response {
    const { searchParams } = new URL(request.url);
    const { 0: client, 1: server } = new WebSocketPair();
    const how = searchParams.get("how") ?? "hibernate";
    if (how === "reject") {
      server.accept();
      server.close(4404, "not here");
    } else {
      const tags = searchParams.get("tags");
      this.ctx.acceptWebSocket(server, tags ? tags.split(",") : []);
      server.serializeAttachment({ tags, at: 1 });
      if (how === "greet") server.send("welcome");
      if (how === "greet-and-close") {
        server.send("welcome");
        server.close(4001, "at once");
      }
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const text = String(data);
    const [verb = "", ...given] = text.split(" ");
    switch (verb) {
      case "echo":
        socket.send(text);
        break;
      case "state":
        socket.send(`state ${socket.readyState}`);
        break;
      case "close":
        socket.close(Number(given[0]), given[1] ?? "");
        this.note(`closed by us, state ${socket.readyState}, sockets ${this.ctx.getWebSockets().length}`);
        break;
      case "close-twice":
        socket.close(4002, "first");
        socket.close(4003, "second");
        break;
      case "send-after-close":
        socket.close(4002, "first");
        this.note(JSON.stringify(await trying(() => socket.send("too late"))));
        break;
      case "bad-close":
        socket.send(JSON.stringify(await trying(() => socket.close(Number(given[0]), "bad"))));
        break;
      case "throw":
        this.note("before");
        throw new Error("in the handler");
      case "attach":
        socket.serializeAttachment({ kept: given[0] });
        socket.send("attached");
        break;
      case "attach-and-change": {
        const value = { kept: "before" };
        socket.serializeAttachment(value);
        value.kept = "after";
        socket.send(JSON.stringify(socket.deserializeAttachment()));
        break;
      }
      case "attach-large":
        socket.send(
          JSON.stringify(await trying(() => socket.serializeAttachment("x".repeat(Number(given[0]))))),
        );
        break;
      case "attached":
        socket.send(JSON.stringify(socket.deserializeAttachment()));
        break;
      case "tags":
        socket.send(JSON.stringify([this.ctx.getTags(socket), this.ctx.getWebSockets(given[0]).length]));
        break;
      case "all":
        socket.send(
          this.ctx
            .getWebSockets()
            .map((each) => this.ctx.getTags(each).join("+"))
            .join(" "),
        );
        break;
      case "tell-all":
        for (const each of this.ctx.getWebSockets()) each.send(`all ${given[0]}`);
        break;
      case "close-all":
        for (const each of this.ctx.getWebSockets()) each.close(4005, "all");
        break;
      case "remember":
        this.heard.push(given[0]!);
        socket.send(`heard ${this.heard.join()}`);
        break;
      case "slow":
        this.note(`begin ${given[0]}`);
        await scheduler.wait(Number(given[1]));
        this.note(`end ${given[0]}`);
        socket.send(`slow ${given[0]}`);
        break;
      case "pinged":
        socket.send(
          `pinged ${this.ctx.getWebSocketAutoResponseTimestamp(socket) === null ? "never" : "once"}`,
        );
        break;
      case "write-and-send":
        this.note(given[0]!);
        socket.send(`written ${given[0]}`);
        break;
      case "send-and-abort":
        this.note("never safe");
        socket.send("never leaves");
        this.ctx.abort("before it is safe");
        break;
      case "timers":
        setTimeout(() => socket.send("second"), 10);
        setTimeout(() => socket.send("first"), 1);
        break;
      case "kind":
        socket.send(typeof data);
        break;
      default:
        socket.send(`what is ${verb}?`);
    }
  }

  override webSocketClose(socket: WebSocket, code: number, reason: string, wasClean: boolean): void {
    const here = this.ctx.getWebSockets().includes(socket);
    this.note(`close ${code} ${reason} ${wasClean} state ${socket.readyState} ${here ? "here" : "gone"}`);
    try {
      socket.close(code === 1005 || code === 1006 || code === 1015 ? 1000 : code, "answered");
    } catch (error) {
      this.note(said(error));
    }
    this.note(`then state ${socket.readyState} ${this.ctx.getWebSockets().length}`);
  }

  openSockets(): number[] {
    return this.ctx.getWebSockets().map(({ readyState }) => readyState);
  }
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const lab = env.LABS.getByName(searchParams.get("lab") ?? "lab");
    if (pathname === "/socket") return lab.fetch(request);
    const { method, given } = (await request.json()) as { method: string; given: unknown[] };
    const stub = lab as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    return Response.json(await trying(() => stub[method]!(...given)));
  },

  async queue(batch: MessageBatch<Job>, env: Env): Promise<void> {
    for (const message of batch.messages) {
      const { lab, act } = message.body;
      await env.LABS.getByName(lab).note(`${batch.queue} ${act} ${message.attempts}`);
      if (batch.queue === "lab-dead") continue;
      if (act === "fail") throw new Error("the job fails");
      if (act === "retry" && message.attempts < 2) message.retry({ delaySeconds: 0 });
    }
  },
};
