import type { TestProject } from "vitest/node";
import { launchShared } from "./browser.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the server that all browser tests share is. */
    url: string;
    /** Where the browser that they share is reached. */
    browser: string;
  }
}

/** Opens what only an administrator may do, on that server alone. */
export const ADMIN_KEY = "browser-tests-admin-key";

/** One server and one browser for all browser tests: starting one a file took longer than most of the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const [server, browser] = await Promise.all([
    startServer(undefined, {
      PLAYERS_PER_MINUTE: 100_000,
      MATCHES_PER_MINUTE: 100_000,
      ADMIN_KEY,
      WEBHOOK_DELAYS: "1", // a failed webhook is tried again after a second, each time
    }),
    launchShared(),
  ]);
  project.provide("url", server.url);
  project.provide("browser", browser.wsEndpoint());
  return () => Promise.all([server.stop(), browser.close()]);
}
