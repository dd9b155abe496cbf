import { effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { isSettled } from "../match/at-table.ts";
import { guest } from "../session.ts";

const LATE_MS = 8000;
const isLate = signal(false);
const isFirstVisit = guest.peek() === null;
const bar = signal<ComponentType | null>(null);

/** Hears of turns and invitations on every page. Fetched once there is somebody to tell: a first visit needs none. */
export function News() {
  useEffect(
    () =>
      effect(() => {
        if (guest.value === null || bar.peek()) return;
        // Who has just become somebody has nothing to hear of yet: the first board comes first.
        if (isFirstVisit && !isSettled.value && !isLate.value) {
          const timer = setTimeout(() => {
            isLate.value = true;
          }, LATE_MS);
          return () => clearTimeout(timer);
        }
        import("./bar.tsx").then(
          (module) => {
            bar.value = module.NewsBar;
          },
          () => {}, // the pages are whole without it
        );
      }),
    [],
  );
  const Bar = bar.value;
  return Bar && <Bar />;
}
