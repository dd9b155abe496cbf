import { DurableObject } from "cloudflare:workers";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Refusal, Seat } from "../games/game.ts";
import { entryOf } from "../games/registry.ts";
import type { LogLine } from "../log-line.ts";
import type { AwayReason } from "../match/absence.ts";
import { type AboutPlayer, isAmongStrangers, type NoAccess } from "../match/access.ts";
import { LAG_MOST_MS } from "../match/clocks.ts";
import * as decide from "../match/decide.ts";
import type { Effect } from "../match/effects.ts";
import { type Changed, Engine } from "../match/engine.ts";
import type { MatchHeader, Member, RoomChanges, Seating } from "../match/events.ts";
import type { News } from "../match/news.ts";
import type { HintProblem } from "../match/practice.ts";
import { whyGone } from "../match/presence.ts";
import { refuse } from "../match/refusals.ts";
import type { RematchProblem } from "../match/rematch.ts";
import type { Arrangement } from "../match/rooms.ts";
import { summaryOf } from "../match/server-frames.ts";
import type { Evidence } from "../players/reports.ts";
import type { Told } from "../players/revocation.ts";
import { CLOSE } from "../protocol/close.ts";
import { parseClientFrame } from "../protocol/parse.ts";
import type { RematchAnswer, Summary } from "../protocol/requests.ts";
import { SYNC_TOKENS } from "../protocol/socket.ts";
import { Alarm } from "./alarm.ts";
import { reportFault } from "./faults.ts";
import { Analysis } from "./match/analysis.ts";
import { Archive } from "./match/archive.ts";
import { Doorkeeper } from "./match/doorkeeper.ts";
import { MatchEffects } from "./match/effects.ts";
import { Errands } from "./match/errands.ts";
import { evidenceLeft, evidenceOf } from "./match/evidence.ts";
import { type NotToBeRead, replayText } from "./match/replay.ts";
import { MatchStore } from "./match/store.ts";
import { type WordsWanted, wordsFor } from "./match/words.ts";
import { type CloseReason, reject, Sockets, type Visitor } from "./sockets.ts";
import { factOf, switchTo } from "./upgrade.ts";

const RETRY_MS = 5000;
const FULL: CloseReason = { code: CLOSE.full, reason: "Too many people watch this match" };
const CLOSED_FOR: Record<NoAccess, CloseReason> = {
  "no-such-match": { code: CLOSE.noSuchMatch, reason: "No such match" },
  private: { code: CLOSE.mayNotWatch, reason: "This match is private" },
};

type Effects = readonly Effect<WebSocket>[];

/**
 * One match, as a Durable Object: doors, and the carrying out of what `Engine` wants done. Whatever has to be awaited
 * (the words, the alarm) is awaited first; from then on an input is judged, written and told with no await between, so
 * that two cannot interleave and the platform holds every frame back until the row is safe.
 */
export class Match extends DurableObject<Env> {
  private readonly store = new MatchStore(this.ctx.storage, (game) => entryOf(game).rules);
  private readonly sockets = new Sockets(this.ctx, this.env, (player) => {
    const why = this.engine.noAccess(player);
    return why && CLOSED_FOR[why];
  });
  private readonly archive = new Archive(this.ctx.storage);
  private readonly clock = new Alarm(this.ctx.storage);
  private readonly errands = new Errands(this.env, this.ctx.exports.Bots, this.store);
  private readonly engine: Engine<WebSocket> = new Engine({
    kept: this.store,
    lines: this.sockets,
    limits: {
      lagMostMs: LAG_MOST_MS,
      spectators: this.env.SPECTATORS,
      roomEditsPerSecond: this.env.ROOM_EDITS_PER_SECOND,
      phraseBurst: this.env.PHRASE_BURST,
      phrasesPerSecond: this.env.PHRASE_REFILL,
    },
    random: (bytes) => crypto.getRandomValues(bytes),
    game: (id) => {
      const { rules, bot, wire } = entryOf(id);
      return { rules, bot, readMove: (move) => decide.readMove(move, wire.move) };
    },
  });
  private readonly analyses = new Analysis(this.engine, this.store);
  private readonly doorkeeper = new Doorkeeper(this.env, this.engine, this.sockets);
  /** Effects that wait until the others' frames are on their way. */
  private delayed: Effects = [];
  private readonly effects = new MatchEffects(this.ctx, this.env, {
    engine: this.engine,
    store: this.store,
    archive: this.archive,
    sockets: this.sockets,
    clock: this.clock,
    errands: this.errands,
    run: (input) => this.run(input),
    passTime: () => this.passTime(),
    report: (what, error) => this.report(what, error),
  });

  // ---- doors: calls of the Worker ----

  /** A match that is to be made here, perhaps: its words are read, and nothing is kept. */
  async warm({ game, language, lexicon, options }: WordsWanted): Promise<void> {
    await wordsFor(this.env.LEXICONS, { game, language, lexicon, options });
  }

  /** Asked again, by who does not know whether it was made, it is the match that was. */
  async createSeated(header: MatchHeader, seats: readonly Seating[]): Promise<Result<number, Refusal>> {
    if (this.archive.tombstone) return fail(refuse("match/gone"));
    const words = await this.prepare(header);
    if (!words.ok && !this.engine.live) return words;
    return this.run((now) => this.engine.create(header, decide.createSeated(header, seats), now));
  }

  /**
   * `invited`: the caller holds the link of that very seat, and whoever gave it out decides who plays. `free`: only while
   * nobody sits there.
   */
  async takeSeat(
    member: Member,
    team: Seat | undefined,
    invited = false,
    free = false,
  ): Promise<Result<Seat, Refusal> | null> {
    if (this.engine.live) await this.prepare(); // so that nothing is waited for between the last answer and the seat
    const refusal = invited ? null : await this.doorkeeper.refusal(member.id);
    if (refusal) return fail(refusal);
    return this.change((now) => this.engine.room.takeSeat(member, team, { invited, free }, now));
  }

  start(player: string): Promise<Changed> {
    return this.change((now) => this.engine.room.start(player, now));
  }

  /** Opened to everybody, a room keeps nobody who is barred from strangers. */
  async changeRoom(player: string, changes: RoomChanges): Promise<Changed> {
    const barred =
      changes.visibility === "public" ? await this.doorkeeper.barredAmong(this.doorkeeper.people()) : [];
    if (barred.includes(player)) return fail(refuse("match/barred"));
    return this.change((now) => {
      const changed = this.engine.room.set(player, changes, now);
      if (changed?.ok) for (const each of barred) this.engine.room.keepOut(each, now);
      return changed;
    });
  }

  arrange(player: string, wish: Arrangement): Promise<Changed> {
    return this.change((now) => this.engine.room.arrange(player, wish, now));
  }

  leaveRoom(player: string): Promise<Changed> {
    return this.change((now) => this.engine.room.leave(player, now));
  }

  private async change<T>(input: (now: number) => T): Promise<T | null> {
    if (!this.engine.live) return null;
    await this.prepare();
    return this.run(input);
  }

  /** As JSON text: a move of any game passes through here. */
  async hint(player: string): Promise<Result<string, HintProblem> | null> {
    return this.engine.live && this.errands.hint(this.engine.live, player);
  }

  summary(): Summary | null {
    return this.engine.live && summaryOf(this.engine.live.state, this.engine.presence.connected());
  }

  /** Of a player, and of what they said then, as far as this reporter may see it; null for anything else. */
  evidence(reporter: string, player: string, saidAt: number | null): Evidence | null {
    const state = this.engine.live?.state;
    if (!state) return evidenceLeft(this.archive, reporter, player, saidAt);
    return evidenceOf(state, this.store, reporter, player, saidAt);
  }

  /** As JSON text: the log is large, and only passes through whoever asked. */
  async replay(): Promise<Result<string, "match-not-found" | NotToBeRead>> {
    const { live } = this.engine;
    return live ? replayText(live, this.store, this.env.SIGNING_KEYS) : fail("match-not-found");
  }

  /** Null: it is not to be read, or the caller is to search for it and to say what was found. */
  analysis(): Promise<string | null> {
    return this.analyses.ask();
  }

  analysisFound(text: string | null): void {
    this.analyses.found(text);
  }

  /** The result is written: there is nothing left to send. */
  resultRecorded(): void {
    if (this.engine.live) this.store.resultRecorded();
  }

  /** By the name that the release before this one calls it: while one is deployed, both are about. */
  settled(): void {
    this.resultRecorded();
  }

  /** Whether the player's name, or what they said, stands in here. */
  isNamed(player: string): boolean {
    return this.engine.live ? this.store.isNamed(player) : this.archive.saidBy(player).length > 0;
  }

  /** What a player said here, as JSON text: messages come in several shapes. */
  saidBy(player: string): string {
    return JSON.stringify(this.engine.live ? this.store.saidBy(player) : this.archive.saidBy(player));
  }

  /** Somebody who was here has gone, and takes their name along. Whose lists had it are told anew. */
  async forgetName(player: string): Promise<void> {
    if (!this.engine.live) return this.archive.forget(player);
    this.store.forgetName(player);
    this.engine.forget();
    await this.clock.ready();
    this.run((now) => this.engine.room.note(this.engine.known.state, now)); // the lobby has names, too
    await this.passTime();
  }

  /** Sessions of a player were ended, or something else of them has changed. How many sockets of theirs are still open. */
  async endSessions(player: string, told: Told): Promise<number> {
    const before = this.sockets.of(player).length;
    const open = this.sockets.end(player, told);
    if (open < before) await this.gone("lost");
    await this.change((now) => this.engine.hearOf(player, told, now));
    return open;
  }

  /** Offers to play the same again, accepts or declines. The last answer makes the new match. */
  async rematch(
    player: string,
    accept: boolean,
    isBarred = false,
  ): Promise<Result<RematchAnswer, RematchProblem | "no-rematch" | "barred"> | null> {
    const header = this.engine.live?.state.header;
    if (accept && isBarred && header && isAmongStrangers(header)) return fail("barred");
    const declined = this.engine.live && this.engine.notifications.offer?.no;
    const people = this.doorkeeper.people();
    const others = people.filter((id) => !declined?.includes(id));
    if (accept && people.includes(player) && (await this.doorkeeper.isBlocked(player, others)))
      return fail("no-rematch");
    await this.clock.ready();
    const { live, notifications } = this.engine;
    if (!live) return null;
    const answered = this.run((now) => notifications.answer(live.state, player, accept, now));
    if (!answered.ok) return answered;
    await this.effects.done();
    return ok(notifications.rematchAnswer);
  }

  /** What somebody who is not here should know; null when they have no seat. */
  newsFor(player: string): News | null {
    const { live, notifications } = this.engine;
    return live && notifications.newsFor(live, player, Date.now());
  }

  // ---- doors: sockets ----

  /** The Worker has checked origin and token, and says who it is. */
  override async fetch(request: Request): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    const visitor = factOf<Visitor>(request, "visitor");
    await this.clock.ready();
    const refusal = this.refusalFor(visitor);
    if (refusal) reject(server, refusal.code, refusal.reason);
    else {
      this.run((now) => this.engine.wake(now));
      const parts = factOf<boolean>(request, "parts") ?? false;
      this.sockets.open(server, visitor, Date.now(), { parts });
      this.run((now) => this.engine.came(server, now));
      if (visitor) this.run((now) => this.engine.hearOf(visitor.player.id, this.aboutOf(visitor), now));
    }
    return switchTo(client, request);
  }

  /** What was told a moment ago counts: an upgrade may have been allowed before that. */
  private aboutOf({ player: { id, name }, blocks = [], barredUntil }: Visitor): AboutPlayer {
    return { name, blocks, barredUntil: barredUntil ?? null, ...this.sockets.toldOf(id) };
  }

  private refusalFor(visitor: Visitor | null): CloseReason | null {
    const refusal = this.sockets.refusal(visitor, Date.now());
    return refusal ?? (this.engine.isFullFor(visitor?.player.id ?? null) ? FULL : null);
  }

  /**
   * A fault on our side closes the socket, and says no more of it to the peer. A frame waits for nothing that memory
   * has: each function that may wait makes promises, and on a move's way they cost as much as the judging.
   */
  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    try {
      const reading = this.sockets.freshen(socket, Date.now());
      if (reading) await reading;
      if (!this.clock.isReady || this.engine.lacks()) await this.prepare();
      this.sendDelayed();
      const now = Date.now();
      if (!this.sockets.admits(socket, raw, now)) return;
      this.sockets.hear(socket, now);
      const frame = parseClientFrame(raw);
      if (frame.ok && frame.value.type === "sync") this.sockets.charge(socket, SYNC_TOKENS - 1);
      this.run((now) => this.engine.receive(socket, frame, now));
      if (this.delayed.length === 0) return;
      await scheduler.wait(0); // until the others' frames are on their way
      this.sendDelayed();
    } catch (error) {
      this.report("frame failed", error);
      this.sockets.close(socket, CLOSE.bug, "A fault on our side");
    }
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    this.sockets.answerClose(socket, code, reason);
    await this.gone(whyGone(code));
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.sockets.close(socket, CLOSE.bug, "The connection failed");
    await this.gone("lost");
  }

  /** Never throws: the socket is gone in any case, and the next life of this memory finds out who is missing. */
  private async gone(why: AwayReason): Promise<void> {
    try {
      await this.clock.ready();
      this.run((now) => this.engine.went(why, now));
    } catch (error) {
      this.report("close failed", error);
    }
  }

  // ---- door: time ----

  override async alarm(): Promise<void> {
    this.clock.fired();
    await this.passTime();
  }

  /** Of a match that ended before such objects set an alarm for what they keep: it is set, or its time is over already. */
  async retire(): Promise<void> {
    await this.clock.ready();
    if (this.engine.live) this.letGo();
    this.clock.wish(this.letGoAt());
  }

  /** True when something was kept for long enough and went, and nothing else is due in a match that rested so long. */
  private letGo(): boolean {
    const went = this.archive.retire(this.engine.known.state, Date.now());
    if (went === "nothing") return false;
    this.engine.forget();
    if (went === "talk") return this.store.unsent() === null;
    for (const socket of this.sockets.all()) this.sockets.close(socket, CLOSE.noSuchMatch, "No such match");
    this.clock.begin(null);
    return true;
  }

  private letGoAt(): number | null {
    const { live } = this.engine;
    return live && this.archive.nextAt(live.state);
  }

  /**
   * Never throws: the platform gives up on an alarm that fails too often, and a match would stand still. It ends when
   * what others were asked is answered: an alarm whose process dies before that rings again.
   */
  private async passTime(): Promise<void> {
    try {
      if (!this.engine.live) {
        await this.clock.ready();
        this.clock.wish(this.archive.pass(Date.now()));
        return;
      }
      await this.clock.ready();
      const isDone = this.letGo();
      const words = isDone ? ok(null) : await this.prepare();
      if (!words.ok) throw new Error(words.error.code);
      if (!isDone) this.run((now) => this.engine.time(now));
      await this.effects.done();
      this.clock.wish(this.letGoAt());
    } catch (error) {
      this.report("alarm failed", error);
      this.clock.wish(Date.now() + RETRY_MS);
    }
  }

  // ---- the engine, and what it wants done ----

  /** Everything a change needs that has to be awaited: the match's words, and when its alarm is set for. */
  private async prepare(header?: MatchHeader): Promise<Result<null, Refusal>> {
    const wanted = this.engine.lacks(header);
    const [words] = await Promise.all([wanted && wordsFor(this.env.LEXICONS, wanted), this.clock.ready()]);
    if (words && !words.ok) return fail(refuse("match/words-unavailable"));
    if (words) this.engine.learn(words.value);
    return ok(null);
  }

  /** What was put off comes first, so that nothing overtakes it. */
  private run<T>(input: (now: number) => T): T {
    this.sendDelayed();
    const now = Date.now();
    return this.orForget(() => {
      const answer = input(now);
      this.carryOut(this.engine.take(now));
      return answer;
    });
  }

  private sendDelayed(): void {
    const { delayed } = this;
    this.delayed = [];
    this.orForget(() => this.carryOut(delayed));
  }

  /** If anything throws, memory is folded anew from what was written. */
  private orForget<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.engine.forget();
      throw error;
    }
  }

  private carryOut(effects: Effects): void {
    for (const [i, effect] of effects.entries()) {
      if (effect.type === "after-others") {
        this.delayed = effects.slice(i + 1);
        return;
      }
      this.effects.carryOut(effect);
    }
  }

  private report(what: LogLine, error: unknown): void {
    reportFault(this.env, this.engine.remembered?.state, what, error, this.ctx.id.name);
  }
}
