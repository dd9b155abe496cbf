import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KvEntry, kvEntries } from "../dictionaries/kv.ts";
import { build } from "./prepare.ts";
import { must, stop } from "./run.ts";

/** Builds, migrates, publishes the dictionaries, deploys. With `--dry-run` it stops before anything leaves. */
const dryRun = process.argv.includes("--dry-run");

await build();
if (!dryRun) {
  checkIds();
  console.log("Migrating the database …");
  await must("Migrating D1", "wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
  await publish();
}
console.log("Deploying …");
await must("Deploying", "wrangler", ["deploy", ...(dryRun ? ["--dry-run", "--outdir", "dist/worker"] : [])]);
console.log(dryRun ? "The Worker builds." : "Deployed.");

/** The ids in wrangler.toml are names for local runs until a first deployment fills in real ones. */
function checkIds(): void {
  const config = readFileSync("wrangler.toml", "utf8");
  if (/id = "(lexicons|palabre)"/.test(config)) {
    stop(
      [
        "Before the first deployment, once:",
        "  npx wrangler kv namespace create LEXICONS   then put the id it prints into wrangler.toml",
        "  npx wrangler d1 create palabre              likewise",
        "  npx wrangler queues create palabre-results  palabre-results-dead, palabre-webhooks and palabre-webhooks-dead",
        "  npx wrangler secret put SIGNING_KEYS        a name, a colon and 32 random bytes in base64url",
      ].join("\n"),
    );
  }
}

/** The values first; the pointers that make them current only once each was read back whole. */
async function publish(): Promise<void> {
  const { values, pointers } = kvEntries();
  console.log(`Publishing ${values.length} dictionaries …`);
  await put(values);
  for (const { key, value } of values) {
    const back = spawnSync("wrangler", ["kv", "key", "get", key, "--binding", "LEXICONS", "--remote"], {
      maxBuffer: 64 * 1024 * 1024,
    }).stdout;
    if (!back.equals(Buffer.from(value, "base64")))
      stop(`${key} did not come back as it was written. Try again.`);
  }
  await put(pointers);
}

async function put(entries: readonly KvEntry[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "palabre-"));
  const file = join(folder, "entries.json");
  writeFileSync(file, JSON.stringify(entries));
  await must("Publishing", "wrangler", ["kv", "bulk", "put", file, "--binding", "LEXICONS", "--remote"]);
  rmSync(folder, { recursive: true });
}
