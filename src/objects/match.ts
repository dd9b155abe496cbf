import { DurableObject } from "cloudflare:workers";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { BotLevel, Refusal, Seat, Verdict, World } from "../games/game.ts";
import type { GameEntry } from "../games/registry.ts";
import { lexiconIdOf } from "../lexicon/ids.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { type AwayReason, returning } from "../match/absence.ts";
import { type BotTurn, botMoveId, nextBot } from "../match/bots.ts";
import { type Mover, patienceMs } from "../match/clocks.ts";
import * as decide from "../match/decide.ts";
import type { AnyEvent, MatchHeader, Member, RoomChanges, Seating } from "../match/events.ts";
import { type News, newsFor } from "../match/news.ts";
import type { HintProblem } from "../match/practice.ts";
import { refuse } from "../match/refusals.ts";
import type { RematchProblem } from "../match/rematch.ts";
import * as rooms from "../match/rooms.ts";
import { type MatchState, seatOf } from "../match/state.ts";
import { worldOf } from "../match/world.ts";
import type { Evidence } from "../players/reports.ts";
import { CLOSE } from "../protocol/close.ts";
import type { ClientFrame } from "../protocol/frames.ts";
import { FRAME_ERRORS, parseClientFrame } from "../protocol/parse.ts";
import type { RematchAnswer, Summary } from "../protocol/requests.ts";
import { Absences, whyGone } from "./absences.ts";
import { Alarm } from "./alarm.ts";
import { askBot, botRequest } from "./bots.ts";
import { evidenceOf } from "./evidence.ts";
import { Hall } from "./hall.ts";
import { Herald } from "./herald.ts";
import { hintFor } from "./hint.ts";
import { type Author, entryOf, Ledger, type Live } from "./ledger.ts";
import { lexiconByHash } from "./lexicons.ts";
import { logLine } from "./log-line.ts";
import { measure, measureProgress } from "./metrics.ts";
import { Rematches } from "./rematches.ts";
import { sealedReplay } from "./sealing.ts";
import { reject, Sockets } from "./sockets.ts";
import { MatchStore } from "./store.ts";
import { resultOf, summaryOf } from "./telling.ts";
import { factOf, switchTo } from "./upgrade.ts";
import { Voice } from "./voice.ts";

const RETRY_MS = 5000;
const RESEND_MS = 60_000;
const RESEND_MOST_MS = 3_600_000;
/** More things due at once than any game has: a game whose time never passes is a bug. */
const MOST_DUE = 64;
const NOBODY: Author = { player: null, move: null };

/** One match, from its first seat to its last move. A room is a match that waits. */
export class Match extends DurableObject<Env> {
  private readonly store: MatchStore;
  private readonly ledger: Ledger;
  private readonly sockets: Sockets;
  private readonly absences: Absences;
  private readonly voice: Voice;
  private readonly clock: Alarm;
  private readonly hall: Hall;
  private readonly herald: Herald;
  private readonly rematches: Rematches;
  /** Bots that were asked since the last commit and had nothing to do. */
  private declined = { seq: 0, seats: new Set<Seat>() };

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new MatchStore(ctx.storage);
    this.ledger = new Ledger(this.store);
    this.sockets = new Sockets(ctx, env);
    this.absences = new Absences(ctx.storage.kv, this.sockets);
    this.voice = new Voice(this.sockets, this.store, this.absences);
    this.clock = new Alarm(ctx.storage);
    this.hall = new Hall(ctx.storage, env, this.sockets, this.voice, this.absences);
    this.herald = new Herald(ctx.storage.kv, env.PLAYERS);
    this.rematches = new Rematches(ctx.storage.kv, env);
  }

  // ---- doors: calls of the Worker ----

  async create(
    header: MatchHeader,
    players: readonly Member[],
    bots: readonly BotLevel[],
  ): Promise<Result<number, Refusal>> {
    return this.make(header, decide.create(header, players, bots));
  }

  /** A match whose every seat is known from the start. */
  async createSeated(header: MatchHeader, seats: readonly Seating[]): Promise<Result<number, Refusal>> {
    return this.make(header, decide.createSeated(header, seats));
  }

  private async make(header: MatchHeader, seating: AnyEvent[]): Promise<Result<number, Refusal>> {
    const words = await this.prepare(header);
    if (!words.ok) return words;
    if (this.ledger.live) throw new Error("A match is made once");
    const entry = entryOf(header.game);
    const world = worldFor(header, 1, words.value);
    const events = decide.beginIfFilled(entry.rules, null, seating, world);
    return ok(this.commit(entry, null, events, world.now, NOBODY));
  }

  /** `invited`: the caller holds the link of that very seat. */
  async takeSeat(
    member: Member,
    team: Seat | undefined,
    invited = false,
  ): Promise<Result<Seat, Refusal> | null> {
    const taken = await this.change({ player: member.id, move: null }, ({ entry, state }, world) => {
      const seating = decide.takeSeat(state, member, team, invited);
      return seating.ok ? ok(decide.beginIfFilled(entry.rules, state, seating.value, world)) : seating;
    });
    if (!taken?.ok) return taken;
    await this.greet();
    return ok(seatOf(this.known().state, member.id)!);
  }

  async start(player: string): Promise<Result<number, Refusal> | null> {
    const started = await this.change({ player, move: null }, ({ entry, state }, world) =>
      decide.start(entry.rules, state, player, world),
    );
    await this.greet();
    return started;
  }

  changeRoom(player: string, changes: RoomChanges): Promise<Result<number, Refusal> | null> {
    return this.changeWaiting(player, (state) => rooms.changeRoom(state, player, changes));
  }

  async arrange(player: string, wish: rooms.Arrangement): Promise<Result<number, Refusal> | null> {
    const arranged = await this.changeWaiting(player, (state) => rooms.arrange(state, player, wish));
    if (arranged?.ok) this.hall.turnOut(this.known().state);
    return arranged;
  }

  async leaveRoom(player: string): Promise<Result<number, Refusal> | null> {
    const left = await this.changeWaiting(player, (state) =>
      rooms.leaveRoom(state, player, this.absences.connected()),
    );
    if (left?.ok) this.hall.turnOut(this.known().state);
    return left;
  }

  /** As JSON text: a move of any game passes through here. */
  async hint(player: string): Promise<Result<string, HintProblem> | null> {
    const live = this.ledger.live;
    return live && hintFor(this.ctx.exports.Bots, live, player);
  }

  summary(): Summary | null {
    const live = this.ledger.live;
    return live && summaryOf(live.state, this.absences.connected());
  }

  /** Of a player, and of what they said then, as far as this reporter may see it; null for anything else. */
  evidence(reporter: string, player: string, saidAt: number | null): Evidence | null {
    const live = this.ledger.live;
    return live && evidenceOf(live.state, this.store, reporter, player, saidAt);
  }

  /** As JSON text: the log is large, and only passes through whoever asked. */
  async replay(): Promise<Result<string, "match-not-found" | "match-not-finished">> {
    const live = this.ledger.live;
    if (!live) return fail("match-not-found");
    if (live.state.progress.stage !== "finished") return fail("match-not-finished");
    return ok(JSON.stringify(await sealedReplay(live, this.store.chainedLog(), this.env.SIGNING_KEYS)));
  }

  /** The result is written: there is nothing left to send. */
  settled(): void {
    if (this.ledger.live) this.store.settle();
  }

  /** Offers to play the same again, accepts or declines. The last answer makes the new match. */
  async rematch(player: string, accept: boolean): Promise<Result<RematchAnswer, RematchProblem> | null> {
    await this.clock.ready();
    const state = this.ledger.live?.state;
    if (!state) return null;
    const answered = this.rematches.answer(state, player, accept, Date.now());
    if (!answered.ok) return answered;
    this.clock.wish(this.dueAt());
    await this.makeRematch();
    const { offer } = this.rematches;
    return ok({ match: offer?.made ? offer.match : null, until: offer?.until ?? null });
  }

  /** What somebody who is not here should know; null when they have no seat. */
  newsFor(player: string): News | null {
    return this.ledger.live && (this.news().get(player) ?? null);
  }

  // ---- doors: sockets ----

  /** The Worker has checked origin and token, and says who it is. */
  override async fetch(request: Request): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    const player = factOf<Member>(request, "player");
    const live = this.ledger.live;
    if (!live) {
      reject(server, CLOSE.noSuchMatch, "No such match");
    } else if (
      live.state.header.visibility === "private" &&
      !(player && seatOf(live.state, player.id) !== null)
    ) {
      reject(server, CLOSE.mayNotWatch, "This match is private");
    } else {
      this.sockets.open(server, player, Date.now());
      this.absences.look(live.state, Date.now());
      this.voice.welcome(live, server, player);
      this.voice.presence(live);
      this.voice.rematch(this.rematches.frame(live.state, Date.now()), [server]);
      await this.greet(player?.id);
      await this.attend();
    }
    return switchTo(client, request);
  }

  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    try {
      await this.receive(socket, raw);
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

  // ---- door: time ----

  /** Never throws: the platform gives up on an alarm that fails too often, and a match would stand still. */
  override async alarm(): Promise<void> {
    this.clock.fired();
    try {
      const live = this.ledger.live;
      if (!live) return;
      const words = await this.prepare(live.state.header);
      if (!words.ok) throw new Error(words.error.code);
      this.letTimePass(words.value, null);
      this.listen();
      await this.playBot(words.value);
      await this.sendResult();
      await this.keepRoom();
      if (!this.ledger.live) return;
      if (this.rematches.dueAt(Date.now()) !== null) await this.makeRematch();
      this.ctx.waitUntil(this.herald.tell(this.news(), Date.now()));
      this.clock.wish(this.dueAt());
    } catch (error) {
      this.report("alarm failed", error);
      this.clock.wish(Date.now() + RETRY_MS);
    }
  }

  // ---- the one seam where a match changes ----

  /**
   * Awaits first (the words, the alarm); from then on reads, judges and writes with no await between, so that
   * two calls cannot interleave. What was due before the change came happens before it.
   */
  private async change(
    by: Author & { player: string },
    judge: (live: Live, world: World) => Verdict<AnyEvent>,
    lagMs = 0,
  ): Promise<Result<number, Refusal> | null> {
    const header = this.ledger.live?.state.header;
    if (!header) return null;
    const words = await this.prepare(header);
    if (!words.ok) return words;
    const repeated = by.move === null ? null : this.ledger.answered(by.player, by.move);
    if (repeated) return repeated;
    const seat = seatOf(this.known().state, by.player);
    this.letTimePass(words.value, seat === null ? null : { seat, lagMs });
    const live = this.known();
    const world = worldFor(header, live.state.seq + 1, words.value);
    const verdict = judge(live, world);
    if (verdict.ok) return ok(this.commit(live.entry, live.state, verdict.value, world.now, by));
    if (by.move !== null) this.ledger.refuse(by.player, by.move, verdict.error);
    return verdict;
  }

  /** Appends, tells, plans. The platform holds every frame back until the row is safe. */
  private commit(
    entry: GameEntry,
    before: MatchState | null,
    events: readonly AnyEvent[],
    now: number,
    by: Author,
  ): number {
    const commit = this.ledger.append(entry, before, events, now, by);
    const live = this.known();
    this.absences.look(live.state, now);
    this.voice.update(live, commit);
    if (this.hall.isNews(before, live.state)) this.hall.note(live.state, now);
    this.clock.wish(this.dueAt());
    measureProgress(this.env, before, live.state);
    return commit.seq;
  }

  // ---- rooms ----

  private changeWaiting(
    player: string,
    judge: (state: MatchState) => Verdict<AnyEvent>,
  ): Promise<Result<number, Refusal> | null> {
    return this.change({ player, move: null }, ({ entry, state }, world) => {
      const verdict = judge(state);
      return verdict.ok ? ok(decide.beginIfFilled(entry.rules, state, verdict.value, world)) : verdict;
    });
  }

  /** A socket came or went: what hangs on who is there is planned anew. */
  private async attend(): Promise<void> {
    await this.clock.ready();
    const live = this.ledger.live;
    if (!live) return;
    this.hall.note(live.state, Date.now());
    this.clock.wish(this.dueAt());
  }

  private async gone(why: AwayReason): Promise<void> {
    const live = this.ledger.live;
    if (!live) return; // the room has ended, and took its sockets along
    this.absences.look(live.state, Date.now(), why);
    this.voice.presence(live);
    await this.attend();
  }

  /** Hands the room on when its host has been away too long, ends it when everybody has; and tells the lobby. */
  private async keepRoom(): Promise<void> {
    const { entry, state } = this.known();
    const due = this.hall.pass(state, Date.now());
    if (due === "ends") {
      this.ledger.forget();
      await this.hall.end(state);
      return;
    }
    if (due) this.commit(entry, state, due, Date.now(), NOBODY);
    await this.hall.tellLobby(this.known().state, Date.now());
  }

  // ---- frames ----

  private async receive(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    if (!this.sockets.admits(socket, raw, Date.now())) return;
    this.hear(socket);
    const frame = parseClientFrame(raw);
    if (frame.ok) return this.handle(socket, frame.value);
    if ("code" in frame.error)
      return this.voice.error(socket, frame.error.code, FRAME_ERRORS[frame.error.code]);
    this.voice.answer(socket, { type: "refused", id: frame.error.moveId, ...refuse("move/malformed") });
  }

  private async handle(socket: WebSocket, frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case "move":
        return this.move(socket, frame.id, frame.move);
      case "sync":
        return this.voice.sync(this.known(), socket, frame.seq);
      case "chat":
        return this.voice.chat(this.known(), socket, frame);
      case "probe":
        if (this.voice.lag.echo(socket, frame.n, Date.now())) return;
        return this.voice.answer(socket, frame); // a client that measures for itself
      case "ping":
        return this.voice.answer(socket, { type: "pong" });
    }
  }

  private async move(socket: WebSocket, id: string, move: unknown): Promise<void> {
    const player = this.sockets.playerOf(socket)?.id;
    const answer =
      player === undefined
        ? fail(refuse("match/not-seated"))
        : await this.judge(player, id, move, this.voice.lag.halfMs(socket));
    this.voice.answer(
      socket,
      answer.ok ? { type: "accepted", id, seq: answer.value } : { type: "refused", id, ...answer.error },
    );
    const { game } = this.known().state.header;
    const ms = 2 * this.voice.lag.halfMs(socket);
    measure(this.env, { what: "move", game, code: answer.ok ? "accepted" : answer.error.code, ms });
  }

  private async judge(
    player: string,
    id: string,
    move: unknown,
    lagMs: number,
  ): Promise<Result<number, Refusal>> {
    const judge = ({ entry, state }: Live, world: World): Verdict<AnyEvent> => {
      const parsed = decide.parseMove(entry.wire.move, move);
      if (!parsed.ok) return parsed;
      const there = this.absences.connected();
      const mine = { ...world, lagMs };
      return decide.judge(entry.rules, state, player, parsed.value, mine, there, this.absences.away);
    };
    const answer = await this.change({ player, move: id }, judge, lagMs);
    if (answer === null) throw new Error("A socket without a match");
    return answer;
  }

  // ---- time and bots ----

  /** Does everything that is due, each as a commit of its own. */
  private letTimePass(words: Lexicon, mover: Mover | null): void {
    for (let i = 0; i < MOST_DUE; i++) {
      const { entry, state } = this.known();
      const world = worldFor(state.header, state.seq + 1, words);
      const events = decide.passTime(entry.rules, state, world, (due) => patienceMs(due, mover));
      if (events === null) return;
      this.commit(entry, state, events, world.now, NOBODY);
    }
    throw new Error("Time does not pass");
  }

  /** Once everybody is connected the clocks start; who comes back to a seat that a bot plays takes it back. */
  private async greet(player?: string): Promise<void> {
    await this.clock.ready();
    const live = this.ledger.live;
    if (!live) return;
    const arrived: AnyEvent[] = decide.hasArrived(live.state, this.absences.connected())
      ? [{ type: "everyone-arrived" }]
      : [];
    const events = player === undefined ? arrived : [...arrived, ...returning(live.state, player)];
    if (events.length > 0) this.commit(live.entry, live.state, events, Date.now(), NOBODY);
  }

  /** Whoever was believed to be gone and is heard is there again. */
  private hear(socket: WebSocket): void {
    this.sockets.hear(socket, Date.now());
    const live = this.known();
    if (this.absences.away.size > 0 && this.absences.look(live.state, Date.now())) this.voice.presence(live);
  }

  /** A line may be dead though nobody closed it. */
  private listen(): void {
    const { entry, state } = this.known();
    const ask = (socket: WebSocket): void => this.voice.probe(socket, Date.now());
    if (this.absences.listen(entry.rules, state, Date.now(), ask)) this.voice.presence(this.known());
  }

  /** A bot gets its seat's view and nothing else. If the match moved on meanwhile, its answer is dropped. */
  private async playBot(words: Lexicon): Promise<void> {
    const { entry, state } = this.known();
    const turn = this.nextBot();
    if (turn === null || turn.at > Date.now()) return;
    const answer = await askBot(this.ctx.exports.Bots, botRequest(entry.rules, state, turn));
    if (this.known().state.seq !== state.seq) return;
    if (answer.ok && answer.value === null) {
      this.declined.seats.add(turn.seat);
      return;
    }
    const world = worldFor(state.header, state.seq + 1, words);
    const parsed = answer.ok ? decide.parseMove(entry.wire.move, answer.value) : answer;
    const verdict = parsed.ok ? decide.judgeBot(entry.rules, state, turn.seat, parsed.value, world) : parsed;
    if (!verdict.ok)
      this.report("bot failed", typeof verdict.error === "string" ? verdict.error : verdict.error.code);
    const events = verdict.ok ? verdict.value : decide.defaultMove(entry.rules, state, turn.seat, world);
    this.commit(entry, state, events, world.now, { player: null, move: botMoveId(turn.seat, state.seq) });
  }

  /** Sends the result until it is settled, ever slower: a queue may lose a message, the match does not. */
  private async sendResult(): Promise<void> {
    const unsent = this.store.unsent();
    const result = resultOf(this.known().state);
    if (!unsent || !result || unsent.due > Date.now()) return;
    await this.env.RESULTS.send(result);
    this.store.sentResult(Date.now() + Math.min(RESEND_MOST_MS, RESEND_MS * 2 ** unsent.tries));
  }

  private nextBot(): BotTurn | null {
    const { entry, state } = this.known();
    if (this.declined.seq !== state.seq) this.declined = { seq: state.seq, seats: new Set() };
    return nextBot(entry, state, this.declined.seats);
  }

  private resultDue(): number | null {
    return this.known().state.progress.stage === "finished" ? (this.store.unsent()?.due ?? null) : null;
  }

  private dueAt(): number | null {
    const { entry, state } = this.known();
    const silence = this.absences.listenAt(entry.rules, state, Date.now());
    const times = [
      decide.arrivalDue(state),
      decide.dueAt(state),
      this.nextBot()?.at,
      this.resultDue(),
      silence,
      this.hall.dueAt(state),
      this.herald.dueAt(this.news(), Date.now()),
      this.rematches.dueAt(Date.now()),
    ];
    const due = times.filter((at) => typeof at === "number");
    return due.length > 0 ? Math.min(...due) : null;
  }

  /** Makes the rematch that was promised, if one was, and tells the table how things stand. */
  private async makeRematch(): Promise<void> {
    const { state } = this.known();
    try {
      await this.rematches.make(state);
    } catch (error) {
      this.report("rematch not made", error); // the alarm tries again
    }
    this.voice.rematch(this.rematches.frame(state, Date.now()), this.sockets.all());
  }

  /** By player's id. */
  private news(): Map<string, News> {
    const { entry, state } = this.known();
    const here = this.absences.connected();
    const people = state.seats.flatMap(({ members }) => members.map(({ id }) => id));
    return new Map(
      people.flatMap((id) => {
        const rematch = this.rematches.invitation(state, id, Date.now());
        const news = newsFor(entry.rules, state, id, here.has(id), rematch);
        return news ? [[id, news] as const] : [];
      }),
    );
  }

  // ---- helpers ----

  private known(): Live {
    const live = this.ledger.live;
    if (!live) throw new Error("There is no match here");
    return live;
  }

  /** Everything a change needs that has to be awaited. */
  private async prepare({ game, language, lexicon }: MatchHeader): Promise<Result<Lexicon, Refusal>> {
    const id = lexiconIdOf(language, entryOf(game).rules);
    const [words] = await Promise.all([lexiconByHash(this.env.LEXICONS, id, lexicon), this.clock.ready()]);
    return words.ok ? words : fail(refuse("match/words-unavailable"));
  }

  private report(what: string, error: unknown): void {
    const state = this.ledger.live?.state;
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    logLine("error", what, { match: state?.header.id ?? null, seq: state?.seq ?? null, error: text });
    measure(this.env, { what: "fault", game: state?.header.game ?? "", code: what });
  }
}

function worldFor(header: MatchHeader, seq: number, words: Lexicon): World {
  return worldOf(header, seq, Date.now(), words, (bytes) => crypto.getRandomValues(bytes));
}
