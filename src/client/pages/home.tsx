import { useSignal } from "@preact/signals";
import type { ApiProblem } from "../api.ts";
import type { OptionsWish } from "../games/client-game.ts";
import { FIRST_GAME, GAMES, type GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { waiting } from "../news/state.ts";
import { isOffline } from "../offline.ts";
import { playBot } from "../play-bot.ts";
import { type RecentMatch, recentMatches } from "../recent.ts";
import {
  ANY_PATH,
  boardPath,
  gamePath,
  LOBBY_PATH,
  MATCHES_PATH,
  matchPath,
  newPath,
  PARTNERS_PATH,
  quickPath,
  SOLO_PATH,
} from "../route.ts";
import { guest } from "../session.ts";
import { Icon } from "../ui/icon.tsx";
import { LanguageChoice } from "../ui/language-choice.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Now } from "./now.tsx";
import "./home.css";

export function Home() {
  const { home } = texts.value;
  usePageTitle(home.title);
  const isBack = recentMatches.value.length > 0;
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="home" tabIndex={-1}>
        <Offline />
        {isBack ? (
          <Back />
        ) : (
          <>
            <Hero />
            <Resume />
          </>
        )}
        <section class="games" aria-labelledby="games-title">
          <h2 id="games-title">{home.games}</h2>
          <ul class="games-list">
            {GAMES.map((game) => (
              <GameTile key={game.id} game={game} />
            ))}
          </ul>
        </section>
        <Now />
      </main>
      <footer class="foot">
        {guest.value && <p>{home.playAs(guest.value.name)}</p>}
        <LanguageChoice />
        {/* A load of its own: that page alone may frame a game, by its own policy. */}
        <a href={PARTNERS_PATH} target="_self">
          {home.partners}
        </a>
      </footer>
    </div>
  );
}

/** Without a network there is one thing to do here, and it comes first. */
function Offline() {
  const { home } = texts.value;
  return (
    <div class="home-offline" role="status">
      {isOffline.value && (
        <p>
          <span>{home.offline}</span> <a href={SOLO_PATH}>{home.offlineGo}</a>
        </p>
      )}
    </div>
  );
}

function Hero() {
  const { home, problems } = texts.value;
  const { busy, problem, play } = useStart(FIRST_GAME);
  return (
    <section class="hero">
      <div class="hero-text">
        <h1>
          {home.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p class="lead">{home.lead}</p>
        <div class="hero-acts">
          <button
            type="button"
            class="button is-filled is-large"
            disabled={busy.value}
            onClick={() => play()}
          >
            {busy.value ? home.playing : home.play}
          </button>
          <a class="button is-large" href={ANY_PATH}>
            {home.stranger}
          </a>
        </div>
        <p class="note">
          {home.playNote} <a href={newPath(FIRST_GAME.id)}>{home.invite}</a>
          <br />
          <a href={LOBBY_PATH}>{home.tables}</a> ·{" "}
          <a href={boardPath(FIRST_GAME.id)}>{texts.value.nav.boards}</a>
        </p>
        <p class="refusal" role="alert">
          {problem.value && problems[problem.value]}
        </p>
      </div>
      <div class="hero-picture">
        <FIRST_GAME.Miniature />
      </div>
    </section>
  );
}

/** So many of the games one plays, the latest first. */
const OWN_GAMES = 3;

/** Who comes back is met by what waits, then by somebody to play with, then by what is new today. */
function Back() {
  const { home, labelled } = texts.value;
  const played = [...new Set(recentMatches.value.map(({ game }) => game))]
    .flatMap((id) => GAMES.find((game) => game.id === id && game.seats.max > 1) ?? [])
    .slice(0, OWN_GAMES);
  const own = played.length > 0 ? played : [FIRST_GAME];
  return (
    <div class="back">
      <h1>{home.back}</h1>
      <Resume />
      <section aria-labelledby="someone-title">
        <h2 id="someone-title">{home.stranger}</h2>
        <p class="row">
          {own.map((game, i) => {
            const { name } = game.texts[language.value];
            return (
              <a
                key={game.id}
                class={i === 0 ? "button is-filled is-large" : "button is-large"}
                href={quickPath(game.id)}
                aria-label={labelled(home.stranger, name)}
              >
                {name}
              </a>
            );
          })}
        </p>
        <p class="note">
          <a href={newPath(own[0]!.id)}>{home.inviteShort}</a> · <a href={LOBBY_PATH}>{home.tables}</a> ·{" "}
          <a href={boardPath(own[0]!.id)}>{texts.value.nav.boards}</a>
        </p>
      </section>
      <section aria-labelledby="today-title">
        <h2 id="today-title">{texts.value.home.daily}</h2>
        <p class="row">
          {GAMES.filter(({ daily }) => daily).map((game) => (
            <DailyToday key={game.id} game={game} />
          ))}
        </p>
      </section>
    </div>
  );
}

function DailyToday({ game }: { game: GameEntry }) {
  const { home, labelled, problems } = texts.value;
  const { name } = game.texts[language.value];
  const { busy, problem, play } = useStart(game);
  return (
    <>
      <button
        type="button"
        class="button is-large"
        disabled={busy.value}
        aria-label={labelled(home.daily, name)}
        onClick={() => play({ daily: true })}
      >
        {name}
      </button>
      <span class="refusal" role="alert">
        {problem.value && problems[problem.value]}
      </span>
    </>
  );
}

function Resume() {
  const { home } = texts.value;
  const invitations = waiting.value?.invitations ?? [];
  // What one is invited to play again has ended, though this browser may have left before.
  const ended = new Set(invitations.map(({ match }) => match));
  const open = recentMatches.value.filter(({ id, over }) => !over && !ended.has(id)).slice(0, 4);
  if (open.length + ended.size === 0 && !waiting.value?.matches.length) return null;
  return (
    <section class="resume" aria-labelledby="resume-title">
      <h2 id="resume-title">{home.resume}</h2>
      <ul>
        {invitations.map(({ match, game, by }) => (
          <li key={match}>
            <a href={MATCHES_PATH}>
              <span>{home.invited(by, nameOf(game))}</span>
              <span class="resume-go">{home.invitedGo}</span>
            </a>
          </li>
        ))}
        {open.map((match) => (
          <li key={match.id}>
            <a href={matchPath(match.id)}>
              <span>{resumed(match)}</span>
              <span class="resume-go">{home.resumeGo}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={MATCHES_PATH}>{home.resumeAll}</a>
      </p>
    </section>
  );
}

function GameTile({ game }: { game: GameEntry }) {
  const { home, labelled, problems } = texts.value;
  const { name, pitch } = game.texts[language.value];
  const start = useStart(game);
  return (
    <li class={`tile accent-${game.accent}`} data-game={game.id}>
      <div class="tile-picture">
        <game.Miniature />
      </div>
      <h3>
        <a href={gamePath(game.id)}>{name}</a>
      </h3>
      <p class="tile-facts">{home.gameFacts(game.seats.min, game.seats.max)}</p>
      <p class="tile-pitch">{pitch}</p>
      <p class="tile-acts">
        <button
          type="button"
          class="button"
          disabled={start.busy.value}
          aria-label={home.playGame(name)}
          onClick={() => start.play()}
        >
          {home.playShort}
        </button>
        {game.daily && (
          <button
            type="button"
            class="button"
            disabled={start.busy.value}
            aria-label={labelled(home.daily, name)}
            onClick={() => start.play({ daily: true })}
          >
            {home.daily}
          </button>
        )}
        {game.seats.max > 1 && (
          <a class="button" href={quickPath(game.id)} aria-label={labelled(home.stranger, name)}>
            {home.stranger}
          </a>
        )}
        <a
          class="tile-custom"
          href={newPath(game.id)}
          aria-label={labelled(home.custom, name)}
          title={home.custom}
        >
          <Icon name="settings" />
        </a>
      </p>
      <p class="refusal" role="alert">
        {start.problem.value && problems[start.problem.value]}
      </p>
    </li>
  );
}

/** One press to a match against bots. */
function useStart(game: GameEntry) {
  const busy = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);
  async function play(options: OptionsWish = {}) {
    busy.value = true;
    problem.value = await playBot(game, { options });
    busy.value = false;
  }
  return { busy, problem, play };
}

/** A table without anybody else waits for somebody, unless it is a game for one. */
function resumed({ game, with: others }: RecentMatch): string {
  const { home } = texts.value;
  const name = nameOf(game);
  if (others !== "") return home.resumeOne(name, others);
  return GAMES.find(({ id }) => id === game)?.seats.max === 1 ? name : home.resumeWaiting(name);
}

const nameOf = (id: string): string => GAMES.find((game) => game.id === id)?.texts[language.value].name ?? id;
