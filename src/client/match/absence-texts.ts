import type { Language } from "../../core/language.ts";
import * as elide from "../i18n/elide.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

/** What is said of somebody who is not there. */
const fr = {
  awaited: (name: string) => `On attend ${name}, qui arrive à la table.`,
  gathering: "On attend que tout le monde soit à la table.",
  soon: (name: string) => `${name} n’est plus là. On attend encore`,
  gone: (name: string) => `${name} ne revient pas, et c’est son tour.`,
  claim: "Prendre la victoire",
  stop: "Arrêter là, sans perdant",
  goOn: (name: string) => `Continuer sans ${name}`,
  takeover: "Un robot à sa place",
  wait: "ou attendez encore.",
  standIn: "robot",
  handedOver: (name: string) => `Un robot joue à la place ${elide.de(name)}.`,
  takenBack: (name: string) => `${name} est de retour.`,
  stopped: "Coupure générale : le temps est arrêté, et reprendra quand chacun sera de retour.",
  asleep:
    "Tout le monde était parti : la partie dormait. Elle reprend quand chacun est là, ou dans une minute.",
  fellAsleep: "Plus personne à la table : la partie s’endort.",
  hadStopped: "Coupure générale : le temps s’est arrêté.",
};
export type AbsenceTexts = typeof fr;

const en: AbsenceTexts = {
  awaited: (name) => `Waiting for ${name} to come to the table.`,
  gathering: "Waiting for everyone to come to the table.",
  soon: (name) => `${name} has dropped out, waiting another`,
  gone: (name) => `${name} isn’t coming back, and it’s their turn.`,
  claim: "Take the win",
  stop: "Stop here, nobody loses",
  goOn: (name) => `Go on without ${name}`,
  takeover: "Let a bot take over",
  wait: "or keep waiting.",
  standIn: "bot",
  handedOver: (name) => `A bot is playing for ${name}.`,
  takenBack: (name) => `${name} is back.`,
  stopped: "Everyone was cut off: the clock is stopped until they’re all back.",
  asleep: "Everyone had left, so the match was paused. It goes on once everyone’s here, or in a minute.",
  fellAsleep: "Nobody’s left at the table: the match is paused.",
  hadStopped: "Everyone was cut off: the clock was stopped.",
};

const de: AbsenceTexts = {
  awaited: (name) => `Wir warten auf ${name}.`,
  gathering: "Wir warten, bis alle am Tisch sind.",
  soon: (name) => `${name} ist weg. Wir warten noch`,
  gone: (name) => `${name} kommt nicht zurück und wäre dran.`,
  claim: "Den Sieg nehmen",
  stop: "Hier aufhören, niemand verliert",
  goOn: (name) => `Ohne ${name} weiterspielen`,
  takeover: "Ein Bot springt ein",
  wait: "oder warte noch.",
  standIn: "Bot",
  handedOver: (name) => `Ein Bot spielt für ${name}.`,
  takenBack: (name) => `${name} ist zurück.`,
  stopped: "Alle waren getrennt: Die Zeit steht still, bis jeder zurück ist.",
  asleep:
    "Alle waren fort: Die Partie machte Pause. Sie geht weiter, wenn alle da sind, oder in einer Minute.",
  fellAsleep: "Niemand ist mehr am Tisch: Die Partie macht Pause.",
  hadStopped: "Alle waren getrennt: Die Zeit stand still.",
};

export const ABSENCE_TEXTS: Record<Language, AbsenceTexts> = inEachLanguage({ fr, en, de });
