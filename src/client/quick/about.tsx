import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { LANGUAGES } from "../../core/language.ts";
import type { LobbyEntry } from "../../protocol/lobby.ts";
import type { Queues } from "../../protocol/quick-match.ts";
import { readQueues } from "../api.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { type LobbyLine, openLobby } from "../lobby/line.ts";
import { lobbyTexts } from "../lobby/texts.ts";
import { LOBBY_PATH, matchPath } from "../route.ts";
import { type Likes, SHARED_GAMES, spoken } from "./likes.ts";
import { leaveQueue, queuePlace } from "./queue.ts";
import { quickTexts } from "./texts.ts";

interface AboutProps {
  readonly wanted: Likes;
  readonly want: (changed: Likes) => void;
}

/** Who else is about, in numbers; and what would begin at once, if only one liked it. */
export function About({ wanted, want }: AboutProps) {
  const said = quickTexts();
  const others = othersWaiting(wanted);
  const nearby = useQueues();
  const elsewhere = LANGUAGES.filter((each) => !spoken(wanted).includes(each)).flatMap((each) => {
    const games = nearby?.languages[each]?.games ?? {};
    const count = Math.max(0, ...wanted.games.map((game) => games[game] ?? 0));
    return count > 0 ? [{ language: each, count }] : [];
  });
  const mine = others.filter(({ game }) => wanted.games.includes(game));
  const notMine = others.filter(({ game }) => !wanted.games.includes(game));
  return (
    <section class="queue-about" aria-labelledby="about-title">
      <h2 id="about-title">{said.about}</h2>
      {others.length + elsewhere.length === 0 && <p class="note">{said.nobody}</p>}
      {mine.length > 0 && (
        <ul class="queue-counts">
          {mine.map(({ game, name, count }) => (
            <li key={game}>
              <b>{name}</b> <span>{said.waitFor(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {notMine.map(({ game, name, count }) => (
        <button
          key={game}
          type="button"
          class="button queue-offer"
          onClick={() => want({ ...wanted, games: [...wanted.games, game] })}
        >
          {said.joinGame(count, name)}
        </button>
      ))}
      {elsewhere.map((each) => (
        <button
          key={each.language}
          type="button"
          class="button queue-offer"
          onClick={() => want({ ...wanted, languages: [...wanted.languages, each.language] })}
        >
          {said.joinLanguage(each.count, texts.value.languages[each.language])}
        </button>
      ))}
      <OpenTables key={language.value} />
    </section>
  );
}

/** By game, how many others would play it. */
function othersWaiting({ games }: Likes): { game: string; name: string; count: number }[] {
  const held = queuePlace.value;
  if (held?.kind !== "waiting") return [];
  return SHARED_GAMES.flatMap(({ id, texts: named }) => {
    const count = (held.games[id] ?? 0) - (games.includes(id) ? 1 : 0);
    return count > 0 ? [{ game: id, name: named[language.value].name, count }] : [];
  });
}

const ASK_MS = 15_000;

/** Asked now and then while somebody waits: the other languages' queues are elsewhere. */
function useQueues(): Queues | null {
  const known = useSignal<Queues | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      if (document.visibilityState === "hidden") return;
      const answer = await readQueues();
      if (isHere && answer.ok) known.value = answer.value;
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  return known.value;
}

const MOST_TABLES = 3;

/** Tables at which one seat is free: they begin with whoever sits down. */
function OpenTables() {
  const said = quickTexts();
  const [line, setLine] = useState<LobbyLine | null>(null);
  useEffect(() => {
    const opened = openLobby(language.value);
    setLine(opened);
    return () => opened.leave();
  }, []);
  const open = (line?.entries.value ?? []).filter(({ state, free }) => state === "waiting" && free > 0);
  if (open.length === 0) return null;
  const soonest = [...open].sort((a, b) => a.free - b.free).slice(0, MOST_TABLES);
  return (
    <>
      <h2>{said.tables}</h2>
      <ul class="lobby-list">
        {soonest.map((entry) => (
          <Table key={entry.id} entry={entry} />
        ))}
      </ul>
      <p>
        <a href={LOBBY_PATH}>{said.allTables}</a>
      </p>
    </>
  );
}

function Table({ entry }: { entry: LobbyEntry }) {
  const said = lobbyTexts();
  const game = findGame(entry.game)?.texts[language.value].name ?? entry.game;
  return (
    <li>
      <span class="lobby-what">
        <b>{game}</b> <span>{said.hostedBy(entry.host)}</span>
        <span class="note">
          {entry.free === 1 ? quickTexts().startsNow : said.free(entry.free, entry.seats)}
        </span>
      </span>
      <a
        class="button"
        href={matchPath(entry.id)}
        aria-label={said.joinOf(entry.host, game)}
        onClick={leaveQueue}
      >
        {said.join}
      </a>
    </li>
  );
}
