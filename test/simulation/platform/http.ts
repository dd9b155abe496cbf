import type { SimWebSocket } from "./sockets.ts";

/**
 * Requests and responses as far as a Worker uses them, with bodies that are there at once: those of Node refuse the
 * status 101, and read even a few bytes by way of streams.
 */
type BodyInit = string | Uint8Array | ArrayBuffer | Body | { getReader(): unknown } | null | undefined;

/** A stream of what is there already. */
class Body {
  readonly bytes: Uint8Array;
  private isRead = false;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  getReader() {
    return {
      read: async (): Promise<{ done: boolean; value?: Uint8Array }> => {
        if (this.isRead || this.bytes.length === 0) return { done: true };
        this.isRead = true;
        return { done: false, value: this.bytes };
      },
      cancel: async (): Promise<void> => {
        this.isRead = true;
      },
      releaseLock(): void {},
    };
  }

  async cancel(): Promise<void> {
    this.isRead = true;
  }
}

export const bodyOf = (bytes: Uint8Array): Body => new Body(bytes);

function bytesOf(init: BodyInit): Uint8Array | null {
  if (init === null || init === undefined) return null;
  if (typeof init === "string") return new TextEncoder().encode(init);
  if (init instanceof Body) return init.bytes;
  if (init instanceof ArrayBuffer) return new Uint8Array(init);
  if (init instanceof Uint8Array) return init;
  throw new TypeError("A body of this kind is not simulated");
}

class Message {
  readonly headers: Headers;
  protected readonly content: Uint8Array | null;
  bodyUsed = false;

  constructor(content: Uint8Array | null, headers: Headers) {
    this.content = content;
    this.headers = headers;
  }

  get body(): Body | null {
    return this.content && new Body(this.content);
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    this.bodyUsed = true;
    return (this.content ?? new Uint8Array()).slice().buffer;
  }

  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(await this.arrayBuffer());
  }

  async text(): Promise<string> {
    this.bodyUsed = true;
    return new TextDecoder().decode(this.content ?? new Uint8Array());
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

export interface RequestInit {
  readonly method?: string;
  readonly headers?: Headers | Record<string, string> | [string, string][];
  readonly body?: BodyInit;
  readonly cf?: unknown;
  readonly signal?: AbortSignal;
  readonly redirect?: string;
}

export class SimRequest extends Message {
  readonly url: string;
  readonly method: string;
  readonly cf: unknown;
  readonly signal: AbortSignal | undefined;
  readonly redirect: string;

  constructor(input: string | URL | SimRequest, init: RequestInit = {}) {
    const from = input instanceof SimRequest ? input : null;
    const given = "body" in init ? bytesOf(init.body) : (from?.content ?? null);
    const headers = new Headers(init.headers ?? from?.headers ?? {});
    if (typeof init.body === "string" && !headers.has("Content-Type"))
      headers.set("Content-Type", "text/plain;charset=UTF-8");
    super(given, headers);
    this.url = from ? from.url : new URL(String(input)).href;
    this.method = (init.method ?? from?.method ?? "GET").toUpperCase();
    this.cf = init.cf ?? from?.cf;
    this.signal = init.signal ?? from?.signal;
    this.redirect = init.redirect ?? from?.redirect ?? "follow";
  }

  clone(): SimRequest {
    return new SimRequest(this);
  }
}

export interface ResponseInit {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: Headers | Record<string, string> | [string, string][];
  readonly webSocket?: SimWebSocket | null;
}

export class SimResponse extends Message {
  readonly status: number;
  readonly statusText: string;
  readonly webSocket: SimWebSocket | null;

  constructor(body?: BodyInit, init: ResponseInit = {}) {
    const headers = new Headers(init.headers ?? {});
    if (typeof body === "string" && !headers.has("Content-Type"))
      headers.set("Content-Type", "text/plain;charset=UTF-8");
    super(bytesOf(body), headers);
    this.status = init.status ?? 200;
    this.statusText = init.statusText ?? "";
    this.webSocket = init.webSocket ?? null;
    if (this.status === 101 && !this.webSocket)
      throw new RangeError("Responses with status 101 must have a webSocket");
  }

  static json(value: unknown, init: ResponseInit = {}): SimResponse {
    const headers = new Headers(init.headers ?? {});
    if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
    return new SimResponse(JSON.stringify(value), { ...init, headers });
  }

  static redirect(url: string, status = 302): SimResponse {
    return new SimResponse(null, { status, headers: { Location: url } });
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  clone(): SimResponse {
    return new SimResponse(this.content, this);
  }
}
