import { gameTexts } from "../../game-texts.ts";
import type { NewGameTexts } from "./fr.ts";

/** What New Game says. */
export const newGameTexts = gameTexts<NewGameTexts>({
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
});
export const { words } = newGameTexts;
