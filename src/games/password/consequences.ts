import type { Chance } from "../../core/chance.ts";
import { type AloneEnd, HOUSE, MOST_POINTS, PLAYER } from "../alone.ts";
import { withConsequencesOf } from "../consequences.ts";
import type { Seat, World } from "../game.ts";
import { apply } from "./apply.ts";
import { circleOf } from "./circles.ts";
import type { Dice, Finished, OrderRolled, PasswordEvent, SecretChosen } from "./events.ts";
import { canAsk, isAlone, isOut, living, type PasswordState, pointsOf } from "./state.ts";
import { conforming, suggestions } from "./words.ts";

const PUZZLE_LENGTHS = [5, 6, 7];

/** The roll for who starts, a turn that passes because the circle leaves no question, the end. */
export const withConsequences = withConsequencesOf(apply, consequence);

export const secretChosen = (seat: Seat, word: string, given: boolean, world: World): SecretChosen => {
  const { commitment, nonce } = world.seal(seat, 1, word);
  return { type: "secret-chosen", seat, epoch: 1, word, commitment, nonce, given };
};

export function throwDice(chance: Chance): Dice {
  return [1 + chance.int(6), 1 + chance.int(6)];
}

function consequence(state: PasswordState, world: World): PasswordEvent | null {
  const { phase } = state;
  if (phase.name === "finished") return null;
  const sides = living(state);
  const end = endAlone(state);
  if (end)
    return { type: "finished", survivor: PLAYER, word: null, winner: PLAYER, dishonoured: false, alone: end };
  if (!isAlone(state) && sides.length === 1) return finish(state, sides[0]!, world);
  if (phase.name === "choosing") {
    return sides.every((seat) => state.sides[seat]!.secret !== null) ? rollForOrder(sides, world) : null;
  }
  if (phase.name === "asking" && !canAsk(state, phase.seat, phase.circle)) {
    return { type: "passed", seat: phase.seat, reason: "no-question" };
  }
  return null;
}

/** Alone it ends with the word, with the points once the last throw is used, or when the player leaves. */
function endAlone(state: PasswordState): AloneEnd | null {
  if (!isAlone(state)) return null;
  if (isOut(state, PLAYER)) return "left";
  if (isOut(state, HOUSE)) return "found";
  return state.phase.name === "turn" && pointsOf(state) >= MOST_POINTS ? "spent" : null;
}

/** The draws of the puzzle of the day, all of them. */
export function begin(state: PasswordState, world: World): PasswordEvent[] {
  if (!isAlone(state)) return [];
  const word = world.chance("word").pick(suggestions(world.words, PUZZLE_LENGTHS));
  const dice = world.chance("throws");
  const throws = Array.from({ length: MOST_POINTS }, () => throwDice(dice));
  const places = world.chance("places").shuffle([...word].map((_, i) => i + 1));
  return [secretChosen(HOUSE, word, true, world), { type: "puzzle-drawn", throws, places }];
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
