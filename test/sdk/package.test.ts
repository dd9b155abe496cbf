import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SIGNING_SAMPLE, WEBHOOK_SAMPLE } from "../../src/client/partners/samples.ts";

/** What the package carries, and whether what we tell people to write compiles against it. */
const BUILT = resolve("dist/sdk");

/** Every module that a program loads with this entry, and every package it needs. */
function loadedBy(entry: string): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g))
      if (name.startsWith(".")) visit(join(dirname(file), name));
      else packages.add(name);
  };
  visit(join(BUILT, entry));
  return { files: [...files].map((file) => file.slice(BUILT.length + 1)).sort(), packages: [...packages] };
}

describe("the package", () => {
  it("[W148] loads a handful of small modules and no library in a browser", () => {
    const { files, packages } = loadedBy("sdk/index.js");
    expect(packages).toEqual([]);
    expect(files).toEqual([
      "link/link.js",
      "link/match-link.js",
      "link/outbox.js",
      "link/port.js",
      "protocol/close.js",
      "protocol/joined.js",
      "protocol/socket.js",
      "sdk/client.js",
      "sdk/index.js",
      "sdk/line.js",
      "sdk/quick-match.js",
    ]);
  });

  it("[W148] needs jose alone on a partner's server", () => {
    expect(loadedBy("sdk/server.js")).toEqual({
      files: ["sdk/server.js", "webhook-signature.js"],
      packages: ["jose"],
    });
  });
});

describe("what we tell people to write", () => {
  it("[W148] compiles against the package", () => {
    const usage = readFileSync("src/sdk/index.ts", "utf8")
      .match(/```ts\n([\s\S]*?)```/)![1]!
      .replaceAll(/^ \* ?/gm, "");
    const samples: Record<string, string> = {
      usage: `import { Palabre } from "palabre/sdk";\n${usage}export {};`,
      signing: `declare const session: { userId: string; name: string };
declare const process: { env: Record<"PALABRE_SECRET", string> };
${inFunction(SIGNING_SAMPLE)}`,
      webhook: `declare const request: Request;
declare const process: { env: Record<"PALABRE_WHSEC", string> };
declare function save(id: string, data: object): Promise<void>;
${inFunction(WEBHOOK_SAMPLE)}`,
    };
    const folder = resolve("dist/samples");
    mkdirSync(folder, { recursive: true });
    const files = Object.entries(samples).map(([name, text]) => {
      writeFileSync(join(folder, `${name}.ts`), text);
      return join(folder, `${name}.ts`);
    });
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2023", "--lib", "es2023,dom"];
    const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--types", "", "--ignoreConfig"];
    const compile = () =>
      execFileSync(process.execPath, [
        resolve("node_modules/typescript/bin/tsc"),
        ...options,
        ...modules,
        ...files,
      ]);
    expect(compile, "tsc on dist/samples").not.toThrow();
  });
});

/** The samples end in `return`, as they stand inside a handler; their imports stay outside it. */
function inFunction(sample: string): string {
  const [head = "", ...rest] = sample.split("\n\n");
  return `${head}\nexport async function handler() {\n${rest.join("\n\n")}\n}`;
}
