import { signal } from "@preact/signals";
import type { MatchStore } from "./store.ts";

/** The match on the page, for whoever follows along without being part of it. */
export const atTable = signal<MatchStore | null>(null);

/** The board has been there for a moment, or somebody has touched it: now comes what could wait. */
export const isSettled = signal(false);
/** What was used last were keys, no pointer: whoever uses them must not lose their place. */
export const isByKeys = signal(false);

/** From now on it is known what was used last, also on the way to the table. */
export function noteKeys(): void {
  const note = (event: Event): void => {
    isByKeys.value = event.type === "keydown";
  };
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, note, true);
}

/** Played by correspondence: nobody is expected at the table. */
export const isByDays = ({ table }: Pick<MatchStore, "table">): boolean =>
  (table.value?.options as { clock?: { kind?: string } } | undefined)?.clock?.kind === "days";

const given = new Set<string>();
/** The queue has given a seat at this table: who comes there need not ask for one. */
export const giveSeat = (match: string): unknown => given.add(match);
/** True once a seat: who comes again asks as everybody does. */
export const takeGivenSeat = (match: string): boolean => given.delete(match);
