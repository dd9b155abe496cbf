import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { findGame, type GameEntry, languageFor, preload } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { Lost } from "../pages/lost.tsx";
import { playBot } from "../play-bot.ts";
import { go, matchPath } from "../route.ts";
import { announce } from "../ui/live.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { joinQueue, leaveQueue, queuePlace } from "./queue.ts";
import "./quick.css";

export function QuickPage({ game }: { game: string }) {
  const entry = findGame(game);
  return entry && entry.seats.max > 1 ? <Queue game={entry} /> : <Lost />;
}

/** After this long, somebody who waits is offered a bot. */
const PATIENCE_MS = 8000;

/** Waiting for a stranger: the board is there already, and so is something to do meanwhile. */
function Queue({ game }: { game: GameEntry }) {
  const { quick, backHome, retry } = texts.value;
  const name = game.texts[language.value].name;
  const waited = useSignal(false);
  usePageTitle(quick.title(name));

  useEffect(() => {
    preload(game);
    void joinQueue(game.id, languageFor(game));
    const timer = setTimeout(() => {
      waited.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [game]);

  const held = queuePlace.value;
  const match = held?.kind === "matched" ? held.match : null;
  useEffect(() => {
    if (match === null) return;
    announce(quick.found);
    leaveQueue();
    go(matchPath(match));
  }, [match]);

  const ended = held?.kind === "ended";
  const isOver = ended || held?.kind === "barred";
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="queue" tabIndex={-1}>
        <div class="queue-picture">
          <game.Miniature />
        </div>
        <div class="queue-text">
          <h1>{quick.title(name)}</h1>
          <p class="lead" role="status">
            {ended ? (held.elsewhere ? quick.elsewhere : quick.failed) : sayStatus()}
          </p>
          <p class="row">
            {ended && (
              <button
                type="button"
                class="button is-filled"
                onClick={() => joinQueue(game.id, languageFor(game))}
              >
                {held.elsewhere ? quick.waitHere : retry}
              </button>
            )}
            {waited.value && !isOver && (
              <button type="button" class="button is-filled" onClick={() => playBot(game)}>
                {quick.meanwhile}
              </button>
            )}
            <a class="button" href="/" onClick={leaveQueue}>
              {isOver ? backHome : quick.leave}
            </a>
          </p>
          {waited.value && !isOver && <p class="note">{quick.meanwhileNote}</p>}
        </div>
      </main>
    </div>
  );
}

function sayStatus(): string {
  const { quick } = texts.value;
  const held = queuePlace.value;
  if (held?.kind === "offered") return quick.offered;
  if (held?.kind === "barred")
    return quick.barred(new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(held.until));
  if (held?.kind === "resting")
    return quick.resting(new Intl.DateTimeFormat(language.value, { timeStyle: "short" }).format(held.until));
  if (held?.kind === "waiting") return held.players > 1 ? quick.several(held.players) : quick.alone;
  return quick.joining;
}
