import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";

const DAY_MS = 86_400_000;

/** A finished match becomes at most one other, and an offer to play again ends when it says. */
export function rematch(logs: Logs): Judge {
  const made = new Map<string, string>();
  const offers = new Map<string, number>();
  return {
    name: "rematch",
    hear({ at, what, who, detail }, accuse) {
      const told =
        what === "hears"
          ? /^(\S+) (\{"type":"rematch".*)$/.exec(detail)
          : what === "answered"
            ? /^POST \/api\/matches\/(\S+)\/rematch #\S+ @\d+ 200 (.*)$/.exec(detail)
            : null;
      if (!told) return;
      const [, match = "", text = ""] = told;
      const { match: next, until } = JSON.parse(text) as { match: string | null; until: number | null };
      if (until !== null && !offers.has(match)) offers.set(match, until);
      if (next === null) return;
      const known = made.get(match) ?? next;
      made.set(match, known);
      if (known !== next) accuse(`${match} becomes ${known} and also ${next} (${who} at ${at})`);
    },
    finish(accuse) {
      for (const [match, next] of made) {
        const until = offers.get(match);
        const log = logs.of(next);
        const from = log?.object.disk.query("SELECT at FROM log WHERE seq = 1", [])[0]?.at as
          | number
          | undefined;
        // An offer that was over may be followed by another one, which lasts as long again.
        if (from !== undefined && until !== undefined && from > until && from < until + DAY_MS / 2)
          if (!offeredAnew(match, from))
            accuse(`${match}: its offer was over at ${until}, and ${next} was made at ${from}`);
      }
    },
  };

  function offeredAnew(match: string, at: number): boolean {
    const offer = logs.of(match)?.object.disk.get("rematch") as { until: number } | undefined;
    return offer !== undefined && offer.until > at;
  }
}
