import type { PasswordDisclosed } from "../../../games/password/events.ts";
import type { FeatOf } from "../../bots/feat.ts";

export const feat: FeatOf<PasswordDisclosed> = (event) =>
  event.type === "guessed" ? (event.right ? "good" : "doubt") : null;
