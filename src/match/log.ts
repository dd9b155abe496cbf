import type { Folding, Outcome, Secret } from "../games/game.ts";
import type { Commit, MatchHeader } from "./events.ts";
import { applyCommit, gameOf, type MatchState } from "./state.ts";

/** Folds a whole log, or its tail onto a snapshot. */
export function foldLog(
  rules: Folding,
  commits: Iterable<Commit>,
  from: MatchState | null = null,
): MatchState | null {
  let state = from;
  for (const commit of commits) state = applyCommit(rules, state, commit);
  return state;
}

/** A commit with its hash in the chain; files written before there was one have none. */
export interface LoggedCommit extends Commit {
  readonly hash?: string;
}

/** The server's signature under the chain's head. */
export interface ReplaySeal {
  readonly head: string;
  /** The id of the key, and its public half (Ed25519, base64url). */
  readonly key: string;
  readonly publicKey: string;
  readonly signature: string;
}

/** A finished match with nothing hidden: whoever has it can play it again and open every commitment. */
export interface Replay {
  readonly header: MatchHeader;
  readonly log: readonly LoggedCommit[];
  readonly commitments: readonly Secret[];
  readonly outcome: Outcome | null;
  /** Null where the log is not what it was when the match ended, and in files older than seals. */
  readonly seal: ReplaySeal | null;
}

export function replayOf(
  rules: Folding,
  state: MatchState,
  log: readonly LoggedCommit[],
  seal: ReplaySeal | null,
): Replay {
  const game = gameOf(state);
  const { progress } = state;
  return {
    header: state.header,
    log,
    commitments: game === undefined ? [] : rules.secrets(game),
    outcome: progress.stage === "finished" ? progress.outcome : null,
    seal,
  };
}
