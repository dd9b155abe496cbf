import type { QuickBuzzleTypes } from "../../../games/quick-buzzle/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";

export const quickBuzzle: ClientGame<QuickBuzzleTypes> = {
  Board,
  tell,
  showsWord: true,
  found: (it) => (it.type === "solved" ? { seat: it.seat, target: null } : null),
};
