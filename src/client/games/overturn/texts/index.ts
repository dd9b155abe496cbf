import { gameTexts } from "../../game-texts.ts";
import type { OverturnTexts } from "./fr.ts";

/** What Overturn says. */
export const overturnTexts = gameTexts<OverturnTexts>({
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
});
export const { words } = overturnTexts;
