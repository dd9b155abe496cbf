import { assertNever } from "../../core/result.ts";
import type { LexiduelEvent } from "./events.ts";
import { afterPass, afterPlacing, openingPosition } from "./position.ts";
import { blueOf, type LexiduelState } from "./state.ts";

/** Folds one fact into the state. */
export function apply(state: LexiduelState, event: LexiduelEvent): LexiduelState {
  const { position } = state;
  switch (event.type) {
    case "letters-placed":
      return { ...state, position: afterPlacing(position, event, event), last: event };
    case "turn-passed":
      return { ...state, position: afterPass(position, event.reason === "chosen"), last: event };
    case "game-conceded":
      return { ...state, last: event };
    case "game-ended": {
      const { reason, scores, winner } = event;
      const won = winner === undefined ? {} : { winner };
      const game = { blue: blueOf(state), board: position.board, reason, scores, ...won };
      const played = [...state.played, game];
      const isLast = played.length === state.options.games;
      return { ...state, played, position: isLast ? position : openingPosition(position.language) };
    }
    case "side-left": {
      const { seat, reason } = event;
      return { ...state, left: { seat, reason }, last: event };
    }
    default:
      return assertNever(event);
  }
}
