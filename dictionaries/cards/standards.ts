import type { Language } from "../../src/core/language.ts";
import { isRude } from "../../src/core/manners.ts";
import type { IsTranslation } from "../../src/games/mot-a-mot/card.ts";
import { clueProblem, costOf, readClue } from "../../src/games/mot-a-mot/clue-check.ts";
import { isFamily, isMadeFromName } from "../../src/games/mot-a-mot/family.ts";
import { foldPieces, lettersOf } from "../../src/games/mot-a-mot/pieces.ts";
import { CLASS, type Lexicon, PLAYABLE } from "../../src/lexicon/lexicon.ts";
import { namesOfEntry } from "./deck.ts";
import { isName, isNameKind, type WrittenEntry } from "./entry.ts";
import { asThing } from "./translations.ts";
import { NOT_IN_THE_LEXICON } from "./unlisted.ts";

/** What every entry of a deck keeps, apart from its shares (`quotas.ts`). A fault is a sentence for its author. */
export const FEWEST_CLUES = 12;
/** Clues of an entry that no other entry has. */
export const FEWEST_OWN = 4;
/** Entries that one clue may serve. */
export const MOST_USES = 10;
/** From so many letters on a word seen within another is a giveaway. */
const SEEN_FROM = 3;

export interface Standards {
  readonly language: Language;
  readonly words: Lexicon;
  readonly isTranslation: IsTranslation;
}

/** Faults of each entry, in the order of the deck. */
export function faultsOf(deck: readonly WrittenEntry[], world: Standards): string[][] {
  const uses = countsOf(deck.flatMap(({ clues }) => [...new Set(clues.map(lettersOf))]));
  const answers = new Map<string, string>();
  return deck.map((entry) => [
    ...clueFaults(entry, world),
    ...useFaults(entry, uses),
    ...answerFaults(entry, answers),
    ...nameFaults(entry, world.language),
    ...spellingFaults(entry, world),
  ]);
}

const countsOf = (all: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

function clueFaults(entry: WrittenEntry, world: Standards): string[] {
  const { clues } = entry;
  const faults: string[] = [];
  const different = new Set(clues.map(lettersOf)).size;
  if (different < FEWEST_CLUES) faults.push(`${different} different clues, not ${FEWEST_CLUES}`);
  if (different < clues.length) faults.push("a clue stands twice");
  for (const [at, clue] of clues.entries()) {
    const problem = problemOf(clue, entry, world);
    if (problem) faults.push(`clue "${clue}": ${problem}`);
    const kin = clues.slice(0, at).find((other) => areKin(clue, other, world.words));
    if (kin) faults.push(`clues "${kin}" and "${clue}": one family`);
  }
  return faults;
}

function problemOf(clue: string, entry: WrittenEntry, world: Standards): string | null {
  const read = readClue(clue);
  if (!read.ok) return read.error;
  if (clue === clue.toLowerCase() && costOf(clue, world.words) > 1)
    return "counts as several words: hyphenated.ts does not have it";
  const known = clueProblem(clue, [entry], world);
  if (known) return `may not be given (${known.reason})`;
  const { elsewhere } = asThing(namesOfEntry(entry, world.language), world.language);
  if (elsewhere.includes(read.value.folded)) return "is the entry in another language";
  return isSeenIn(read.value.folded, entry) ? "is seen in the entry, or the entry in it" : null;
}

function isSeenIn(clue: string, { text, accepts, soundsLike }: WrittenEntry): boolean {
  const named = [text, ...accepts.filter((each) => !soundsLike.includes(each))];
  return named.map(lettersOf).some((whole) => {
    const [short, long] = clue.length < whole.length ? [clue, whole] : [whole, clue];
    return short.length >= SEEN_FROM && long.includes(short);
  });
}

function areKin(a: string, b: string, words: Lexicon): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  const named = words.language !== "de" && [a, b].some((word) => word !== word.toLowerCase());
  if (!named) return isFamily(one, other, words);
  return isMadeFromName(one, other, words) || isMadeFromName(other, one, words);
}

function useFaults({ clues }: WrittenEntry, uses: ReadonlyMap<string, number>): string[] {
  const counts = clues.map((clue) => ({ clue, count: uses.get(lettersOf(clue))! }));
  const worn = counts.filter(({ count }) => count > MOST_USES);
  const own = counts.filter(({ count }) => count === 1).length;
  const faults = worn.map(({ clue, count }) => `clue "${clue}": serves ${count} entries, not ${MOST_USES}`);
  if (own < FEWEST_OWN) faults.push(`${own} clues of its own, not ${FEWEST_OWN}`);
  return faults;
}

/** No answer is right for two entries; `seen` collects those of the deck. */
function answerFaults({ text, accepts }: WrittenEntry, seen: Map<string, string>): string[] {
  const own = new Set([text, ...accepts].map(lettersOf));
  const taken = [...own].filter((answer) => seen.has(answer));
  for (const answer of own) if (!seen.has(answer)) seen.set(answer, text);
  return taken.map((answer) => `answer ${answer}: is right for "${seen.get(answer)}" too`);
}

function nameFaults(entry: WrittenEntry, language: Language): string[] {
  const { kind, text, names } = entry;
  const faults: string[] = [];
  if (isName(entry, language) && !(names.es && names.it)) faults.push("a name needs | es | it as well");
  const hasCapital = /\p{Lu}/u.test(text);
  if (isNameKind(kind) && !hasCapital) faults.push(`a ${kind} has a capital`);
  if (language === "de") {
    const isNoun = kind !== "action" && kind !== "quality";
    if (isNoun !== /^\p{Lu}/u.test(text))
      faults.push(`a German ${kind} begins with ${isNoun ? "a capital" : "a small letter"}`);
  }
  return faults;
}

function spellingFaults({ text, accepts, soundsLike, clues }: WrittenEntry, { words }: Standards): string[] {
  const named = [text, ...accepts.filter((each) => !soundsLike.includes(each)), ...clues];
  const rude = [...named, ...soundsLike].filter(
    (word) => isRude(word, "strict") || foldPieces(word).some((piece) => words.has(piece, CLASS.shunned)),
  );
  const small = named.filter((word) => word === word.toLowerCase());
  const unknown = small.flatMap((word) =>
    foldPieces(word)
      .filter((piece) => piece.length > 2 && /^[A-Z]+$/.test(piece))
      .filter((piece) => !words.has(piece, PLAYABLE | CLASS.proper))
      .filter((piece) => !NOT_IN_THE_LEXICON[words.language].has(piece)),
  );
  // German has no names marked, and every noun has a capital.
  const names = small.filter(
    (word) =>
      words.language !== "de" &&
      words.has(lettersOf(word), CLASS.proper) &&
      !words.has(lettersOf(word), PLAYABLE),
  );
  return [
    ...rude.map((word) => `"${word}": hurts somebody, or is never suggested`),
    ...unknown.map(
      (piece) => `${piece.toLowerCase()}: the lexicon has no such word (unlisted.ts, if it is right)`,
    ),
    ...names.map((word) => `"${word}": a name, so with a capital`),
  ];
}
