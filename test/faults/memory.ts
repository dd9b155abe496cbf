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

const POINTS = 20;
const GROWTH = 1.1;

/** Memory at points through a run. The first third warms up; from then on it must not grow. */
export class Memory {
  readonly points: number[] = [];
  private readonly server: Pick<Server, "group">;
  private readonly every: number;

  constructor(server: Pick<Server, "group">, times: number) {
    this.server = server;
    this.every = times / POINTS;
  }

  look(done: number): void {
    if (done >= this.every * (this.points.length + 1)) this.points.push(memoryMb(this.server));
  }

  /** Whether the last third never holds more than a tenth over what the middle third did. */
  get isFlat(): boolean {
    const third = Math.floor(this.points.length / 3);
    if (third === 0) return true;
    const middle = Math.max(...this.points.slice(third, 2 * third));
    return Math.max(...this.points.slice(-third)) <= middle * GROWTH;
  }
}
