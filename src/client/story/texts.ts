import { computed } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What is said around the story of a match. */
const fr = {
  title: "Le récit de la partie",
  turning: "Le tournant",
  tip: "À retenir :",
  replay: "Revoir coup par coup",
  next: (game: string) => `Essayer ensuite : ${game}`,
  share: "Partager",
  copyText: "Copier le texte",
  copied: "Texte copié.",
  notCopied: "Ce navigateur ne laisse pas copier : sélectionnez le texte.",
  saveImage: "Enregistrer l’image",
  picture: (game: string) => `Image du résultat : ${game}`,
  wins: (winners: string, others: string) => `${winners} gagne contre ${others}.`,
  winTogether: (winners: string) => `${winners} gagnent.`,
  draw: (names: string) => `Égalité entre ${names}.`,
  nobody: "Personne ne gagne.",
  file: "palabre",
};
export type StoryTexts = typeof fr;

const en: StoryTexts = {
  title: "The story of the match",
  turning: "The turning point",
  tip: "Worth knowing:",
  replay: "Replay it move by move",
  next: (game) => `Try next: ${game}`,
  share: "Share",
  copyText: "Copy the text",
  copied: "Text copied.",
  notCopied: "This browser won’t let us copy: select the text.",
  saveImage: "Save the picture",
  picture: (game) => `Picture of the result: ${game}`,
  wins: (winners, others) => `${winners} wins against ${others}.`,
  winTogether: (winners) => `${winners} win.`,
  draw: (names) => `A draw between ${names}.`,
  nobody: "Nobody wins.",
  file: "palabre",
};

const de: StoryTexts = {
  title: "Die Geschichte der Partie",
  turning: "Die Wende",
  tip: "Gut zu wissen:",
  replay: "Zug um Zug ansehen",
  next: (game) => `Als Nächstes: ${game}`,
  share: "Teilen",
  copyText: "Text kopieren",
  copied: "Text kopiert.",
  notCopied: "Dieser Browser lässt uns nicht kopieren: Markiere den Text.",
  saveImage: "Bild speichern",
  picture: (game) => `Bild des Ergebnisses: ${game}`,
  wins: (winners, others) => `${winners} gewinnt gegen ${others}.`,
  winTogether: (winners) => `${winners} gewinnen.`,
  draw: (names) => `Unentschieden zwischen ${names}.`,
  nobody: "Niemand gewinnt.",
  file: "palabre",
};

const TEXTS: Record<Language, StoryTexts> = inEachLanguage({ fr, en, de });
export const storyTexts = computed(() => TEXTS[language.value]);
