import { spawnSync } from "node:child_process";
import type { Server } from "../e2e/server.ts";

/** What a server's whole process group holds in memory. */
export function memoryMb({ group }: Pick<Server, "group">): number {
  const { stdout } = spawnSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" });
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return Math.round(rows.reduce((sum, [pgid, rss]) => (pgid === group ? sum + rss! : sum), 0) / 1024);
}
