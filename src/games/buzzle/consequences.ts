import { type AloneEnd, MOST_POINTS, PLAYER } from "../alone.ts";
import { isDecided, wordsOf } from "../buzzle-family/race.ts";
import { deal } from "../buzzle-family/run.ts";
import { buzzleVocabulary } from "../buzzle-family/vocabulary.ts";
import { withConsequencesOf } from "../consequences.ts";
import type { Seat, World } from "../game.ts";
import { awaitsWord, canAsk, mustChoose, type Standing } from "./acting.ts";
import { apply } from "./apply.ts";
import { countPossible } from "./candidates.ts";
import type { BuzzleEvent, EndReason, Finished } from "./events.ts";
import { type BuzzleState, isAlone, living, standingsOf } from "./state.ts";

/**
 * The deal and the end of the opening, who starts, a turn that passes because nothing is left to ask, the notebook,
 * the end.
 */
export const withConsequences = withConsequencesOf(apply, consequence);

/** `state` is the one in which the winner moved: a word that was found with it is among the words shown. */
export const finish = (state: BuzzleState, winner: Seat, reason: EndReason): Finished => ({
  type: "finished",
  winner,
  reason,
  // Of a word that others still look for nobody hears who has not found it.
  words: state.sides.map(({ secret }) =>
    isAlone(state) && reason !== "found" ? null : (secret?.word ?? null),
  ),
});

/** Alone it ends with the word, with the points, or when the player leaves. */
function endAlone({ fallen, sides }: BuzzleState): AloneEnd | null {
  if (fallen.length > 0) return "left";
  return sides[PLAYER]!.score >= MOST_POINTS ? "spent" : null;
}

function consequence(state: BuzzleState, world: World): BuzzleEvent | null {
  const { phase } = state;
  if (phase.name === "finished") return null;
  if (isAlone(state)) {
    const end = endAlone(state);
    return end && finish(state, PLAYER, end);
  }
  const seats = living(state);
  if (seats.length === 1) return finish(state, seats[0]!, "last-left");
  switch (phase.name) {
    case "opening":
      return isDecided(phase.race, seats)
        ? {
            type: "opening-ended",
            winner: phase.race.winner,
            words: wordsOf(phase.race),
          }
        : deal(phase.race, seats);
    case "choosing": {
      if (standingsOf(state).some(mustChoose)) return null;
      const drawn = phase.starts === null;
      return { type: "started", starts: phase.starts ?? world.chance("start").pick(seats), drawn };
    }
    case "turn":
      return isStuck(standingsOf(state), phase.seat)
        ? { type: "passed", seat: phase.seat, reason: "nothing-left" }
        : count(state, world);
  }
}

/** Nothing to ask here while somebody else has something. When nobody has, the turn waits for a guess. */
const isStuck = (sides: readonly Standing[], seat: Seat): boolean =>
  !canAsk(sides, seat) && !awaitsWord(sides, seat) && sides.some((other) => canAsk(sides, other.seat));

function count(state: BuzzleState, world: World): BuzzleEvent | null {
  if (!state.options.notebook) return null;
  const seat = living(state).find((each) => {
    const { secret, possible } = state.sides[each]!;
    return secret !== null && possible === null;
  });
  if (seat === undefined) return null;
  const { boxes, wrong, past } = state.sides[seat]!;
  const used = past.map(({ word }) => word);
  const possible = countPossible(world.words, { boxes, wrong, used }, buzzleVocabulary(state.options));
  return { type: "counted", seat, possible };
}
