import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { leaveOnSignals } from "../../scripts/run.ts";
import { compare } from "./shared/report.ts";
import { median } from "./shared/stats.ts";
import { floorTable, serveFloor, type Table } from "./shared/tables.ts";

/**
 * What `npm start` serves with: the same bare object behind the development server, with its proxies and its watching,
 * and on the plain runtime; there once as it comes, which compresses every frame, and once without, as ours are served.
 */
const ROUNDS = 9;
const MOVES = 40;
const REST_MS = 3;

const worker = fileURLToPath(new URL("./floor/worker.ts", import.meta.url));
const state = mkdtempSync(join(tmpdir(), "palabre-bench-"));
const plain = new Miniflare({
  resourcePersistencePath: state,
  workers: [
    {
      config: {
        type: "worker",
        name: "floor",
        compatibilityDate: "2026-09-01",
        manifest: {
          mainModule: "worker.js",
          modules: {
            "worker.js": { type: "esm", contents: stripTypeScriptTypes(readFileSync(worker, "utf8")) },
          },
        },
        env: { FLOOR: { type: "durable-object", worker: "floor", exportName: "Floor" } },
        exports: { Floor: { type: "durable-object", storage: "sqlite" } },
      },
    },
  ],
});

async function timed(table: Table): Promise<number> {
  await rest(REST_MS);
  const began = performance.now();
  await table.exchange();
  return performance.now() - began;
}

leaveOnSignals();
const [served, url] = await Promise.all([serveFloor(), plain.ready]);
try {
  const tables = [
    await floorTable(served.url, "one"),
    await floorTable(url.origin, "one", { asItComes: true }),
    await floorTable(url.origin, "two"),
  ];
  const rounds = tables.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++) {
    const times = tables.map((): number[] => []);
    for (let i = 0; i < MOVES; i++)
      for (const [side, table] of tables.entries()) times[side]!.push(await timed(table));
    if (round < 0) continue; // warm
    for (const [side, each] of times.entries()) rounds[side]!.push(median(each));
  }
  const [ours = [], runtime = [], uncompressed = []] = rounds;
  const name = "the bare object as npm start serves";
  compare("serving", name, "ms", ours, runtime, "plain runtime", { atMost: 1.1 });
  compare("serving", name, "ms", ours, uncompressed, "plain runtime, uncompressed", { atMost: 1.1 });
  for (const table of tables) table.close();
} finally {
  await Promise.all([served.stop(), plain.dispose()]);
  rmSync(state, { recursive: true, force: true });
}
