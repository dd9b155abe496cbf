import { isDeepStrictEqual } from "node:util";
import type { Bench, Client } from "./bench.ts";

/**
 * What is compared is what happens and in which order, never how long it takes: our own platform goes first, and
 * whoever runs the same script in real time waits at each of its steps until as much has happened there. A machine
 * that stands still makes that take longer, and changes nothing.
 */
export type Steps = unknown[];

/** What became of the connections so far. A socket is no longer open a moment before it says how it ended. */
const seenBy = (clients: readonly Client[]): unknown =>
  clients.map(({ heard, isOpen, closed }) => ({ heard: heard.length, isOpen, hasEnded: closed !== null }));

/** Notes after each step what there is to see. */
export function recording(bench: Bench, steps: Steps): Bench {
  const clients: Client[] = [];
  return {
    ...bench,
    async call(lab, method, ...given) {
      const answer = await bench.call(lab, method, ...given);
      steps.push(answer);
      return answer;
    },
    async open(lab, how) {
      const client = await bench.open(lab, how);
      clients.push(client);
      return client;
    },
    async wait(ms) {
      await bench.wait(ms);
      steps.push(seenBy(clients));
    },
  };
}

/** Asked as often as one likes: they change nothing. */
const READS = new Set(["notes", "alarmIsSet", "openSockets", "lives"]);
/** What has not happened by then never will. */
const NEVER_MS = 20_000;
const AGAIN_MS = 40;

/** Waits at each step for what was noted; what does not come is what differs. */
export function following(bench: Bench, steps: Steps): Bench {
  const clients: Client[] = [];
  let step = 0;
  const until = async <T>(wanted: unknown, look: () => T | Promise<T>): Promise<T> => {
    const end = performance.now() + NEVER_MS;
    for (;;) {
      const seen = await look();
      if (isDeepStrictEqual(seen, wanted) || performance.now() > end) return seen;
      await bench.wait(AGAIN_MS);
    }
  };
  return {
    ...bench,
    call(lab, method, ...given) {
      const wanted = steps[step++];
      const call = () => bench.call(lab, method, ...given);
      return READS.has(method) ? until(wanted, call) : call();
    },
    async open(lab, how) {
      const client = await bench.open(lab, how);
      clients.push(client);
      return client;
    },
    async wait(ms) {
      const wanted = steps[step++];
      await bench.wait(ms);
      await until(wanted, () => seenBy(clients));
    },
  };
}
