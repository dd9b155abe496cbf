import type { Cloud } from "./cloud.ts";
import { cryptoOf, SimCryptoKey } from "./crypto.ts";
import type { Dice } from "./dice.ts";
import { type RequestInit, SimRequest, SimResponse } from "./http.ts";
import { answerTo, currentOrigin, runIn } from "./origin.ts";
import { SimRequestResponsePair, SimWebSocket, SimWebSocketPair } from "./sockets.ts";
import type { Timer } from "./timeline.ts";

/** Everything by which a program touches the world outside, for one process. */
export function globalsOf(cloud: Cloud, process: string, dice: Dice) {
  const { timeline, history } = cloud;

  class WorldDate extends Date {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(timeline.now);
      else super(...(given as [number]));
    }
    static override now(): number {
      return timeline.now;
    }
  }

  const timers = new Map<number, { readonly timer: Timer; readonly release: () => void }>();
  let lastTimer = 0;
  const setTimeout = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
    const id = ++lastTimer;
    const origin = currentOrigin();
    const release = origin?.hold() ?? (() => {});
    const timer = timeline.after(ms, () => {
      timers.delete(id);
      if (origin && !origin.isAlive) return;
      release();
      if (origin) runIn(origin, () => run(...given));
      else run(...given);
    });
    timers.set(id, { timer, release });
    return id;
  };
  const clearTimeout = (id: number | undefined): void => {
    const set = timers.get(id ?? 0);
    if (!set) return;
    timers.delete(id ?? 0);
    set.timer.cancel();
    set.release();
  };
  const setInterval = (): never => {
    throw new Error("setInterval is not simulated");
  };
  const wait = (ms: number, { signal }: { readonly signal?: AbortSignal } = {}): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(), ms);
      signal?.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new DOMException("The operation was aborted", "AbortError"));
      });
    });

  const fetch = (input: string | URL | SimRequest, init?: RequestInit): Promise<SimResponse> => {
    const request = new SimRequest(input, init);
    const { signal } = request;
    return answerTo("fetch", (resolve, reject) => {
      const give = (answer: SimResponse | Error): void => {
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      signal?.addEventListener("abort", () => reject(signal.reason));
      cloud.outside(request, give);
    });
  };

  const AbortSignal = {
    timeout(ms: number): globalThis.AbortSignal {
      const controller = new AbortController();
      timeline.after(ms, () => controller.abort(new DOMException("The operation timed out", "TimeoutError")));
      return controller.signal;
    },
    [Symbol.hasInstance]: (it: unknown): boolean => it instanceof globalThis.AbortSignal,
  };

  const said = (level: string, line: unknown[]): void =>
    history.add(level, process, line.map(String).join(" "));
  const console = {
    log: (...line: unknown[]) => said("log", line),
    info: (...line: unknown[]) => said("log", line),
    warn: (...line: unknown[]) => said("warning", line),
    error: (...line: unknown[]) => said("error", line),
    debug: () => {},
  };

  const own = {
    AbortSignal,
    CryptoKey: SimCryptoKey,
    Date: WorldDate,
    Reflect: newReflect(),
    Request: SimRequest,
    Response: SimResponse,
    WebSocket: SimWebSocket,
    WebSocketPair: SimWebSocketPair,
    WebSocketRequestResponsePair: SimRequestResponsePair,
    clearInterval: clearTimeout,
    clearTimeout,
    console,
    crypto: cryptoOf(dice),
    fetch,
    navigator: { userAgent: "Cloudflare-Workers" },
    performance: { now: () => timeline.now, timeOrigin: 0 },
    scheduler: { wait },
    setInterval,
    setTimeout,
    worldRandom: () => dice.next(),
  };
  return { ...own, globalThis: Object.create(globalThis, Object.getOwnPropertyDescriptors(own)) as object };
}

/**
 * As the language has it. A library in the bundle adds methods to the one it finds, and through them every process of
 * every world would be remembered for ever; the tests' own copy of that library has already done so here.
 */
const { apply, construct, defineProperty, deleteProperty, get, getOwnPropertyDescriptor } = Reflect;
const { getPrototypeOf, has, isExtensible, ownKeys, preventExtensions, set, setPrototypeOf } = Reflect;
const newReflect = (): object => ({
  ...{ apply, construct, defineProperty, deleteProperty, get, getOwnPropertyDescriptor },
  ...{ getPrototypeOf, has, isExtensible, ownKeys, preventExtensions, set, setPrototypeOf },
});
