import { signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { typesetAll } from "../i18n/typeset.ts";
import { language } from "../language.ts";
import type { CastTexts } from "./occasions.ts";

const LOADERS: Record<Language, () => Promise<{ readonly cast: CastTexts }>> = {
  fr: () => import("./lines/fr.ts"),
  en: () => import("./lines/en.ts"),
  de: () => import("./lines/de.ts"),
};

const loaded = signal<Readonly<Partial<Record<Language, CastTexts>>>>({});

/** What is said of the characters and by them, in the page's language alone; null until it is there. */
export function castTexts(): CastTexts | null {
  const wanted = language.value;
  const known = loaded.value[wanted];
  if (!known)
    LOADERS[wanted]().then(
      ({ cast }) => {
        loaded.value = { ...loaded.peek(), [wanted]: typesetAll(cast, wanted) };
      },
      () => {}, // bots play without a word
    );
  return known ?? null;
}
