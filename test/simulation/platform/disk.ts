import { clone } from "./clone.ts";
import type { Sleeper, Sleepers } from "./sleepers.ts";
import { type Row, Sql, writes } from "./sql.ts";

/**
 * What an object has written, and how much of it would outlive a crash. The writes of one turn are a layer: all of it
 * is kept or nothing. Layers become safe in order; a crash takes the unsafe ones away from the top, and may leave some
 * of them of which nobody has heard yet.
 */
interface Layer {
  readonly undo: (() => void)[];
  /** Its rows are above a savepoint of this name. */
  savepoint: string | null;
  isSafe: boolean;
  alarmChanged: boolean;
}

export class Disk implements Sleeper {
  private sql: Sql | null = null;
  /** The database of an object that sleeps. */
  private image: Uint8Array | null = null;
  private readonly kv = new Map<string, unknown>();
  private alarmAt: number | null = null;
  private layers: Layer[] = [];
  /** The layer of the turn that runs now. */
  private open: Layer | null = null;
  private transactions = 0;
  private readonly dirty: () => void;
  private readonly sleepers: Sleepers | null;
  /** Another number whenever something may have changed. */
  version = 0;

  /** `dirty`: a turn has written for the first time. */
  constructor(dirty: () => void, sleepers: Sleepers | null = null) {
    this.dirty = dirty;
    this.sleepers = sleepers;
  }

  // ---- what the program does ----

  query(text: string, parameters: readonly unknown[]): Row[] {
    const sql = this.database();
    if (writes(text)) this.touchSql();
    return sql.all(text, parameters);
  }

  columns(text: string): string[] {
    return this.database().columns(text);
  }

  get(key: string): unknown {
    return clone(this.kv.get(key));
  }

  /** In the order of their bytes. */
  keys(): string[] {
    return [...this.kv.keys()].sort(byBytes);
  }

  put(key: string, value: unknown): void {
    const kept = clone(value);
    this.change(key);
    this.kv.set(key, kept);
  }

  delete(key: string): boolean {
    if (!this.kv.has(key)) return false;
    this.change(key);
    return this.kv.delete(key);
  }

  private change(key: string): void {
    const had = this.kv.has(key);
    const before = this.kv.get(key);
    this.touch().undo.push(() => {
      if (had) this.kv.set(key, before);
      else this.kv.delete(key);
    });
  }

  get alarm(): number | null {
    return this.alarmAt;
  }

  setAlarm(at: number | null): void {
    const before = this.alarmAt;
    const layer = this.touch();
    layer.undo.push(() => {
      this.alarmAt = before;
    });
    layer.alarmChanged = true;
    this.alarmAt = at;
  }

  deleteAll(): void {
    for (const key of this.keys()) this.delete(key);
    if (this.alarmAt !== null) this.setAlarm(null);
    if (!this.sql && !this.image) return;
    const tables = this.database().all("SELECT name FROM sqlite_master WHERE type = 'table'", []);
    if (tables.length > 0) this.touchSql();
    for (const { name } of tables) this.database().do(`DROP TABLE "${name}"`);
  }

  /** What is written inside is undone when it throws. */
  transaction<T>(work: () => T): T {
    const sql = this.database();
    this.touchSql();
    const layer = this.touch();
    const mark = layer.undo.length;
    const name = `t${this.transactions++}`;
    sql.do(`SAVEPOINT ${name}`);
    try {
      const answer = work();
      sql.do(`RELEASE ${name}`);
      return answer;
    } catch (error) {
      sql.do(`ROLLBACK TO ${name}; RELEASE ${name}`);
      for (const undo of layer.undo.splice(mark).reverse()) undo();
      throw error;
    } finally {
      this.transactions--;
    }
  }

  // ---- what the platform does ----

  /** Whether something was written that is not safe yet. */
  get isUnsafe(): boolean {
    return this.layers.length > 0;
  }

  /** The turn is over: what it wrote is on its way. Null when it wrote nothing. */
  seal(): { readonly makeSafe: () => { readonly alarmChanged: boolean } } | null {
    const layer = this.open;
    this.open = null;
    if (!layer) return null;
    return {
      makeSafe: () => {
        layer.isSafe = true;
        this.settle();
        return layer;
      },
    };
  }

  private settle(): void {
    if (!this.layers.every(({ isSafe }) => isSafe)) return;
    const first = this.layers.find(({ savepoint }) => savepoint !== null);
    if (first) this.sql!.do(`RELEASE ${first.savepoint}`);
    this.layers = [];
  }

  /** How many layers a crash might take, or leave: that of a turn which is not over never stays. */
  get unsafeLayers(): number {
    return this.layers.filter((layer) => !layer.isSafe && layer !== this.open).length;
  }

  /** The object's memory is gone, with all that was not safe but the first `kept` layers of it. */
  crash(kept: number): void {
    this.version++;
    const firstUnsafe = this.layers.findIndex(({ isSafe }) => !isSafe);
    const from = firstUnsafe < 0 ? this.layers.length : firstUnsafe + kept;
    const lost = this.layers.slice(from);
    for (const { undo } of lost.reverse()) for (const each of undo.reverse()) each();
    const savepoint = this.layers.slice(from).find((layer) => layer.savepoint !== null)?.savepoint;
    if (savepoint) this.sql!.do(`ROLLBACK TO ${savepoint}`);
    this.open = null;
    for (const layer of this.layers) layer.isSafe = true;
    this.settle();
  }

  /** Its object sleeps: it may be needed again soon. */
  sleep(): void {
    if (!this.sql) return;
    if (this.sleepers) this.sleepers.add(this);
    else this.pack();
  }

  /** Thousands of matches that are over must not stay open. */
  pack(): void {
    if (!this.sql || this.isUnsafe) return;
    this.image = this.sql.image();
    this.sql.close();
    this.sql = null;
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.sql?.close();
    this.sql = null;
  }

  private database(): Sql {
    if (!this.sql) {
      this.sql = new Sql(this.image ?? undefined);
      this.image = null;
    }
    return this.sql;
  }

  private touch(): Layer {
    this.version++;
    if (!this.open) {
      this.open = { undo: [], savepoint: null, isSafe: false, alarmChanged: false };
      this.layers.push(this.open);
      this.dirty();
    }
    return this.open;
  }

  private touchSql(): void {
    const layer = this.touch();
    if (layer.savepoint !== null) return;
    layer.savepoint = `l${this.layers.length}`;
    this.database().do(`SAVEPOINT ${layer.savepoint}`);
  }
}

const byBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
