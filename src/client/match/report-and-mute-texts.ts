import type { Language } from "../../core/language.ts";
import type { ReportReason } from "../../protocol/report-reasons.ts";
import * as elide from "../i18n/elide.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What muting and reporting say. */
const fr = {
  nobody: "Il n’y a personne d’autre ici.",
  mute: (who: string) => `Masquer les messages ${elide.de(who)}`,
  unmute: (who: string) => `Montrer les messages ${elide.de(who)}`,
  block: (who: string) => `Bloquer ${who}`,
  unblock: (who: string) => `Débloquer ${who}`,
  blocked: (who: string) =>
    `Après cette partie, vous ne jouerez plus avec ${who}, qui n’en sait rien. La liste est dans votre profil.`,
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
  sent: "C’est noté : quelqu’un de Palabre lira votre message.",
};
type ReportTexts = typeof fr;

const en: ReportTexts = {
  nobody: "There’s nobody else here.",
  mute: (who) => `Mute ${who}`,
  unmute: (who) => `Unmute ${who}`,
  block: (who) => `Block ${who}`,
  unblock: (who) => `Unblock ${who}`,
  blocked: (who) =>
    `After this match you won’t play ${who} again, and they aren’t told. The list is in your profile.`,
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
  note: "Anything to add? (optional)",
  send: "Send the report",
  sent: "Got it: someone at Palabre will read it.",
};

const de: ReportTexts = {
  nobody: "Sonst ist niemand hier.",
  mute: (who) => `${who} stummschalten`,
  unmute: (who) => `${who} nicht mehr stummschalten`,
  block: (who) => `${who} blockieren`,
  unblock: (who) => `${who} freigeben`,
  blocked: (who) =>
    `Nach dieser Partie spielst du nicht mehr mit ${who}, und niemand erfährt es. Die Liste steht in deinem Profil.`,
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

const TEXTS: Record<Language, ReportTexts> = inEachLanguage({ fr, en, de });
export const reportTexts = (): ReportTexts => TEXTS[language.value];
