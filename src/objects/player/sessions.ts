import { dayOf } from "../../core/day.ts";
import type { Ended, SocketPlace, Told } from "../../players/revocation.ts";
import { LIFETIME_MS, type Session } from "../../players/tokens.ts";

/**
 * Which sessions of a player are over, and where their sockets are. Ending sessions is one write: from then on no
 * token of before is taken, and every place with a socket is on the list of those to be told. The list is worked
 * off at once and, by the alarm, until every place has answered; telling one twice does no harm. What else changes of a
 * player goes the same way: name, silence, bar, whom they blocked.
 */
const EPOCH = "epoch";
/** The short names of passkeys that were removed in this epoch. */
const PASSKEYS = "passkeys-ended";
/** Who removes more than so many begins a new epoch. */
const MOST_PASSKEYS = 20;
/** Single sessions that were ended in this epoch, each with when: after the longest life of a token they are dropped. */
const SESSIONS = "sessions-ended";
const MOST_SESSIONS = 200;
/** An account's sessions, by their names, as they were last seen: at most once a day. */
const SESSION = "session:";
const MOST_LISTED = 50;
/** Passkeys that are to go from D1, by their id. */
const DROPPING = "dropping:";
/** Places with a socket, with the time of the last upgrade: `socket:match:<id>`. */
const SOCKET = "socket:";
/** Places to be told, each with a mark of its own: what they are told is what holds then, and no name waits here. */
const ENDING = "ending:";
/** The epoch that D1 has not heard of. */
const UNWRITTEN = "epoch-unwritten";
/** A crash, or an object that did not answer: tried again so soon. */
const RETRY_MS = 1000;
/** So many places are noted before those without a socket are looked for. */
const FEW = 32;
/** An upgrade that was allowed may still be on its way. */
const ON_ITS_WAY_MS = 30_000;

type EndedSessions = Readonly<Record<string, number>>;

/** When a session began, as far as it was seen, and with which passkey. */
interface SeenSession {
  readonly begunAt: number;
  readonly seenAt: number;
  readonly passkey?: string;
}

/** Tells a place what has ended, and what holds; gives how many sockets of the player are still open there. */
export type TellPlace = (place: SocketPlace, told: Told) => Promise<number>;

/** What D1 is told. */
export interface Records {
  raiseEpoch(epoch: number): Promise<unknown>;
  dropPasskey(id: string): Promise<unknown>;
}

export class Sessions {
  private readonly kv: SyncKvStorage;
  private readonly about: () => Omit<Told, keyof Ended>;
  /** In memory only: after an eviction the next upgrade looks through the places once more. */
  private lookBeyond = FEW;

  constructor(kv: SyncKvStorage, about: () => Omit<Told, keyof Ended>) {
    this.kv = kv;
    this.about = about;
  }

  get ended(): Required<Ended> {
    return {
      epoch: this.kv.get<number>(EPOCH) ?? 0,
      endedPasskeys: this.kv.get<string[]>(PASSKEYS) ?? [],
      endedSessions: Object.keys(this.kv.get<EndedSessions>(SESSIONS) ?? {}),
    };
  }

  private get told(): Told {
    return { ...this.ended, ...this.about() };
  }

  /** A socket is about to be opened there. True when it is time to look through what is noted. */
  note(place: SocketPlace, now: number): boolean {
    this.kv.put(SOCKET + keyOf(place), now);
    return [...this.kv.list({ prefix: SOCKET })].length > this.lookBeyond;
  }

  /** The matches where a socket was, or a seat. */
  matches(): string[] {
    return [...this.kv.list({ prefix: SOCKET })]
      .map(([key]) => placeOf(key.slice(SOCKET.length)))
      .flatMap(({ object, name }) => (object === "match" ? [name] : []));
  }

  /** Forgets places without a socket, which would otherwise be noted for ever; `dropped` is told of each. */
  async look(tell: TellPlace, dropped: (place: SocketPlace) => Promise<void>, now: number): Promise<void> {
    const old = [...this.kv.list<number>({ prefix: SOCKET })].filter(([, at]) => at <= now - ON_ITS_WAY_MS);
    await Promise.allSettled(
      old.map(async ([key, at]) => {
        const place = placeOf(key.slice(SOCKET.length));
        if ((await tell(place, this.told)) > 0) return;
        await dropped(place);
        if (this.kv.get(key) === at) this.kv.delete(key); // or somebody came in meanwhile
      }),
    );
    this.lookBeyond = Math.max(FEW, 2 * [...this.kv.list({ prefix: SOCKET })].length);
  }

  /** The one write. Returns the time by which it is to be carried out if this object dies now. */
  endBefore(epoch: number, now: number): number {
    this.kv.put(EPOCH, epoch);
    this.kv.put(UNWRITTEN, epoch);
    this.kv.delete(PASSKEYS); // these were of an earlier epoch
    this.kv.delete(SESSIONS);
    for (const [key] of [...this.kv.list({ prefix: SESSION })]) this.kv.delete(key);
    return this.list(now);
  }

  /** The same for the sessions of one passkey, which is to go from D1. */
  endPasskey(id: string, ref: string, now: number): number {
    this.kv.put(DROPPING + id, now);
    const { epoch, endedPasskeys } = this.ended;
    if (endedPasskeys.length >= MOST_PASSKEYS) return this.endBefore(epoch + 1, now);
    this.kv.put(PASSKEYS, [...endedPasskeys.filter((each) => each !== ref), ref]);
    return this.list(now);
  }

  /** The same for one session. */
  endSession(sid: string, now: number): number {
    const before = Object.entries(this.kv.get<EndedSessions>(SESSIONS) ?? {});
    const kept = before.filter(([, at]) => at > now - LIFETIME_MS);
    if (kept.length >= MOST_SESSIONS) return this.endBefore(this.ended.epoch + 1, now);
    this.kv.put(SESSIONS, { ...Object.fromEntries(kept), [sid]: now } satisfies EndedSessions);
    this.kv.delete(SESSION + sid);
    return this.list(now);
  }

  /** An account's session was used. */
  see({ sid, passkey }: Session, now: number): void {
    if (sid === undefined) return;
    const before = this.kv.get<SeenSession>(SESSION + sid);
    if (before && dayOf(before.seenAt) === dayOf(now)) return;
    const { begunAt } = before ?? { begunAt: now };
    this.kv.put(SESSION + sid, { begunAt, seenAt: now, ...(passkey !== undefined && { passkey }) });
    for (const { id } of this.listed(now).slice(MOST_LISTED)) this.kv.delete(SESSION + id);
  }

  /** The last seen first; whose tokens have come to their end are left out. */
  listed(now: number): (SeenSession & { readonly id: string })[] {
    return [...this.kv.list<SeenSession>({ prefix: SESSION })]
      .map(([key, seen]) => ({ id: key.slice(SESSION.length), ...seen }))
      .filter(({ seenAt }) => seenAt > now - LIFETIME_MS)
      .sort((one, other) => other.seenAt - one.seenAt);
  }

  /**
   * Every place with a socket is to be told, and these matches, where there need be none. Returns the time by which it
   * is, if this object dies now.
   */
  list(now: number, matches: readonly string[] = []): number {
    const places = [...this.kv.list({ prefix: SOCKET })].map(([key]) => key.slice(SOCKET.length));
    const seats = matches.map((name) => keyOf({ object: "match", name }));
    for (const place of new Set([...places, ...seats])) this.kv.put(ENDING + place, crypto.randomUUID());
    return now + RETRY_MS;
  }

  /** Tells whoever has not heard; gives when to try again, null when all have. Never throws. */
  async carryOut(tell: TellPlace, d1: Records, now: number): Promise<number | null> {
    const { told } = this;
    const telling = [...this.kv.list<string>({ prefix: ENDING })].map(async ([key, mark]) => {
      await tell(placeOf(key.slice(ENDING.length)), told);
      if (isSame(this.kv.get<string>(key), mark)) this.kv.delete(key); // or more has changed meanwhile
    });
    const dropping = [...this.kv.list({ prefix: DROPPING })].map(async ([key]) => {
      await d1.dropPasskey(key.slice(DROPPING.length));
      this.kv.delete(key);
    });
    const epoch = this.kv.get<number>(UNWRITTEN);
    const writing = async (): Promise<void> => {
      if (epoch === undefined) return;
      await d1.raiseEpoch(epoch);
      if (this.kv.get(UNWRITTEN) === epoch) this.kv.delete(UNWRITTEN);
    };
    await Promise.allSettled([...telling, ...dropping, writing()]);
    return this.isDone ? null : now + RETRY_MS;
  }

  /** What must outlive everything else that is kept of a player who has gone. */
  keeps(key: string): boolean {
    return key === EPOCH || key === PASSKEYS || key === SESSIONS || key.startsWith(ENDING);
  }

  private get isDone(): boolean {
    const open = [ENDING, DROPPING].flatMap((prefix) => [...this.kv.list({ prefix })]);
    return this.kv.get(UNWRITTEN) === undefined && open.length === 0;
  }
}

/** Of an older version the mark is an object. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keyOf = ({ object, name }: SocketPlace): string => `${object}:${name}`;

function placeOf(key: string): SocketPlace {
  const [object, ...name] = key.split(":");
  return { object: object as SocketPlace["object"], name: name.join(":") };
}
