import type { Game, TypesOf, World } from "../game.ts";
import { setPosition } from "./alone.ts";
import { apply } from "./apply.ts";
import { withConsequences } from "./consequences.ts";
import { decide } from "./decide.ts";
import { disclose, type OverturnDisclosed, type OverturnEvent } from "./events.ts";
import { facts } from "./facts.ts";
import type { OverturnMove } from "./moves.ts";
import type { OverturnOptions } from "./options.ts";
import { outcome } from "./outcome.ts";
import { counts, init, isAlone, isOut, type OverturnState } from "./state.ts";
import { layTiles, TILES } from "./tiles.ts";
import { type OverturnView, view } from "./view.ts";
import { expire, leave, waits } from "./waits.ts";

/** Overturn: make words on a shared board and turn the rings around their letters. See RULES.md. */
export const overturn: Game<
  OverturnOptions,
  OverturnState,
  OverturnMove,
  OverturnEvent,
  OverturnView,
  OverturnDisclosed
> = {
  id: facts.id,
  version: 1,
  seats: facts.seats,
  languages: facts.languages,
  teams: facts.teams,
  isOpen: true,

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
  secrets: () => [],
};

function begin(state: OverturnState, world: World): OverturnEvent[] {
  if (isAlone(state)) return withConsequences(state, setPosition(state, world), world);
  const { upper, lower } = layTiles(TILES[state.language], world.chance("tiles"));
  const laid = { type: "tiles-laid", upper, lower: state.options.games === 2 ? lower : null } as const;
  return withConsequences(state, [laid], world);
}

export type OverturnTypes = TypesOf<typeof overturn>;
export type { OverturnDisclosed, OverturnEvent, OverturnMove, OverturnOptions, OverturnState, OverturnView };
