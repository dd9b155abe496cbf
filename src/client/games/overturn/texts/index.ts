import { computed } from "@preact/signals";
import type { Language } from "../../../../core/language.ts";
import { language } from "../../../language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type OverturnTexts } from "./fr.ts";

export const OVERTURN_TEXTS: Record<Language, OverturnTexts> = { fr, en, de };

/** What Overturn says, in the language of the page. */
export const words = computed<OverturnTexts>(() => OVERTURN_TEXTS[language.value]);
