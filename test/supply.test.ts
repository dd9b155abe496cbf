import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What we build on: chosen, pinned, under licences that we know. */
interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "devDependencies",
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
];

describe("the packages", () => {
  it("come by name and checksum, from wherever the machine's registry is", () => {
    expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  it("are pinned to exact versions", () => {
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
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
