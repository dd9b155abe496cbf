import type { GameFacts, TableSize } from "../games/facts.ts";
import type { Pace, Region } from "../protocol/terms.ts";
import { areNeighbours } from "./regions.ts";

/**
 * Who plays whom, and what. Strangers are put together in waves: in each, the groups that fit best come first, and what
 * fits is a game that all of them like and a small distance in rating, less a bonus for having waited. How far apart two
 * may be widens with time, so that a full pool pairs well and an empty one pairs at all.
 */
export interface Waiting extends Wish {
  /** The player's id. */
  readonly id: string;
  readonly since: number;
  /** In any game that `ratings` does not name. */
  readonly rating: number;
  readonly ratings?: Readonly<Record<string, number>>;
  readonly region: Region;
  /** Confirmed an offer that fell through, and so goes first. */
  readonly front: boolean;
  /** Whether a match would count for this player; not for a guest. */
  readonly rated?: boolean;
  /** Ids of people whom this player blocked: neither meets the other. */
  readonly blocks?: readonly string[];
}

/** What somebody would sit down to. */
export interface Wish {
  /** Absent: whatever the pool has. */
  readonly games?: readonly string[];
  /** Absent: quick. */
  readonly paces?: readonly Pace[];
}

export type Size = TableSize;

/** Something that strangers sit down to. */
export interface Table {
  readonly game: string;
  /** Null where the rules alone say how long everything takes. */
  readonly pace: Pace | null;
  readonly size: Size;
}

export interface Group<T> {
  readonly table: Table;
  readonly members: readonly T[];
}

export const NEWCOMER_RATING = 1500;
export const WAVE_MS = 1000;
/** From then on, people of any region; before, of neighbouring ones at most. */
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
/** What costs a group no more than so much beyond the best is as good: chance decides what is played. */
const AS_GOOD = 100;

/** Null for a game that is played alone. */
export function sizeFor({ seats, strangers }: Pick<GameFacts, "seats" | "strangers">): Size | null {
  const size = strangers?.table ?? PAIR;
  const best = Math.min(size.best, seats.max);
  return best < 2 ? null : { ...size, best, least: Math.min(best, Math.max(size.least, seats.min)) };
}

export const wants = (wish: Wish, { game, pace }: Pick<Table, "game" | "pace">): boolean =>
  (wish.games?.includes(game) ?? true) && (pace === null || (wish.paces ?? QUICK).includes(pace));

const QUICK: readonly Pace[] = ["quick"];

const ratingOf = ({ rating, ratings }: Waiting, { game }: Table): number => ratings?.[game] ?? rating;

/** The groups of one wave. Who is in none goes on waiting. */
export function pairUp<T extends Waiting>(
  waiting: readonly T[],
  tables: readonly Table[],
  now: number,
): Group<T>[] {
  const groups: Group<T>[] = [];
  let left = waiting;
  for (;;) {
    const found = tables
      .flatMap((table) => groupsAt(table, left, now))
      .sort((a, b) => costOf(a, now) - costOf(b, now));
    const taken = new Set<T>();
    for (const group of found) {
      if (group.members.some((each) => taken.has(each))) continue;
      for (const each of group.members) taken.add(each);
      groups.push(group);
    }
    if (taken.size === 0) return groups;
    left = left.filter((each) => !taken.has(each));
  }
}

/** What else the same people could as well sit down to right now. */
export function alternatives<T extends Waiting>(
  group: Group<T>,
  tables: readonly Table[],
  now: number,
): Table[] {
  const most = costOf(group, now) + AS_GOOD;
  const { members } = group;
  return tables.filter(
    (table) =>
      members.every((each, i) => wants(each, table) && mayMeetAll(each, members.slice(0, i), table, now)) &&
      mayStart(members, table, now) &&
      costOf({ table, members }, now) <= most,
  );
}

function groupsAt<T extends Waiting>(table: Table, waiting: readonly T[], now: number): Group<T>[] {
  const there = waiting.filter((each) => wants(each, table));
  if (there.length < table.size.least) return [];
  there.sort((a, b) => ratingOf(a, table) - ratingOf(b, table) || a.since - b.since);
  return there.flatMap((_, i) => gather(there, i, table, now) ?? []);
}

/** The best group around one of them, or null when there is none yet. */
function gather<T extends Waiting>(
  waiting: readonly T[],
  i: number,
  table: Table,
  now: number,
): Group<T> | null {
  const first = waiting[i]!;
  const seen = [...waiting.slice(Math.max(0, i - SIGHT), i), ...waiting.slice(i + 1, i + 1 + SIGHT)]
    .filter((other) => mayMeet(first, other, table, now))
    .map((other) => ({ other, cost: costOf({ table, members: [first, other] }, now) }))
    .sort((a, b) => a.cost - b.cost);
  const members = [first];
  for (const { other } of seen) {
    if (members.length === table.size.best) break;
    if (mayMeetAll(other, members, table, now)) members.push(other);
  }
  return mayStart(members, table, now) ? { table, members } : null;
}

/** As many as is best, or enough of them once somebody has waited for that long. */
function mayStart(members: readonly Waiting[], { size }: Table, now: number): boolean {
  if (members.length >= size.best) return members.length === size.best;
  const longest = Math.max(...members.map(({ since }) => now - since));
  return members.length >= size.least && longest >= size.patienceMs;
}

const mayMeetAll = (one: Waiting, others: readonly Waiting[], table: Table, now: number): boolean =>
  others.every((other) => mayMeet(one, other, table, now));

function mayMeet(a: Waiting, b: Waiting, table: Table, now: number): boolean {
  if (a.id === b.id || hasBlocked(a, b) || hasBlocked(b, a)) return false;
  const waitedMs = Math.min(now - a.since, now - b.since);
  if (Math.abs(ratingOf(a, table) - ratingOf(b, table)) > windowOf(waitedMs, table.size)) return false;
  return areNeighbours(a.region, b.region) || waitedMs >= WORLD_MS;
}

const hasBlocked = ({ blocks }: Waiting, { id }: Waiting): boolean => blocks?.includes(id) === true;

/** How far apart in rating two may be when the one who came last has waited so long. */
export function windowOf(waitedMs: number, { patienceMs }: Size): number {
  return waitedMs >= patienceMs ? Infinity : WINDOW_AT_FIRST + WINDOW_GROWTH * (waitedMs / patienceMs);
}

/** Lower is better: the distance in rating and between regions, less what waiting has earned. */
function costOf({ table, members }: Group<Waiting>, now: number): number {
  const ratings = members.map((each) => ratingOf(each, table));
  const bonus = members.reduce((sum, each) => sum + bonusOf(each, now), 0) / members.length;
  return Math.max(...ratings) - Math.min(...ratings) + regionCost(members) + mixedCost(members) - bonus;
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
