import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import { FAMILIES, type Lines } from "./families.ts";
import { type FamilyRules, RULES } from "./family-rules.ts";
import { STRANGERS } from "./strangers.ts";

/**
 * Whether two folded words are of one family: pétrole and pétrolier, mode and démodée, run and runner, Regen and
 * Regenschirm.
 *
 * Lists decide first: families whose stem changes (œil, yeux; Espagne, espagnol), then words that look like relatives
 * and are none (banc, banquise). The rest is told by spelling: the same stem with two endings of the language, a
 * prefix, or a compound. A relative that is missed is for the contest.
 */
export function isFamily(a: string, b: string, words: Lexicon): boolean {
  if (a === b || areListed(FAMILIES, a, b, words)) return true;
  // Forms of one word stand on the same line of strangers, and are none.
  if (singularOf(a, words) === singularOf(b, words)) return true;
  if (areListed(STRANGERS, a, b, words)) return false;
  return areDerived(a, b, words) || isPartOf(a, b, words, 3) || isPartOf(b, a, words, 4);
}

/** Whether a word is made from a name: names have inhabitants and followers, and no other relatives. */
export function isMadeFromName(word: string, name: string, words: Lexicon): boolean {
  if (word === name || areListed(FAMILIES, word, name, words)) return true;
  const { ofNames } = RULES[words.language];
  const made = [word, singularOf(word, words)];
  return [name, name.replace(/[AEIOUYS]$/, "")].some(
    (stem) =>
      stem.length >= SHORTEST_STEM &&
      made.some((each) => each !== stem && each.startsWith(stem) && ofNames.has(each.slice(stem.length))),
  );
}

/** The word without the mark of the plural and a final e: what regular forms have in common. */
function stemOf(word: string, words: Lexicon): string {
  const singular = singularOf(word, words);
  return singular.length > LONG_STEM ? singular.replace(/E$/, "") : singular;
}

function areListed(
  lists: Readonly<Record<Lexicon["language"], Lines>>,
  a: string,
  b: string,
  words: Lexicon,
): boolean {
  const lines = lists[words.language];
  const of = (word: string): readonly number[] =>
    [word, singularOf(word, words), stemOf(word, words)].flatMap((form) => lines.get(form) ?? []);
  const own = of(a);
  return own.length > 0 && of(b).some((line) => own.includes(line));
}

/** What the dictionary knows as a word of its own, and as no form of another, keeps its last letter: REVERS. */
function singularOf(word: string, words: Lexicon): string {
  const classes = words.classesOf(word);
  const forms = CLASS.inflected | CLASS.conjugated | CLASS.participle | CLASS.proper;
  if (word.length < 4 || (classes !== 0 && (classes & forms) === 0)) return word;
  if (words.language === "fr" && /[AEO]UX$/.test(word)) return word.slice(0, -1);
  return /[^S]S$/.test(word) ? word.slice(0, -1) : word;
}

interface Split {
  readonly word: string;
  readonly stem: string;
  readonly ending: string;
  /** Letters of the stem as it is written. */
  readonly length: number;
}

const SHORTEST_STEM = 3;
/** Behind a prefix, three letters are too few. */
const SHORTEST_REST = 4;
/** A stem this long needs no plain word beside it. */
const LONG_STEM = 5;

function splitsOf(word: string, { endings, even }: FamilyRules): Split[] {
  const splits: Split[] = [];
  for (let length = word.length; length >= SHORTEST_STEM; length--) {
    const ending = word.slice(length);
    if (endings.has(ending)) splits.push({ word, stem: even(word.slice(0, length)), ending, length });
  }
  return splits;
}

/** The same stem with two endings, or one word with a prefix before what the other is made of. */
function areDerived(a: string, b: string, words: Lexicon): boolean {
  const [ones, others] = [a, b].map((word) => formsOf(word, words));
  const meet = (
    some: readonly string[],
    more: readonly string[],
    test: (one: Split, other: Split) => boolean,
  ) => some.some((one) => more.some((other) => shareStem(one, other, words, test)));
  const isPlain = ({ ending, length }: Split): boolean =>
    length >= SHORTEST_REST && RULES[words.language].plain.has(ending);
  return (
    meet(ones!, others!, (one, other) => isEnough(one, other, words)) ||
    meet(restsOf(a, words), others!, (_, other) => isPlain(other)) ||
    meet(restsOf(b, words), ones!, (_, other) => isPlain(other))
  );
}

function formsOf(word: string, words: Lexicon): string[] {
  const singular = singularOf(word, words);
  const forms = [word, singular];
  if (words.language === "fr") forms.push(singular.replace(/EAU$/, "EL").replace(/AU$/, "AL"));
  return [...new Set(forms)];
}

/** What is left behind each prefix that the word may have. */
function restsOf(word: string, words: Lexicon): string[] {
  const singular = singularOf(word, words);
  return RULES[words.language].prefixes
    .filter((prefix) => singular.startsWith(prefix) && singular.length - prefix.length >= SHORTEST_REST)
    .map((prefix) => singular.slice(prefix.length));
}

function shareStem(
  a: string,
  b: string,
  words: Lexicon,
  isEnough: (one: Split, other: Split) => boolean,
): boolean {
  const rules = RULES[words.language];
  const others = splitsOf(b, rules);
  return splitsOf(a, rules).some((one) =>
    others.some((other) => one.stem === other.stem && isEnough(one, other)),
  );
}

function isEnough(one: Split, other: Split, words: Lexicon): boolean {
  const { plain, groups, afterThree } = RULES[words.language];
  const length = Math.min(one.length, other.length);
  if (length >= LONG_STEM) return true;
  if (length > SHORTEST_STEM) {
    const isPlain = plain.has(one.ending) || plain.has(other.ending);
    return isPlain || groups.some((group) => group.has(one.ending) && group.has(other.ending));
  }
  // Three letters are the beginning of everything: the plain word must be one, and the other made from it as usual.
  const isMade = (from: Split, to: Split): boolean =>
    from.ending.length <= 1 &&
    plain.has(from.ending) &&
    to.ending.length > 1 &&
    afterThree.has(to.ending) &&
    words.classesOf(from.word) > 0;
  return isMade(one, other) || isMade(other, one);
}

/** Whether the word, of so many letters at least, is a part of a compound, the rest being a word as well. */
function isPartOf(word: string, compound: string, words: Lexicon, fewest: number): boolean {
  if (compound.length < word.length + 2) return false;
  const { firstParts, links } = RULES[words.language];
  const isIt = (part: string): boolean =>
    part.length >= fewest &&
    (formsOf(part, words).some((form) => formsOf(word, words).includes(form)) ||
      areListed(FAMILIES, part, word, words) ||
      (links.length > 1 && areDerived(part, word, words)));
  if (firstParts)
    return firstParts.some((first) => compound.startsWith(first) && compound.slice(first.length) === word);
  if (isMadeByEnding(compound, words)) return false;
  for (let at = 3; at <= compound.length - 3; at++) {
    const [first, second] = [compound.slice(0, at), compound.slice(at)];
    if (Math.max(first.length, second.length) < 4) continue;
    const starts = links
      .filter((link) => first.endsWith(link) && first.length - link.length >= 3)
      .map((link) => first.slice(0, first.length - link.length));
    if (isIt(second) && starts.some((start) => isPlainWord(start, words))) return true;
    if (isPlainWord(second, words) && starts.some(isIt)) return true;
  }
  return false;
}

/** THINKING is THINK and an ending, not THIN and KING. */
const isMadeByEnding = (word: string, words: Lexicon): boolean =>
  words.language === "en" &&
  splitsOf(singularOf(word, words), RULES.en).some(
    ({ ending, stem, length }) =>
      ending !== "" && [stem, word.slice(0, length)].some((each) => isPlainWord(each, words)),
  );

const common = new WeakMap<Lexicon, ReadonlySet<string>>();

/** A part that people see in a compound. English has short words for every syllable: only common ones are seen. */
function isPlainWord(word: string, words: Lexicon): boolean {
  if (words.language !== "en") return words.has(word, CLASS.lemma | CLASS.inflected | CLASS.conjugated);
  const known = common.get(words) ?? new Set(words.common);
  common.set(words, known);
  return known.has(word);
}
