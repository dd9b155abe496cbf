import { signal } from "@preact/signals";
import { recall, remember } from "./storage.ts";

/** The matches this browser has a seat in, the newest first: to come back to them, and to know what is at stake. */
export interface RecentMatch {
  readonly id: string;
  readonly game: string;
  readonly with: string;
  readonly at: number;
  readonly over: boolean;
}

const KEY = "matches";
const KEPT = 12;

export const recentMatches = signal<readonly RecentMatch[]>(recall<RecentMatch[]>(KEY) ?? []);

export function noteMatch(match: RecentMatch): void {
  const others = recentMatches.value.filter(({ id }) => id !== match.id);
  recentMatches.value = [match, ...others].slice(0, KEPT);
  remember(KEY, recentMatches.value);
}

export function dropMatch(id: string): void {
  recentMatches.value = recentMatches.value.filter((match) => match.id !== id);
  remember(KEY, recentMatches.value);
}

export const hasSeatIn = (id: string): boolean => recentMatches.value.some((match) => match.id === id);
