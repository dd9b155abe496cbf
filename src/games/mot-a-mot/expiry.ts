import { assertNever } from "../../core/result.ts";
import type { LeaveReason, Seat, World } from "../game.ts";
import type { CardWorld } from "./card.ts";
import { closeVote, endRound, giveFloor, nextRound, winAuction, withConsequences } from "./consequences.ts";
import type { MotAMotEvent } from "./events.ts";
import { CAMP_MS, CLUE_MS, LAST_MS } from "./options.ts";
import { emptierCamp } from "./roles.ts";
import { cluesSpent, type MotAMotState, type Phase } from "./state.ts";
import { bidMs, keyOf, waits } from "./waits.ts";

/** What time does for those who are waited for, and what follows when one of them leaves. */

/** A key that no longer waits for anything gives nothing: what it was for has happened. */
export function expire(state: MotAMotState, key: string, world: CardWorld): MotAMotEvent[] {
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

/** The seat falls silent: its bid is void, and if it held the floor, its time for an answer is over. */
export function leave(
  state: MotAMotState,
  seat: Seat,
  reason: LeaveReason,
  world: CardWorld,
): MotAMotEvent[] {
  const { phase } = state;
  const silent = { type: "fell-silent", seat, reason } as const;
  if (phase.name === "auction" && phase.bids.some((bid) => bid.seat === seat))
    return withConsequences(state, [silent, voidBid(state, phase, seat, world)], world);
  const holder = phase.name === "speaking" && phase.floor?.stage === "held" ? phase.floor.seat : null;
  if (holder !== seat || phase.name !== "speaking") return withConsequences(state, [silent], world);
  const missed = { type: "answer-missed", seat, until: world.now + phase.restMs } as const;
  return withConsequences(state, [silent, missed], world);
}

/** The bid before it revives and is counted anew; without one the auction is opened anew. */
function voidBid(
  { options }: MotAMotState,
  { bids, until }: Phase & { name: "auction" },
  seat: Seat,
  world: World,
): MotAMotEvent {
  if (bids.at(-1)?.seat !== seat) return { type: "bid-voided", seat, until };
  const revived = bids.at(-2);
  return { type: "bid-voided", seat, until: world.now + bidMs(revived, options) };
}
