import type { World } from "../world/world.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { objectsOf } from "./stores.ts";

const HOUR_MS = 3_600_000;
const MOST_KEYS = 400;

/** Storage is bounded: what everybody has left grows no more, and no object collects without end. */
export function storage(world: World, logs: Logs): Judge {
  const { plan, beganAt } = world;
  const asleepAt = beganAt + plan.ms + 4 * HOUR_MS;
  /** By then some look in again. */
  const wokenAt = beganAt + plan.ms + 25 * HOUR_MS;
  const found: string[] = [];
  logs.follow(({ id }, before, { seq, at }) => {
    if (before?.progress.stage === "playing" && at > asleepAt && at < wokenAt)
      found.push(`${id}: everybody left it hours ago, and it wrote number ${seq} at ${at}`);
  });
  return {
    name: "storage",
    look(accuse) {
      for (const what of found.splice(0)) accuse(what);
    },
    finish(accuse) {
      for (const className of ["Player", "Matchmaker", "Match"])
        for (const { disk, label } of objectsOf(world, className)) {
          const keys = disk.keys().length;
          if (keys > MOST_KEYS) accuse(`${label} holds ${keys} values`);
        }
    },
  };
}
