import { computed } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import type { ClassName } from "../../lexicon/lexicon.ts";
import type { Definition } from "../../lexicon/meanings.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What is said of a word that somebody asks about. */
const fr = {
  ask: (word: string) => `${word} : qu’est-ce que c’est ?`,
  what: "Qu’est-ce que c’est ?",
  itself: (lemma: string) => `« ${lemma} » est au dictionnaire.`,
  formOf: (lemmas: string) => `Une forme de : ${lemmas}.`,
  unknown: "Le dictionnaire ne connaît pas ce mot.",
  failed: "Le dictionnaire ne répond pas. Réessayez.",
  loading: "Un instant…",
  close: "Fermer",
  classes: {
    lemma: "forme du dictionnaire",
    inflected: "pluriel ou féminin",
    conjugated: "verbe conjugué",
    participle: "participe passé",
    interjection: "interjection",
    proper: "nom propre",
    firstName: "prénom",
    place: "lieu",
    colloquial: "familier",
    loanWord: "emprunt",
  } satisfies Record<ClassName, string>,
  parts: {
    noun: "nom",
    verb: "verbe",
    adjective: "adjectif",
    adverb: "adverbe",
  } satisfies Record<Definition["part"], string>,
};
type MeaningTexts = typeof fr;

const en: MeaningTexts = {
  ask: (word) => `${word}: what is that?`,
  what: "What is that?",
  itself: (lemma) => `“${lemma}” is in the dictionary.`,
  formOf: (lemmas) => `A form of: ${lemmas}.`,
  unknown: "The dictionary doesn’t know this word.",
  failed: "The dictionary isn’t answering. Try again.",
  loading: "One moment…",
  close: "Close",
  classes: {
    lemma: "dictionary form",
    inflected: "plural, comparative or superlative",
    conjugated: "verb form",
    participle: "past participle",
    interjection: "interjection",
    proper: "proper noun",
    firstName: "first name",
    place: "place",
    colloquial: "colloquial",
    loanWord: "loan word",
  },
  parts: { noun: "noun", verb: "verb", adjective: "adjective", adverb: "adverb" },
};

const de: MeaningTexts = {
  ask: (word) => `${word}: Was ist das?`,
  what: "Was ist das?",
  itself: (lemma) => `„${lemma}“ steht im Wörterbuch.`,
  formOf: (lemmas) => `Eine Form von: ${lemmas}.`,
  unknown: "Das Wörterbuch kennt dieses Wort nicht.",
  failed: "Das Wörterbuch antwortet nicht. Versuch es noch einmal.",
  loading: "Einen Augenblick …",
  close: "Schließen",
  classes: {
    lemma: "Grundform",
    inflected: "gebeugte Form",
    conjugated: "Verbform",
    participle: "Partizip",
    interjection: "Ausruf",
    proper: "Eigenname",
    firstName: "Vorname",
    place: "Ort",
    colloquial: "umgangssprachlich",
    loanWord: "Lehnwort",
  },
  parts: { noun: "Nomen", verb: "Verb", adjective: "Adjektiv", adverb: "Adverb" },
};

const TEXTS: Record<Language, MeaningTexts> = inEachLanguage({ fr, en, de });
export const meaningTexts = computed(() => TEXTS[language.value]);
