import { ok } from "../../core/result.ts";
import { afterFact, type Foretold } from "../foretold.ts";
import type { Seat } from "../game.ts";
import { apply } from "./apply.ts";
import type { OverturnTypes } from "./index.ts";
import { type Dictionary, judge } from "./judge.ts";
import type { OverturnMove } from "./moves.ts";
import type { OverturnState, Phase } from "./state.ts";
import { type OverturnView, view } from "./view.ts";
import { waits } from "./waits.ts";

/** Nothing on the board is hidden. The word may be none: then the server says so. */
export function foretell(shown: OverturnView, seat: Seat, move: OverturnMove): Foretold<OverturnView> | null {
  if (move.type !== "word" && move.type !== "pass") return null; // of every game: to resign, to claim a seat
  const state = stateOf(shown);
  const fact = judge(state, seat, move, TRUSTING);
  return fact.ok ? afterFact<OverturnTypes>({ apply, view, waits }, state, fact.value, seat) : null;
}

const TRUSTING: Dictionary = { read: ok, wordOn: () => null };

/** The state as everybody knows it: of the lower tiles nobody does, and turns are not counted in a view. */
function stateOf(shown: OverturnView): OverturnState {
  const { language, mode, games, autoEnd, game, faces, rings, zx, qu, opened, passed, past, last } = shown;
  const phase: Phase =
    shown.turn === null ? { name: "finished", left: shown.left } : { name: "turn", seat: shown.turn };
  const { alone } = shown;
  const daily = alone !== undefined;
  const options = { mode, games, autoEnd, daily, clock: { kind: "none" }, teams: false } as const;
  const passes = passed ? 1 : 0;
  return {
    language,
    options,
    mode,
    game,
    faces,
    rings,
    zx,
    qu,
    opened,
    lower: null,
    phase,
    step: 0,
    passes,
    past,
    last,
    ...(alone ? { made: alone.made } : {}),
  };
}
