/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from "../../core/language.ts";
import { typesetAll } from "../i18n/typeset.ts";

/** What a game is like, in paragraphs, for somebody who has never heard of it. */
export type About = Readonly<Record<Language, readonly string[]>>;

const all = import.meta.glob<{ readonly about: About }>("../games/*/about.ts", { eager: true });

export const aboutGame = (game: string, language: Language): readonly string[] =>
  typesetAll(all[`../games/${game}/about.ts`]?.about[language] ?? [], language);
