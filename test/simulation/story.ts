import type { Listener } from "./platform/history.ts";

const MOST_TOLD = 240;

/** What happens, a line each, with the time since the first of them. */
export function tellStory(tell: (line: string) => void): Listener {
  let first: number | null = null;
  return ({ at, what, who, detail }) => {
    first ??= at;
    const seconds = ((at - first) / 1000).toFixed(3).padStart(9);
    const told = detail.length > MOST_TOLD ? `${detail.slice(0, MOST_TOLD)}…` : detail;
    tell(`${seconds}  ${who} ${what} ${told}`);
  };
}
