import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** What a match costs, as the platform counts it: rows written and read, and whether it must be awake. */
export interface Counted {
  written: number;
  read: number;
}

/** Counts the rows of every statement from now on, as long as the object stays awake. */
export async function countRows(match: string): Promise<Counted> {
  const counted: Counted = { written: 0, read: 0 };
  await runInDurableObject(env.MATCHES.getByName(match), (_, { storage }) => {
    const exec = storage.sql.exec.bind(storage.sql);
    storage.sql.exec = ((query: string, ...bindings: unknown[]) => {
      const cursor = exec(query, ...bindings);
      const rows = cursor.toArray();
      counted.written += cursor.rowsWritten;
      counted.read += cursor.rowsRead;
      return Object.assign(rows.values(), { toArray: () => rows, one: () => rows[0] });
    }) as unknown as typeof storage.sql.exec;
  });
  return counted;
}
