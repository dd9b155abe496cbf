import type { MotAMotDisclosed } from "../../../games/mot-a-mot/events.ts";
import type { FeatOf } from "../../bots/feat.ts";

export const feat: FeatOf<MotAMotDisclosed> = (event) => {
  if (event.type === "three-found") return "good";
  return event.type === "answered" ? (event.right ? "good" : "doubt") : null;
};
