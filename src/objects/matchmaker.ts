import { DurableObject } from "cloudflare:workers";
import { chanceOf } from "../core/chance.ts";
import { makeId } from "../core/ids.ts";
import { assertNever, fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { type LogLine, logLine } from "../log-line.ts";
import { type Dice, homesOf, newsFor } from "../matchmaking/broker.ts";
import type { Candidate, Effect, Message, Offer, Sitting, Ticket } from "../matchmaking/messages.ts";
import { WAVE_MS } from "../matchmaking/pairing.ts";
import { type Plan, strangersPlan } from "../matchmaking/plan.ts";
import { type Pool, parsePool } from "../matchmaking/pool.ts";
import { PoolEngine } from "../matchmaking/pool-engine.ts";
import { tablesOf } from "../matchmaking/tables.ts";
import { type Newcomer, OPENED_ELSEWHERE } from "../matchmaking/tickets.ts";
import type { Ended } from "../players/revocation.ts";
import { CLOSE } from "../protocol/close.ts";
import { parseQuickMatchFrame, type QuickMatchServerFrame } from "../protocol/quick-match.ts";
import { FRAME_ERRORS } from "../protocol/socket.ts";
import { Alarm } from "./alarm.ts";
import { makeMatch, warmMatch } from "./make-match.ts";
import { reject, Sockets, type Visitor } from "./sockets.ts";
import { StoredMap } from "./stored-map.ts";
import { factOf, switchTo } from "./upgrade.ts";

const RETRY_MS = 2000;
const POOL_KEY = "pool";

/** What the route knows of somebody who wants to play. */
export type NewcomerFacts = Omit<Newcomer, "id" | "player">;

/** One pool: gives its engine sockets, storage, an alarm, and the other objects to talk to. */
export class Matchmaker extends DurableObject<Env> {
  private readonly sockets: Sockets<QuickMatchServerFrame>;
  private readonly clock: Alarm;
  private readonly name: string;
  private readonly pool: Pool;
  private readonly engine: PoolEngine;
  /** Calls that are under way and must not be begun again. */
  private readonly calls = new Set<string>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { kv } = ctx.storage;
    this.sockets = new Sockets(ctx, env);
    this.clock = new Alarm(ctx.storage);
    this.name = ctx.id.name ?? kv.get<string>(POOL_KEY) ?? unnamed();
    this.pool = parsePool(this.name);
    const shelves = {
      tickets: new StoredMap<Ticket>(kv, "ticket"),
      listings: new StoredMap<Candidate>(kv, "listing"),
      offers: new StoredMap<Offer>(kv, "offer"),
    };
    this.engine = new PoolEngine(this.pool, tablesOf(this.pool), shelves, DICE);
  }

  // ---- doors: sockets ----

  /** The Worker has checked origin, token, games and languages. */
  override async fetch(request: Request): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    const visitor = factOf<Visitor>(request, "visitor");
    const facts = factOf<NewcomerFacts>(request, "newcomer");
    if (!visitor || !facts) throw new Error("Nobody to wait");
    const newcomer = { ...facts, player: visitor.player };
    await this.clock.ready();
    this.keepName();
    const refusal = this.sockets.refusal(visitor, Date.now());
    if (refusal) {
      reject(server, refusal.code, refusal.reason);
      return switchTo(client, request);
    }
    if (this.engine.tickets.isOvertaken(newcomer)) {
      reject(server, CLOSE.openedElsewhere, OPENED_ELSEWHERE);
      return switchTo(client, request);
    }
    this.sockets.open(server, visitor, Date.now(), { what: "The quick match" });
    this.run((now) => this.engine.tickets.join({ ...newcomer, id: DICE.id() }, now));
    return switchTo(client, request);
  }

  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    try {
      await this.clock.ready();
      await this.sockets.freshen(socket, Date.now());
      this.receiveFrame(socket, raw);
    } catch (error) {
      this.report("frame failed", error);
      this.sockets.close(socket, CLOSE.bug, "A fault on our side");
    }
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    this.sockets.answerClose(socket, code, reason);
    await this.lose(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.sockets.close(socket, CLOSE.bug, "The connection failed");
    await this.lose(socket);
  }

  // ---- doors: other objects ----

  async receive(message: Message): Promise<Result<null, never>> {
    await this.clock.ready();
    this.keepName();
    this.run(() => this.engine.receive(message));
    return ok(null);
  }

  /** How many wait here, and how many would play each game. */
  waiting(): { players: number; games: Record<string, number> } {
    const { players, games } = this.engine.tickets.census();
    return { players, games: { ...games } };
  }

  /** Sessions of a player were ended; a ticket goes with its socket. How many sockets of theirs are still open. */
  async endSessions(player: string, ended: Ended): Promise<number> {
    await this.clock.ready();
    const before = this.sockets.of(player).length;
    const open = this.sockets.end(player, ended);
    if (open === 0 && before > 0) this.run(() => this.engine.tickets.leave(player));
    return open;
  }

  /** The player has blocked or unblocked somebody while waiting here. */
  async blocksChanged(player: string, ticket: string, blocks: readonly string[]): Promise<void> {
    await this.clock.ready();
    this.run((now) => this.engine.tickets.blocksChanged(player, ticket, blocks, now));
  }

  /** The player was barred from playing strangers while waiting here. */
  async bar(player: string, ticket: string, until: number): Promise<void> {
    await this.clock.ready();
    this.run(() => this.engine.tickets.bar(player, ticket, until));
  }

  /** The player has a newer ticket. Fails while this one is bound by an offer. */
  async dismiss(player: string, ticket: string): Promise<Result<null, "bound">> {
    await this.clock.ready();
    return this.run(() => this.engine.tickets.dismiss(player, ticket)) ? ok(null) : fail("bound");
  }

  // ---- door: time ----

  /** Never throws: the platform gives up on an alarm that fails too often, and a pool would stand still. */
  override async alarm(): Promise<void> {
    this.clock.fired();
    const heardAt = (player: string): number | null => this.heardAt(player);
    try {
      this.perform((now) => this.engine.time(now, heardAt));
      this.clock.wish(this.engine.nextAt(Date.now(), heardAt));
    } catch (error) {
      this.report("alarm failed", error);
      this.clock.wish(Date.now() + RETRY_MS);
    }
  }

  // ---- the one seam where a pool changes ----

  /** Nothing is due sooner than the next wave, so that not everyone need be looked at after every frame. */
  private run<T>(input: (now: number) => T): T {
    const answer = this.perform(input);
    this.clock.wish(Date.now() + WAVE_MS);
    return answer;
  }

  private perform<T>(input: (now: number) => T): T {
    const now = Date.now();
    const { answer, effects } = this.engine.run(now, () => input(now));
    for (const effect of effects) this.carryOut(effect);
    return answer;
  }

  private carryOut(effect: Effect): void {
    switch (effect.type) {
      case "tell":
        for (const socket of this.sockets.of(effect.player)) this.sockets.send(socket, effect.frame);
        break;
      case "close":
        for (const socket of this.sockets.of(effect.player)) {
          this.sockets.close(socket, effect.code, effect.reason);
        }
        break;
      case "claim":
        this.call(`claim ${effect.ticket}`, () => this.claim(effect));
        break;
      case "found":
        this.call(`found ${effect.found.match} ${effect.player}`, () => this.remember(effect));
        break;
      case "post":
        this.call(null, () => this.env.MATCHMAKERS.getByName(effect.pool).receive(effect.message));
        break;
      case "warm":
        this.call(null, () => warmMatch(this.env, this.planOf(effect.offer, effect.match)));
        break;
      case "make":
        this.call(`make ${effect.offer.id}`, () => this.make(effect.offer));
        break;
      case "announce":
        this.call(`announce ${effect.offer.id}`, () => this.announce(effect.offer));
        break;
      default:
        assertNever(effect);
    }
  }

  // ---- what needs other objects ----

  /** Not awaited: two pools that waited for each other's answers would stand still. What fails, time repeats. */
  private call(name: string | null, work: () => Promise<unknown>): void {
    if (name !== null && this.calls.has(name)) return;
    if (name !== null) this.calls.add(name);
    const done = work()
      .catch((error: unknown) => this.report("call failed", error))
      .finally(() => name !== null && this.calls.delete(name));
    this.ctx.waitUntil(done);
  }

  private async claim({ player, ticket, askedAt }: Effect & { type: "claim" }): Promise<void> {
    const claim = await this.env.PLAYERS.getByName(player).claim({ pool: this.name, id: ticket, askedAt });
    // Where the release before this one still runs, it says that it is claimed and nothing else.
    if (claim.ok) this.run(() => this.engine.tickets.claimed(player, ticket, claim.value?.blocks));
    else if (claim.error === "overtaken") this.run(() => this.engine.tickets.dismiss(player, ticket));
    else if (claim.error !== "bound") {
      const answer = claim.error;
      if ("isBarred" in answer && answer.isBarred)
        this.run(() => this.engine.tickets.bar(player, ticket, answer.until));
      else if ("until" in answer) this.run(() => this.engine.tickets.rest(player, ticket, answer.until));
      else this.run(() => this.engine.tickets.seated(player, ticket, answer));
    }
  }

  private async remember({ player, found }: Effect & { type: "found" }): Promise<void> {
    await this.env.PLAYERS.getByName(player).found(found);
    this.run(() => this.engine.tickets.remembered(player, found));
  }

  private async make(offer: Offer): Promise<void> {
    if (offer.match === null) throw new Error("No match was promised");
    const { ok: made } = await makeMatch(this.env, this.planOf(offer, offer.match));
    logLine(made ? "info" : "error", made ? "strangers matched" : "match not made", {
      pool: this.name,
      match: offer.match,
      players: offer.members.length,
    });
    this.run(() => this.engine.broker.made(offer.id, made));
  }

  private planOf(offer: Offer, match: string): Plan {
    return strangersPlan(match, this.sittingOf(offer), offer.members, offer.bots, offer.later);
  }

  /** An offer made before pools held all games is of the pool's one. */
  private sittingOf({ of }: Offer): Sitting {
    const { game, language } = this.pool;
    if (!of && game === undefined) throw new Error("Nobody knows what is to be played");
    return of ?? { game: game!, language, pace: "quick" };
  }

  private async announce(offer: Offer): Promise<void> {
    for (const home of homesOf(offer)) {
      const news = newsFor(offer, home);
      if (home === this.name) this.run(() => this.engine.receive(news));
      else await this.env.MATCHMAKERS.getByName(home).receive(news);
    }
    this.run(() => this.engine.broker.announced(offer.id));
  }

  // ---- helpers ----

  private receiveFrame(socket: WebSocket, raw: string | ArrayBuffer): void {
    const now = Date.now();
    const player = this.sockets.playerOf(socket)?.id;
    if (player === undefined) return;
    if (!this.sockets.admits(socket, raw, now)) {
      this.run(() => this.engine.tickets.leave(player));
      return;
    }
    this.sockets.hear(socket, now);
    const parsed = parseQuickMatchFrame(raw);
    if (!parsed.ok) {
      this.sockets.send(socket, { type: "error", code: parsed.error, message: FRAME_ERRORS[parsed.error] });
      return;
    }
    const frame = parsed.value;
    if (frame.type === "ping") this.sockets.send(socket, { type: "pong" });
    else this.run(() => this.engine.tickets.confirm(player, frame.offer, now, frame.later));
  }

  /** The ticket goes with its socket, unless a newer one has taken it over. */
  private async lose(socket: WebSocket): Promise<void> {
    await this.clock.ready();
    const player = this.sockets.playerOf(socket)?.id;
    if (player === undefined || this.sockets.of(player).some((each) => each !== socket)) return;
    this.run(() => this.engine.tickets.leave(player));
  }

  /** The platform does not promise that an object woken by its alarm knows its name. */
  private keepName(): void {
    const { kv } = this.ctx.storage;
    if (kv.get(POOL_KEY) === undefined) kv.put(POOL_KEY, this.name);
  }

  private heardAt(player: string): number | null {
    const times = this.sockets.of(player).map((socket) => this.sockets.heardAt(socket));
    return times.length > 0 ? Math.max(...times) : null;
  }

  private report(what: LogLine, error: unknown): void {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    logLine("error", what, { pool: this.name, error: text });
  }
}

const random = (bytes: Uint8Array): Uint8Array => crypto.getRandomValues(bytes);

const DICE: Dice = {
  id: () => makeId(random),
  shuffle: (items) => chanceOf(random(new Uint8Array(32)), 0, "seats").shuffle(items),
};

function unnamed(): never {
  throw new Error("A pool's object is named by its pool");
}
