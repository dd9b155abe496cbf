import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { createTestHarness } from "wrangler";
import type { Bench, Client } from "./bench.ts";

/** What a machine that has nothing else to do needs for a call, or is late by after a wait. */
const PROMPT_MS = 400;

export interface RealBench extends Bench {
  /** How often something took so long that what is compared is the machine's load, and no longer the platform. */
  readonly stalls: number;
}

/** The lab in workerd, behind a real port of this machine. */
export async function benchesInWorkerd(
  folder: string,
): Promise<{ newBench(): RealBench; stop(): Promise<void> }> {
  const server = createTestHarness({ workers: [{ configPath: join(folder, "wrangler.toml") }] });
  const { url } = await server.listen();
  const worker = server.getWorker();
  await worker.applyD1Migrations("DB");
  const evict = (lab: string): Promise<void> =>
    worker.evictDurableObject("LABS", { name: lab, webSockets: "hibernate" });
  return { newBench: () => benchAt(url, evict), stop: () => server.close() };
}

function benchAt(url: URL, evict: Bench["evict"]): RealBench {
  let stalls = 0;
  const timed = async <T>(work: Promise<T>, ms = 0): Promise<T> => {
    const begun = performance.now();
    const done = await work;
    if (performance.now() - begun > ms + PROMPT_MS) stalls++;
    return done;
  };
  return {
    get stalls() {
      return stalls;
    },
    async call(lab, method, ...given) {
      const body = JSON.stringify({ method, given });
      const response = await timed(fetch(new URL(`/call?lab=${lab}`, url), { method: "POST", body }));
      return response.json();
    },
    async open(lab, how = {}) {
      const address = new URL(`/socket?${new URLSearchParams({ lab, ...how })}`, url);
      address.protocol = "ws:";
      const socket = new WebSocket(address);
      const heard: string[] = [];
      let closed: string | null = null;
      socket.onmessage = ({ data }) => heard.push(String(data));
      socket.onclose = ({ code, reason }) => {
        closed = `${code} ${reason}`;
      };
      await timed(
        new Promise((resolve, reject) => {
          socket.onopen = resolve;
          socket.onerror = reject;
        }),
      );
      return {
        heard,
        get closed() {
          return closed;
        },
        get isOpen() {
          return socket.readyState === WebSocket.OPEN;
        },
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: (code, reason) => socket.close(code, reason),
      } satisfies Client;
    },
    evict,
    wait: (ms) => timed(rest(ms), ms),
  };
}
