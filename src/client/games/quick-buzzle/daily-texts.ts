import { computed } from "@preact/signals";
import type { Language } from "../../../core/language.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { language } from "../../language.ts";

const fr = {
  lead: "Cinq tas, l’un après l’autre, une minute chacun. Avec tous les morceaux d’un tas, faites un mot.",
  clock: "Le temps part avec le premier tas, et rien ne l’arrête.",
  start: "Montrer le premier tas",
  heap: (no: number, of: number) => `Tas ${no} sur ${of}`,
  solved: (n: number, of: number) => `${n} sur ${of}`,
  result: (n: number, of: number, seconds: number) => `${n} sur ${of}, en ${seconds} s`,
  took: (seconds: number) => `${seconds} s`,
  missed: "pas trouvé",
  heaps: "Les tas",
};
type Said = typeof fr;

const en: Said = {
  lead: "Five heaps, one after the other, a minute each. Make a word with all the pieces of a heap.",
  clock: "The clock starts with the first heap, and nothing stops it.",
  start: "Show the first heap",
  heap: (no, of) => `Heap ${no} of ${of}`,
  solved: (n, of) => `${n} of ${of}`,
  result: (n, of, seconds) => `${n} of ${of} in ${seconds} s`,
  took: (seconds) => `${seconds} s`,
  missed: "not found",
  heaps: "The heaps",
};

const de: Said = {
  lead: "Fünf Häufchen, eines nach dem anderen, je eine Minute. Bau aus allen Teilen eines Häufchens ein Wort.",
  clock: "Die Uhr läuft mit dem ersten Häufchen los, und nichts hält sie an.",
  start: "Zeig das erste Häufchen",
  heap: (no, of) => `Häufchen ${no} von ${of}`,
  solved: (n, of) => `${n} von ${of}`,
  result: (n, of, seconds) => `${n} von ${of} in ${seconds} s`,
  took: (seconds) => `${seconds} s`,
  missed: "nicht gefunden",
  heaps: "Die Häufchen",
};

const TEXTS: Record<Language, Said> = inEachLanguage({ fr, en, de });
export const heapTexts = computed<Said>(() => TEXTS[language.value]);
