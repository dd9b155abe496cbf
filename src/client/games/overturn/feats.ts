import type { OverturnDisclosed } from "../../../games/overturn/events.ts";
import type { FeatOf } from "../../bots/feat.ts";

const LONG = 6;
const MANY_TURNED = 3;

export const feat: FeatOf<OverturnDisclosed> = (event) => {
  if (event.type === "ring-given") return event.by === "choice" ? "doubt" : null;
  if (event.type !== "word-made") return null;
  return event.cells.length >= LONG || event.turned.length >= MANY_TURNED ? "good" : null;
};
