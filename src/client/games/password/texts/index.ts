import { computed } from "@preact/signals";
import type { Language } from "../../../../core/language.ts";
import { language } from "../../../language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type PasswordTexts } from "./fr.ts";

export const PASSWORD_TEXTS: Record<Language, PasswordTexts> = { fr, en, de };

/** What Password says, in the language of the page. */
export const words = computed<PasswordTexts>(() => PASSWORD_TEXTS[language.value]);
