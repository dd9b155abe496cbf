import type { World } from "../world/world.ts";
import { Calm } from "./calm.ts";
import type { Judge } from "./judge.ts";

const CALM_MS = 30_000;
/** What only a fault of the program says, whatever happens around it. */
const FAULTS =
  /\b(?:TypeError|ReferenceError|RangeError|SyntaxError|AssertionError|UNIQUE constraint|cannot read the log)\b/;

/** While nothing goes wrong, moves are judged; and at no time does the program stumble over itself. */
export function progress(world: World): Judge {
  const calm = new Calm();
  return {
    name: "progress",
    hear(happening, accuse) {
      calm.hear(happening);
      const { what, who, detail, at } = happening;
      if (what === "hears" && detail.includes('"code":"match/words-unavailable"')) {
        if (at > calm.since() + CALM_MS)
          accuse(`${who} is told that the words are missing: ${detail.slice(0, 120)}`);
      }
      const isFault =
        what === "unhandled" ||
        what === "constructor failed" ||
        what === "alarm threw" ||
        what === "request threw";
      if ((what === "error" || what === "log" || isFault) && FAULTS.test(detail))
        accuse(`${who} says ${detail.slice(0, 300)} (${Math.round((at - world.beganAt) / 1000)} s)`);
    },
  };
}
