import type { Bill } from "../shared/prices.ts";

/** What the platform charges for, counted in this isolate: locally all objects of a Worker share one. */
const EMPTY: Bill = {
  requests: 0,
  calls: 0,
  frames: 0,
  rowsWritten: 0,
  rowsRead: 0,
  tableRowsWritten: 0,
  tableRowsRead: 0,
  queued: 0,
  points: 0,
};

export const bill: Bill = { ...EMPTY };
/** Reading goes on while a cursor is walked, so it is counted when somebody asks. */
const cursors = new Set<SqlStorageCursor<Record<string, SqlStorageValue>>>();

/** What was counted since the last time, which begins anew. */
export function takeBill(): Bill {
  for (const cursor of cursors) bill.rowsRead += cursor.rowsRead;
  cursors.clear();
  const counted = { ...bill };
  Object.assign(bill, EMPTY);
  return counted;
}

/** An object's storage, with every row counted as it is billed: a key is a row, and so is an alarm. */
export function countStorage(storage: DurableObjectStorage): void {
  const { sql, kv } = storage;
  const exec = sql.exec.bind(sql);
  sql.exec = ((query: string, ...bindings: unknown[]) => {
    const cursor = exec(query, ...bindings);
    bill.rowsWritten += cursor.rowsWritten;
    cursors.add(cursor);
    return cursor;
  }) as typeof sql.exec;
  counting(kv, "put", () => bill.rowsWritten++);
  counting(kv, "delete", () => bill.rowsWritten++);
  counting(kv, "get", () => bill.rowsRead++);
  counting(storage, "setAlarm", () => bill.rowsWritten++);
}

/** The database with what each statement read and wrote, by its own account. */
export function countDatabase(db: D1Database): D1Database {
  return watched(db, {
    prepare: (statement: D1PreparedStatement) => countStatement(statement),
    batch: async (results: Promise<D1Result[]>) => (await results).map(countResult),
  });
}

/** `batch` must be given the platform's own statements, so these are counted in place. */
function countStatement(statement: D1PreparedStatement): D1PreparedStatement {
  for (const way of ["run", "all"] as const) {
    const ask = statement[way].bind(statement);
    statement[way] = (async () => countResult(await ask())) as unknown as (typeof statement)[typeof way];
  }
  const bind = statement.bind.bind(statement);
  statement.bind = (...values) => countStatement(bind(...values));
  counting(statement, "first", () => bill.tableRowsRead++);
  return statement;
}

function countResult<T extends D1Result>(result: T): T {
  bill.tableRowsWritten += result.meta.rows_written;
  bill.tableRowsRead += result.meta.rows_read;
  return result;
}

export function countQueue<T>(queue: Queue<T>): Queue<T> {
  return watched(queue, {
    send: (sent: unknown) => {
      bill.queued++;
      return sent;
    },
  });
}

export function countPoints(metrics: AnalyticsEngineDataset): AnalyticsEngineDataset {
  return watched(metrics, {
    writeDataPoint: (written: unknown) => {
      bill.points++;
      return written;
    },
  });
}

type Ways = Record<string, (answer: never) => unknown>;

/** The same thing, whose answers pass through these. */
function watched<T extends object>(thing: T, ways: Ways): T {
  return new Proxy(thing, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== "function") return value;
      const way = ways[String(name)];
      return (...args: unknown[]) => {
        const answer = value.apply(target, args);
        return way ? way(answer as never) : answer;
      };
    },
  });
}

function counting<T extends object>(thing: T, name: keyof T & string, count: () => unknown): void {
  const call = (thing[name] as (...args: unknown[]) => unknown).bind(thing);
  Object.assign(thing, {
    [name]: (...args: unknown[]) => {
      count();
      return call(...args);
    },
  });
}
