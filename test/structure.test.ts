import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

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

describe("the house keeps its rooms apart", () => {
  it("exactly one line of the server sends on a socket", () => {
    const server = ["src/objects", "src/http", "src/players", "src/match"].flatMap(sources);
    expect(linesOf(server, /\b(?:socket|ws|server|client)\.send\(/)).toEqual([
      "src/objects/sockets.ts: socket.send(text);",
    ]);
  });

  it("no pure folder reads a clock, rolls its own dice or imports the platform", () => {
    const pure = ["src/core", "src/lexicon", "src/games", "src/match", "src/protocol"].flatMap(sources);
    expect(linesOf(pure, /Date\.now|Math\.random|from "(?:cloudflare:|node:|hono|preact)/)).toEqual([]);
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

  it("the lockfile names no download address", () => {
    expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "http/);
  });
});
