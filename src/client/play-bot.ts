import type { BotLevel } from "../games/game.ts";
import type { ApiProblem } from "./api.ts";
import { isNewTo, keepGuided } from "./first-play.ts";
import type { OptionsWish } from "./games/client-game.ts";
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

/**
 * From one press to the table: guest, match and the game's code are fetched while the button is still down. Somebody's
 * first match of a game is against beginners, without a clock, and guided.
 */
export async function playBot(
  game: GameEntry,
  wish: { readonly practice?: boolean; readonly options?: OptionsWish } = {},
): Promise<ApiProblem | null> {
  preload(game);
  const isDaily = wish.options?.daily === true;
  const isFirst = isNewTo(game.id) && !isDaily;
  const level = isFirst ? 1 : lastBotLevel();
  const made = await openMatch({
    ...wish,
    options: { ...(isDaily ? {} : isFirst ? game.practice : game.withBots), ...wish.options },
    game: game.id,
    language: languageFor(game),
    bots: isDaily ? [] : Array.from({ length: game.seats.min - 1 }, () => ({ level })),
  });
  if (!made.ok) return made.error;
  if (isFirst) keepGuided({ match: made.value.id, done: [] });
  go(matchPath(made.value.id));
  return null;
}
