import { computed } from "@preact/signals";
import type { Language } from "../../../../core/language.ts";
import { language } from "../../../language.ts";

/** What the page of Solitaire without a network says. */
const fr = {
  title: "Solitaire hors ligne",
  lead: "Toute la partie se joue dans cette page : dans le métro, dans l’avion, sans compte ni réseau.",
  length: "Mots de départ",
  letters: (n: number) => `${n} lettres`,
  minutes: "Temps",
  minutesOf: (n: number) => (n === 0 ? "Sans limite" : `${n} min`),
  own: "Donner soi-même les quatre mots de départ",
  fetching: "On range le dictionnaire dans ce navigateur, une fois pour toutes…",
  ready: "Le dictionnaire est là : la partie se joue aussi sans réseau.",
  begin: "Commencer",
  unreachable:
    "Le dictionnaire n’est pas encore sur cet appareil. Revenez ici avec du réseau, une seule fois : ensuite, vous jouerez partout.",
  damaged: "Le dictionnaire gardé ici était abîmé : nous l’avons jeté. Réessayez avec du réseau.",
  retry: "Réessayer",
  leave: "Quitter la partie",
};
export type SoloTexts = typeof fr;

const en: SoloTexts = {
  title: "Solitaire offline",
  lead: "The whole game is played in this page: on the underground, on a plane, no account, no network.",
  length: "Starting words",
  letters: (n) => `${n} letters`,
  minutes: "Time",
  minutesOf: (n) => (n === 0 ? "No limit" : `${n} min`),
  own: "Give the four starting words yourself",
  fetching: "Putting the dictionary into this browser, once and for all…",
  ready: "The dictionary is here: you can play without a network too.",
  begin: "Begin",
  unreachable:
    "The dictionary is not on this device yet. Come back here once with a network: after that you can play anywhere.",
  damaged: "The dictionary kept here was damaged, so we threw it away. Try again with a network.",
  retry: "Try again",
  leave: "Leave the game",
};

const de: SoloTexts = {
  title: "Solitaire ohne Netz",
  lead: "Die ganze Partie läuft in dieser Seite: in der U-Bahn, im Flugzeug, ohne Konto, ohne Netz.",
  length: "Startwörter",
  letters: (n) => `${n} Buchstaben`,
  minutes: "Zeit",
  minutesOf: (n) => (n === 0 ? "Unbegrenzt" : `${n} min`),
  own: "Die vier Wörter für den Anfang selbst geben",
  fetching: "Das Wörterbuch wird in diesem Browser abgelegt, ein für alle Mal …",
  ready: "Das Wörterbuch ist da: gespielt wird auch ohne Netz.",
  begin: "Anfangen",
  unreachable:
    "Das Wörterbuch ist noch nicht auf diesem Gerät. Kommen Sie einmal mit Netz hierher, danach spielen Sie überall.",
  damaged: "Das hier abgelegte Wörterbuch war beschädigt und ist weg. Versuchen Sie es mit Netz noch einmal.",
  retry: "Noch einmal versuchen",
  leave: "Partie verlassen",
};

export const SOLO_TEXTS: Record<Language, SoloTexts> = { fr, en, de };
export const soloTexts = computed<SoloTexts>(() => SOLO_TEXTS[language.value]);
