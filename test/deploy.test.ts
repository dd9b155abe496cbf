import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type KvEntries, kvEntries } from "../dictionaries/kv.ts";
import { Cloudflare } from "../scripts/cloudflare.ts";
import { type Deployment, deploy, runWrangler } from "../scripts/deploy.ts";
import { type Call, Platform, type Refusal } from "./platform.ts";

it("the Worker is ready to deploy: wrangler bundles it with every binding", () => {
  const folder = mkdtempSync(join(tmpdir(), "palabre-worker-"));
  const { status, stdout, stderr } = spawnSync("wrangler", ["deploy", "--dry-run", "--outdir", folder], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  for (const binding of ["env.MATCHES", "env.LEXICONS", "env.DB", "env.ASSETS"])
    expect(stdout).toContain(binding);
});

it("what partners have us call is called as from outside: no name leads to an origin behind our own zone", () => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(
    /^compatibility_flags = \[.*"global_fetch_strictly_public".*\]$/m,
  );
});

it("no deployed Worker takes loopback for a push service or a partner: what says so is no setting of it", () => {
  expect(readFileSync("wrangler.toml", "utf8")).not.toContain("DEVELOPMENT");
});

it("frames go uncompressed to players of the deployed Worker", () => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(
    /^compatibility_flags = \[.*"no_web_socket_compression".*\]$/m,
  );
});

const QUEUES = ["palabre-results", "palabre-webhooks", "palabre-results-dead", "palabre-webhooks-dead"];
const MIGRATIONS = readdirSync("src/players/migrations").sort();

let platform: Platform;
let folder: string;

beforeEach(async () => {
  platform = await Platform.listen();
  folder = mkdtempSync(join(tmpdir(), "palabre-deploy-"));
});
afterEach(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

/** The command itself, as `npm run deploy` starts it, with wrangler and all. */
function command(env: Record<string, string | undefined> = platform.env) {
  return new Promise<{ code: number | null; said: string }>((ended) => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/deploy.ts"], {
      env: { ...process.env, ...env, DEPLOY_DIR: folder },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("close", (code) => ended({ code, said }));
  });
}

/** The same steps in this process, so that a run which fails early costs nothing. */
function steps(changed: Partial<Deployment> = {}): Deployment & { readonly said: string[] } {
  const said: string[] = [];
  const {
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_API_BASE_URL: api,
  } = platform.env;
  return {
    api: new Cloudflare(account, token, api),
    config: "wrangler.toml",
    folder,
    dictionaries: kvEntries(),
    said,
    say: (line) => said.push(line),
    wait: async () => {},
    wrangler: (args, input) => runWrangler(args, input, { ...process.env, ...platform.env }),
    ...changed,
  };
}

/** What happened at the platform, a line a kind: which comes after which is what matters. */
const order = (): string[] => {
  const kinds = platform.done.map((line) =>
    line
      .replace(/(bulk|values\/\*) \w+:[\w-]+:.*/, "$1 of values")
      .replace(/(bulk|values\/\*) (?:lexicon|meanings):[\w-]+$/, "$1 of pointers")
      .replace(/\d{4}_\w+\.sql|\d+ files/, "…"),
  );
  return kinds.filter((line, index) => line !== kinds[index - 1]);
};

const valuesThere = () => platform.namespaces.get("LEXICONS")!.values;

function expectComplete({ values, pointers }: KvEntries = kvEntries()): void {
  expect([...platform.namespaces.keys()]).toEqual(["LEXICONS"]);
  expect([...platform.databases.keys()]).toEqual(["palabre"]);
  expect([...platform.queues.keys()]).toEqual(QUEUES);
  expect(platform.migrations("palabre")).toEqual(MIGRATIONS);
  for (const { key, value } of values) expect(valuesThere().get(key)!.toString("base64")).toBe(value);
  for (const { key, value } of pointers) expect(String(valuesThere().get(key))).toBe(value);
  expect(valuesThere().size).toBe(values.length + pointers.length);
  expect(platform.secrets.get("SIGNING_KEYS")).toMatch(/^\d{4}-\d\d-\d\d:[\w-]{43}$/);
  expect(platform.secrets.get("VAPID_KEYS")).toMatch(/^B[\w-]{86}:[\w-]{43}$/);
  expect(platform.worker!.migrationTag).toBe("v3");
  expect(platform.reachable).toBe(true);
  expect(platform.crons).toEqual(["23 3 * * *"]);
  const consumed = [...platform.queues.values()].map(({ name, consumers }) => [
    name,
    [...consumers.values()].map((one) => one.dead_letter_queue),
  ]);
  expect(consumed).toEqual([
    ["palabre-results", ["palabre-results-dead"]],
    ["palabre-webhooks", ["palabre-webhooks-dead"]],
    ["palabre-results-dead", [undefined]],
    ["palabre-webhooks-dead", [undefined]],
  ]);
  expect(platform.unknown).toEqual([]);
}

describe("a first deployment", () => {
  it("is one command; run again it makes nothing twice and uploads nothing that is there", async () => {
    const settings = readFileSync("wrangler.toml", "utf8");
    const first = await command();
    expect(first.code, first.said).toBe(0);
    expect(first.said).toContain("Deployed. https://palabre.someone.workers.dev");
    expectComplete();
    expect(order()).toEqual([
      "POST /storage/kv/namespaces LEXICONS",
      "POST /d1/database palabre",
      ...QUEUES.map((name) => `POST /queues ${name}`),
      "PUT /workers/scripts/* as a draft",
      "PATCH /workers/scripts/*/secrets-bulk SIGNING_KEYS",
      "PATCH /workers/scripts/*/secrets-bulk VAPID_KEYS",
      "POST /d1/database/*/query …",
      "PUT /storage/kv/namespaces/*/bulk of values",
      "GET /storage/kv/namespaces/*/values/* of values",
      "PUT /storage/kv/namespaces/*/bulk of pointers",
      "POST /workers/assets/upload …",
      "PUT /workers/scripts/* palabre",
      "POST /workers/scripts/*/subdomain true",
      "PUT /workers/scripts/*/schedules 23 3 * * *",
      ...["palabre-results", "palabre-results-dead", "palabre-webhooks", "palabre-webhooks-dead"].map(
        (name) => `POST /queues/*/consumers ${name}`,
      ),
    ]);
    const keys = ["SIGNING_KEYS", "VAPID_KEYS"].map((name) => platform.secrets.get(name)!);
    const written = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    expect(written.map(({ name }) => name)).toContain("wrangler.json");
    for (const text of [
      first.said,
      ...written.map((one) => readFileSync(join(one.parentPath, one.name), "utf8")),
    ])
      for (const key of keys) expect(text).not.toContain(key.split(":")[1]);

    platform.done.length = 0;
    const second = await command();
    expect(second.code, second.said).toBe(0);
    expectComplete();
    expect(order()).toEqual([
      "GET /storage/kv/namespaces/*/values/* of values",
      "GET /storage/kv/namespaces/*/values/* of pointers",
      "POST /workers/scripts/*/versions palabre",
      "POST /workers/scripts/*/deployments palabre",
      "POST /workers/scripts/*/subdomain true",
      "PUT /workers/scripts/*/schedules 23 3 * * *",
      ...["palabre-results", "palabre-results-dead", "palabre-webhooks", "palabre-webhooks-dead"].map(
        (name) => `PUT /queues/*/consumers/* ${name}`,
      ),
    ]);
    expect(["SIGNING_KEYS", "VAPID_KEYS"].map((name) => platform.secrets.get(name))).toEqual(keys);
    expect(platform.deployments).toBe(2);
    expect(readFileSync("wrangler.toml", "utf8")).toBe(settings);
  });

  /** Each step, by the call that fails in it; `after` lets so many of them pass before. */
  const FAILURES: readonly { step: string; call: string; after?: number; naming?: string }[] = [
    { step: "Looking at the account", call: "GET /workers/subdomain" },
    { step: "Finding the KV namespace LEXICONS", call: "POST /storage/kv/namespaces" },
    { step: "Finding the D1 database palabre", call: "POST /d1/database" },
    { step: "Finding the queue palabre-results-dead", call: "POST /queues", after: 2 },
    { step: "Looking for the secrets", call: "GET /workers/scripts/*/secrets" },
    { step: "Making the secrets SIGNING_KEYS and VAPID_KEYS", call: "PATCH /workers/scripts/*/secrets-bulk" },
    { step: "Migrating the database", call: "POST /d1/database/*/query", after: 6 },
    { step: "Publishing", call: "PUT /storage/kv/namespaces/*/bulk", after: 5 },
    { step: "Reading the dictionaries back", call: "GET /storage/kv/namespaces/*/values/*", after: 3 },
    {
      step: "Making the dictionaries current",
      call: "PUT /storage/kv/namespaces/*/bulk",
      naming: "lexicon:de",
    },
    { step: "Deploying the Worker", call: "POST /workers/scripts/*/assets-upload-session" },
    { step: "Deploying the Worker", call: "PUT /workers/scripts/*" },
    { step: "Deploying the Worker", call: "POST /queues/*/consumers", after: 1 },
  ];

  it("that fails at any step says which and what to do, and goes on from there", async () => {
    const told: Refusal = { status: 400, code: 4711, message: "not today" };
    for (const { step, call, after = 0, naming } of FAILURES) {
      let passed = 0;
      platform.refusing = (asked: Call) => {
        if (asked.what !== call || (naming && !asked.text.includes(`"${naming}"`))) return undefined;
        return passed++ < after ? undefined : told;
      };
      const by = steps();
      const failure = await deploy(by).then(
        () => `nothing failed at ${call}`,
        (error: Error) => error.message,
      );
      expect(failure).toContain("not today [code: 4711]");
      expect(failure).toMatch(new RegExp(`^${step}.* failed \\(see above\\)`, "m"));
      expect(failure).toContain("run the same command again: it goes on from here");
    }
    platform.refusing = () => undefined;
    const { code, said } = await command();
    expect(code, said).toBe(0);
    expectComplete();
    for (const made of [
      /^POST \/(?:queues|d1\/database|storage\S+) /,
      /query|secrets-bulk/,
      /bulk lexicon:\w+$/,
    ]) {
      const lines = platform.done.filter((line) => made.test(line));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines, "once each").toEqual([...new Set(lines)]);
    }
  });
});

it("an id that somebody wrote into wrangler.toml is used, and nothing is made beside it", async () => {
  const { api } = steps();
  const [{ id: namespace }, { id: database }] = [await api.namespace("OURS"), await api.database("ours")];
  const settings = readFileSync("wrangler.toml", "utf8")
    .replace('id = "lexicons"', `id = "${namespace}"`)
    .replace('database_id = "palabre"', `database_id = "${database}"`);
  const config = join(folder, "pasted.toml");
  writeFileSync(config, settings);
  await deploy(steps({ config, wrangler: async () => "" }));
  expect([...platform.namespaces.keys(), ...platform.databases.keys()]).toEqual(["OURS", "ours"]);
  const used = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8"));
  expect([used.kv_namespaces[0].id, used.d1_databases[0].database_id]).toEqual([namespace, database]);
});

describe("what the command says", () => {
  it("without a token or an account is which of them is missing, before anything is built", async () => {
    const { code, said } = await command({ ...platform.env, CLOUDFLARE_API_TOKEN: undefined });
    expect(code).toBe(1);
    expect(said).toContain("CLOUDFLARE_API_TOKEN");
    expect(said).not.toContain("CLOUDFLARE_ACCOUNT_ID");
  });

  it("of a token that may not is what it needs, with a code that is not zero", async () => {
    const { code, said } = await command({ ...platform.env, CLOUDFLARE_API_TOKEN: "of-another-account" });
    expect(code).toBe(1);
    expect(said).toContain("Authentication error [code: 10000]");
    expect(said).toContain("Workers Scripts, Workers KV Storage, D1 and Queues, each with Edit");
    expect(platform.done).toEqual([]);
  });

  it("of an account without a workers.dev name is where to choose one", async () => {
    platform.subdomain = null;
    await expect(deploy(steps())).rejects.toThrow(/no workers\.dev name yet.*dashboard/s);
    expect(platform.done).toEqual([]);
  });

  it("of a platform out of reach is that, by its address", async () => {
    const api = new Cloudflare("account", "token", "http://127.0.0.1:1");
    await expect(deploy(steps({ api }))).rejects.toThrow(/127\.0\.0\.1:1 cannot be reached.*network/s);
  });
});

describe("dictionaries are read back before they are current", () => {
  const dictionaries: KvEntries = {
    values: [
      { key: "lexicon:xx:1", value: Buffer.from("words").toString("base64"), base64: true },
      { key: "common:xx:1", value: Buffer.from("common words").toString("base64"), base64: true },
    ],
    pointers: [{ key: "lexicon:xx", value: `{"trie":"1","common":"1"}` }],
  };
  const wrangler = async () => "";
  const pointer = () => valuesThere().get("lexicon:xx")?.toString();

  it("a value that is not to be seen at once is waited for", async () => {
    let asked = 0;
    platform.refusing = ({ what }) =>
      /GET .*values/.test(what) && asked++ < 5
        ? { status: 404, code: 10009, message: "not found" }
        : undefined;
    const waits: number[] = [];
    await deploy(steps({ dictionaries, wrangler, wait: async (ms) => waits.push(ms) }));
    expect(waits).toEqual([5000, 5000, 5000, 5000, 5000]);
    expect(pointer()).toBe(dictionaries.pointers[0]!.value);
  });

  it("a value that is damaged is written again", async () => {
    await deploy(steps({ dictionaries, wrangler }));
    valuesThere().set("common:xx:1", Buffer.from("commom words"));
    const by = steps({ dictionaries, wrangler });
    await deploy(by);
    expect(by.said.join("\n")).toContain("common:xx:1 is damaged there: written again");
    expect(String(valuesThere().get("common:xx:1"))).toBe("common words");
  });

  it("a value that never comes back leaves those before current", async () => {
    await deploy(steps({ dictionaries, wrangler }));
    const value = { ...dictionaries.values[0]!, key: "lexicon:xx:2" };
    const next = { values: [value], pointers: [{ key: "lexicon:xx", value: "of the next" }] };
    platform.refusing = ({ what, named }) =>
      /GET .*values/.test(what) && named[1] === encodeURIComponent(value.key)
        ? { status: 404, code: 10009, message: "not found" }
        : undefined;
    let waited = 0;
    const by = steps({ dictionaries: next, wrangler, wait: async (ms) => (waited += ms) });
    await expect(deploy(by)).rejects.toThrow("lexicon:xx:2 did not come back as it was written");
    expect(waited).toBeGreaterThan(60_000); // for so long the platform may not see what it has been given
    expect(pointer()).toBe(dictionaries.pointers[0]!.value);
  });
});
