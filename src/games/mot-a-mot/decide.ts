import { assertNever, ok, type Result } from "../../core/result.ts";
import type { Refusal, Seat, Verdict } from "../game.ts";
import { chooseCamp, ready } from "./between.ts";
import { bid, pass } from "./bidding.ts";
import type { CardWorld } from "./card.ts";
import { withConsequences } from "./consequences.ts";
import { contest, vote } from "./contest.ts";
import type { MotAMotEvent } from "./events.ts";
import type { MotAMotMove } from "./moves.ts";
import { answer, buzz } from "./seeking.ts";
import { chooseBonus, giveClue, stop } from "./speaking.ts";
import type { MotAMotState } from "./state.ts";

export function decide(
  state: MotAMotState,
  seat: Seat,
  move: MotAMotMove,
  world: CardWorld,
): Verdict<MotAMotEvent> {
  const facts = judge(state, seat, move, world);
  return facts.ok ? ok(withConsequences(state, facts.value, world)) : facts;
}

/** The facts a move makes, or why it makes none. What follows from them is told apart, in `consequences.ts`. */
export type Facts = Result<readonly MotAMotEvent[], Refusal>;

function judge(state: MotAMotState, seat: Seat, move: MotAMotMove, world: CardWorld): Facts {
  switch (move.type) {
    case "bid":
      return bid(state, seat, move, world);
    case "pass":
      return pass(state, seat);
    case "clue":
      return giveClue(state, seat, move.word, world);
    case "buzz":
      return buzz(state, seat, world);
    case "answer":
      return answer(state, seat, move.word, world);
    case "bonus":
      return chooseBonus(state, seat, move.entry, world);
    case "stop":
      return stop(state, seat, world);
    case "contest":
      return contest(state, seat, move.clue, world);
    case "vote":
      return vote(state, seat, move.cancel);
    case "camp":
      return chooseCamp(state, seat, move.camp, world);
    case "ready":
      return ready(state, seat);
    default:
      return assertNever(move);
  }
}
