import { CLASS } from "../src/lexicon/lexicon.ts";
import { isCapitalised } from "./composition.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { readList } from "./words.ts";

/** Adds the words of `words.txt`: a lemma and its forms, "-s" for one with that at its end, "*" for an adjective's. */
export function addGermanLists(vocabulary: Vocabulary): void {
  for (const line of readList("de/words.txt")) {
    const [lemma, ...forms] = line.split(/\s+/) as [string, ...string[]];
    const part = isCapitalised(lemma) ? "noun" : "adjective";
    const key = `${part} ${lemma}`;
    vocabulary.add(key, lemma, CLASS.lemma);
    for (const form of forms.flatMap((each) => (each === "*" ? ADJECTIVE : [each]))) {
      vocabulary.add(key, form.startsWith("-") ? lemma + form.slice(1) : form, CLASS.inflected);
    }
  }
}
const ADJECTIVE = ["-e", "-em", "-en", "-er", "-es"];
