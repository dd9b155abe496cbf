import type { AnyGame, Secret } from "../games/game.ts";
import type { Commit, MatchHeader } from "./events.ts";
import { applyCommit, gameOf, type MatchState } from "./state.ts";

/** Folds a whole log, or its tail onto a snapshot. */
export function foldLog(
  rules: AnyGame,
  commits: Iterable<Commit>,
  from: MatchState | null = null,
): MatchState | null {
  let state = from;
  for (const commit of commits) state = applyCommit(rules, state, commit);
  return state;
}

/** A finished match with nothing hidden: whoever has it can play it again and open every commitment. */
export interface Replay {
  readonly header: MatchHeader;
  readonly log: readonly Commit[];
  readonly commitments: readonly Secret[];
}

export function replayOf(rules: AnyGame, state: MatchState, log: readonly Commit[]): Replay {
  const game = gameOf(state);
  return { header: state.header, log, commitments: game === undefined ? [] : rules.secrets(game) };
}
