import { DurableObject } from "cloudflare:workers";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";

/** Where a player waits for strangers. */
export interface TicketRef {
  readonly pool: string;
  readonly id: string;
}

/** A match that a quick match has found. */
export interface FoundMatch {
  readonly match: string;
  readonly seat: number;
}

/** How long a match that nobody could be told of is kept for who comes back: until its clocks run anyway. */
const KEPT_MS = 20_000;

/** One player. Holds their one ticket, so that nobody waits in two pools, or in one pool twice. */
export class Player extends DurableObject<Env> {
  /**
   * The newest ticket is the one that counts: it is written before the older one is dismissed, and may be paired
   * only after that. Fails with the match that was found while nobody was there to hear of it.
   */
  async claim(ticket: TicketRef): Promise<Result<null, FoundMatch>> {
    const { kv } = this.ctx.storage;
    const older = kv.get<TicketRef>("ticket");
    kv.put("ticket", ticket);
    if (older && older.id !== ticket.id) {
      await this.env.MATCHMAKERS.getByName(older.pool).dismiss(this.name(), older.id);
    }
    const found = kv.get<FoundMatch & { at: number }>("found");
    kv.delete("found");
    return found && Date.now() < found.at + KEPT_MS
      ? fail({ match: found.match, seat: found.seat })
      : ok(null);
  }

  /** A match was found, and its pool has nobody to tell: perhaps another one has, or will have. */
  async found(match: FoundMatch): Promise<Result<null, never>> {
    const { kv } = this.ctx.storage;
    kv.put("found", { ...match, at: Date.now() });
    const ticket = kv.get<TicketRef>("ticket");
    const told =
      ticket && (await this.env.MATCHMAKERS.getByName(ticket.pool).seated(this.name(), ticket.id, match));
    if (told?.ok && told.value) kv.delete("found");
    return ok(null);
  }

  private name(): string {
    if (this.ctx.id.name === undefined) throw new Error("A player's object is named by the player's id");
    return this.ctx.id.name;
  }
}
