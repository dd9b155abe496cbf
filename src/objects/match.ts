import { DurableObject } from "cloudflare:workers";
import { earliest } from "../core/earliest.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { BotLevel, Refusal, Seat, Verdict } from "../games/game.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { AwayReason } from "../match/absence.ts";
import { arriving } from "../match/arrival.ts";
import { type Mover, patienceMs } from "../match/clocks.ts";
import * as decide from "../match/decide.ts";
import type { AnyEvent, MatchHeader, Member, RoomChanges, Seating, StopReason } from "../match/events.ts";
import type { News } from "../match/news.ts";
import type { HintProblem } from "../match/practice.ts";
import type { RematchProblem } from "../match/rematch.ts";
import * as rooms from "../match/rooms.ts";
import { type MatchState, seatOf } from "../match/state.ts";
import { type Lags, NO_LAG } from "../match/world.ts";
import type { Evidence } from "../players/reports.ts";
import type { Ended } from "../players/revocation.ts";
import { CLOSE } from "../protocol/close.ts";
import type { RematchAnswer, Summary } from "../protocol/requests.ts";
import { Absences, whyGone } from "./absences.ts";
import { barTo } from "./access.ts";
import { Alarm } from "./alarm.ts";
import { keptAnalysis } from "./analysis.ts";
import { BotSeats } from "./bot-seats.ts";
import { Closing } from "./closing.ts";
import { evidenceOf } from "./evidence.ts";
import { reportFault } from "./faults.ts";
import { type Changed, Frames, type Judge } from "./frames.ts";
import { Hall } from "./hall.ts";
import { hintFor } from "./hint.ts";
import { type Author, type Before, entryOf, Ledger } from "./ledger.ts";
import type { LogLine } from "./log-line.ts";
import { measureProgress } from "./metrics.ts";
import { ResultOutbox } from "./result-outbox.ts";
import { replayText } from "./sealing.ts";
import { reject, Sockets, type Visitor } from "./sockets.ts";
import { MatchStore } from "./store.ts";
import { Supplies } from "./supplies.ts";
import { summaryOf } from "./telling.ts";
import { Tidings } from "./tidings.ts";
import { factOf, switchTo } from "./upgrade.ts";
import { Voice } from "./voice.ts";
import { worldFor } from "./worlds.ts";

const RETRY_MS = 5000;
/** More things due at once than any game has: a game whose time never passes is a bug. */
const MOST_DUE = 64;
const NOBODY: Author = { player: null, move: null };
type Made = Promise<Result<number, Refusal>>;
type Seated = Promise<Result<Seat, Refusal> | null>;
type JudgeTable = (state: MatchState) => Verdict<AnyEvent>;

/** One match, from its first seat to its last move. A room is a match that waits. */
export class Match extends DurableObject<Env> {
  private readonly report = (what: LogLine, error: unknown): void =>
    reportFault(this.env, this.ledger.remembered?.state, what, error, this.ctx.id.name);
  private readonly store = new MatchStore(this.ctx.storage);
  private readonly ledger = new Ledger(this.store);
  private readonly sockets = new Sockets(this.ctx, this.env, barTo(this.ledger));
  private readonly absences = new Absences(this.ctx.storage.kv, this.sockets);
  private readonly voice = new Voice(this.sockets, this.store, this.absences, this.env);
  private readonly clock = new Alarm(this.ctx.storage);
  private readonly supplies = new Supplies(this.env.LEXICONS, this.clock);
  private readonly hall = new Hall(this.ctx.storage, this.env, this.sockets, this.voice, this.absences);
  private readonly bots = new BotSeats(this.ctx, this.report);
  private readonly outbox = new ResultOutbox(this.store, this.env.RESULTS);
  private readonly tidings = new Tidings(this.ctx, this.env, this.voice, this.absences, this.report);
  private readonly closing = new Closing(this.ctx, () => this.catchUp());
  private readonly frames = new Frames(this.env, this.sockets, this.voice, this.absences, this.hall, {
    known: () => this.ledger.known,
    change: (by, judge, lags) => this.change(by, judge, lags),
    report: this.report,
  });

  // ---- doors: calls of the Worker ----

  async create(header: MatchHeader, players: readonly Member[], bots: readonly BotLevel[]): Made {
    return this.make(header, decide.create(header, players, bots));
  }

  /** A match whose every seat is known from the start. */
  async createSeated(header: MatchHeader, seats: readonly Seating[]): Made {
    return this.make(header, decide.createSeated(header, seats));
  }

  /** `invited`: the caller holds the link of that very seat. */
  async takeSeat(member: Member, team: Seat | undefined, invited = false): Seated {
    const judge = (state: MatchState) => decide.takeSeat(state, member, team, invited);
    const taken = await this.changeTable(member.id, judge);
    if (!taken?.ok) return taken;
    await this.greet();
    return ok(seatOf(this.ledger.known.state, member.id)!);
  }

  async start(player: string): Promise<Changed> {
    const started = await this.change({ player, move: null }, ({ entry, state }, world) =>
      decide.start(entry.rules, state, player, world),
    );
    await this.greet();
    return started;
  }

  async changeRoom(player: string, changes: RoomChanges): Promise<Changed> {
    return this.changeTable(player, (state) => rooms.changeRoom(state, player, changes));
  }

  async arrange(player: string, wish: rooms.Arrangement): Promise<Changed> {
    return this.changeTable(player, (state) => rooms.arrange(state, player, wish));
  }

  async leaveRoom(player: string): Promise<Changed> {
    return this.changeTable(player, (state) => rooms.leaveRoom(state, player, this.absences.connected()));
  }

  /** As JSON text: a move of any game passes through here. */
  async hint(player: string): Promise<Result<string, HintProblem> | null> {
    return this.ledger.ask((live) => hintFor(this.ctx.exports.Bots, live, player));
  }

  summary(): Summary | null {
    return this.ledger.ask(({ state }) => summaryOf(state, this.absences.connected()));
  }

  /** Of a player, and of what they said then, as far as this reporter may see it; null for anything else. */
  evidence(reporter: string, player: string, saidAt: number | null): Evidence | null {
    return this.ledger.ask(({ state }) => evidenceOf(state, this.store, reporter, player, saidAt));
  }

  /** As JSON text: the log is large, and only passes through whoever asked. */
  async replay(): Promise<Result<string, "match-not-found" | "match-not-finished">> {
    const live = this.ledger.live;
    return live ? replayText(live, this.store, this.env.SIGNING_KEYS) : fail("match-not-found");
  }

  /** What could have been played, as it was found out once; what is given is kept. */
  analysis(found?: string): string | null {
    return this.ledger.ask((live) => keptAnalysis(live, this.store, found));
  }

  /** The result is written: there is nothing left to send. */
  settled(): void {
    if (this.ledger.live) this.outbox.settle();
  }

  /** Somebody who played here has gone, and takes their name along. */
  forgetName(player: string): void {
    if (!this.ledger.live) return;
    this.store.forgetName(player);
    this.ledger.forget();
  }

  /** Sessions of a player were ended. How many sockets of theirs are still open. */
  async endSessions(player: string, ended: Ended): Promise<number> {
    const before = this.sockets.of(player).length;
    const open = this.sockets.end(player, ended);
    if (open < before) await this.gone("lost");
    return open;
  }

  /** Offers to play the same again, accepts or declines. The last answer makes the new match. */
  async rematch(player: string, accept: boolean): Promise<Result<RematchAnswer, RematchProblem> | null> {
    await this.clock.ready();
    const state = this.ledger.live?.state;
    if (!state) return null;
    const answered = this.tidings.answer(state, player, accept);
    if (!answered.ok) return answered;
    this.plan();
    return ok(await this.tidings.rematch(state));
  }

  /** What somebody who is not here should know; null when they have no seat. */
  newsFor(player: string): News | null {
    return this.ledger.ask((live) => this.tidings.newsFor(live, player));
  }

  // ---- doors: sockets ----

  /** The Worker has checked origin and token, and says who it is. */
  override async fetch(request: Request): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    const visitor = factOf<Visitor>(request, "visitor");
    await this.clock.ready();
    const refusal = this.hall.refusal(this.ledger.live, visitor, Date.now());
    if (refusal) reject(server, refusal.code, refusal.reason);
    else await this.enter(server, visitor);
    return switchTo(client, request);
  }

  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    await this.frames.receive(socket, raw);
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    this.sockets.answerClose(socket, code, reason);
    await this.gone(whyGone(code));
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.sockets.close(socket, CLOSE.bug, "The connection failed");
    await this.gone("lost");
  }

  // ---- door: time ----

  override async alarm(): Promise<void> {
    this.clock.fired();
    await this.catchUp();
  }

  /** Never throws: the platform gives up on an alarm that fails too often, and a match would stand still. */
  private async catchUp(): Promise<void> {
    try {
      const live = this.ledger.live;
      if (!live) return;
      const words = await this.supplies.fetch(live.state.header);
      if (!words.ok) throw new Error(words.error.code);
      this.letTimePass(words.value, null);
      this.hall.listen(this.ledger.known, Date.now());
      await this.playBot(words.value);
      this.closing.done();
      await this.outbox.send(this.ledger.known.state, Date.now());
      await this.keepRoom();
      if (!this.ledger.live) return;
      await this.tidings.keepPromise(this.ledger.known.state);
      this.ctx.waitUntil(this.tidings.tell(this.ledger.known));
      this.plan();
    } catch (error) {
      this.report("alarm failed", error);
      this.clock.wish(Date.now() + RETRY_MS);
    }
  }

  // ---- the one seam where a match changes ----

  /**
   * Awaits first, what memory lacks (the words, the alarm); from then on reads, judges and writes with no await between,
   * so that two calls cannot interleave. What was due before the change came happens before it.
   */
  private change(by: Author & { player: string }, judge: Judge, lags = NO_LAG): Changed | Promise<Changed> {
    const header = this.ledger.live?.state.header;
    if (!header) return null;
    const words = this.supplies.atHand(header);
    if (words) return this.changeNow(words, by, judge, lags);
    return this.supplies
      .fetch(header)
      .then((fetched) => (fetched.ok ? this.changeNow(fetched.value, by, judge, lags) : fetched));
  }

  private changeNow(words: Lexicon, by: Author & { player: string }, judge: Judge, lags: Lags): Changed {
    const repeated = by.move === null ? null : this.ledger.answered(by.player, by.move);
    if (repeated) return repeated;
    const seat = seatOf(this.ledger.known.state, by.player);
    this.letTimePass(words, seat === null ? null : { seat, lagMs: lags.lagMs });
    const live = this.ledger.known;
    const { header, seq } = live.state;
    const world = worldFor(header, seq + 1, words, Date.now(), lags);
    const verdict = judge(live, world);
    if (verdict.ok) return ok(this.commit(live, verdict.value, world.now, by));
    if (by.move !== null) this.ledger.refuse(by.player, by.move, verdict.error);
    return verdict;
  }

  /** Appends, tells, plans. The platform holds every frame back until the row is safe. */
  private commit(on: Before, events: readonly AnyEvent[], now: number, by = NOBODY): number {
    const commit = this.ledger.append(on, events, now, by);
    const live = this.ledger.known;
    this.absences.look(live.state, now);
    this.voice.update(live, commit);
    if (this.hall.isNews(on.state, live.state)) this.hall.note(live.state, now);
    if (live.state.progress.stage === "finished") this.closing.begin(now);
    this.plan();
    measureProgress(this.env, on.state, live.state);
    return commit.seq;
  }

  /** The first commit. Asked again, by who does not know whether it was made, it is the match that was. */
  private async make(header: MatchHeader, seating: AnyEvent[]): Made {
    const words = await this.supplies.fetch(header);
    if (!words.ok) return words;
    const made = this.ledger.live?.state.seq;
    if (made !== undefined) return ok(made);
    const entry = entryOf(header.game);
    const world = worldFor(header, 1, words.value, Date.now());
    const events = decide.beginIfFilled(entry.rules, null, seating, world);
    return ok(this.commit({ entry, state: null }, events, world.now));
  }

  // ---- rooms, and who comes and goes ----

  /** Who sits, or what the room is: once every seat is taken it may begin by itself. */
  private async changeTable(player: string, judge: JudgeTable): Promise<Changed> {
    return this.change({ player, move: null }, ({ entry, state }, world) => {
      const verdict = this.hall.tooManyEdits(player, world.now) ?? judge(state);
      return verdict.ok ? ok(decide.beginIfFilled(entry.rules, state, verdict.value, world)) : verdict;
    });
  }

  private async enter(socket: WebSocket, visitor: Visitor | null): Promise<void> {
    this.standStill(this.hall.outage(this.ledger.known, Date.now()));
    this.hall.enter(this.ledger.known, socket, visitor, Date.now());
    this.tidings.greet(this.ledger.known.state, socket);
    await this.greet(visitor?.player.id);
    await this.attend();
  }

  /** A socket came or went: what hangs on who is there is planned anew. */
  private async attend(): Promise<void> {
    await this.clock.ready();
    const live = this.ledger.live;
    if (!live) return;
    this.hall.note(live.state, Date.now());
    this.plan();
  }

  /** Never throws: the socket is gone in any case, and the next life of this memory finds out who is missing. */
  private async gone(why: AwayReason): Promise<void> {
    try {
      await this.clock.ready();
      const live = this.ledger.live;
      if (!live) return; // the room has ended, and took its sockets along
      this.hall.leave(live, why, Date.now());
      this.standStill(this.hall.allLost(live));
      await this.attend();
    } catch (error) {
      this.report("close failed", error);
    }
  }

  /** Hands the room on when its host has been away too long, ends it when everybody has; and tells the lobby. */
  private async keepRoom(): Promise<void> {
    const live = this.ledger.known;
    const due = this.hall.pass(live.state, Date.now());
    if (due === "ends") {
      this.ledger.forget();
      await this.hall.end(live.state);
      return;
    }
    if (due) this.commit(live, due, Date.now());
    await this.hall.tellLobby(this.ledger.known.state, Date.now());
  }

  // ---- time and bots ----

  /** Does everything that is due, each as a commit of its own. */
  private letTimePass(words: Lexicon, mover: Mover | null): void {
    this.standStill(this.hall.outage(this.ledger.known, Date.now()));
    this.standStill(this.hall.allLeft(this.ledger.known, Date.now()));
    for (let i = 0; i < MOST_DUE; i++) {
      const live = this.ledger.known;
      const now = Date.now();
      if (!decide.mayBeDue(live.state, now)) return;
      const world = worldFor(live.state.header, live.state.seq + 1, words, now);
      const events = decide.passTime(live.entry.rules, live.state, world, (due) => patienceMs(due, mover));
      if (events === null) return;
      this.commit(live, events, world.now);
    }
    throw new Error("Time does not pass");
  }

  /** When nobody could move, nobody loses on time: the clocks wait until everyone is back. */
  private standStill(reason: StopReason | null): void {
    if (reason) this.commit(this.ledger.known, [{ type: "clocks-stopped", reason }], Date.now());
  }

  private async greet(player?: string): Promise<void> {
    await this.clock.ready();
    const live = this.ledger.live;
    if (!live) return;
    const events = arriving(live.entry.rules, live.state, this.absences.connected(), player);
    if (events.length > 0) this.commit(live, events, Date.now());
  }

  /** If the match moved on while a bot was thinking, its answer is dropped. */
  private async playBot(words: Lexicon): Promise<void> {
    const asked = this.ledger.known;
    const choice = await this.bots.ask(asked, Date.now());
    const live = this.ledger.known;
    if (choice === null || live.state.seq !== asked.state.seq) return;
    const world = worldFor(live.state.header, live.state.seq + 1, words, Date.now());
    const { events, by } = this.bots.judge(live, choice, world);
    this.commit(live, events, world.now, by);
  }

  /** The alarm, for whatever comes first. Runs at every commit: nothing here reads storage in the middle of a match. */
  private plan(): void {
    const live = this.ledger.known;
    const { state } = live;
    const now = Date.now();
    const { watchedFrom } = this.closing;
    this.clock.wish(
      decide.arrivalDue(state),
      decide.dueAt(state),
      this.bots.dueAt(live),
      this.hall.dueAt(live, now),
      watchedFrom ?? earliest(this.outbox.dueAt(state), this.tidings.dueAt(live, now)),
    );
  }
}
