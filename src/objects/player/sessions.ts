import type { Ended, SocketPlace } from "../../players/revocation.ts";

/**
 * Which sessions of a player are over, and where their sockets are. Ending sessions is one write: from then on no
 * token of before is taken, and every place with a socket is on the list of those to be told. The list is worked
 * off at once and, by the alarm, until every place has answered; telling one twice does no harm.
 */
const EPOCH = "epoch";
/** Places with a socket, with the time of the last upgrade: `socket:match:<id>`. */
const SOCKET = "socket:";
/** Places to be told, with what has ended. */
const ENDING = "ending:";
/** The epoch that D1 has not heard of. */
const UNWRITTEN = "epoch-unwritten";
/** A crash, or an object that did not answer: tried again so soon. */
const RETRY_MS = 1000;
/** So many places are noted before those without a socket are looked for. */
const FEW = 32;
/** An upgrade that was allowed may still be on its way. */
const ON_ITS_WAY_MS = 30_000;

/** Tells a place what has ended; gives how many sockets of the player are still open there. */
export type TellPlace = (place: SocketPlace, ended: Ended) => Promise<number>;

export class Sessions {
  private readonly kv: SyncKvStorage;
  /** In memory only: after an eviction the next upgrade looks through the places once more. */
  private lookBeyond = FEW;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  get ended(): Ended {
    return { epoch: this.kv.get<number>(EPOCH) ?? 0 };
  }

  /** A socket is about to be opened there. True when it is time to look through what is noted. */
  note(place: SocketPlace, now: number): boolean {
    this.kv.put(SOCKET + keyOf(place), now);
    return [...this.kv.list({ prefix: SOCKET })].length > this.lookBeyond;
  }

  /** Forgets places without a socket, which would otherwise be noted for ever. */
  async look(tell: TellPlace, now: number): Promise<void> {
    const old = [...this.kv.list<number>({ prefix: SOCKET })].filter(([, at]) => at <= now - ON_ITS_WAY_MS);
    await Promise.allSettled(
      old.map(async ([key, at]) => {
        const open = await tell(placeOf(key.slice(SOCKET.length)), this.ended);
        if (open === 0 && this.kv.get(key) === at) this.kv.delete(key); // or somebody came in meanwhile
      }),
    );
    this.lookBeyond = Math.max(FEW, 2 * [...this.kv.list({ prefix: SOCKET })].length);
  }

  /** The one write. Returns the time by which it is to be carried out if this object dies now. */
  endBefore(epoch: number, now: number): number {
    this.kv.put(EPOCH, epoch);
    this.kv.put(UNWRITTEN, epoch);
    for (const [key] of [...this.kv.list({ prefix: SOCKET })]) {
      this.kv.put(ENDING + key.slice(SOCKET.length), this.ended);
      this.kv.delete(key);
    }
    return now + RETRY_MS;
  }

  /** Tells whoever has not heard; gives when to try again, null when all have. Never throws. */
  async carryOut(
    tell: TellPlace,
    write: (epoch: number) => Promise<unknown>,
    now: number,
  ): Promise<number | null> {
    const telling = [...this.kv.list<Ended>({ prefix: ENDING })].map(async ([key, ended]) => {
      await tell(placeOf(key.slice(ENDING.length)), ended);
      if (this.kv.get<Ended>(key)?.epoch === ended.epoch) this.kv.delete(key); // or more has ended meanwhile
    });
    const epoch = this.kv.get<number>(UNWRITTEN);
    const writing = async (): Promise<void> => {
      if (epoch === undefined) return;
      await write(epoch);
      if (this.kv.get(UNWRITTEN) === epoch) this.kv.delete(UNWRITTEN);
    };
    await Promise.allSettled([...telling, writing()]);
    return this.isDone ? null : now + RETRY_MS;
  }

  /** What must outlive everything else that is kept of a player who has gone. */
  keeps(key: string): boolean {
    return key === EPOCH || key.startsWith(ENDING);
  }

  private get isDone(): boolean {
    return this.kv.get(UNWRITTEN) === undefined && [...this.kv.list({ prefix: ENDING })].length === 0;
  }
}

const keyOf = ({ object, name }: SocketPlace): string => `${object}:${name}`;

function placeOf(key: string): SocketPlace {
  const [object, ...name] = key.split(":");
  return { object: object as SocketPlace["object"], name: name.join(":") };
}
