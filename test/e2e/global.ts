import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the server that all browser tests share is. */
    url: string;
  }
}

/** One server for all browser tests: starting one a file took longer than most of the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(undefined, { PLAYERS_PER_MINUTE: 100_000, MATCHES_PER_MINUTE: 100_000 });
  project.provide("url", server.url);
  return server.stop;
}
