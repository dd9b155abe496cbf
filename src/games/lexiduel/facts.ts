import { LANGUAGES } from "../../core/language.ts";
import type { GameFacts } from "../facts.ts";
import type { LexiduelOptions } from "./options.ts";
import { LEXIDUEL_WORDS } from "./vocabulary.ts";

export const facts: GameFacts<LexiduelOptions> = {
  id: "lexiduel",
  texts: {
    fr: { name: "Lexiduel", pitch: "Deux encres, quatre cents cases. Prolongez vos mots, prenez les siens." },
    en: { name: "Lexiduel", pitch: "Two inks, four hundred squares. Extend your words, take theirs." },
    de: {
      name: "Lexiduel",
      pitch: "Zwei Tinten, vierhundert Felder. Eigene Wörter verlängern, fremde nehmen.",
    },
  },
  seats: { min: 2, max: 2 },
  languages: LANGUAGES,
  teams: true,
  clocks: "any",
  // Moving first is an advantage: each side has it once. Twenty minutes are for both games together.
  strangers: { options: { games: 2, clock: { kind: "game", seconds: 1200, increment: 0 } } },
  amongFriends: { games: 2 },
  // Half as long as usual: a first game is over before one tires of it.
  withBots: { rounds: 8 },
  practice: { rounds: 8 },
  vocabulary: LEXIDUEL_WORDS,
};
