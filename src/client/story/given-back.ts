import { type Commit, isMatchEvent } from "../../match/events.ts";

/** What was given back to one seat of its way to the table. */
export interface GivenBack {
  readonly seat: number;
  /** On how many of its moves. */
  readonly times: number;
  readonly ms: number;
}

/**
 * From the log of a match: what clocks did not charge for the way, and by how much earlier an answer in a race counted
 * than it arrived.
 */
export function givenBack(log: readonly Pick<Commit, "events">[], seats: number): readonly GivenBack[] {
  const all = Array.from({ length: seats }, (_, seat) => ({ seat, times: 0, ms: 0 }));
  for (const { events } of log) {
    for (const event of events) {
      const ms = isMatchEvent(event)
        ? event.type === "lag-allowed" && event.ms
        : "lagMs" in event && typeof event.lagMs === "number" && event.lagMs;
      const mine = "seat" in event && typeof event.seat === "number" ? all[event.seat] : undefined;
      if (!mine || !ms) continue;
      mine.times += 1;
      mine.ms += ms;
    }
  }
  return all;
}
