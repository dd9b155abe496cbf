import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../src/games/registry.ts";
import { LOG_LINES } from "../src/log-line.ts";

/** Promises about the tree itself that no type can make. */
const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
const sources = (folder: string): string[] => filesIn(folder, /\.tsx?$/);

const linesOf = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) => (pattern.test(line) ? `${file}: ${line.trim()}` : [])),
  );

/** Types, counts and ids; and of the decks that are part of the program, the line that is misspelt. */
const MAY_BE_NAMED =
  /^(?:event\.type|phase\.name|this\.pool\.game|target|game|language|ENTRIES|card\.length|block|line|UNREADABLE|error .*)$/;

describe("the house keeps its rooms apart", () => {
  it("exactly one line of the server sends on a socket", () => {
    const server = ["src/objects", "src/http", "src/players", "src/match"].flatMap(sources);
    expect(linesOf(server, /\b(?:socket|ws|server|client)\.send\(/)).toEqual([
      "src/objects/sockets.ts: socket.send(text);",
    ]);
  });

  it("no pure folder reads a clock, rolls its own dice or imports the platform", () => {
    const pure = [
      "src/core",
      "src/lexicon",
      "src/games",
      "src/match",
      "src/matchmaking",
      "src/proof",
      "src/protocol",
      "src/link",
    ].flatMap(sources);
    expect(linesOf(pure, /Date\.now|Math\.random|from "(?:cloudflare:|node:|hono|preact)/)).toEqual([]);
  });

  it("links know the wire and no page, and bring no schema along", () => {
    const imports = linesOf(sources("src/link"), /from "\.\./);
    expect(imports.length).toBeGreaterThan(3);
    expect(imports.filter((line) => !/"\.\.\/(?:core|protocol)\//.test(line))).toEqual([]);
    expect(
      imports.filter((line) => !/import type|protocol\/(?:close|joined|socket)\.ts"/.test(line)),
    ).toEqual([]);
  });

  it("the SDK takes nothing from the pages", () => {
    expect(linesOf(sources("src/sdk"), /from ".*\/client\//)).toEqual([]);
  });

  it("only a link opens a socket", () => {
    const pages = ["src/client", "src/sdk", "src/link", "src/embed"].flatMap(sources);
    expect(linesOf(pages, /new (?:\w+\.)?WebSocket\b/)).toEqual([
      "src/link/port.ts: open: (address, protocols) => new platform.WebSocket(address, protocols) as Socket,",
    ]);
  });

  it("no bot of a game knows what a state is", () => {
    const bots = sources("src/games").filter((file) => /\/bot[^/]*\.ts$/.test(file));
    expect(bots.length).toBeGreaterThan(6);
    expect(linesOf(bots, /from ".*(?:state|apply)\.ts"/)).toEqual([]);
  });

  it("no game imports another: what several are built of has a folder of its own", () => {
    const games = Object.keys(GAMES);
    const foreign = games.flatMap((game) => {
      const others = games.filter((other) => other !== game).join("|");
      const own = [`src/games/${game}`, `src/client/games/${game}`].flatMap(sources);
      return linesOf(own, new RegExp(`(?:from |import\\(?)\\s*"[./]+(?:games/)?(?:${others})/`));
    });
    expect(foreign).toEqual([]);
  });

  it("a game is named in its own folders and the two registries alone", () => {
    const games = Object.keys(GAMES);
    const own = new RegExp(
      `^src/(?:client/)?games/(?:registry\\.ts$|(?:${games.join("|")})/|[\\w-]+-family/)`,
    );
    const files = ["src", "scripts"]
      .flatMap((folder) => filesIn(folder, /\.(?:tsx?|css|html|mjs)$/))
      .filter((file) => !own.test(file));
    expect(files.length).toBeGreaterThan(300);
    // Also an everyday word, it is only an id where it stands alone between quotes or in a path, or as a key.
    const word = games.filter((id) => id === "password").join("|");
    const ids = games.filter((id) => id !== "password").join("|");
    const named = new RegExp(
      `\\b(?:${ids})\\b|(?<!type=)["'\`](?:${word})["'\`]|/(?:${word})[/"'\`]|^\\s*(?:${word}): |accent-(?:${word})`,
    );
    expect(linesOf(files, named)).toEqual([]);
  });

  it("a game loses its types in one place", () => {
    expect(linesOf(sources("src"), /\bas (?:AnyGame|AnyBot|Folding|unknown as Game)\b/)).toEqual([]);
    const erased = linesOf(sources("src/games"), /\bAny(?:Game|Bot)\b/).map((line) => line.split(":")[0]);
    expect([...new Set(erased)].sort()).toEqual(["src/games/define-game.ts", "src/games/game.ts"]);
  });

  it("zod stays in the wire files of a game", () => {
    const files = sources("src/games").filter((file) => !/(?:wire|options|define-game)\.ts$/.test(file));
    expect(linesOf(files, /from "zod/)).toEqual([]);
  });

  it("every class that wrangler.toml names is exported by the Worker", () => {
    const named = [...readFileSync("wrangler.toml", "utf8").matchAll(/class_name = "(\w+)"/g)].map(
      ([, name]) => name,
    );
    const worker = readFileSync("src/worker.ts", "utf8");
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(worker).toMatch(new RegExp(`export \\{ ${name} \\}`));
  });

  it("every line of the log is explained to whoever operates it", () => {
    const page = readFileSync("scripts/OPERATING.md", "utf8");
    expect(LOG_LINES.filter((line) => !page.includes(`\`${line}\``))).toEqual([]);
  });

  it("an error names what a rule met by its type or number, never by what it holds", () => {
    const server = ["src/games", "src/match", "src/objects"].flatMap(sources);
    const named = linesOf(server, /new Error\(`/).flatMap((line) =>
      [...line.matchAll(/\$\{([^}]*)\}/g)].map(([, what]) => what!),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((what) => !MAY_BE_NAMED.test(what))).toEqual([]);
  });

  it("the lockfile names no download address", () => {
    expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "http/);
  });
});

/** The rooms of docs/house.md, each with the rooms and the packages that it may import. */
const HOUSE = new Map(
  [...readFileSync("docs/house.md", "utf8").matchAll(/^\| `([^`]+)` \|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, room, doors, packages]) => [room!, { doors: named(doors!), packages: named(packages!) }] as const,
  ),
);

/** Where everything may be imported. */
const FREE = "scripts";
/** Types alone, and so the one room that others may point at and that points back. */
const TYPES = "src/env.ts";

/** Doors that should not be there: the file, and the room that it reaches into. This list only gets shorter. */
const KNOWN_DOORS: string[] = [];

function named(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
}

const roomOf = (file: string): string =>
  [...HOUSE.keys()].find((room) => file === room || file.startsWith(`${room}/`)) ?? file;

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^(?:import|export)\b[^;"]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm,
    ),
  ].map(([, from, bare, dynamic]) => (from ?? bare ?? dynamic)!);

/** Each import that leaves its room and that its room's row does not name. */
function strangeDoors(file: string): string[] {
  const room = roomOf(file);
  const row = HOUSE.get(room);
  if (!row) return [`${file}: no room of docs/house.md`];
  return importsOf(file).flatMap((path) => {
    if (!path.startsWith(".")) {
      const isKept = row.packages.some((name) => isOf(path, name));
      return isKept || !isPackage(path) ? [] : [`${file}: ${path}`];
    }
    const there = roomOf(join(file, "..", path));
    const mayEnter = there === room || row.doors.some((door) => [door, `src/${door}`].includes(there));
    return mayEnter ? [] : [`${file}: ${there}`];
  });
}

const PACKAGES = (({ dependencies, devDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies }))(
  JSON.parse(readFileSync("package.json", "utf8")) as Record<string, object>,
);
const isOf = (path: string, name: string) =>
  path === name || path.startsWith(/:$/.test(name) ? name : `${name}/`);
const isPackage = (path: string) => ["node:", "cloudflare:", ...PACKAGES].some((name) => isOf(path, name));

/** The rooms that can be come to from one, through any number of doors. */
function reachable(room: string, seen = new Set<string>()): Set<string> {
  for (const door of HOUSE.get(room)?.doors ?? []) {
    const there = HOUSE.has(door) ? door : `src/${door}`;
    if (there === TYPES || seen.has(there)) continue;
    seen.add(there);
    reachable(there, seen);
  }
  return seen;
}

describe("docs/house.md says which room may import which", () => {
  const files = ["src", "dictionaries", "scripts"].flatMap(sources);

  it("every file keeps to its row, but for the doors that are known", () => {
    expect(HOUSE.size).toBeGreaterThan(14);
    const strange = files.filter((file) => roomOf(file) !== FREE).flatMap(strangeDoors);
    expect([...new Set(strange)].sort()).toEqual(KNOWN_DOORS);
  });

  it("every room of the table is there, and every door leads to one", () => {
    const rooms = new Set([...files.map(roomOf), "package.json", "test"]);
    const doors = [...HOUSE.values()].flatMap(({ doors }) => doors);
    expect([...HOUSE.keys()].filter((room) => !rooms.has(room))).toEqual([]);
    expect(doors.filter((door) => !rooms.has(door) && !rooms.has(`src/${door}`))).toEqual([]);
  });

  it("no way through the doors leads back to where it began", () => {
    const rooms = [...HOUSE.keys()].filter((room) => room !== TYPES);
    expect(rooms.filter((room) => reachable(room).has(room))).toEqual([]);
    expect(importsOf(TYPES).length).toBe(linesOf([TYPES], /^import type |typeof import\(/).length);
  });
});

describe("what is written about the tree", () => {
  const pages = [".", "docs", "docs/decisions", "scripts", "src/protocol", "dictionaries"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );

  it("names no file that is not there", () => {
    const named = pages.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/`((?:src|test|docs|scripts|dictionaries)\/[\w./-]+)`/g)].map(
        ([, path]) => `${page}: ${path}`,
      ),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((line) => !existsSync(line.split(": ")[1]!))).toEqual([]);
  });

  it("links to no page that is not there", () => {
    const links = pages.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => ({
        page,
        to: to!,
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ page, to }) => !existsSync(join(page, "..", to)))).toEqual([]);
  });

  it("lists every decision, and numbers them without a gap", () => {
    const files = readdirSync("docs/decisions").filter((name) => name !== "README.md");
    const list = readFileSync("docs/decisions/README.md", "utf8");
    expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
    expect(files.filter((name) => !list.includes(`](${name})`))).toEqual([]);
  });
});
