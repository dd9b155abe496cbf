import type { Language } from "../../core/language.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What the lobby says. */
const fr = {
  title: "Les tables",
  lead: "Prenez place à une table ouverte, ou regardez une partie.",
  words: "Langue des mots",
  code: "Vous avez un code ?",
  codeHint: "Cinq lettres, données par la personne qui vous invite.",
  codeGo: "Y aller",
  codeShape: "Un code a cinq lettres, sans voyelle. Vérifiez-le.",
  looking: "On cherche la table…",
  codeTitle: "Cette table ne s’ouvre pas",
  rooms: "Tables ouvertes",
  roomsEmpty: "Personne n’attend pour l’instant. Ouvrez une table : elle sera annoncée ici.",
  open: "Ouvrir une table",
  matches: "Parties à regarder",
  matchesEmpty: "Aucune partie publique ne se joue en ce moment.",
  join: "Prendre place",
  watch: "Regarder",
  now: "À l’instant",
  all: "Toutes les tables",
  joinOf: (who: string, game: string) => `Prendre place chez ${who}, ${game}`,
  watchOf: (who: string, game: string) => `Regarder ${game}, ${who}`,
  hostedBy: (who: string) => `chez ${who}`,
  free: (free: number, seats: number) =>
    free === 0
      ? "complète"
      : free === 1
        ? `1 place libre sur ${seats}`
        : `${free} places libres sur ${seats}`,
  bots: (n: number) => (n === 1 ? "1 robot" : `${n} robots`),
  watchers: (n: number) => (n === 1 ? "1 spectateur" : `${n} spectateurs`),
  teams: "par équipes",
  lost: "La liste n’est plus à jour. On la redemande…",
};
export type LobbyTexts = typeof fr;

const en: LobbyTexts = {
  title: "Tables",
  lead: "Take a seat at an open table, or watch a match.",
  words: "Word language",
  code: "Got a code?",
  codeHint: "Five letters, from the person who invited you.",
  codeGo: "Join",
  codeShape: "A code has five letters and no vowel. Check it.",
  looking: "Looking for the table…",
  codeTitle: "This table won’t open",
  rooms: "Open tables",
  roomsEmpty: "Nobody’s waiting right now. Open a table: it’ll be announced here.",
  open: "Open a table",
  matches: "Matches to watch",
  matchesEmpty: "No public match is being played right now.",
  join: "Take a seat",
  watch: "Watch",
  now: "Right now",
  all: "All tables",
  joinOf: (who, game) => `Take a seat at ${who}’s table, ${game}`,
  watchOf: (who, game) => `Watch ${game}, ${who}`,
  hostedBy: (who) => `hosted by ${who}`,
  free: (free, seats) =>
    free === 0 ? "full" : free === 1 ? `1 of ${seats} seats free` : `${free} of ${seats} seats free`,
  bots: (n) => (n === 1 ? "1 bot" : `${n} bots`),
  watchers: (n) => (n === 1 ? "1 spectator" : `${n} spectators`),
  teams: "in teams",
  lost: "The list is out of date. Asking again…",
};

const de: LobbyTexts = {
  title: "Die Tische",
  lead: "Nimm an einem offenen Tisch Platz oder sieh einer Partie zu.",
  words: "Sprache der Wörter",
  code: "Hast du einen Code?",
  codeHint: "Fünf Buchstaben, von der Person, die dich einlädt.",
  codeGo: "Zum Tisch",
  codeShape: "Ein Code hat fünf Buchstaben und keinen Vokal. Prüf ihn.",
  looking: "Der Tisch wird gesucht …",
  codeTitle: "Dieser Tisch lässt sich nicht öffnen",
  rooms: "Offene Tische",
  roomsEmpty: "Gerade wartet niemand. Eröffne einen Tisch: Er wird hier angezeigt.",
  open: "Einen Tisch eröffnen",
  matches: "Partien zum Zusehen",
  matchesEmpty: "Gerade wird keine öffentliche Partie gespielt.",
  join: "Platz nehmen",
  watch: "Zusehen",
  now: "Gerade jetzt",
  all: "Alle Tische",
  joinOf: (who, game) => `Bei ${who} Platz nehmen, ${game}`,
  watchOf: (who, game) => `${game} zusehen, ${who}`,
  hostedBy: (who) => `bei ${who}`,
  free: (free, seats) =>
    free === 0 ? "voll" : free === 1 ? `1 von ${seats} Plätzen frei` : `${free} von ${seats} Plätzen frei`,
  bots: (n) => (n === 1 ? "1 Bot" : `${n} Bots`),
  watchers: (n) => (n === 1 ? "1 Zuschauer" : `${n} Zuschauer`),
  teams: "in Teams",
  lost: "Die Liste ist nicht mehr aktuell. Sie wird neu geholt …",
};

const TEXTS: Record<Language, LobbyTexts> = inEachLanguage({ fr, en, de });
export const lobbyTexts = (): LobbyTexts => TEXTS[language.value];
