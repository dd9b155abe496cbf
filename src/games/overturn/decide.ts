import { ok } from "../../core/result.ts";
import type { Seat, Verdict, World } from "../game.ts";
import { withConsequences } from "./consequences.ts";
import type { OverturnEvent } from "./events.ts";
import { judge } from "./judge.ts";
import type { OverturnMove } from "./moves.ts";
import { inDictionary } from "./paths.ts";
import { anyWord } from "./search.ts";
import type { OverturnState } from "./state.ts";

export function decide(
  state: OverturnState,
  seat: Seat,
  move: OverturnMove,
  world: World,
): Verdict<OverturnEvent> {
  const { words } = world;
  const fact = judge(state, seat, move, {
    read: (word) => inDictionary(word, words),
    wordOn: (ground) => anyWord(ground, words),
  });
  return fact.ok ? ok(withConsequences(state, [fact.value], world)) : fact;
}
