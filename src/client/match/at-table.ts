import { signal } from "@preact/signals";
import type { MatchStore } from "./store.ts";

/** The match on the page, for whoever follows along without being part of it. */
export const atTable = signal<MatchStore | null>(null);

/** The board has been there for a moment, or somebody has touched it: now comes what could wait. */
export const isSettled = signal(false);
/** It was a key that was pressed: whoever uses keys must not lose their place before help has come. */
export const isByKeys = signal(false);
