/**
 * Everything an object has stored, whatever its other parts keep there: what its owner may take along, and what
 * goes when they go.
 */
export class PersonalData {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** As JSON text: its parts have every shape there is. */
  written(): string {
    const { kv, sql } = this.storage;
    const names = sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
      )
      .toArray();
    const tables = names.map(({ name }) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()]);
    return JSON.stringify({ kept: Object.fromEntries(kv.list()), tables: Object.fromEntries(tables) });
  }

  /** In one turn, so that whatever is written beside it is written with it or not at all. */
  giveUp(keeps: (key: string) => boolean): void {
    const { kv } = this.storage;
    for (const [key] of [...kv.list()]) if (!keeps(key)) kv.delete(key);
  }
}
