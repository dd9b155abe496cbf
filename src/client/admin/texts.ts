import type { Language } from "../../core/language.ts";
import type { Decision, Measure, ReportReason } from "../../protocol/report-reasons.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What the administrator's page says. */
const fr = {
  title: "Signalements",
  open: "À traiter",
  settled: "Traités",
  none: "Rien à lire ici.",
  said: "A dit :",
  match: "Partie",
  note: "Remarque de qui signale :",
  yourNote: "Votre remarque",
  measure: "Mesure",
  measures: {
    warning: "avertissement",
    silence: "silence",
    rename: "nom retiré",
    bar: "pas d’inconnus",
  } as Record<Measure, string>,
  days: "jours",
  until: (date: string) => `jusqu’au ${date}`,
  objection: "La personne répond :",
  decide: { dismissed: "Classer sans suite", upheld: "Donner raison" } as Record<Decision, string>,
  decided: { dismissed: "classé sans suite", upheld: "fondé" } as Record<Decision, string>,
  reasons: {
    insult: "insulte",
    hate: "haine",
    name: "nom",
    spam: "messages sans fin",
    cheating: "triche",
    other: "autre",
  } as Record<ReportReason, string>,
};
type AdminTexts = typeof fr;

const en: AdminTexts = {
  title: "Reports",
  open: "To settle",
  settled: "Settled",
  none: "Nothing to read here.",
  said: "Said:",
  match: "Match",
  note: "The reporter’s note:",
  yourNote: "Your note",
  measure: "Measure",
  measures: { warning: "warning", silence: "silence", rename: "name taken away", bar: "no strangers" },
  days: "days",
  until: (date) => `until ${date}`,
  objection: "They object:",
  decide: { dismissed: "Dismiss", upheld: "Uphold" },
  decided: { dismissed: "dismissed", upheld: "upheld" },
  reasons: {
    insult: "insult",
    hate: "hate",
    name: "name",
    spam: "endless messages",
    cheating: "cheating",
    other: "other",
  },
};

const de: AdminTexts = {
  title: "Meldungen",
  open: "Offen",
  settled: "Erledigt",
  none: "Hier ist nichts zu lesen.",
  said: "Sagte:",
  match: "Partie",
  note: "Anmerkung der Meldung:",
  yourNote: "Ihre Anmerkung",
  measure: "Maßnahme",
  measures: { warning: "Verwarnung", silence: "Schweigen", rename: "Name entzogen", bar: "keine Fremden" },
  days: "Tage",
  until: (date) => `bis ${date}`,
  objection: "Einwand:",
  decide: { dismissed: "Zurückweisen", upheld: "Recht geben" },
  decided: { dismissed: "zurückgewiesen", upheld: "berechtigt" },
  reasons: {
    insult: "Beleidigung",
    hate: "Hass",
    name: "Name",
    spam: "endlose Nachrichten",
    cheating: "Betrug",
    other: "anderes",
  },
};

const TEXTS: Record<Language, AdminTexts> = inEachLanguage({ fr, en, de });
export const adminTexts = (): AdminTexts => TEXTS[language.value];
