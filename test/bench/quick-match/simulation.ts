import { type Chance, chanceOf } from "../../../src/core/chance.ts";
import type { Offer } from "../../../src/matchmaking/messages.ts";
import type { Size } from "../../../src/matchmaking/pairing.ts";
import { formatPool } from "../../../src/matchmaking/pool.ts";
import { bestRegion, type Place, placeOf, regionOf, worstTripMs } from "../../../src/matchmaking/regions.ts";
import { type Faults, Pools, type Tab } from "./pools.ts";
import { Timeline } from "./timeline.ts";

/**
 * People who come, wait, and play; some leave, fall silent, do not answer, or open a second tab. Who is closed
 * for any reason but a match or a newer tab has had enough.
 */
const MANNERS = ["steady", "leaver", "ghost", "dreamer", "twice"] as const;
type Manner = (typeof MANNERS)[number];
/** Of a hundred. */
const SHARES: Readonly<Record<Manner, number>> = { steady: 84, leaver: 6, ghost: 4, dreamer: 3, twice: 3 };

/** Where people come from, of a hundred: latitude, longitude. */
const CITIES: readonly (readonly [number, number, number])[] = [
  [30, 48.9, 2.4],
  [12, 52.5, 13.4],
  [6, 51.5, -0.1],
  [8, 50.4, 30.5],
  [14, 40.7, -74],
  [6, 45.5, -73.6],
  [6, 34.1, -118.2],
  [6, -23.5, -46.6],
  [4, 35.7, 139.7],
  [3, 1.3, 103.8],
  [2, -33.9, 151.2],
  [2, -26.2, 28],
  [1, 25.2, 55.3],
];
const GIVE_UP_MS = 120_000;
const PING_MS = 5000;

export interface Scenario {
  readonly players: number;
  /** How long the arrivals take. */
  readonly overMs: number;
  readonly size: Size;
  readonly faults: Faults;
  readonly seed: number;
}

export interface Report {
  readonly matches: readonly { readonly offer: Offer; readonly at: number }[];
  /** Of those who stayed and answered: how long from the press to the match, for those who found one. */
  readonly waitsMs: readonly number[];
  /** Of those, how many found nobody within two minutes. */
  readonly inVain: number;
  readonly distances: readonly number[];
  readonly tripsMs: readonly number[];
  /** Offers that came to nothing. */
  readonly undone: number;
  /** Players in a match who had been silent for longer than a ticket lives when they were paired. */
  readonly ghosts: number;
  /** Players in more than one match. */
  readonly doubles: number;
  /** Matches with the same player twice. */
  readonly selves: number;
  /** Tickets, listings and offers left when everybody is gone. */
  readonly leftovers: number;
}

export function simulate({ players, overMs, size, faults, seed }: Scenario): Report {
  const chance = chanceOf(
    Uint8Array.from({ length: 32 }, (_, i) => (seed >> (i % 4)) & 255),
    seed,
    "crowd",
  );
  const timeline = new Timeline();
  const pools = new Pools(timeline, size, chance, faults);
  const people = Array.from({ length: players }, (_, i) => new Person(`p${i}`, chance, timeline, pools));
  for (const person of people) timeline.after(chance.int(overMs), () => person.arrive());
  timeline.run();

  const byId = new Map(people.map((person) => [person.id, person]));
  const seatings = pools.made.flatMap(({ offer }) => offer.members.map(({ id }) => id));
  const steady = people.filter(({ manner }) => manner === "steady" || manner === "twice");
  return {
    matches: pools.made,
    waitsMs: steady.flatMap(({ waitedMs }) => waitedMs ?? []),
    inVain: steady.filter(({ waitedMs }) => waitedMs === null).length,
    distances: pools.made.map(({ offer }) => {
      const ratings = offer.members.map(({ rating }) => rating);
      return Math.max(...ratings) - Math.min(...ratings);
    }),
    tripsMs: pools.made.map(({ offer }) => {
      const places = offer.members.map(({ place }) => place);
      return worstTripMs(places, bestRegion(places));
    }),
    undone: pools.offered.size - pools.made.length,
    ghosts: pools.made
      .flatMap(({ offer }) =>
        offer.members.map(({ id }) => byId.get(id)!.silentAt < offer.until - 8000 - 15_000),
      )
      .filter(Boolean).length,
    doubles: seatings.length - new Set(seatings).size,
    selves: pools.made.filter(
      ({ offer: { members } }) => new Set(members.map(({ id }) => id)).size < members.length,
    ).length,
    leftovers: pools.leftovers(),
  };
}

class Person {
  readonly id: string;
  readonly manner: Manner;
  /** From when on nothing is heard any more. */
  silentAt = Number.POSITIVE_INFINITY;
  waitedMs: number | null = null;
  private readonly rating: number;
  private readonly place: Place;
  private readonly chance: Chance;
  private readonly timeline: Timeline;
  private readonly pools: Pools;
  private arrivedAt = 0;
  private tab: Tab | null = null;

  constructor(id: string, chance: Chance, timeline: Timeline, pools: Pools) {
    this.id = id;
    this.chance = chance;
    this.timeline = timeline;
    this.pools = pools;
    this.manner = draw(
      chance,
      MANNERS.map((manner) => [SHARES[manner], manner] as const),
    );
    this.place = anywhere(chance);
    const dice = Array.from({ length: 6 }, () => chance.int(500)).reduce((sum, each) => sum + each, 0);
    this.rating = dice; // nearly normal around 1500, half of all within 240 of it
  }

  arrive(): void {
    this.arrivedAt = this.timeline.now;
    const soonMs = 500 + this.chance.int(20_000);
    this.openTab(this.place);
    if (this.manner === "leaver") this.timeline.after(soonMs, () => this.leave());
    if (this.manner === "ghost") this.silentAt = this.timeline.now + soonMs;
    if (this.manner === "twice") {
      const where = this.chance.int(2) === 0 ? this.place : anywhere(this.chance); // the same pool, or another
      this.timeline.after(soonMs, () => this.tab && this.openTab(where));
    }
    this.timeline.after(GIVE_UP_MS, () => this.leave());
  }

  private poolOf({ place }: Tab) {
    const region = regionOf(place);
    return this.pools.pool(formatPool({ game: "any", language: "fr", variant: "standard", region }));
  }

  private openTab(place: Place): void {
    const { timeline, id: player, rating } = this;
    const openedAt = timeline.now;
    const tab: Tab = {
      player,
      rating,
      place,
      heardAt: (now) => openedAt + Math.floor((Math.min(now, this.silentAt) - openedAt) / PING_MS) * PING_MS,
      receive: (frame) => {
        if (this.tab !== tab) return;
        if (frame.type === "offer") this.answer(tab, frame.offer);
        if (frame.type === "matched") {
          this.waitedMs ??= timeline.now - this.arrivedAt;
          this.tab = null;
        }
      },
      closed: () => {
        if (this.tab === tab) this.tab = null;
      },
    };
    this.tab = tab;
    this.poolOf(tab).open(tab);
  }

  private answer(tab: Tab, offer: string): void {
    if (this.manner === "dreamer") return;
    this.timeline.after(40 + this.chance.int(200), () => {
      if (this.timeline.now < this.silentAt) this.poolOf(tab).confirm(tab, offer);
    });
  }

  private leave(): void {
    if (this.tab) this.poolOf(this.tab).close(this.tab);
    this.tab = null;
  }
}

function anywhere(chance: Chance): Place {
  const [latitude, longitude] = draw(
    chance,
    CITIES.map(([share, ...city]) => [share, city] as const),
  );
  return placeOf({ latitude: String(latitude), longitude: String(longitude) });
}

function draw<T>(chance: Chance, shares: readonly (readonly [number, T])[]): T {
  let left = chance.int(shares.reduce((sum, [share]) => sum + share, 0));
  for (const [share, item] of shares) {
    if (left < share) return item;
    left -= share;
  }
  throw new Error("Nothing to draw from");
}
