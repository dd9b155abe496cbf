import type { Language } from "../../core/language.ts";
import type { PushKind } from "../../match/push.ts";
import { inEachLanguage } from "../i18n/typeset.ts";

/** What a message on somebody's device says. A lock screen shows the title, so it says what there is to do. */
type Said = (game: string, people: readonly string[]) => { readonly title: string; readonly body: string };

interface PushTexts {
  readonly kinds: Readonly<Record<PushKind, Said>>;
  readonly digest: (count: number) => string;
  readonly digestBody: string;
  /** Of a message that says no more. */
  readonly waits: string;
}

/** Who is there, before what else there is to say. */
const among = (people: readonly string[], say: (names: string) => string, rest = ""): string =>
  [people.length > 0 ? say(people.join(", ")) : "", rest].filter((part) => part !== "").join(" ");

const avec = (names: string): string => `Avec ${names}.`;
const fr: PushTexts = {
  kinds: {
    turn: (game, people) => ({ title: `${game} : à vous`, body: among(people, avec) }),
    half: (game, people) => ({
      title: `${game} : c’est toujours à vous`,
      body: among(people, avec, "La moitié du temps est passée."),
    }),
    "nine-tenths": (game, people) => ({
      title: `${game} : bientôt trop tard`,
      body: among(people, avec, "Il reste un dixième du temps pour jouer."),
    }),
    invited: (game, people) => ({
      title: `${game} : ${people[0] ?? "quelqu’un"} veut rejouer`,
      body: "Acceptez ou déclinez dans « Mes parties ».",
    }),
    begun: (game, people) => ({
      title: `${game} : la partie a commencé`,
      body: among(people, avec, "On vous attend à la table."),
    }),
    found: (game) => ({
      title: `${game} : quelqu’un est là`,
      body: "On vous attend à la table, une minute.",
    }),
  },
  digest: (count) => `${count} parties vous attendent`,
  digestBody: "C’est à vous de jouer.",
  waits: "Quelque chose vous attend.",
};

const withEn = (names: string): string => `With ${names}.`;
const en: PushTexts = {
  kinds: {
    turn: (game, people) => ({ title: `${game}: your turn`, body: among(people, withEn) }),
    half: (game, people) => ({
      title: `${game}: still your turn`,
      body: among(people, withEn, "Half the time is gone."),
    }),
    "nine-tenths": (game, people) => ({
      title: `${game}: almost too late`,
      body: among(people, withEn, "A tenth of the time is left to move."),
    }),
    invited: (game, people) => ({
      title: `${game}: ${people[0] ?? "someone"} wants to play again`,
      body: "Accept or decline in “My matches”.",
    }),
    begun: (game, people) => ({
      title: `${game}: the match has started`,
      body: among(people, withEn, "They’re waiting for you at the table."),
    }),
    found: (game) => ({
      title: `${game}: someone’s here`,
      body: "They’ll wait for you at the table for a minute.",
    }),
  },
  digest: (count) => `${count} matches are waiting for you`,
  digestBody: "It’s your turn.",
  waits: "Something’s waiting for you.",
};

const mit = (names: string): string => `Mit ${names}.`;
const de: PushTexts = {
  kinds: {
    turn: (game, people) => ({ title: `${game}: Du bist dran`, body: among(people, mit) }),
    half: (game, people) => ({
      title: `${game}: Du bist immer noch dran`,
      body: among(people, mit, "Die Hälfte der Zeit ist um."),
    }),
    "nine-tenths": (game, people) => ({
      title: `${game}: Bald ist es zu spät`,
      body: among(people, mit, "Ein Zehntel der Zeit bleibt dir noch."),
    }),
    invited: (game, people) => ({
      title: `${game}: ${people[0] ?? "Jemand"} möchte noch einmal spielen`,
      body: "Annehmen oder ablehnen kannst du unter „Meine Partien“.",
    }),
    begun: (game, people) => ({
      title: `${game}: Die Partie hat begonnen`,
      body: among(people, mit, "Man wartet am Tisch auf dich."),
    }),
    found: (game) => ({ title: `${game}: Jemand ist da`, body: "Am Tisch wartet man eine Minute auf dich." }),
  },
  digest: (count) => `${count} Partien warten auf dich`,
  digestBody: "Du bist dran.",
  waits: "Etwas wartet auf dich.",
};

export const PUSH_TEXTS: Record<Language, PushTexts> = inEachLanguage({ fr, en, de });
