import type { Happening } from "../platform/history.ts";
import { RELEASE } from "../release.ts";

/** What a process said arrives so soon after its end. */
const TOLD_MS = 5000;

/** Whether the last release runs beside this one, or did a moment ago: what comes from there is as that one makes it. */
export class OldRelease {
  private readonly running = new Set<string>();
  private until = Number.NEGATIVE_INFINITY;

  hear({ at, what, who, detail }: Happening): void {
    if (what === "started" && detail.startsWith(RELEASE)) this.running.add(who);
    else if (what === "killed" && this.running.delete(who)) this.until = at + TOLD_MS;
  }

  isAbout(at: number): boolean {
    return this.running.size > 0 || at < this.until;
  }
}
