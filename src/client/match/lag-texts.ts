import type { Language } from "../../core/language.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

/** How long everybody's way to the table and back takes. */
const fr = {
  lags: "Temps de réponse :",
  you: "vous",
  lag: (name: string, ms: number) => `${name} ${ms} ms`,
};
type LagTexts = typeof fr;

const en: LagTexts = { lags: "Ping:", you: "you", lag: (name, ms) => `${name} ${ms} ms` };
const de: LagTexts = { lags: "Ping:", you: "du", lag: (name, ms) => `${name} ${ms} ms` };

export const LAG_TEXTS: Record<Language, LagTexts> = inEachLanguage({ fr, en, de });
