import type { Language } from "../../core/language.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

/** What the frame says beyond what the shell says. */
const fr = {
  play: "Jouer",
  stranger: "Trouver quelqu’un",
  bot: "Jouer contre un robot",
  open: "Ouvrir une table",
  sit: "Prendre place",
  daily: "Le défi du jour",
  watch: "Regarder la partie",
  test: "Clé de test : on joue contre des robots.",
};

export type FrameTexts = typeof fr;

export const FRAME_TEXTS: Record<Language, FrameTexts> = inEachLanguage({
  fr,
  en: {
    play: "Play",
    stranger: "Find someone",
    bot: "Play against a bot",
    open: "Open a table",
    sit: "Take a seat",
    daily: "The daily puzzle",
    watch: "Watch the match",
    test: "Test key: you’re playing against bots.",
  },
  de: {
    play: "Spielen",
    stranger: "Jemanden finden",
    bot: "Gegen einen Bot spielen",
    open: "Einen Tisch eröffnen",
    sit: "Platz nehmen",
    daily: "Das Tagesrätsel",
    watch: "Der Partie zusehen",
    test: "Testschlüssel: Gespielt wird gegen Bots.",
  },
});
