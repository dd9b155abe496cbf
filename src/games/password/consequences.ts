import type { Chance } from "../../core/chance.ts";
import { withConsequencesOf } from "../consequences.ts";
import type { Seat, World } from "../game.ts";
import { apply } from "./apply.ts";
import { circleOf } from "./circles.ts";
import type { Dice, Finished, OrderRolled, PasswordEvent } from "./events.ts";
import { canAsk, living, type PasswordState } from "./state.ts";
import { conforming } from "./words.ts";

/** The roll for who starts, a turn that passes because the circle leaves no question, the end. */
export const withConsequences = withConsequencesOf(apply, consequence);

export function throwDice(chance: Chance): Dice {
  return [1 + chance.int(6), 1 + chance.int(6)];
}

function consequence(state: PasswordState, world: World): PasswordEvent | null {
  const { phase } = state;
  if (phase.name === "finished") return null;
  const sides = living(state);
  if (sides.length === 1) return finish(state, sides[0]!, world);
  if (phase.name === "choosing") {
    return sides.every((seat) => state.sides[seat]!.secret !== null) ? rollForOrder(sides, world) : null;
  }
  if (phase.name === "asking" && !canAsk(state, phase.seat, phase.circle)) {
    return { type: "passed", seat: phase.seat, reason: "no-question" };
  }
  return null;
}

/** The lowest starts; those who share the lowest throw roll again. */
function rollForOrder(sides: readonly Seat[], world: World): OrderRolled {
  const chance = world.chance("order");
  const rounds: { seat: Seat; dice: Dice }[][] = [];
  let level = sides;
  do {
    const round = level.map((seat) => ({ seat, dice: throwDice(chance) }));
    const lowest = Math.min(...round.map(({ dice }) => circleOf(dice)));
    level = round.filter(({ dice }) => circleOf(dice) === lowest).map(({ seat }) => seat);
    rounds.push(round);
  } while (level.length > 1);
  return { type: "order-rolled", rounds, starts: level[0]! };
}

function finish(state: PasswordState, survivor: Seat, world: World): Finished {
  const word = state.sides[survivor]!.secret?.word ?? null;
  const heir = state.fallen.findLast(({ by }) => by === "guess")?.seat;
  // A checked word was judged when it was chosen; only a word taken on honour can fail now.
  const fails = state.options.words === "honour" && word !== null && !conforming(word, world.words).ok;
  const dishonoured = fails && heir !== undefined;
  return { type: "finished", survivor, word, winner: dishonoured ? heir : survivor, dishonoured };
}
