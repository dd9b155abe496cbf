import type { Language } from "../../core/language.ts";
import { CLASS, type Lexicon, PLAYABLE } from "../../lexicon/lexicon.ts";
import type { CardEntry } from "./card.ts";
import { distance } from "./distance.ts";
import { foldPieces, lettersOf } from "./pieces.ts";

/** From so many letters on a slip of the hand is forgiven. */
const SLIP_FROM = 6;

/**
 * Whether a proposal is right, whatever the case, the accents, the hyphens and spaces and a leading article: it is an
 * accepted spelling (a listed homophone is one), a form of the same word, or one slip away from a long one. A slip that
 * makes another word, or another entry of the cards, is a wrong answer.
 */
export function isRight(
  word: string,
  { text, accepts }: CardEntry,
  words: Lexicon,
  deck: readonly CardEntry[],
): boolean {
  const proposed = bare(foldPieces(word), words.language);
  const spellings = [text, ...accepts].map((each) => bare(foldPieces(each), words.language));
  const isName = words.language !== "de" && /\p{Lu}/u.test(text);
  return (
    spellings.some((spelling) => spelling.join("") === proposed.join("")) ||
    (!isName && spellings.some((spelling) => areForms(proposed, spelling, words))) ||
    (spellings.some((spelling) => isSlip(proposed, spelling, words)) && !isEntry(proposed.join(""), deck))
  );
}

const ARTICLES: Record<Language, readonly string[]> = {
  fr: ["LE", "LA", "LES", "L", "UN", "UNE", "DES", "DU", "D"],
  en: ["THE", "A", "AN"],
  de: ["DER", "DIE", "DAS", "EIN", "EINE"],
};

const bare = (pieces: string[], language: Language): string[] =>
  pieces.length > 1 && ARTICLES[language].includes(pieces[0]!) ? pieces.slice(1) : pieces;

/** Every word the same or a form of the other. */
function areForms(a: readonly string[], b: readonly string[], words: Lexicon): boolean {
  return (
    a.length === b.length &&
    a.every((word, i) => word === b[i] || isForm(word, b[i]!, words) || isForm(b[i]!, word, words))
  );
}

const FORMS = CLASS.inflected | CLASS.conjugated | CLASS.participle;

/**
 * Whether one word is a form of the other and nothing else: CHEVAUX of CHEVAL, but not GLASSES of GLASS, which is a
 * word of its own. Where the dictionary knows neither, the mark of the plural is believed.
 */
function isForm(form: string, base: string, words: Lexicon): boolean {
  const classes = words.classesOf(form);
  if (classes === 0) return words.classesOf(base) === 0 && form === `${base}S`;
  if ((classes & CLASS.lemma) !== 0 || (classes & FORMS) === 0) return false;
  return (
    words.has(base, CLASS.lemma) && ENDINGS[words.language].some(([of, to]) => swaps(base, of, form, to))
  );
}

function swaps(base: string, of: string, form: string, to: string): boolean {
  return base.endsWith(of) && form === base.slice(0, base.length - of.length) + to;
}

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((rule) => {
      const [of = "", tos = ""] = rule.split(">");
      return tos.split(",").map((to): [string, string] => [of, to]);
    });

/** How regular forms are made: what the word ends in, and what its forms end in instead. */
const ENDINGS: Record<Language, readonly [string, string][]> = {
  fr: pairs(`
    >S,X,E,ES AL>AUX,ALE,ALES AIL>AUX X>SE,SES,CE,CES EUR>EUSE,EUSES,RICE,RICES F>VE,VES ER>ERE,ERES
    IEN>IENNE,IENNES ON>ONNE,ONNES ET>ETTE,ETTES EL>ELLE,ELLES IL>ILLE,ILLES C>QUE,QUES,CHE,CHES
    ER>E,ES,EE,EES,ENT,EZ,ONS,AI,AS,A,AIT,AIS,AIENT,ANT,ERA,ERAI,ERONT,EONS,EANT,EAIT
    IR>I,IE,IS,IES,IT,ISSENT,ISSANT,ISSAIT,IRA,T,ANT,AIT,ENT,U RE>,S,T,ANT,ENT,AIT,U,UE,UES
  `),
  en: pairs(`
    >S,ES,ED,ING E>ED,ING Y>IES,IED F>VES FE>VES G>GGING,GGED M>MMING,MMED N>NNING,NNED P>PPING,PPED T>TTING,TTED
    B>BBING,BBED D>DDING L>LLING,LLED R>RRING,RRED
  `),
  de: pairs(">E,EN,N,ER,ERN,S,ES,EM EN>E,ST,T,TE,TEN"),
};

/** One slip, in a spelling of six letters or more, that makes no other word. */
function isSlip(proposed: readonly string[], spelling: readonly string[], words: Lexicon): boolean {
  const [one, other] = [proposed.join(""), spelling.join("")];
  if (other.length < SLIP_FROM || distance(one, other, 1) !== 1) return false;
  const changed = proposed.filter((piece) => !spelling.includes(piece));
  return [one, ...changed].every((piece) => !words.has(piece, PLAYABLE | CLASS.proper));
}

const answers = new WeakMap<object, ReadonlySet<string>>();

/** Whether some entry of the cards is found by this. */
function isEntry(letters: string, deck: readonly CardEntry[]): boolean {
  const known =
    answers.get(deck) ?? new Set(deck.flatMap(({ text, accepts }) => [text, ...accepts].map(lettersOf)));
  answers.set(deck, known);
  return known.has(letters);
}
