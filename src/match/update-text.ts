import type { AnyGame, Viewer } from "../games/game.ts";
import type { AwayPlayers } from "./absence.ts";
import type { Commit } from "./events.ts";
import type { MatchState } from "./state.ts";
import { commonView, eventsFor, ownView, type SeatView } from "./view.ts";

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
  const common = commonText(commonView(rules, state, connected, away));
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

/** Without the bracket that opens it. */
const commonText = ({ seats, ...rest }: ReturnType<typeof commonView>): string =>
  `"seats":${seatsText(seats)},${JSON.stringify(rest).slice(1)}`;

const known = new WeakMap<readonly SeatView[], string>();

function seatsText(seats: readonly SeatView[]): string {
  const text = known.get(seats) ?? JSON.stringify(seats);
  known.set(seats, text);
  return text;
}
