import { Buckets } from "../core/bucket.ts";
import type { Env } from "../env.ts";
import type { Refusal } from "../games/game.ts";
import type { Commit, Member } from "../match/events.ts";
import { refuse } from "../match/refusals.ts";
import { type MatchState, viewerOf } from "../match/state.ts";
import { updateTexts } from "../match/update-text.ts";
import type { ClientFrame, ServerFrame } from "../protocol/frames.ts";
import { SYNC_MAX_EVENTS } from "../protocol/socket.ts";
import type { Absences } from "./absences.ts";
import { chatRefusal, mayReadAgain, messageOf, TOO_MANY_PHRASES } from "./chat.ts";
import { Lag } from "./lag.ts";
import type { Live } from "./ledger.ts";
import type { Sockets } from "./sockets.ts";
import type { MatchStore } from "./store.ts";
import { awaySeats, syncOf, welcomeOf } from "./telling.ts";

type Limits = Pick<Env, "PHRASE_BURST" | "PHRASE_REFILL">;

/** More than ever sit at one table. */
const MOST_SPEAKERS = 200;

/** Tells each socket what its viewer may know, and nothing else. */
export class Voice {
  private readonly sockets: Sockets;
  private readonly store: MatchStore;
  private readonly absences: Absences;
  private readonly limits: Limits;
  /** By player: a new socket is no new bucket. */
  private readonly phrases = new Buckets(MOST_SPEAKERS);
  readonly lag = new Lag();
  /** What each socket was last told of everybody's lag: most measures change nothing. */
  private readonly toldLag = new WeakMap<WebSocket, string>();

  constructor(sockets: Sockets, store: MatchStore, absences: Absences, limits: Limits) {
    this.sockets = sockets;
    this.store = store;
    this.absences = absences;
    this.limits = limits;
  }

  welcome({ entry, state }: Live, socket: WebSocket, player: Member | null): void {
    const viewer = viewerOf(state, player);
    this.sockets.send(socket, welcomeOf(entry.rules, state, viewer, player, this.absences, Date.now()));
    for (const message of this.store.chat(viewer))
      if (mayReadAgain(viewer, message)) this.sockets.send(socket, message);
    this.probe(socket, Date.now());
  }

  /**
   * Whoever moved is told last: they know what they did, the others wait for it. What nobody waits for comes when the
   * move has been answered: see `probeAll`.
   */
  update({ entry, state }: Live, commit: Commit): void {
    const { absences } = this;
    const textFor = updateTexts(entry.rules, state, commit, absences.connected(), absences.away);
    const sockets = this.sockets.all();
    const isAnswered = commit.player !== null && commit.move !== null;
    for (const socket of sockets) {
      const player = this.sockets.playerOf(socket);
      const viewer = viewerOf(state, player);
      const canWait = isAnswered && player?.id === commit.player && sockets.length > 1;
      if (canWait) this.sockets.owe(socket, () => textFor(viewer));
      else this.sockets.post(socket, textFor(viewer));
    }
    if (!isAnswered) this.probeAll(commit.at);
  }

  probeAll(now: number): void {
    for (const socket of this.sockets.all()) this.probe(socket, now);
  }

  /** Measures a socket's lag, only while the match is awake anyway. */
  probe(socket: WebSocket, now: number): void {
    const n = this.lag.probe(socket, now);
    if (n !== null) this.sockets.send(socket, { type: "probe", n });
  }

  /** How far away everybody is, after somebody was measured. Of a shared seat, who is nearest. */
  lags({ state }: Live): void {
    const seats = state.seats.flatMap(({ members }, seat) => {
      const sockets = members.flatMap(({ id }) => this.sockets.of(id));
      const times = sockets.map((socket) => this.lag.shownMs(socket)).filter((ms) => ms !== null);
      return times.length > 0 ? [{ seat, ms: Math.min(...times) }] : [];
    });
    const text = JSON.stringify({ type: "lag", seats } satisfies ServerFrame);
    for (const socket of this.sockets.all()) {
      if (this.toldLag.get(socket) === text) continue;
      this.toldLag.set(socket, text);
      this.sockets.post(socket, text);
    }
  }

  /** What a socket missed since a number; one from the future means that it knows another match. */
  sync(live: Live, socket: WebSocket, seq: number): void {
    const { entry, state } = live;
    const player = this.sockets.playerOf(socket);
    if (seq > state.seq) {
      this.welcome(live, socket, player);
      return;
    }
    const missed = this.store.newest(seq, SYNC_MAX_EVENTS);
    this.sockets.send(
      socket,
      syncOf(entry.rules, state, seq, missed, viewerOf(state, player), this.absences, Date.now()),
    );
  }

  watchers(state: MatchState): number {
    return this.sockets.all().filter((each) => viewerOf(state, this.sockets.playerOf(each)) === null).length;
  }

  presence({ state }: Live): void {
    const sockets = this.sockets.all();
    const watchers = this.watchers(state);
    const connected = [...this.absences.connected()];
    const away = awaySeats(state, this.absences.away);
    for (const socket of sockets) {
      this.sockets.send(socket, { type: "presence", now: Date.now(), connected, away, watchers });
    }
  }

  /** To everybody, or to whoever has just come. */
  rematch(frame: (ServerFrame & { type: "rematch" }) | null, sockets = this.sockets.all()): void {
    for (const socket of frame ? sockets : []) this.sockets.send(socket, frame!);
  }

  /** Chat is no part of the log: it has its own table, and a team's is read by that team alone. */
  chat({ entry, state }: Live, socket: WebSocket, frame: ClientFrame & { type: "chat" }): void {
    const player = this.sockets.playerOf(socket);
    const seat = viewerOf(state, player);
    const now = Date.now();
    const refusal =
      player === null
        ? refuse("match/not-seated")
        : (chatRefusal(entry.rules, state, seat, frame) ?? this.tooMany(player, frame, now));
    if (player === null || refusal !== null) {
      const { code, message } = refusal ?? refuse("match/not-seated");
      this.error(socket, code, message);
      return;
    }
    const message = messageOf(frame, player, seat, now);
    const team = frame.to === "team" ? seat : null;
    this.store.say(team, message);
    for (const each of this.sockets.all()) {
      const hears = team === null || viewerOf(state, this.sockets.playerOf(each)) === team;
      if (hears) this.sockets.send(each, message);
    }
  }

  /** A phrase is one tap, and so easily becomes thirty. */
  private tooMany({ id }: Member, frame: ClientFrame & { type: "chat" }, now: number): Refusal | null {
    if (!("phrase" in frame)) return null;
    const { PHRASE_BURST: burst, PHRASE_REFILL: perSecond } = this.limits;
    return this.phrases.take(id, { burst, perSecond }, now) ? null : TOO_MANY_PHRASES;
  }

  /** Answers come in the order of what they answer: behind what the socket is still owed. */
  answer(socket: WebSocket, frame: ServerFrame & { type: "accepted" | "refused" | "probe" | "pong" }): void {
    if (this.sockets.owes(socket)) this.sockets.owe(socket, () => JSON.stringify(frame));
    else this.sockets.send(socket, frame);
  }

  error(socket: WebSocket, code: string, message: string): void {
    this.sockets.send(socket, { type: "error", code, message });
  }
}
