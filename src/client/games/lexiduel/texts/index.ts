import { computed } from "@preact/signals";
import type { Language } from "../../../../core/language.ts";
import { language } from "../../../language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type LexiduelTexts } from "./fr.ts";

export const LEXIDUEL_TEXTS: Record<Language, LexiduelTexts> = { fr, en, de };

/** What Lexiduel says, in the language of the page. */
export const words = computed<LexiduelTexts>(() => LEXIDUEL_TEXTS[language.value]);
