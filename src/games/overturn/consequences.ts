import { withConsequencesOf } from "../consequences.ts";
import type { World } from "../game.ts";
import { apply } from "./apply.ts";
import type { GameEnd, GameEnded, OverturnEvent } from "./events.ts";
import { NO_RING, ringsOf } from "./ground.ts";
import { hasWord } from "./search.ts";
import { type OverturnState, OWN_WORDS, SIDES } from "./state.ts";

/** The end of a game, and of the next one too should its layer hold no word at all. */
export const withConsequences = withConsequencesOf<OverturnState, OverturnEvent, World>(apply, gameEnded);

function gameEnded(state: OverturnState, world: World): GameEnded | null {
  if (state.phase.name === "finished") return null;
  const reason = reasonToEnd(state, world);
  if (reason === null) return null;
  const { game, lower } = state;
  return { type: "game-ended", game, reason, rings: ringsOf(state), next: lower };
}

function reasonToEnd(state: OverturnState, { words }: World): GameEnd | null {
  if (state.made === OWN_WORDS) return "words-made";
  if (!state.rings.includes(NO_RING)) return "all-rings";
  if (state.passes === SIDES) return "both-passed";
  return state.options.autoEnd && !hasWord(state, words) ? "no-word-left" : null;
}
