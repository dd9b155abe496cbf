import type { OverturnTypes } from "../../../games/overturn/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";

export const overturn: ClientGame<OverturnTypes> = {
  Board,
  tell,
  loadForetell: () => import("../../../games/overturn/foretell.ts").then(({ foretell }) => foretell),
  givingUp: () => ({ question: words.value.giveUp }),
};
