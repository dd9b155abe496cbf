import { Buckets } from "../core/bucket.ts";
import type { Refusal, Viewer } from "../games/game.ts";
import { CHAT_MOST_SAID } from "../protocol/chat.ts";
import type { ChatMessage, ClientFrame, ServerFrame } from "../protocol/frames.ts";
import { SYNC_MAX_EVENTS } from "../protocol/socket.ts";
import { Apart } from "./apart.ts";
import { chatRefusal, mayReadAgain, messageOf, SAID_TOO_MUCH, SUSPENDED, TOO_MANY_PHRASES } from "./chat.ts";
import type { Effect, Inside } from "./effects.ts";
import type { Commit, Member } from "./events.ts";
import { Lag } from "./lag.ts";
import type { Live } from "./match-log.ts";
import type { Presence } from "./presence.ts";
import { refuse } from "./refusals.ts";
import { awaySeats, type Sync, syncOf, UpdateTexts, type Welcome, welcomeOf } from "./server-frames.ts";
import { viewerOf } from "./state.ts";

type ChatFrame = ClientFrame & { readonly type: "chat" };

/** More than ever sit at one table. */
const MOST_SPEAKERS = 200;

/** Tells each socket what its viewer may know, and nothing else. */
export class Broadcast<Socket extends object> {
  private readonly outside: Inside<Socket>;
  private readonly presenceOf: Presence<Socket>;
  /** By player: a new socket is no new bucket. */
  private readonly phrases = new Buckets(MOST_SPEAKERS);
  /** How often each has spoken here, as far as it was asked. */
  private spoken = new Map<string, number>();
  private readonly apart: Apart<Socket>;
  readonly lag = new Lag<Socket>();
  /** What each socket was last told of everybody's lag: most measures change nothing. */
  private readonly toldLag = new WeakMap<Socket, string>();
  /** What may wait until the others have theirs, and for whom: whatever else goes to them goes after it. */
  private later: Effect<Socket>[] = [];
  /** What the last commit sent, and whose view each socket holds of which number: what came since is told by parts. */
  private last: UpdateTexts | null = null;
  private held = new WeakMap<Socket, { readonly viewer: Viewer; readonly seq: number }>();
  private readonly waiting = new Set<Socket>();

  constructor(outside: Inside<Socket>, presence: Presence<Socket>) {
    this.outside = outside;
    this.presenceOf = presence;
    this.apart = new Apart(outside);
  }

  /** What was put off, to be done after everything else. */
  takeLater(): readonly Effect<Socket>[] {
    const { later } = this;
    if (later.length === 0) return later;
    this.later = [];
    this.waiting.clear();
    return later;
  }

  forget(): void {
    this.takeLater();
    this.last = null;
    this.held = new WeakMap();
    this.spoken = new Map();
    this.apart.forget();
  }

  welcome({ game, state }: Live, socket: Socket, now: number): void {
    const { kept, lines } = this.outside;
    const player = lines.playerOf(socket);
    const viewer = viewerOf(state, player);
    this.send(socket, welcomeOf(game.rules, state, viewer, player, this.presenceOf, now));
    this.held.set(socket, { viewer, seq: state.seq });
    for (const message of kept.chat(viewer)) if (mayReadAgain(viewer, message)) this.say(socket, message);
    this.probe(socket, now);
  }

  /**
   * Whoever moved is told last: they know what they did, the others wait for it. What nobody waits for comes when the
   * move has been answered: see `answer`.
   */
  update({ game, state }: Live, commit: Commit): void {
    const { lines } = this.outside;
    const there = { connected: this.presenceOf.connected(), away: this.presenceOf.away };
    const texts = new UpdateTexts(game.rules, state, commit, there);
    const { last } = this;
    const base = last?.isLike(texts) ? last : null;
    const sockets = lines.all();
    const isAnswered = commit.player !== null && commit.move !== null;
    for (const socket of sockets) {
      const player = lines.playerOf(socket);
      const viewer = viewerOf(state, player);
      if (isAnswered && player?.id === commit.player && sockets.length > 1) this.waiting.add(socket);
      const held = base && lines.takesParts(socket) ? this.held.get(socket) : undefined;
      const isHeld = held !== undefined && held.seq === base?.seq && held.viewer === viewer;
      this.post(socket, isHeld ? () => texts.since(base!, viewer) : () => texts.whole(viewer));
      this.held.set(socket, { viewer, seq: state.seq });
    }
    this.last = texts;
    if (!isAnswered) this.probeAll(commit.at);
  }

  /** A move's answer, and then what nobody waits for. */
  answer(socket: Socket, frame: ServerFrame & { readonly type: "accepted" | "refused" }, now: number): void {
    this.send(socket, frame);
    if (this.later.length > 0) for (const each of this.outside.lines.all()) this.waiting.add(each);
    this.probeAll(now);
  }

  probeAll(now: number): void {
    for (const socket of this.outside.lines.all()) this.probe(socket, now);
  }

  /** Measures a socket's lag, only while the match is awake anyway. */
  probe(socket: Socket, now: number): void {
    const n = this.lag.probe(socket, now);
    if (n !== null) this.send(socket, { type: "probe", n });
  }

  /** A probe that came back; one that was not ours is a client's that measures for itself, and is sent back. */
  echo(live: Live, socket: Socket, frame: ClientFrame & { readonly type: "probe" }, now: number): void {
    if (this.lag.echo(socket, frame.n, now)) this.lags(live);
    else this.send(socket, frame);
  }

  /** How far away everybody is, after somebody was measured. Of a shared seat, who is nearest. */
  private lags({ state }: Live): void {
    const { lines } = this.outside;
    const seats = state.seats.flatMap(({ members }, seat) => {
      const sockets = members.flatMap(({ id }) => lines.of(id));
      const times = sockets.map((socket) => this.lag.shownMs(socket)).filter((ms) => ms !== null);
      return times.length > 0 ? [{ seat, ms: Math.min(...times) }] : [];
    });
    const text = JSON.stringify({ type: "lag", seats } satisfies ServerFrame);
    for (const socket of lines.all()) {
      if (this.toldLag.get(socket) === text) continue;
      this.toldLag.set(socket, text);
      this.post(socket, text);
    }
  }

  /** What a socket missed since a number; one from the future means that it knows another match. */
  sync(live: Live, socket: Socket, seq: number, now: number): void {
    const { state } = live;
    const { kept, lines } = this.outside;
    if (seq > state.seq) {
      this.welcome(live, socket, now);
      return;
    }
    const missed = kept.newest(seq, SYNC_MAX_EVENTS);
    const viewer = viewerOf(state, lines.playerOf(socket));
    this.send(socket, syncOf(live.game.rules, state, seq, missed, viewer, this.presenceOf, now));
    this.held.set(socket, { viewer, seq: state.seq });
  }

  presence({ state }: Live, now: number): void {
    const connected = [...this.presenceOf.connected()];
    const away = awaySeats(state, this.presenceOf.away);
    const watchers = this.presenceOf.watchers(state);
    this.toAll({ type: "presence", now, connected, away, watchers });
    this.last?.presenceSent();
  }

  /** Chat is no part of the log: it has its own table, and a team's is read by that team alone. */
  chat({ game, state }: Live, socket: Socket, frame: ChatFrame, now: number): void {
    const { lines } = this.outside;
    const player = lines.playerOf(socket);
    const seat = viewerOf(state, player);
    const until = lines.silencedUntil(socket);
    if (until !== null && until > now) {
      this.send(socket, { type: "error", ...SUSPENDED, until });
      return;
    }
    const refusal =
      player === null
        ? refuse("match/not-seated")
        : (chatRefusal(game.rules, state, seat, frame) ?? this.tooMany(player, frame, now));
    if (player === null || refusal !== null) {
      const { code, message } = refusal ?? refuse("match/not-seated");
      this.send(socket, { type: "error", code, message });
      return;
    }
    this.spoken.set(player.id, this.timesSpoken(player.id) + 1);
    const message = messageOf(frame, player, seat, now);
    const team = frame.to === "team" ? seat : null;
    this.outside.do({ type: "keep-chat", team, message });
    this.apart.learn(player.id, lines.blocksOf(socket));
    for (const each of lines.all()) {
      const hears = team === null || viewerOf(state, lines.playerOf(each)) === team;
      if (hears) this.say(each, message);
    }
  }

  /** The only way out for what people say: not between two of whom one blocked the other. */
  private say(socket: Socket, message: ChatMessage): void {
    if (this.apart.hears(socket, message.from.id)) this.send(socket, message);
  }

  /** Somebody's list of blocked people has changed: it matters to who reads again what they said. */
  blocksChanged(player: string, blocks: readonly string[]): void {
    if (this.timesSpoken(player) > 0) this.apart.learn(player, blocks);
  }

  private timesSpoken(player: string): number {
    return this.spoken.get(player) ?? this.outside.kept.timesSpoken(player);
  }

  /** A phrase is one tap, and so easily becomes thirty; and what was said is kept, so there is an end to it. */
  private tooMany({ id }: Member, frame: ChatFrame, now: number): Refusal | null {
    if (this.timesSpoken(id) >= CHAT_MOST_SAID) return SAID_TOO_MUCH;
    if (!("phrase" in frame)) return null;
    const { phraseBurst: burst, phrasesPerSecond: perSecond } = this.outside.limits;
    return this.phrases.take(id, { burst, perSecond }, now) ? null : TOO_MANY_PHRASES;
  }

  toAll(frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    for (const socket of this.outside.lines.all()) this.post(socket, text);
  }

  send(socket: Socket, frame: ServerFrame | Welcome | Sync): void {
    this.post(socket, JSON.stringify(frame));
  }

  private post(to: Socket, text: string | (() => string)): void {
    if (this.waiting.has(to)) this.later.push({ type: "send", to, text });
    else this.outside.do({ type: "send", to, text });
  }
}
