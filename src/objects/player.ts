import { DurableObject } from "cloudflare:workers";
import { ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { News } from "../match/news.ts";
import type { FoundMatch } from "../matchmaking/messages.ts";
import { type Ended, holds, type SocketPlace, type Told } from "../players/revocation.ts";
import type { Standing } from "../players/standing.ts";
import type { Claims } from "../players/tokens.ts";
import { CLOSE } from "../protocol/close.ts";
import { type Headline, type MeServerFrame, readMeFrame, type WaitingForMe } from "../protocol/me.ts";
import type { Notice } from "../protocol/notices.ts";
import type { PushWishes } from "../protocol/push.ts";
import { Alarm } from "./alarm.ts";
import { type BlockEntry, Blocks } from "./player/blocks.ts";
import { PlayerErrands } from "./player/errands.ts";
import { LastSight } from "./player/last-sight.ts";
import { type Errands, NameEraser } from "./player/name-eraser.ts";
import { type FreshNotice, Notices } from "./player/notices.ts";
import { OpenMatches } from "./player/open-matches.ts";
import { PersonalData } from "./player/personal-data.ts";
import { Pushes, type PushRequest } from "./player/pushes.ts";
import { Sessions } from "./player/sessions.ts";
import { OwnStanding } from "./player/standing.ts";
import { OwnTicket, type Rest, type TicketRef } from "./player/ticket.ts";
import { reject, Sockets, type Visitor } from "./sockets.ts";
import { factOf, switchTo } from "./upgrade.ts";

/**
 * One player. Holds their one ticket, so that nobody waits in two pools, or in one pool twice; and what waits for
 * them, with the one socket on which any of their pages hears of it.
 */
export class Player extends DurableObject<Env> {
  private readonly errands = new PlayerErrands(this.env, () => this.name());
  private readonly notices = new Notices(this.ctx.storage.kv);
  private readonly blocks = new Blocks(this.ctx.storage.kv);
  private readonly openMatches = new OpenMatches(this.ctx.storage.kv, this.blocks);
  private readonly sessions: Sessions = new Sessions(this.ctx.storage.kv, () => this.about());
  private readonly own: OwnStanding = new OwnStanding(
    this.ctx.storage.kv,
    this.env.DB,
    this.sessions,
    () => void this.listTables(),
  );
  private readonly lastSight = new LastSight(this.ctx.storage.kv);
  private readonly personalData = new PersonalData(this.ctx.storage);
  private readonly nameEraser = new NameEraser(this.ctx.storage.kv);
  private readonly ticket = new OwnTicket(this.ctx.storage.kv, {
    dismiss: ({ pool, id }) => this.env.MATCHMAKERS.getByName(pool).dismiss(this.name(), id),
    newsOf: (match) => this.env.MATCHES.getByName(match).newsFor(this.name()),
    blocks: () => this.blocks.ids(),
    rest: (now) => this.restOf(now),
  });
  private readonly sockets = new Sockets<MeServerFrame>(this.ctx, this.env);
  private readonly clock = new Alarm(this.ctx.storage);
  private readonly pushes = new Pushes(this.ctx.storage.kv, this.env, this.clock, this.sockets, () => [
    ...this.openMatches.facts(),
    ...this.ticket.facts(),
  ]);

  // ---- who they are, and which of their sessions are over ----

  /**
   * The standing by which a token is judged. `place` is where a socket of it is about to be opened: noted in the same
   * turn, so that no session ends between the two.
   */
  async admit(claims: Claims, place: SocketPlace | null): Promise<Standing> {
    const standing = await this.own.of(claims);
    if (place && holds(claims, standing) && this.sessions.note(place, Date.now()))
      this.ctx.waitUntil(this.sessions.look(this.errands.tellPlace, this.leavePlace, Date.now()));
    if (standing.kind !== "account" && holds(claims, standing) && this.lastSight.isDue(Date.now()))
      this.ctx.waitUntil(this.lastSight.note(Date.now(), (at) => this.errands.noteSeen(at)).catch(() => {})); // or tomorrow
    if (standing.kind === "account" && holds(claims, standing)) this.sessions.see(claims, Date.now());
    const restrictions = this.notices.restrictions(Date.now());
    return { ...standing, restrictions, ...(place && { blocks: this.blocks.ids() }) };
  }

  /** What tables are told of them, beside which sessions are over. */
  private about(): Omit<Told, keyof Ended> {
    const { silencedUntil, barredUntil } = this.notices.restrictions(Date.now());
    const { name } = this.own;
    return { silencedUntil, barredUntil, blocks: this.blocks.ids(), ...(name !== undefined && { name }) };
  }

  /** Something of it has changed: every table is to be told, in the turn of the write. Gives by when. */
  private listTables(): number {
    return this.sessions.list(Date.now(), this.openMatches.ids());
  }

  /** Deletes a guest or a partner's user who was not seen since then; false, and D1 is put right, where they were. */
  async leaveUnseen(since: number): Promise<boolean> {
    const seenAt = this.lastSight.at ?? 0;
    const standing = await this.own.refresh(this.name());
    if (!standing || standing.kind === "account" || seenAt > since) {
      if (seenAt > since) await this.errands.noteSeen(seenAt);
      return false;
    }
    await this.leave(this.sessions.ended.epoch);
    return true;
  }

  /** The epoch that a new session carries. */
  async epoch(): Promise<number> {
    const written = await this.own.refresh(this.name());
    return Math.max(written?.epoch ?? 0, this.sessions.ended.epoch);
  }

  /**
   * Something of them is about to change in D1. Gives the epoch to write there if it ends every session. `change` is
   * its name, by which it is said to be made; whoever is of an older version gives none.
   */
  async standingChanges(change = ""): Promise<number> {
    await this.clock.ready();
    this.clock.wish(this.own.changing(change, Date.now()));
    return (await this.epoch()) + 1;
  }

  /** Their name, kind, epoch or ratings have changed in D1. */
  async standingChanged(change = ""): Promise<void> {
    await this.lookAtD1();
    this.own.changed(change);
    await this.carryOut(); // another name is told where they sit
  }

  private async lookAtD1(): Promise<void> {
    const standing = await this.own.refresh(this.name());
    if (standing && standing.epoch > this.sessions.ended.epoch) await this.endAll(standing.epoch - 1);
  }

  /** Ends every session up to this epoch, and whatever ended before; gives the one that new tokens carry. */
  async endAll(epoch: number): Promise<number> {
    await this.end((now) => this.sessions.endBefore(Math.max(epoch, this.sessions.ended.epoch) + 1, now));
    return this.sessions.ended.epoch;
  }

  /** Removes a passkey, and ends the sessions that were begun with it. */
  endPasskey(id: string, ref: string): Promise<void> {
    return this.end((now) => this.sessions.endPasskey(id, ref, now));
  }

  endSession(sid: string): Promise<void> {
    return this.end((now) => this.sessions.endSession(sid, now));
  }

  sessionsOf(): ReturnType<Sessions["listed"]> {
    return this.sessions.listed(Date.now());
  }

  /** Deletes the player: what remains is that they are gone. */
  async leave(epoch: number): Promise<void> {
    await this.end((now) => {
      this.nameEraser.begin(now);
      this.own.leave();
      return this.sessions.endBefore(Math.max(epoch, this.sessions.ended.epoch) + 1, now);
    });
  }

  /** Every match that has their name or their words in it, the newest results first. */
  async namedIn(): Promise<string[]> {
    const results = await this.errands.results();
    return [...new Set([...this.openMatches.whereNamed(), ...this.sessions.matches(), ...results])];
  }

  /** All that is stored here, for its owner to take along. */
  belong(): string {
    return this.personalData.written();
  }

  override async alarm(): Promise<void> {
    this.clock.fired();
    if (this.own.isChanging) {
      const since = Date.now();
      const isRead = await this.lookAtD1().then(
        () => true,
        () => false,
      );
      await this.clock.ready();
      this.clock.wish(this.own.looked(since, isRead));
    }
    await this.carryOut();
    await this.pushes.carryOut();
  }

  /** In the turn of the write: what it says is carried out, whatever happens next. */
  private async end(write: (now: number) => number): Promise<void> {
    await this.clock.ready();
    this.clock.wish(write(Date.now()));
    this.pushes.end(this.sessions.ended);
    this.sockets.end(this.name(), this.sessions.ended);
    await this.carryOut();
  }

  /** Never throws: the platform gives up on an alarm that fails too often. */
  private async carryOut(): Promise<void> {
    const told = await this.sessions.carryOut(this.errands.tellPlace, this.errands, Date.now());
    const left = await this.nameEraser.carryOut(this.farewell, Date.now());
    await this.clock.ready();
    this.clock.wish(told, left);
  }

  /** Their name may stand in a match that they are no longer at. */
  private readonly leavePlace = async (place: SocketPlace): Promise<void> => {
    if (await this.errands.isNamedAt(place)) this.openMatches.named(place.name);
  };

  private readonly farewell: Errands = {
    remove: (at) => this.errands.removePlayer(at),
    matches: () => this.namedIn(),
    empty: () => this.personalData.giveUp((key) => this.sessions.keeps(key) || this.own.keeps(key)),
    visit: (match) => this.errands.forgetNameAt(match),
  };

  // ---- the one ticket ----

  claim(ticket: TicketRef): ReturnType<OwnTicket["claim"]> {
    return this.ticket.claim(ticket);
  }

  /** Until when nobody is looked for; null when they may be paired. */
  private restOf(now: number): Rest | null {
    const { barredUntil } = this.notices.restrictions(now);
    if (barredUntil !== null) return { until: barredUntil, isBarred: true };
    const until = this.openMatches.restsUntil(now);
    return until === null ? null : { until, isBarred: false };
  }

  async found(found: FoundMatch): Promise<Result<null, never>> {
    await this.pushes.ready();
    this.ticket.found(found, Date.now());
    this.pushes.plan();
    return ok(null);
  }

  // ---- what an administrator decided ----

  /** Holds from this write on: tables hear of a silence, and whoever is barred leaves the queue. Told twice is once. */
  async takeNotice(notice: FreshNotice): Promise<void> {
    if (this.own.isGone) return;
    await this.changeNotices(() => this.notices.take(notice, Date.now()));
  }

  async withdrawNotice(id: string, at: number): Promise<void> {
    await this.changeNotices(() => this.notices.withdraw(id, at));
  }

  private async changeNotices(change: () => void): Promise<void> {
    await this.clock.ready();
    const before = this.notices.restrictions(Date.now());
    change();
    const { silencedUntil, barredUntil } = this.notices.restrictions(Date.now());
    if (silencedUntil !== before.silencedUntil || barredUntil !== before.barredUntil)
      this.clock.wish(this.listTables());
    this.tell(null);
    await this.carryOut();
    const ticket = this.ticket.current;
    if (ticket && barredUntil !== null)
      await this.env.MATCHMAKERS.getByName(ticket.pool).bar(this.name(), ticket.id, barredUntil);
  }

  noticesOf(): Notice[] {
    return this.notices.all(Date.now());
  }

  /** False when there is no such notice. */
  seeNotice(id: string): boolean {
    const isThere = this.notices.see(id, Date.now());
    this.tell(null);
    return isThere;
  }

  objected(id: string): void {
    this.notices.objected(id, Date.now());
  }

  // ---- whom they blocked ----

  /** False when there are as many as may be. Holds at once: for who waits in a queue, and for invitations. */
  async block(player: string): Promise<boolean> {
    await this.clock.ready();
    if (!this.blocks.add(player, Date.now())) return false;
    this.clock.wish(this.listTables());
    this.openMatches.declineFrom(player);
    this.tell(null);
    await Promise.all([this.carryOut(), this.tellQueue()]);
    return true;
  }

  async unblock(player: string): Promise<void> {
    await this.clock.ready();
    this.blocks.remove(player);
    this.clock.wish(this.listTables());
    await Promise.all([this.carryOut(), this.tellQueue()]);
  }

  blocked(): BlockEntry[] {
    return this.blocks.all();
  }

  /** Whether they play no strangers for now. */
  isBarred(): boolean {
    return this.notices.restrictions(Date.now()).barredUntil !== null;
  }

  blocksAny(players: readonly string[]): boolean {
    return players.some((player) => this.blocks.has(player));
  }

  /** A ticket carries whom its player blocked. */
  private async tellQueue(): Promise<void> {
    const ticket = this.ticket.current;
    if (!ticket) return;
    const pool = this.env.MATCHMAKERS.getByName(ticket.pool);
    await pool.blocksChanged(this.name(), ticket.id, this.blocks.ids());
  }

  // ---- what waits for them ----

  /** A match says what it wants of this player. */
  async hear(news: News): Promise<Result<null, never>> {
    await this.pushes.ready();
    if (news.here || news.stage === "over") this.ticket.arrived(news.match);
    const headline = this.openMatches.hear(news, Date.now());
    this.tell(headline);
    this.pushes.plan();
    return ok(null);
  }

  /** Which of their browsers are told outside a page, and of what. */
  pushRequest(request: PushRequest): Promise<PushWishes> {
    return this.pushes.answer(request);
  }

  /** What was told while somebody was at a table, or before a room ended, may be old: such matches are asked. */
  async waiting(): Promise<WaitingForMe> {
    const ask = (match: string) => this.env.MATCHES.getByName(match).newsFor(this.name());
    const turns = await this.openMatches.ask(ask, Date.now());
    const now = this.all();
    return { ...now, matches: now.matches.map((entry) => ({ ...entry, ...turns.get(entry.match) })) };
  }

  private all(): WaitingForMe {
    const now = Date.now();
    return { ...this.openMatches.all(now), notices: this.notices.unseen(now) };
  }

  private tell(headline: Headline): void {
    const sockets = this.sockets.all();
    if (sockets.length === 0) return;
    const frame = { type: "matches" as const, ...this.all(), headline };
    for (const socket of sockets) this.sockets.send(socket, frame);
  }

  // ---- doors: the socket ----

  override async fetch(request: Request): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    const visitor = factOf<Visitor>(request, "visitor");
    const refusal = this.sockets.refusal(visitor, Date.now());
    if (refusal) {
      reject(server, refusal.code, refusal.reason);
      return switchTo(client, request);
    }
    this.sockets.open(server, visitor, Date.now(), { what: "Your news" });
    const waiting = await this.waiting();
    this.sockets.send(server, { type: "matches", ...waiting, headline: null });
    return switchTo(client, request);
  }

  /** Beside ping, which the platform answers, there is only to say whether somebody sees the page. */
  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    if (!this.sockets.admits(socket, raw, Date.now())) return;
    const frame = readMeFrame(raw);
    if (frame) {
      this.sockets.see(socket, frame.visible, Date.now());
      return this.pushes.turned();
    }
    this.sockets.send(socket, {
      type: "error",
      code: "frame/unknown",
      message:
        'This socket only tells. Send nothing but {"type":"ping"} and {"type":"visible","visible":true}.',
    });
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    this.sockets.answerClose(socket, code, reason);
    await this.pushes.turned();
  }

  override webSocketError(socket: WebSocket): void {
    this.sockets.close(socket, CLOSE.bug, "The connection failed");
  }

  private name(): string {
    if (this.ctx.id.name === undefined) throw new Error("A player's object is named by the player's id");
    return this.ctx.id.name;
  }
}
