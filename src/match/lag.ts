import { LAG_MOST_MS } from "./clocks.ts";

/**
 * How far away each socket is, by probes that the client sends back. Kept in memory only: after hibernation it
 * is measured anew. No client clock is believed, and what a client can gain by answering late is bounded.
 */
const EVERY_MS = 5000;
const SAMPLES = 5;

interface Measure {
  readonly n: number;
  readonly sentAt: number;
  readonly answered: boolean;
  readonly roundTripsMs: readonly number[];
  /** Of these: found when one is added, since every move asks for them. */
  readonly medianMs?: number;
  readonly leastMs?: number;
}

export class Lag<Socket extends object> {
  private readonly measures = new WeakMap<Socket, Measure>();

  /** The number to send now, or null when it is not time for a probe. */
  probe(socket: Socket, now: number): number | null {
    const last = this.measures.get(socket);
    if (last && now - last.sentAt < EVERY_MS) return null;
    // The time, because a client answers each number once and hibernation forgets which were asked.
    const n = Math.max(now, (last?.n ?? 0) + 1);
    this.measures.set(socket, { roundTripsMs: [], ...last, n, sentAt: now, answered: false });
    return n;
  }

  /** False when this is no answer to a probe of ours. */
  echo(socket: Socket, n: number, now: number): boolean {
    const last = this.measures.get(socket);
    if (!last || last.n !== n || last.answered) return false;
    const roundTripsMs = [...last.roundTripsMs, Math.max(0, now - last.sentAt)].slice(-SAMPLES);
    const sorted = [...roundTripsMs].sort((a, b) => a - b);
    const medianMs = sorted[sorted.length >> 1]!;
    this.measures.set(socket, { ...last, answered: true, roundTripsMs, medianMs, leastMs: sorted[0]! });
    return true;
  }

  /**
   * Half of the median round trip, bounded: what a clock gives back. And half of the shortest: what a race is put in
   * order by. Delays only ever lengthen a round trip, so that the shortest is the nearest to the way itself, and who
   * answers some probes late gains nothing by it.
   */
  halves(socket: Socket): { readonly lagMs: number; readonly raceLagMs: number } {
    const measure = this.measures.get(socket);
    return { lagMs: bounded(measure?.medianMs), raceLagMs: bounded(measure?.leastMs) };
  }

  /** The median round trip for people to see, in steps so wide that it does not flicker; null when none is known. */
  shownMs(socket: Socket): number | null {
    const ms = this.measures.get(socket)?.medianMs;
    if (ms === undefined) return null;
    const step = ms <= 100 ? 10 : 50;
    return Math.max(step, Math.ceil(ms / step) * step);
  }
}

const bounded = (roundTripMs = 0): number => Math.min(LAG_MOST_MS, roundTripMs / 2);
