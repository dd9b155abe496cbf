import { DurableObject } from "cloudflare:workers";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { AnyGame, BotLevel, Refusal, Seat, Verdict, Viewer, World } from "../games/game.ts";
import { type GameEntry, gameNamed } from "../games/registry.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { botMoveId, botSeed, nextBot } from "../match/bots.ts";
import {
  arrivalDue,
  beginIfFilled,
  create,
  hasArrived,
  isResignation,
  judge,
  judgeBot,
  nextDue,
  passTime,
  start,
  takeSeat,
} from "../match/decide.ts";
import type { AnyEvent, Commit, MatchHeader, Member } from "../match/events.ts";
import { replayOf } from "../match/log.ts";
import { refuse } from "../match/refusals.ts";
import { applyCommit, type MatchState, seatOf } from "../match/state.ts";
import { worldOf } from "../match/world.ts";
import { CLOSE } from "../protocol/close.ts";
import type { ClientFrame } from "../protocol/frames.ts";
import { FRAME_ERRORS, parseClientFrame } from "../protocol/parse.ts";
import type { Summary } from "../protocol/requests.ts";
import { MAX_FRAME_BYTES } from "../protocol/socket.ts";
import { Alarm } from "./alarm.ts";
import { askBot } from "./bots.ts";
import { chatRefusal, messageOf } from "./chat.ts";
import { lexiconByHash } from "./lexicons.ts";
import { logLine } from "./log-line.ts";
import { Sockets } from "./sockets.ts";
import { MatchStore, moveKey } from "./store.ts";
import { summaryOf, syncOf, updatesFor, welcomeOf } from "./telling.ts";

/** A match in memory: a cache of its log, which hibernation empties at any time. */
interface Live {
  readonly entry: GameEntry;
  state: MatchState;
  /** Accepted moves by player and id, from the log. */
  readonly accepted: Map<string, number>;
  /** Refused moves by player and id; nothing is lost when they are forgotten. */
  readonly refused: Map<string, Refusal>;
}

const REFUSALS_KEPT = 256;
const RETRY_MS = 5000;
/** More things due at once than any game has: a game whose time never passes is a bug. */
const MOST_DUE = 64;

/** One match, from its first seat to its last move. A room is a match that waits. */
export class Match extends DurableObject<Env> {
  private readonly store: MatchStore;
  private readonly sockets: Sockets;
  private readonly clock: Alarm;
  private live: Live | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new MatchStore(ctx.storage);
    this.sockets = new Sockets(ctx);
    this.clock = new Alarm(ctx.storage);
  }

  // ---- doors: HTTP, through RPC ----

  async create(
    header: MatchHeader,
    host: Member,
    bots: readonly BotLevel[],
  ): Promise<Verdict<never> | { ok: true; value: Seat }> {
    const words = await this.prepare(header);
    if (!words.ok) return words;
    if (this.store.exists()) throw new Error("A match is made once");
    const entry = entryOf(header.game);
    const world = this.worldFor(header, 1, words.value);
    const events = beginIfFilled(entry.rules, null, create(header, host, bots), world);
    this.store.createTables();
    this.commit(entry, null, events, world.now, host.id, null);
    return ok(0);
  }

  async takeSeat(member: Member, team: Seat | undefined): Promise<Result<Seat, Refusal> | null> {
    const decided = await this.change(member.id, null, ({ entry, state }, world) => {
      const seating = takeSeat(state, member, team);
      return seating.ok ? ok(beginIfFilled(entry.rules, state, seating.value, world)) : seating;
    });
    if (decided === null || !decided.ok) return decided;
    await this.greet();
    return ok(seatOf(this.live!.state, member.id)!);
  }

  async start(player: string): Promise<Result<number, Refusal> | null> {
    const decided = await this.change(player, null, ({ entry, state }, world) =>
      start(entry.rules, state, player, world),
    );
    await this.greet();
    return decided;
  }

  summary(): Summary | null {
    const live = this.load();
    return live && summaryOf(live.state, this.sockets.connected());
  }

  /** As JSON text: the log is large, and only passes through whoever asked. */
  replay(): Result<string, "match-not-found" | "match-not-finished"> {
    const live = this.load();
    if (!live) return fail("match-not-found");
    if (live.state.progress.stage !== "finished") return fail("match-not-finished");
    return ok(JSON.stringify(replayOf(live.entry.rules, live.state, this.store.log())));
  }

  // ---- doors: sockets ----

  /** The Worker has checked origin and token; `x-palabre-player` is its word, never a client's. */
  override async fetch(request: Request): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    const sent = request.headers.get("x-palabre-player");
    const player = sent ? (JSON.parse(decodeURIComponent(sent)) as Member) : null;
    const live = this.load();
    const refusal = live ? this.mayNotOpen(live, player) : ([CLOSE.noSuchMatch, "No such match"] as const);
    if (refusal) {
      server.accept();
      server.close(refusal[0], refusal[1]);
    } else {
      this.sockets.open(server, player);
      this.welcome(live!, server, player);
      this.tellPresence();
      await this.greet();
    }
    const headers = { "Sec-WebSocket-Protocol": request.headers.get("Sec-WebSocket-Protocol") ?? "" };
    return new Response(null, { status: 101, webSocket: client, headers });
  }

  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    try {
      await this.receive(socket, raw);
    } catch (error) {
      this.report("frame failed", error);
      this.sockets.close(socket, CLOSE.bug, "A fault on our side");
    }
  }

  override webSocketClose(socket: WebSocket, code: number, reason: string): void {
    this.sockets.answerClose(socket, code, reason);
    this.tellPresence();
  }

  override webSocketError(socket: WebSocket): void {
    this.sockets.close(socket, CLOSE.bug, "Connection failed");
    this.tellPresence();
  }

  // ---- door: time ----

  override async alarm(): Promise<void> {
    this.clock.fired();
    try {
      const live = this.load();
      if (!live) return;
      const words = await this.prepare(live.state.header);
      if (!words.ok) return this.clock.wish(Date.now() + RETRY_MS);
      this.letTimePass(words.value);
      await this.playBot(words.value);
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
    player: string,
    moveId: string | null,
    decide: (live: Live, world: World) => Verdict<AnyEvent>,
  ): Promise<Result<number, Refusal> | null> {
    const known = this.load();
    if (!known) return null;
    const words = await this.prepare(known.state.header);
    if (!words.ok) return words;
    const repeated = moveId === null ? null : this.answered(player, moveId);
    if (repeated) return repeated;
    this.letTimePass(words.value);
    const live = this.load()!;
    const world = this.worldFor(live.state.header, live.state.seq + 1, words.value);
    const verdict = decide(live, world);
    if (!verdict.ok) {
      if (moveId !== null) this.remember(live, player, moveId, verdict.error);
      return verdict;
    }
    return ok(this.commit(live.entry, live.state, verdict.value, world.now, player, moveId));
  }

  /** Appends, folds, tells, plans. The platform holds every frame back until the row is safe. */
  private commit(
    entry: GameEntry,
    before: MatchState | null,
    events: readonly AnyEvent[],
    now: number,
    player: string | null,
    move: string | null,
  ): number {
    const at = Math.max(now, before?.at ?? 0);
    const commit: Commit = { seq: (before?.seq ?? 0) + 1, at, player, move, events };
    const state = applyCommit(entry.rules, before, commit);
    this.store.append(commit, state);
    this.live ??= { entry, state, accepted: new Map(), refused: new Map() };
    this.live.state = state;
    if (player !== null && move !== null) this.live.accepted.set(moveKey(player, move), commit.seq);
    this.tell(this.live, commit);
    this.clock.wish(this.dueAt());
    return commit.seq;
  }

  /** The answer that this move already had, if it had one. */
  private answered(player: string, moveId: string): Result<number, Refusal> | null {
    const live = this.load()!;
    const key = moveKey(player, moveId);
    const seq = live.accepted.get(key);
    if (seq !== undefined) return ok(seq);
    const refusal = live.refused.get(key);
    return refusal ? fail(refusal) : null;
  }

  private remember(live: Live, player: string, moveId: string, refusal: Refusal): void {
    live.refused.set(moveKey(player, moveId), refusal);
    if (live.refused.size > REFUSALS_KEPT) live.refused.delete(live.refused.keys().next().value!);
  }

  // ---- frames ----

  private async receive(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    const size = typeof raw === "string" ? raw.length : raw.byteLength;
    if (size > MAX_FRAME_BYTES)
      return this.sockets.close(socket, CLOSE.tooBig, `A frame has at most ${MAX_FRAME_BYTES} bytes`);
    if (!this.sockets.mayReceive(socket, this.env.FRAME_BURST, this.env.FRAME_REFILL, Date.now())) {
      this.sockets.send(socket, {
        type: "error",
        code: "frame/flood",
        message: "Too many frames. Come back in five seconds.",
      });
      return this.sockets.close(socket, CLOSE.flood, "Too many frames");
    }
    const frame = parseClientFrame(raw);
    if (frame.ok) return this.handle(socket, frame.value);
    if ("moveId" in frame.error) {
      return this.sockets.send(socket, {
        type: "refused",
        id: frame.error.moveId,
        ...refuse("move/malformed"),
      });
    }
    const { code } = frame.error;
    this.sockets.send(socket, { type: "error", code, message: FRAME_ERRORS[code] });
  }

  private async handle(socket: WebSocket, frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case "move":
        return this.move(socket, frame.id, frame.move);
      case "sync":
        return this.sync(socket, frame.seq);
      case "chat":
        return this.chat(socket, frame);
      case "probe":
        return this.sockets.send(socket, frame);
      case "ping":
        return this.sockets.send(socket, { type: "pong" });
    }
  }

  private async move(socket: WebSocket, id: string, move: unknown): Promise<void> {
    const player = this.sockets.playerOf(socket);
    const answer = player ? await this.judgeMove(player.id, id, move) : fail(refuse("match/not-seated"));
    this.sockets.send(
      socket,
      answer.ok ? { type: "accepted", id, seq: answer.value } : { type: "refused", id, ...answer.error },
    );
  }

  private async judgeMove(player: string, id: string, move: unknown): Promise<Result<number, Refusal>> {
    const answer = await this.change(player, id, ({ entry, state }, world) => {
      const parsed = isResignation(move) ? ok(move) : parseMove(entry, move);
      return parsed.ok
        ? judge(entry.rules, state, player, parsed.value, world, this.sockets.connected())
        : parsed;
    });
    if (answer === null) throw new Error("A socket without a match");
    return answer;
  }

  private sync(socket: WebSocket, seq: number): void {
    const live = this.load()!;
    const player = this.sockets.playerOf(socket);
    if (seq > live.state.seq) {
      this.welcome(live, socket, player);
      return;
    }
    const viewer = viewerOf(live, player);
    const missed = this.store.log(seq);
    this.sockets.send(
      socket,
      syncOf(live.entry.rules, live.state, missed, viewer, this.sockets.connected(), Date.now()),
    );
  }

  private chat(socket: WebSocket, frame: ClientFrame & { type: "chat" }): void {
    const live = this.load()!;
    const player = this.sockets.playerOf(socket);
    const seat = viewerOf(live, player);
    const refusal = chatRefusal(live.state, seat, frame);
    if (refusal || player === null) {
      const { code, message } = refusal ?? refuse("match/not-seated");
      this.sockets.send(socket, { type: "error", code, message });
      return;
    }
    const message = messageOf(frame, player, seat, Date.now());
    const team = frame.to === "team" ? seat : null;
    this.store.say(team, message);
    for (const each of this.sockets.all()) {
      if (team === null || viewerOf(live, this.sockets.playerOf(each)) === team)
        this.sockets.send(each, message);
    }
  }

  // ---- time and bots ----

  /** Does everything that is due, each as a commit of its own. */
  private letTimePass(words: Lexicon): void {
    for (let i = 0; i < MOST_DUE; i++) {
      const live = this.load()!;
      const world = this.worldFor(live.state.header, live.state.seq + 1, words);
      const events = passTime(live.entry.rules, live.state, world);
      if (events === null) return;
      this.commit(live.entry, live.state, events, world.now, null, null);
    }
    throw new Error("Time does not pass");
  }

  /** Once everybody is connected the clocks start. */
  private async greet(): Promise<void> {
    if (!this.live || !hasArrived(this.live.state, this.sockets.connected())) return;
    await this.clock.ready();
    const { entry, state } = this.live;
    if (hasArrived(state, this.sockets.connected())) {
      this.commit(entry, state, [{ type: "everyone-arrived" }], Date.now(), null, null);
    }
  }

  /** A bot gets its seat's view and nothing else. If the match moved on meanwhile, its answer is dropped. */
  private async playBot(words: Lexicon): Promise<void> {
    const { entry, state } = this.load()!;
    const turn = nextBot(entry.rules, state);
    if (turn === null || turn.at > Date.now() || state.progress.stage !== "playing") return;
    const { game, language, lexicon } = state.header;
    const view = entry.rules.view(state.progress.game, turn.seat);
    const request = {
      game,
      language,
      lexicon,
      seat: turn.seat,
      level: turn.level,
      view,
      seed: botSeed(state, turn.seat),
    };
    const answer = await askBot(this.ctx.exports.Bots, request);
    const live = this.load()!;
    if (live.state.seq !== state.seq) return;
    const world = this.worldFor(live.state.header, state.seq + 1, words);
    const parsed = answer.ok ? parseMove(entry, answer.value) : answer;
    const verdict = parsed.ok ? judgeBot(entry.rules, live.state, turn.seat, parsed.value, world) : parsed;
    if (!verdict.ok)
      this.report("bot failed", typeof verdict.error === "string" ? verdict.error : verdict.error.code);
    const events = verdict.ok ? verdict.value : defaultMove(entry.rules, live.state, turn.seat, world);
    this.commit(entry, live.state, events, world.now, null, botMoveId(turn.seat, state.seq));
  }

  private dueAt(): number | null {
    const { entry, state } = this.live!;
    const times = [arrivalDue(state), nextDue(state)?.at, nextBot(entry.rules, state)?.at].filter(
      (at) => typeof at === "number",
    );
    return times.length > 0 ? Math.min(...times) : null;
  }

  // ---- telling ----

  private welcome(live: Live, socket: WebSocket, player: Member | null): void {
    const viewer = viewerOf(live, player);
    this.sockets.send(
      socket,
      welcomeOf(live.entry.rules, live.state, viewer, player, this.sockets.connected(), Date.now()),
    );
    for (const message of this.store.chat(viewer)) this.sockets.send(socket, message);
  }

  private tell(live: Live, commit: Commit): void {
    const textFor = updatesFor(live.entry.rules, live.state, commit, this.sockets.connected(), commit.at);
    for (const socket of this.sockets.all()) {
      this.sockets.post(socket, textFor(viewerOf(live, this.sockets.playerOf(socket))));
    }
  }

  private tellPresence(): void {
    const connected = [...this.sockets.connected()];
    const live = this.load();
    const all = this.sockets.all();
    const watchers = all.filter(
      (socket) => live && viewerOf(live, this.sockets.playerOf(socket)) === null,
    ).length;
    for (const socket of all)
      this.sockets.send(socket, { type: "presence", now: Date.now(), connected, watchers });
  }

  // ---- helpers ----

  private load(): Live | null {
    if (this.live === null && this.store.exists()) {
      const state = this.store.state((game) => entryOf(game).rules);
      const entry = entryOf(state.header.game);
      this.live = { entry, state, accepted: this.store.accepted(), refused: new Map() };
    }
    return this.live;
  }

  /** Everything a change needs that has to be awaited. */
  private async prepare(header: MatchHeader): Promise<Result<Lexicon, Refusal>> {
    const [words] = await Promise.all([
      lexiconByHash(this.env.LEXICONS, header.language, header.lexicon),
      this.clock.ready(),
    ]);
    return words.ok ? words : fail(refuse("match/words-unavailable"));
  }

  private worldFor(header: MatchHeader, seq: number, words: Lexicon): World {
    return worldOf(header, seq, Date.now(), words, (bytes) => crypto.getRandomValues(bytes));
  }

  private mayNotOpen({ state }: Live, player: Member | null): readonly [number, string] | null {
    if (state.header.visibility === "public" || (player && seatOf(state, player.id) !== null)) return null;
    return [CLOSE.mayNotWatch, "This match is private"];
  }

  private report(what: string, error: unknown): void {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    logLine("error", what, {
      match: this.live?.state.header.id ?? null,
      seq: this.live?.state.seq ?? null,
      error: text,
    });
  }
}

function entryOf(game: string): GameEntry {
  const entry = gameNamed(game);
  if (!entry) throw new Error(`No game ${game}`);
  return entry;
}

function parseMove(entry: GameEntry, move: unknown): Result<unknown, Refusal> {
  const parsed = entry.wire.move.safeParse(move);
  return parsed.success ? ok(parsed.data) : fail(refuse("move/malformed"));
}

/** What time would do for this seat. */
function defaultMove(rules: AnyGame, state: MatchState, seat: Seat, world: World): AnyEvent[] {
  if (state.progress.stage !== "playing") return [];
  const { game } = state.progress;
  const wait = rules.waits(game).find(({ seats }) => seats.length === 1 && seats[0] === seat);
  return wait ? rules.expire(game, wait.key, world) : [];
}

const viewerOf = (live: Live, player: Member | null): Viewer =>
  player ? seatOf(live.state, player.id) : null;
