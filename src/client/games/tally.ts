import type { GameEvent } from "../../games/game.ts";
import type { Step } from "../replay/steps.ts";

/** Counts per seat after every step, where a game keeps none of its own: each event adds to some seats. */
export function tally<Event extends GameEvent>(
  steps: readonly Step[],
  adds: (event: Event) => readonly (readonly [seat: number, count: number])[],
): number[][] {
  let counts = Array<number>(steps[0]?.state.seats.length ?? 0).fill(0);
  return steps.map(({ events }) => {
    counts = [...counts];
    for (const event of events) for (const [seat, count] of adds(event as Event)) counts[seat]! += count;
    return counts;
  });
}

/** Every event of a kind, with the time it happened. */
export function eventsIn<Event extends GameEvent, Type extends Event["type"]>(
  steps: readonly Step[],
  type: Type,
): (Extract<Event, { type: Type }> & { readonly when: number })[] {
  return steps.flatMap(({ events, commit }) =>
    events.flatMap((event) =>
      event.type === type ? [{ ...(event as Extract<Event, { type: Type }>), when: commit.at }] : [],
    ),
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
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
