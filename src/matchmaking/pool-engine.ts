import { assertNever } from "../core/result.ts";
import { Broker, type Dice } from "./broker.ts";
import type { Candidate, Effect, Message, Offer, Shelf, Ticket } from "./messages.ts";
import type { Table } from "./pairing.ts";
import { formatPool, type Pool } from "./pool.ts";
import { type HeardAt, Tickets } from "./tickets.ts";

export interface Shelves {
  readonly tickets: Shelf<Ticket>;
  readonly listings: Shelf<Candidate>;
  readonly offers: Shelf<Offer>;
}

/**
 * One pool without its platform: its tickets and a broker over what is kept, and what they want done. Messages to
 * itself are delivered at once. It runs in an object, and a thousand times faster in a simulation.
 */
export class PoolEngine {
  readonly tickets: Tickets;
  readonly broker: Broker;
  private readonly name: string;
  private readonly effects: Effect[] = [];

  constructor(pool: Pool, tables: readonly Table[], shelves: Shelves, dice: Dice) {
    const emit = (effect: Effect): void => void this.effects.push(effect);
    this.name = formatPool(pool);
    this.tickets = new Tickets(pool, shelves.tickets, emit);
    const { listings, offers } = shelves;
    this.broker = new Broker(this.name, pool.language, tables, listings, offers, dice, emit);
  }

  /** Does something, pairs if a wave is due, and gives what has to be done outside, in order. */
  run<T>(now: number, input: () => T): { answer: T; effects: Effect[] } {
    const answer = input();
    const effects = this.deliverInside();
    this.broker.wave(now);
    return { answer, effects: [...effects, ...this.deliverInside()] };
  }

  receive(message: Message): void {
    switch (message.type) {
      case "list":
        this.broker.list(message.listing);
        break;
      case "unlist":
        this.broker.unlist(message.player);
        break;
      case "confirm":
        this.broker.confirm(message.offer, message.player, message.home, message.later);
        break;
      case "drop":
        this.broker.drop(message.offer, message.player);
        break;
      case "propose":
        this.tickets.propose(message);
        break;
      case "settle":
        this.tickets.settle(message.offer, message.outcome);
        break;
      default:
        assertNever(message);
    }
  }

  time(now: number, heardAt: HeardAt): void {
    this.tickets.time(now, heardAt);
    this.broker.time(now);
  }

  /** When time must be looked at next; null when nobody waits. */
  nextAt(now: number, heardAt: HeardAt): number | null {
    const at = Math.min(this.tickets.nextAt(now, heardAt), this.broker.nextAt(now));
    return Number.isFinite(at) ? at : null;
  }

  private deliverInside(): Effect[] {
    const outside: Effect[] = [];
    for (let effect = this.effects.shift(); effect; effect = this.effects.shift()) {
      if (effect.type === "post" && effect.pool === this.name) this.receive(effect.message);
      else outside.push(effect);
    }
    return outside;
  }
}
