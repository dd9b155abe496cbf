import { computed } from "@preact/signals";
import type { Language } from "../../../../core/language.ts";
import { language } from "../../../language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type MotAMotTexts } from "./fr.ts";

export const MOT_A_MOT_TEXTS: Record<Language, MotAMotTexts> = { fr, en, de };

/** What Mot à Mot says, in the language of the page. */
export const words = computed<MotAMotTexts>(() => MOT_A_MOT_TEXTS[language.value]);
