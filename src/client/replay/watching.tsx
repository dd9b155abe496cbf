import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Secret } from "../../games/game.ts";
import { eventsFor } from "../../match/view.ts";
import { isVoid } from "../../match/void.ts";
import { texts } from "../language.ts";
import { IsWatched } from "../match/after.tsx";
import { seatName } from "../match/names.ts";
import { SeatMark } from "../match/seat-mark.tsx";
import { sentenceOf, speakerOf } from "../match/story.tsx";
import { matchPath } from "../route.ts";
import { Choice } from "../ui/choice.tsx";
import { announce } from "../ui/live.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Controls } from "./controls.tsx";
import type { Loaded } from "./page.tsx";
import { Proof } from "./proof.tsx";
import { copy, save } from "./save.ts";
import { replayTexts } from "./texts.ts";
import type { WatchedMatch } from "./watched.ts";
import "../match/match.css";
import "./replay.css";

/** The board as it was, what was done beside it, and whether all of it is true. */
export function Watching(props: { match: WatchedMatch; loaded: Loaded; isExample: boolean; name: string }) {
  const { match, loaded, isExample, name } = props;
  const said = replayTexts.value;
  const { Board } = loaded.client;
  usePageTitle(isExample ? said.example(name) : said.title(name));
  return (
    <div class="page replay-page">
      <Masthead />
      <main id="main" class="replay" tabIndex={-1}>
        <header class="replay-head">
          <h1>{isExample ? said.example(name) : said.title(name)}</h1>
          {!isExample && <Proof replay={loaded.replay} after={loaded.after} />}
        </header>
        <section class="replay-board" aria-label={said.board}>
          <IsWatched.Provider value={true}>
            <Board match={match} />
          </IsWatched.Provider>
        </section>
        <div class="replay-hand">
          <Controls match={match} />
          <Eyes match={match} />
          <Hidden match={match} loaded={loaded} />
        </div>
        <Lines match={match} loaded={loaded} />
        <Takeaway match={match} loaded={loaded} isExample={isExample} />
      </main>
    </div>
  );
}

/** Through whose eyes. A game that hides nothing still has a near side. */
function Eyes({ match }: { match: WatchedMatch }) {
  const said = replayTexts.value;
  const seats = match.seats.value;
  if (seats.length < 2) return null;
  return (
    <Choice
      legend={said.eyes}
      value={String(match.seat.value ?? "all")}
      choices={[
        ["all", said.everything] as const,
        ...seats.map(({ seat }) => [String(seat), seatName(seats, seat, texts.value)] as const),
      ]}
      change={(seat) => {
        match.seat.value = seat === "all" ? null : Number(seat);
      }}
    />
  );
}

/** With everything open: the words that were hidden at this moment. */
function Hidden({ match, loaded }: { match: WatchedMatch; loaded: Loaded }) {
  const said = replayTexts.value;
  const { game, state } = match.step.value;
  // At its end a game shows its words itself; a match that ends void ends in the middle of its game.
  const isShown = state.progress.stage === "finished" && !isVoid(state.progress.outcome);
  if (match.seat.value !== null || isShown) return null;
  const { rules, hidden } = loaded.after;
  const secrets = rules
    .secrets(game)
    .filter((each, _, all: readonly Secret[]) =>
      all.every(({ seat, epoch }) => seat !== each.seat || epoch <= each.epoch),
    );
  const others = hidden?.(game) ?? [];
  if (secrets.length === 0 && others.length === 0) return null;
  return (
    <section class="replay-hidden" aria-label={said.hidden}>
      <h2>{said.hidden}</h2>
      <ul>
        {secrets.map(({ seat, word }) => (
          <li key={seat}>
            <SeatMark place={seat} /> {seatName(match.seats.value, seat, texts.value)} <b>{word}</b>
          </li>
        ))}
        {others.map((text) => (
          <li key={text}>
            <b>{text}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who did what; each line leads to its moment. */
function Lines({ match, loaded }: { match: WatchedMatch; loaded: Loaded }) {
  const said = replayTexts.value;
  const list = useRef<HTMLOListElement>(null);
  const speaker = speakerOf(match);
  const lines = match.steps.map(({ commit }, i) =>
    eventsFor(loaded.after.rules, [commit], match.seat.value)
      .filter(({ type }) => i > 0 || (type !== "match-created" && type !== "seat-taken"))
      .flatMap((event) => sentenceOf(event, speaker, loaded.client) ?? [])
      .join(" "),
  );
  const at = match.at.value;
  useEffect(() => {
    const [box, line] = [list.current, list.current?.children[at] as HTMLElement | undefined];
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 2 + line.offsetHeight / 2;
    if (at > 0 && lines[at]) announce(lines[at]);
  }, [at]);
  return (
    <section class="replay-lines" aria-label={said.lines}>
      <p class="replay-now">{lines[at]}</p>
      <ol ref={list}>
        {lines.map((line, i) => (
          <li key={String(i)} value={i}>
            <button type="button" aria-current={i === at ? "step" : undefined} onClick={() => match.go(i)}>
              <span class="note">{i}</span> {line || said.quiet}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What one takes along: the file that proves the match, and the game's own notation where it has one. */
function Takeaway({ match, loaded, isExample }: { match: WatchedMatch; loaded: Loaded; isExample: boolean }) {
  const said = replayTexts.value;
  const told = useSignal("");
  const { replay, after, game } = loaded;
  const { record } = after;
  return (
    <footer class="replay-foot">
      <div class="row">
        {!isExample && (
          <a class="button" href={matchPath(match.id)}>
            {said.toMatch}
          </a>
        )}
        {!isExample && (
          <button
            type="button"
            class="button"
            onClick={() =>
              save(
                `palabre-${game.id}-${match.id}.json`,
                new Blob([JSON.stringify(replay)], { type: "application/json" }),
              )
            }
          >
            {said.download}
          </button>
        )}
        {record && (
          <button
            type="button"
            class="button"
            onClick={async () => {
              told.value = (await copy(record(replay))) ? said.copied : said.notCopied;
            }}
          >
            {said.record}
          </button>
        )}
      </div>
      <p class="note" role="status">
        {told.value}
      </p>
    </footer>
  );
}
