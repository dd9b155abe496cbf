import type { ComponentType } from "preact";
import type { Language } from "../../core/language.ts";
import type { ClientGame, GameSetup } from "./client-game.ts";
import { PasswordMiniature } from "./password/miniature.tsx";

/** The games one can play here. This much is on the home page; the rest of a game comes when it is wanted. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly languages: readonly Language[];
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly pitch: string }>>;
  /** Drawn by us, and never asked to be read: the text beside it says the same. */
  readonly Miniature: ComponentType;
  readonly load: () => Promise<ClientGame>;
  readonly loadSetup: () => Promise<GameSetup>;
}

const password: GameEntry = {
  id: "password",
  seats: { min: 2, max: 4 },
  languages: ["fr", "en", "de"],
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
  load: () => import("./password/client.ts").then((module) => module.password),
  loadSetup: () => import("./password/setup.tsx").then((module) => module.passwordSetup),
};

export const GAMES: readonly GameEntry[] = [password];
export const FIRST_GAME = password;

/** Fetches a game's code before it is needed. If that fails now, the table tries again and says so. */
export const preload = (game: GameEntry): void => {
  game.load().catch(() => {});
};

export const findGame = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
