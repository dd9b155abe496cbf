import { filterOf } from "../../core/filters.ts";
import { isRude } from "../../core/manners.ts";
import { ok } from "../../core/result.ts";
import type { Seat, World } from "../game.ts";
import { roundOf } from "./apply.ts";
import { type CardWorld, stillSought } from "./card.ts";
import { clueProblem, costOf, readClue } from "./clue-check.ts";
import { endRound } from "./consequences.ts";
import type { Facts } from "./decide.ts";
import { CLUE_MS, ENTRIES, LAST_MS, LONGEST_CLUE, MOST_DIGITS } from "./options.ts";
import { lettersOf } from "./pieces.ts";
import { refuse } from "./refusals.ts";
import { cluesSpent, type MotAMotState } from "./state.ts";

/** What the winner of the auction may do: give clues, and spend what is left of them on bonus entries. */
export function giveClue(state: MotAMotState, seat: Seat, text: string, world: CardWorld): Facts {
  const { phase, round } = state;
  if (phase.name !== "speaking" || !round || round.current === null) {
    if (round?.giver !== seat) return refuse("mot-a-mot/not-giver");
    return refuse(phase.name === "result" ? "mot-a-mot/round-over" : "mot-a-mot/no-clue-now");
  }
  if (round.giver !== seat) return refuse("mot-a-mot/not-giver");
  if (phase.floor) return refuse("mot-a-mot/floor-held");
  if (cluesSpent(round)) return refuse("mot-a-mot/clues-spent");
  const clue = readClue(text);
  if (!clue.ok) return refuse(`mot-a-mot/${clue.error}`, { most: LONGEST_CLUE, digits: MOST_DIGITS });
  const { word, folded } = clue.value;
  const isRepeated = round.clues.some((each) => lettersOf(each.word) === folded);
  if (isRepeated) return refuse("mot-a-mot/clue-repeated", { word });
  if (isRude(word, filterOf(state.options))) return refuse("mot-a-mot/rude", { word });
  const sought = stillSought(state.numbers, round).map((entry) => round.entries[entry]!);
  const { isTranslation } = world.cards;
  const problem = clueProblem(word, sought, { words: world.words, isTranslation });
  if (problem) return refuse(`mot-a-mot/clue-is-${problem.reason}`, { word, entry: problem.entry });
  const [cost, left] = [costOf(word, world.words), round.budget - round.spent];
  if (cost > left) return refuse("mot-a-mot/clue-costs", { word, cost, left });
  const spent = round.spent + cost;
  const until = world.now + (spent >= round.budget ? LAST_MS : CLUE_MS);
  const number = round.clues.length + 1;
  const given = { type: "clue-given", seat, clue: number, entry: round.current, word, until } as const;
  return ok([cost > 1 ? { ...given, cost } : given]);
}

export function chooseBonus(state: MotAMotState, seat: Seat, entry: number, world: World): Facts {
  const { phase, round } = state;
  const chooses = bonusChooser(state, seat);
  if (!chooses.ok) {
    const chosen = round?.bonuses.at(-1);
    const seeking = phase.name === "speaking" && round?.giver === seat && chosen !== undefined;
    return seeking ? refuse("mot-a-mot/bonus-chosen", { entry: chosen }) : chooses;
  }
  if (!Number.isInteger(entry) || entry < 0 || entry >= ENTRIES)
    return refuse("mot-a-mot/bonus-no-such-entry");
  if (state.numbers.includes(entry)) return refuse("mot-a-mot/bonus-played", { entry });
  if (roundOf(state).bonuses.includes(entry)) return refuse("mot-a-mot/bonus-found", { entry });
  return ok([{ type: "bonus-chosen", seat, entry, until: world.now + CLUE_MS }]);
}

export function stop(state: MotAMotState, seat: Seat, world: World): Facts {
  const { phase, round } = state;
  // A bonus that nobody finds may be given up as well, but not while a seeker answers.
  const seeking = phase.name === "speaking" && round?.giver === seat && round.paid !== null;
  if (seeking && phase.floor) return refuse("mot-a-mot/floor-held");
  const chooses = bonusChooser(state, seat);
  if (!chooses.ok && !seeking) return chooses;
  return ok([{ type: "bonus-stopped", seat }, endRound(state, world)]);
}

function bonusChooser({ phase, round }: MotAMotState, seat: Seat) {
  if (phase.name === "choosing-bonus")
    return round?.giver === seat ? ok(null) : refuse("mot-a-mot/not-giver");
  const missed = phase.name === "result" && phase.result === "found" && round?.giver === seat;
  return refuse(missed ? "mot-a-mot/bonus-late" : "mot-a-mot/no-bonus-now");
}
