import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { makeVapidKeys } from "../scripts/prepare.ts";
import { LongestFirst } from "./longest-first.ts";

/**
 * What the Worker and its tests import of others, bundled once: every file of the objects loads the whole Worker
 * anew, a module at a time, and of a thousand modules eight hundred were these packages'. One that is missing here
 * still works, slower.
 */
const PACKAGES = [
  "@noble/hashes/hmac.js",
  "@noble/hashes/sha2.js",
  "@noble/hashes/utils.js",
  "@simplewebauthn/server",
  "@simplewebauthn/server/helpers",
  "hono",
  "hono/factory",
  "jose",
  "openskill",
  "openskill/models",
  "standardwebhooks",
  "zod",
];

/** Four kinds of test: pure ones in Node, objects inside workerd, journeys in a real browser, and what goes wrong. */
export default defineConfig(async () => ({
  test: {
    maxWorkers: 2, // a machine of two cores has both to give: nothing else runs meanwhile
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "pure",
          include: ["test/**/*.test.ts"],
          exclude: ["test/objects/**", "test/e2e/**", "test/faults/**"],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            // Tests hand results over themselves: the queue keeps what matches send for longer than a test takes.
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              queueConsumers: { "palabre-results": { maxBatchSize: 100, maxBatchTimeout: 60 } },
              bindings: {
                SIGNING_KEYS: "test:dGVzdC1vbmx5LXNpZ25pbmcta2V5LW9mLTMyLWJ5dGVz",
                ADMIN_KEY: "test-only-admin-key",
                VAPID_KEYS: makeVapidKeys(),
                TEST_MIGRATIONS: await readD1Migrations("./src/players/migrations"),
              },
            },
          }),
        ],
        test: {
          name: "objects",
          include: ["test/objects/**/*.test.ts"],
          setupFiles: ["./test/objects/setup.ts"],
          deps: { optimizer: { ssr: { enabled: true, include: PACKAGES } } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 10 } }, // as long as `until` waits
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["./test/e2e/global.ts"],
          // A page on a busy machine takes its time, and only a failure ever waits so long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Two files at once, since most of a test is waiting; each worker has a server of its own.
          maxWorkers: 2,
          isolate: false, // what they keep is in contexts of the browser, and those end with each test
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: "faults",
          include: ["test/faults/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
}));
