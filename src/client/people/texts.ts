import type { Language } from "../../core/language.ts";
import { formsOf } from "../i18n/forms.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

const [FR, EN, DE] = [formsOf("fr"), formsOf("en"), formsOf("de")];

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

/** What a person's card says, and what is said of ratings at a table. */
const fr = {
  isYou: "C’est vous.",
  gone: "Compte supprimé",
  ratings: "Cote par jeu",
  noRating: "Pas encore de cote.",
  provisional: "provisoire",
  played: (n: number) => FR.count(n, "partie jouée", "parties jouées"),
  never: "Aucune partie terminée.",
  between: "Entre vous",
  neverMet: "Vous n’avez encore terminé aucune partie ensemble.",
  won: (n: number) => FR.count(n, "victoire", "victoires"),
  lost: (n: number) => FR.count(n, "défaite", "défaites"),
  drawn: (n: number) => FR.count(n, "égalité", "égalités"),
  again: (who: string, game: string) => `Rejouer à ${game} avec ${who}`,
  asked: (who: string) => `C’est proposé : ${who} verra l’invitation parmi ses parties, pendant un jour.`,
  profile: "Mon profil",
  otherRating: (rating: number) => `Cote en face : ${rating}.`,
  stake: (first: number, shared: number, last: number) =>
    `En jeu : ${signed(first)} si vous gagnez, ${signed(shared)} à égalité, ${signed(last)} si vous perdez.`,
  points: (points: number) => `${signed(points)} ${FR.form(Math.abs(points), "point", "points")}`,
  place: (rank: number) => `${FR.ordinal(rank, "f")} place du classement`,
  board: "Classement",
  notRated: "La cote n’a pas bougé : contre la même personne, trois parties par jour comptent.",
};
type PeopleTexts = typeof fr;

const en: PeopleTexts = {
  isYou: "This is you.",
  gone: "Deleted account",
  ratings: "Rating by game",
  noRating: "No rating yet.",
  provisional: "provisional",
  played: (n) => EN.count(n, "match played", "matches played"),
  never: "No finished match yet.",
  between: "Between you",
  neverMet: "You haven’t finished a match against each other yet.",
  won: (n) => EN.count(n, "win", "wins"),
  lost: (n) => EN.count(n, "loss", "losses"),
  drawn: (n) => EN.count(n, "draw", "draws"),
  again: (who, game) => `Play ${game} with ${who} again`,
  asked: (who) => `Offered: ${who} will see the invitation among their matches for a day.`,
  profile: "My profile",
  otherRating: (rating) => `Their rating: ${rating}.`,
  stake: (first, shared, last) =>
    `At stake: ${signed(first)} if you win, ${signed(shared)} for a draw, ${signed(last)} if you lose.`,
  points: (points) => `${signed(points)} ${EN.form(Math.abs(points), "point", "points")}`,
  place: (rank) => `${EN.ordinal(rank)} on the leaderboard`,
  board: "Leaderboard",
  notRated: "Ratings didn’t move: against the same person, three matches a day count.",
};

const de: PeopleTexts = {
  isYou: "Das bist du.",
  gone: "Gelöschtes Konto",
  ratings: "Wertung je Spiel",
  noRating: "Noch keine Wertung.",
  provisional: "vorläufig",
  played: (n) => DE.count(n, "Partie gespielt", "Partien gespielt"),
  never: "Noch keine Partie beendet.",
  between: "Zwischen euch",
  neverMet: "Noch keine Partie gegeneinander beendet.",
  won: (n) => DE.count(n, "Sieg", "Siege"),
  lost: (n) => DE.count(n, "Niederlage", "Niederlagen"),
  drawn: (n) => DE.count(n, "Unentschieden", "Unentschieden"),
  again: (who, game) => `Mit ${who} noch einmal ${game} spielen`,
  asked: (who) => `Vorgeschlagen: ${who} sieht die Einladung einen Tag lang bei den eigenen Partien.`,
  profile: "Mein Profil",
  otherRating: (rating) => `Wertung der anderen Seite: ${rating}.`,
  stake: (first, shared, last) =>
    `Es geht um: ${signed(first)} bei einem Sieg, ${signed(shared)} bei Gleichstand, ${signed(last)} bei einer Niederlage.`,
  points: (points) => `${signed(points)} ${DE.form(Math.abs(points), "Punkt", "Punkte")}`,
  place: (rank) => `${DE.ordinal(rank)} Platz der Rangliste`,
  board: "Rangliste",
  notRated: "Die Wertung bleibt: Gegen dieselbe Person zählen drei Partien am Tag.",
};

const TEXTS: Record<Language, PeopleTexts> = inEachLanguage({ fr, en, de });
export const peopleTexts = (): PeopleTexts => TEXTS[language.value];
