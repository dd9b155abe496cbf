import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../src/games/registry.ts";
import { LOG_LINES } from "../src/objects/log-line.ts";

/** Promises about the tree itself that no type can make. */
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

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
    const pure = ["src/core", "src/lexicon", "src/games", "src/match", "src/protocol", "src/link"].flatMap(
      sources,
    );
    expect(linesOf(pure, /Date\.now|Math\.random|from "(?:cloudflare:|node:|hono|preact)/)).toEqual([]);
  });

  it("links know the wire and no page, and bring no schema along", () => {
    const imports = linesOf(sources("src/link"), /from "\.\./);
    expect(imports.length).toBeGreaterThan(3);
    expect(imports.filter((line) => !/"\.\.\/(?:core|protocol)\//.test(line))).toEqual([]);
    expect(imports.filter((line) => !/import type|protocol\/(?:close|socket)\.ts"/.test(line))).toEqual([]);
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

  it("zod stays in the wire files of a game", () => {
    const files = sources("src/games").filter((file) => !/(?:wire|options|registry)\.ts$/.test(file));
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
