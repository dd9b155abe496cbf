import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { LANGUAGES, type Language } from "../../core/language.ts";
import { parseCode } from "../../matchmaking/room-code.ts";
import type { LobbyEntry } from "../../protocol/lobby.ts";
import { findGame, GAMES } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { clockText } from "../room/clock-fields.tsx";
import { go, matchPath, newPath, roomPath } from "../route.ts";
import { Choice } from "../ui/choice.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { type LobbyLine, openLobby } from "./line.ts";
import { lobbyTexts } from "./texts.ts";
import "./lobby.css";

/** Where people find a table: by a friend's code, among those that are open, or to watch. */
export function LobbyPage() {
  const said = lobbyTexts();
  const words = useSignal<Language>(language.value);
  usePageTitle(said.title);
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="lobby" tabIndex={-1}>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
        <CodeForm />
        <Choice
          legend={said.words}
          value={words.value}
          choices={LANGUAGES.map((each) => [each, texts.value.languages[each]])}
          change={(value) => {
            words.value = value;
          }}
        />
        <Lists key={words.value} words={words.value} />
      </main>
    </div>
  );
}

export function CodeForm({ initial = "" }: { initial?: string }) {
  const said = lobbyTexts();
  const typed = useSignal(initial);
  const isWrong = useSignal(false);
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        const code = parseCode(typed.value);
        isWrong.value = code === null;
        if (code) go(roomPath(code));
      }}
    >
      <label class="field">
        <span class="field-name">{said.code}</span>
        <input
          class="text-box code-box"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={9}
          value={typed.value}
          aria-describedby="code-hint"
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button is-filled">
        {said.codeGo}
      </button>
      <p id="code-hint" class="note">
        {said.codeHint}
      </p>
      <p class="refusal" role="alert">
        {isWrong.value && said.codeShape}
      </p>
    </form>
  );
}

function Lists({ words }: { words: Language }) {
  const said = lobbyTexts();
  const [line, setLine] = useState<LobbyLine | null>(null);
  useEffect(() => {
    const opened = openLobby(words);
    setLine(opened);
    return () => opened.leave();
  }, [words]);
  const entries = line?.entries.value ?? null;
  if (!line || entries === null) return <p class="note">{texts.value.loading}</p>;
  const rooms = entries.filter(({ state }) => state === "waiting");
  const matches = entries.filter(({ state }) => state === "playing");
  return (
    <>
      <p class="note" role="status">
        {!line.isLive.value && said.lost}
      </p>
      <section aria-labelledby="rooms-title">
        <h2 id="rooms-title">{said.rooms}</h2>
        {rooms.length === 0 && <p class="note">{said.roomsEmpty}</p>}
        <ul class="lobby-list">
          {rooms.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        <p id="open-title">{said.open}</p>
        <ul class="lobby-open" aria-labelledby="open-title">
          {GAMES.filter(({ seats }) => seats.max > 1).map((game) => (
            <li key={game.id}>
              <a class="button" href={newPath(game.id, "public")}>
                {game.texts[language.value].name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="matches-title">
        <h2 id="matches-title">{said.matches}</h2>
        {matches.length === 0 && <p class="note">{said.matchesEmpty}</p>}
        <ul class="lobby-list">
          {matches.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Entry({ entry }: { entry: LobbyEntry }) {
  const said = lobbyTexts();
  const game = findGame(entry.game)?.texts[language.value].name ?? entry.game;
  const isRoom = entry.state === "waiting";
  const isJoined = isRoom && entry.free > 0;
  const who = isRoom ? said.hostedBy(entry.host) : entry.people.join(", ");
  const facts = [
    isRoom && said.free(entry.free, entry.seats),
    entry.bots > 0 && said.bots(entry.bots),
    entry.clock.kind !== "none" && clockText(entry.clock),
    entry.teams && said.teams,
    entry.watchers > 0 && said.watchers(entry.watchers),
  ].filter(Boolean);
  return (
    <li>
      <span class="lobby-what">
        <b>{game}</b> <span>{who}</span>
        <span class="note">{facts.join(" · ")}</span>
      </span>
      <a
        class="button"
        href={matchPath(entry.id)}
        aria-label={isJoined ? said.joinOf(entry.host, game) : said.watchOf(isRoom ? entry.host : who, game)}
      >
        {isJoined ? said.join : said.watch}
      </a>
    </li>
  );
}
