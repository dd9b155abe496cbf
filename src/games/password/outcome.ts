import { aloneOutcome } from "../alone.ts";
import type { Outcome, Secret } from "../game.ts";
import { type PasswordState, pointsOf } from "./state.ts";

export const END_REASONS = ["decoded", "last-left", "dishonoured"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The later a side fell, the better its rank; a survivor whose word did not conform has lost to everybody. */
export function outcome(state: PasswordState): Outcome | null {
  const { phase, fallen, sides } = state;
  if (phase.name !== "finished") return null;
  if (phase.alone) return aloneOutcome(pointsOf(state), phase.alone);
  const { winner, survivor, dishonoured } = phase;
  const others = fallen.map(({ seat }) => seat).filter((seat) => seat !== winner);
  const order = [winner, ...others.reverse(), ...(dishonoured ? [survivor] : [])];
  const decoded = fallen.at(-1)?.by === "guess";
  const reason: EndReason = dishonoured ? "dishonoured" : decoded ? "decoded" : "last-left";
  return {
    winners: [winner],
    ranking: sides.map((_, seat) => 1 + order.indexOf(seat)),
    reason,
    scores: null,
  };
}

export const secrets = ({ sides }: PasswordState): Secret[] =>
  sides.flatMap(({ secret }, seat) => {
    if (!secret) return [];
    const { word, commitment, nonce } = secret;
    return [{ seat, epoch: 1, word, commitment, nonce }];
  });
