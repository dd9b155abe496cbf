/** How far a long run has come. Said now and then: one that is broken off has still shown what it saw. */
export type Tell = (done: number, seen: () => object) => void;

export const silently: Tell = () => {};

const EVERY_MS = 10_000;

/** Lines with the part, the seed and the time, at most one in ten seconds. */
export function tellOf(part: string, times: number, seed: number, print: (line: string) => void): Tell {
  const began = Date.now();
  let last = began;
  return (done, seen) => {
    const now = Date.now();
    if (now - last < EVERY_MS) return;
    last = now;
    const seconds = Math.round((now - began) / 1000);
    print(`${part}, seed ${seed}, ${seconds} s: ${done} of ${times} ${JSON.stringify(seen())}`);
  };
}
