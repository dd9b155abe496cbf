import type { QuickBuzzleDisclosed } from "../../../games/quick-buzzle/events.ts";
import type { FeatOf } from "../../bots/feat.ts";

export const feat: FeatOf<QuickBuzzleDisclosed> = (event) => {
  if (event.type === "solved") return "good";
  return event.type === "gave-up" ? "doubt" : null;
};
