import type { LexiduelDisclosed } from "../../../games/lexiduel/events.ts";
import type { FeatOf } from "../../bots/feat.ts";

const LONG = 5;
const MANY_CAPTURED = 3;

export const feat: FeatOf<LexiduelDisclosed> = (event) => {
  if (event.type === "turn-passed") return event.reason === "chosen" ? "doubt" : null;
  if (event.type !== "letters-placed") return null;
  return event.letters.length >= LONG || event.captures.length >= MANY_CAPTURED ? "good" : null;
};
