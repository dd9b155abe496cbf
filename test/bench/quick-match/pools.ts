import type { Chance } from "../../../src/core/chance.ts";
import { homesOf, newsFor } from "../../../src/matchmaking/broker.ts";
import type {
  Candidate,
  Effect,
  FoundMatch,
  Message,
  Offer,
  Ticket,
} from "../../../src/matchmaking/messages.ts";
import { type Table, WAVE_MS } from "../../../src/matchmaking/pairing.ts";
import { parsePool } from "../../../src/matchmaking/pool.ts";
import { PoolEngine } from "../../../src/matchmaking/pool-engine.ts";
import type { Newcomer } from "../../../src/matchmaking/tickets.ts";
import type { QuickMatchServerFrame } from "../../../src/protocol/quick-match.ts";
import type { Timeline } from "./timeline.ts";

/** The pools' own desks on a network that is slow and forgets, in virtual time. Only the platform is made up. */
export interface Tab extends Pick<Newcomer, "rating" | "place" | "games" | "paces" | "languages"> {
  readonly player: string;
  /** When the tab was last heard by now. */
  heardAt(now: number): number;
  receive(frame: QuickMatchServerFrame): void;
  closed(code: number): void;
}

export interface Faults {
  /** Share of messages between objects that never arrive. */
  readonly lost: number;
  /** Share of alarms before which an object loses its memory. */
  readonly evicted: number;
}

export class Pools {
  readonly made: { offer: Offer; at: number }[] = [];
  readonly matches = new Set<string | null>();
  /** Whether somebody plays this match and was never at its table: then they are sent there. */
  isMissed: (player: string, match: string) => boolean = () => false;
  /** Whom each has blocked. */
  readonly blocks = new Map<string, readonly string[]>();
  whenMade: (offer: Offer) => void = () => {};
  readonly offered = new Set<string>();
  private readonly pools = new Map<string, PoolSeat>();
  private readonly tickets = new Map<string, TicketRef>();
  private readonly older = new Map<string, TicketRef[]>();
  private readonly found = new Map<string, FoundMatch & { at: number }>();
  private ids = 0;
  readonly timeline: Timeline;
  readonly tables: readonly Table[];
  readonly chance: Chance;
  readonly faults: Faults;

  constructor(timeline: Timeline, tables: readonly Table[], chance: Chance, faults: Faults) {
    this.timeline = timeline;
    this.tables = tables;
    this.chance = chance;
    this.faults = faults;
  }

  id(): string {
    return `id${this.ids++}`;
  }

  pool(name: string): PoolSeat {
    const known = this.pools.get(name) ?? new PoolSeat(name, this);
    this.pools.set(name, known);
    return known;
  }

  leftovers(): number {
    return [...this.pools.values()].reduce((sum, pool) => sum + pool.kept(), 0);
  }

  /** 20 to 150 ms to another object, or never. */
  send(act: () => void, mayBeLost = true): void {
    const lost = mayBeLost && this.chance.int(10_000) < this.faults.lost * 10_000;
    if (!lost) this.timeline.after(20 + this.chance.int(130), act);
  }

  /** As the player's own object does it. */
  claim(player: string, ticket: TicketRef, answer: (claim: Claim) => void): void {
    const last = this.tickets.get(player);
    if (last && last.askedAt > ticket.askedAt) {
      this.send(() => answer("overtaken"), false);
      return;
    }
    if (last && last.id !== ticket.id) this.older.set(player, [...(this.older.get(player) ?? []), last]);
    this.tickets.set(player, ticket);
    const waits = [...(this.older.get(player) ?? [])];
    const next = (): void => {
      const older = waits.shift();
      if (older) this.send(() => this.dismiss(player, older, next), false);
      else this.send(() => answer(this.verdict(player, ticket)), false);
    };
    next();
  }

  private dismiss(player: string, ticket: TicketRef, next: () => void): void {
    if (this.pool(ticket.pool).do((engine) => engine.tickets.dismiss(player, ticket.id))) {
      this.older.set(
        player,
        this.older.get(player)!.filter(({ id }) => id !== ticket.id),
      );
    }
    next();
  }

  private verdict(player: string, ticket: TicketRef): Claim {
    const found = this.found.get(player);
    this.found.delete(player);
    if (found && (this.timeline.now < found.at + 10_000 || this.isMissed(player, found.match))) return found;
    return this.older.get(player)?.some(({ id }) => id !== ticket.id) ? "bound" : "granted";
  }

  remember(player: string, found: FoundMatch): void {
    this.found.set(player, { ...found, at: this.timeline.now });
  }
}

interface TicketRef {
  readonly pool: string;
  readonly id: string;
  readonly askedAt: number;
}

type Claim = "granted" | "bound" | "overtaken" | FoundMatch;

/** One pool's object without the platform. */
class PoolSeat {
  private readonly name: string;
  private readonly pools: Pools;
  private readonly shelves = {
    tickets: new Map<string, Ticket>(),
    listings: new Map<string, Candidate>(),
    offers: new Map<string, Offer>(),
  };
  private readonly tabs = new Map<string, Tab>();
  private readonly calls = new Set<string>();
  private engine: PoolEngine;
  private armed = Number.POSITIVE_INFINITY;

  constructor(name: string, pools: Pools) {
    this.name = name;
    this.pools = pools;
    this.engine = this.wakeUp();
  }

  kept(): number {
    return this.shelves.tickets.size + this.shelves.listings.size + this.shelves.offers.size;
  }

  open(tab: Tab): void {
    const older = this.tabs.get(tab.player);
    this.tabs.set(tab.player, tab);
    older?.closed(4001);
    const { player: id, rating, place, games, paces, languages } = tab;
    const wish = { ...(games && { games }), ...(paces && { paces }), ...(languages && { languages }) };
    const who = { player: { id, name: id }, rating, rated: true, place, ...wish };
    this.do((engine, now) => engine.tickets.join({ ...who, id: this.pools.id(), askedAt: now }, now));
  }

  close(tab: Tab): void {
    if (this.tabs.get(tab.player) !== tab) return;
    this.tabs.delete(tab.player);
    this.do((engine) => engine.tickets.leave(tab.player));
  }

  confirm(tab: Tab, offer: string): void {
    if (this.tabs.get(tab.player) !== tab) return;
    this.do((engine, now) => engine.tickets.confirm(tab.player, offer, now));
  }

  do<T>(input: (engine: PoolEngine, now: number) => T): T {
    const answer = this.perform(input);
    this.wish(this.pools.timeline.now + WAVE_MS);
    return answer;
  }

  private perform<T>(input: (engine: PoolEngine, now: number) => T): T {
    const { now } = this.pools.timeline;
    const { answer, effects } = this.engine.run(now, () => input(this.engine, now));
    for (const effect of effects) this.carryOut(effect);
    return answer;
  }

  private carryOut(effect: Effect): void {
    const { pools } = this;
    switch (effect.type) {
      case "tell": {
        const tab = this.tabs.get(effect.player);
        if (effect.frame.type === "offer") pools.offered.add(effect.frame.offer);
        if (tab) pools.timeline.after(40, () => tab.receive(effect.frame));
        break;
      }
      case "close": {
        const tab = this.tabs.get(effect.player);
        this.tabs.delete(effect.player);
        if (tab) pools.timeline.after(40, () => tab.closed(effect.code));
        break;
      }
      case "claim":
        this.once(`claim ${effect.ticket}`, (done) =>
          pools.claim(
            effect.player,
            { pool: this.name, id: effect.ticket, askedAt: effect.askedAt },
            (claim) => {
              done();
              if (claim === "bound") return;
              this.do(({ tickets }) => {
                if (claim === "granted")
                  tickets.claimed(effect.player, effect.ticket, pools.blocks.get(effect.player));
                else if (claim === "overtaken") tickets.dismiss(effect.player, effect.ticket);
                else tickets.seated(effect.player, effect.ticket, claim);
              });
            },
          ),
        );
        break;
      case "found":
        pools.send(() => {
          pools.remember(effect.player, effect.found);
          pools.send(() => this.do(({ tickets }) => tickets.remembered(effect.player, effect.found)), false);
        });
        break;
      case "post":
        this.post(effect.pool, effect.message);
        break;
      case "make":
        this.once(`make ${effect.offer.id}`, (done) =>
          pools.timeline.after(60, () => {
            done();
            // Asked for again, a match is the one that was made.
            if (!pools.matches.has(effect.offer.match)) {
              pools.made.push({ offer: effect.offer, at: pools.timeline.now });
              pools.whenMade(effect.offer);
            }
            pools.matches.add(effect.offer.match);
            this.do(({ broker }) => broker.made(effect.offer.id, true));
          }),
        );
        break;
      case "announce":
        for (const home of homesOf(effect.offer)) {
          pools.send(
            () => pools.pool(home).do((engine) => engine.receive(newsFor(effect.offer, home))),
            false,
          );
        }
        this.do(({ broker }) => broker.announced(effect.offer.id));
    }
  }

  private post(pool: string, message: Message): void {
    this.pools.send(() => this.pools.pool(pool).do((engine) => engine.receive(message)));
  }

  private once(name: string, call: (done: () => void) => void): void {
    if (this.calls.has(name)) return;
    this.calls.add(name);
    call(() => this.calls.delete(name));
  }

  private wish(at: number | null): void {
    if (at === null || at >= this.armed) return;
    this.armed = at;
    this.pools.timeline.at(at, () => {
      if (this.armed === at) this.ring();
    });
  }

  private ring(): void {
    const { pools } = this;
    this.armed = Number.POSITIVE_INFINITY;
    if (pools.chance.int(10_000) < pools.faults.evicted * 10_000) this.engine = this.wakeUp();
    const heardAt = (player: string): number | null =>
      this.tabs.get(player)?.heardAt(pools.timeline.now) ?? null;
    this.perform((engine, now) => engine.time(now, heardAt));
    this.wish(this.engine.nextAt(pools.timeline.now, heardAt));
  }

  private wakeUp(): PoolEngine {
    const { pools } = this;
    const dice = {
      id: () => pools.id(),
      shuffle: <T>(items: readonly T[]): T[] => pools.chance.shuffle(items),
    };
    return new PoolEngine(parsePool(this.name), pools.tables, this.shelves, dice);
  }
}
