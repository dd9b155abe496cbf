import type { SolitaireTypes } from "../../../games/buzzle-solitaire/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";

export const buzzleSolitaire: ClientGame<SolitaireTypes> = {
  Board,
  tell,
  loadForetell: () => import("../../../games/buzzle-solitaire/foretell.ts").then(({ foretell }) => foretell),
};
