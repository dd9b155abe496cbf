import type { Game, World } from "../game.ts";
import type { Cards, CardWorld } from "./card.ts";
import { begin } from "./consequences.ts";
import { decide } from "./decide.ts";
import type { MotAMotDisclosed, MotAMotEvent } from "./events.ts";
import { expire, leave } from "./expiry.ts";
import { facts } from "./facts.ts";
import { folding } from "./folding.ts";
import type { MotAMotMove } from "./moves.ts";
import type { MotAMotOptions } from "./options.ts";
import type { MotAMotState } from "./state.ts";
import type { MotAMotView } from "./view.ts";
import { invited, isSilenced } from "./waits.ts";

export type MotAMot = Game<
  MotAMotOptions,
  MotAMotState,
  MotAMotMove,
  MotAMotEvent,
  MotAMotView,
  MotAMotDisclosed
>;

/** The whole game over these cards. Nothing that this file imports knows a card, so that a page may play by it. */
export function motAMotWith(cards: Cards): MotAMot {
  const among = (world: World): CardWorld => ({ ...world, cards });
  return {
    ...folding,
    seats: facts.seats,
    languages: facts.languages,
    teams: facts.teams,
    begin: (state, world) => begin(state, among(world)),
    decide: (state, seat, move, world) => decide(state, seat, move, among(world)),
    expire: (state, key, world) => expire(state, key, among(world)),
    leave: (state, seat, reason, world) => leave(state, seat, reason, among(world)),
    invited,
    isSilenced,
  };
}
