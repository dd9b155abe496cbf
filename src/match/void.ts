import type { Outcome } from "../games/game.ts";

/** The reason of a match that ended before it counted. */
export const VOID = "void";

/** Nobody won, and nobody is behind anybody. */
export const voidOutcome = (seats: number): Outcome => ({
  winners: [],
  ranking: Array.from({ length: seats }, () => 1),
  reason: VOID,
  scores: null,
});

export const isVoid = ({ reason }: Pick<Outcome, "reason">): boolean => reason === VOID;
