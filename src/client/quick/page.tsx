import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { findGame, type GameEntry, languageFor } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { formatLeft } from "../match/format-left.ts";
import { Lost } from "../pages/lost.tsx";
import { playBot } from "../play-bot.ts";
import { go, isFramed, matchPath } from "../route.ts";
import { announce } from "../ui/live.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { About } from "./about.tsx";
import { keepLikes, type Likes, likes, noteSearch, SHARED_GAMES, spoken } from "./likes.ts";
import { joinQueue, leaveQueue, queuePlace } from "./queue.ts";
import { makeReady } from "./ready.ts";
import { quickTexts } from "./texts.ts";
import { Wishes } from "./wishes.tsx";
import "./quick.css";

export function QuickPage({ game }: { game: string | null }) {
  if (game === null) return <AnyQueue />;
  const entry = findGame(game);
  return entry && entry.seats.max > 1 ? <GameQueue game={entry} /> : <Lost />;
}

/** For whatever one likes to play, as it was chosen last. */
function AnyQueue() {
  return <Queue title={quickTexts().any} wanted={likes.value} want={keepLikes} isAny={true} />;
}

/** For one game, and whatever is added to it while one waits. */
function GameQueue({ game }: { game: GameEntry }) {
  const wanted = useSignal<Likes>({
    games: [game.id],
    languages: languageFor(game) === language.value ? [] : [languageFor(game)],
    paces: likes.value.paces,
  });
  const want = (changed: Likes): void => {
    wanted.value = changed;
  };
  const title = texts.value.quick.title(game.texts[language.value].name);
  return <Queue title={title} wanted={wanted.value} want={want} isAny={false} />;
}

/** After this long, somebody who waits is offered a bot. */
const PATIENCE_MS = 8000;
const MOST_PICTURES = 6;

interface QueueProps {
  readonly title: string;
  readonly wanted: Likes;
  readonly want: (changed: Likes) => void;
  readonly isAny: boolean;
}

/** Waiting for a stranger: the boards are there already, who else waits, and something to do meanwhile. */
function Queue({ title, wanted, want, isAny }: QueueProps) {
  const { quick, backHome, retry } = texts.value;
  const waited = useSignal(false);
  const games = SHARED_GAMES.filter(({ id }) => wanted.games.includes(id));
  const [first = SHARED_GAMES[0]!] = games;
  const { paces } = wanted;
  const join = (): Promise<void> => joinQueue({ games: wanted.games, languages: spoken(wanted), paces });
  usePageTitle(title);

  useEffect(() => {
    noteSearch(isAny);
    const timer = setTimeout(() => {
      waited.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAny]);
  useEffect(() => {
    makeReady(games);
    void join();
  }, [wanted, language.value]);

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
        <div class={games.length > 1 ? "queue-picture is-many" : "queue-picture"}>
          {games.slice(0, MOST_PICTURES).map((game) => (
            <div key={game.id} class="queue-board">
              <game.Miniature />
            </div>
          ))}
        </div>
        <div class="queue-text">
          <h1>{title}</h1>
          <p class="lead" role="status">
            {ended ? (held.elsewhere ? quick.elsewhere : quick.failed) : sayStatus()}
          </p>
          {held?.kind === "waiting" && <Waited since={held.since} />}
          <p class="row">
            {ended && (
              <button type="button" class="button is-filled" onClick={join}>
                {held.elsewhere ? quick.waitHere : retry}
              </button>
            )}
            {waited.value && !isOver && (
              <button type="button" class="button is-filled" onClick={() => playBot(first)}>
                {quick.meanwhile}
              </button>
            )}
            <a class="button" href="/" onClick={leaveQueue}>
              {isOver ? backHome : quick.leave}
            </a>
          </p>
          {waited.value && !isOver && <p class="note">{quick.meanwhileNote}</p>}
          {!isOver && !isFramed() && <About wanted={wanted} want={want} />}
          {!isOver && !isFramed() && <Wishes wanted={wanted} want={want} />}
        </div>
      </main>
    </div>
  );
}

/** How long one has waited: it moves, so that nobody wonders whether anything still does. */
function Waited({ since }: { since: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="note queue-since">
      {quickTexts().since}{" "}
      <span role="timer">{formatLeft(Math.max(0, now.value - since), language.value)}</span>
    </p>
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
