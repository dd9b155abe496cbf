import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** D1 as it lies on this machine's disk: what is written there, whatever the server would say of it. */
export class Stored {
  private readonly file: string;

  constructor(stateDir: string) {
    const folder = join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
    const files = readdirSync(folder).filter(
      (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
    );
    if (files.length !== 1) throw new Error(`${folder} holds ${files.length} databases`);
    this.file = join(folder, files[0]!);
  }

  rows<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    const db = new DatabaseSync(this.file, { readOnly: true });
    try {
      return db.prepare(sql).all(...values) as Row[];
    } finally {
      db.close();
    }
  }
}
