import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the server that all browser tests share is. */
    url: string;
  }
}

/** Opens what only an administrator may do, on that server alone. */
export const ADMIN_KEY = "browser-tests-admin-key";

/** One server for all browser tests: starting one a file took longer than most of the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(undefined, {
    PLAYERS_PER_MINUTE: 100_000,
    MATCHES_PER_MINUTE: 100_000,
    ADMIN_KEY,
    WEBHOOK_DELAYS: "1", // a failed webhook is tried again after a second, each time
  });
  project.provide("url", server.url);
  return server.stop;
}
