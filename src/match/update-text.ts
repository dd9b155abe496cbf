import type { AnyGame, Viewer } from "../games/game.ts";
import type { AwayPlayers } from "./absence.ts";
import type { Commit } from "./events.ts";
import type { MatchState } from "./state.ts";
import { commonView, eventsFor, ownView } from "./view.ts";

/**
 * The frame that a commit sends, as text: one for each kind of viewer, however many of them look; of an open game,
 * one. What is the same for everybody closes every frame, and is put into words once.
 */
export function updateTexts(
  rules: AnyGame,
  state: MatchState,
  commit: Commit,
  connected: ReadonlySet<string>,
  away: AwayPlayers,
): (viewer: Viewer) => string {
  const texts = new Map<Viewer, string>();
  const common = JSON.stringify(commonView(rules, state, connected, away)).slice(1);
  return (whoever) => {
    const viewer = rules.isOpen ? null : whoever;
    let text = texts.get(viewer);
    if (text === undefined) {
      const events = JSON.stringify(eventsFor(rules, [commit], viewer));
      const own = JSON.stringify(ownView(rules, state, viewer)).slice(0, -1);
      text = `{"type":"update","seq":${state.seq},"now":${commit.at},"events":${events},"view":${own},${common}}`;
      texts.set(viewer, text);
    }
    return text;
  };
}
