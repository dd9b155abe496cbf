import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Board } from "../../protocol/accounts.ts";
import { lacking } from "../../protocol/place.ts";
import { type Answer, type ApiProblem, call } from "../api.ts";
import { findGame, GAMES, type GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { Lost } from "../pages/lost.tsx";
import { Person } from "../people/open.tsx";
import { boardPath, ME_PATH, quickPath } from "../route.ts";
import { guest } from "../session.ts";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { BOARD_TEXTS } from "./texts.ts";
import "./boards.css";

export function BoardPage({ game }: { game: string }) {
  const entry = findGame(game);
  return entry && entry.seats.max > 1 ? <LeaderBoard game={entry} /> : <Lost />;
}

function LeaderBoard({ game }: { game: GameEntry }) {
  const said = BOARD_TEXTS[language.value];
  const board = useSignal<Board | null>(null);
  const problem = useSignal<ApiProblem | null>(null);
  const title = said.title(game.texts[language.value].name);
  usePageTitle(title);

  useEffect(() => {
    void readBoard(game.id).then((answer) => {
      if (answer.ok) board.value = answer.value;
      else problem.value = answer.error;
    });
  }, [game]);

  return (
    <div class="page">
      <Masthead />
      <main id="main" class="board-page" tabIndex={-1} aria-busy={board.value === null && !problem.value}>
        <header>
          <h1>{title}</h1>
          <p class="note">{said.lead}</p>
        </header>
        <nav class="board-games" aria-label={said.games}>
          {GAMES.filter(({ seats }) => seats.max > 1).map(({ id, texts: names }) => (
            <a key={id} href={boardPath(id)} aria-current={id === game.id ? "page" : undefined}>
              {names[language.value].name}
            </a>
          ))}
        </nav>
        <p class="refusal" role="alert">
          {problem.value && texts.value.problems[problem.value]}
        </p>
        {board.value && <Places board={board.value} game={game} />}
      </main>
    </div>
  );
}

function Places({ board, game }: { board: Board; game: GameEntry }) {
  const said = BOARD_TEXTS[language.value];
  return (
    <>
      <div class="board-you">
        <p>{placeOf(board)}</p>
        <p class="row">
          <a class="button is-filled" href={quickPath(game.id)}>
            {said.find}
          </a>
          {board.you === null && (
            <a class="button" href={ME_PATH}>
              {said.account}
            </a>
          )}
        </p>
      </div>
      {board.players.length === 0 ? (
        <p class="lead">{said.empty}</p>
      ) : (
        <table class="board-table">
          <thead>
            <tr>
              <th scope="col">{said.rank}</th>
              <th scope="col">{said.name}</th>
              <th scope="col">{said.rating}</th>
              <th scope="col">{said.matches}</th>
            </tr>
          </thead>
          <tbody>
            {board.players.map(({ rank, player, name, rating, matches, you }) => (
              <tr key={player} data-you={you}>
                <td>{rank}</td>
                <th scope="row">
                  <Who player={player} name={name} you={you} />
                </th>
                <td>{rating}</td>
                <td>{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {board.provisional.length > 0 && (
        <section class="board-provisional">
          <h2>{said.provisional}</h2>
          <ul>
            {board.provisional.map(({ player, name, rating, you }) => (
              <li key={player} data-you={you}>
                <Who player={player} name={name} you={you} />
                <span>{rating}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Who({ player, name, you }: { player: string; name: string | null; you: boolean }) {
  const said = BOARD_TEXTS[language.value];
  return (
    <span class={name === null ? "board-gone" : undefined}>
      {name === null ? said.gone : <Person id={player} name={name} />}
      {you && <span class="note"> ({said.you})</span>}
    </span>
  );
}

function placeOf({ you }: Board): string {
  const said = BOARD_TEXTS[language.value];
  if (you === null) return guest.value === null ? said.youGuest : said.youNone;
  return you.rank === null
    ? said.yourProvisional(lacking(you), you.rating)
    : said.yourPlace(you.rank, you.rating);
}

/** A token that no longer holds is no reason not to look. */
async function readBoard(game: string): Answer<Board> {
  const path = `/api/boards/${encodeURIComponent(game)}`;
  const token = guest.value?.token;
  const answer = await call<Board>("GET", path, token ? { token } : {});
  return !answer.ok && answer.error === "token-invalid" ? call<Board>("GET", path) : answer;
}
