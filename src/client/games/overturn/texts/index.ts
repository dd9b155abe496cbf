import { columnOf, rowOf } from "../../../../games/overturn/board.ts";
import { gameTexts } from "../../game-texts.ts";
import type { OverturnTexts } from "./fr.ts";

/** What Overturn says. */
export const overturnTexts = gameTexts<OverturnTexts>({
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
});
export const { words } = overturnTexts;

/** A cell by its letter and its place: the same on the board, beside it and in the story. */
export const cellText = (letter: string, cell: number): string =>
  words.value.cell(letter, rowOf(cell) + 1, columnOf(cell) + 1);
