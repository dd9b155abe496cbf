import { signal } from "@preact/signals";
import type { MatchStore } from "./store.ts";

/** The match on the page, for whoever follows along without being part of it. */
export const atTable = signal<MatchStore | null>(null);

/** The board has been there for a moment, or somebody has touched it: now comes what could wait. */
export const isSettled = signal(false);
/** It was a key that was pressed: whoever uses keys must not lose their place before help has come. */
export const isByKeys = signal(false);

const given = new Set<string>();
/** The queue has given a seat at this table: who comes there need not ask for one. */
export const giveSeat = (match: string): unknown => given.add(match);
/** True once a seat: who comes again asks as everybody does. */
export const takeGivenSeat = (match: string): boolean => given.delete(match);
