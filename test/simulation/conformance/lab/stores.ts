import { type SmallProgram, trying } from "./worker.ts";

const fresh = async (db: D1Database): Promise<D1Database> => {
  await db.batch([db.prepare("DELETE FROM children"), db.prepare("DELETE FROM parents")]);
  return db;
};

export const STORES: Readonly<Record<string, SmallProgram>> = {
  "D1: a batch is all or nothing": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    const insert = db.prepare("INSERT INTO parents (id, name) VALUES (?, ?)");
    const failed = await trying(() => db.batch([insert.bind(1, "a"), insert.bind(2, "a")]));
    return [failed, (await db.prepare("SELECT * FROM parents").all()).results];
  },
  "D1: a batch sees what it wrote": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    const [, read] = await db.batch([
      db.prepare("INSERT INTO parents (id, name) VALUES (1, 'a')"),
      db.prepare("SELECT count(*) AS n FROM parents"),
    ]);
    return read!.results;
  },
  "D1: how many rows were changed": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    const insert = await db.prepare("INSERT INTO parents (id, name) VALUES (1, 'a'), (2, 'b')").run();
    const update = await db.prepare("UPDATE parents SET name = name || 'x'").run();
    const nothing = await db.prepare("DELETE FROM parents WHERE id = 9").run();
    const read = await db.prepare("SELECT 1").run();
    const ignored = await db.prepare("INSERT OR IGNORE INTO parents (id, name) VALUES (1, 'z')").run();
    return [insert, update, nothing, read, ignored].map(({ meta, success }) => [meta.changes, success]);
  },
  "D1: the last row's id": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    return (await db.prepare("INSERT INTO parents (id, name) VALUES (17, 'a')").run()).meta.last_row_id;
  },
  "D1: what an insert returns": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    const { results, meta } = await db
      .prepare("INSERT INTO parents (id, name) VALUES (3, 'c') RETURNING id, name")
      .all();
    return [results, meta.changes];
  },
  "D1: the first row, a column of it, none": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    await db.prepare("INSERT INTO parents (id, name) VALUES (1, 'a')").run();
    const some = db.prepare("SELECT * FROM parents");
    const none = db.prepare("SELECT * FROM parents WHERE id = 9");
    return [
      await some.first(),
      await some.first("name"),
      await none.first(),
      await none.first("name"),
      await trying(() => some.first("nowhere")),
    ];
  },
  "D1: rows as lists": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    await db.prepare("INSERT INTO parents (id, name) VALUES (1, 'a')").run();
    return db.prepare("SELECT * FROM parents").raw();
  },
  "D1: undefined is not bound": async ({ bindings }) =>
    trying(() => bindings.DB.prepare("SELECT ? AS a").bind(undefined).first()),
  "D1: null, booleans and numbers are": async ({ bindings }) =>
    bindings.DB.prepare("SELECT ? AS a, ? AS b, ? AS c").bind(null, true, 1.5).first(),
  "D1: a constraint that is broken": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    await db.prepare("INSERT INTO parents (id, name) VALUES (1, 'a')").run();
    return trying(() => db.prepare("INSERT INTO parents (id, name) VALUES (2, 'a')").run());
  },
  "D1: foreign keys hold": async ({ bindings }) => {
    const db = await fresh(bindings.DB);
    return trying(() => db.prepare("INSERT INTO children (id, parent) VALUES (1, 99)").run());
  },
  "D1: a statement that is none": async ({ bindings }) => trying(() => bindings.DB.prepare("SELEKT 1").all()),
  "D1: a table that is not there": async ({ bindings }) =>
    trying(() => bindings.DB.prepare("SELECT * FROM nowhere").all()),
  "D1: too few parameters": async ({ bindings }) =>
    trying(() => bindings.DB.prepare("SELECT ? AS a, ? AS b").bind(1).first()).then((answer) =>
      Object.keys(answer as object),
    ),
  "D1: one statement bound twice": async ({ bindings }) => {
    const select = bindings.DB.prepare("SELECT ? AS a");
    return [await select.bind(1).first("a"), await select.bind(2).first("a")];
  },
  "KV: as it was put": async ({ bindings }) => {
    await bindings.KV.put("k", '{"a":1}');
    const bytes = await bindings.KV.get("k", "arrayBuffer");
    return [
      await bindings.KV.get("k"),
      await bindings.KV.get("k", "json"),
      await bindings.KV.get("k", { type: "json" }),
      bytes?.byteLength,
    ];
  },
  "KV: what is not there": async ({ bindings }) => [
    await bindings.KV.get("nowhere"),
    await bindings.KV.get("nowhere", "json"),
    await bindings.KV.get("nowhere", "arrayBuffer"),
    await bindings.KV.get("nowhere", "stream"),
  ],
  "KV: deleted": async ({ bindings }) => {
    await bindings.KV.put("d", "1");
    await bindings.KV.delete("d");
    return bindings.KV.get("d");
  },
  "KV: what is no JSON": async ({ bindings }) => {
    await bindings.KV.put("t", "text");
    return trying(() => bindings.KV.get("t", "json")).then((answer) => Object.keys(answer as object));
  },
};
