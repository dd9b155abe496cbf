import type { Language } from "../../core/language.ts";
import type { lacking } from "../../protocol/place.ts";
import * as elide from "../i18n/elide.ts";
import { formsOf } from "../i18n/forms.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

const [FR, EN, DE] = [formsOf("fr"), formsOf("en"), formsOf("de")];

type Lacking = ReturnType<typeof lacking>;

/** What is lacking in words, without what is not. */
const parts = (
  { matches, opponents }: Lacking,
  [inMatches, inOpponents]: readonly [string, string],
): string[] => [...(matches > 0 ? [inMatches] : []), ...(opponents > 0 ? [inOpponents] : [])];

/** What a leader board says. */
const fr = {
  title: (game: string) => `Classement ${elide.de(game)}`,
  lead: "Les parties jouées avec quelqu’un en ligne, entre comptes, toutes langues confondues. Dix parties contre cinq adversaires donnent une place ; contre la même personne, trois par jour comptent.",
  games: "Choisir un jeu",
  rank: "Rang",
  name: "Nom",
  rating: "Cote",
  matches: "Parties",
  you: "vous",
  gone: "compte supprimé",
  yourPlace: (rank: number, rating: number) =>
    `Vous avez la ${FR.ordinal(rank, "f")} place, avec une cote de ${rating}.`,
  yourProvisional: (left: Lacking, rating: number) =>
    `Votre cote est de ${rating}. Il vous manque ${FR.list(parts(left, [FR.count(left.matches, "partie", "parties"), FR.count(left.opponents, "autre adversaire", "autres adversaires")]))} pour avoir une place.`,
  youNone: "Vous n’y êtes pas encore : trouvez quelqu’un et jouez.",
  youGuest: "Les invités n’y sont pas.",
  account: "Créer un compte",
  find: "Trouver quelqu’un",
  provisional: "Pas encore de place",
  empty: "Personne n’a encore de place ici. La première est libre.",
};
export type BoardTexts = typeof fr;

const en: BoardTexts = {
  title: (game) => `${game} leaderboard`,
  lead: "Matches with someone online, between accounts, all languages together. Ten matches against five opponents earn you a place; against the same person, three a day count.",
  games: "Choose a game",
  rank: "Rank",
  name: "Name",
  rating: "Rating",
  matches: "Matches",
  you: "you",
  gone: "deleted account",
  yourPlace: (rank, rating) => `You’re ${EN.ordinal(rank)}, with a rating of ${rating}.`,
  yourProvisional: (left, rating) =>
    `Your rating is ${rating}. You need ${EN.list(parts(left, [EN.count(left.matches, "more match", "more matches"), EN.count(left.opponents, "more opponent", "more opponents")]))} to earn a place.`,
  youNone: "You’re not on it yet: find someone and play.",
  youGuest: "Guests aren’t on it.",
  account: "Create an account",
  find: "Find someone",
  provisional: "No place yet",
  empty: "Nobody has a place here yet. First place is free.",
};

const de: BoardTexts = {
  title: (game) => `Rangliste ${game}`,
  lead: "Partien mit jemandem online, zwischen Konten, in allen Sprachen zusammen. Zehn Partien gegen fünf Gegner geben einen Platz; gegen dieselbe Person zählen drei am Tag.",
  games: "Spiel wählen",
  rank: "Rang",
  name: "Name",
  rating: "Wertung",
  matches: "Partien",
  you: "du",
  gone: "gelöschtes Konto",
  yourPlace: (rank, rating) => `Du bist auf Platz ${rank}, mit einer Wertung von ${rating}.`,
  yourProvisional: (left, rating) =>
    `Deine Wertung ist ${rating}. Für einen Platz fehlen dir noch ${DE.list(parts(left, [DE.count(left.matches, "Partie", "Partien"), DE.count(left.opponents, "anderer Gegner", "andere Gegner")]))}.`,
  youNone: "Du stehst noch nicht darauf: Finde jemanden und spiel.",
  youGuest: "Gäste stehen nicht darauf.",
  account: "Konto anlegen",
  find: "Jemanden finden",
  provisional: "Noch ohne Platz",
  empty: "Hier hat noch niemand einen Platz. Der erste ist frei.",
};

export const BOARD_TEXTS: Record<Language, BoardTexts> = inEachLanguage({ fr, en, de });
