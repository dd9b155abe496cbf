import type { Happening } from "../platform/history.ts";

/** What is nobody's fault but somebody's own line, or a partner's. */
const PERSONAL = new Set(["cut", "blink", "hooks-fail", "partner-off", "new-words", "ambush", "waylay"]);

/** How long nothing has gone wrong that a promise may be late for. */
export class Calm {
  private readonly going = new Set<string>();
  private disturbedAt = Number.NEGATIVE_INFINITY;

  hear({ at, what, who }: Happening): void {
    if (what === "trouble" && !PERSONAL.has(who)) {
      if (who !== "kill") this.going.add(who);
      this.disturbedAt = at;
    } else if (what === "over" && this.going.delete(who)) this.disturbedAt = at;
    else if (what === "killed") this.disturbedAt = at;
  }

  /** Since when it is calm; never, while something is going on. */
  since(): number {
    return this.going.size > 0 ? Number.POSITIVE_INFINITY : this.disturbedAt;
  }
}
