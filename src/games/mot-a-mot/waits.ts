import { assertNever } from "../../core/result.ts";
import type { LeaveReason, Seat, Wait, World } from "../game.ts";
import type { MotAMotEvent } from "./events.ts";
import { closeVote, endRound, giveFloor, nextRound, winAuction, withConsequences } from "./follow.ts";
import { BONUS_MS, CAMP_MS, CLUE_MS, COUNT_MS, LAST_MS, PAUSE_MS, VOTE_MS, WINDOW_MS } from "./options.ts";
import { emptierCamp } from "./roles.ts";
import {
  activeSeats,
  biddersLeft,
  cluesSpent,
  type MotAMotState,
  mayBuzz,
  unlocked,
  votersLeft,
} from "./state.ts";

/** Whom the match waits for, what time does for them, and what follows when one of them leaves. */
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
    case "auction": {
      const last = phase.bids.at(-1);
      const limit = last ? last.clues * COUNT_MS : options.bidSeconds * 1000;
      return { key, seats: biddersLeft(state), limit };
    }
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

const keyOf = ({ phase, step }: MotAMotState): string => `${phase.name}-${step}`;

/** A key that no longer waits for anything gives nothing: what it was for has happened. */
export function expire(state: MotAMotState, key: string, world: World): MotAMotEvent[] {
  if (!waits(state).some((wait) => wait.key === key)) return [];
  const fact = key === keyOf(state) ? whenTimeIsUp(state, world) : closeVote(state, world);
  return fact ? withConsequences(state, [fact].flat(), world) : [];
}

function whenTimeIsUp(state: MotAMotState, world: World): MotAMotEvent | MotAMotEvent[] | null {
  const { phase, round } = state;
  switch (phase.name) {
    case "auction":
      return phase.bids.length > 0 ? winAuction(state, world) : { type: "card-thrown" };
    case "speaking": {
      const { floor } = phase;
      if (floor?.stage === "collecting") return giveFloor(state, world);
      if (floor) return { type: "answer-missed", seat: floor.seat, until: world.now + phase.restMs };
      if (cluesSpent(round!)) return endRound(state, world);
      const isLast = round!.spent + 1 >= round!.budget;
      return { type: "clue-missed", seat: round!.giver!, until: world.now + (isLast ? LAST_MS : CLUE_MS) };
    }
    case "choosing-bonus":
      return [{ type: "bonus-stopped", seat: round!.giver! }, endRound(state, world)];
    case "result":
      return nextRound(state, world);
    case "camps": {
      const camp = emptierCamp(phase.camps, state.seats);
      return { type: "camp-chosen", seat: phase.waiting[0]!, camp, by: "time", until: world.now + CAMP_MS };
    }
    case "opening":
    case "finished":
      return null;
    default:
      return assertNever(phase);
  }
}

/** The seat falls silent; if it held the floor, its time for an answer is over. */
export function leave(state: MotAMotState, seat: Seat, reason: LeaveReason, world: World): MotAMotEvent[] {
  const { phase } = state;
  const silent = { type: "fell-silent", seat, reason } as const;
  const holder = phase.name === "speaking" && phase.floor?.stage === "held" ? phase.floor.seat : null;
  if (holder !== seat || phase.name !== "speaking") return withConsequences(state, [silent], world);
  const missed = { type: "answer-missed", seat, until: world.now + phase.restMs } as const;
  return withConsequences(state, [silent, missed], world);
}

/** Seekers may buzz though nobody waits for them; who is out may not. */
export const invited = (state: MotAMotState): readonly Seat[] => mayBuzz(state);

/** Who has seen the card says nothing at the table until the round is over. */
export function isSilenced({ phase, round }: MotAMotState, seat: Seat): boolean {
  const isPlayed = phase.name === "auction" || phase.name === "speaking" || phase.name === "choosing-bonus";
  return isPlayed && (round?.speakers.includes(seat) ?? false);
}
