import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** One row or key of one store, as text. */
export interface StoredItem {
  /** `D1 reports`, `Match log`, `Player key open:`, `KV lexicon:`. */
  readonly place: string;
  readonly text: string;
}

/** Every row and every key of every store there is, through SQL and listings. */
export async function everythingStored(): Promise<StoredItem[]> {
  const objects = {
    Match: env.MATCHES,
    Player: env.PLAYERS,
    Matchmaker: env.MATCHMAKERS,
    Lobby: env.LOBBIES,
  };
  const ofObjects = Object.entries(objects).map(([kind, namespace]) =>
    storedIn(kind, namespace as DurableObjectNamespace<undefined>),
  );
  return (await Promise.all([inD1(), inKv(), ...ofObjects])).flat();
}

const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table'
  AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'`;

async function inD1(): Promise<StoredItem[]> {
  const tables = (await env.DB.prepare(TABLES).all<{ name: string }>()).results;
  const read = await Promise.all(
    tables.map(async ({ name }) => {
      const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
      return results.map((row) => ({ place: `D1 ${name}`, text: JSON.stringify(row) }));
    }),
  );
  return read.flat();
}

async function inKv(): Promise<StoredItem[]> {
  const { keys } = await env.LEXICONS.list();
  return keys.map((key) => ({ place: `KV ${key.name.split(":")[0]}:`, text: JSON.stringify(key) }));
}

async function storedIn(kind: string, namespace: DurableObjectNamespace<undefined>): Promise<StoredItem[]> {
  const ids = await listDurableObjectIds(namespace);
  const read = await Promise.all(
    ids.map((id) =>
      runInDurableObject(namespace.get(id), (_, { storage: { sql, kv } }) => {
        const tables = sql.exec<{ name: string }>(TABLES).toArray();
        const rows = tables.flatMap(({ name }) =>
          sql
            .exec(`SELECT * FROM "${name}"`)
            .toArray()
            .map((row) => ({ place: `${kind} ${name}`, text: JSON.stringify(row) })),
        );
        const keys = [...kv.list()].map(([key, value]) => ({
          place: `${kind} key ${key.replace(/:.*/, ":")}`,
          text: JSON.stringify([key, value]),
        }));
        return [...rows, ...keys];
      }),
    ),
  );
  return read.flat();
}
