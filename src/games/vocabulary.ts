import type { Language } from "../core/language.ts";
import { CLASS, KNOWN_CLASSES, PLAYABLE } from "../lexicon/lexicon.ts";

/**
 * What a table agrees on about words, within the bounds of its game's book: switches, each with what holds where
 * nothing was said. Overturn and Password leave nothing to agree on.
 */
export const SOLITAIRE_SWITCHES = {
  forms: true,
  firstNames: false,
  places: false,
  colloquial: false,
} as const;
/** `common` is about secrets alone: what is built or laid may be any word. */
export const BUZZLE_SWITCHES = { ...SOLITAIRE_SWITCHES, common: false } as const;
export const LEXIDUEL_SWITCHES = { conjugated: true, interjections: false, loanWords: false } as const;

export type Switch = keyof typeof BUZZLE_SWITCHES | keyof typeof LEXIDUEL_SWITCHES;
type Settings<Switches> = Readonly<Record<keyof Switches, boolean>>;
export type BuzzleVocabulary = Settings<typeof BUZZLE_SWITCHES>;
export type LexiduelVocabulary = Settings<typeof LEXIDUEL_SWITCHES>;

/** As a match's options say it, or its view. `names` is older than the switches and stands for both kinds of names. */
export interface BuzzleWords {
  readonly vocabulary?: Partial<BuzzleVocabulary>;
  readonly names?: boolean;
}
export const buzzleVocabulary = ({ vocabulary, names = false }: BuzzleWords): BuzzleVocabulary => ({
  ...BUZZLE_SWITCHES,
  firstNames: names,
  places: names,
  ...vocabulary,
});

export const hasNames = ({ firstNames, places }: BuzzleVocabulary): boolean => firstNames && places;

/** `interjections` is older than the switches. */
export interface LexiduelWords {
  readonly vocabulary?: Partial<LexiduelVocabulary>;
  readonly interjections?: boolean;
}
export const lexiduelVocabulary = ({
  vocabulary,
  interjections = false,
}: LexiduelWords): LexiduelVocabulary => ({ ...LEXIDUEL_SWITCHES, interjections, ...vocabulary });

const FORMS = CLASS.inflected | CLASS.conjugated | CLASS.participle;

/**
 * The classes of which a word needs one. The lexicon does not tell first names from places: where only one of them
 * is agreed on, neither counts. It knows neither colloquial words nor loan words: those switches change nothing yet.
 */
export function allowedClasses(vocabulary: Readonly<Partial<Record<Switch, boolean>>>): number {
  const { forms, conjugated, interjections, firstNames, places } = vocabulary;
  let classes = PLAYABLE;
  if (forms === false) classes &= ~FORMS;
  if (conjugated === false) classes &= ~CLASS.conjugated;
  if (interjections === false) classes &= ~CLASS.interjection;
  if (firstNames && places) classes |= CLASS.proper;
  return classes;
}

/** Whether a word of these classes may be somebody's secret. */
export const isSecretClass = (classes: number, vocabulary: BuzzleVocabulary): boolean =>
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

/** What each game leaves to its table, and how its options say it. Games that are not here leave nothing. */
const GAMES: Readonly<
  Record<
    string,
    {
      readonly usual: Readonly<Partial<Record<Switch, boolean>>>;
      read(options: object): Readonly<Partial<Record<Switch, boolean>>>;
    }
  >
> = {
  buzzle: { usual: BUZZLE_SWITCHES, read: buzzleVocabulary },
  "quick-buzzle": { usual: BUZZLE_SWITCHES, read: buzzleVocabulary },
  "buzzle-solitaire": { usual: SOLITAIRE_SWITCHES, read: buzzleVocabulary },
  lexiduel: { usual: LEXIDUEL_SWITCHES, read: lexiduelVocabulary },
};

/** Whether anything at all was said about words. */
export function isAgreedOn(options: unknown): boolean {
  const { vocabulary = {}, names, interjections } = options as BuzzleWords & LexiduelWords;
  return (
    agreedOf(options).length > 0 ||
    Object.keys(vocabulary).length > 0 ||
    names === true ||
    interjections === true
  );
}

/** What a table decided otherwise than usual, as far as it has an effect. */
export function agreementOf(
  game: string,
  language: Language,
  options: unknown,
): readonly { readonly name: Offer["name"]; readonly on: boolean }[] {
  const known = GAMES[game];
  if (!known) return [];
  const { usual, read } = known;
  const vocabulary = read(options as object);
  return offersOf(usual, language)
    .map(({ name, switches }) => ({
      name,
      on: switches.every((each) => vocabulary[each]),
      usual: switches.every((each) => usual[each]),
    }))
    .filter((offer) => offer.on !== offer.usual)
    .map(({ name, on }) => ({ name, on }));
}

/** What a table can decide here with any effect: its game leaves it open, and the lexicon knows such words. */
export const offersOf = (
  switches: Readonly<Partial<Record<Switch, boolean>>>,
  language: Language,
): readonly Offer[] =>
  OFFERS.filter(
    (offer) =>
      offer.switches.every((each) => each in switches) && (offer.needs & KNOWN_CLASSES[language]) !== 0,
  );

/** Words that a table agreed on beside the dictionary's: none in a game without them, or in an older match. */
export const agreedOf = (options: unknown): readonly string[] =>
  (options as { readonly agreed?: readonly string[] }).agreed ?? [];
