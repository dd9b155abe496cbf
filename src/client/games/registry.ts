import type { Language } from "../../core/language.ts";
import { languageAmong } from "../choose-language.ts";
import { language } from "../language.ts";
import { buzzle } from "./buzzle/index.ts";
import { buzzleSolitaire } from "./buzzle-solitaire/index.ts";
import type { GameEntry } from "./game-entry.ts";
import { lexiduel } from "./lexiduel/index.ts";
import { motAMot } from "./mot-a-mot/index.ts";
import { overturn } from "./overturn/index.ts";
import { password } from "./password/index.ts";
import { quickBuzzle } from "./quick-buzzle/index.ts";

export type { GameEntry } from "./game-entry.ts";

/** The games one can play here, in the order of the home page. */
export const GAMES: readonly GameEntry[] = [
  password,
  buzzle,
  overturn,
  lexiduel,
  motAMot,
  quickBuzzle,
  buzzleSolitaire,
];
/** What the home page puts forward. */
export const FIRST_GAME = password;
/** What samples and demos play: for two, and without a secret to choose first. */
export const SAMPLE_GAME = overturn;

/** The language a game is played in by default: the page's, where the game speaks it. */
export const languageFor = (game: GameEntry): Language =>
  languageAmong(game.languages, language.value, globalThis.navigator?.languages ?? []);

/** Fetches a game's code before it is needed. If that fails now, the table tries again and says so. */
export const preload = (game: GameEntry): void => {
  game.load().catch(() => {});
};

export const findGame = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
