import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LANGUAGES } from "../../core/language.ts";
import { isNewTo } from "../first-play.ts";
import type { FirstMinute } from "../games/first-minute.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { Lost } from "../pages/lost.tsx";
import { boardPath, examplePath, lessonPath, newPath, quickPath, rulesPath } from "../route.ts";
import { Loading } from "../ui/lazy.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { aboutGame } from "./about.ts";
import { placeIn } from "./place.ts";
import { PlayBot, StartButton } from "./play-bot.tsx";
import { learnTexts } from "./texts.ts";
import { Today } from "./today.tsx";
import "./game-page.css";

/** A game's own page: what it is, and every way into it. */
export function GamePage({ game }: { game: string }) {
  const entry = findGame(game);
  if (!entry) return <Lost />;
  return isNewTo(game) ? <ToNewcomer game={entry} /> : <Shown game={entry} />;
}

/** Who has never played it is told first what winning means. Where that does not come, the page is as for everybody. */
function ToNewcomer({ game }: { game: GameEntry }) {
  const first = useSignal<FirstMinute | "failed" | null>(null);
  useEffect(() => {
    game.loadFirstMinute().then(
      (found) => {
        first.value = found;
      },
      () => {
        first.value = "failed";
      },
    );
  }, [game]);
  if (first.value === null) return <Loading />;
  return first.value === "failed" ? (
    <Shown game={game} />
  ) : (
    <Shown game={game} goal={first.value.texts[language.value].goal} />
  );
}

function Shown({ game, goal }: { game: GameEntry; goal?: string }) {
  const { name, pitch } = game.texts[language.value];
  const { page } = learnTexts.value;
  const isAlone = game.seats.max === 1;
  usePageTitle(name);
  return (
    <div class="page">
      <Masthead />
      <main id="main" class={`game-page accent-${game.accent}`} tabIndex={-1}>
        <div class="game-picture">
          <game.Miniature />
        </div>
        <header class="game-head">
          <h1>{name}</h1>
          <p class="lead">{goal ?? pitch}</p>
          <p class="note">{facts(game)}</p>
        </header>
        <section class="game-play" aria-label={page.nextTo}>
          {goal === undefined ? <PlayBot game={game} /> : <FirstPlay game={game} />}
          <p class="row">
            {!isAlone && (
              <a class="button" href={quickPath(game.id)}>
                {page.stranger}
              </a>
            )}
            <a class="button" href={newPath(game.id)}>
              {isAlone ? page.roomAlone : page.room}
            </a>
          </p>
        </section>
        <section class="game-about" aria-labelledby="about">
          <h2 id="about">{page.about}</h2>
          {aboutGame(game.id, language.value).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        {game.daily && <Today game={game} />}
        <ul class="game-ways">
          <Way title={page.learn} note={page.learnNote}>
            <LessonLink game={game} />
          </Way>
          <Way title={page.practise} note={isAlone ? page.practiseAlone : page.practiseNote}>
            <StartButton game={game} label={page.practise} wish={practiceOf(game)} />
          </Way>
          <Way title={page.rules} note={page.rulesNote}>
            <a class="button" href={rulesPath(game.id)}>
              {page.read}
            </a>
          </Way>
          {game.loadExample && (
            <Way title={page.example} note={page.exampleNote}>
              <a class="button" href={examplePath(game.id)}>
                {page.watch}
              </a>
            </Way>
          )}
          {!isAlone && (
            <Way title={page.board} note={page.boardNote}>
              <a class="button" href={boardPath(game.id)}>
                {page.seeBoard}
              </a>
            </Way>
          )}
        </ul>
      </main>
    </div>
  );
}

/** Two doors: learn it, or play it at once with somebody at one's side. */
function FirstPlay({ game }: { game: GameEntry }) {
  const { page } = learnTexts.value;
  const isAlone = game.seats.max === 1;
  return (
    <div class="first-play">
      <p class="row">
        <StartButton game={game} label={isAlone ? page.alone : page.play} isFilled />
        <a class="button is-large" href={lessonPath(game.id)}>
          {page.learnFirst}
        </a>
      </p>
      <p class="note">{isAlone ? page.firstAlone : page.firstNote}</p>
    </div>
  );
}

function Way(props: { title: string; note: string; children: preact.ComponentChildren }) {
  return (
    <li class="game-way">
      <h2>{props.title}</h2>
      <p class="note">{props.note}</p>
      <div>{props.children}</div>
    </li>
  );
}

/** Whoever left a lesson comes back to where it was. */
function LessonLink({ game }: { game: GameEntry }) {
  const { page } = learnTexts.value;
  const place = placeIn(game.id);
  return (
    <a class="button" href={lessonPath(game.id)}>
      {place && place.at > 0 ? page.resume(place.at + 1, place.of) : page.begin}
    </a>
  );
}

const practiceOf = ({ practice: options }: GameEntry) => ({
  practice: true,
  ...(options ? { options: { ...options } } : {}),
});

function facts(game: GameEntry): string {
  const { page } = learnTexts.value;
  const { languages, home } = texts.value;
  const parts = [home.gameFacts(game.seats.min, game.seats.max)];
  if (game.teams) parts.push(page.teams);
  const spoken = new Intl.ListFormat(language.value).format(
    LANGUAGES.filter((each) => game.languages.includes(each)).map((each) => languages[each]),
  );
  return [...parts, page.playedIn(spoken)].join(" · ");
}
