/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from "../../core/language.ts";
import { typesetAll } from "../i18n/typeset.ts";
import type { Advise, Lead, Point } from "./advice.ts";
import type { Lesson } from "./lesson.ts";
import type { Figures, RuleBook } from "./rule-book.ts";

/** Every game's lesson, rules and advice, each a chunk of its own; lessons and rules one language at a time. */
type Loader<T> = () => Promise<T>;

const lessons = import.meta.glob<{ readonly lesson: Lesson }>("../games/*/lesson/{fr,en,de}.ts");
const books = import.meta.glob<{ readonly rules: RuleBook }>("../games/*/rules/{fr,en,de}.ts");
const drawings = import.meta.glob<{ readonly figures: Figures }>("../games/*/rules/figures.tsx");

/** Whoever asks has a move and a view of that very game. */
const advisers = import.meta.glob<{
  readonly advise: Advise<never, never>;
  readonly lead?: Lead<never, never>;
  readonly point?: Point<never, never>;
}>("../games/*/advice.ts");

const found = <T>(all: Readonly<Record<string, Loader<T>>>, path: string): Promise<T> => {
  const load = all[path];
  return load ? load() : Promise.reject(new Error(`There is no ${path}`));
};

export const loadLesson = (game: string, language: Language): Promise<Lesson> =>
  found(lessons, `../games/${game}/lesson/${language}.ts`).then(({ lesson }) => lesson);

export const loadRules = async (
  game: string,
  language: Language,
): Promise<{ rules: RuleBook; figures: Figures; lesson: Lesson }> => {
  const [{ rules }, { figures }, lesson] = await Promise.all([
    found(books, `../games/${game}/rules/${language}.ts`),
    found(drawings, `../games/${game}/rules/figures.tsx`),
    loadLesson(game, language),
  ]);
  return { rules: typesetAll(rules, language), figures, lesson };
};

export const loadAdvice = (game: string): Promise<Advise<unknown, unknown>> =>
  found(advisers, `../games/${game}/advice.ts`).then(({ advise }) => advise as Advise<unknown, unknown>);

export const loadLead = (game: string): Promise<Lead<unknown, unknown>> =>
  found(advisers, `../games/${game}/advice.ts`).then(
    ({ lead }) => (lead ?? (() => [])) as Lead<unknown, unknown>,
  );

export const loadPoint = (game: string): Promise<Point<unknown, unknown>> =>
  found(advisers, `../games/${game}/advice.ts`).then(
    ({ point }) => (point ?? (() => ({}))) as Point<unknown, unknown>,
  );
