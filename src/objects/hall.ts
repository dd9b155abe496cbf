import { Buckets } from "../core/bucket.ts";
import { earliest } from "../core/earliest.ts";
import { fail, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Refusal } from "../games/game.ts";
import type { AwayReason } from "../match/absence.ts";
import type { AnyEvent, StopReason } from "../match/events.ts";
import { isAbandoned, lostTogether, wasServerAway } from "../match/outage.ts";
import { refuse } from "../match/refusals.ts";
import { type MatchState, seatOf } from "../match/state.ts";
import { CLOSE } from "../protocol/close.ts";
import type { Absences } from "./absences.ts";
import type { Live } from "./ledger.ts";
import { Lister } from "./lister.ts";
import { RoomKeeper } from "./room-keeper.ts";
import type { CloseReason, Sockets, Visitor } from "./sockets.ts";
import type { Voice } from "./voice.ts";

const FULL: CloseReason = { code: CLOSE.full, reason: "Too many people watch this match" };
/** So many people's edits are remembered at once. */
const MOST_EDITORS = 200;

/** Who comes and goes, and all that hangs on who is there: the room and its host, and what the lobby is told. */
export class Hall {
  private readonly storage: DurableObjectStorage;
  private readonly sockets: Sockets;
  private readonly voice: Voice;
  private readonly absences: Absences;
  private readonly keeper: RoomKeeper;
  private readonly lister: Lister;
  private readonly env: Env;
  private readonly edits = new Buckets(MOST_EDITORS);

  constructor(storage: DurableObjectStorage, env: Env, sockets: Sockets, voice: Voice, absences: Absences) {
    this.storage = storage;
    this.env = env;
    this.sockets = sockets;
    this.voice = voice;
    this.absences = absences;
    this.keeper = new RoomKeeper(storage);
    this.lister = new Lister(storage, env.LOBBIES);
  }

  /** How somebody who may not come in is turned away; null for everybody else. */
  refusal(live: Live | null, visitor: Visitor | null, now: number): CloseReason | null {
    return this.sockets.refusal(visitor, now) ?? (live && this.isFullFor(live, visitor) ? FULL : null);
  }

  /** Who has a seat is no spectator, and who opens it anew takes no further place. */
  private isFullFor({ state }: Live, visitor: Visitor | null): boolean {
    const id = visitor?.player.id ?? null;
    if (id !== null && (seatOf(state, id) !== null || this.sockets.of(id).length > 0)) return false;
    return this.voice.watchers(state) >= this.env.SPECTATORS;
  }

  /** Whoever changes the room too fast is refused; null when they may. */
  tooManyEdits(player: string, now: number): Result<never, Refusal> | null {
    const perSecond = this.env.ROOM_EDITS_PER_SECOND;
    return this.edits.take(player, { burst: perSecond, perSecond }, now)
      ? null
      : fail(refuse("match/too-many-changes"));
  }

  enter(live: Live, socket: WebSocket, visitor: Visitor | null, now: number): void {
    this.sockets.open(socket, visitor, now);
    this.absences.look(live.state, now);
    this.voice.welcome(live, socket, visitor?.player ?? null);
    this.voice.presence(live);
  }

  leave(live: Live, why: AwayReason, now: number): void {
    this.absences.look(live.state, now, why);
    this.voice.presence(live);
  }

  /**
   * Why nobody could move until now, if so: looked for once in every life of this object's memory, since an outage
   * always ends one.
   */
  outage({ state }: Live, now: number): StopReason | null {
    if (!this.absences.isFresh) return null;
    const vanished = this.absences.vanished(state);
    return wasServerAway(state, vanished, this.absences.connected(), now) ? "server-away" : null;
  }

  /** The same, when the last of them has just been lost. */
  allLost({ state }: Live): StopReason | null {
    return lostTogether(state, this.absences.away) ? "everyone-lost" : null;
  }

  /** The same, when everybody left long ago. */
  allLeft({ entry, state }: Live, now: number): StopReason | null {
    const { away } = this.absences;
    return away.size > 0 && isAbandoned(entry.rules, state, away, now) ? "everyone-left" : null;
  }

  /** Whoever was believed to be gone and is heard is there again. */
  hear(live: Live, socket: WebSocket, now: number): void {
    this.sockets.hear(socket, now);
    if (this.absences.away.size > 0 && this.absences.look(live.state, now)) this.voice.presence(live);
  }

  /** A line may be dead though nobody closed it. */
  listen(live: Live, now: number): void {
    this.sockets.turnOut();
    const ask = (socket: WebSocket): void => this.voice.probe(socket, now);
    if (this.absences.listen(live.state, now, ask)) this.voice.presence(live);
  }

  /** Somebody came or went, or the room changed. */
  note(state: MatchState, now: number): void {
    const connected = this.absences.connected();
    this.keeper.note(state, connected, now);
    this.lister.note(state, connected, this.voice.watchers(state), now);
  }

  /** What a commit may have changed of that. Never true of a move in the middle of a match. */
  isNews(before: MatchState | null, after: MatchState): boolean {
    return (
      before?.seats !== after.seats ||
      before.header !== after.header ||
      before.host !== after.host ||
      before.progress.stage !== after.progress.stage
    );
  }

  dueAt({ state }: Live, now: number): number | null {
    const { absences, keeper, lister, sockets } = this;
    return earliest(absences.listenAt(state, now), keeper.dueAt(state), lister.dueAt(), sockets.endAt(now));
  }

  /** What becomes of a room that was left alone: it ends, or it is handed on. */
  pass(state: MatchState, now: number): "ends" | AnyEvent[] | null {
    return this.keeper.pass(state, this.absences.connected(), now);
  }

  async tellLobby(state: MatchState, now: number): Promise<void> {
    await this.lister.tell(state, this.absences.connected(), this.voice.watchers(state), now);
  }

  /** Nothing is kept of a match that was never played. */
  async end(state: MatchState): Promise<void> {
    await this.lister.withdraw(state);
    for (const socket of this.sockets.all()) this.sockets.close(socket, CLOSE.noSuchMatch, "The room ended");
    await this.storage.deleteAll();
    this.lister.forget();
  }
}
