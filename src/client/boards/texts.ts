import type { Language } from "../../core/language.ts";
import * as elide from "../i18n/elide.ts";
import { formsOf } from "../i18n/forms.ts";

const [FR, EN, DE] = [formsOf("fr"), formsOf("en"), formsOf("de")];

/** What a leader board says. */
const fr = {
  title: (game: string) => `Tableau ${elide.de(game)}`,
  lead: "Les parties entre inconnus qui ont un compte, toutes langues confondues. Dix parties donnent une place.",
  games: "Choisir un jeu",
  rank: "Rang",
  name: "Nom",
  rating: "Classement",
  matches: "Parties",
  you: "vous",
  gone: "quelqu’un qui est parti",
  yourPlace: (rank: number, rating: number) => `Vous êtes ${FR.ordinal(rank)}, avec ${rating} points.`,
  yourProvisional: (left: number, rating: number) =>
    `Vous avez ${rating} points. Encore ${FR.form(left, "une partie", `${left} parties`)} et vous aurez une place.`,
  youNone: "Vous n’y êtes pas encore : trouvez quelqu’un et jouez.",
  youGuest: "Les invités n’y sont pas.",
  account: "Créer un compte",
  find: "Trouver quelqu’un",
  provisional: "Pas encore dix parties",
  empty: "Personne n’a encore dix parties ici. La première place est libre.",
};
export type BoardTexts = typeof fr;

const en: BoardTexts = {
  title: (game) => `${game} leader board`,
  lead: "Matches between strangers who have an account, in all languages together. Ten matches give a place.",
  games: "Choose a game",
  rank: "Rank",
  name: "Name",
  rating: "Rating",
  matches: "Matches",
  you: "you",
  gone: "somebody who has gone",
  yourPlace: (rank, rating) => `You have place ${rank}, with ${rating} points.`,
  yourProvisional: (left, rating) =>
    `You have ${rating} points. ${EN.form(left, "One more match", `${left} more matches`)} and you will have a place.`,
  youNone: "You are not on it yet: find somebody and play.",
  youGuest: "Guests are not on it.",
  account: "Create an account",
  find: "Find somebody",
  provisional: "Not ten matches yet",
  empty: "Nobody has ten matches here yet. The first place is free.",
};

const de: BoardTexts = {
  title: (game) => `Rangliste ${game}`,
  lead: "Partien zwischen Fremden mit Konto, in allen Sprachen zusammen. Zehn Partien geben einen Platz.",
  games: "Spiel wählen",
  rank: "Rang",
  name: "Name",
  rating: "Wertung",
  matches: "Partien",
  you: "Sie",
  gone: "jemand, der fort ist",
  yourPlace: (rank, rating) => `Sie haben Platz ${rank}, mit ${rating} Punkten.`,
  yourProvisional: (left, rating) =>
    `Sie haben ${rating} Punkte. Noch ${DE.form(left, "eine Partie", `${left} Partien`)}, dann haben Sie einen Platz.`,
  youNone: "Sie stehen noch nicht darauf: Finden Sie jemanden und spielen Sie.",
  youGuest: "Gäste stehen nicht darauf.",
  account: "Konto anlegen",
  find: "Jemanden finden",
  provisional: "Noch keine zehn Partien",
  empty: "Hier hat noch niemand zehn Partien. Der erste Platz ist frei.",
};

export const BOARD_TEXTS: Record<Language, BoardTexts> = { fr, en, de };
