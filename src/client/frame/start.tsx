import { useSignal } from "@preact/signals";
import type { FrameFacts } from "../../embed/facts.ts";
import type { ApiProblem } from "../api.ts";
import { findGame, type GameEntry, languageFor } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { Lost } from "../pages/lost.tsx";
import { playBot } from "../play-bot.ts";
import { go, matchPath, quickPath } from "../route.ts";
import { ensureGuest, openMatch } from "../session.ts";
import { usePageTitle } from "../ui/page-title.ts";
import { FRAME_TEXTS, type FrameTexts } from "./texts.ts";

export function Start({ facts }: { facts: FrameFacts }) {
  const game = findGame(facts.game);
  return game ? <StartOf facts={facts} game={game} /> : <Lost />;
}

/**
 * Where a frame begins: the game and one button. Nothing is joined before it is pressed, since a page is opened by
 * many who only read it, and nobody should be kept waiting for them.
 */
function StartOf({ facts, game }: { facts: FrameFacts; game: GameEntry }) {
  const said = FRAME_TEXTS[language.value];
  const { name, pitch } = game.texts[language.value];
  const busy = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);
  usePageTitle(name);

  async function run(act: () => Promise<ApiProblem | null>) {
    busy.value = true;
    problem.value = await act();
    busy.value = false;
  }

  const { label, act } = firstAct(facts, game, said);
  return (
    <main id="main" class={`frame-start accent-${game.accent}`} tabIndex={-1}>
      <div class="frame-picture">
        <game.Miniature />
      </div>
      <h1>{name}</h1>
      <p class="lead">{pitch}</p>
      <p class="row">
        <button
          type="button"
          class="button is-filled is-large"
          disabled={busy.value}
          onClick={() => run(act)}
        >
          {busy.value ? texts.value.loading : label}
        </button>
        {facts.mode === "quick" && facts.live && (
          <button
            type="button"
            class="button is-large"
            disabled={busy.value}
            onClick={() => run(() => playBot(game))}
          >
            {said.bot}
          </button>
        )}
      </p>
      {!facts.live && <p class="note">{said.test}</p>}
      <p class="refusal" role="alert">
        {problem.value && texts.value.problems[problem.value]}
      </p>
      <p class="note frame-foot">
        <a href={location.origin} target="_blank" rel="noopener">
          Palabre
        </a>
      </p>
    </main>
  );
}

interface Act {
  readonly label: string;
  readonly act: () => Promise<ApiProblem | null>;
}

function firstAct({ mode, match, live }: FrameFacts, game: GameEntry, said: FrameTexts): Act {
  switch (mode) {
    case "quick":
      // With a test key no stranger is kept waiting for a developer.
      if (!live || game.seats.max === 1) return { label: said.play, act: () => playBot(game) };
      return { label: said.stranger, act: () => open(quickPath(game.id)) };
    case "room":
      if (match !== null) return { label: said.sit, act: () => join(match) };
      return { label: said.open, act: () => make(game, {}) };
    case "daily":
      return { label: said.daily, act: () => make(game, { daily: true }) };
    case "solo":
      return { label: said.play, act: () => playBot(game) };
    case "replay":
    case "watch":
      return { label: said.watch, act: () => open(matchPath(match!)) };
  }
}

async function join(match: string): Promise<ApiProblem | null> {
  const player = await ensureGuest();
  if (!player.ok) return player.error;
  go(matchPath(match));
  return null;
}

async function open(path: string): Promise<null> {
  go(path);
  return null;
}

async function make(game: GameEntry, options: object): Promise<ApiProblem | null> {
  const made = await openMatch({ game: game.id, language: languageFor(game), options });
  if (!made.ok) return made.error;
  go(matchPath(made.value.id));
  return null;
}
