import type { World } from "../world/world.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { hasTable, peek } from "./stores.ts";

interface Answer {
  readonly who: string;
  readonly id: string;
  readonly at: number;
  /** Null for a refusal. */
  readonly seq: number | null;
}

/** A move that is on its way a second time may be taken after the first one was refused. */
const RACE_MS = 2000;

/**
 * Every move that was acknowledged is in its match's log once, under the number that was told; one that was refused is
 * not; and nobody who sits there is told that they do not.
 */
export function moves(world: World, logs: Logs): Judge {
  const heard = new Map<string, Answer[]>();
  const ids = new Map<string, string>();
  return {
    name: "moves",
    hear({ at, what, who, detail }, accuse) {
      if (what === "is") ids.set(who, detail.slice(0, detail.indexOf(" ")));
      if (what !== "hears") return;
      const space = detail.indexOf(" ");
      if (
        !detail.startsWith('{"type":"accepted"', space + 1) &&
        !detail.startsWith('{"type":"refused"', space + 1)
      )
        return;
      const match = detail.slice(0, space);
      const frame = JSON.parse(detail.slice(space + 1)) as { id: string; seq?: number; code?: string };
      const before = heard.get(match) ?? [];
      before.push({ who, id: frame.id, at, seq: frame.seq ?? null });
      heard.set(match, before);
      if (frame.code !== "match/not-seated") return;
      const state = logs.of(match)?.state;
      const player = ids.get(who);
      if (state?.seats.some(({ members }) => members.some(({ id }) => id === player)))
        accuse(`${match}: ${who} sits there and is told that they do not`);
    },
    finish(accuse) {
      for (const [match, answers] of heard) {
        const rows = peek(world.cloud.named("Match", match), (disk) =>
          hasTable(disk, "log") ? disk.query("SELECT seq, at, move FROM log WHERE move IS NOT NULL", []) : [],
        );
        const places = new Map<string, { seq: number; at: number }[]>();
        for (const { seq, at, move } of rows) {
          const known = places.get(move as string) ?? [];
          known.push({ seq: seq as number, at: at as number });
          places.set(move as string, known);
        }
        for (const { who, id, at, seq } of answers) {
          const found = places.get(id) ?? [];
          const told = seq === null ? "refused" : `${seq}`;
          const isWrong =
            seq === null
              ? found.some((each) => each.at < at - RACE_MS)
              : found.length !== 1 || found[0]!.seq !== seq;
          if (isWrong)
            accuse(
              `${match}: ${who} was told that ${id} is ${told}, and the log has it at [${found.map((each) => each.seq).join()}]`,
            );
        }
      }
    },
  };
}
