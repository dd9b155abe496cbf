import type { LocalPort } from "./store.ts";

/** The page's own time and chance. */
export const pagePort: LocalPort = {
  now: () => Date.now(),
  random: (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** As long as it takes: nothing runs out by itself. */
export const timelessPort: LocalPort = { now: pagePort.now, random: pagePort.random };

/** A clock that shows the time at which it was made. */
export function stillPort(): LocalPort {
  const now = pagePort.now();
  return { now: () => now, random: pagePort.random };
}
