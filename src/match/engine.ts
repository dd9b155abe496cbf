import { earliest } from "../core/earliest.ts";
import { assertNever, fail, ok, type Result } from "../core/result.ts";
import type { Refusal, Verdict, World } from "../games/game.ts";
import { agreedOf } from "../games/vocabulary.ts";
import { agreedHash } from "../lexicon/create.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { ClientFrame } from "../protocol/frames.ts";
import { type BadFrame, FRAME_ERRORS } from "../protocol/socket.ts";
import type { AwayReason } from "./absence.ts";
import { type AboutPlayer, type NoAccess, noAccess } from "./access.ts";
import { arriving } from "./arrival.ts";
import { BotSeats } from "./bot-seats.ts";
import { Broadcast } from "./broadcast.ts";
import { type Due, type Mover, patienceMs } from "./clocks.ts";
import * as decide from "./decide.ts";
import type { Effect, Inside, Surroundings } from "./effects.ts";
import type { AnyEvent, MatchHeader, Member, StopReason } from "./events.ts";
import { type Author, type Before, type Live, MatchLog, NOBODY } from "./match-log.ts";
import { Notifications } from "./notifications.ts";
import { Presence } from "./presence.ts";
import { refuse } from "./refusals.ts";
import { ResultOutbox } from "./result.ts";
import { Room } from "./room.ts";
import { type MatchState, memberOf, seatOf } from "./state.ts";
import { type MoverLag, worldOf } from "./world.ts";

/** The number of the commit, or why there is none; null when there is no match. */
export type Changed = Result<number, Refusal> | null;

/** What a change comes to, judged on the match as it is then. */
export type Judge = (live: Live, world: World) => Verdict<AnyEvent>;

/** What the parts of an engine may ask of it: the one seam where a match changes. */
export interface Seam {
  readonly log: MatchLog;
  change(by: Author & { player: string }, judge: Judge, lag: MoverLag, now: number): Changed;
  commit(on: Before, events: readonly AnyEvent[], now: number, by?: Author): number;
  greet(now: number): void;
  world(header: MatchHeader, seq: number, now: number): World | null;
}

/** More things due at once than any game has: a game whose time never passes is a bug. */
const MOST_DUE = 64;

/**
 * One match without its platform, from its first seat to its last move; a room is a match that waits. Something comes
 * in (a frame, a socket, a call, time, a bot's answer), and `take` gives what is to be done about it, in order. It
 * awaits nothing and knows neither clock nor dice: `now` and bytes of chance are given to it, and so are the words,
 * which must be there (`lacks`) before anything is judged.
 *
 * Its memory is a cache of the log. Whoever runs it drops that memory (`forget`) if anything throws, be it in here or
 * while an effect is carried out: what was written is then folded anew.
 */
export class Engine<Socket extends object> implements Seam {
  private readonly outside: Inside<Socket>;
  readonly log: MatchLog;
  readonly presence: Presence<Socket>;
  private readonly broadcast: Broadcast<Socket>;
  readonly room: Room<Socket>;
  readonly bots: BotSeats;
  readonly notifications: Notifications<Socket>;
  readonly results: ResultOutbox;
  private words: Lexicon | null = null;
  /** The header that they are known to be right for. */
  private wordsOf: MatchHeader | null = null;
  private effects: Effect<Socket>[] = [];

  constructor(surroundings: Surroundings<Socket>) {
    const put = (effect: Effect<Socket>): void => {
      this.effects.push(effect);
    };
    this.outside = { ...surroundings, do: put };
    this.log = new MatchLog(this.outside);
    this.presence = new Presence(this.outside);
    this.broadcast = new Broadcast(this.outside, this.presence);
    this.room = new Room(this.outside, this.presence, this);
    this.bots = new BotSeats(this.outside, this);
    this.notifications = new Notifications(this.outside, this.presence, this.broadcast);
    this.results = new ResultOutbox(this.outside);
  }

  // ---- what is known ----

  get live(): Live | null {
    return this.log.live;
  }

  get known(): Live {
    return this.log.known;
  }

  /** What memory holds, without a look at the log: it may be the log that cannot be read. */
  get remembered(): Live | null {
    return this.log.remembered;
  }

  noAccess(player: Member | null): NoAccess | null {
    return noAccess(this.log.live?.state ?? null, player);
  }

  /** Whether as many people watch as may. Who has a seat is no spectator; who opens it anew takes no further place. */
  isFullFor(player: string | null): boolean {
    const { live } = this.log;
    return live !== null && this.presence.isFullFor(live.state, player, this.outside.limits.spectators);
  }

  // ---- words, effects, memory ----

  /** Of which match the words are still to be given (`learn`) before anything can be judged; null when they are there. */
  lacks(header = this.log.live?.state.header): MatchHeader | null {
    if (!header || header === this.wordsOf) return null;
    if (this.words?.hash !== agreedHash(header.lexicon, agreedOf(header.options))) return header;
    this.wordsOf = header;
    return null;
  }

  learn(words: Lexicon): void {
    this.words = words;
    this.wordsOf = null;
  }

  /** What is to be done about all that came in since the last time, in order. */
  take(now: number): readonly Effect<Socket>[] {
    this.plan(now);
    const later = this.broadcast.takeLater();
    const effects =
      later.length > 0 ? [...this.effects, { type: "after-others" } as const, ...later] : this.effects;
    this.effects = [];
    return effects;
  }

  forget(): void {
    this.effects = [];
    this.log.forget();
    const { presence, broadcast, room, notifications, results, bots } = this;
    for (const part of [presence, broadcast, room, notifications, results, bots]) part.forget();
  }

  // ---- inputs: calls ----

  /** The first commit. Asked again, by who does not know whether it was made, it is the match that was. */
  create(header: MatchHeader, seating: AnyEvent[], now: number): Result<number, Refusal> {
    const made = this.log.live?.state.seq;
    if (made !== undefined) return ok(made);
    const game = this.outside.game(header.game);
    const world = this.world(header, 1, now);
    if (!world) return fail(refuse("match/words-unavailable"));
    const events = decide.beginIfFilled(game.rules, null, seating, world);
    return ok(this.commit({ game, state: null }, events, now));
  }

  // ---- inputs: who comes and goes ----

  /** Somebody is about to come in: what happened while nobody looked comes first. */
  wake(now: number): void {
    this.standStill(this.presence.outage(this.log.known.state, now), now);
  }

  came(socket: Socket, now: number): void {
    const live = this.log.known;
    this.presence.look(live.state, now);
    this.broadcast.welcome(live, socket, now);
    this.broadcast.presence(live, now);
    this.notifications.greet(live.state, socket, now);
    this.greet(now, this.outside.lines.playerOf(socket)?.id);
    this.room.note(this.log.known.state, now);
  }

  went(why: AwayReason, now: number): void {
    const { live } = this.log;
    if (!live) return; // the room has ended, and took its sockets along
    this.presence.look(live.state, now, why);
    this.broadcast.presence(live, now);
    this.standStill(this.presence.allLost(live.state), now);
    this.room.note(this.log.known.state, now);
  }

  /** Something of somebody has changed, or may have: their name, whom they blocked, whether they play strangers. */
  hearOf(player: string, { name, blocks, barredUntil = null }: AboutPlayer, now: number): void {
    if (!this.log.live) return;
    if (blocks) this.broadcast.blocksChanged(player, blocks);
    if (barredUntil !== null && barredUntil > now) this.room.keepOut(player, now);
    if (name !== undefined) this.rename(player, name, now);
  }

  /**
   * A match that is over stays what it was. What was due before is told under the name of before. Who has gone gave up
   * their name here, and what was said of them before may come after that: none comes back.
   */
  private rename(player: string, name: string, now: number): void {
    const isNew = ({ state }: Live): boolean => {
      const known = memberOf(state, player)?.name ?? "";
      return state.progress.stage !== "finished" && known !== "" && known !== name;
    };
    if (!isNew(this.log.known)) return;
    this.letTimePass(now, null);
    const live = this.log.known;
    if (isNew(live))
      this.commit(
        live,
        [{ type: "member-renamed", member: { ...memberOf(live.state, player)!, name } }],
        now,
      );
  }

  // ---- inputs: frames ----

  receive(socket: Socket, frame: Result<ClientFrame, BadFrame>, now: number): void {
    const live = this.log.known;
    // Whoever was believed to be gone and is heard is there again.
    if (this.presence.away.size > 0 && this.presence.look(live.state, now))
      this.broadcast.presence(live, now);
    if (!frame.ok) {
      const { error } = frame;
      if ("code" in error)
        this.broadcast.send(socket, { type: "error", code: error.code, message: FRAME_ERRORS[error.code] });
      else this.broadcast.send(socket, { type: "refused", id: error.moveId, ...refuse("move/malformed") });
      return;
    }
    const { value } = frame;
    switch (value.type) {
      case "move":
        this.move(socket, value.id, value.move, now);
        break;
      case "sync":
        this.broadcast.sync(live, socket, value.seq, now);
        break;
      case "chat":
        this.broadcast.chat(live, socket, value, now);
        break;
      case "probe":
        this.broadcast.echo(live, socket, value, now);
        break;
      case "ping":
        this.broadcast.send(socket, { type: "pong" });
        break;
      default:
        assertNever(value);
    }
  }

  private move(socket: Socket, id: string, move: unknown, now: number): void {
    const player = this.outside.lines.playerOf(socket)?.id;
    const lag = this.broadcast.lag.halves(socket);
    const answer =
      player === undefined ? fail(refuse("match/not-seated")) : this.judge(player, id, move, lag, now);
    const frame = answer.ok
      ? ({ type: "accepted", id, seq: answer.value } as const)
      : ({ type: "refused", id, ...answer.error } as const);
    this.broadcast.answer(socket, frame, now);
    const code = answer.ok ? "accepted" : answer.error.code;
    const { game } = this.log.known.state.header;
    this.outside.do({ type: "measure", point: { what: "move", game, code, ms: 2 * lag.lagMs } });
  }

  private judge(
    player: string,
    id: string,
    move: unknown,
    lag: MoverLag,
    now: number,
  ): Result<number, Refusal> {
    const judge: Judge = ({ game, state }, world) => {
      const read = game.readMove(move);
      if (!read.ok) return read;
      const { away } = this.presence;
      return decide.judge(game.rules, state, player, read.value, world, this.presence.connected(), away);
    };
    return this.change({ player, move: id }, judge, lag, now)!;
  }

  // ---- the one seam where a match changes ----

  /** What was due before the change came happens before it. */
  change(by: Author & { player: string }, judge: Judge, lag: MoverLag, now: number): Changed {
    if (!this.log.live) return null;
    const repeated = by.move === null ? null : this.log.answered(by.player, by.move);
    if (repeated) return repeated;
    const seat = seatOf(this.log.known.state, by.player);
    if (!this.letTimePass(now, seat === null ? null : { seat, lagMs: lag.lagMs }))
      return fail(refuse("match/words-unavailable"));
    const live = this.log.known;
    const { header, seq } = live.state;
    const world = this.world(header, seq + 1, now, lag)!;
    const verdict = judge(live, world);
    if (verdict.ok) return ok(this.commit(live, verdict.value, now, by));
    if (by.move !== null) this.log.refuse(by.player, by.move, verdict.error);
    return verdict;
  }

  /** Appends, tells, notes what hangs on it. The alarm is planned when the effects are taken. */
  commit(on: Before, events: readonly AnyEvent[], now: number, by = NOBODY): number {
    const commit = this.log.append(on, events, now, by);
    const live = this.log.known;
    const before = on.state;
    const { progress, header } = live.state;
    this.presence.look(live.state, now);
    this.broadcast.update(live, commit);
    if (isTableNews(before, live.state)) this.room.note(live.state, now);
    if (progress.stage !== (before?.progress.stage ?? "waiting")) {
      const isOver = progress.stage === "finished";
      if (isOver) this.results.owe(now);
      const what = isOver ? "match-finished" : "match-begun";
      const code = isOver ? progress.outcome.reason : header.language;
      this.outside.do({ type: "measure", point: { what, game: header.game, code } });
    }
    return commit.seq;
  }

  /** For the commit with this number; null while the words are not there. */
  world(header: MatchHeader, seq: number, now: number, lag?: MoverLag): World | null {
    if (!this.words || this.lacks(header)) return null;
    return worldOf(header, seq, now, this.words, (bytes) => this.outside.random(bytes), lag);
  }

  // ---- input: time ----

  /** Does everything that is due. */
  time(now: number): void {
    if (!this.log.live) return;
    const wasOver = this.log.known.state.progress.stage === "finished";
    if (!this.letTimePass(now, null)) throw new Error("Time passes without words");
    this.listen(now);
    this.bots.ask(now);
    // The result of a match that time has just ended is owed once its last commit is written.
    if (wasOver) this.results.send(this.log.known.state, now);
    if (this.room.pass(now) === "ended") return;
    const live = this.log.known;
    this.room.listing.tell(live.state, now);
    this.notifications.keepPromise(live.state, now);
    this.notifications.tell(live, now);
  }

  /** Each thing that is due, as a commit of its own. False while the words are not there. */
  private letTimePass(now: number, mover: Mover | null): boolean {
    const { game, state } = this.log.known;
    this.standStill(this.presence.outage(state, now) ?? this.presence.allLeft(game.rules, state, now), now);
    for (let i = 0; i < MOST_DUE; i++) {
      const live = this.log.known;
      const { header, seq } = live.state;
      if (!decide.mayBeDue(live.state, now)) return this.lacks(header) === null;
      const world = this.world(header, seq + 1, now);
      if (!world) return false;
      const patience = (due: Due): number => patienceMs(due, mover, this.outside.limits.lagMostMs);
      const { rules } = live.game;
      const events = decide.passTime(rules, live.state, world, patience, this.presence.connected());
      if (events === null) return true;
      this.commit(live, events, now);
    }
    throw new Error("Time does not pass");
  }

  /** When nobody could move, nobody loses on time: the clocks wait until everyone is back. */
  private standStill(reason: StopReason | null, now: number): void {
    if (reason) this.commit(this.log.known, [{ type: "clocks-stopped", reason }], now);
  }

  /** A line may be dead though nobody closed it, and a session may be over though nobody sent anything. */
  private listen(now: number): void {
    const live = this.log.known;
    this.outside.do({ type: "turn-out" });
    const ask = (socket: Socket): void => this.broadcast.probe(socket, now);
    if (this.presence.listen(live.state, now, ask)) this.broadcast.presence(live, now);
  }

  /** Facts that are already decided. */
  record(events: readonly AnyEvent[], now: number): void {
    this.commit(this.log.known, events, now);
  }

  // ---- rooms, and who is there ----

  /** What it comes to that somebody connected, or that a seat was taken. */
  greet(now: number, player?: string): void {
    const { live } = this.log;
    if (!live) return;
    const events = arriving(live.game.rules, live.state, this.presence.connected(), player);
    if (events.length > 0) this.commit(live, events, now);
  }

  /** The alarm, for whatever comes first. Nothing here reads storage in the middle of a match. */
  private plan(now: number): void {
    const live = this.log.remembered;
    if (!live) return;
    const { state } = live;
    const at = earliest(
      decide.arrivalDue(state),
      decide.dueAt(state, this.outside.limits.lagMostMs),
      this.bots.dueAt(live),
      this.presence.listenAt(state, now),
      this.outside.lines.endAt(now),
      this.room.dueAt(state),
      this.results.watchedFrom ?? earliest(this.results.dueAt(state), this.notifications.dueAt(live, now)),
    );
    if (at !== null) this.outside.do({ type: "alarm", at });
  }
}

/** What a commit may have changed of the table. Never true of a move in the middle of a match. */
const isTableNews = (before: MatchState | null, after: MatchState): boolean =>
  before?.seats !== after.seats ||
  before.header !== after.header ||
  before.host !== after.host ||
  before.progress.stage !== after.progress.stage;
