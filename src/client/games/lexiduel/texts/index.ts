import { gameTexts } from "../../game-texts.ts";
import type { LexiduelTexts } from "./fr.ts";

/** What Lexiduel says. */
export const lexiduelTexts = gameTexts<LexiduelTexts>({
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
});
export const { words } = lexiduelTexts;
