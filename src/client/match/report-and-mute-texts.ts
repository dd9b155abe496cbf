import type { Language } from "../../core/language.ts";
import type { ReportReason } from "../../protocol/report-reasons.ts";
import { language } from "../language.ts";

/** What muting and reporting say. */
const fr = {
  nobody: "Il n’y a personne d’autre ici.",
  mute: (who: string) => `Ne plus lire ${who}`,
  unmute: (who: string) => `Relire ${who}`,
  report: (who: string) => `Signaler ${who}`,
  reason: "Pourquoi ?",
  reasons: {
    insult: "Insulte",
    hate: "Haine",
    name: "Son nom",
    spam: "Messages sans fin",
    cheating: "Triche",
    other: "Autre chose",
  } as Record<ReportReason, string>,
  message: "Quel message ?",
  noMessage: "Aucun en particulier",
  note: "Un mot de plus (facultatif)",
  send: "Envoyer le signalement",
  sent: "C’est noté : quelqu’un de Palabre va lire.",
};
type ReportTexts = typeof fr;

const en: ReportTexts = {
  nobody: "There is nobody else here.",
  mute: (who) => `Stop reading ${who}`,
  unmute: (who) => `Read ${who} again`,
  report: (who) => `Report ${who}`,
  reason: "Why?",
  reasons: {
    insult: "Insult",
    hate: "Hate",
    name: "Their name",
    spam: "Endless messages",
    cheating: "Cheating",
    other: "Something else",
  },
  message: "Which message?",
  noMessage: "None in particular",
  note: "A word more (optional)",
  send: "Send the report",
  sent: "Noted: somebody at Palabre will read it.",
};

const de: ReportTexts = {
  nobody: "Sonst ist niemand hier.",
  mute: (who) => `${who} nicht mehr lesen`,
  unmute: (who) => `${who} wieder lesen`,
  report: (who) => `${who} melden`,
  reason: "Warum?",
  reasons: {
    insult: "Beleidigung",
    hate: "Hass",
    name: "Der Name",
    spam: "Endlose Nachrichten",
    cheating: "Betrug",
    other: "Etwas anderes",
  },
  message: "Welche Nachricht?",
  noMessage: "Keine bestimmte",
  note: "Noch ein Wort (freiwillig)",
  send: "Meldung senden",
  sent: "Notiert: Jemand von Palabre wird es lesen.",
};

const TEXTS: Record<Language, ReportTexts> = { fr, en, de };
export const reportTexts = (): ReportTexts => TEXTS[language.value];
