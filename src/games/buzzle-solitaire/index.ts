import { LANGUAGES } from "../../core/language.ts";
import type { Game, TypesOf } from "../game.ts";
import { begin, decide, expire, leave, type SolitaireMove, waits } from "./decide.ts";
import { disclose, type SolitaireDisclosed, type SolitaireEvent } from "./events.ts";
import type { SolitaireOptions } from "./options.ts";
import { apply, init, outcome, type SolitaireState } from "./state.ts";
import { type SolitaireView, view } from "./view.ts";

/** Buzzle Solitaire: words from words, lap by lap against the clock. See RULES.md. */
export const buzzleSolitaire: Game<
  SolitaireOptions,
  SolitaireState,
  SolitaireMove,
  SolitaireEvent,
  SolitaireView,
  SolitaireDisclosed
> = {
  id: "buzzle-solitaire",
  version: 1,
  seats: { min: 1, max: 1 },
  languages: LANGUAGES,
  teams: false,
  isOpen: true,
  umlauts: true,

  init,
  begin,
  decide,
  expire,
  leave,
  apply,

  waits,
  counts: () => true, // nobody else is left alone
  isOut: () => false,
  outcome,
  view,
  disclose,
  secrets: () => [],
};

export type SolitaireTypes = TypesOf<typeof buzzleSolitaire>;
export type {
  SolitaireDisclosed,
  SolitaireEvent,
  SolitaireMove,
  SolitaireOptions,
  SolitaireState,
  SolitaireView,
};
