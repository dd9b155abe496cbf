import type { Language } from "../../core/language.ts";
import type { Region } from "../../protocol/terms.ts";

/** Where a match is held, and how far that is. */
const fr = {
  held: (where: string) => `Partie tenue ${where}.`,
  lags: "Aller-retour :",
  you: "vous",
  lag: (name: string, ms: number) => `${name} ${ms} ms`,
  regions: {
    wnam: "dans l’ouest de l’Amérique du Nord",
    enam: "dans l’est de l’Amérique du Nord",
    sam: "en Amérique du Sud",
    weur: "en Europe de l’Ouest",
    eeur: "en Europe de l’Est",
    "apac-ne": "en Asie du Nord-Est",
    "apac-se": "en Asie du Sud-Est",
    oc: "en Océanie",
    afr: "en Afrique",
    me: "au Moyen-Orient",
  } satisfies Record<Region, string> as Record<Region, string>,
};
type PlaceTexts = typeof fr;

const en: PlaceTexts = {
  held: (where) => `Match held in ${where}.`,
  lags: "There and back:",
  you: "you",
  lag: (name, ms) => `${name} ${ms} ms`,
  regions: {
    wnam: "western North America",
    enam: "eastern North America",
    sam: "South America",
    weur: "western Europe",
    eeur: "eastern Europe",
    "apac-ne": "north-east Asia",
    "apac-se": "south-east Asia",
    oc: "Oceania",
    afr: "Africa",
    me: "the Middle East",
  },
};

const de: PlaceTexts = {
  held: (where) => `Die Partie läuft ${where}.`,
  lags: "Hin und zurück:",
  you: "Sie",
  lag: (name, ms) => `${name} ${ms} ms`,
  regions: {
    wnam: "im Westen Nordamerikas",
    enam: "im Osten Nordamerikas",
    sam: "in Südamerika",
    weur: "in Westeuropa",
    eeur: "in Osteuropa",
    "apac-ne": "in Nordostasien",
    "apac-se": "in Südostasien",
    oc: "in Ozeanien",
    afr: "in Afrika",
    me: "im Nahen Osten",
  },
};

export const PLACE_TEXTS: Record<Language, PlaceTexts> = { fr, en, de };
