import { signal } from "@preact/signals";
import type { MatchStore } from "./store.ts";

/** The match on the page, for whoever follows along without being part of it. */
export const atTable = signal<MatchStore | null>(null);
