import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { buzz, playSound } from "../sound.ts";

/** Each waits so long for the one before it. The style sheets reckon with the same. */
export const STEP_MS = 120;
const SETTLE_MS = 240;
const TICK_MS = 12;
const MOST_TICKS = 12;

/** Whether things should arrive instead of moving: by the page's settings, else by the device's. */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === "less" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * True while things on a board change one after another, each with a knock and a tick: from the moment that `happening`
 * is another one, until all have changed, somebody touches the page, or the next thing happens. Whoever opens a page in
 * the middle of a match is shown nothing of the past.
 */
export function useOneByOne(happening: unknown, count: number): boolean {
  const running = useSignal<unknown>(null);
  const seen = useRef(happening);
  const before = useRef(happening);
  // Known while rendering, so that not one frame shows the end before the beginning.
  // What was there before the last thing is no news either: a move that the server refused was taken back.
  const isNew = seen.current !== happening && before.current !== happening;
  const now = running.value; // read in every render: who does not read it is not told when it ends
  useEffect(() => {
    if (seen.current === happening) return;
    const isTakenBack = before.current === happening;
    before.current = seen.current;
    seen.current = happening;
    if (count === 0 || isTakenBack) return;
    running.value = happening;
    const steps = isStill() ? 1 : Math.min(count, MOST_TICKS);
    const timers = Array.from({ length: steps }, (_, i) =>
      setTimeout(() => {
        playSound("yes");
        buzz(TICK_MS);
      }, i * STEP_MS),
    );
    const stop = (): void => {
      for (const timer of timers) clearTimeout(timer);
      document.removeEventListener("pointerdown", stop, true);
      document.removeEventListener("keydown", stop, true);
      if (running.peek() === happening) running.value = null;
    };
    timers.push(setTimeout(stop, count * STEP_MS + SETTLE_MS));
    document.addEventListener("pointerdown", stop, true);
    document.addEventListener("keydown", stop, true);
    return stop;
  }, [happening]);
  return (isNew && count > 0) || (now !== null && now === happening);
}
