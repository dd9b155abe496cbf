import type { Game, TypesOf } from "../game.ts";
import { apply } from "./apply.ts";
import { decide } from "./decide.ts";
import { disclose, type LexiduelDisclosed, type LexiduelEvent } from "./events.ts";
import { facts } from "./facts.ts";
import type { LexiduelMove } from "./moves.ts";
import type { LexiduelOptions } from "./options.ts";
import { isOut, outcome } from "./outcome.ts";
import { counts, init, type LexiduelState } from "./state.ts";
import { type LexiduelView, view } from "./view.ts";
import { expire, leave, waits } from "./waits.ts";

/** Lexiduel: two sides grow words over a board of four hundred squares and take each other's letters. See RULES.md. */
export const lexiduel: Game<
  LexiduelOptions,
  LexiduelState,
  LexiduelMove,
  LexiduelEvent,
  LexiduelView,
  LexiduelDisclosed
> = {
  id: facts.id,
  version: 2,
  seats: facts.seats,
  languages: facts.languages,
  teams: facts.teams,
  isOpen: true,

  init,
  begin: () => [],
  decide,
  expire,
  leave,
  apply,

  waits,
  counts,
  isOut,
  outcome,
  view,
  disclose,
  secrets: () => [],
};

export type LexiduelTypes = TypesOf<typeof lexiduel>;
export type { LexiduelDisclosed, LexiduelEvent, LexiduelMove, LexiduelOptions, LexiduelState, LexiduelView };
