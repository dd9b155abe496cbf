import type { BotLevel } from "../games/game.ts";
import type { ApiProblem, MatchWish } from "./api.ts";
import { type GameEntry, languageFor, preload } from "./games/registry.ts";
import { go, matchPath } from "./route.ts";
import { openMatch } from "./session.ts";
import { recall, remember } from "./storage.ts";

const LEVEL_KEY = "bot-level";

export const lastBotLevel = (): BotLevel => {
  const level = recall<number>(LEVEL_KEY);
  return level === 2 || level === 3 ? level : 1;
};
export const keepBotLevel = (level: BotLevel): void => remember(LEVEL_KEY, level);

/** From one press to the table: guest, match and the game's code are fetched while the button is still down. */
export async function playBot(
  game: GameEntry,
  wish: Pick<MatchWish, "practice" | "options"> = {},
): Promise<ApiProblem | null> {
  preload(game);
  const made = await openMatch({
    ...wish,
    game: game.id,
    language: languageFor(game),
    bots: Array.from({ length: game.seats.min - 1 }, () => ({ level: lastBotLevel() })),
  });
  if (!made.ok) return made.error;
  go(matchPath(made.value.id));
  return null;
}
