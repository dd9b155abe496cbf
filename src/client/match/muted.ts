import { signal } from "@preact/signals";
import { recall, remember } from "../storage.ts";

/** People this browser does not want to read. Kept here and told to nobody. */
const KEY = "muted";
const KEPT = 200;

export const muted = signal<readonly string[]>(recall<string[]>(KEY) ?? []);

export const isMuted = (player: string): boolean => muted.value.includes(player);

export function mute(player: string, isWanted: boolean): void {
  const others = muted.value.filter((id) => id !== player);
  muted.value = isWanted ? [player, ...others].slice(0, KEPT) : others;
  remember(KEY, muted.value);
}
