import type { Game, TypesOf } from "../game.ts";
import { decide, expire, leave, waits } from "./decide.ts";
import type { NewGameEvent, NewGameMove } from "./events.ts";
import { facts } from "./facts.ts";
import type { NewGameOptions } from "./options.ts";
import { apply, counts, init, isOut, type NewGameState, outcome } from "./state.ts";
import { type NewGameView, view } from "./view.ts";

/** New Game: every word begins where the one before ends. See RULES.md. */
export const newGame: Game<
  NewGameOptions,
  NewGameState,
  NewGameMove,
  NewGameEvent,
  NewGameView,
  NewGameEvent
> = {
  id: facts.id,
  version: 0, // nobody has played it yet: from 1 on a recorded match has to fold to the same for ever
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
  disclose: (event) => event, // said aloud at the table, every field of it
  secrets: () => [],
};

export type NewGameTypes = TypesOf<typeof newGame>;
export type { NewGameEvent, NewGameMove, NewGameOptions, NewGameState, NewGameView };
