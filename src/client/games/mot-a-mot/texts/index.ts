import { gameTexts } from "../../game-texts.ts";
import type { MotAMotTexts } from "./fr.ts";

/** What Mot à Mot says. */
export const motAMotTexts = gameTexts<MotAMotTexts>({
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
});
export const { words } = motAMotTexts;
