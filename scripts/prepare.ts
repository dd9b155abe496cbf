import { createECDH, randomBytes } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildDictionaries } from "../dictionaries/build.ts";
import { kvEntries } from "../dictionaries/kv.ts";
import { hashOf, must, unlessDone } from "./run.ts";

/** What must be there before anything can be served. Each step is skipped when its inputs did not change. */

const CLIENT_INPUTS = [
  ...["client", "core", "embed", "games", "lexicon", "link", "match", "matchmaking", "proof", "protocol"].map(
    (room) => `src/${room}`,
  ),
  "src/security-headers.ts",
  "package-lock.json",
];
const SDK_INPUTS = ["src/sdk", "src/link", "src/protocol", "src/webhook-signature.ts", "tsconfig.json"];
const CLIENT = "dist/client";
const MIGRATIONS = "src/players/migrations";
const LOCAL_KEYS = ".dev.vars";

export async function build(): Promise<void> {
  await Promise.all([buildWithoutClient(), buildClient()]);
}

/** All that tests without a browser need: they only want a client to be there, of whatever age. */
export async function buildForServer(): Promise<void> {
  await buildWithoutClient();
  if (!existsSync(CLIENT)) await buildClient();
}

async function buildWithoutClient(): Promise<void> {
  await Promise.all([buildDictionaries(undefined, console.log), buildSdk()]);
}

async function buildClient(): Promise<void> {
  await unlessDone("dist/client.stamp", hashOf(CLIENT_INPUTS), async () => {
    console.log("Building the client …");
    await must("Building the client", "vite", [
      "build",
      "--config",
      "src/client/vite.config.ts",
      "--logLevel",
      "warn",
    ]);
  });
  // Every time, since the client's build empties its folder; it takes a second.
  await must("Writing the OpenAPI document", "node", [
    "--disable-warning=ExperimentalWarning",
    "scripts/openapi.ts",
    "dist/client/openapi.json",
  ]);
}

/** The package's entry points (`palabre/sdk`): plain modules with their types. */
async function buildSdk(): Promise<void> {
  await unlessDone("dist/sdk.stamp", hashOf(SDK_INPUTS), async () => {
    console.log("Building the SDK …");
    await must("Building the SDK", "tsc", ["-p", "src/sdk/tsconfig.json"]);
  });
}

/** Local state: signing keys, dictionaries in KV, tables in D1. */
export async function furnish(stateDir: string): Promise<void> {
  mkdirSync(stateDir, { recursive: true });
  makeKeys();
  const local = ["--local", "--persist-to", stateDir];
  const kvFile = join(stateDir, "lexicons.json");
  // One after the other: two tools at once on one state folder find its database busy.
  await unlessDone(
    join(stateDir, "lexicons.stamp"),
    hashOf(["dist/dictionaries/manifest.json"]),
    async () => {
      console.log("Putting the dictionaries into KV …");
      const { values, pointers } = kvEntries();
      writeFileSync(kvFile, JSON.stringify([...values, ...pointers]));
      await must("Seeding KV", "wrangler", ["kv", "bulk", "put", kvFile, "--binding", "LEXICONS", ...local]);
    },
  );
  await unlessDone(join(stateDir, "migrations.stamp"), hashOf([MIGRATIONS]), async () => {
    console.log("Migrating the database …");
    await must("Migrating D1", "wrangler", ["d1", "migrations", "apply", "DB", ...local]);
  });
}

/** Where a state is kept that tests begin with a copy of; another one for whatever else is put into it. */
export const furnishedFolder = (): string =>
  join(
    "dist/furnished",
    hashOf(["dist/dictionaries/manifest.json", MIGRATIONS, "wrangler.toml", "package-lock.json"]),
  );

/** Made once for all servers of the tests: of the twenty seconds that a first start takes, it is twelve. */
export async function furnishForCopies(): Promise<void> {
  const folder = furnishedFolder();
  if (!existsSync(folder)) rmSync(dirname(folder), { recursive: true, force: true });
  await furnish(folder);
}

/** `<public>:<private>` in base64url, as `src/players/web-push.ts` reads it. */
export function makeVapidKeys(): string {
  const pair = createECDH("prime256v1");
  const open = pair.generateKeys().toString("base64url");
  // As many bytes as the curve has, however small the number.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return `${open}:${secret.toString("base64url")}`;
}

/** A first run makes its own keys in an ignored file: no key is ever committed. Later runs add what is missing. */
function makeKeys(): void {
  const key = () => randomBytes(32).toString("base64url");
  const made = { SIGNING_KEYS: () => `local:${key()}`, ADMIN_KEY: key, VAPID_KEYS: makeVapidKeys };
  if (!existsSync(LOCAL_KEYS)) writeFileSync(LOCAL_KEYS, "", { mode: 0o600 });
  const there = readFileSync(LOCAL_KEYS, "utf8");
  let end = there === "" || there.endsWith("\n") ? "" : "\n";
  for (const [name, make] of Object.entries(made)) {
    if (new RegExp(`^${name}=`, "m").test(there)) continue;
    appendFileSync(LOCAL_KEYS, `${end}${name}=${make()}\n`);
    end = "";
  }
}
