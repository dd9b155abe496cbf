import type { Game } from "../game.ts";
import { apply } from "./apply.ts";
import { decide } from "./decide.ts";
import { disclose, type MotAMotEvent } from "./events.ts";
import { begin } from "./follow.ts";
import type { MotAMotMove } from "./moves.ts";
import { FEWEST_SEATS, MOST_SEATS, type MotAMotOptions } from "./options.ts";
import { outcome } from "./outcome.ts";
import { init, isOut, type MotAMotState } from "./state.ts";
import { type MotAMotView, view } from "./view.ts";
import { expire, invited, isSilenced, leave, waits } from "./waits.ts";

/** Mot à Mot: speakers bid for how few words they need, seekers race for the buzzer. See RULES.md. */
export const motAMot: Game<MotAMotOptions, MotAMotState, MotAMotMove, MotAMotEvent, MotAMotView> = {
  id: "mot-a-mot",
  version: 1,
  seats: { min: FEWEST_SEATS, max: MOST_SEATS },
  languages: ["fr", "en"],
  teams: false,

  init,
  begin,
  decide,
  expire,
  leave,
  apply,

  waits,
  invited,
  isSilenced,
  isOut,
  outcome,
  view,
  disclose,
  // A card is drawn by the match's own seed, which is committed to as a whole.
  secrets: () => [],
};

export type { MotAMotEvent, MotAMotMove, MotAMotOptions, MotAMotState, MotAMotView };
