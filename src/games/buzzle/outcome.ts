import type { Outcome, Secret } from "../game.ts";
import type { BuzzleState } from "./state.ts";

/** The winner first, then by score those who stayed, then those who left, the last to leave before the first. */
export function outcome({ phase, sides, fallen }: BuzzleState): Outcome | null {
  if (phase.name !== "finished") return null;
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

export function secrets({ sides, phase }: BuzzleState): Secret[] {
  return sides.flatMap(({ past, secret }, seat) => {
    const opening = phase.name === "opening" ? phase.race.runners[seat]!.secret : null;
    const words = [...(opening ? [{ ...opening, epoch: 1 }] : []), ...past, ...(secret ? [secret] : [])];
    return words.map(({ epoch, word, commitment, nonce }) => ({ seat, epoch, word, commitment, nonce }));
  });
}
