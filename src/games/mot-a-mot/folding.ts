import { apply } from "./apply.ts";
import { disclose } from "./events.ts";
import { facts } from "./facts.ts";
import { outcome } from "./outcome.ts";
import { counts, init, isOut, seen } from "./state.ts";
import { view } from "./view.ts";
import { waits } from "./waits.ts";

/** The half of the game that reads a log. It knows no card, so that a page may watch a match again with it. */
export const folding = {
  id: facts.id,
  version: 3,
  init,
  apply,
  waits,
  counts,
  isOut,
  seen,
  outcome,
  view,
  disclose,
  // A card is drawn by the match's own seed, which is committed to as a whole.
  secrets: () => [],
};
