import type { LobbyEntry } from "../../protocol/lobby.ts";

/**
 * The match worth watching: people alone, most looked at, else the one last heard of. Who is shown stays until another
 * draws more, or it is over: what one is about to press does not change for nothing.
 */
export function bestToWatch(entries: readonly LobbyEntry[], shown: string | null): LobbyEntry | null {
  const played = entries.filter(
    ({ state, people, bots }) => state === "playing" && people.length > 1 && bots === 0,
  );
  const held = played.find(({ id }) => id === shown) ?? null;
  const best = played.reduce<LobbyEntry | null>(
    (a, b) => (a === null || b.watchers > a.watchers ? b : a),
    null,
  );
  return held && best && held.watchers >= best.watchers ? held : best;
}
