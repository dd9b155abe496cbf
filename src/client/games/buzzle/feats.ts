import type { BuzzleDisclosed } from "../../../games/buzzle/events.ts";
import type { FeatOf } from "../../bots/feat.ts";

export const feat: FeatOf<BuzzleDisclosed> = (event) => {
  if (event.type === "solved") return "good";
  return event.type === "guessed" ? (event.right ? "good" : "doubt") : null;
};
