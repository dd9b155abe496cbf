import { assertNever } from "../../core/result.ts";
import type { OverturnEvent } from "./events.ts";
import { afterWord, NO_RINGS, opponentOf, withRings } from "./ground.ts";
import { BLUE, type OverturnState, RED } from "./state.ts";

/** Folds one fact into the state. */
export function apply(state: OverturnState, event: OverturnEvent): OverturnState {
  switch (event.type) {
    case "tiles-laid":
      return { ...state, faces: event.upper, lower: event.lower };
    case "position-set":
      return { ...state, zx: event.zx, qu: event.qu, made: 0, phase: { name: "turn", seat: BLUE } };
    case "word-made":
      return {
        ...afterWord(state, event.seat, event),
        ...turnAfter(state, event.seat),
        ...(state.made === undefined ? {} : { made: state.made + 1 }),
        passes: 0,
        last: event,
      };
    case "ring-given": {
      const { seat, cell, by } = event;
      const rings = withRings(state.rings, opponentOf(seat), [cell]);
      return {
        ...state,
        rings,
        ...turnAfter(state, seat),
        passes: by === "choice" ? state.passes + 1 : 0,
        last: event,
      };
    }
    case "game-ended": {
      const { reason, rings, next } = event;
      const past = [...state.past, { reason, rings }];
      return next === null
        ? { ...state, past, phase: { name: "finished", left: null } }
        : onLowerLayer({ ...state, past }, next);
    }
    case "side-left":
      return { ...state, phase: { name: "finished", left: { seat: event.seat, reason: event.reason } } };
    default:
      return assertNever(event);
  }
}

const turnAfter = (state: OverturnState, seat: number): Pick<OverturnState, "phase" | "step"> => ({
  // Alone nobody answers.
  phase: { name: "turn", seat: state.made === undefined ? opponentOf(seat) : seat },
  step: state.step + 1,
});

const onLowerLayer = (state: OverturnState, faces: string): OverturnState => ({
  ...state,
  game: state.game + 1,
  faces,
  rings: NO_RINGS,
  zx: null,
  qu: null,
  opened: false,
  lower: null,
  phase: { name: "turn", seat: RED },
  passes: 0,
  last: null,
});
