import { type Chance, chanceOf } from "../../../src/core/chance.ts";
import type { Offer } from "../../../src/matchmaking/messages.ts";
import type { Table } from "../../../src/matchmaking/pairing.ts";
import { formatPool } from "../../../src/matchmaking/pool.ts";
import { bestRegion, type Place, placeOf, regionOf, worstTripMs } from "../../../src/matchmaking/regions.ts";
import type { Region } from "../../../src/protocol/terms.ts";
import { type Faults, Pools, type Tab } from "./pools.ts";
import { Timeline } from "./timeline.ts";

/**
 * People who come, wait, and play; some leave, fall silent, do not answer, or open a second tab. Who is closed
 * for any reason but a match or a newer tab has had enough. Where people stay (`stays`), who has played rests a little
 * and presses again, and a match whose people are not all at the table after twenty seconds is void.
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
const PARIS = placeOf({ latitude: "48.9", longitude: "2.4" });
const GIVE_UP_MS = 120_000;
const PING_MS = 5000;
const GATHER_MS = 20_000;

type Wanting = Pick<Tab, "games" | "paces" | "languages">;

export interface Scenario {
  readonly players: number;
  /** How long the arrivals take. */
  readonly overMs: number;
  readonly tables: readonly Table[];
  readonly faults: Faults;
  readonly seed: number;
  /** What each would play; everything, in French, where nothing is said. */
  readonly wants?: (chance: Chance) => Wanting;
  /** They play one match after the other until then. Everybody waits as long as it takes. */
  readonly stays?: { readonly untilMs: number; readonly matchMs: number; readonly restMs: number };
  /** Everybody in one city, and nobody misbehaves. */
  readonly calm?: boolean;
  /** How many others each has blocked. */
  readonly blocked?: number;
}

export interface Report {
  readonly matches: readonly { readonly offer: Offer; readonly at: number }[];
  /** How many things happened in the simulation. */
  readonly events: number;
  /** Of those who stayed and answered: how long from each press to the match, for those who found one. */
  readonly waitsMs: readonly number[];
  /** Of those, how many never found anybody: within two minutes, where they do not stay. */
  readonly inVain: number;
  readonly distances: readonly number[];
  readonly tripsMs: readonly number[];
  /** Offers that came to nothing. */
  readonly undone: number;
  /** Players in a match who had been silent for longer than a ticket lives when they were paired. */
  readonly ghosts: number;
  /** Players put into a match while they sat at another. */
  readonly doubles: number;
  /** Matches with the same player twice. */
  readonly selves: number;
  /** Matches with two of whom one had blocked the other. */
  readonly blockedPairs: number;
  /** Matches of a game, in a language or at a pace that somebody at the table had not asked for. */
  readonly unwanted: number;
  /** Tickets, listings and offers left when everybody is gone. */
  readonly leftovers: number;
}

export function simulate(scenario: Scenario): Report {
  const { players, overMs, tables, faults, seed, blocked = 0 } = scenario;
  const chance = chanceOf(
    Uint8Array.from({ length: 32 }, (_, i) => (seed >> (i % 4)) & 255),
    seed,
    "crowd",
  );
  const timeline = new Timeline();
  const pools = new Pools(timeline, tables, chance, faults);
  const people = Array.from({ length: players }, (_, i) => new Person(`p${i}`, chance, pools, scenario));
  for (const { id } of people)
    if (blocked > 0)
      pools.blocks.set(
        id,
        Array.from({ length: blocked }, () => `p${chance.int(players)}`).filter((other) => other !== id),
      );
  const byId = new Map(people.map((person) => [person.id, person]));
  const tally = { doubles: 0, ghosts: 0, blockedPairs: 0, unwanted: 0 };

  pools.isMissed = (player, match) => byId.get(player)!.misses(match);
  pools.whenMade = (offer) => {
    const members = offer.members.map(({ id }) => byId.get(id)!);
    const ids = offer.members.map(({ id }) => id);
    for (const { id } of members)
      if (pools.blocks.get(id)?.some((other) => ids.includes(other))) tally.blockedPairs++;
    for (const person of members) {
      if (person.isSeated) tally.doubles++;
      if (person.silentAt < offer.until - 8000 - 15_000) tally.ghosts++;
      if (!person.wouldPlay(offer)) tally.unwanted++;
      person.seat(offer.match!);
    }
    const { stays } = scenario;
    if (!stays) return;
    const lastsMs = stays.matchMs / 2 + chance.int(stays.matchMs);
    const end = (): void => {
      for (const person of members) person.rise(offer.match!);
    };
    timeline.after(GATHER_MS, () => {
      if (members.some((person) => person.misses(offer.match!))) end();
      else timeline.after(lastsMs, end);
    });
  };

  for (const person of people) timeline.after(chance.int(overMs), () => person.arrive());
  timeline.run();

  const steady = people.filter(({ manner }) => manner === "steady" || manner === "twice");
  return {
    ...tally,
    matches: pools.made,
    events: timeline.events,
    waitsMs: steady.flatMap(({ waitsMs }) => waitsMs),
    inVain: steady.filter(({ waitsMs }) => waitsMs.length === 0).length,
    distances: pools.made.map(({ offer }) => {
      const ratings = offer.members.map(({ rating }) => rating);
      return Math.max(...ratings) - Math.min(...ratings);
    }),
    tripsMs: pools.made.map(({ offer }) => {
      const places = offer.members.map(({ place }) => place);
      return worstTripMs(places, bestRegion(places));
    }),
    undone: pools.offered.size - pools.made.length,
    selves: pools.made.filter(
      ({ offer: { members } }) => new Set(members.map(({ id }) => id)).size < members.length,
    ).length,
    leftovers: pools.leftovers(),
  };
}

/** Asked for at every step of a simulation. */
const regions = new Map<Place, Region>();

class Person {
  readonly id: string;
  readonly manner: Manner;
  readonly waitsMs: number[] = [];
  /** From when on nothing is heard any more. */
  silentAt = Number.POSITIVE_INFINITY;
  private readonly rating: number;
  private readonly place: Place;
  private readonly wants: Wanting;
  private readonly chance: Chance;
  private readonly timeline: Timeline;
  private readonly pools: Pools;
  private readonly scenario: Scenario;
  private readonly cameAt = new Set<string>();
  private match: string | null = null;
  private pressedAt = 0;
  private tab: Tab | null = null;

  constructor(id: string, chance: Chance, pools: Pools, scenario: Scenario) {
    this.id = id;
    this.chance = chance;
    this.timeline = pools.timeline;
    this.pools = pools;
    this.scenario = scenario;
    this.manner = scenario.calm
      ? "steady"
      : draw(
          chance,
          MANNERS.map((manner) => [SHARES[manner], manner] as const),
        );
    this.place = scenario.calm ? PARIS : anywhere(chance);
    const dice = Array.from({ length: 6 }, () => chance.int(500)).reduce((sum, each) => sum + each, 0);
    this.rating = dice; // nearly normal around 1500, half of all within 240 of it
    this.wants = scenario.wants?.(chance) ?? {};
  }

  get isSeated(): boolean {
    return this.match !== null;
  }

  misses(match: string): boolean {
    return this.match === match && !this.cameAt.has(match);
  }

  wouldPlay({ of }: Offer): boolean {
    const { games, paces = ["quick"], languages = ["fr"] } = this.wants;
    const isTimed = this.pools.tables.some(({ game, pace }) => game === of!.game && pace !== null);
    const suits = !isTimed || paces.includes(of!.pace);
    return suits && (games?.includes(of!.game) ?? true) && languages.includes(of!.language);
  }

  seat(match: string): void {
    this.match = match;
  }

  /** Up from the table, and a little later looking for the next one. */
  rise(match: string): void {
    if (this.match !== match) return;
    this.match = null;
    const { stays } = this.scenario;
    if (!stays || this.timeline.now > this.openedAt + stays.untilMs) return;
    const { chance } = this;
    const restMs = chance.int(stays.restMs) + chance.int(stays.restMs);
    this.timeline.after(restMs, () => this.match === null && this.tab === null && this.press());
  }

  private openedAt = 0;

  arrive(): void {
    this.openedAt = this.timeline.now;
    this.press();
  }

  private press(): void {
    this.pressedAt = this.timeline.now;
    const soonMs = 500 + this.chance.int(20_000);
    this.openTab(this.place);
    if (this.manner === "leaver") this.timeline.after(soonMs, () => this.leave());
    if (this.manner === "ghost") this.silentAt = this.timeline.now + soonMs;
    if (this.manner === "twice") {
      const where = this.chance.int(2) === 0 ? this.place : anywhere(this.chance); // the same pool, or another
      this.timeline.after(soonMs, () => this.tab && this.openTab(where));
    }
    const { stays } = this.scenario;
    this.timeline.at(stays ? this.openedAt + 2 * stays.untilMs : this.timeline.now + GIVE_UP_MS, () =>
      this.leave(),
    );
  }

  private poolOf({ place, languages }: Tab) {
    const region = regions.get(place) ?? regionOf(place);
    regions.set(place, region);
    return this.pools.pool(formatPool({ language: languages?.[0] ?? "fr", region }));
  }

  private openTab(place: Place): void {
    const { timeline, id: player, rating } = this;
    const openedAt = timeline.now;
    const tab: Tab = {
      ...{ player, rating, place },
      ...this.wants,
      heardAt: (now) => openedAt + Math.floor((Math.min(now, this.silentAt) - openedAt) / PING_MS) * PING_MS,
      receive: (frame) => {
        if (this.tab !== tab) return;
        if (frame.type === "offer") this.answer(tab, frame.offer);
        if (frame.type === "matched") {
          this.waitsMs.push(timeline.now - this.pressedAt);
          this.cameAt.add(frame.match);
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
