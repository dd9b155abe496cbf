import { CLASS } from "../src/lexicon/lexicon.ts";
import { capitalised, isCapitalised, smallened } from "./composition.ts";
import { GERMAN_NAMES } from "./german-faults.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { readList } from "./words.ts";

/**
 * German words in use that are put together of known ones: Zahnbürste, herausfinden, zollfrei. The spelling dictionary
 * has rules for them, which allow millions that nobody says; `compounds.txt` has those in use, as lemmas. Each is
 * inflected as its last part is.
 */
export function addCompounds(vocabulary: Vocabulary): void {
  const lists = ["de/compounds.txt", "de/more-compounds.txt"];
  const none = new Set(readList("de/no-compounds.txt"));
  const unknown = lists
    .flatMap(readList)
    .filter((lemma) => !none.has(lemma) && !addCompound(vocabulary, lemma));
  if (unknown.length > 0) {
    throw new Error(`Expected compounds put together of known words, got ${unknown.join(", ")}`);
  }
}

/**
 * Gives known compounds the forms that their last part has and they lack: the sources know Weltkrieg, and not
 * Weltkrieges. Only where all forms that they have are those of their last part, and the first part is a word too.
 */
export function completeCompounds(vocabulary: Vocabulary): void {
  for (const [key, forms] of [...vocabulary.entries()]) {
    const lemma = key.startsWith("noun ") ? key.slice("noun ".length) : "";
    if (!forms.has(lemma)) continue;
    // A Küssende is somebody who is "küssend", and no end.
    const isOfAdjective = lemma.endsWith("e") && vocabulary.keysOf(smallened(lemma.slice(0, -1))).length > 0;
    const head = isOfAdjective ? null : compoundOf(vocabulary, lemma);
    // A Mannschaft is no shaft, a Rektor no gate, and Mannheim no home.
    const isEnding = head?.last === "schaft" || /[aeiouck]tor$/.test(lemma) || GERMAN_NAMES.has(lemma);
    if (head === null || isEnding || !isFirstPart(vocabulary, head.first)) continue;
    const whole = new Set(
      [...vocabulary.formsOf(head.key).keys()].map((form) => head.first + smallened(form)),
    );
    if (whole.size > forms.size && [...forms.keys()].every((form) => whole.has(form))) {
      addCompound(vocabulary, lemma);
    }
  }
}

/** What people say for separable prefixes: raus for heraus and hinaus. */
const SHORT_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  ran: ["heran"],
  rauf: ["herauf", "hinauf"],
  raus: ["heraus", "hinaus"],
  rein: ["herein", "hinein"],
  rüber: ["herüber", "hinüber"],
  rum: ["herum"],
  runter: ["herunter", "hinunter"],
};

/** Adds the verbs that begin so, beside each that begins with the long form: rausfinden beside herausfinden. */
export function addShortPrefixes(vocabulary: Vocabulary): void {
  for (const [key] of [...vocabulary.entries()]) {
    for (const [short, longs] of Object.entries(SHORT_PREFIXES)) {
      const long = longs.find((each) => key.startsWith(`verb ${each}`));
      if (long === undefined) continue;
      const verb = key.slice("verb ".length + long.length);
      const isKnown = (vocabulary.classesAs(`verb ${verb}`, verb) & CLASS.lemma) !== 0;
      if (isKnown) addCompound(vocabulary, short + verb);
    }
  }
}

/** A known word, with what may join it to the next: Arbeit-s, Tasche-n. */
function isFirstPart(vocabulary: Vocabulary, first: string): boolean {
  const stems = ["", "s", "es", "n", "en", "e", "er"].filter((end) => first.endsWith(end));
  return stems.some((end) => {
    const stem = first.slice(0, first.length - end.length);
    return [stem, smallened(stem), `${stem}e`].some(
      (each) => each.length >= SHORTEST_USUAL - 1 && vocabulary.keysOf(each).length > 0,
    );
  });
}

function addCompound(vocabulary: Vocabulary, lemma: string): boolean {
  const head = compoundOf(vocabulary, lemma);
  if (head === null) return false;
  const { key, first, last } = head;
  const part = key.split(" ")[0];
  const forms = [...vocabulary.formsOf(key)];
  const word = (part === "noun" ? capitalised(last) : last).replaceAll("ß", "ss");
  // Words made of the last part are none of its forms: a Leiterin is no Leiter that a Tonleiter could be.
  const made = forms.filter(([form, classes]) => form !== word && (classes & CLASS.lemma) !== 0);
  if (last === "schaft") {
    vocabulary.add(`noun ${lemma}`, lemma, CLASS.lemma);
    vocabulary.add(`noun ${lemma}`, `${lemma}en`, CLASS.inflected);
    return true;
  }
  for (const [form, classes] of forms) {
    if (OF_A_NAMESAKE.test(`${word} ${form}`)) continue;
    if (form !== word && made.some(([other]) => form.startsWith(other))) continue;
    vocabulary.add(`${part} ${lemma}`, first + (part === "noun" ? smallened(form) : form), classes);
  }
  if (part === "verb") vocabulary.add(`verb ${lemma}`, `${first}zu${last}`, CLASS.conjugated);
  return true;
}

/** Forms that only another word has which is written the same: Händel are quarrels, and no trades. */
const OF_A_NAMESAKE = /^(Handel Händel.*|Betrug Betrüg.*|Karre Karree.*|Plan Planens?|Rat Raten)$/;

interface Compound {
  /** Of the last part. */
  readonly key: string;
  readonly first: string;
  readonly last: string;
}

/** What a lemma is put together of: two known words, or else a beginning and the longest known one at its end. */
export function compoundOf(vocabulary: Vocabulary, lemma: string): Compound | null {
  const all = compoundsOf(vocabulary, lemma);
  return all.find(({ first }) => isFirstPart(vocabulary, first)) ?? all[0] ?? null;
}

function compoundsOf(vocabulary: Vocabulary, lemma: string): Compound[] {
  const found: Compound[] = [];
  for (let at = 2; at <= lemma.length - SHORTEST_LAST; at++) {
    const [first, last] = [lemma.slice(0, at), lemma.slice(at)];
    for (const part of isCapitalised(lemma) ? ["noun"] : ["verb", "adjective"]) {
      const word = part === "noun" ? capitalised(last) : last;
      if (last.length < SHORTEST_USUAL && !SHORT_LAST.has(word)) continue;
      if (part === "verb" && !SEPARABLE.test(first)) continue;
      const key = `${part} ${word}`;
      if ((vocabulary.classesAs(key, word) & CLASS.lemma) !== 0) found.push({ key, first, last });
    }
  }
  return found;
}

const SHORTEST_LAST = 2;
/** Shorter words stand at the end of many that have nothing to do with them; these are asked for by name. */
const SHORTEST_USUAL = 4;
const SHORT_LAST = new Set(
  `Akt All Amt Arm Art Arzt Ast Axt Bad Bau Bus Dom Duo Ei Eid Eis Ehe Elf Fee Fuß Fuss Gas Gel Gut Hai Heu Hof Hut Job Kai Klo
  Kuh Lid Lob Lok Los Mut Not Ohr Öl Oma Opa Ort Pfad Pol Rad Rat Reh Rum Ruf See Set Ski Tag Tal Tat Tau Tee Tod Ton
  Tor Tür Typ Uhr Wal Weg Wut Zeh Zoo Zug arm eng fit los rot tot tun zäh`.split(/\s+/),
);
const SEPARABLE =
  /^(ab|an|auf|aus|bei|bereit|bevor|da(bei|durch|für|gegen|her|hin|neben|ran|rauf|von|vor|zu|zwischen)?|drauf(los)?|dran|drein|durch|ein|einher|empor|entgegen|entlang|entzwei|fehl|fern|fest|flach|fort|frei|gegenüber|gerade|gleich|groß|gut|haus|heim|her(ab|an|auf|aus|bei|ein|nieder|über|um|unter|vor)?|hier|hin(ab|an|auf|aus|durch|ein|gegen|über|unter|weg|zu)?|hinter(her)?|hoch|inne|kalt|kaputt|kennen|klar|klein|krank|kurz|kürzer|lahm|leid|los|mit|nach|nahe|nieder|offen|preis|quer|rad|ran|rauf|raus|rein|rüber|rück|rum|runter|satt|schief|schwarz|schwer|sicher|statt|still|teil|tot|tief|überein|übrig|um(her)?|unter|vor(an|aus|bei|her|über)?|wach|wahr|warm|weg|weh|weich|weis|weiter|wett|wider|wieder|wund|zu|zugrunde|zurecht|zurück|zusammen|zuvor|zuwider|zwischen)$/;
