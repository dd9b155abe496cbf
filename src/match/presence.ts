import { earliest } from "../core/earliest.ts";
import type { AnyGame } from "../games/game.ts";
import { CLOSE } from "../protocol/close.ts";
import type { Away, AwayPlayers, AwayReason } from "./absence.ts";
import { clockOf } from "./clocks.ts";
import type { Inside } from "./effects.ts";
import type { StopReason } from "./events.ts";
import { isAbandoned, lostTogether, wasServerAway } from "./outage.ts";
import { type MatchState, seatOf, viewerOf, waitsOf } from "./state.ts";

/**
 * Who of a match's players is away, and since when. Kept in storage, since a crash or a deployment takes every
 * socket without a word. A connection may also die in silence: the platform answers pings without waking the match,
 * so the match looks now and then at the age of the last one, and asks before it believes that somebody is gone.
 */
/** Longer than twice the client's pings. */
const QUIET_MS = 25_000;
const ANSWER_MS = 10_000;

type Connected = ReadonlySet<string>;

export class Presence<Socket> {
  private readonly outside: Pick<Inside<Socket>, "kept" | "lines" | "do">;
  private cache: AwayPlayers | null = null;
  private hasLooked = false;
  /** Who is there while nobody is away, by these very sockets: every commit asks several times. */
  private everybody: { readonly by: readonly Socket[]; readonly ids: Connected } | null = null;
  /** Whether they are everybody who sits here, by these very seats. */
  private seated: { readonly by: Connected; readonly seats: unknown; readonly areAll: boolean } | null = null;

  constructor(outside: Pick<Inside<Socket>, "kept" | "lines" | "do">) {
    this.outside = outside;
  }

  forget(): void {
    this.cache = null;
    this.hasLooked = false;
    this.everybody = null;
    this.seated = null;
  }

  get away(): AwayPlayers {
    this.cache ??= new Map(Object.entries(this.outside.kept.note<Record<string, Away>>("away") ?? {}));
    return this.cache;
  }

  /**
   * Ids of the players who are there: with an open socket that was heard since it was last given up. Who comes back
   * in the very millisecond in which they went is there: a line is only given up for a silence before that.
   */
  connected(): Connected {
    const sockets = this.outside.lines.all();
    if (this.away.size > 0) return this.thereAmong(sockets);
    if (this.everybody?.by !== sockets) this.everybody = { by: sockets, ids: this.thereAmong(sockets) };
    return this.everybody.ids;
  }

  /** Whether everybody who sits here is there. */
  areAllThere({ seats }: MatchState): boolean {
    const by = this.connected();
    if (this.seated?.by !== by || this.seated.seats !== seats) {
      const areAll = seats.every(({ members }) => members.every(({ id }) => by.has(id)));
      this.seated = { by, seats, areAll };
    }
    return this.seated.areAll;
  }

  /** How many look on without a seat. */
  watchers(state: MatchState): number {
    const { lines } = this.outside;
    return lines.all().filter((each) => viewerOf(state, lines.playerOf(each)) === null).length;
  }

  private thereAmong(sockets: readonly Socket[]): Set<string> {
    const there = new Set<string>();
    for (const socket of sockets) {
      const id = this.outside.lines.playerOf(socket)?.id;
      if (id === undefined) continue;
      const gone = this.away.get(id);
      if (gone === undefined || this.outside.lines.heardAt(socket) >= gone.since) there.add(id);
    }
    return there;
  }

  /**
   * People who were there when this object last wrote something, and whose sockets are gone though nobody heard
   * them close: the server was away. To be asked before the first look of a new memory.
   */
  private vanished(state: MatchState): string[] {
    return this.expected(state).filter((id) => !this.away.has(id) && !this.outside.lines.hasAny(id));
  }

  /**
   * Why nobody could move until now, if so: looked for once in every life of this memory, since an outage always ends
   * one.
   */
  outage(state: MatchState, now: number): StopReason | null {
    if (this.hasLooked) return null;
    return wasServerAway(state, this.vanished(state), this.connected(), now) ? "server-away" : null;
  }

  /** The same, when the last of them has just been lost. */
  allLost(state: MatchState): StopReason | null {
    return lostTogether(state, this.away) ? "everyone-lost" : null;
  }

  /** The same, when everybody left long ago. */
  allLeft(rules: AnyGame, state: MatchState, now: number): StopReason | null {
    return this.away.size > 0 && isAbandoned(rules, state, this.away, now) ? "everyone-left" : null;
  }

  /** Whether as many watch as may. Who has a seat is no spectator; who opens it anew takes no further place. */
  isFullFor(state: MatchState, player: string | null, most: number): boolean {
    if (player !== null && (seatOf(state, player) !== null || this.outside.lines.of(player).length > 0))
      return false;
    return this.watchers(state) >= most;
  }

  /** Notes who came and who went. True when that changed something. `why` is known of a socket just closed. */
  look(state: MatchState, now: number, why: AwayReason = "lost"): boolean {
    this.hasLooked = true;
    if (this.away.size === 0 && this.areAllThere(state)) return false;
    const connected = this.connected();
    const missing = this.expected(state).filter((id) => !connected.has(id));
    return this.keep(new Map(missing.map((id) => [id, this.away.get(id) ?? { since: now, why }])));
  }

  /** Asks the quiet ones whom the match waits for, and gives up those who did not answer. */
  listen(state: MatchState, now: number, ask: (socket: Socket) => void): boolean {
    const given = new Map(this.away);
    for (const socket of this.outside.lines.all()) {
      const id = this.awaitedAt(socket, state);
      if (id === null) continue;
      const asked = this.outside.lines.askedAt(socket);
      if (asked !== null && now >= asked + ANSWER_MS) {
        if (!given.has(id)) given.set(id, { since: asked, why: "lost" });
      } else if (asked === null && now >= this.outside.lines.heardAt(socket) + QUIET_MS) {
        this.outside.do({ type: "asked", socket, at: now });
        ask(socket);
      }
    }
    const changed = this.keep(given);
    return this.look(state, now) || changed;
  }

  /** When to listen next; null when nobody's silence matters to anybody. */
  listenAt(state: MatchState, now: number): number | null {
    let first: number | null = null;
    for (const socket of this.outside.lines.all()) {
      if (this.awaitedAt(socket, state) === null) continue;
      const asked = this.outside.lines.askedAt(socket);
      if (asked === null) first = earliest(first, this.outside.lines.heardAt(socket) + QUIET_MS);
      else first = earliest(first, asked + ANSWER_MS > now ? asked + ANSWER_MS : now + ANSWER_MS);
    }
    return first;
  }

  /** The id of a socket's player whom the match waits for, while somebody else is there to care; or null. */
  private awaitedAt(socket: Socket, state: MatchState): string | null {
    const { progress } = state;
    if (progress.stage !== "playing" || !progress.clocks.started) return null;
    const id = this.outside.lines.playerOf(socket)?.id;
    const seat = id === undefined ? null : seatOf(state, id);
    if (seat === null || !waitsOf(state).some(({ seats }) => seats.includes(seat))) return null;
    if (clockOf(state.header).kind === "days") return null;
    const present = this.connected();
    return present.size > (present.has(id!) ? 1 : 0) ? id! : null;
  }

  /** Everybody who should be there once the clocks run. */
  private expected({ progress, seats }: MatchState): string[] {
    if (progress.stage !== "playing" || !progress.clocks.started) return [];
    return seats.flatMap(({ members }) => members.map(({ id }) => id));
  }

  private keep(after: AwayPlayers): boolean {
    const before = this.away;
    const same =
      after.size === before.size && [...after].every(([id, { since }]) => before.get(id)?.since === since);
    if (same) return false;
    this.cache = after;
    this.outside.do({ type: "note", key: "away", value: after.size > 0 ? Object.fromEntries(after) : null });
    return true;
  }
}

/** Whoever closes a page says so, or the browser does; everything else is a lost connection. */
export const whyGone = (code: number): AwayReason =>
  code === CLOSE.left || code === 1001 ? "closed" : "lost";
