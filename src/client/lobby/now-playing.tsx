import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LobbyEntry } from "../../protocol/lobby.ts";
import { findGame } from "../games/registry.ts";
import { language } from "../language.ts";
import { LOBBY_PATH, matchPath } from "../route.ts";
import { bestToWatch } from "./best.ts";
import { type LobbyLine, openLobby } from "./line.ts";
import { lobbyTexts } from "./texts.ts";
import "./now-playing.css";

/**
 * The best match that runs, live: it comes, changes and goes with what the lobby tells. Its board is one press away, since
 * everybody who looks at that counts as a spectator at the table.
 */
export function NowPlaying() {
  const said = lobbyTexts();
  const line = useSignal<LobbyLine | null>(null);
  const shown = useSignal<LobbyEntry | null>(null);
  useEffect(() => {
    const opened = openLobby(language.value);
    line.value = opened;
    return () => opened.leave();
  }, [language.value]);
  useSignalEffect(() => {
    const entries = line.value?.entries.value ?? [];
    shown.value = bestToWatch(entries, shown.peek()?.id ?? null);
  });
  const entry = shown.value;
  const game = entry && findGame(entry.game);
  if (!entry || !game) return null;
  const who = entry.people.join(", ");
  const { name } = game.texts[language.value];
  return (
    <section class="now" aria-labelledby="now-title">
      <h2 id="now-title">{said.now}</h2>
      <p class="now-match">
        <span>
          <b>{name}</b> {who}
          {entry.watchers > 0 && <span class="note"> · {said.watchers(entry.watchers)}</span>}
        </span>
        <a class="button" href={matchPath(entry.id)} aria-label={said.watchOf(who, name)}>
          {said.watch}
        </a>
        <a href={LOBBY_PATH}>{said.all}</a>
      </p>
    </section>
  );
}
