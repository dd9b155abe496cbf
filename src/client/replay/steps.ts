import type { Folding, GameEvent } from "../../games/game.ts";
import { type Commit, isMatchEvent } from "../../match/events.ts";
import { applyCommit, gameOf, type MatchState } from "../../match/state.ts";

/** One picture of a match that is watched again: the commit that led to it, and the state it led to. */
export interface Step {
  readonly commit: Commit;
  readonly state: MatchState;
  /** The game's own part of the state. */
  readonly game: unknown;
  /** The game's own events of the commit. */
  readonly events: readonly GameEvent[];
}

/** Folds a log in the page. Steps begin with the match; what changes no board is no step of its own. */
export function stepsOf(rules: Folding, log: readonly Commit[]): Step[] {
  const steps: Step[] = [];
  let state: MatchState | null = null;
  for (const commit of log) {
    state = applyCommit(rules, state, commit);
    const game = gameOf(state);
    const events = commit.events.filter((event): event is GameEvent => !isMatchEvent(event));
    const begins = commit.events.some(({ type }) => type === "match-begun");
    if (game !== undefined && (begins || events.length > 0)) steps.push({ commit, state, game, events });
  }
  return steps;
}
