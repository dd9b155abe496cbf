import type { Game } from "../game.ts";
import { decide } from "./decide.ts";
import type { MotAMotEvent } from "./events.ts";
import { expire, leave } from "./expiry.ts";
import { folding } from "./folding.ts";
import { begin } from "./follow.ts";
import type { MotAMotMove } from "./moves.ts";
import { FEWEST_SEATS, MOST_SEATS, type MotAMotOptions } from "./options.ts";
import type { MotAMotState } from "./state.ts";
import type { MotAMotView } from "./view.ts";
import { invited, isSilenced } from "./waits.ts";

/** Mot à Mot: speakers bid for how few words they need, seekers race for the buzzer. See RULES.md. */
export const motAMot: Game<MotAMotOptions, MotAMotState, MotAMotMove, MotAMotEvent, MotAMotView> = {
  ...folding,
  seats: { min: FEWEST_SEATS, max: MOST_SEATS },
  languages: ["fr", "en"],
  teams: false,
  begin,
  decide,
  expire,
  leave,
  invited,
  isSilenced,
};

export type { MotAMotEvent, MotAMotMove, MotAMotOptions, MotAMotState, MotAMotView };
