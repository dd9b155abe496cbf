import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { LANGUAGES } from "../../src/core/language.ts";
import { formatPool, type Pool } from "../../src/matchmaking/pool.ts";
import type { Origin } from "../../src/matchmaking/regions.ts";
import type { QuickMatchServerFrame } from "../../src/protocol/quick-match.ts";
import { REGIONS } from "../../src/protocol/terms.ts";
import { guest, Line, until } from "./client.ts";
import { evict } from "./evict.ts";

/** Somebody who looks for strangers to play with, from anywhere in the world. */
export class Seeker extends Line<QuickMatchServerFrame> {
  private static readonly opened: Seeker[] = [];
  readonly player: { token: string; id: string };

  private constructor(socket: WebSocket, player: { token: string; id: string }) {
    super(socket);
    this.player = player;
  }

  static async open({
    player,
    token,
    game = "password",
    language = "fr",
    query = `game=${game}&language=${language}`,
    headers = {},
    cf,
  }: {
    player?: { token: string; id: string };
    token?: string;
    game?: string;
    language?: string;
    query?: string;
    headers?: Record<string, string>;
    cf?: Origin;
  } = {}): Promise<Seeker> {
    const who = player ?? (await guest());
    const path = `/api/quick-match/socket?${query}`;
    const init = { headers, ...(cf ? { cf: cf as RequestInitCfProperties } : {}) };
    const seeker = new Seeker(await Line.upgrade(path, token ?? who.token, init), who);
    Seeker.opened.push(seeker);
    return seeker;
  }

  /** So that nothing of one test is still in a pool in the next. */
  static async everybodyLeaves(): Promise<void> {
    for (const seeker of Seeker.opened.splice(0)) {
      if (!seeker.closed) seeker.close();
      await seeker.gone();
    }
    await emptyPools();
  }

  /** Waits for the offer, confirms it, and waits until that is known. */
  async agree(): Promise<string> {
    const { offer } = await this.next("offer");
    const before = this.frames.length;
    this.send({ type: "confirm", offer });
    this.send('{ "type": "ping" }'); // with these spaces the object itself answers, after what came before
    await until(
      "the answer",
      () => this.closed ?? this.frames.slice(before).find(({ type }) => type === "pong"),
    );
    return offer;
  }
}

/**
 * A socket is closed for its client before the pool has let the ticket go, and a pool's word to another one takes
 * its time. So whatever pool is busy is evicted, which waits for what it has under way, emptied, and evicted again
 * for what it remembers; until all are found at rest.
 */
async function emptyPools(): Promise<void> {
  for (let rounds = 0; rounds < 10; rounds++) {
    const pools = await poolsInUse();
    const busy = await Promise.all(pools.map(isBusy));
    if (!busy.includes(true)) return;
    for (const pool of pools.filter((_, i) => busy[i])) {
      await evict(pool, { webSockets: "close" });
      await clear(pool);
      await evict(pool);
    }
  }
  throw new Error("The pools do not come to rest");
}

/** Whatever happens in a pool sets its alarm. */
const isBusy = (pool: DurableObjectStub<undefined>): Promise<boolean> =>
  runInDurableObject(
    pool,
    async (_, { storage }) => keysIn(storage).length > 0 || (await storage.getAlarm()) !== null,
  );

const clear = (pool: DurableObjectStub<undefined>): Promise<void> =>
  runInDurableObject(pool, async (_, { storage }) => {
    for (const key of keysIn(storage)) storage.kv.delete(key);
    await storage.deleteAlarm();
  });

/** A pool keeps its name for ever. */
const keysIn = ({ kv }: DurableObjectStorage): string[] =>
  [...kv.list()].map(([key]) => key).filter((key) => key !== "pool");

/** By name: an object that is found by its id alone may not know which pool it is. */
async function poolsInUse() {
  const used = new Set((await listDurableObjectIds(env.MATCHMAKERS)).map(String));
  return NAMES.filter((name) => used.has(String(env.MATCHMAKERS.idFromName(name)))).map((name) =>
    env.MATCHMAKERS.getByName(name),
  );
}

const NAMES = LANGUAGES.flatMap((language) =>
  [...REGIONS, "world" as const].map((region) => formatPool({ language, region } satisfies Pool)),
);
