import { assertNever } from "../../core/result.ts";
import { PLAYER } from "../alone.ts";
import type { Seat } from "../game.ts";
import type { PasswordEvent } from "./events.ts";
import { noteAnswer, noteWrongGuess, type WordRecord } from "./record.ts";
import { circlesOf, type Fallen, leftOf, type PasswordState, type Side } from "./state.ts";

/** Folds one fact into the state. */
export function apply(state: PasswordState, event: PasswordEvent): PasswordState {
  switch (event.type) {
    case "secret-chosen": {
      const { seat, word, commitment, nonce, given } = event;
      return withSide(state, seat, { ...state.sides[seat]!, secret: { word, commitment, nonce, given } });
    }
    case "puzzle-drawn": {
      const { throws, places } = event;
      return awaitTurn({ ...state, alone: { throws, places, rolled: 0, wrong: 0 } }, PLAYER);
    }
    case "order-rolled":
      return awaitTurn({ ...state, last: event }, event.starts);
    case "rolled": {
      const { seat, dice, circle } = event;
      const { alone } = state;
      const rolled = alone ? { alone: { ...alone, rolled: alone.rolled + 1 } } : {};
      return { ...state, ...rolled, dice, step: state.step + 1, phase: { name: "asking", seat, circle } };
    }
    case "asked": {
      const record = noteAnswer(state.sides[event.target]!.record, event, circlesOf(state));
      const noted = { ...withRecord(state, event.target, record), last: event };
      return event.yes ? awaitTurn(noted, event.seat) : passTurn(noted, event.seat);
    }
    case "guessed": {
      const { seat, target, word, right } = event;
      if (right) return awaitTurn({ ...fall(state, { seat: target, by: "guess" }), last: event }, seat);
      const record = noteWrongGuess(state.sides[target]!.record, word);
      const { alone } = state;
      const counted = alone ? { alone: { ...alone, wrong: alone.wrong + 1 } } : {};
      return passTurn({ ...withRecord(state, target, record), ...counted, last: event }, seat);
    }
    case "passed":
      return passTurn({ ...state, last: event }, event.seat);
    case "side-left": {
      const { seat, reason } = event;
      const after = { ...fall(state, { seat, by: reason }), last: event };
      return "seat" in state.phase && state.phase.seat === seat ? passTurn(after, seat) : after;
    }
    case "finished": {
      const { survivor, winner, dishonoured, alone } = event;
      return {
        ...state,
        phase: { name: "finished", survivor, winner, dishonoured, ...(alone && { alone }) },
      };
    }
    default:
      return assertNever(event);
  }
}

const awaitTurn = (state: PasswordState, seat: Seat): PasswordState => ({
  ...state,
  step: state.step + 1,
  phase: { name: "turn", seat },
});

const passTurn = (state: PasswordState, seat: Seat): PasswordState => awaitTurn(state, leftOf(state, seat));

const fall = (state: PasswordState, fallen: Fallen): PasswordState => ({
  ...state,
  fallen: [...state.fallen, fallen],
});

const withSide = (state: PasswordState, seat: Seat, side: Side): PasswordState => ({
  ...state,
  sides: state.sides.map((each, i) => (i === seat ? side : each)),
});

const withRecord = (state: PasswordState, seat: Seat, record: WordRecord): PasswordState =>
  withSide(state, seat, { ...state.sides[seat]!, record });
