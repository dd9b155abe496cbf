import type { Game, TypesOf } from "../game.ts";
import { begin, decide, expire, leave, type QuickBuzzleMove, waits } from "./decide.ts";
import { disclose, type QuickBuzzleDisclosed, type QuickBuzzleEvent } from "./events.ts";
import { facts } from "./facts.ts";
import type { QuickBuzzleOptions } from "./options.ts";
import { apply, counts, init, isOut, type QuickBuzzleState } from "./state.ts";
import { outcome, type QuickBuzzleView, secrets, view } from "./view.ts";

/** Quick Buzzle: be the first to build a word from the pieces of your neighbour's. See RULES.md. */
export const quickBuzzle: Game<
  QuickBuzzleOptions,
  QuickBuzzleState,
  QuickBuzzleMove,
  QuickBuzzleEvent,
  QuickBuzzleView,
  QuickBuzzleDisclosed
> = {
  id: facts.id,
  version: 2,
  seats: facts.seats,
  languages: facts.languages,
  teams: facts.teams,
  umlauts: true,

  init,
  begin,
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
  secrets,
};

export type QuickBuzzleTypes = TypesOf<typeof quickBuzzle>;
export type {
  QuickBuzzleDisclosed,
  QuickBuzzleEvent,
  QuickBuzzleMove,
  QuickBuzzleOptions,
  QuickBuzzleState,
  QuickBuzzleView,
};
