import { RELEASE } from "../release.ts";
import type { World } from "../world/world.ts";
import { Calm } from "./calm.ts";
import type { Judge } from "./judge.ts";
import { OldRelease } from "./old-release.ts";

const CALM_MS = 30_000;
/** Since a machine got its version: the next one gets it a quarter of a minute later. */
const ROLLED_OUT_MS = 20_000;
/** What only a fault of the program says, whatever happens around it. */
const FAULTS =
  /\b(?:TypeError|ReferenceError|RangeError|SyntaxError|AssertionError|UNIQUE constraint|cannot read the log)\b/;

/** Told as what it is. */
const NO_METHOD = /does not implement the method/;

/**
 * While nothing goes wrong, moves are judged; and at no time does the program stumble over itself. Where the last release
 * runs again it may say that it cannot read a log with an event that only this version knows, and must name that event
 * (`scripts/OPERATING.md`, "A log from the future"): the match stands still there and goes on when this version is back,
 * which the other judges see to.
 */
export function progress(world: World): Judge {
  const calm = new Calm();
  const old = new OldRelease();
  const isFromFuture = (at: number, detail: string): boolean =>
    old.isAbout(at) &&
    detail.includes("cannot read the log: ") &&
    world.newEvents.some((type) => detail.includes(type));
  return {
    name: "progress",
    hear(happening, accuse) {
      calm.hear(happening);
      const { what, who, detail, at } = happening;
      old.hear(happening);
      if (what === "hears" && detail.includes('"code":"match/words-unavailable"')) {
        if (at > calm.since() + CALM_MS)
          accuse(`${who} is told that the words are missing: ${detail.slice(0, 120)}`);
      }
      const isFault =
        what === "unhandled" ||
        what === "constructor failed" ||
        what === "alarm threw" ||
        what === "request threw";
      // What is new is not there yet where the last release still runs; who asks for it is told to come again.
      const isNotYet = detail.includes(` in ${RELEASE}`) && at < calm.since() + ROLLED_OUT_MS;
      if (what === "no such method" && !isNotYet) accuse(`${who} is asked for ${detail}`);
      if (isFromFuture(at, detail)) return;
      if ((what === "error" || what === "log" || isFault) && FAULTS.test(detail) && !NO_METHOD.test(detail))
        accuse(`${who} says ${detail.slice(0, 300)} (${Math.round((at - world.beganAt) / 1000)} s)`);
    },
  };
}
