import type { World } from "../world/world.ts";
import { Calm } from "./calm.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { hasTable, objectsOf, peek } from "./stores.ts";

/** So soon the lobby knows that a match is over. */
const TOLD_MS = 60_000;

/** A room ends when nobody is there and not otherwise; the lobby lists what can be joined or watched. */
export function rooms(world: World, logs: Logs): Judge {
  const calm = new Calm();
  const seats = new Map<string, boolean>();
  /** Who has said that they go, at whichever table; a page of theirs that opens just then is told that they sit there. */
  const going = new Set<string>();
  const accused = new Set<string>();
  return {
    name: "rooms",
    hear(happening, accuse) {
      calm.hear(happening);
      const { what, who, detail } = happening;
      const space = detail.indexOf(" ");
      const key = `${who} ${detail.slice(0, space)}`;
      const left = what === "asks" ? /^DELETE \/api\/matches\/(\S+)\/seats/.exec(detail) : null;
      if (left) going.add(`${who} ${left[1]}`);
      if (what === "opens") {
        going.delete(key);
        seats.set(key, false);
      } else if (what === "hears" && detail.startsWith('{"type":"welcome"', space + 1))
        seats.set(key, !detail.startsWith('"seat":null', detail.indexOf('"seat":', space)));
      else if (what === "link ended") {
        // A partner's room ends with its links, whoever is there.
        const isReserved = logs.of(detail.slice(0, space))?.state.header.reservedUntil !== undefined;
        if (detail.endsWith("4404 The room ended") && seats.get(key) && !going.has(key) && !isReserved)
          accuse(`${detail.slice(0, space)} ended, and ${who} was there`);
        seats.delete(key);
      }
    },
    look(accuse) {
      const { now } = world.cloud.timeline;
      if (now < calm.since() + TOLD_MS) return;
      for (const object of objectsOf(world, "Lobby")) {
        const rows = peek(object, (disk) =>
          hasTable(disk, "tables") ? disk.query("SELECT id FROM tables", []) : [],
        );
        for (const { id } of rows) {
          const match = logs.of(id as string);
          if (!match || accused.has(match.id) || match.state.at > now - TOLD_MS) continue;
          const { progress, header } = match.state;
          if (progress.stage !== "finished" && header.visibility === "public") continue;
          accused.add(match.id);
          accuse(`${object.label} lists ${match.id}, which is ${progress.stage} and ${header.visibility}`);
        }
      }
    },
  };
}
