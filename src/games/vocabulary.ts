import type { Language } from "../core/language.ts";
import { CLASS, KNOWN_CLASSES, PLAYABLE } from "../lexicon/lexicon.ts";

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
 * The classes of which a word needs one. The lexicon does not tell first names from places: where only one of them
 * is agreed on, neither counts. It knows neither colloquial words nor loan words: those switches change nothing yet.
 */
export function allowedClasses(vocabulary: Turned): number {
  const { forms, conjugated, interjections, firstNames, places } = vocabulary;
  let classes = PLAYABLE;
  if (forms === false) classes &= ~FORMS;
  if (conjugated === false) classes &= ~CLASS.conjugated;
  if (interjections === false) classes &= ~CLASS.interjection;
  if (firstNames && places) classes |= CLASS.proper;
  return classes;
}

/** Whether a word of these classes may be somebody's secret. */
export const isSecretClass = (classes: number, vocabulary: Turned): boolean =>
  (classes & allowedClasses(vocabulary)) !== 0 && (!vocabulary.common || (classes & CLASS.common) !== 0);

/** One line of the settings: the switches that it turns, all at once. */
export interface Offer {
  readonly name: "forms" | "names" | "common" | "conjugated" | "interjections";
  readonly switches: readonly Switch[];
}

const OFFERS: readonly (Offer & { readonly needs: number })[] = [
  { name: "forms", switches: ["forms"], needs: FORMS },
  { name: "conjugated", switches: ["conjugated"], needs: CLASS.conjugated },
  { name: "interjections", switches: ["interjections"], needs: CLASS.interjection },
  { name: "names", switches: ["firstNames", "places"], needs: CLASS.proper },
  { name: "common", switches: ["common"], needs: CLASS.common },
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
): readonly { readonly name: Offer["name"]; readonly on: boolean }[] {
  if (!game) return [];
  const { usual } = game;
  const turned = turnedBy(game, options);
  return offersOf(usual, language)
    .map(({ name, switches }) => ({
      name,
      on: switches.every((each) => turned[each]),
      usual: switches.every((each) => usual[each]),
    }))
    .filter((offer) => offer.on !== offer.usual)
    .map(({ name, on }) => ({ name, on }));
}

function turnedBy({ usual, older = {} }: Vocabulary, options: WordOptions): Turned {
  const byOlder = OLDER_OPTIONS.flatMap((option) =>
    options[option] === true ? (older[option] ?? []).map((each) => [each, true] as const) : [],
  );
  return { ...usual, ...Object.fromEntries(byOlder), ...options.vocabulary };
}

/** What a table can decide here with any effect: its game leaves it open, and the lexicon knows such words. */
export const offersOf = (switches: Turned, language: Language): readonly Offer[] =>
  OFFERS.filter(
    (offer) =>
      offer.switches.every((each) => each in switches) && (offer.needs & KNOWN_CLASSES[language]) !== 0,
  );

/** Words that a table agreed on beside the dictionary's: none in a game without them, or in an older match. */
export const agreedOf = ({ agreed = [] }: WordOptions): readonly string[] => agreed;
