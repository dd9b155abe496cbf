import { gameTexts } from "../../game-texts.ts";
import type { BuzzleTexts } from "./fr.ts";

/** What the games of the family say. */
export const buzzleTexts = gameTexts<BuzzleTexts>({
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
});
export const { words } = buzzleTexts;
