import { bundleWorker } from "../platform/bundle.ts";
import { Cloud } from "../platform/cloud.ts";
import { readConfig } from "../platform/config.ts";
import { SimRequest, type SimResponse } from "../platform/http.ts";
import type { Bench, Client } from "./bench.ts";

/** The lab on our own platform: its time passes only while something is waited for. */
export async function benchesHere(folder: string): Promise<() => Bench> {
  const bundle = await bundleWorker(folder, "worker.ts", "lab");
  const config = readConfig(folder);
  return () => benchOn(new Cloud({ seed: 1, bundle, config, vars: {}, machines: 1 }));
}

function benchOn(cloud: Cloud): Bench {
  const until = async <T>(begin: (done: (value: T) => void) => void): Promise<T> => {
    let answer: { readonly value: T } | null = null;
    begin((value) => {
      answer = { value };
    });
    for (let tries = 0; answer === null && tries < 10_000; tries++)
      await cloud.timeline.runUntil(cloud.timeline.now + 1);
    if (answer === null) throw new Error("No answer in ten seconds");
    return (answer as { value: T }).value;
  };
  const ask = (request: SimRequest): Promise<SimResponse | null> =>
    until((done) => cloud.handle(request, done));
  return {
    async call(lab, method, ...given) {
      const body = JSON.stringify({ method, given });
      const response = await ask(
        new SimRequest(`https://lab.example/call?lab=${lab}`, { method: "POST", body }),
      );
      return response?.json();
    },
    async open(lab, how = {}) {
      const query = new URLSearchParams({ lab, ...how });
      const headers = { Upgrade: "websocket" };
      const response = await ask(new SimRequest(`https://lab.example/socket?${query}`, { headers }));
      const line = response!.webSocket!.line;
      const heard: string[] = [];
      let closed: string | null = null;
      const later = (run: () => void): void => void cloud.timeline.after(1, run);
      line.connect({
        message: (data) => later(() => closed === null && heard.push(data)),
        closed: (code, reason) =>
          later(() => {
            if (closed !== null) return;
            closed = `${code} ${reason}`;
            if (code !== 1006) later(() => line.close(code, "", true));
          }),
      });
      return {
        heard,
        get closed() {
          return closed;
        },
        get isOpen() {
          return closed === null;
        },
        send: (text) => later(() => line.message(text)),
        close: (code, reason) => later(() => line.close(code ?? 1005, reason ?? "", true)),
      } satisfies Client;
    },
    async evict(lab) {
      const { instance } = cloud.named("Lab", lab);
      for (let tries = 0; instance?.isAlive && !instance.evict() && tries < 1000; tries++)
        await cloud.timeline.runUntil(cloud.timeline.now + 1);
    },
    wait: (ms) => cloud.timeline.runUntil(cloud.timeline.now + ms),
  };
}
