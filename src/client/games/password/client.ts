import type { PasswordTypes } from "../../../games/password/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";

export const password: ClientGame<PasswordTypes> = {
  Board,
  tell,
  showsWord: true,
  found: (it) => (it.type === "guessed" && it.right ? it : null),
};
