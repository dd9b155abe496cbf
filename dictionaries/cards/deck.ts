import { LANGUAGES, type Language } from "../../src/core/language.ts";
import { foldPieces } from "../../src/games/mot-a-mot/pieces.ts";
import type { Thing } from "../../src/games/mot-a-mot/translations.ts";
import type { NamedIn, WrittenEntry } from "./entry.ts";
import { linesOfDeck } from "./files.ts";
import { asThing, folded, lines, NAMED_IN, type Names, withGerund, withInhabitants } from "./translations.ts";

/** The deck of a language as its authors wrote it. */
export function writtenDeck(language: Language): WrittenEntry[] {
  return linesOfDeck(language).map(({ entry, file, no, fault }) => {
    if (!entry) throw new Error(`${file}:${no} ${fault}`);
    return entry;
  });
}

/** Everything with a name in several languages: the lists of translations, and the entries of these decks. */
export const namesIn = (languages: readonly Language[] = LANGUAGES): Names[] => [
  ...lines(),
  ...languages.flatMap((language) => writtenDeck(language).map((entry) => namesOfEntry(entry, language))),
];

/**
 * What clues of a match in this language are held against: the lists, and what the authors of its deck wrote. Those of
 * another deck have synonyms in mind, which may be fair clues here: *sincere*, French and English, for *honest*.
 */
export const thingsOf = (language: Language): Thing[] =>
  namesIn([language])
    .map((names) => asThing(names, language))
    .filter(({ own, elsewhere }) => own.length > 0 && elsewhere.length > 0);

/** Words that are no name of anything by themselves. */
const LITTLE = new Set("THE OF AND DER DIE DAS VON UND LES DES DU DE LA LE EL LOS DEL DI IL".split(" "));
const SHORTEST_PIECE = 3;

/** What an entry is called everywhere. */
export function namesOfEntry(entry: WrittenEntry, language: Language): Names {
  const { text, accepts, soundsLike, kind } = entry;
  const foreign = new Set(Object.values(entry.names).flat());
  // What is said here as it is elsewhere may be an answer, and stays a translation: Cinderella for Aschenputtel.
  const own = [text, ...accepts.filter((each) => !soundsLike.includes(each) && !foreign.has(each))];
  const pieces = new Set(own.flatMap(foldPieces));
  const givesAway = (piece: string): boolean =>
    piece.length >= SHORTEST_PIECE && !LITTLE.has(piece) && !pieces.has(piece);
  const inEach = <T>(pick: (names: readonly string[], each: NamedIn) => T): Record<NamedIn, T> =>
    Object.fromEntries(
      NAMED_IN.map((each) => [each, pick(each === language ? own : (entry.names[each] ?? []), each)]),
    ) as Record<NamedIn, T>;
  const names: Names = {
    ...inEach((called) => [...new Set(called.flatMap(folded))]),
    parts: inEach((called, each) => (each === language ? [] : called.flatMap(foldPieces).filter(givesAway))),
  };
  if (kind === "place") return withInhabitants(names);
  return kind === "action" ? { ...names, en: names.en.flatMap(withGerund) } : names;
}
