import { ok } from "../../core/result.ts";
import { foldWord } from "../../lexicon/fold.ts";
import { CLASS, PLAYABLE } from "../../lexicon/lexicon.ts";
import type { LeaveReason, Seat, Verdict, Wait, World } from "../game.ts";
import type { NewGameEvent, NewGameMove } from "./events.ts";
import { refuse } from "./refusals.ts";
import { letterOf, type NewGameState, turnOf } from "./state.ts";

export function decide(
  state: NewGameState,
  seat: Seat,
  move: NewGameMove,
  { words }: World,
): Verdict<NewGameEvent> {
  if (turnOf(state) !== seat) return refuse("new-game/not-your-turn");
  if (move.type === "pass") return ok([{ type: "passed", seat, by: "choice" }]);
  const word = foldWord(move.word);
  if (word === null) return refuse("new-game/not-one-word");
  const letter = letterOf(state);
  if (letter !== null && !word.startsWith(letter)) return refuse("new-game/other-letter", { word, letter });
  if (state.said.some((each) => each.word === word)) return refuse("new-game/already-said", { word });
  const classes = words.classesOf(word);
  if (classes & PLAYABLE) return ok([{ type: "word-said", seat, word }]);
  return refuse(classes & CLASS.proper ? "new-game/proper-noun" : "new-game/unknown-word", { word });
}

/** Whom the match waits for, what time does for them, and what follows when one of them leaves. */
export function waits(state: NewGameState): readonly Wait[] {
  const seat = turnOf(state);
  return seat === null ? [] : [{ key: turnKey(state), seats: [seat], limit: "clock" }];
}

export function expire(state: NewGameState, key: string): NewGameEvent[] {
  const seat = turnOf(state);
  return seat === null || key !== turnKey(state) ? [] : [{ type: "passed", seat, by: "clock" }];
}

export const leave = (_state: NewGameState, seat: Seat, reason: LeaveReason): NewGameEvent[] => [
  { type: "side-left", seat, reason },
];

const turnKey = ({ turns }: NewGameState): string => `turn-${turns}`;
