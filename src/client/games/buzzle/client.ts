import type { BuzzleTypes } from "../../../games/buzzle/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";

export const buzzle: ClientGame<BuzzleTypes> = {
  Board,
  tell,
  showsWord: true,
  found: (it) => (it.type === "guessed" && it.right ? it : null),
};
