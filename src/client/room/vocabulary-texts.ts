import type { Language } from "../../core/language.ts";
import type { Offer } from "../../games/vocabulary.ts";
import { language } from "../language.ts";

/** What a table is asked about words. */
interface VocabularyTexts {
  readonly legend: string;
  readonly offers: Readonly<Record<Offer["name"], readonly [label: string, note: string]>>;
}

const fr: VocabularyTexts = {
  legend: "Mots permis",
  offers: {
    forms: ["Formes fléchies et conjuguées", "BLEUE, RIEZ, BUVEZ. Sans elles, restent BLEU, RIRE et BOIRE."],
    names: ["Prénoms et noms de lieux", "SOPHIE, ALGER, LOIRE."],
    conjugated: ["Verbes conjugués", "BUVEZ, IRA. Sans eux, restent infinitifs et participes."],
    interjections: ["Interjections", "AH, HOP, ZUT et leurs semblables."],
  },
};

const en: VocabularyTexts = {
  legend: "Words allowed",
  offers: {
    forms: ["Inflected and conjugated forms", "DOORS, WENT, TOLD. Without them DOOR, GO and TELL are left."],
    names: ["First names and places", "SARAH, MALTA, LONDON."],
    conjugated: ["Conjugated verbs", "WENT, IS. Without them infinitives and participles are left."],
    interjections: ["Interjections", "AH, HEY, OOPS and their like."],
  },
};

const de: VocabularyTexts = {
  legend: "Erlaubte Wörter",
  offers: {
    forms: ["Gebeugte Formen", "KINDER, GEHT, KAM. Ohne sie bleiben KIND, GEHEN und KOMMEN."],
    names: ["Vornamen und Orte", "ANNA, BERLIN."],
    conjugated: ["Verbformen", "GEHT, KAM. Ohne sie bleiben Grundformen und Partizipien."],
    interjections: ["Ausrufe", "ACH, HUI, NANU und ihresgleichen."],
  },
};

const ALL: Readonly<Record<Language, VocabularyTexts>> = { fr, en, de };
export const vocabularyTexts = (): VocabularyTexts => ALL[language.value];
