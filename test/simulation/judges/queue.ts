import type { World } from "../world/world.ts";
import { Calm } from "./calm.ts";
import type { Judge } from "./judge.ts";
import { objectsOf } from "./stores.ts";

/** A ticket whose player was not heard of for so long is gone, with time to spare. */
const SILENT_MS = 40_000;
/** So long after a page has begun to wait it has a ticket. */
const TAKEN_MS = 20_000;

interface Search {
  readonly since: number;
  /** Told that they wait. */
  greetedAt: number | null;
}

/** Nobody waits for ever: who searches has a ticket, who is gone has none, and at the end the pools are empty. */
export function queue(world: World): Judge {
  const calm = new Calm();
  const searches = new Map<string, Search>();
  const ids = new Map<string, string>();
  const downSince = new Map<string, number>();
  const cuts: { readonly name: string; readonly until: number }[] = [];
  const accused = new Set<string>();
  return {
    name: "queue",
    hear(happening) {
      calm.hear(happening);
      const { at, what, who, detail } = happening;
      if (what === "is") ids.set(who, detail.slice(0, detail.indexOf(" ")));
      else if (what === "searches") searches.set(who, { since: at, greetedAt: null });
      else if (what === "search ended") searches.delete(who);
      else if (what === "hears" && detail.startsWith('{"type":"')) {
        const search = searches.get(who);
        if (search) search.greetedAt = at;
      } else if (what === "socket ended" || what === "socket") {
        const search = searches.get(who);
        if (search) search.greetedAt = null;
      } else if ((what === "trouble" && who === "cut") || what === "blinks") {
        const { person, forMs } =
          what === "blinks"
            ? { person: who.slice(7), forMs: Number(detail) }
            : (JSON.parse(detail) as { person: number; forMs: number });
        const name = `person ${person}`;
        downSince.set(name, Math.max(at, downSince.get(name) ?? at));
        cuts.push({ name, until: at + forMs });
      }
    },
    look(accuse) {
      const { now } = world.cloud.timeline;
      for (const { name, until } of cuts.splice(0))
        if (until > now) cuts.push({ name, until });
        else if (!cuts.some((each) => each.name === name && each.until > now)) downSince.delete(name);
      if (now < calm.since() + TAKEN_MS) return;
      const waiting = new Set<string>();
      for (const object of objectsOf(world, "Matchmaker"))
        for (const key of object.disk.keys()) if (key.startsWith("ticket:")) waiting.add(key.slice(7));
      for (const [who, { greetedAt }] of searches) {
        const id = ids.get(who);
        if (!id || greetedAt === null || greetedAt > now - TAKEN_MS || downSince.has(who)) continue;
        if (!waiting.has(id) && !accused.has(`${who} ${greetedAt}`)) {
          accused.add(`${who} ${greetedAt}`);
          accuse(`${who} waits since ${greetedAt} and has no ticket in any pool`);
        }
      }
      for (const [name, since] of downSince) {
        const id = ids.get(name);
        if (!id || since > now - SILENT_MS || !waiting.has(id) || accused.has(`${name} ${since}`)) continue;
        accused.add(`${name} ${since}`);
        accuse(`${name} has no line since ${since} and still waits`);
      }
    },
    finish(accuse) {
      for (const object of objectsOf(world, "Matchmaker")) {
        const kept = object.disk.keys().filter((key) => key !== "pool");
        if (kept.length > 0) accuse(`${object.label} still holds ${kept.join(", ")}`);
      }
    },
  };
}
