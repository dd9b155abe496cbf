import type { Game, TypesOf } from "../game.ts";
import { begin, decide, expire, leave, type SolitaireMove, waits } from "./decide.ts";
import { disclose, type SolitaireDisclosed, type SolitaireEvent } from "./events.ts";
import { facts } from "./facts.ts";
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
  id: facts.id,
  version: 1,
  seats: facts.seats,
  languages: facts.languages,
  teams: facts.teams,
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
