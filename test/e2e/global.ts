import type { TestProject } from "vitest/node";
import { launchShared } from "./browser.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the servers of the browser tests are, one for each worker. */
    urls: readonly string[];
    /** Where the browser that they share is reached. */
    browser: string;
  }
}

/** Opens what only an administrator may do, on that server alone. */
export const ADMIN_KEY = "browser-tests-admin-key";

const settings = {
  PLAYERS_PER_MINUTE: 100_000,
  MATCHES_PER_MINUTE: 100_000,
  ADMIN_KEY,
  WEBHOOK_DELAYS: "1", // a failed webhook is tried again after a second, each time
};

/**
 * One browser for all browser tests, since starting one a file took longer than most of the tests. Those that run at the
 * same time have servers of their own: on a shared one strangers of one test would meet those of another.
 */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const [browser, ...servers] = await Promise.all([
    launchShared(),
    ...Array.from({ length: Number(project.config.maxWorkers) }, () => startServer(undefined, settings)),
  ]);
  project.provide(
    "urls",
    servers.map(({ url }) => url),
  );
  project.provide("browser", browser.wsEndpoint());
  return () => Promise.all([browser.close(), ...servers.map((server) => server.stop())]);
}
