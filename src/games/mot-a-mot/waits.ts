import { assertNever } from "../../core/result.ts";
import type { Seat, Wait } from "../game.ts";
import { BONUS_MS, CAMP_MS, COUNT_MS, type MotAMotOptions, PAUSE_MS, VOTE_MS, WINDOW_MS } from "./options.ts";
import {
  activeSeats,
  type Bid,
  biddersLeft,
  cluesSpent,
  type MotAMotState,
  mayBuzz,
  unlocked,
  votersLeft,
} from "./state.ts";

/** Whom the match waits for. What time does for them is in `expiry.ts`. */
export function waits(state: MotAMotState): readonly Wait[] {
  const play = playWait(state);
  const { round } = state;
  if (!round?.vote || state.phase.name === "finished") return play ? [play] : [];
  const vote = { key: `vote-${round.no}-${round.vote.clue}`, seats: votersLeft(state), limit: VOTE_MS };
  return play ? [play, vote] : [vote];
}

function playWait(state: MotAMotState): Wait | null {
  const { phase, round, options } = state;
  const key = keyOf(state);
  switch (phase.name) {
    case "auction":
      return { key, seats: biddersLeft(state), limit: bidMs(phase.bids.at(-1), options) };
    case "speaking": {
      const { floor } = phase;
      if (floor?.stage === "collecting") return { key, seats: mayBuzz(state), limit: WINDOW_MS };
      if (floor) return { key, seats: [floor.seat], limit: options.floorSeconds * 1000 };
      const spent = round !== null && cluesSpent(round);
      return { key, seats: spent ? unlocked(state, round) : [round!.giver!], limit: phase.restMs };
    }
    case "choosing-bonus":
      return { key, seats: [round!.giver!], limit: BONUS_MS };
    case "result": {
      if (round?.vote) return null; // the pause begins anew after the vote
      const seats = activeSeats(state).filter((seat) => !phase.ready.includes(seat));
      return { key, seats, limit: PAUSE_MS };
    }
    case "camps":
      return { key, seats: phase.waiting.slice(0, 1), limit: CAMP_MS };
    case "opening":
    case "finished":
      return null;
    default:
      return assertNever(phase);
  }
}

/** How long others may bid lower than this; without a bid, how long anybody may make the first. */
export const bidMs = (last: Bid | undefined, options: MotAMotOptions): number =>
  last ? last.clues * COUNT_MS : options.bidSeconds * 1000;

export const keyOf = ({ phase, step }: MotAMotState): string => `${phase.name}-${step}`;

/** Seekers may buzz though nobody waits for them; who is out may not. */
export const invited = (state: MotAMotState): readonly Seat[] => mayBuzz(state);

/** Who has seen the card says nothing at the table until the round is over. */
export function isSilenced({ phase, round }: MotAMotState, seat: Seat): boolean {
  const isPlayed = phase.name === "auction" || phase.name === "speaking" || phase.name === "choosing-bonus";
  return isPlayed && (round?.speakers.includes(seat) ?? false);
}
