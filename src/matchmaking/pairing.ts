import type { GameFacts, TableSize } from "../games/facts.ts";
import type { Region } from "../protocol/terms.ts";
import { areNeighbours } from "./regions.ts";

/**
 * Who plays whom. Strangers are put together in waves: in each, the groups that fit best come first, and what
 * fits is a small distance in rating, less a bonus for having waited. How far apart two may be widens with time,
 * so that a full pool pairs well and an empty one pairs at all.
 */
export interface Waiting {
  /** The player's id. */
  readonly id: string;
  readonly since: number;
  readonly rating: number;
  readonly region: Region;
  /** Confirmed an offer that fell through, and so goes first. */
  readonly front: boolean;
  /** Whether a match would count for this player; not for a guest. */
  readonly rated?: boolean;
  /** Ids of people whom this player blocked: neither meets the other. */
  readonly blocks?: readonly string[];
}

export type Size = TableSize;

export const NEWCOMER_RATING = 1500;
export const WAVE_MS = 1000;
/** From then on, people of neighbouring regions too. */
export const WIDEN_MS = 10_000;
/** And from then on, of any region. */
const WORLD_MS = 20_000;

/** Two who wait for the same thing get their offer within three seconds: the next wave after this one is in time. */
const PAIR_PATIENCE_MS = 1500;
const PAIR: Size = { best: 2, least: 2, patienceMs: PAIR_PATIENCE_MS };

/** Rating points. */
const WINDOW_AT_FIRST = 150;
const WINDOW_GROWTH = 450;
const BONUS_PER_SECOND = 10;
const MOST_BONUS = 300;
const FRONT_BONUS = 1000;
const NEIGHBOUR_COST = 100;
const FAR_COST = 400;
/** A table with guests and others counts for nobody: where there is a choice, each rather meet their like. */
const MIXED_COST = 150;
/** How many on each side, by rating, somebody is compared with. */
const SIGHT = 16;

/** Null for a game that is played alone. */
export function sizeFor({ seats, strangers }: Pick<GameFacts, "seats" | "strangers">): Size | null {
  const size = strangers?.table ?? PAIR;
  const best = Math.min(size.best, seats.max);
  return best < 2 ? null : { ...size, best, least: Math.min(best, Math.max(size.least, seats.min)) };
}

/** The groups of one wave. Who is in none goes on waiting. */
export function pairUp<T extends Waiting>(waiting: readonly T[], size: Size, now: number): T[][] {
  const groups: T[][] = [];
  let left = [...waiting].sort((a, b) => a.rating - b.rating || a.since - b.since);
  for (;;) {
    const found = left
      .map((_, i) => gather(left, i, size, now))
      .filter((group) => group !== null)
      .sort((a, b) => costOf(a, now) - costOf(b, now));
    const taken = new Set<T>();
    for (const group of found) {
      if (group.some((each) => taken.has(each))) continue;
      for (const each of group) taken.add(each);
      groups.push(group);
    }
    if (taken.size === 0) return groups;
    left = left.filter((each) => !taken.has(each));
  }
}

/** The best group around one of them, or null when there is none yet. */
function gather<T extends Waiting>(waiting: readonly T[], i: number, size: Size, now: number): T[] | null {
  const first = waiting[i]!;
  const seen = [...waiting.slice(Math.max(0, i - SIGHT), i), ...waiting.slice(i + 1, i + 1 + SIGHT)]
    .filter((other) => mayMeet(first, other, size, now))
    .map((other) => ({ other, cost: costOf([first, other], now) }))
    .sort((a, b) => a.cost - b.cost);
  const group = [first];
  for (const { other } of seen) {
    if (group.length === size.best) break;
    if (group.every((each) => mayMeet(each, other, size, now))) group.push(other);
  }
  if (group.length === size.best) return group;
  const longest = Math.max(...group.map(({ since }) => now - since));
  return group.length >= size.least && longest >= size.patienceMs ? group : null;
}

function mayMeet(a: Waiting, b: Waiting, size: Size, now: number): boolean {
  if (a.id === b.id || hasBlocked(a, b) || hasBlocked(b, a)) return false;
  const waitedMs = Math.min(now - a.since, now - b.since);
  if (Math.abs(a.rating - b.rating) > windowOf(waitedMs, size)) return false;
  return areNeighbours(a.region, b.region) || waitedMs >= WORLD_MS;
}

const hasBlocked = ({ blocks }: Waiting, { id }: Waiting): boolean => blocks?.includes(id) === true;

/** How far apart in rating two may be when the one who came last has waited so long. */
export function windowOf(waitedMs: number, { patienceMs }: Size): number {
  return waitedMs >= patienceMs ? Infinity : WINDOW_AT_FIRST + WINDOW_GROWTH * (waitedMs / patienceMs);
}

/** Lower is better: the distance in rating and between regions, less what waiting has earned. */
function costOf(group: readonly Waiting[], now: number): number {
  const ratings = group.map(({ rating }) => rating);
  const bonus = group.reduce((sum, each) => sum + bonusOf(each, now), 0) / group.length;
  return Math.max(...ratings) - Math.min(...ratings) + regionCost(group) + mixedCost(group) - bonus;
}

function bonusOf({ since, front }: Waiting, now: number): number {
  return Math.min(MOST_BONUS, ((now - since) / 1000) * BONUS_PER_SECOND) + (front ? FRONT_BONUS : 0);
}

function regionCost([first, ...others]: readonly Waiting[]): number {
  const costs = others.map(({ region }) =>
    region === first!.region ? 0 : areNeighbours(region, first!.region) ? NEIGHBOUR_COST : FAR_COST,
  );
  return Math.max(0, ...costs);
}

function mixedCost(group: readonly Waiting[]): number {
  const counting = group.filter(({ rated }) => rated).length;
  return counting === 0 || counting === group.length ? 0 : MIXED_COST;
}
