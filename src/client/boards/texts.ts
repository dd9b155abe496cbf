import type { Language } from "../../core/language.ts";
import type { lacking } from "../../protocol/place.ts";
import * as elide from "../i18n/elide.ts";
import { formsOf } from "../i18n/forms.ts";

const [FR, EN, DE] = [formsOf("fr"), formsOf("en"), formsOf("de")];

type Lacking = ReturnType<typeof lacking>;

/** What is lacking in words, without what is not. */
const parts = (
  { matches, opponents }: Lacking,
  [inMatches, inOpponents]: readonly [string, string],
): string[] => [...(matches > 0 ? [inMatches] : []), ...(opponents > 0 ? [inOpponents] : [])];

/** What a leader board says. */
const fr = {
  title: (game: string) => `Tableau ${elide.de(game)}`,
  lead: "Les parties entre inconnus qui ont un compte, toutes langues confondues. Dix parties contre cinq adversaires donnent une place ; contre la même personne, trois par jour comptent.",
  games: "Choisir un jeu",
  rank: "Rang",
  name: "Nom",
  rating: "Classement",
  matches: "Parties",
  you: "vous",
  gone: "quelqu’un qui est parti",
  yourPlace: (rank: number, rating: number) => `Vous êtes ${FR.ordinal(rank)}, avec ${rating} points.`,
  yourProvisional: (left: Lacking, rating: number) =>
    `Vous avez ${rating} points. Il vous manque ${FR.list(
      parts(left, [
        FR.count(left.matches, "partie", "parties"),
        FR.count(left.opponents, "autre adversaire", "autres adversaires"),
      ]),
    )} pour avoir une place.`,
  youNone: "Vous n’y êtes pas encore : trouvez quelqu’un et jouez.",
  youGuest: "Les invités n’y sont pas.",
  account: "Créer un compte",
  find: "Trouver quelqu’un",
  provisional: "Pas encore de place",
  empty: "Personne n’a encore de place ici. La première est libre.",
};
export type BoardTexts = typeof fr;

const en: BoardTexts = {
  title: (game) => `${game} leader board`,
  lead: "Matches between strangers who have an account, in all languages together. Ten matches against five opponents give a place; against the same person, three a day count.",
  games: "Choose a game",
  rank: "Rank",
  name: "Name",
  rating: "Rating",
  matches: "Matches",
  you: "you",
  gone: "somebody who has gone",
  yourPlace: (rank, rating) => `You have place ${rank}, with ${rating} points.`,
  yourProvisional: (left, rating) =>
    `You have ${rating} points. You need ${EN.list(
      parts(left, [
        EN.count(left.matches, "more match", "more matches"),
        EN.count(left.opponents, "more opponent", "more opponents"),
      ]),
    )} for a place.`,
  youNone: "You are not on it yet: find somebody and play.",
  youGuest: "Guests are not on it.",
  account: "Create an account",
  find: "Find somebody",
  provisional: "No place yet",
  empty: "Nobody has a place here yet. The first one is free.",
};

const de: BoardTexts = {
  title: (game) => `Rangliste ${game}`,
  lead: "Partien zwischen Fremden mit Konto, in allen Sprachen zusammen. Zehn Partien gegen fünf Gegner geben einen Platz; gegen dieselbe Person zählen drei am Tag.",
  games: "Spiel wählen",
  rank: "Rang",
  name: "Name",
  rating: "Wertung",
  matches: "Partien",
  you: "du",
  gone: "jemand, der fort ist",
  yourPlace: (rank, rating) => `Du hast Platz ${rank}, mit ${rating} Punkten.`,
  yourProvisional: (left, rating) =>
    `Du hast ${rating} Punkte. Für einen Platz fehlen dir noch ${DE.list(
      parts(left, [
        DE.count(left.matches, "Partie", "Partien"),
        DE.count(left.opponents, "anderer Gegner", "andere Gegner"),
      ]),
    )}.`,
  youNone: "Du stehst noch nicht darauf: Finde jemanden und spiel.",
  youGuest: "Gäste stehen nicht darauf.",
  account: "Konto anlegen",
  find: "Jemanden finden",
  provisional: "Noch ohne Platz",
  empty: "Hier hat noch niemand einen Platz. Der erste ist frei.",
};

export const BOARD_TEXTS: Record<Language, BoardTexts> = { fr, en, de };
