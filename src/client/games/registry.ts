import type { ComponentType } from "preact";
import type { Language } from "../../core/language.ts";
import type { Replay } from "../../match/log.ts";
import { languageAmong } from "../choose-language.ts";
import { language } from "../language.ts";
import { BuzzleMiniature } from "./buzzle/miniature.tsx";
import { SolitaireMiniature } from "./buzzle-solitaire/miniature.tsx";
import type { ClientGame, GameSetup, OptionsWish } from "./client-game.ts";
import type { GameAfter } from "./game-after.ts";
import { LexiduelMiniature } from "./lexiduel/miniature.tsx";
import { MotAMotMiniature } from "./mot-a-mot/miniature.tsx";
import { OverturnMiniature } from "./overturn/miniature.tsx";
import { PasswordMiniature } from "./password/miniature.tsx";
import { QuickBuzzleMiniature } from "./quick-buzzle/miniature.tsx";

/** The games one can play here. This much is on the home page; the rest of a game comes when it is wanted. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly languages: readonly Language[];
  /** Whether several people may share a seat. */
  readonly teams: boolean;
  /**
   * Which of a match's clocks have an effect: all of them, also days a move; or none, where the rules alone say how
   * long everything takes.
   */
  readonly clocks: "by-letter" | "none";
  /** Whether there is a puzzle of the day. */
  readonly daily?: true;
  /** What friends play where nobody chose otherwise, beside the defaults of the wire. */
  readonly amongFriends?: OptionsWish;
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly pitch: string }>>;
  /** Drawn by us, and never asked to be read: the text beside it says the same. */
  readonly Miniature: ComponentType;
  /** What it says, in the language of the page. Whoever loads a part by other ways than these asks for it first. */
  readonly loadTexts: () => Promise<void>;
  readonly load: () => Promise<ClientGame>;
  readonly loadSetup: () => Promise<GameSetup>;
  readonly loadAfter: () => Promise<GameAfter>;
  /** A match that its rules are explained by. */
  readonly loadExample?: () => Promise<Replay>;
}

/** Nothing of a game is handed out before its texts are there; both are fetched at the same time. */
function withTexts(game: GameEntry): GameEntry {
  const along =
    <Part>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      const [part] = await Promise.all([load(), game.loadTexts()]);
      return part;
    };
  return {
    ...game,
    load: along(game.load),
    loadSetup: along(game.loadSetup),
    loadAfter: along(game.loadAfter),
  };
}

const EVERYWHERE: readonly Language[] = ["fr", "en", "de"];

const password = withTexts({
  id: "password",
  seats: { min: 2, max: 4 },
  languages: EVERYWHERE,
  teams: true,
  clocks: "by-letter",
  texts: {
    fr: {
      name: "Password",
      pitch: "Un mot secret chacun, deux dés, onze cercles de lettres. On interroge, on déduit, on devine.",
    },
    en: {
      name: "Password",
      pitch: "A secret word each, two dice, eleven circles of letters. Ask, deduce, decode.",
    },
    de: {
      name: "Password",
      pitch: "Jeder ein geheimes Wort, zwei Würfel, elf Buchstabenkreise. Fragen, folgern, erraten.",
    },
  },
  Miniature: PasswordMiniature,
  loadTexts: () => import("./password/texts/index.ts").then((module) => module.passwordTexts.learn()),
  load: () => import("./password/client.ts").then((module) => module.password),
  loadSetup: () => import("./password/setup.tsx").then((module) => module.passwordSetup),
  loadAfter: () => import("./password/after.ts").then((module) => module.after),
});

const buzzle = withTexts({
  id: "buzzle",
  seats: { min: 2, max: 4 },
  languages: EVERYWHERE,
  teams: true,
  clocks: "by-letter",
  texts: {
    fr: {
      name: "Buzzle",
      pitch:
        "Des lettres faites de bâtons et d’arcs. Posez les morceaux un à un, lisez le mot avant les autres.",
    },
    en: {
      name: "Buzzle",
      pitch: "Letters made of bars and bows. Lay them piece by piece, read the word before anyone else.",
    },
    de: {
      name: "Buzzle",
      pitch: "Buchstaben aus Stäben und Bögen. Stück für Stück legen, das Wort vor den anderen lesen.",
    },
  },
  Miniature: BuzzleMiniature,
  loadTexts: () => import("./buzzle-family/texts/index.ts").then((module) => module.buzzleTexts.learn()),
  load: () => import("./buzzle/client.ts").then((module) => module.buzzle),
  loadSetup: () => import("./buzzle/setup.tsx").then((module) => module.buzzleSetup),
  loadAfter: () => import("./buzzle/after.ts").then((module) => module.after),
});

const quickBuzzle = withTexts({
  id: "quick-buzzle",
  seats: { min: 2, max: 4 },
  languages: EVERYWHERE,
  teams: true,
  clocks: "none",
  texts: {
    fr: {
      name: "Quick Buzzle",
      pitch: "Les morceaux d’un mot en vrac. Le premier qui en refait un, juste, gagne.",
    },
    en: {
      name: "Quick Buzzle",
      pitch: "The pieces of a word in a heap. First to build a word with them wins.",
    },
    de: {
      name: "Quick Buzzle",
      pitch: "Die Teile eines Wortes als Haufen. Wer zuerst eines daraus legt, gewinnt.",
    },
  },
  Miniature: QuickBuzzleMiniature,
  loadTexts: () => import("./buzzle-family/texts/index.ts").then((module) => module.buzzleTexts.learn()),
  load: () => import("./quick-buzzle/client.ts").then((module) => module.quickBuzzle),
  loadSetup: () => import("./quick-buzzle/setup.tsx").then((module) => module.quickBuzzleSetup),
  loadAfter: () => import("./quick-buzzle/after.ts").then((module) => module.after),
});

const solitaire = withTexts({
  id: "buzzle-solitaire",
  seats: { min: 1, max: 1 },
  languages: EVERYWHERE,
  teams: false,
  clocks: "none",
  daily: true,
  texts: {
    fr: {
      name: "Buzzle Solitaire",
      pitch: "Quatre tas de morceaux, quinze minutes. Combien de mots en tirerez-vous ?",
    },
    en: {
      name: "Buzzle Solitaire",
      pitch: "Four heaps of pieces, fifteen minutes. How many words are in them?",
    },
    de: {
      name: "Buzzle Solitaire",
      pitch: "Vier Häufchen, fünfzehn Minuten. Wie viele Wörter stecken darin?",
    },
  },
  Miniature: SolitaireMiniature,
  loadTexts: () => import("./buzzle-family/texts/index.ts").then((module) => module.buzzleTexts.learn()),
  load: () => import("./buzzle-solitaire/client.ts").then((module) => module.buzzleSolitaire),
  loadSetup: () => import("./buzzle-solitaire/setup.tsx").then((module) => module.solitaireSetup),
  loadAfter: () => import("./buzzle-solitaire/after.ts").then((module) => module.after),
});

const overturn = withTexts({
  id: "overturn",
  seats: { min: 2, max: 2 },
  languages: EVERYWHERE,
  teams: true,
  clocks: "by-letter",
  texts: {
    fr: {
      name: "Overturn",
      pitch: "Une grille de lettres, des anneaux à deux faces. Chaque mot retourne ceux qu’il traverse.",
    },
    en: {
      name: "Overturn",
      pitch: "A grid of letters, rings with two faces. Every word turns the ones it crosses.",
    },
    de: {
      name: "Overturn",
      pitch: "Ein Buchstabenfeld, Ringe mit zwei Seiten. Jedes Wort dreht die, die es kreuzt.",
    },
  },
  Miniature: OverturnMiniature,
  loadTexts: () => import("./overturn/texts/index.ts").then((module) => module.overturnTexts.learn()),
  load: () => import("./overturn/client.ts").then((module) => module.overturn),
  loadSetup: () => import("./overturn/setup.tsx").then((module) => module.overturnSetup),
  loadAfter: () => import("./overturn/after.ts").then((module) => module.after),
});

const lexiduel = withTexts({
  id: "lexiduel",
  seats: { min: 2, max: 2 },
  languages: EVERYWHERE,
  teams: true,
  clocks: "by-letter",
  // Moving first is an advantage: each side has it once.
  amongFriends: { games: 2 },
  texts: {
    fr: { name: "Lexiduel", pitch: "Deux encres, quatre cents cases. Prolongez vos mots, prenez les siens." },
    en: { name: "Lexiduel", pitch: "Two inks, four hundred squares. Stretch your words, take theirs." },
    de: {
      name: "Lexiduel",
      pitch: "Zwei Tinten, vierhundert Felder. Eigene Wörter verlängern, fremde nehmen.",
    },
  },
  Miniature: LexiduelMiniature,
  loadTexts: () => import("./lexiduel/texts/index.ts").then((module) => module.lexiduelTexts.learn()),
  load: () => import("./lexiduel/client.ts").then((module) => module.lexiduel),
  loadSetup: () => import("./lexiduel/setup.tsx").then((module) => module.lexiduelSetup),
  loadAfter: () => import("./lexiduel/after.ts").then((module) => module.after),
  loadExample: () => import("./lexiduel/worked.ts").then((module) => module.workedReplay()),
});

const motAMot = withTexts({
  id: "mot-a-mot",
  seats: { min: 3, max: 8 },
  languages: ["fr", "en"],
  teams: false,
  clocks: "none",
  texts: {
    fr: {
      name: "Mot à Mot",
      pitch:
        "Les parleurs enchérissent : trois mots à faire trouver, en combien d’indices ? Les chercheurs buzzent.",
    },
    en: {
      name: "Mot à Mot",
      pitch: "Speakers bid: three words to get across, in how many clues? Seekers hit the buzzer.",
    },
    de: {
      name: "Mot à Mot",
      pitch:
        "Auf Englisch oder Französisch. Die Sprecher bieten: drei Wörter, mit wie vielen Hinweisen? Die Sucher drücken den Buzzer.",
    },
  },
  Miniature: MotAMotMiniature,
  loadTexts: () => import("./mot-a-mot/texts/index.ts").then((module) => module.motAMotTexts.learn()),
  load: () => import("./mot-a-mot/client.ts").then((module) => module.motAMot),
  loadSetup: () => import("./mot-a-mot/setup.tsx").then((module) => module.motAMotSetup),
  loadAfter: () => import("./mot-a-mot/after.ts").then((module) => module.after),
});

export const GAMES: readonly GameEntry[] = [
  password,
  buzzle,
  overturn,
  lexiduel,
  motAMot,
  quickBuzzle,
  solitaire,
];
export const FIRST_GAME = password;

/** The language a game is played in by default: the page's, where the game speaks it. */
export const languageFor = (game: GameEntry): Language =>
  languageAmong(game.languages, language.value, globalThis.navigator?.languages ?? []);

/** Fetches a game's code before it is needed. If that fails now, the table tries again and says so. */
export const preload = (game: GameEntry): void => {
  game.load().catch(() => {});
};

export const findGame = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
