import type { FoldingOf, GameTypes } from "../../games/game.ts";
import { type Commit, isMatchEvent } from "../../match/events.ts";
import { applyCommit, gameOf, type MatchState } from "../../match/state.ts";

/** One picture of a match that is watched again: the commit that led to it, and the state it led to. */
export interface Step<Types extends GameTypes = GameTypes> {
  /** Or the part of it, where one commit makes two pictures. */
  readonly commit: Commit;
  readonly state: MatchState;
  /** The game's own part of the state. */
  readonly game: Types["state"];
  /** The game's own events of the commit. */
  readonly events: readonly Types["event"][];
}

/** In a match of several games: the move that ends one clears its board for the next, in the same commit. */
const CLEARS = "game-ended";

/**
 * Folds a log in the page. Steps begin with the match; what changes no board is no step of its own. Where a board is
 * cleared for the next game, the last one as it stood is a step before that.
 */
export function stepsOf<Types extends GameTypes>(
  rules: FoldingOf<Types>,
  log: readonly Commit[],
): Step<Types>[] {
  const steps: Step<Types>[] = [];
  let state: MatchState | null = null;
  for (const commit of log) {
    const before: MatchState | null = state;
    state = applyCommit(rules, before, commit);
    if (gameOf(state) === undefined) continue;
    const clears = commit.events.findIndex(({ type }) => type === CLEARS);
    const isBetween = clears > 0 && state.progress.stage === "playing";
    if (isBetween) {
      const stood = { ...commit, events: commit.events.slice(0, clears) };
      steps.push(stepOf<Types>(stood, applyCommit(rules, before, stood)));
    }
    const step = stepOf<Types>(
      isBetween ? { ...commit, events: commit.events.slice(clears) } : commit,
      state,
    );
    const begins = commit.events.some(({ type }) => type === "match-begun");
    const voids = commit.events.some(({ type }) => type === "match-voided");
    if (begins || voids || step.events.length > 0) steps.push(step);
  }
  return steps;
}

/** State and events of a log that was written, and is folded here, by the rules of this game. */
const stepOf = <Types extends GameTypes>(commit: Commit, state: MatchState): Step<Types> => ({
  commit,
  state,
  game: gameOf(state) as Types["state"],
  events: commit.events.filter((event): event is Types["event"] => !isMatchEvent(event)),
});
