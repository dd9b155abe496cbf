import { ALONE_ENDS, type AloneEnd, aloneOutcome, PLAYER } from "../alone.ts";
import type { Outcome, Secret } from "../game.ts";
import { type BuzzleState, isAlone } from "./state.ts";

/** The winner first, then by score those who stayed, then those who left, the last to leave before the first. */
export function outcome(state: BuzzleState): Outcome | null {
  const { phase, sides, fallen } = state;
  if (phase.name !== "finished") return null;
  const end = endOf(state);
  if (end) return aloneOutcome(sides[PLAYER]!.score, end);
  const worth = sides.map(({ score }, seat): readonly [number, number] => {
    const left = fallen.findIndex((each) => each.seat === seat);
    if (seat === phase.winner) return [2, 0];
    return left < 0 ? [1, score] : [0, left];
  });
  const above = (a: readonly [number, number], b: readonly [number, number]): boolean =>
    a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  return {
    winners: [phase.winner],
    ranking: worth.map((mine) => 1 + worth.filter((other) => above(other, mine)).length),
    reason: phase.reason,
    scores: sides.map(({ score }) => score),
  };
}

/** How a puzzle of the day ended; null while it has not, and in a match. */
export function endOf(state: BuzzleState): AloneEnd | null {
  const { phase } = state;
  return isAlone(state) && phase.name === "finished"
    ? (ALONE_ENDS.find((each) => each === phase.reason) ?? "left")
    : null;
}

export function secrets({ sides, phase }: BuzzleState): Secret[] {
  return sides.flatMap(({ past, secret }, seat) => {
    const opening = phase.name === "opening" ? phase.race.runners[seat]!.secret : null;
    const words = [...(opening ? [{ ...opening, epoch: 1 }] : []), ...past, ...(secret ? [secret] : [])];
    return words.map(({ epoch, word, commitment, nonce }) => ({ seat, epoch, word, commitment, nonce }));
  });
}
