import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { vi } from "vitest";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import { PARTS_SUBPROTOCOL, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { evict } from "./evict.ts";

/** A player as the tests drive one: real requests, a real socket, and everything it was sent. */
const ORIGIN = "http://palabre.test";
const ADDRESS = "cf-connecting-ip";

export type Frame<T extends ServerFrame["type"]> = ServerFrame & { type: T };

let addresses = 0;

/** Every call comes from an address of its own unless it says otherwise, so that no test meets another's limits. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`${ORIGIN}${path}`, init);
  if (!request.headers.has(ADDRESS)) request.headers.set(ADDRESS, `test-${addresses++}`);
  return exports.default.fetch(request);
}

export function post(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = {
    "Content-Type": "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return call(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export async function guest(name?: string): Promise<{ token: string; id: string }> {
  const answer = await call("/api/players", { method: "POST", body: JSON.stringify({ name }) });
  const { token, player } = (await answer.json()) as { token: string; player: { id: string } };
  return { token, id: player.id };
}

export async function makeMatch(token: string, wish: object = {}): Promise<string> {
  const answer = await post("/api/matches", { game: "password", language: "fr", ...wish }, token);
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

/** A match of two seats with both players connected. */
export async function pair(wish: object = {}) {
  const [a, b] = [await guest("Ada"), await guest("Bob")];
  const id = await makeMatch(a.token, wish);
  await post(`/api/matches/${id}/seats`, {}, b.token);
  return { id, a, b, ada: await Client.open(id, a.token), bob: await Client.open(id, b.token) };
}

/** A socket of ours, and everything that came over it. */
export class Line<F extends { type: string }> {
  readonly frames: F[] = [];
  closed: { code: number; reason: string } | null = null;
  private readonly socket: WebSocket;
  private read = 0;

  static async upgrade(
    path: string,
    token: string | undefined,
    { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<WebSocket> {
    const offered = [SUBPROTOCOL, ...(token ? [TOKEN_SUBPROTOCOL + token] : [])].join(", ");
    const upgrade = { Upgrade: "websocket", "Sec-WebSocket-Protocol": offered };
    const answer = await call(path, { ...init, headers: { ...upgrade, ...headers } });
    if (!answer.webSocket) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.webSocket;
  }

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener("message", (event) => {
      this.frames.push(JSON.parse(event.data as string));
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
    });
    socket.accept();
  }

  /** The next frame of this type that was not taken yet; frames before it are passed over. */
  async next<T extends F["type"]>(
    type: T,
    fits: (frame: F & { type: T }) => boolean = () => true,
  ): Promise<F & { type: T }> {
    return until(`a frame ${type}`, () => {
      for (; this.read < this.frames.length; this.read++) {
        const frame = this.frames[this.read]!;
        if (frame.type === type && fits(frame as F & { type: T })) {
          this.read++;
          return frame as F & { type: T };
        }
      }
      return undefined;
    });
  }

  send(frame: unknown): void {
    this.socket.send(
      typeof frame === "string" || frame instanceof ArrayBuffer ? frame : JSON.stringify(frame),
    );
  }

  async gone(): Promise<{ code: number; reason: string }> {
    return until("the socket to close", () => this.closed ?? undefined);
  }

  close(code = 1000): void {
    this.socket.close(code, "bye");
  }
}

/** A line to a match. */
export class Client extends Line<ServerFrame> {
  static async open(match: string, token?: string, headers: Record<string, string> = {}): Promise<Client> {
    return new Client(await Line.upgrade(`/api/matches/${match}/socket`, token, { headers }));
  }

  /** As our own pages do, which take what changed of a view in place of the whole. */
  static openInParts(match: string, token?: string): Promise<Client> {
    const offered = [SUBPROTOCOL, PARTS_SUBPROTOCOL, ...(token ? [TOKEN_SUBPROTOCOL + token] : [])];
    return Client.open(match, token, { "Sec-WebSocket-Protocol": offered.join(", ") });
  }

  /** The newest view. */
  get view(): Frame<"update">["view"] & Record<string, unknown> {
    const last = this.frames.findLast((frame) => frame.type === "update" || frame.type === "welcome");
    if (!last || !("view" in last)) throw new Error("No view yet");
    return last.view;
  }

  get seq(): number {
    return Math.max(0, ...this.frames.map((frame) => ("seq" in frame ? frame.seq : 0)));
  }

  /** Sends a move and waits for its answer. */
  async move(id: string, move: unknown): Promise<Frame<"accepted"> | Frame<"refused">> {
    this.send({ type: "move", id, move });
    return until(`an answer to ${id}`, () => {
      const found = this.frames.findLast(
        (frame) => (frame.type === "accepted" || frame.type === "refused") && frame.id === id,
      );
      return found as Frame<"accepted"> | Frame<"refused"> | undefined;
    });
  }
}

/** Long, since a machine may be busy with something else: only a failure ever waits to its end. */
const PATIENCE_MS = 20_000;

/** Until these have been told of all that is in the log. */
export async function heard(match: string, ...lines: Client[]): Promise<void> {
  const { seq } = await runInDurableObject(env.MATCHES.getByName(match), (_, { storage }) =>
    storage.sql.exec<{ seq: number }>("SELECT max(seq) AS seq FROM log").one(),
  );
  await until(`number ${seq}`, () => lines.every((line) => line.seq >= seq) || undefined);
}

/**
 * Lets a match tell the players' own objects what it has to tell, a second from now, and waits for that: they are
 * told beside the alarm, and only an eviction waits for what goes on beside.
 */
export async function tell(match: string): Promise<void> {
  const stub = env.MATCHES.getByName(match);
  vi.setSystemTime(Date.now() + 1000);
  await runDurableObjectAlarm(stub);
  await evict(stub);
}

export async function until<T>(what: string, look: () => T | undefined): Promise<T> {
  const end = performance.now() + PATIENCE_MS; // a clock that no test fakes
  while (performance.now() < end) {
    const found = look();
    if (found !== undefined) return found;
    await scheduler.wait(5);
  }
  throw new Error(`Waited in vain for ${what}`);
}
