import { computed, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../core/language.ts";
import { de } from "./i18n/de.ts";
import { en } from "./i18n/en.ts";
import { fr, type Texts } from "./i18n/fr.ts";
import { recall, remember } from "./storage.ts";

/** The language of the page: the one chosen here before, else the first of the browser's that we speak. */

const TEXTS: Record<Language, Texts> = { fr, en, de };

export const language = signal<Language>(
  chooseLanguage(recall<string>("language"), globalThis.navigator?.languages ?? []),
);
export const texts = computed<Texts>(() => TEXTS[language.value]);

export function chooseLanguage(remembered: string | null, wanted: readonly string[]): Language {
  const candidates = [remembered ?? "", ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return candidates.find(isLanguage) ?? "en";
}

export function speak(chosen: Language): void {
  language.value = chosen;
  remember("language", chosen);
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Fills `{name}` in a sentence with that part of a refusal's detail. */
export function fill(sentence: string, detail: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(detail[name] ?? "…"));
}
