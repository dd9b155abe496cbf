import { TRANSLATIONS_1 } from "../../../dictionaries/cards/translations/1.ts";
import { TRANSLATIONS_2 } from "../../../dictionaries/cards/translations/2.ts";
import type { Language } from "../../core/language.ts";

/** What a word of the match's language is called elsewhere. */
const FIRST: readonly Language[] = ["fr", "en"];
const namesOf = new Map<Language, Map<string, Set<string>>>();

/** Whether a folded clue is the folded word in another language; a plural s is forgiven. */
export function isTranslation(clue: string, word: string, language: Language): boolean {
  const names = namesIn(language);
  const elsewhere = names.get(word) ?? names.get(word.replace(/S$/, ""));
  return elsewhere !== undefined && (elsewhere.has(clue) || elsewhere.has(clue.replace(/S$/, "")));
}

function namesIn(language: Language): Map<string, Set<string>> {
  const names = namesOf.get(language) ?? read(language);
  namesOf.set(language, names);
  return names;
}

function read(language: Language): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const line of `${TRANSLATIONS_1.trim()}\n${TRANSLATIONS_2.trim()}`.toUpperCase().split("\n")) {
    const columns = line.split(" ").map((column) => column.split("/"));
    const own = columns[FIRST.indexOf(language)] ?? [];
    const others = columns.flat().filter((word) => !own.includes(word));
    for (const word of own) names.set(word, new Set([...(names.get(word) ?? []), ...others]));
  }
  return names;
}
