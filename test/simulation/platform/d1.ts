import type { Cloud } from "./cloud.ts";
import { answerTo } from "./origin.ts";
import { type Row, Sql, writes } from "./sql.ts";

interface Result {
  readonly success: true;
  readonly results: Row[];
  readonly meta: {
    changes: number;
    last_row_id: number;
    rows_read: number;
    rows_written: number;
    duration: number;
  };
}

/** A D1 database: SQLite far away. A batch is done as a whole or not at all. */
export class D1 {
  readonly sql = new Sql();
  private readonly cloud: Cloud;

  constructor(cloud: Cloud, migrations: readonly string[]) {
    this.cloud = cloud;
    this.sql.do("PRAGMA foreign_keys = ON");
    for (const each of migrations) this.sql.do(each);
  }

  prepare(text: string): Statement {
    return new Statement(this, text, []);
  }

  async batch(statements: readonly Statement[]): Promise<Result[]> {
    return this.ask(statements[0]?.text ?? "", () => {
      this.sql.do("BEGIN");
      try {
        const results = statements.map((each) => this.run(each));
        this.sql.do("COMMIT");
        return results;
      } catch (error) {
        this.sql.do("ROLLBACK");
        throw error;
      }
    });
  }

  /** What it does there is done at one moment; the way there and back takes its time, or the answer is lost. */
  ask<T>(text: string, work: () => T): Promise<T> {
    const { timeline, weather } = this.cloud;
    return answerTo(`D1 ${text.slice(0, NAMED_BY)}`, (resolve, reject) => {
      const fate = weather.fate();
      timeline.after(weather.storeMs(), () => {
        if (weather.d1IsAway || fate === "never-arrives") {
          timeline.after(weather.storeMs(), () => reject(new Error("D1_ERROR: Network connection lost.")));
          return;
        }
        const answer = attempt(work);
        timeline.after(weather.storeMs(), () => {
          if (fate === "answer-is-lost") reject(new Error("D1_ERROR: Network connection lost."));
          else if (answer.error) reject(answer.error);
          else resolve(answer.value as T);
        });
      });
    });
  }

  run({ text, given }: Statement): Result {
    const isRead = !writes(text);
    if (isRead || /\breturning\b/i.test(text)) {
      const results = this.sql.all(text, given).map((row) => ({ ...row }));
      const changes = isRead ? 0 : Number(this.sql.all("SELECT changes() AS n", [])[0]!.n);
      return resultOf(results, changes, 0);
    }
    const { changes, lastRowId } = this.sql.run(text, given);
    return resultOf([], changes, lastRowId);
  }
}

/** So much of a statement says which one it is. */
const NAMED_BY = 60;

function attempt<T>(work: () => T): { readonly value?: T; readonly error?: Error } {
  try {
    return { value: work() };
  } catch (error) {
    return { error: new Error(`D1_ERROR: ${error instanceof Error ? error.message : String(error)}`) };
  }
}

const resultOf = (results: Row[], changes: number, rowId: number): Result => ({
  success: true,
  results,
  meta: { changes, last_row_id: rowId, rows_read: results.length, rows_written: changes, duration: 0 },
});

class Statement {
  readonly text: string;
  readonly given: readonly unknown[];
  private readonly db: D1;

  constructor(db: D1, text: string, given: readonly unknown[]) {
    this.db = db;
    this.text = text;
    this.given = given;
  }

  bind(...given: unknown[]): Statement {
    if (given.includes(undefined))
      throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'");
    return new Statement(this.db, this.text, given);
  }

  all(): Promise<Result> {
    return this.db.ask(this.text, () => this.db.run(this));
  }

  run(): Promise<Result> {
    return this.all();
  }

  async first(column?: string): Promise<unknown> {
    const { results } = await this.all();
    const row = results[0];
    if (!row) return null;
    if (column === undefined) return row;
    if (!(column in row)) throw new Error(`D1_COLUMN_NOTFOUND: Column not found (${column})`);
    return row[column];
  }

  async raw(): Promise<unknown[][]> {
    return (await this.all()).results.map((row) => Object.values(row));
  }
}
