import type { Language } from "../../../core/language.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import type { Looks } from "../../looks.ts";

/** What the settings page says. */
const fr = {
  title: "Réglages",
  lead: "Ils restent dans ce navigateur, et nulle part ailleurs.",
  language: "Langue",
  look: "Couleurs",
  looks: { auto: "Comme l’appareil", light: "Clair", dark: "Sombre" } as Record<Looks["look"], string>,
  contrast: "Contraste",
  contrasts: { auto: "Comme l’appareil", more: "Renforcé" } as Record<Looks["contrast"], string>,
  motion: "Mouvement",
  motions: { auto: "Comme l’appareil", less: "Aucun" } as Record<Looks["motion"], string>,
  sounds: "Sons",
  soundsNote: "Un petit bruit de bois quand c’est à vous, pour un oui, pour un non, à la fin.",
  listen: "Écouter",
  vibration: "Vibration",
  vibrationNote: "Une brève vibration quand c’est à vous.",
  botLines: "Paroles des robots",
  botLinesNote: "Une phrase au début, une en jeu, une à la fin, tout au plus.",
  forgetful: "Ce navigateur ne garde rien : vos choix valent jusqu’à la fermeture de la page.",
};
export type SettingsTexts = typeof fr;

const en: SettingsTexts = {
  title: "Settings",
  lead: "They stay in this browser and nowhere else.",
  language: "Language",
  look: "Colours",
  looks: { auto: "Same as device", light: "Light", dark: "Dark" },
  contrast: "Contrast",
  contrasts: { auto: "Same as device", more: "High" },
  motion: "Motion",
  motions: { auto: "Same as device", less: "None" },
  sounds: "Sounds",
  soundsNote: "A small wooden knock when it’s your turn, for a yes, for a no, at the end.",
  listen: "Listen",
  vibration: "Vibration",
  vibrationNote: "A short buzz when it’s your turn.",
  botLines: "Bots talk",
  botLinesNote: "A line at the start, one on the way, one at the end, at most.",
  forgetful: "This browser doesn’t keep anything: your choices last until you close the page.",
};

const de: SettingsTexts = {
  title: "Einstellungen",
  lead: "Sie bleiben in diesem Browser und nirgends sonst.",
  language: "Sprache",
  look: "Farben",
  looks: { auto: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
  contrast: "Kontrast",
  contrasts: { auto: "Wie das Gerät", more: "Hoch" },
  motion: "Bewegung",
  motions: { auto: "Wie das Gerät", less: "Keine" },
  sounds: "Töne",
  soundsNote: "Ein kleines Klopfen, wenn du dran bist, für ein Ja, für ein Nein, am Ende.",
  listen: "Anhören",
  vibration: "Vibration",
  vibrationNote: "Ein kurzes Brummen, wenn du dran bist.",
  botLines: "Bots reden mit",
  botLinesNote: "Ein Satz am Anfang, einer unterwegs, einer am Ende, mehr nicht.",
  forgetful: "Dieser Browser behält nichts: Deine Wahl gilt, bis du die Seite schließt.",
};

export const SETTINGS_TEXTS: Record<Language, SettingsTexts> = inEachLanguage({ fr, en, de });
