import { filterOf } from "../../core/filters.ts";
import { isRude } from "../../core/manners.ts";
import { ok } from "../../core/result.ts";
import type { Seat, World } from "../game.ts";
import { isRight } from "./answers.ts";
import type { CardWorld } from "./card.ts";
import type { Facts } from "./decide.ts";
import { isLocked } from "./locks.ts";
import { CLUE_MS, SHORTEST_REST_MS } from "./options.ts";
import { lettersOf } from "./pieces.ts";
import { refuse } from "./refusals.ts";
import { hasClue, type MotAMotState, type Round, seekersOf } from "./state.ts";

/** What seekers do: buzz, and with the floor make one proposal. */
export function buzz(state: MotAMotState, seat: Seat, world: World): Facts {
  const { phase, round } = state;
  if (round?.speakers.includes(seat)) return refuse("mot-a-mot/not-seeker");
  if (phase.name === "result") return refuse("mot-a-mot/round-over");
  if (phase.name !== "speaking" || !round || round.current === null) return refuse("mot-a-mot/no-buzz-now");
  if (!hasClue(round)) return refuse("mot-a-mot/buzz-before-clue");
  const { floor } = phase;
  if (floor?.stage === "held")
    return refuse(floor.seat === seat ? "mot-a-mot/buzz-twice" : "mot-a-mot/buzz-late");
  if (floor?.buzzes.some((each) => each.seat === seat)) return refuse("mot-a-mot/buzz-twice");
  const lock = lockOf(state, round, seat);
  if (lock) return refuse(lock);
  const restMs = floor ? phase.restMs : Math.max(SHORTEST_REST_MS, phase.until - world.now);
  return ok([{ type: "buzzed", seat, at: world.now, lagMs: world.raceLagMs ?? 0, restMs }]);
}

function lockOf(state: MotAMotState, round: Round, seat: Seat) {
  if (!isLocked(round.locks, seat, seekersOf(state, round))) return null;
  const lock = round.locks.find((each) => each.seat === seat);
  return lock?.clue ? "mot-a-mot/locked-until-clue" : "mot-a-mot/locked-until-other";
}

export function answer(state: MotAMotState, seat: Seat, text: string, world: CardWorld): Facts {
  const { phase, round } = state;
  if (round?.speakers.includes(seat)) return refuse("mot-a-mot/not-seeker");
  if (phase.name !== "speaking" || !round || round.current === null || !holds(state, seat)) {
    const last = round?.wrong.at(-1);
    return refuse(last?.seat === seat && last.word === null ? "mot-a-mot/answer-late" : "mot-a-mot/no-floor");
  }
  const word = text.trim().replace(/\s+/g, " ");
  if (lettersOf(word) === "") return refuse("mot-a-mot/answer-empty");
  const { current: entry } = round;
  const sought = round.entries[entry]!;
  const right = isRight(word, sought, world.words, world.cards.deckOf(state.language));
  if (!right && isRude(word, filterOf(state.options))) return refuse("mot-a-mot/rude", { word });
  const shown = right ? sought.text : null;
  const until = world.now + (right ? CLUE_MS : phase.restMs);
  return ok([{ type: "answered", seat, entry, word, right, text: shown, until }]);
}

const holds = ({ phase }: MotAMotState, seat: Seat): boolean =>
  phase.name === "speaking" && phase.floor?.stage === "held" && phase.floor.seat === seat;
