import type { MatchState } from "../../../src/match/state.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";

/** Who was promised a match before it was heard of a block may still get it; who sits down a moment later, too. */
const PROMISED_MS = 60_000;
const MOMENT_MS = 10_000;

interface Block {
  readonly by: string;
  readonly player: string;
  readonly from: number;
  until: number;
}

/** Two people of whom one has blocked the other are brought together by nothing but a partner's own invitation. */
export function blocks(logs: Logs): Judge {
  const ids = new Map<string, string>();
  /** What was asked, by who asked and when, until it is answered. */
  const asked = new Map<string, { readonly by: string; readonly player: string }>();
  const all: Block[] = [];
  const found: string[] = [];
  logs.follow(({ id, state }, before, { at, seq }) => {
    if (state.header.reservedUntil !== undefined || state.seats === before?.seats) return;
    const [there, others] = [peopleOf(state), before ? peopleOf(before) : new Set<string>()];
    const since = at - (before ? MOMENT_MS : PROMISED_MS);
    for (const { by, player, from, until } of all) {
      if (from > since || until < at || !there.has(by) || !there.has(player)) continue;
      if (!others.has(by) || !others.has(player))
        found.push(`${id} at ${seq}: ${by} sits with ${player}, whom they had blocked at ${from}`);
    }
  });
  return {
    name: "blocks",
    hear({ at, what, who, detail }) {
      if (what === "is") ids.set(who, detail.slice(0, detail.indexOf(" ")));
      else if (what === "asks" && detail.includes(" /api/me/blocks")) {
        const [, method, path = "", call, body] = ASKED.exec(detail) ?? [];
        const by = ids.get(who) ?? "";
        if (method === "POST")
          asked.set(`${who} ${call}`, { by, ...(JSON.parse(body!) as { player: string }) });
        // From the moment that it is asked for nobody knows whether it holds.
        const lifted = path.slice("/".length);
        if (method === "DELETE")
          for (const each of all)
            if (each.by === by && each.player === lifted) each.until = Math.min(each.until, at);
      } else if (what === "answered" && detail.startsWith("POST /api/me/blocks ")) {
        const [, , , call, status] = ASKED.exec(detail) ?? [];
        const block = asked.get(`${who} ${call}`);
        if (block && status === "204 ") all.push({ ...block, from: at, until: Number.POSITIVE_INFINITY });
      }
    },
    look(accuse) {
      for (const what of found.splice(0)) accuse(what);
    },
  };
}

const ASKED = /^(\w+) \/api\/me\/blocks(\S*) (#\S+ @\d+) (.*)$/;

const peopleOf = ({ seats }: MatchState): Set<string> =>
  new Set(seats.flatMap(({ members }) => members.map(({ id }) => id)));
