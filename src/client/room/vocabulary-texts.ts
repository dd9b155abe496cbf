import type { Language } from "../../core/language.ts";
import type { AgreedProblem } from "../../games/agreed.ts";
import type { Switch } from "../../games/vocabulary.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What a table is asked about words. */
interface VocabularyTexts {
  readonly legend: string;
  readonly offers: Readonly<Record<Switch, readonly [label: string, note: string]>>;
  /** What was decided otherwise than usual. */
  told(label: string, on: boolean): string;
  readonly agreed: {
    readonly legend: string;
    readonly note: string;
    readonly label: string;
    readonly add: string;
    added(word: string): string;
    remove(word: string): string;
    readonly told: string;
    readonly unrated: string;
    readonly problems: Readonly<Record<AgreedProblem, string>>;
  };
}

const fr: VocabularyTexts = {
  legend: "Mots permis",
  offers: {
    forms: ["Formes fléchies et conjuguées", "BLEUE, RIEZ, BUVEZ. Sans elles, restent BLEU, RIRE et BOIRE."],
    firstNames: ["Prénoms", "SOPHIE, KEVIN. Avec les lieux aussi, tous les noms propres comptent."],
    places: ["Noms de lieux", "ALGER, LOIRE. Avec les prénoms aussi, tous les noms propres comptent."],
    colloquial: ["Mots familiers", "PLOUC, BAGNOLE, BOSSER et leurs semblables."],
    loanWords: ["Mots étrangers", "Ceux que l’on sent encore venus d’une autre langue."],
    common: [
      "Mots secrets courants seulement",
      "Un mot caché est connu de tout le monde, ou la forme d’un tel mot.",
    ],
    conjugated: ["Verbes conjugués", "BUVEZ, IRA. Sans eux, restent infinitifs et participes."],
    interjections: ["Interjections", "AH, HOP, ZUT et leurs semblables."],
  },
  told: (label, on) => `${label} : ${on ? "oui" : "non"}.`,
  agreed: {
    legend: "Mots convenus entre vous",
    note: "Vingt au plus. Ils comptent à cette table en plus du dictionnaire, robots compris ; tout le monde les voit, et la partie reste hors classement.",
    label: "Un mot à convenir",
    add: "Ajouter",
    added: (word) => `${word} est convenu.`,
    remove: (word) => `Retirer ${word}`,
    told: "Mots convenus à cette table :",
    unrated: "La partie ne compte pas au classement.",
    problems: {
      "not-one-word": "Un seul mot, en lettres : ni espace, ni trait d’union, ni apostrophe, ni chiffre.",
      length: "De deux à vingt lettres.",
      rude: "Toute la table lira ce mot : choisissez-en un autre.",
    },
  },
};

const en: VocabularyTexts = {
  legend: "Words allowed",
  offers: {
    forms: ["Inflected and conjugated forms", "DOORS, WENT, TOLD. Without them, there’s DOOR, GO and TELL."],
    firstNames: ["First names", "SARAH, KEVIN. With places too, names of every kind count."],
    places: ["Places", "MALTA, LONDON. With first names too, names of every kind count."],
    colloquial: ["Colloquial words", "TELLY, YUCKY and the like."],
    loanWords: ["Foreign words", "SCHLEMIEL, CHUTZPAH and the like."],
    common: ["Common secret words only", "A hidden word is one everyone knows, or a form of one."],
    conjugated: ["Conjugated verbs", "WENT, IS. Without them, there are infinitives and participles."],
    interjections: ["Interjections", "AH, HEY, OOPS and the like."],
  },
  told: (label, on) => `${label}: ${on ? "yes" : "no"}.`,
  agreed: {
    legend: "Words agreed among you",
    note: "Twenty at most. They count at this table as well as the dictionary, for bots too; everyone sees them, and the match isn’t rated.",
    label: "A word to agree on",
    add: "Add",
    added: (word) => `${word} is agreed on.`,
    remove: (word) => `Remove ${word}`,
    told: "Words agreed on at this table:",
    unrated: "The match isn’t rated.",
    problems: {
      "not-one-word": "One word, letters only: no space, hyphen, apostrophe or digit.",
      length: "Two to twenty letters.",
      rude: "The whole table will read this word: choose another.",
    },
  },
};

const de: VocabularyTexts = {
  legend: "Erlaubte Wörter",
  offers: {
    forms: ["Gebeugte Formen", "KINDER, GEHT, KAM. Ohne sie bleiben KIND, GEHEN und KOMMEN."],
    firstNames: ["Vornamen", "ANNA, LUKAS. Mit Orten zusammen zählen Namen jeder Art."],
    places: ["Orte", "BERLIN, WIEN. Mit Vornamen zusammen zählen Namen jeder Art."],
    colloquial: ["Umgangssprache", "Wörter, die man sagt und selten schreibt."],
    loanWords: ["Fremdwörter", "Wörter, denen man die andere Sprache noch anhört."],
    common: ["Nur geläufige Geheimwörter", "Ein verstecktes Wort kennt jeder, oder es ist eine Form davon."],
    conjugated: ["Verbformen", "GEHT, KAM. Ohne sie bleiben Grundformen und Partizipien."],
    interjections: ["Ausrufe", "ACH, HUI, NANU und ihresgleichen."],
  },
  told: (label, on) => `${label}: ${on ? "ja" : "nein"}.`,
  agreed: {
    legend: "Unter euch vereinbarte Wörter",
    note: "Höchstens zwanzig. Sie zählen an diesem Tisch neben dem Wörterbuch, auch für Bots; alle sehen sie, und die Partie bleibt ungewertet.",
    label: "Ein Wort zum Vereinbaren",
    add: "Hinzufügen",
    added: (word) => `${word} ist vereinbart.`,
    remove: (word) => `${word} entfernen`,
    told: "An diesem Tisch vereinbart:",
    unrated: "Die Partie wird nicht gewertet.",
    problems: {
      "not-one-word":
        "Ein einziges Wort aus Buchstaben: ohne Leerzeichen, Bindestrich, Apostroph oder Ziffer.",
      length: "Zwei bis zwanzig Buchstaben.",
      rude: "Der ganze Tisch liest dieses Wort: Nimm ein anderes.",
    },
  },
};

const ALL: Readonly<Record<Language, VocabularyTexts>> = inEachLanguage({ fr, en, de });
export const vocabularyTexts = (): VocabularyTexts => ALL[language.value];
