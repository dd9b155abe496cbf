import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { createTestHarness } from "wrangler";
import type { Bench, Client } from "./bench.ts";

/** The lab in workerd, behind a real port of this machine. */
export async function benchesInWorkerd(folder: string): Promise<{ bench: Bench; stop(): Promise<void> }> {
  const server = createTestHarness({ workers: [{ configPath: join(folder, "wrangler.toml") }] });
  const { url } = await server.listen();
  const worker = server.getWorker();
  await worker.applyD1Migrations("DB");
  const evict = (lab: string): Promise<void> =>
    worker.evictDurableObject("LABS", { name: lab, webSockets: "hibernate" });
  return { bench: benchAt(url, evict), stop: () => server.close() };
}

function benchAt(url: URL, evict: Bench["evict"]): Bench {
  return {
    async call(lab, method, ...given) {
      const body = JSON.stringify({ method, given });
      const response = await fetch(new URL(`/call?lab=${lab}`, url), { method: "POST", body });
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
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
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
    wait: (ms) => rest(ms),
  };
}
