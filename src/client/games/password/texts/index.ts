import { gameTexts } from "../../game-texts.ts";
import type { PasswordTexts } from "./fr.ts";

/** What Password says. */
export const passwordTexts = gameTexts<PasswordTexts>({
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
});
export const { words } = passwordTexts;
