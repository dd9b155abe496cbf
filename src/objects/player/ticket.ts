import { fail, ok, type Result } from "../../core/result.ts";
import { ASKED_MS } from "../../match/decide.ts";
import type { News } from "../../match/news.ts";
import type { FoundMatch } from "../../matchmaking/messages.ts";
import type { PushFact } from "./push-outbox.ts";

/** Where a player waits for strangers. */
export interface TicketRef {
  readonly pool: string;
  readonly id: string;
  readonly askedAt: number;
}

/** Until when nobody is looked for: they walked out on strangers, or an administrator barred them. */
export interface Rest {
  readonly until: number;
  readonly isBarred: boolean;
}

/** What the ticket has to ask of others. */
export interface Surroundings {
  dismiss(ticket: TicketRef): Promise<Result<null, "bound">>;
  newsOf(match: string): Promise<News | null>;
  blocks(): string[];
  rest(now: number): Rest | null;
}

/**
 * For so long, who comes back for another match is sent to this one: perhaps the news never reached them. After that
 * the match is asked: a server that was away for longer must not leave somebody with two.
 */
const KEPT_MS = 10_000;

/** A player's one ticket, so that nobody waits in two pools, or in one pool twice; and the match that it led to. */
export class OwnTicket {
  private readonly kv: SyncKvStorage;
  private readonly outside: Surroundings;

  constructor(kv: SyncKvStorage, outside: Surroundings) {
    this.kv = kv;
    this.outside = outside;
  }

  get current(): TicketRef | undefined {
    return this.kv.get<TicketRef>("ticket");
  }

  /**
   * The newest ticket is the one that counts: it is written before the older ones are dismissed, and may be paired
   * only after that. Which is newer was decided when the pages asked, since their pools may get here in any order:
   * fails for one that was overtaken. Fails while an older one is bound by an offer, to be asked again; with the
   * match that was found a moment ago; or with the time until which somebody who walked out on strangers is not
   * paired.
   */
  async claim(
    ticket: TicketRef,
  ): Promise<Result<{ blocks: string[] }, "bound" | "overtaken" | FoundMatch | Rest>> {
    const { kv } = this;
    const last = this.current;
    if (last && last.askedAt > ticket.askedAt) return fail("overtaken");
    if (last && last.id !== ticket.id) kv.put("older", [...this.older(), last]);
    kv.put("ticket", ticket);
    for (const each of this.older()) await this.dismiss(each);
    const found = kv.get<FoundMatch & { at: number }>("found");
    // Kept until they have been there: this answer may be lost as well.
    if (found && (Date.now() < found.at + KEPT_MS || (await this.isPlayed(found.match)))) {
      const { at: _, ...match } = found;
      return fail(match);
    }
    if (found) this.arrived(found.match);
    if (this.older().some(({ id }) => id !== ticket.id)) return fail("bound");
    const rest = this.outside.rest(Date.now());
    return rest === null ? ok({ blocks: this.outside.blocks() }) : fail(rest);
  }

  private async dismiss(ticket: TicketRef): Promise<void> {
    const gone = await this.outside.dismiss(ticket);
    if (!gone.ok) return;
    this.kv.put(
      "older",
      this.older().filter(({ id }) => id !== ticket.id),
    ); // read again: others claim meanwhile
  }

  private older(): TicketRef[] {
    return this.kv.get<TicketRef[]>("older") ?? [];
  }

  /** A match was found: remembered, because the socket that was told may have been lost in that very moment. */
  found(found: FoundMatch, now: number): void {
    this.kv.put("found", { ...found, at: now });
  }

  /** Who was found is waited for at the table; what was told of it by a socket may not be seen. */
  facts(): PushFact[] {
    const found = this.kv.get<FoundMatch & { at: number }>("found");
    if (!found) return [];
    const { match, game = "", at } = found;
    return [{ kind: "found", match, game, at, until: at + ASKED_MS, days: false, with: [] }];
  }

  private async isPlayed(match: string): Promise<boolean> {
    return (await this.outside.newsOf(match))?.stage === "playing";
  }

  /** Who has been at the table knows of it, or it is over: the next search does not send them back there. */
  arrived(match: string): void {
    if (this.kv.get<FoundMatch>("found")?.match === match) this.kv.delete("found");
  }
}
