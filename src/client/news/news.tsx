import { effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { guest } from "../session.ts";

const bar = signal<ComponentType | null>(null);

/** Hears of turns and invitations on every page. Fetched once there is somebody to tell: a first visit needs none. */
export function News() {
  useEffect(
    () =>
      effect(() => {
        if (guest.value === null || bar.peek()) return;
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
