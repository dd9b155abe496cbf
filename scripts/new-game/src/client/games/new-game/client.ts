import type { NewGameTypes } from "../../../games/new-game/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";

export const newGame: ClientGame<NewGameTypes> = {
  Board,
  tell,
  givingUp: () => ({ question: words.value.giveUp }),
};
