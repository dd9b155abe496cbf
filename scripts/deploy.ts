import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { experimental_readRawConfig } from "wrangler";
import { type KvEntries, type KvEntry, kvEntries } from "../dictionaries/kv.ts";
import { Cloudflare } from "./cloudflare.ts";
import { build, makeVapidKeys } from "./prepare.ts";
import { LOCAL_ENV, stop } from "./run.ts";
import { SBOM, writeSbom } from "./sbom.ts";

/**
 * One command, the first time and every time: each step looks first what is there, so that whatever failed, the same
 * command goes on from that step. Nothing is made current before what it needs was seen to be there.
 */

const PERMISSIONS = "Workers Scripts, Workers KV Storage, D1 and Queues, each with Edit";
/** A key that was asked for in vain may be missing for a minute more, wherever it was asked. */
const READ_BACK_TRIES = 25;
const READ_BACK_PAUSE_MS = 5_000;

/** What of `wrangler.toml` concerns a deployment; the rest is handed on as it stands. */
interface Config {
  readonly name: string;
  readonly main: string;
  readonly assets: { readonly directory: string };
  readonly workers_dev?: boolean;
  readonly route?: unknown;
  readonly routes?: unknown;
  readonly kv_namespaces: readonly { readonly binding: string; readonly id: string }[];
  readonly d1_databases: readonly {
    readonly binding: string;
    readonly database_name: string;
    readonly database_id: string;
    readonly migrations_dir: string;
  }[];
  readonly queues: {
    readonly producers: readonly { readonly queue: string }[];
    readonly consumers: readonly { readonly queue: string; readonly dead_letter_queue?: string }[];
  };
}

export interface Deployment {
  readonly api: Cloudflare;
  /** The file that says what there is to be. */
  readonly config: string;
  /** Where the configuration with the account's ids is written. */
  readonly folder: string;
  readonly dictionaries: KvEntries;
  say(line: string): void;
  wait(ms: number): Promise<unknown>;
  wrangler(args: readonly string[], input?: string): Promise<string>;
}

export async function deploy(by: Deployment): Promise<void> {
  const config = experimental_readRawConfig({ config: by.config }).rawConfig as Config;
  const worker = config.name;
  await step(by, "Looking at the account", () => readiness(by.api, config));
  const ids = await resources(by, config);
  const file = writeConfig(by.folder, config, ids);
  const wrangler = (args: readonly string[], input?: string) =>
    by.wrangler([...args, "--config", file], input);

  const secrets = await step(by, "Looking for the secrets", () => by.api.secretNames(worker));
  const missing = Object.entries(FIRST_KEYS).filter(([name]) => !secrets.includes(name));
  if (missing.length > 0)
    await step(by, `Making the secrets ${missing.map(([name]) => name).join(" and ")}`, () =>
      wrangler(
        ["secret", "bulk"],
        JSON.stringify(Object.fromEntries(missing.map(([name, make]) => [name, make()]))),
      ),
    );
  for (const { binding } of config.d1_databases)
    await step(by, "Migrating the database", () =>
      wrangler(["d1", "migrations", "apply", binding, "--remote"]),
    );
  await publish(by, ids.namespaces.get("LEXICONS")!);
  const said = await step(by, "Deploying the Worker", () => wrangler(["deploy"]));

  by.say(`Deployed. ${addressIn(said) ?? "See the Cloudflare dashboard for its address."}`);
  if (!secrets.includes("ADMIN_KEY"))
    by.say(`/admin stays shut until there is a key: npx wrangler secret put ADMIN_KEY --name ${worker}`);
}

/** What is told of a failure is what was being done, what was said, and what to do about it. */
async function step<Result>(by: Deployment, what: string, work: () => Promise<Result>): Promise<Result> {
  by.say(`${what} …`);
  try {
    return await work();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${said}\n\n${what} failed (see above). ${advice(said)}\nThen run the same command again: it goes on from here.`,
      { cause: error },
    );
  }
}

function advice(said: string): string {
  if (/\[code: (?:9109|10000|10001)\]|answered with 40[13]/.test(said))
    return `Does CLOUDFLARE_API_TOKEN belong to this account? It needs ${PERMISSIONS}.`;
  if (/cannot be reached|fetch failed/.test(said)) return "Is there a way to the network?";
  if (/answered with (?:429|5\d\d)/.test(said)) return "That is the platform's: wait a minute.";
  return "Mend what it says.";
}

async function readiness(api: Cloudflare, config: Config): Promise<void> {
  const own = config.workers_dev === false || config.route !== undefined || config.routes !== undefined;
  if (own || (await api.subdomain()) !== null) return;
  throw new Error(
    "The account has no workers.dev name yet, which a Worker without a route of its own is reached at. Open\n" +
      "Workers & Pages in the Cloudflare dashboard once and choose one; or name `routes` in wrangler.toml.",
  );
}

interface Ids {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly databases: ReadonlyMap<string, string>;
}

/** Everything that the configuration names, the dead-letter queues included, by the names it gives. */
async function resources(by: Deployment, config: Config): Promise<Ids> {
  const finding = async (kind: string, name: string, find: () => Promise<{ id: string; made: boolean }>) => {
    const { id, made } = await step(by, `Finding the ${kind} ${name}`, find);
    if (made) by.say("  made: there was none");
    return [name, id] as const;
  };
  const namespaces = new Map<string, string>();
  for (const { binding, id } of config.kv_namespaces) {
    if (isPasted(id)) namespaces.set(binding, id);
    else namespaces.set(...(await finding("KV namespace", binding, () => by.api.namespace(binding))));
  }
  const databases = new Map<string, string>();
  for (const { database_name: name, database_id: id } of config.d1_databases) {
    if (isPasted(id)) databases.set(name, id);
    else databases.set(...(await finding("D1 database", name, () => by.api.database(name))));
  }
  for (const name of queueNames(config)) await finding("queue", name, () => by.api.queue(name));
  return { namespaces, databases };
}

/** `wrangler.toml` has names for local runs where ids go. Who wrote a real one there means that one. */
const isPasted = (id: string): boolean => /^[0-9a-f-]{32,36}$/.test(id);

function queueNames(config: Config): Set<string> {
  const { producers, consumers } = config.queues;
  const dead = consumers.flatMap((one) => one.dead_letter_queue ?? []);
  return new Set([...producers, ...consumers].map((one) => one.queue).concat(dead));
}

/**
 * `wrangler.toml` with the ids of this account, for wrangler alone. A file of its own and not a change of that one:
 * ids belong to an account and not to the code, and local runs keep their state under the names that stand there.
 */
function writeConfig(folder: string, config: Config, { namespaces, databases }: Ids): string {
  const here = {
    ...config,
    main: resolve(config.main),
    assets: { ...config.assets, directory: resolve(config.assets.directory) },
    kv_namespaces: config.kv_namespaces.map((one) => ({ ...one, id: namespaces.get(one.binding) })),
    d1_databases: config.d1_databases.map((one) => ({
      ...one,
      database_id: databases.get(one.database_name),
      migrations_dir: resolve(one.migrations_dir),
    })),
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "wrangler.json");
  writeFileSync(file, JSON.stringify(here, null, 2));
  return file;
}

/** Handed over through a pipe: they are on no disk, in no argument and in no log, and nobody sees them again. */
const FIRST_KEYS = {
  SIGNING_KEYS: () => `${new Date().toISOString().slice(0, 10)}:${randomBytes(32).toString("base64url")}`,
  VAPID_KEYS: makeVapidKeys,
} as const;

/** The values first; the pointers that make them current only once each was read back whole. */
async function publish(by: Deployment, namespace: string): Promise<void> {
  const { values, pointers } = by.dictionaries;
  await step(by, `Publishing ${values.length} parts of dictionaries`, async () => {
    const there = await by.api.keys(namespace);
    const missing = values.filter(({ key }) => !there.has(key));
    for (const entry of missing) await by.api.put(namespace, entry);
    by.say(`  ${missing.length} written, ${values.length - missing.length} were there`);
  });
  await step(by, "Reading the dictionaries back", async () => {
    for (const entry of values) await readBack(by, namespace, entry);
  });
  await step(by, "Making the dictionaries current", async () => {
    for (const pointer of pointers) {
      const current = await by.api.value(namespace, pointer.key);
      if (current?.toString() !== pointer.value) await by.api.put(namespace, pointer);
    }
  });
}

/** A value that comes back damaged is written again, once; one that is not to be seen yet is waited for. */
async function readBack(by: Deployment, namespace: string, entry: KvEntry): Promise<void> {
  const expected = Buffer.from(entry.value, "base64");
  let mended = false;
  for (let tried = 0; tried < READ_BACK_TRIES; tried++) {
    if (tried > 0) await by.wait(READ_BACK_PAUSE_MS);
    const back = await by.api.value(namespace, entry.key);
    if (back?.equals(expected)) return;
    if (back === null || mended) continue;
    by.say(`  ${entry.key} is damaged there: written again`);
    await by.api.put(namespace, entry);
    mended = true;
  }
  throw new Error(`${entry.key} did not come back as it was written. The dictionaries before stay current.`);
}

const addressIn = (said: string): string | undefined => /https:\/\/\S+/.exec(said)?.[0];

/** Wrangler, with what it is to read; what it said, once it succeeded. */
export function runWrangler(args: readonly string[], input = "", env = process.env): Promise<string> {
  return new Promise((succeed, fail) => {
    const child = spawn("wrangler", args, { env: { ...env, ...LOCAL_ENV, NO_COLOR: "1" } });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? succeed(said) : fail(new Error(stripVTControlCharacters(said).trim())),
    );
    child.stdin.end(input);
  });
}

/** Both are needed, also where wrangler has been logged in by hand: then it is the same here and in a pipeline. */
function connect(): Cloudflare {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env;
  if (account && token) return new Cloudflare(account, token);
  const missing = [
    ...(account ? [] : ["  CLOUDFLARE_ACCOUNT_ID  on the dashboard's page Workers & Pages"]),
    ...(token ? [] : [`  CLOUDFLARE_API_TOKEN   made under My Profile, API Tokens; it needs ${PERMISSIONS}`]),
  ];
  return stop(`Set in the environment, then run the same command again:\n${missing.join("\n")}`);
}

if (import.meta.main) {
  if (process.argv.includes("--dry-run")) {
    await build();
    await writeSbom();
    console.log(`The Worker builds. What is in it: ${SBOM}`);
  } else {
    const api = connect();
    await build();
    await writeSbom();
    const folder = resolve(process.env.DEPLOY_DIR ?? "dist/deploy");
    const by = { api, config: "wrangler.toml", folder, dictionaries: kvEntries() };
    await deploy({ ...by, say: console.log, wait: sleep, wrangler: runWrangler }).catch((error: Error) =>
      stop(error.message),
    );
  }
}
