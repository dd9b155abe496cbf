import type { GameEvent, GameOf, GameTypes, Seat } from "./game.ts";

/**
 * What the table looks like after a move of one's own, before the server has said so: by the rules' own functions, over
 * what the mover knows. Only the fact of the move itself: what follows from it (the end of a game, the next tiles) may
 * hang on what the mover does not know, and comes with the answer.
 */
export interface Foretold<View> {
  readonly view: View;
  /** Whom the table then waits for. */
  readonly awaiting: readonly Seat[];
}

/** Null where the rules refuse the move, or what it brings is not certain. */
export type Foretell<Types extends GameTypes = GameTypes> = {
  // A method, so that whatever the game it is a `Foretell` without a cast.
  of(view: Types["view"], seat: Seat, move: Types["move"]): Foretold<Types["view"]> | null;
}["of"];

export function afterFact<Types extends GameTypes & { readonly event: GameEvent }>(
  { apply, view, waits }: Pick<GameOf<Types>, "apply" | "view" | "waits">,
  state: Types["state"],
  fact: Types["event"],
  seat: Seat,
): Foretold<Types["view"]> {
  const next = apply(state, fact);
  return { view: view(next, seat), awaiting: waits(next).flatMap(({ seats }) => seats) };
}
