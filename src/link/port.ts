/** What a link needs of the world. A test holds all of it in its hands. */
export interface Port {
  open(address: string, protocols: string[]): Socket;
  /** Returns how to call it off. */
  after(ms: number, run: () => void): () => void;
  random(): number;
  makeId(): string;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  readonly readyState: number;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** What browsers, Node 22 and Workers have under the same names: `portOf(globalThis)`. */
interface Platform {
  readonly WebSocket: new (address: string, protocols: string[]) => object;
  readonly crypto: {
    getRandomValues<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(of: T): T;
  };
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Looks everything up when it is used, so that whatever replaces a global later is used as well. */
export function portOf(platform: Platform): Port {
  return {
    open: (address, protocols) => new platform.WebSocket(address, protocols) as Socket,
    after(ms, run) {
      const timer = platform.setTimeout(run, ms);
      return () => platform.clearTimeout(timer);
    },
    random: () => platform.crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
    // Not `randomUUID`: a page that came over plain HTTP from another machine has none.
    makeId: () =>
      Array.from(platform.crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(36).padStart(2, "0"),
      ).join(""),
  };
}
