import type { Seat } from "../game.ts";
import type { PlayedGame } from "./state.ts";

/** How many games of the match each seat has won. */
export const gamesWon = (played: readonly Pick<PlayedGame, "winner">[]): [number, number] => {
  const wonBy = (seat: Seat): number => played.filter(({ winner }) => winner === seat).length;
  return [wonBy(0), wonBy(1)];
};
