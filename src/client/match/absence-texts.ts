import type { Language } from "../../core/language.ts";
import * as elide from "../i18n/elide.ts";

/** What is said of somebody who is not there. */
const fr = {
  soon: (name: string) => `${name} n’est plus là. On lui laisse encore`,
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
  soon: (name) => `${name} is gone, and has still`,
  gone: (name) => `${name} does not come back, and it is their turn.`,
  claim: "Take the win",
  stop: "Stop here, nobody loses",
  goOn: (name) => `Go on without ${name}`,
  takeover: "Let a bot stand in",
  wait: "or go on waiting.",
  standIn: "bot",
  handedOver: (name) => `A bot plays for ${name}.`,
  takenBack: (name) => `${name} is back.`,
  stopped: "Everybody was cut off: time stands still, and goes on once everyone is back.",
  asleep: "Everybody had left: the match was asleep. It goes on once everyone is here, or in a minute.",
  fellAsleep: "Nobody is left at the table: the match falls asleep.",
  hadStopped: "Everybody was cut off: time stood still.",
};

const de: AbsenceTexts = {
  soon: (name) => `${name} ist weg und hat noch`,
  gone: (name) => `${name} kommt nicht zurück und wäre am Zug.`,
  claim: "Den Sieg nehmen",
  stop: "Hier aufhören, niemand verliert",
  goOn: (name) => `Ohne ${name} weiterspielen`,
  takeover: "Ein Roboter springt ein",
  wait: "oder warte noch.",
  standIn: "Roboter",
  handedOver: (name) => `Ein Roboter spielt für ${name}.`,
  takenBack: (name) => `${name} ist zurück.`,
  stopped: "Alle waren getrennt: Die Zeit steht still, bis jeder zurück ist.",
  asleep: "Alle waren fort: Die Partie schlief. Sie geht weiter, wenn alle da sind, oder in einer Minute.",
  fellAsleep: "Niemand ist mehr am Tisch: Die Partie schläft ein.",
  hadStopped: "Alle waren getrennt: Die Zeit stand still.",
};

export const ABSENCE_TEXTS: Record<Language, AbsenceTexts> = { fr, en, de };
