import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { NOTE_KEYS } from "../src/match/effects.ts";

/** `docs/data.md` and what is really kept name the same things: every table, column and key, and nothing else. */
const MIGRATIONS = "src/players/migrations";
const OBJECTS = "src/objects";

interface Kept {
  /** By name, with their columns. */
  readonly tables: Record<string, string[]>;
  readonly keys: string[];
}

const read = (file: string) => readFileSync(file, "utf8");
const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

/** What a section of the page names. */
function mapped(page: string, section: string): Kept {
  const text = page.split(/\n(?=## )/).find((each) => each.startsWith(`## ${section}\n`)) ?? "";
  const rows = text
    .split("\n")
    .filter((line) => /^\| (?:key )?`/.test(line))
    .map((line) => line.split("|").slice(1, -1));
  const tables = rows.filter(([name]) => !name!.startsWith(" key "));
  return {
    tables: Object.fromEntries(tables.map(([name, columns]) => [codeIn(name!)[0]!, codeIn(columns!).sort()])),
    keys: rows
      .filter(([name]) => name!.startsWith(" key "))
      .flatMap(([name]) => codeIn(name!))
      .sort(),
  };
}

/** D1 as its migrations make it. */
function inD1(): Kept {
  const db = new DatabaseSync(":memory:");
  for (const name of readdirSync(MIGRATIONS).sort()) db.exec(read(join(MIGRATIONS, name)));
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const columns = (table: string) =>
    (db.prepare("SELECT name FROM pragma_table_info(?)").all(table) as { name: string }[]).map(
      ({ name }) => name,
    );
  return { tables: Object.fromEntries(names.map(({ name }) => [name, columns(name).sort()])), keys: [] };
}

/** The keys that a source file puts or gets, and the tables it makes. */
function inSource(source: string): Kept {
  const constants = new Map(
    [...source.matchAll(/\bconst ([A-Z_]+) = "([^"]+)";/g)].map(([, name, value]) => [name!, value!]),
  );
  const keys = new Map(
    [...source.matchAll(/\bconst (\w+) = ([A-Z_]+) \+/g)].map(([, name, prefix]) => [name!, prefix!]),
  );
  const used = [...source.matchAll(/\bkv\s*\.(put|get)(?:<[^()]*>)?\(\s*(?:"([^"]+)"|(\w+))/g)]
    // What is got under a key that was listed was put there; the records beside a log have a list of their own.
    .filter(([, does, , name]) => does === "put" || !/^[a-z]/.test(name ?? ""))
    .filter(([, , , name]) => !(name === "key" && source.includes("key: NoteKey")));
  const keyNamed = (name: string) => constants.get(keys.get(name) ?? name) ?? `? ${name}`;
  const shelves = [...source.matchAll(/new StoredMap<\w+>\(kv, "(\w+)"\)/g)].map(([, name]) => `${name}:`);
  const made = [...source.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+) \(([^;]*)\) STRICT/g)];
  return {
    tables: Object.fromEntries(made.map(([, name, body]) => [name!, columnsOf(body!)])),
    keys: [...used.map(([, , literal, name]) => literal ?? keyNamed(name!)), ...shelves],
  };
}

/** The first word of each part between commas that is in no parentheses. */
const columnsOf = (body: string): string[] =>
  body
    .replaceAll(/\([^()]*\)/g, "")
    .split(",")
    .map((column) => column.trim().split(/\s/)[0]!)
    .sort();

function inObject(name: string): Kept {
  const files = readdirSync(OBJECTS, { recursive: true, encoding: "utf8" }).filter(
    (file) => file === `${name}.ts` || file.startsWith(`${name}/`),
  );
  const all = files.filter((file) => file.endsWith(".ts")).map((file) => inSource(read(join(OBJECTS, file))));
  const notes = name === "match" ? NOTE_KEYS : [];
  return {
    tables: Object.assign({}, ...all.map(({ tables }) => tables)),
    keys: [...new Set([...all.flatMap(({ keys }) => keys), ...notes])].sort(),
  };
}

const page = read("docs/data.md");

describe("the data map", () => {
  it("[T10d] names every table and column of D1, and none that is not there", () => {
    const there = inD1();
    expect(Object.keys(there.tables).length).toBeGreaterThan(20);
    expect(mapped(page, "D1")).toEqual(there);
  });

  it.each(["Match", "Player", "Matchmaker", "Lobby"])(
    "[T10d] names every table, column and key of the %s object, and none that is not there",
    (name) => {
      const there = inObject(name.toLowerCase());
      expect(there.keys.length + Object.keys(there.tables).length).toBeGreaterThan(0);
      expect(mapped(page, name)).toEqual(there);
    },
  );

  it("[T10d] says of everything why and how long", () => {
    const rows = page.split("\n").filter((line) => /^\| (?:key )?`/.test(line));
    const empty = rows.filter((row) => {
      const cells = row.split("|").slice(1, -1);
      return [cells[2], cells[3]].some((cell) => cell === undefined || cell.trim() === "");
    });
    expect(rows.length).toBeGreaterThan(50);
    expect(empty).toEqual([]);
  });

  it("[T10d] has every table and key in one class of those that say what protects it", () => {
    const section = page.split("## Classes, and what protects each")[1]!.split("\n## ")[0]!;
    const classed = [...section.matchAll(/`([\w:-]+)`/g)].map(([, name]) => name!);
    const kept = [inD1(), ...["match", "player", "matchmaker", "lobby"].map(inObject)];
    const there = kept.flatMap(({ tables, keys }) => [...Object.keys(tables), ...keys]);
    expect(classed.filter((name) => name !== "view" && name !== "disclose").sort()).toEqual(there.sort());
  });

  it("finds a key that the map does not name", () => {
    const source = 'const NEW = "new:";\nthis.kv.put(NEW + id, 1);\nkv.get<A & { b: number }>("other");';
    expect(inSource(source).keys).toEqual(["new:", "other"]);
    expect(inSource("kv.put(anything, 1);").keys, "one that nobody can tell").toEqual(["? anything"]);
    expect(
      inSource("sql.exec(`CREATE TABLE t (a INTEGER PRIMARY KEY CHECK (a = 1), b TEXT) STRICT;`)").tables,
    ).toEqual({
      t: ["a", "b"],
    });
  });
});
