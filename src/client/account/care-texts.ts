import type { Language } from "../../core/language.ts";
import type { NoticeKind } from "../../protocol/report-reasons.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

/** What blocked players and an administrator's decisions are called on the page about oneself. */
const fr = {
  blocked: "Personnes bloquées",
  blockedLead:
    "On ne vous fera plus jouer ensemble, et vous ne lisez plus ce qu’elles écrivent. Elles n’en savent rien.",
  unblock: "Débloquer",
  unblockNamed: (name: string) => `Débloquer ${name}`,
  unblocked: (name: string) => `${name} n’est plus bloqué.`,
  gone: "compte supprimé",
  notices: "Messages de Palabre",
  kinds: {
    warning: () => "Quelqu’un vous a signalé, et nous lui donnons raison. C’est un avertissement.",
    silence: (until: string) => `Jusqu’au ${until}, vous ne pouvez rien écrire aux autres.`,
    rename: (until: string) =>
      `Votre nom ne pouvait pas rester. Vous pourrez en choisir un autre après le ${until}.`,
    bar: (until: string) => `Jusqu’au ${until}, vous ne pouvez pas jouer avec des inconnus.`,
    lifted: () => "Nous avons revu notre décision : elle ne tient plus.",
    "report-upheld": () => "Merci de votre signalement. Nous avons fait le nécessaire.",
  } as Record<NoticeKind, (until: string) => string>,
  youSaid: "Vous aviez écrit :",
  object: "Ce n’est pas juste",
  objection: "Dites-nous pourquoi",
  objectionSend: "Envoyer",
  objected: "C’est envoyé. Quelqu’un va revoir la décision.",
  objectedOn: (date: string) => `Vous avez répondu le ${date}. Quelqu’un relit la décision.`,
  lookedAgain: "Nous avons relu votre réponse avant de décider.",
  sessions: "Vos autres appareils connectés",
  sessionFacts: (begun: string, seen: string) => `connecté le ${begun}, vu le ${seen}`,
  endSession: "Déconnecter",
  endSessionNamed: (which: string) => `Déconnecter : ${which}`,
  sessionEnded: "C’est fait : il faudra s’y connecter de nouveau.",
};
export type CareTexts = typeof fr;

const en: CareTexts = {
  blocked: "Blocked people",
  blockedLead: "You won’t be matched with them again, and you don’t see what they write. They aren’t told.",
  unblock: "Unblock",
  unblockNamed: (name) => `Unblock ${name}`,
  unblocked: (name) => `${name} is no longer blocked.`,
  gone: "deleted account",
  notices: "Messages from Palabre",
  kinds: {
    warning: () => "Someone reported you, and we agree with them. This is a warning.",
    silence: (until) => `You can’t write to anyone until ${until}.`,
    rename: (until) => `Your name couldn’t stay. You can choose another one after ${until}.`,
    bar: (until) => `You can’t play people you don’t know until ${until}.`,
    lifted: () => "We’ve changed our decision: it no longer holds.",
    "report-upheld": () => "Thanks for your report. We’ve taken care of it.",
  },
  youSaid: "You wrote:",
  object: "That isn’t fair",
  objection: "Tell us why",
  objectionSend: "Send",
  objected: "Sent. Someone will look at the decision again.",
  objectedOn: (date) => `You answered on ${date}. Someone is looking at the decision again.`,
  lookedAgain: "We read your answer before deciding.",
  sessions: "Your other signed-in devices",
  sessionFacts: (begun, seen) => `signed in on ${begun}, last seen on ${seen}`,
  endSession: "Sign out",
  endSessionNamed: (which) => `Sign out: ${which}`,
  sessionEnded: "Done: you’ll have to sign in there again.",
};

const de: CareTexts = {
  blocked: "Blockierte Leute",
  blockedLead:
    "Ihr werdet nicht mehr zusammengebracht, und du siehst nicht, was sie schreiben. Sie erfahren nichts davon.",
  unblock: "Freigeben",
  unblockNamed: (name) => `${name} freigeben`,
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
  gone: "gelöschtes Konto",
  notices: "Nachrichten von Palabre",
  kinds: {
    warning: () => "Jemand hat dich gemeldet, und wir geben der Meldung recht. Das ist eine Verwarnung.",
    silence: (until) => `Bis zum ${until} kannst du anderen nichts schreiben.`,
    rename: (until) =>
      `Dein Name konnte nicht bleiben. Nach dem ${until} kannst du dir einen anderen aussuchen.`,
    bar: (until) => `Bis zum ${until} kannst du nicht gegen Fremde spielen.`,
    lifted: () => "Wir haben unsere Entscheidung geändert: Sie gilt nicht mehr.",
    "report-upheld": () => "Danke für deine Meldung. Wir haben uns darum gekümmert.",
  },
  youSaid: "Du hattest geschrieben:",
  object: "Das ist nicht gerecht",
  objection: "Sag uns, warum",
  objectionSend: "Senden",
  objected: "Gesendet. Jemand sieht sich die Entscheidung noch einmal an.",
  objectedOn: (date) => `Du hast am ${date} geantwortet. Jemand sieht sich die Entscheidung noch einmal an.`,
  lookedAgain: "Wir haben deine Antwort gelesen, bevor wir entschieden haben.",
  sessions: "Deine anderen angemeldeten Geräte",
  sessionFacts: (begun, seen) => `angemeldet am ${begun}, zuletzt gesehen am ${seen}`,
  endSession: "Abmelden",
  endSessionNamed: (which) => `Abmelden: ${which}`,
  sessionEnded: "Erledigt: Dort musst du dich neu anmelden.",
};

export const CARE_TEXTS: Record<Language, CareTexts> = inEachLanguage({ fr, en, de });
