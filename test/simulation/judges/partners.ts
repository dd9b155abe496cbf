import type { World } from "../world/world.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { d1 } from "./stores.ts";

/** A partner's call has its effect once, however often it is sent, and no secret of it is kept. */
export function partners(world: World, logs: Logs): Judge {
  const rooms = new Map<string, Set<string>>();
  const ids = new Map<string, string>();
  return {
    name: "partners",
    hear({ what, who, detail }, accuse) {
      if (what !== "keyed") return;
      const [key = "", path] = detail.split(" ", 2);
      if (path === "/api/partner/rooms") rooms.set(who, (rooms.get(who) ?? new Set()).add(key));
      const { id } = (JSON.parse(detail.slice(key.length + path!.length + 2)) ?? {}) as { id?: string };
      if (id === undefined) return;
      const known = ids.get(key) ?? id;
      ids.set(key, known);
      if (known !== id) accuse(`${who}: ${key} made ${known} and then ${id}`);
    },
    finish(accuse) {
      const noted = d1(
        world,
        `SELECT partner, match, created_at FROM partner_matches
         WHERE match NOT IN (SELECT match FROM results)`,
      );
      const made = new Set(ids.values());
      for (const { partner, match } of noted) {
        const log = logs.of(match as string);
        if (log && log.state.header.reservedUntil !== undefined && !made.has(match as string))
          accuse(`${partner} has the room ${match}, of which no call told it`);
      }
      for (const { partner, mode, key } of d1(
        world,
        "SELECT partner, mode, key FROM partner_replies WHERE body LIKE '%whsec%'",
      ))
        accuse(`The answer to ${key} of ${partner} (${mode}) is kept with its secret`);
    },
  };
}
