import { type Signal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { noteOver, notePlayed } from "../first-play.ts";
import type { ClientGame } from "../games/client-game.ts";
import type { GameEntry } from "../games/registry.ts";
import { language } from "../language.ts";
import { notify } from "../news/notify.ts";
import { NEWS_TEXTS } from "../news/texts.ts";
import { matchPath } from "../route.ts";
import { settings } from "../settings.ts";
import { lazy } from "../ui/lazy.tsx";
import { useAloud } from "./aloud.ts";
import { isByDays } from "./at-table.ts";
import { useFeedback, useWakeLock } from "./feedback.ts";
import { useFocusKept } from "./focus.ts";
import { Missed } from "./missed.tsx";
import { confirmedOf, type MatchStore } from "./store.ts";
import "./beside.css";

/** Only for who asks. */
const Help = lazy(
  () => import("./help.tsx").then((module) => module.Help),
  () => null,
  () => null,
);

/** Where a bot sits, and only for who likes it to speak. A match in the page is a lesson: there its script speaks. */
const BotVoice = lazy(
  () => import("../bots/bubble.tsx").then((module) => module.BotVoice),
  () => null,
  () => null,
);

/** After so many moves of one's own the game is known. */
const KNOWN_AFTER = 2;

/** What helps beside the board, fetched once the board is there: nobody waits for it. */
export function Beside(props: {
  match: MatchStore;
  game: GameEntry;
  client: ClientGame;
  help: Signal<boolean>;
}) {
  const { match, game, client, help } = props;
  useFeedback(match, client);
  useWakeLock(match);
  useAloud(match, client);
  useFocusKept(match);
  usePlayed(match, game);
  useForetold(match, client);
  useRest(match);
  useToldOutside(match, game);
  return (
    <>
      <Missed match={match} client={client} />
      {settings.value.botLines && match.lags && match.seats.value.some(({ bot }) => bot !== null) && (
        <BotVoice match={match} game={game.id} />
      )}
      {help.value && <Help match={match} game={game} open={help} />}
    </>
  );
}

/** So long a page that nobody sees stays at a table of days. */
const UNSEEN_MS = 60_000;

/** Where nobody is expected, a page that nobody sees leaves the table: who sits there is then told on their devices. */
function useRest(match: MatchStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isResting = false;
    const turn = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        if (isResting) match.takeBack();
        isResting = false;
      } else
        timer = setTimeout(() => {
          isResting = isByDays(match) && match.rest !== undefined;
          if (isResting) match.rest?.();
        }, UNSEEN_MS);
    };
    turn();
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [match]);
}

/** Who sits here and looks elsewhere is told of their turn, once it comes. */
function useToldOutside(match: MatchStore, game: GameEntry): void {
  const wasMine = useRef<boolean | null>(null);
  useSignalEffect(() => {
    const view = confirmedOf(match).value;
    if (!view) return;
    const seat = match.seat.value;
    const isMine = seat !== null && view.awaiting.includes(seat) && view.outcome === null;
    if (isMine && wasMine.current === false)
      notify(NEWS_TEXTS[language.peek()].turn(game.texts[language.peek()].name), matchPath(match.id), true);
    wasMine.current = isMine;
  });
}

/** Without it moves are shown once they are answered. */
function useForetold(match: MatchStore, client: ClientGame): void {
  useEffect(() => {
    client.loadForetell?.().then(
      (how) => match.foretell?.(how),
      () => {},
    );
  }, [match, client]);
}

function usePlayed(match: MatchStore, game: GameEntry): void {
  const moves = useRef(0);
  const wasOver = useRef<boolean | null>(null);
  useSignalEffect(() => {
    if (match.answered.value?.ok && ++moves.current === KNOWN_AFTER) notePlayed(game.id);
  });
  useSignalEffect(() => {
    const view = confirmedOf(match).value;
    const isOver = view !== null && view.outcome !== null;
    if (isOver && wasOver.current === false && match.seat.peek() !== null) noteOver(game.id);
    wasOver.current = isOver;
  });
}
