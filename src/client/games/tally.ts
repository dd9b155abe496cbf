import type { GameTypes } from "../../games/game.ts";
import type { Step } from "../replay/steps.ts";

/** Counts per seat after every step, where a game keeps none of its own: each event adds to some seats. */
export function tally<Types extends GameTypes>(
  steps: readonly Step<Types>[],
  adds: (event: Types["event"]) => readonly (readonly [seat: number, count: number])[],
): number[][] {
  let counts = Array<number>(steps[0]?.state.seats.length ?? 0).fill(0);
  return steps.map(({ events }) => {
    counts = [...counts];
    for (const event of events) for (const [seat, count] of adds(event)) counts[seat]! += count;
    return counts;
  });
}

/** Every event of a kind, with the time it happened. */
export function eventsIn<Types extends GameTypes, Type extends Types["event"]["type"]>(
  steps: readonly Step<Types>[],
  type: Type,
): (Extract<Types["event"], { type: Type }> & { readonly when: number })[] {
  const isOfKind = (event: Types["event"]): event is Extract<Types["event"], { type: Type }> =>
    event.type === type;
  return steps.flatMap(({ events, commit }) =>
    events.filter(isOfKind).map((event) => ({ ...event, when: commit.at })),
  );
}

/** The item with the highest measure, the first of equals; null where there is none. */
export function best<T>(items: readonly T[], measure: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (top, item) => (top === null || measure(item) > measure(top) ? item : top),
    null,
  );
}

/** A duration as one says it: `1:05`, or `8 s`. */
export const formatSpan = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60
    ? `${seconds}\u00a0s`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
