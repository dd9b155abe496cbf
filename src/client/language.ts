import { batch, computed, signal } from "@preact/signals";
import type { Language } from "../core/language.ts";
import { chooseLanguage } from "./choose-language.ts";
import type { Texts } from "./i18n/fr.ts";
import { typesetAll } from "./i18n/typeset.ts";
import { recall, remember } from "./storage.ts";

/**
 * The language of the page and what the shell says in it. Only the texts of the language in use are fetched:
 * `learn` before the first render, `speak` when somebody chooses another.
 */
const LOADERS: Record<Language, () => Promise<Texts>> = {
  fr: () => import("./i18n/fr.ts").then(({ fr }) => fr),
  en: () => import("./i18n/en.ts").then(({ en }) => en),
  de: () => import("./i18n/de.ts").then(({ de }) => de),
};

export const language = signal<Language>(
  chooseLanguage(recall("language"), globalThis.navigator?.languages ?? []),
);
const loaded = signal<Texts | null>(null);

export const texts = computed<Texts>(() => {
  if (loaded.value === null) throw new Error("Texts are read before they are learnt");
  return loaded.value;
});

/** Texts beside the shell's that are on the page: the language changes once all of them are there. */
const followers: ((chosen: Language) => Promise<void>)[] = [];
export const follow = (follower: (chosen: Language) => Promise<void>): void => void followers.push(follower);

export async function learn(chosen: Language = language.value): Promise<void> {
  const found = typesetAll(await LOADERS[chosen](), chosen);
  // One at a time, since a game may come to the page while others are waited for.
  for (let asked = 0; asked < followers.length; asked++) await followers[asked]!(chosen);
  batch(() => {
    language.value = chosen;
    loaded.value = found;
  });
}

/** Where the texts cannot be fetched now, the page stays in the language it has; the choice holds from the next visit. */
export function speak(chosen: Language): Promise<void> {
  remember("language", chosen);
  return learn(chosen).catch(() => {});
}

/** Fills `{name}` in a sentence with that part of a refusal's detail. */
export function fill(sentence: string, detail: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(detail[name] ?? "…"));
}
