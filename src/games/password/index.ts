import type { Game, TypesOf } from "../game.ts";
import { apply } from "./apply.ts";
import { begin } from "./consequences.ts";
import { decide } from "./decide.ts";
import { disclose, type PasswordDisclosed, type PasswordEvent } from "./events.ts";
import { facts } from "./facts.ts";
import type { PasswordMove } from "./moves.ts";
import type { PasswordOptions } from "./options.ts";
import { outcome, secrets } from "./outcome.ts";
import { counts, init, isOut, type PasswordState } from "./state.ts";
import { type PasswordView, view } from "./view.ts";
import { expire, leave, waits } from "./waits.ts";

/** Password: find your opponents' words, letter by letter and by the fall of the dice. See RULES.md. */
export const password: Game<
  PasswordOptions,
  PasswordState,
  PasswordMove,
  PasswordEvent,
  PasswordView,
  PasswordDisclosed
> = {
  id: facts.id,
  version: 1,
  seats: facts.seats,
  languages: facts.languages,
  teams: facts.teams,

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

export type PasswordTypes = TypesOf<typeof password>;
export type { PasswordDisclosed, PasswordEvent, PasswordMove, PasswordOptions, PasswordState, PasswordView };
