import { clockOf } from "../../../src/match/clocks.ts";
import { arrivalDue, dueAt } from "../../../src/match/decide.ts";
import type { World } from "../world/world.ts";
import { Calm } from "./calm.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { hasTable, objectsOf, peek } from "./stores.ts";

/** What is due is done so soon, while nothing goes wrong. */
const LATE_MS = 12_000;
/** Whoever announced a change of a player has made it by then, or never will. */
const LONGEST_CHANGE_MS = 60_000;

/** Whatever is due has an alarm, and is done when it is due. */
export function alarms(world: World, logs: Logs): Judge {
  const calm = new Calm();
  const accused = new Set<string>();
  const once = (key: string, tell: () => void): void => {
    if (accused.has(key)) return;
    accused.add(key);
    tell();
  };
  return {
    name: "alarms",
    hear: (happening) => calm.hear(happening),
    look(accuse) {
      const { now } = world.cloud.timeline;
      if (now < calm.since() + 2 * LATE_MS) return;
      for (const { id, state, object } of logs.all()) {
        if (state.progress.stage !== "playing" || object.disk.isUnsafe) continue;
        const due = arrivalDue(state) ?? dueAt(state);
        if (due === null) continue;
        const { alarm } = object.disk;
        const isLate = due < now - LATE_MS;
        // By letter nobody minds an hour; and an alarm that is set for later would let the time pass.
        const isUnset = alarm === null || alarm > due + LATE_MS;
        if (isLate || (isUnset && state.at < now - LATE_MS && clockOf(state.header).kind !== "days"))
          once(id, () => accuse(`${id}: due at ${due}, its alarm is ${alarm}, and it is ${now}`));
      }
      for (const object of objectsOf(world, "Matchmaker")) {
        if (object.disk.isUnsafe || object.disk.alarm !== null) continue;
        const kept = object.disk.keys().filter((key) => key !== "pool");
        if (kept.length > 0 && object.instance === null)
          once(object.label, () => accuse(`${object.label} holds ${kept.join(", ")} and has no alarm`));
      }
    },
    finish(accuse) {
      const { now } = world.cloud.timeline;
      for (const object of objectsOf(world, "Player")) {
        // A number where the former release wrote it.
        const kept = (object.disk.get("standing-changing") ?? {}) as
          | Record<string, { until: number }>
          | number;
        const until =
          typeof kept === "number" ? kept : Math.min(...Object.values(kept).map((each) => each.until));
        if (until < now - LONGEST_CHANGE_MS)
          accuse(`${object.label}: a change was announced, to be made by ${until}, and nobody looked`);
      }
      for (const object of objectsOf(world, "Match")) {
        const isOwed = peek(
          object,
          (disk) => hasTable(disk, "outbox") && disk.query("SELECT 1 FROM outbox", []).length > 0,
        );
        if (isOwed && object.disk.alarm === null) accuse(`${object.label} owes its result and has no alarm`);
      }
    },
  };
}
