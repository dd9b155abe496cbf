import { CLASS } from "../src/lexicon/lexicon.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * What German words are put together of. A compound is inflected as its last part is, and is what that is: Haustüren
 * are Türen. A verb with a separable prefix is conjugated as the verb without it.
 */
export class Composition {
  private readonly vocabulary: Vocabulary;
  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** The lemma and classes of a noun by the longest known noun at its end. */
  headOf(word: string): { key: string; classes: number } | null {
    for (let at = 2; at <= word.length - SHORTEST_HEAD; at++) {
      const head = capitalised(word.slice(at));
      const key = this.vocabulary.keysOf(head).find((each) => each.startsWith("noun "));
      if (key === undefined) continue;
      const lemma = key.slice("noun ".length);
      const classes = this.vocabulary.classesAs(key, head);
      return { key: `noun ${word.slice(0, at)}${smallened(lemma)}`, classes };
    }
    return null;
  }

  /** The verb that this is a form of, by its prefix and a known form: heraus + gefunden, heraus + zu + finden. */
  verbOf(word: string, infinitives: ReadonlySet<string>): { key: string; classes: number } | null {
    for (let at = 2; at <= word.length - 2; at++) {
      const prefix = word.slice(0, at);
      const rest = word.slice(at);
      if (rest.startsWith("zu") && this.isVerb(prefix + rest.slice(2), infinitives)) {
        return { key: `verb ${prefix}${rest.slice(2)}`, classes: CLASS.conjugated };
      }
      for (const key of this.vocabulary.keysOf(rest)) {
        if (!key.startsWith("verb ")) continue;
        const infinitive = prefix + key.slice("verb ".length);
        if (this.isVerb(infinitive, infinitives)) {
          return { key: `verb ${infinitive}`, classes: this.vocabulary.classesAs(key, rest) };
        }
      }
    }
    return this.weakParticipleOf(word, infinitives) ?? participleByItsLook(word);
  }

  /** Adds the finite forms of a verb with a separable prefix, if the verb without it is known: heraus + fandest. */
  conjugate(infinitive: string): void {
    const prefix = SEPARABLE.exec(infinitive)?.[0];
    if (prefix === undefined) return;
    const verb = infinitive.slice(prefix.length);
    for (const [form, classes] of [...this.vocabulary.formsOf(`verb ${verb}`)]) {
      const hasPerson = classes === CLASS.conjugated && form !== `${verb}d`;
      if (hasPerson) this.vocabulary.add(`verb ${infinitive}`, prefix + form, classes);
    }
  }

  /** ge + mach + t, ange + mach + t, verkauf + t */
  private weakParticipleOf(
    word: string,
    infinitives: ReadonlySet<string>,
  ): { key: string; classes: number } | null {
    if (!word.endsWith("t")) return null;
    const stem = word.slice(0, -1);
    const stems = [stem];
    for (let at = stem.indexOf("ge"); at >= 0; at = stem.indexOf("ge", at + 1)) {
      stems.push(stem.slice(0, at) + stem.slice(at + 2));
    }
    for (const each of stems) {
      for (const infinitive of [`${each}en`, `${each}n`]) {
        if (this.isVerb(infinitive, infinitives)) {
          return { key: `verb ${infinitive}`, classes: CLASS.participle };
        }
      }
    }
    return null;
  }

  private isVerb(text: string, infinitives: ReadonlySet<string>): boolean {
    return infinitives.has(text) || this.vocabulary.classesAs(`verb ${text}`, text) !== 0;
  }
}

/** The participle of a separable verb that no source has: aufgebockt. */
const participleByItsLook = (word: string): { key: string; classes: number } | null =>
  PARTICIPLE.test(word) ? { key: `participle ${word}`, classes: CLASS.participle | CLASS.lemma } : null;
const PREFIXES =
  "ab|an|auf|aus|bei|breit|dazu|durch|ein|empor|entgegen|fest|fort|frei|heim|her(an|auf|aus|bei|ein|um|unter|über|vor)?|hin(ab|auf|aus|durch|ein|unter|über|weg|zu)?|hoch|los|mit|nach|rum|um|vor(aus|bei)?|weg|weiter|wieder|zu|zurecht|zurück|zusammen";
const PARTICIPLE = new RegExp(`^(${PREFIXES})ge.{2,}t$`);
/** The longest one: "heraus" rather than "her". */
const SEPARABLE = new RegExp(`^(${PREFIXES})(?=.{4,}$)`);

/** Shorter ones are found at the end of words that have nothing to do with them (Komparse is no Arse). */
const SHORTEST_HEAD = 4;

export const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const smallened = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
