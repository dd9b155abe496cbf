import { effect, signal } from "@preact/signals";
import { type Looks, readLooks, showLooks } from "./looks.ts";
import { recall, remember } from "./storage.ts";

/** What this browser's owner has chosen once for all pages; kept where storage allows it. */
export interface Settings extends Looks {
  readonly sounds: boolean;
  readonly vibration: boolean;
  /** Whether to be told outside the page when it is one's turn; the browser has the last word. */
  readonly notices: boolean;
  /** Password's dice fall by themselves on one's own turn, after a moment that any touch ends. */
  readonly autoRoll: boolean;
  /** Whether bots say something now and then. */
  readonly botLines: boolean;
}

const KEY = "settings";

export const settings = signal<Settings>(readSettings(recall(KEY)));

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  remember(KEY, settings.value);
}

/** Anything may be in storage: what makes no sense is as if it had never been chosen. */
export function readSettings(kept: unknown): Settings {
  const { sounds, vibration, notices, autoRoll, botLines } = (kept ?? {}) as Partial<
    Record<keyof Settings, unknown>
  >;
  return {
    ...readLooks(kept),
    sounds: sounds !== false,
    vibration: vibration !== false,
    notices: notices === true,
    autoRoll: autoRoll === true,
    botLines: botLines !== false,
  };
}

/** Keeps the page looking as chosen, also when the device changes its mind. */
export function followLooks(): void {
  effect(() => showLooks(settings.value));
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    globalThis.matchMedia?.(query).addEventListener("change", () => showLooks(settings.value));
  }
}
