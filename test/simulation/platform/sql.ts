import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

export type Row = Record<string, unknown>;

/** The types of this Node do not know yet that it has these. */
type Imaged = DatabaseSync & { serialize(): Uint8Array; deserialize(image: Uint8Array): void };

/** An SQLite database in memory, and its statements as they were prepared: most are run again and again. */
export class Sql {
  private readonly db: Imaged;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(image?: Uint8Array) {
    this.db = new DatabaseSync(":memory:") as Imaged;
    if (image) this.db.deserialize(image);
    else this.db.exec("PRAGMA page_size = 1024"); // thousands of matches are kept: most need a few kilobytes
  }

  /** Several statements at once take no parameters, but for the last. */
  all(text: string, parameters: readonly unknown[]): Row[] {
    return this.telling(() => {
      const last = isSingle(text) ? text : this.allButLast(text);
      this.check(last, parameters);
      return this.prepare(last).all(...(parameters.map(bound) as SQLInputValue[])) as Row[];
    });
  }

  /** How many rows it changed. */
  run(text: string, parameters: readonly unknown[]): { changes: number; lastRowId: number } {
    return this.telling(() => {
      this.check(text, parameters);
      const done = this.prepare(text).run(...(parameters.map(bound) as SQLInputValue[]));
      return { changes: Number(done.changes), lastRowId: Number(done.lastInsertRowid) };
    });
  }

  columns(text: string): string[] {
    return this.prepare(text)
      .columns()
      .map(({ name }) => name);
  }

  do(text: string): void {
    this.db.exec(text);
  }

  /** As bytes, to make it again from. */
  image(): Uint8Array {
    return this.db.serialize();
  }

  close(): void {
    this.prepared.clear();
    this.db.close();
  }

  private check(text: string, parameters: readonly unknown[]): void {
    if (parametersOf(text) !== parameters.length)
      throw new Error("Wrong number of parameter bindings for SQL query.");
  }

  /** What fails is told in the platform's words. */
  private telling<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      if (errcode === undefined) throw error;
      const [name, extended] = [PRIMARY[errcode & 0xff], EXTENDED[errcode]];
      const code = `SQLITE_${name ?? errcode}${extended ? ` (extended: SQLITE_${extended})` : ""}`;
      throw new Error(`${(error as Error).message}: ${code}`);
    }
  }

  private allButLast(text: string): string {
    const statements = split(text);
    const last = statements.pop();
    if (last === undefined) throw new Error("No SQL statements to run");
    for (const each of statements) this.db.exec(each);
    return last;
  }

  private prepare(text: string): StatementSync {
    let statement = this.prepared.get(text);
    if (!statement) {
      statement = this.db.prepare(text);
      this.prepared.set(text, statement);
    }
    return statement;
  }
}

const PRIMARY: Readonly<Record<number, string>> = {
  1: "ERROR",
  19: "CONSTRAINT",
  20: "MISMATCH",
  25: "RANGE",
};
const EXTENDED: Readonly<Record<number, string>> = {
  275: "CONSTRAINT_CHECK",
  787: "CONSTRAINT_FOREIGNKEY",
  1299: "CONSTRAINT_NOTNULL",
  1555: "CONSTRAINT_PRIMARYKEY",
  2067: "CONSTRAINT_UNIQUE",
  3091: "CONSTRAINT_DATATYPE",
};

const WRITES =
  /^\s*(?:insert|update|delete|replace|create|drop|alter|with\b[\s\S]*\b(?:insert|update|delete))\b/i;
const known = new Map<string, boolean>();

/** Whether a statement, or any of several, may change something. */
export function writes(text: string): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    answer = split(text).some((each) => WRITES.test(each));
    known.set(text, answer);
  }
  return answer;
}

const singles = new Map<string, boolean>();

function isSingle(text: string): boolean {
  let answer = singles.get(text);
  if (answer === undefined) {
    answer = split(text).length <= 1;
    singles.set(text, answer);
  }
  return answer;
}

const parameterCounts = new Map<string, number>();

/** How many values a statement takes; a number after the question mark may name one twice. */
function parametersOf(text: string): number {
  let count = parameterCounts.get(text);
  if (count === undefined) {
    count = 0;
    for (const [, number] of text.replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, "").matchAll(/\?(\d*)/g))
      count = number === "" ? count + 1 : Math.max(count, Number(number));
    parameterCounts.set(text, count);
  }
  return count;
}

/** Apart at semicolons that stand in no text. */
function split(text: string): string[] {
  const parts = text.match(/(?:[^;'"]|'(?:[^']|'')*'|"[^"]*")+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

function bound(value: unknown): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return value === undefined ? null : value;
}
