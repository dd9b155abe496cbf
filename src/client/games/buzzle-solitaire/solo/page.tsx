import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SolitaireTypes } from "../../../../games/buzzle-solitaire/index.ts";
import { LENGTHS } from "../../../../games/buzzle-solitaire/options.ts";
import type { Lexicon } from "../../../../lexicon/lexicon.ts";
import { language } from "../../../language.ts";
import type { LocalMatch } from "../../../local/store.ts";
import { Countdown } from "../../../match/countdown.tsx";
import { useFeedback } from "../../../match/feedback.ts";
import { HOME_PATH } from "../../../route.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Masthead } from "../../../ui/masthead.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { buzzleSolitaire as client } from "../client.ts";
import { SolitaireMiniature } from "../miniature.tsx";
import { beginSolo, keepSolo, leftIn, resumeSolo, type SoloWish, USUAL } from "./game.ts";
import { soloTexts } from "./texts.ts";
import { loadWords, openShelf } from "./words.ts";
import "../../../match/match.css";
import "./solo.css";

const MINUTES = [5, 15, 0] as const;

/** Solitaire for oneself, played wholly in the page: it needs the server once, for the dictionary. */
export function SoloPage() {
  const words = useSignal<Lexicon | "unreachable" | "damaged" | null>(null);
  const match = useSignal<LocalMatch<SolitaireTypes> | null>(null);
  const wish = useSignal<SoloWish>(USUAL);
  usePageTitle(soloTexts.value.title);

  async function fetchWords() {
    words.value = null;
    const loaded = await loadWords(leftIn() ?? language.value, await openShelf(), fetch.bind(globalThis));
    words.value = loaded.ok ? loaded.value : loaded.error;
    if (loaded.ok) match.value = resumeSolo(loaded.value);
  }

  function begin(lexicon: Lexicon) {
    match.value?.leave();
    match.value = beginSolo(wish.value, lexicon.language, lexicon);
    scrollTo(0, 0);
  }

  useEffect(() => {
    if (match.value === null) void fetchWords();
  }, [language.value]);
  useEffect(() => () => match.value?.leave(), []);

  const lexicon = words.value;
  if (match.value && lexicon && typeof lexicon !== "string") {
    return <Playing key={match.value.id} match={match.value} again={() => begin(lexicon)} />;
  }
  return (
    <Ready
      words={lexicon}
      wish={wish.value}
      change={(it) => (wish.value = it)}
      begin={begin}
      retry={fetchWords}
    />
  );
}

/** Before the first word: what to play, and whether the dictionary is here. */
function Ready(props: {
  readonly words: Lexicon | "unreachable" | "damaged" | null;
  readonly wish: SoloWish;
  readonly change: (wish: SoloWish) => void;
  readonly begin: (words: Lexicon) => void;
  readonly retry: () => void;
}) {
  const said = soloTexts.value;
  const { words, wish, change } = props;
  const state = words === null ? said.fetching : typeof words === "string" ? said[words] : said.ready;
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="solo" tabIndex={-1}>
        <div class="solo-text">
          <h1>{said.title}</h1>
          <p class="lead">{said.lead}</p>
          <Choice
            legend={said.length}
            value={String(wish.length)}
            choices={LENGTHS.map((each) => [String(each), said.letters(each)])}
            change={(value) =>
              change({ ...wish, length: LENGTHS.find((each) => String(each) === value) ?? wish.length })
            }
          />
          <Choice
            legend={said.minutes}
            value={String(wish.minutes)}
            choices={MINUTES.map((each) => [String(each), said.minutesOf(each)])}
            change={(value) => change({ ...wish, minutes: Number(value) })}
          />
          <label class="check">
            <input
              type="checkbox"
              checked={wish.own === true}
              onChange={(event) => change({ ...wish, own: event.currentTarget.checked })}
            />
            <span>{said.own}</span>
          </label>
          <p class="note" role="status">
            {state}
          </p>
          {typeof words === "string" ? (
            <button type="button" class="button is-filled is-large" onClick={props.retry}>
              {said.retry}
            </button>
          ) : (
            <button
              type="button"
              class="button is-filled is-large"
              disabled={words === null}
              onClick={() => words && props.begin(words)}
            >
              {said.begin}
            </button>
          )}
        </div>
        <div class="solo-picture">
          <SolitaireMiniature />
        </div>
      </main>
    </div>
  );
}

function Playing({ match, again }: { match: LocalMatch<SolitaireTypes>; again: () => void }) {
  const said = soloTexts.value;
  useFeedback(match);
  useSignalEffect(() => keepSolo(match));
  match.again = again;
  const deadline = match.view.value?.deadline ?? null;
  return (
    <div class="match is-solo">
      <header class="match-head">
        <a class="brand is-small" href={HOME_PATH} aria-label={said.leave}>
          <span>Palabre</span>
        </a>
        <p class="match-seats">{said.title}</p>
        {deadline !== null && <Countdown match={match} until={deadline} />}
      </header>
      <main id="main" class="match-main" tabIndex={-1}>
        <h1 class="unseen">{said.title}</h1>
        <client.Board match={match} />
      </main>
    </div>
  );
}
