import { isNewTo } from "../first-play.ts";
import { type GameEntry, preload } from "../games/registry.ts";

/** More games than this are not fetched before it is known which is played. */
const MOST_GAMES = 3;

/** Fetches what a table of strangers needs while one waits, so that from the pairing on only its socket is to open. */
export function makeReady(games: readonly GameEntry[]): void {
  const later = (): void => {}; // the table fetches what is missing, and says so
  import("../match/page.tsx").catch(later);
  import("../match/gathering-note.tsx").catch(later);
  // A guest among people is told there how these read their name.
  import("../room/own-name.tsx").catch(later);
  for (const game of games.slice(0, MOST_GAMES)) {
    preload(game);
    if (isNewTo(game.id)) import("../match/guide.tsx").then(({ loadFirst }) => loadFirst(game)).catch(later);
  }
}
