import type { Disk } from "./disk.ts";
import type { Row } from "./sql.ts";

/** `ctx.storage` over an object's disk. `live` throws once the instance is no more: a dead one writes nothing. */
export interface StorageHost {
  readonly disk: Disk;
  live(): void;
  /** Once all that was written is safe. */
  whenSafe(): Promise<void>;
  getAlarm(): number | null;
  setAlarm(at: number | null): void;
}

interface ListOptions {
  readonly prefix?: string;
  readonly start?: string;
  readonly startAfter?: string;
  readonly end?: string;
  readonly limit?: number;
  readonly reverse?: boolean;
}

class Cursor {
  readonly columnNames: string[];
  readonly rowsRead: number;
  readonly rowsWritten = 0;
  private readonly rows: Row[];
  private position = 0;

  constructor(rows: Row[], columnNames: () => string[]) {
    this.rows = rows.some(hasBytes) ? rows.map(withBuffers) : rows;
    this.rowsRead = rows.length;
    this.columnNames = rows[0] ? Object.keys(rows[0]) : columnNames();
  }

  next(): { done: boolean; value?: Row } {
    const value = this.rows[this.position];
    if (value === undefined) return { done: true };
    this.position++;
    return { done: false, value };
  }

  toArray(): Row[] {
    const left = this.rows.slice(this.position);
    this.position = this.rows.length;
    return left;
  }

  one(): Row {
    const left = this.toArray();
    if (left.length !== 1) {
      const got = left.length === 0 ? "no results" : "multiple results";
      throw new Error(`Expected exactly one result from SQL query, but got ${got}.`);
    }
    return left[0]!;
  }

  *raw(): Iterator<unknown[]> {
    for (const row of this.toArray()) yield Object.values(row);
  }

  *[Symbol.iterator](): Iterator<Row> {
    for (let next = this.next(); !next.done; next = this.next()) yield next.value!;
  }
}

const hasBytes = (row: Row): boolean => {
  for (const key in row) if (row[key] instanceof Uint8Array) return true;
  return false;
};

const withBuffers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Uint8Array ? value.slice().buffer : value,
    ]),
  );

export class SqlApi {
  private readonly host: StorageHost;

  constructor(host: StorageHost) {
    this.host = host;
  }

  exec(text: string, ...parameters: unknown[]): Cursor {
    this.host.live();
    if (REFUSED.test(text)) throw new Error("not authorized: SQLITE_AUTH");
    const { disk } = this.host;
    return new Cursor(disk.query(text, parameters), () => (text.includes(";") ? [] : disk.columns(text)));
  }
}

const REFUSED = /^\s*(?:begin|commit|rollback|savepoint|release|attach|detach|vacuum)\b/i;

class KvApi {
  private readonly host: StorageHost;

  constructor(host: StorageHost) {
    this.host = host;
  }

  get(key: string): unknown {
    this.host.live();
    return this.host.disk.get(key);
  }

  put(key: string, value: unknown): void {
    this.host.live();
    this.host.disk.put(key, value);
  }

  delete(key: string): boolean {
    this.host.live();
    return this.host.disk.delete(key);
  }

  list(options: ListOptions = {}): Iterable<[string, unknown]> {
    this.host.live();
    return listed(this.host.disk, options);
  }
}

function* listed(disk: Disk, options: ListOptions): Generator<[string, unknown]> {
  const { prefix = "", start, startAfter, end, limit = Infinity, reverse = false } = options;
  const keys = disk.keys().filter((key) => {
    if (!key.startsWith(prefix)) return false;
    if (start !== undefined && key < start) return false;
    if (startAfter !== undefined && key <= startAfter) return false;
    return end === undefined || key < end;
  });
  if (reverse) keys.reverse();
  for (const key of keys.slice(0, limit)) yield [key, disk.get(key)];
}

export class StorageApi {
  readonly sql: SqlApi;
  readonly kv: KvApi;
  private readonly host: StorageHost;

  constructor(host: StorageHost) {
    this.host = host;
    this.sql = new SqlApi(host);
    this.kv = new KvApi(host);
  }

  transactionSync<T>(work: () => T): T {
    this.host.live();
    return this.host.disk.transaction(work);
  }

  async get(key: string | readonly string[]): Promise<unknown> {
    if (typeof key === "string") return this.kv.get(key);
    const found = key.map((each) => [each, this.kv.get(each)] as const);
    return new Map(found.filter(([, value]) => value !== undefined));
  }

  async put(key: string | Record<string, unknown>, value?: unknown): Promise<void> {
    if (typeof key === "string") this.kv.put(key, value);
    else for (const [each, its] of Object.entries(key)) this.kv.put(each, its);
  }

  async delete(key: string | readonly string[]): Promise<boolean | number> {
    if (typeof key === "string") return this.kv.delete(key);
    return key.filter((each) => this.kv.delete(each)).length;
  }

  async list(options?: ListOptions): Promise<Map<string, unknown>> {
    return new Map(this.kv.list(options));
  }

  async deleteAll(): Promise<void> {
    this.host.live();
    this.host.disk.deleteAll();
  }

  async getAlarm(): Promise<number | null> {
    this.host.live();
    return this.host.getAlarm();
  }

  async setAlarm(at: number | Date): Promise<void> {
    this.host.live();
    this.host.setAlarm(Number(at));
  }

  async deleteAlarm(): Promise<void> {
    this.host.live();
    this.host.setAlarm(null);
  }

  sync(): Promise<void> {
    this.host.live();
    return this.host.whenSafe();
  }
}
