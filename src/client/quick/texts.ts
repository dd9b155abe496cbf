import type { Language } from "../../core/language.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What the page says on which one waits for strangers. */
const fr = {
  any: "On cherche quelqu’un",
  since: "Vous attendez depuis",
  about: "Qui attend, et à quoi",
  nobody: "Personne d’autre n’attend près d’ici pour l’instant.",
  waitFor: (n: number) => (n === 1 ? "1 personne" : `${n} personnes`),
  joinGame: (n: number, game: string) =>
    n === 1
      ? `Une personne attend à ${game} : la rejoindre ?`
      : `${n} personnes attendent à ${game} : les rejoindre ?`,
  joinLanguage: (n: number, words: string) =>
    n === 1
      ? `Une personne attend, avec des mots en ${words} : la rejoindre ?`
      : `${n} personnes attendent, avec des mots en ${words} : les rejoindre ?`,
  games: "À quoi jouer",
  languages: "Dans quelle langue",
  paces: "À quel rythme",
  pace: { quick: "Vif", calm: "Calme" },
  tables: "Tables ouvertes",
  startsNow: "La partie commence dès que vous prenez place.",
  allTables: "Toutes les tables",
};
export type QuickTexts = typeof fr;

const en: QuickTexts = {
  any: "Looking for someone",
  since: "You’ve been waiting for",
  about: "Who’s waiting, and for what",
  nobody: "Nobody else is waiting near you right now.",
  waitFor: (n) => (n === 1 ? "1 person" : `${n} people`),
  joinGame: (n, game) =>
    n === 1
      ? `Someone’s waiting to play ${game}: join them?`
      : `${n} people are waiting to play ${game}: join them?`,
  joinLanguage: (n, words) =>
    n === 1
      ? `Someone’s waiting, with ${words} words: join them?`
      : `${n} people are waiting, with ${words} words: join them?`,
  games: "What to play",
  languages: "In which language",
  paces: "At what pace",
  pace: { quick: "Brisk", calm: "Calm" },
  tables: "Open tables",
  startsNow: "The match starts as soon as you take a seat.",
  allTables: "All tables",
};

const de: QuickTexts = {
  any: "Wir suchen jemanden",
  since: "Du wartest seit",
  about: "Wer worauf wartet",
  nobody: "In deiner Nähe wartet gerade sonst niemand.",
  waitFor: (n) => (n === 1 ? "1 Person" : `${n} Personen`),
  joinGame: (n, game) =>
    n === 1 ? `Jemand wartet auf ${game}: mitspielen?` : `${n} Personen warten auf ${game}: mitspielen?`,
  joinLanguage: (n, words) =>
    n === 1
      ? `Jemand wartet, mit Wörtern auf ${words}: mitspielen?`
      : `${n} Personen warten, mit Wörtern auf ${words}: mitspielen?`,
  games: "Was du spielst",
  languages: "In welcher Sprache",
  paces: "In welchem Tempo",
  pace: { quick: "Zügig", calm: "Ruhig" },
  tables: "Offene Tische",
  startsNow: "Die Partie beginnt, sobald du Platz nimmst.",
  allTables: "Alle Tische",
};

const TEXTS: Record<Language, QuickTexts> = inEachLanguage({ fr, en, de });
export const quickTexts = (): QuickTexts => TEXTS[language.value];
