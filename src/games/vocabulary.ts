import type { Language } from "../core/language.ts";
import { barring, CLASS, counts, KNOWN_CLASSES, PLAYABLE } from "../lexicon/lexicon.ts";

/**
 * What a table agrees on about words, within the bounds of its game's book. A game declares which switches it leaves to
 * its tables; most leave none.
 */
export interface Vocabulary {
  /** Each switch with what holds where nothing was said. */
  readonly usual: Turned;
  /** Options that are older than the switches, each with those that it stands for. */
  readonly older?: Readonly<Partial<Record<OlderOption, readonly Switch[]>>>;
}
const OLDER_OPTIONS = ["names", "interjections"] as const;
type OlderOption = (typeof OLDER_OPTIONS)[number];

export type Switch =
  | "forms"
  | "firstNames"
  | "places"
  | "colloquial"
  | "common"
  | "conjugated"
  | "interjections"
  | "loanWords";
type Turned = Readonly<Partial<Record<Switch, boolean>>>;
/** All switches of a game, each on or off. */
export type Switches<Usual> = Readonly<Record<keyof Usual, boolean>>;

const FORMS = CLASS.inflected | CLASS.conjugated | CLASS.participle;

/**
 * Which words count, as a lexicon is asked for them. Where first names and places both do, names of any other kind do
 * too: so it was before they were told apart, and lexicons of that time tell none apart.
 */
export function allowedClasses(vocabulary: Turned): number {
  const { forms, conjugated, interjections, firstNames, places, colloquial, loanWords } = vocabulary;
  let classes = PLAYABLE;
  if (forms === false) classes &= ~FORMS;
  if (conjugated === false) classes &= ~CLASS.conjugated;
  if (interjections === false) classes &= ~CLASS.interjection;
  if (firstNames) classes |= CLASS.firstName;
  if (places) classes |= CLASS.place;
  if (firstNames && places) classes |= CLASS.proper;
  let barred = 0;
  if (colloquial === false) barred |= CLASS.colloquial;
  if (loanWords === false) barred |= CLASS.loanWord;
  return barring(classes, barred);
}

/** Whether a word of these classes may be somebody's secret. */
export const isSecretClass = (classes: number, vocabulary: Turned): boolean =>
  counts(classes, allowedClasses(vocabulary)) && (!vocabulary.common || (classes & CLASS.common) !== 0);

/** The lines of the settings, in this order: each turns one switch, and needs words that the lexicon can tell. */
const OFFERS: readonly (readonly [name: Switch, needs: number])[] = [
  ["forms", FORMS],
  ["conjugated", CLASS.conjugated],
  ["interjections", CLASS.interjection],
  ["firstNames", CLASS.firstName],
  ["places", CLASS.place],
  ["colloquial", CLASS.colloquial],
  ["loanWords", CLASS.loanWord],
  ["common", CLASS.common],
];

/** What options may say about words, whatever the game. */
export interface WordOptions extends Readonly<Partial<Record<OlderOption, boolean>>> {
  readonly vocabulary?: Turned;
  /** Folded. Only in games whose schema has them. */
  readonly agreed?: readonly string[];
}

/** Whether anything at all was said about words. */
export function isAgreedOn({ vocabulary = {}, names, interjections, agreed = [] }: WordOptions): boolean {
  return agreed.length > 0 || Object.keys(vocabulary).length > 0 || names === true || interjections === true;
}

/** What a table decided otherwise than usual, as far as it has an effect. */
export function agreementOf(
  game: Vocabulary | undefined,
  language: Language,
  options: WordOptions,
): readonly { readonly name: Switch; readonly on: boolean }[] {
  if (!game) return [];
  const turned = turnedBy(game, options);
  return offersOf(game.usual, language)
    .filter((name) => turned[name] !== game.usual[name])
    .map((name) => ({ name, on: turned[name] === true }));
}

function turnedBy({ usual, older = {} }: Vocabulary, options: WordOptions): Turned {
  const byOlder = OLDER_OPTIONS.flatMap((option) =>
    options[option] === true ? (older[option] ?? []).map((each) => [each, true] as const) : [],
  );
  return { ...usual, ...Object.fromEntries(byOlder), ...options.vocabulary };
}

/** What a table can decide here with any effect: its game leaves it open, and the lexicon knows such words. */
export const offersOf = (switches: Turned, language: Language): readonly Switch[] =>
  OFFERS.filter(([name, needs]) => name in switches && (needs & KNOWN_CLASSES[language]) !== 0).map(
    ([name]) => name,
  );

/** Words that a table agreed on beside the dictionary's: none in a game without them, or in an older match. */
export const agreedOf = ({ agreed = [] }: WordOptions): readonly string[] => agreed;
