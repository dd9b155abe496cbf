import type { LexiduelTypes } from "../../../games/lexiduel/index.ts";
import type { ClientGame } from "../client-game.ts";
import { Board } from "./board.tsx";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";

export const lexiduel: ClientGame<LexiduelTypes> = {
  Board,
  tell,
  loadForetell: () => import("../../../games/lexiduel/foretell.ts").then(({ foretell }) => foretell),
  givingUp: ({ games }) => {
    const { giveUp: said } = words.value;
    if (games === 1) return { question: said.match };
    return { question: said.either, part: { label: said.game, move: { type: "concede" } }, all: said.all };
  },
};
