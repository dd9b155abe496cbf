import type { MotAMotTypes } from "../../../games/mot-a-mot/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";

export const motAMot: ClientGame<MotAMotTypes> = {
  Board,
  tell,
  found: (it) => (it.type === "answered" && it.right ? { seat: it.seat, target: null } : null),
};
