import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { guidedIn, isNewTo, noteOver, notePlayed } from "../first-play.ts";
import type { ClientGame } from "../games/client-game.ts";
import type { FirstMinute } from "../games/first-minute.ts";
import type { GameEntry } from "../games/registry.ts";
import { useAloud } from "./aloud.ts";
import { useFocusKept } from "./focus.ts";
import { Guide } from "./guide.tsx";
import { Help } from "./help.tsx";
import { Missed } from "./missed.tsx";
import type { MatchStore } from "./store.ts";
import "./beside.css";

/** After so many moves of one's own the game is known. */
const KNOWN_AFTER = 2;

/** What helps beside the board, fetched while the board is shown: nobody waits for it but who is new to the game. */
export function Beside(props: {
  match: MatchStore;
  game: GameEntry;
  client: ClientGame;
  help: Signal<boolean>;
}) {
  const { match, game, client, help } = props;
  const first = useSignal<FirstMinute | null>(known.get(game.id) ?? null);
  const isNew = useRef(isNewTo(game.id) || guidedIn(match.id) !== null).current;
  const isWanted = isNew || help.value;
  useEffect(() => {
    if (isWanted && first.value === null)
      loadFirst(game).then(
        (found) => {
          first.value = found;
        },
        () => {}, // one plays without it
      );
  }, [isWanted]);
  useAloud(match, client);
  useFocusKept(match);
  usePlayed(match, game);
  return (
    <>
      <Missed match={match} client={client} />
      {isNew && first.value && <Guide match={match} game={game} first={first.value} />}
      {help.value && <Help match={match} game={game} first={first.value} open={help} />}
    </>
  );
}

const known = new Map<string, FirstMinute>();

/** Before the board is shown to somebody new, so that nothing moves once it is there. */
export async function loadFirst(game: GameEntry): Promise<FirstMinute> {
  const found = await game.loadFirstMinute();
  known.set(game.id, found);
  return found;
}

function usePlayed(match: MatchStore, game: GameEntry): void {
  const moves = useRef(0);
  const wasOver = useRef<boolean | null>(null);
  useSignalEffect(() => {
    if (match.answered.value?.ok && ++moves.current === KNOWN_AFTER) notePlayed(game.id);
  });
  useSignalEffect(() => {
    const view = match.view.value;
    const isOver = view !== null && view.outcome !== null;
    if (isOver && wasOver.current === false && match.seat.peek() !== null) noteOver(game.id);
    wasOver.current = isOver;
  });
}
