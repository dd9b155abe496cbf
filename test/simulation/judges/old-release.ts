import type { Happening } from "../platform/history.ts";
import { RELEASE } from "../release.ts";

/** What a process said arrives so soon after its end. */
const TOLD_MS = 5000;

/** Whether the last release runs beside this one, or did a moment ago: what comes from there is as that one makes it. */
export class OldRelease {
  private readonly running = new Set<string>();
  private until = Number.NEGATIVE_INFINITY;
  private since = Number.NEGATIVE_INFINITY;
  private readonly spans: { readonly from: number; readonly until: number }[] = [];

  hear({ at, what, who, detail }: Happening): void {
    if (what === "started" && detail.startsWith(RELEASE)) {
      if (this.running.size === 0) this.since = at;
      this.running.add(who);
    } else if (what === "killed" && this.running.delete(who)) {
      this.until = at + TOLD_MS;
      if (this.running.size === 0) this.spans.push({ from: this.since, until: this.until });
    }
  }

  isAbout(at: number): boolean {
    return this.running.size > 0 || at < this.until;
  }

  /** Whether it was at any time between these two. */
  wasAbout(from: number, until: number): boolean {
    const isOpen = this.running.size > 0 && this.since < until;
    return isOpen || this.spans.some((span) => span.from < until && span.until > from);
  }
}
