import type { Language } from "../../core/language.ts";
import type { PushWish } from "../../protocol/terms.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import type { PushState } from "./device.ts";

/** Being told while no page of ours is open: what it is, why it cannot be, and what is chosen of it. */
const fr = {
  title: "Me prévenir",
  device: "Sur cet appareil, même page fermée",
  states: {
    unsupported: "Ce navigateur ne sait pas prévenir. Un autre le saura peut-être.",
    install:
      "Sur iPhone et iPad, seul Palabre installé peut vous prévenir : touchez Partager, puis « Sur l’écran d’accueil », ouvrez Palabre de là et revenez ici. Il n’y connaît pas encore votre nom : retrouvez-le avec votre clé d’accès.",
    "page-only":
      "Ce navigateur ne peut vous prévenir que tant que Palabre y reste ouvert, dans un autre onglet ou derrière une autre application.",
    denied:
      "Le navigateur refuse les notifications de Palabre. Cela se change dans ses réglages, pour ce site.",
    off: "Quand c’est à vous, quand on veut rejouer, quand quelqu’un est là. Le navigateur va vous demander son accord.",
    on: "Une fois par heure et par partie tout au plus, et jamais pendant que vous regardez Palabre.",
  } as Record<PushState, string>,
  asking: "Un instant…",
  done: "C’est noté : cet appareil vous préviendra.",
  stopped: "Cet appareil ne vous prévient plus.",
  failed: "Cela n’a pas marché : le service de notifications de ce navigateur ne répond pas.",
  what: "De quoi",
  whatNote: "Ces choix valent pour tous vos appareils et restent avec votre nom.",
  wishes: {
    turn: "C’est à moi de jouer",
    reminders: "Rappels",
    invitations: "On veut rejouer avec moi",
    found: "Quelqu’un est là",
  } as Record<PushWish, string>,
  wishNotes: {
    turn: "Quand quatre parties en jours ou plus vous attendent, un seul message par jour.",
    reminders: "À la moitié et aux neuf dixièmes du temps, dans les parties en jours.",
    invitations: "Une invitation à refaire une partie.",
    found: "Trouvé dans la file, ou une partie à vous qui commence.",
  } as Record<PushWish, string>,
  quiet: "Heures calmes",
  quietNote: "Rien entre ces heures, à l’heure d’ici, sauf si vous attendez quelqu’un dans la file.",
  from: "De",
  to: "à",
  offerDays: "Une partie en jours : être prévenu quand c’est à vous ?",
  offerQueue: "Être prévenu dès que quelqu’un est là ? Gardez cette page ouverte.",
  yes: "Me prévenir",
  no: "Non merci",
  how: "Comment faire",
  close: "Fermer",
};
export type PushTexts = typeof fr;

const en: PushTexts = {
  title: "Tell me",
  device: "On this device, even with the page closed",
  states: {
    unsupported: "This browser can’t tell you. Another one may.",
    install:
      "On iPhone and iPad only the installed Palabre can tell you: tap Share, then “Add to Home Screen”, open Palabre from there and come back here. It won’t know your name yet: get it back with your passkey.",
    "page-only":
      "This browser can only tell you while Palabre stays open in it, in another tab or behind another app.",
    denied:
      "Your browser refuses notifications from Palabre. You can change that in its settings for this site.",
    off: "When it’s your turn, when someone wants to play again, when someone’s there. Your browser will ask you to allow it.",
    on: "At most once an hour for each match, and never while you’re looking at Palabre.",
  },
  asking: "One moment…",
  done: "Got it: this device will tell you.",
  stopped: "This device no longer tells you.",
  failed: "That didn’t work: this browser’s notification service doesn’t answer.",
  what: "What about",
  whatNote: "These choices hold for all your devices and stay with your name.",
  wishes: {
    turn: "It’s my turn",
    reminders: "Reminders",
    invitations: "Someone wants to play again",
    found: "Someone’s there",
  },
  wishNotes: {
    turn: "When four or more matches of days are waiting for you, a single message a day.",
    reminders: "At half and nine tenths of the time, in matches of days.",
    invitations: "An invitation to play a match again.",
    found: "Found in the queue, or a match of yours that starts.",
  },
  quiet: "Quiet hours",
  quietNote: "Nothing between these hours, by the time here, unless you’re waiting for someone in the queue.",
  from: "From",
  to: "to",
  offerDays: "A match of days: be told when it’s your turn?",
  offerQueue: "Be told as soon as someone’s there? Keep this page open.",
  yes: "Tell me",
  no: "No thanks",
  how: "How to do it",
  close: "Close",
};

const de: PushTexts = {
  title: "Bescheid sagen",
  device: "Auf diesem Gerät, auch bei geschlossener Seite",
  states: {
    unsupported: "Dieser Browser kann dir nicht Bescheid sagen. Ein anderer vielleicht.",
    install:
      "Auf iPhone und iPad kann dir nur das installierte Palabre Bescheid sagen: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“, öffne Palabre von dort und komm hierher zurück. Deinen Namen kennt es dort noch nicht: Hol ihn mit deinem Passkey zurück.",
    "page-only":
      "Dieser Browser kann dir nur Bescheid sagen, solange Palabre in einem anderen Tab oder hinter einer anderen App offen bleibt.",
    denied:
      "Der Browser erlaubt Palabre keine Mitteilungen. Ändern lässt sich das in seinen Einstellungen für diese Seite.",
    off: "Wenn du dran bist, wenn jemand noch einmal spielen will, wenn jemand da ist. Der Browser wird dich um Erlaubnis fragen.",
    on: "Höchstens einmal pro Stunde und Partie, und nie, während du Palabre ansiehst.",
  },
  asking: "Einen Moment …",
  done: "Notiert: Dieses Gerät sagt dir Bescheid.",
  stopped: "Dieses Gerät sagt dir nicht mehr Bescheid.",
  failed: "Das ging nicht: Der Mitteilungsdienst dieses Browsers antwortet nicht.",
  what: "Worüber",
  whatNote: "Diese Wahl gilt für alle deine Geräte und bleibt bei deinem Namen.",
  wishes: {
    turn: "Ich bin dran",
    reminders: "Erinnerungen",
    invitations: "Jemand will noch einmal spielen",
    found: "Jemand ist da",
  },
  wishNotes: {
    turn: "Wenn vier oder mehr Partien in Tagen auf dich warten, nur eine Mitteilung am Tag.",
    reminders: "Nach der Hälfte und nach neun Zehnteln der Zeit, in Partien in Tagen.",
    invitations: "Eine Einladung, eine Partie zu wiederholen.",
    found: "In der Warteschlange gefunden, oder eine Partie von dir, die beginnt.",
  },
  quiet: "Ruhezeit",
  quietNote:
    "Nichts zwischen diesen Stunden, nach der Zeit hier, außer du wartest gerade in der Warteschlange.",
  from: "Von",
  to: "bis",
  offerDays: "Eine Partie in Tagen: Bescheid bekommen, wenn du dran bist?",
  offerQueue: "Bescheid bekommen, sobald jemand da ist? Lass diese Seite offen.",
  yes: "Bescheid sagen",
  no: "Nein danke",
  how: "So geht es",
  close: "Schließen",
};

export const PUSH_TEXTS: Record<Language, PushTexts> = inEachLanguage({ fr, en, de });
