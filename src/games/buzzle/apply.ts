import { assertNever } from "../../core/result.ts";
import { type Box, notePosition, noteProposal } from "../buzzle-family/box.ts";
import { applyRace } from "../buzzle-family/race.ts";
import type { RaceEvent } from "../buzzle-family/race-events.ts";
import type { Seat } from "../game.ts";
import type { BuzzleEvent, Guessed, OpeningEnded } from "./events.ts";
import { OPENING_POINTS } from "./options.ts";
import { type BuzzleState, blank, isAlone, leftOf, type PastWord, type Side } from "./state.ts";

/** Folds one fact into the state. */
export function apply(state: BuzzleState, event: BuzzleEvent): BuzzleState {
  switch (event.type) {
    case "secret-chosen": {
      if (state.phase.name === "opening") return inOpening(state, event);
      const { seat, word, epoch, commitment, nonce, given } = event;
      const secret = { word, epoch, commitment, nonce, given };
      return withSide(state, seat, { secret, ...blank(state.options) });
    }
    case "pieces-dealt":
    case "tried":
    case "solved":
    case "gave-up":
      return inOpening(state, event);
    case "opening-ended":
      return endOpening(state, event);
    case "started":
      return awaitTurn({ ...state, last: event }, event.starts);
    case "proposed": {
      const { seat, target, box, piece, yes, scorer } = event;
      const noted = withBox(state, target, box, (before) => noteProposal(before, piece, yes));
      const scored = { ...withScore(noted, scorer, 1), last: event };
      return yes ? awaitTurn(scored, seat) : passTurn(scored, seat);
    }
    case "positioned": {
      const { seat, target, box, pose, exact } = event;
      const noted = withBox(state, target, box, (before) => notePosition(before, pose, exact));
      // For points a position is free; alone every question counts.
      const counted = isAlone(state) ? withScore(noted, seat, 1) : noted;
      const after = { ...counted, last: event };
      return exact ? awaitTurn(after, seat) : passTurn(after, seat);
    }
    case "guessed":
      return guessed(state, event);
    case "passed":
      return passTurn({ ...state, last: event }, event.seat);
    case "counted":
      return withSide(state, event.seat, { possible: event.possible });
    case "side-left": {
      const { seat, reason } = event;
      const after = { ...state, fallen: [...state.fallen, { seat, by: reason }], last: event };
      const { phase } = state;
      if (phase.name === "choosing" && phase.starts === seat) {
        return { ...after, phase: { name: "choosing", starts: null } };
      }
      return phase.name === "turn" && phase.seat === seat ? passTurn(after, seat) : after;
    }
    case "finished":
      return { ...state, phase: { name: "finished", winner: event.winner, reason: event.reason } };
    default:
      return assertNever(event);
  }
}

function inOpening(state: BuzzleState, event: RaceEvent): BuzzleState {
  if (state.phase.name !== "opening") throw new Error(`${event.type} outside the opening`);
  return { ...state, phase: { name: "opening", race: applyRace(state.phase.race, event) } };
}

function endOpening(state: BuzzleState, { winner }: OpeningEnded): BuzzleState {
  const { phase } = state;
  if (phase.name !== "opening") throw new Error("The opening ends once");
  const sides = state.sides.map((side, seat): Side => {
    const { secret } = phase.race.runners[seat]!;
    const past: PastWord[] = secret ? [{ ...secret, epoch: 1, by: null }] : [];
    return { ...side, past, score: seat === winner ? OPENING_POINTS : 0 };
  });
  return { ...state, sides, phase: { name: "choosing", starts: winner } };
}

/** Play goes on with whose turn it was; if that is the guesser, it must act again and its time with it. */
function guessed(state: BuzzleState, event: Guessed): BuzzleState {
  const { seat, target, word, right, points } = event;
  const side = state.sides[target]!;
  const change: Partial<Side> = right
    ? { secret: null, past: [...side.past, { ...side.secret!, by: seat }], ...blank(state.options) }
    : { wrong: [...side.wrong, word], possible: null };
  const brought = isAlone(state) ? -points : points;
  const scored = withScore(withSide({ ...state, last: event }, target, change), seat, brought);
  return state.phase.name === "turn" && state.phase.seat === seat ? awaitTurn(scored, seat) : scored;
}

const awaitTurn = (state: BuzzleState, seat: Seat): BuzzleState => ({
  ...state,
  step: state.step + 1,
  phase: { name: "turn", seat },
});

const passTurn = (state: BuzzleState, seat: Seat): BuzzleState => awaitTurn(state, leftOf(state, seat));

const withSide = (state: BuzzleState, seat: Seat, change: Partial<Side>): BuzzleState => ({
  ...state,
  sides: state.sides.map((side, i) => (i === seat ? { ...side, ...change } : side)),
});

const withScore = (state: BuzzleState, seat: Seat, points: number): BuzzleState =>
  withSide(state, seat, { score: state.sides[seat]!.score + points });

const withBox = (state: BuzzleState, seat: Seat, number: number, change: (box: Box) => Box): BuzzleState =>
  withSide(state, seat, {
    boxes: state.sides[seat]!.boxes.map((box, i) => (i === number - 1 ? change(box) : box)),
    possible: null,
  });
