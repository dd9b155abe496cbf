import type { ComponentType } from "preact";
import type { Language } from "../../core/language.ts";
import type { GameFacts } from "../../games/facts.ts";
import type { Replay } from "../../match/log.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import type { ClientGame, GameSetup } from "./client-game.ts";
import type { FirstMinute } from "./first-minute.ts";
import type { GameAfter } from "./game-after.ts";

/**
 * A game on the client: its facts, its miniature, and how to fetch the rest of it. This much is on the home page.
 * Lesson, rules, what it is like and its advice are found by their places in its folder (`learn/library.ts`).
 */
export interface GameEntry extends GameFacts {
  /** The colour of its tile and its pages. */
  readonly accent: Accent;
  /** Drawn by us, and never asked to be read: the text beside it says the same. */
  readonly Miniature: ComponentType;
  /** What it says, in the language of the page. Whoever loads a part by other ways than these asks for it first. */
  readonly loadTexts: () => Promise<void>;
  readonly load: () => Promise<ClientGame>;
  readonly loadSetup: () => Promise<GameSetup>;
  readonly loadAfter: () => Promise<GameAfter>;
  /** For those who are new to it, and who ask what to do. */
  readonly loadFirstMinute: () => Promise<FirstMinute>;
  /** A match that its rules are explained by. */
  readonly loadExample?: () => Promise<Replay>;
  /** Who has found how much of the puzzle of the day. */
  readonly loadDayTable?: () => Promise<ComponentType<{ readonly language: Language }>>;
  /** The page where it is played alone and without a server. */
  readonly loadSolo?: () => Promise<ComponentType>;
}

/** Colours of `styles/tokens.css`. */
export type Accent = "ochre" | "lapis" | "moss" | "vermilion" | "plum";

/** Nothing of a game is handed out before its texts are there; both are fetched at the same time. */
export function clientGame({
  facts,
  ...game
}: Omit<GameEntry, keyof GameFacts> & { facts: GameFacts }): GameEntry {
  const along =
    <Part>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      const [part] = await Promise.all([load(), game.loadTexts()]);
      return part;
    };
  const { loadDayTable, loadSolo } = game;
  return {
    ...facts,
    texts: inEachLanguage(facts.texts),
    ...game,
    load: along(game.load),
    loadSetup: along(game.loadSetup),
    loadAfter: along(game.loadAfter),
    ...(loadDayTable ? { loadDayTable: along(loadDayTable) } : {}),
    ...(loadSolo ? { loadSolo: along(loadSolo) } : {}),
  };
}
