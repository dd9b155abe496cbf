import { computed } from "@preact/signals";
import type { Language } from "../../../../core/language.ts";
import { inEachLanguage } from "../../../i18n/typeset.ts";
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
  lead: "The whole game runs in this page: on the tube, on a plane, no account, no network.",
  length: "Starting words",
  letters: (n) => `${n} letters`,
  minutes: "Time",
  minutesOf: (n) => (n === 0 ? "No limit" : `${n} min`),
  own: "Choose the four starting words yourself",
  fetching: "Storing the dictionary in this browser, once and for all…",
  ready: "The dictionary’s here: you can play offline too.",
  begin: "Start",
  unreachable:
    "The dictionary isn’t on this device yet. Come back once with a connection: after that you can play anywhere.",
  damaged: "The dictionary stored here was damaged, so we’ve thrown it away. Try again with a connection.",
  retry: "Try again",
  leave: "Leave the game",
};

const de: SoloTexts = {
  title: "Solitaire ohne Netz",
  lead: "Die ganze Partie läuft in dieser Seite: in der U-Bahn, im Flugzeug, ohne Konto, ohne Netz.",
  length: "Startwörter",
  letters: (n) => `${n} Buchstaben`,
  minutes: "Zeit",
  minutesOf: (n) => (n === 0 ? "Ohne Zeitlimit" : `${n} min`),
  own: "Die vier Startwörter selbst wählen",
  fetching: "Das Wörterbuch wird in diesem Browser abgelegt, ein für alle Mal …",
  ready: "Das Wörterbuch ist da: Gespielt wird auch ohne Netz.",
  begin: "Anfangen",
  unreachable:
    "Das Wörterbuch ist noch nicht auf diesem Gerät. Komm einmal mit Netz hierher, danach spielst du überall.",
  damaged: "Das hier abgelegte Wörterbuch war beschädigt und ist weg. Versuch es mit Netz noch einmal.",
  retry: "Noch einmal versuchen",
  leave: "Partie verlassen",
};

export const SOLO_TEXTS: Record<Language, SoloTexts> = inEachLanguage({ fr, en, de });
export const soloTexts = computed<SoloTexts>(() => SOLO_TEXTS[language.value]);
