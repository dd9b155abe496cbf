import type { Language } from "../../core/language.ts";

/** What the frame says beyond what the shell says. */
const fr = {
  play: "Jouer",
  stranger: "Trouver quelqu’un",
  bot: "Jouer contre un robot",
  open: "Ouvrir une table",
  sit: "Prendre place",
  daily: "Le puzzle du jour",
  watch: "Regarder la partie",
  test: "Clé de test : on joue contre des robots.",
};

export type FrameTexts = typeof fr;

export const FRAME_TEXTS: Record<Language, FrameTexts> = {
  fr,
  en: {
    play: "Play",
    stranger: "Find somebody",
    bot: "Play a bot",
    open: "Open a table",
    sit: "Take a seat",
    daily: "Today’s puzzle",
    watch: "Watch the match",
    test: "Test key: you play against bots.",
  },
  de: {
    play: "Spielen",
    stranger: "Jemanden finden",
    bot: "Gegen einen Bot spielen",
    open: "Einen Tisch öffnen",
    sit: "Platz nehmen",
    daily: "Das Rätsel des Tages",
    watch: "Der Partie zusehen",
    test: "Testschlüssel: gespielt wird gegen Bots.",
  },
};
