import { type Lab, type SmallProgram, trying } from "./worker.ts";

const table = ({ state }: Lab): SqlStorage => {
  const { sql } = state.storage;
  sql.exec(
    "DROP TABLE IF EXISTS t; CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL, n) STRICT;".replace(
      ", n)",
      ", n ANY)",
    ),
  );
  return sql;
};

export const STORAGE: Readonly<Record<string, SmallProgram>> = {
  "insert gives what it returns": (lab) =>
    table(lab).exec("INSERT INTO t (name) VALUES (?) RETURNING id, name", "a").toArray(),
  "one row where there is none": (lab) => trying(() => table(lab).exec("SELECT * FROM t").one()),
  "one row where there are two": (lab) => {
    const sql = table(lab);
    sql.exec("INSERT INTO t (name) VALUES ('a'), ('b')");
    return trying(() => sql.exec("SELECT * FROM t").one());
  },
  "several statements at once": (lab) => {
    const sql = table(lab);
    return sql
      .exec("INSERT INTO t (name) VALUES ('a'); INSERT INTO t (name) VALUES ('b;c'); SELECT name FROM t")
      .toArray();
  },
  "parameters go to the last of several statements": (lab) =>
    table(lab).exec("INSERT INTO t (name) VALUES ('a'); SELECT ? AS given", 7).toArray(),
  "names of columns": (lab) => table(lab).exec("SELECT id, name AS called FROM t").columnNames,
  "rows as lists": (lab) => {
    const sql = table(lab);
    sql.exec("INSERT INTO t (name, n) VALUES ('a', 1.5), ('b', NULL)");
    return [...sql.exec("SELECT name, n FROM t").raw()];
  },
  "a cursor is read once": (lab) => {
    const sql = table(lab);
    sql.exec("INSERT INTO t (name) VALUES ('a'), ('b')");
    const cursor = sql.exec("SELECT name FROM t");
    return [cursor.next().value, cursor.toArray(), cursor.toArray()];
  },
  "no transaction by hand": (lab) =>
    trying(() => table(lab).exec("BEGIN")).then((answer) => Object.keys(answer as object)),
  "no savepoint by hand": (lab) =>
    trying(() => table(lab).exec("SAVEPOINT x")).then((answer) => Object.keys(answer as object)),
  "a constraint that is broken": (lab) =>
    trying(() => table(lab).exec("INSERT INTO t (id, name) VALUES (1, NULL)")),
  "a key that is there twice": (lab) =>
    trying(() => table(lab).exec("INSERT INTO t (id, name) VALUES (1, 'a'), (1, 'b')")),
  "a type that does not fit": (lab) =>
    trying(() => table(lab).exec("INSERT INTO t (id, name) VALUES ('x', 'a')")),
  "a statement that is none": (lab) => trying(() => table(lab).exec("SELEKT 1")),
  "too few parameters": (lab) => trying(() => table(lab).exec("SELECT ? AS a, ? AS b", 1)),
  "too many parameters": (lab) => trying(() => table(lab).exec("SELECT ? AS a", 1, 2)),
  "null and undefined": (lab) => table(lab).exec("SELECT ? AS a, ? IS NULL AS b", null, null).toArray(),
  "numbers come back as numbers": (lab) =>
    table(lab)
      .exec("SELECT ? AS a, ? AS b, ? AS c", 1, 1.5, 2 ** 40)
      .toArray(),
  "bytes come back as bytes": (lab) => {
    const [row] = table(lab)
      .exec<{ b: ArrayBuffer }>("SELECT ? AS b", new Uint8Array([1, 2, 255]))
      .toArray();
    return [row!.b.constructor.name, ...new Uint8Array(row!.b)];
  },
  "json in SQL": (lab) => table(lab).exec("SELECT value FROM json_each(?)", "[1,2,3]").toArray(),
  "what tables there are": (lab) => {
    table(lab);
    return lab.state.storage.sql
      .exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'")
      .toArray();
  },
  "columns of a table": (lab) => table(lab).exec("SELECT name FROM pragma_table_info('t')").toArray(),
  "foreign keys hold": (lab) => {
    const sql = table(lab);
    sql.exec("DROP TABLE IF EXISTS c; CREATE TABLE c (t INTEGER REFERENCES t (id))");
    return trying(() => sql.exec("INSERT INTO c VALUES (99)"));
  },
  "a transaction gives its answer": (lab) => lab.state.storage.transactionSync(() => 5),
  "a transaction that throws leaves nothing": async (lab) => {
    const sql = table(lab);
    const failed = await trying(() =>
      lab.state.storage.transactionSync(() => {
        sql.exec("INSERT INTO t (name) VALUES ('a')");
        lab.state.storage.kv.put("inside", 1);
        throw new Error("halfway");
      }),
    );
    return [failed, sql.exec("SELECT * FROM t").toArray(), lab.state.storage.kv.get("inside") ?? "nothing"];
  },
  "a transaction within one": (lab) => {
    const sql = table(lab);
    const { storage } = lab.state;
    storage.transactionSync(() => {
      sql.exec("INSERT INTO t (name) VALUES ('outer')");
      try {
        storage.transactionSync(() => {
          sql.exec("INSERT INTO t (name) VALUES ('inner')");
          throw new Error("inner");
        });
      } catch {
        sql.exec("INSERT INTO t (name) VALUES ('after')");
      }
    });
    return sql.exec("SELECT name FROM t").toArray();
  },
  "statements before a failed one stay": (lab) => {
    const sql = table(lab);
    sql.exec("INSERT INTO t (name) VALUES ('a')");
    try {
      sql.exec("INSERT INTO t (id, name) VALUES (1, 'b')");
    } catch {}
    return sql.exec("SELECT name FROM t").toArray();
  },
  "several statements of which one fails": (lab) => {
    const sql = table(lab);
    try {
      sql.exec("INSERT INTO t (name) VALUES ('a'); INSERT INTO t (id, name) VALUES (1, 'b')");
    } catch {}
    return sql.exec("SELECT name FROM t").toArray();
  },
  "keys in order": (lab) => {
    const { kv } = lab.state.storage;
    for (const key of ["k:b", "k:a", "k:é", "k:Z", "k:10", "k:9", "j:x"]) kv.put(key, key);
    return [...kv.list({ prefix: "k:" })].map(([key]) => key);
  },
  "keys from, to, at most, backwards": (lab) => {
    const { kv } = lab.state.storage;
    for (const key of ["m1", "m2", "m3", "m4"]) kv.put(key, key);
    const keys = (options: SyncKvListOptions) =>
      [...kv.list({ prefix: "m", ...options })].map(([key]) => key);
    return [
      keys({ start: "m2" }),
      keys({ startAfter: "m2" }),
      keys({ end: "m3" }),
      keys({ limit: 2 }),
      keys({ reverse: true }),
      keys({ reverse: true, limit: 1 }),
    ];
  },
  "a key that is not there": (lab) => String(lab.state.storage.kv.get("nowhere")),
  "deleting says whether it was there": (lab) => {
    const { kv } = lab.state.storage;
    kv.put("d", 1);
    return [kv.delete("d"), kv.delete("d")];
  },
  "what is kept is a copy": (lab) => {
    const { kv } = lab.state.storage;
    const value = { list: [1] };
    kv.put("copy", value);
    value.list.push(2);
    const first = kv.get<{ list: number[] }>("copy")!;
    first.list.push(3);
    return kv.get("copy");
  },
  "kinds of values": (lab) => {
    const { kv } = lab.state.storage;
    kv.put("kinds", {
      map: new Map([[1, "a"]]),
      set: new Set([1]),
      date: new Date(5),
      bytes: new Uint8Array([1]),
      none: undefined,
    });
    const got = kv.get<{ map: Map<number, string>; set: Set<number>; date: Date; bytes: Uint8Array }>(
      "kinds",
    )!;
    return [
      [...got.map],
      [...got.set],
      got.date.getTime(),
      [...got.bytes],
      Object.keys(got),
      got.bytes.constructor.name,
    ];
  },
  "what cannot be kept": (lab) =>
    trying(() => lab.state.storage.kv.put("function", { run: () => 1 })).then((answer) =>
      Object.keys(answer as object),
    ),
  "several keys at once": async (lab) => {
    const { storage } = lab.state;
    await storage.put({ s1: 1, s2: 2 });
    const got = await storage.get<number>(["s1", "s2", "s3"]);
    return [
      [...got],
      await storage.delete(["s1", "s3"]),
      await storage.delete("s2"),
      await storage.delete("s2"),
    ];
  },
  "everything is deleted": async (lab) => {
    const sql = table(lab);
    const { storage } = lab.state;
    sql.exec("INSERT INTO t (name) VALUES ('a')");
    storage.kv.put("gone", 1);
    await storage.setAlarm(Date.now() + 100_000);
    await storage.deleteAll();
    const tables = sql.exec(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
    );
    return [tables.toArray(), storage.kv.get("gone") ?? "nothing", await storage.getAlarm()];
  },
  "tables can be made anew after all was deleted": async (lab) => {
    table(lab);
    await lab.state.storage.deleteAll();
    const sql = table(lab);
    sql.exec("INSERT INTO t (name) VALUES ('again')");
    return sql.exec("SELECT name FROM t").toArray();
  },
  "an alarm is read at once": async (lab) => {
    const { storage } = lab.state;
    const at = Date.now() + 100_000;
    void storage.setAlarm(at);
    const set = await storage.getAlarm();
    await storage.setAlarm(new Date(at + 5));
    const later = await storage.getAlarm();
    await storage.deleteAlarm();
    return [set === at, later === at + 5, await storage.getAlarm()];
  },
};
