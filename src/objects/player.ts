import { DurableObject } from "cloudflare:workers";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Standing } from "../players/standing.ts";
import type { Claims } from "../players/tokens.ts";
import type { FoundMatch } from "./matchmaker/messages.ts";
import { Belongings } from "./player/belongings.ts";
import { OwnStanding } from "./player/standing.ts";

/** Where a player waits for strangers. */
export interface TicketRef {
  readonly pool: string;
  readonly id: string;
}

/** For so long, who comes back for another match is sent to this one: perhaps the news never reached them. */
const KEPT_MS = 10_000;

/** One player. Holds their one ticket, so that nobody waits in two pools, or in one pool twice. */
export class Player extends DurableObject<Env> {
  private readonly own = new OwnStanding(this.ctx.storage.kv, this.env.DB);
  private readonly belongings = new Belongings(this.ctx.storage);

  standing(claims: Claims): Promise<Standing> {
    return this.own.of(claims);
  }

  /** Their name, kind, epoch or ratings have changed in D1. */
  async standingChanged(): Promise<void> {
    await this.own.refresh(this.name());
  }

  /** All that is stored here, for its owner to take along. */
  belong(): string {
    return this.belongings.written();
  }

  /** The account was deleted: what remains is that it is gone. */
  async forget(): Promise<void> {
    const name = this.name();
    await this.belongings.giveUp();
    await this.own.refresh(name);
  }

  /**
   * The newest ticket is the one that counts: it is written before the older ones are dismissed, and may be paired
   * only after that. Fails while an older one is bound by an offer, to be asked again; or with the match that was
   * found a moment ago.
   */
  async claim(ticket: TicketRef): Promise<Result<null, "bound" | FoundMatch>> {
    const { kv } = this.ctx.storage;
    const last = kv.get<TicketRef>("ticket");
    if (last && last.id !== ticket.id) kv.put("older", [...this.older(), last]);
    kv.put("ticket", ticket);
    for (const each of this.older()) await this.dismiss(each);
    const found = kv.get<FoundMatch & { at: number }>("found");
    kv.delete("found");
    if (found && Date.now() < found.at + KEPT_MS) return fail({ match: found.match, seat: found.seat });
    return this.older().some(({ id }) => id !== ticket.id) ? fail("bound") : ok(null);
  }

  private async dismiss(ticket: TicketRef): Promise<void> {
    const gone = await this.env.MATCHMAKERS.getByName(ticket.pool).dismiss(this.name(), ticket.id);
    if (!gone.ok) return;
    const { kv } = this.ctx.storage;
    kv.put(
      "older",
      this.older().filter(({ id }) => id !== ticket.id),
    ); // read again: others claim meanwhile
  }

  private older(): TicketRef[] {
    return this.ctx.storage.kv.get<TicketRef[]>("older") ?? [];
  }

  /** A match was found: remembered, because the socket that was told may have been lost in that very moment. */
  found({ match, seat }: FoundMatch): Result<null, never> {
    this.ctx.storage.kv.put("found", { match, seat, at: Date.now() });
    return ok(null);
  }

  private name(): string {
    if (this.ctx.id.name === undefined) throw new Error("A player's object is named by the player's id");
    return this.ctx.id.name;
  }
}
