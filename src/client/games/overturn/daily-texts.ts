import { computed } from "@preact/signals";
import type { Language } from "../../../core/language.ts";
import { formsOf } from "../../i18n/forms.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { language } from "../../language.ts";

const [french, english, german] = [formsOf("fr"), formsOf("en"), formsOf("de")];
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const fr = {
  lead: (n: number) => `${signed(n)} ${french.form(Math.abs(n), "anneau", "anneaux")}`,
  over: (mine: number, theirs: number) => `Vos anneaux : ${mine}. Ceux d’en face : ${theirs}.`,
  left: "Vous vous êtes arrêté là.",
  words: (n: number) => french.count(n, "mot", "mots"),
};
type Said = typeof fr;

const en: Said = {
  lead: (n) => `${signed(n)} ${english.form(Math.abs(n), "ring", "rings")}`,
  over: (mine, theirs) => `Your rings: ${mine}. Theirs: ${theirs}.`,
  left: "You stopped here.",
  words: (n) => english.count(n, "word", "words"),
};

const de: Said = {
  lead: (n) => `${signed(n)} ${german.form(Math.abs(n), "Ring", "Ringe")}`,
  over: (mine, theirs) => `Deine Ringe: ${mine}. Die anderen: ${theirs}.`,
  left: "Hier war Schluss.",
  words: (n) => german.count(n, "Wort", "Wörter"),
};

const TEXTS: Record<Language, Said> = inEachLanguage({ fr, en, de });
export const leadTexts = computed<Said>(() => TEXTS[language.value]);
