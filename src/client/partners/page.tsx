import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LANGUAGES } from "../../core/language.ts";
import { findGame, GAMES, SAMPLE_GAME } from "../games/registry.ts";
import { language } from "../language.ts";
import { OWN_NAMES } from "../ui/language-choice.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Code } from "./code.tsx";
import { Demo, type DemoFacts } from "./demo.tsx";
import { Reference } from "./reference.tsx";
import {
  EMBED_MODES,
  type LoaderRelease,
  needsMatch,
  plainFrameOf,
  snippetOf,
  THEMES,
  type Wish,
} from "./snippet.ts";
import { PARTNER_TEXTS } from "./texts.ts";
import "./partners.css";

/** For those who want the games in their own pages: try it, choose, copy the tag, look up the rest. */
export function PartnersPage() {
  const said = PARTNER_TEXTS[language.value];
  const facts = useSignal<DemoFacts | null>(null);
  const release = useSignal<LoaderRelease | null>(null);
  const wish = useSignal<Wish>({
    key: "",
    game: SAMPLE_GAME.id,
    mode: "quick",
    locale: language.value,
    theme: "auto",
    match: "",
    tokenUrl: "",
    pinned: false,
  });
  usePageTitle(said.title);
  useEffect(() => {
    void read<DemoFacts>("/api/embed/demo").then((found) => {
      facts.value = found;
    });
    void read<{ releases: LoaderRelease[] }>("/embed/v1.json").then((found) => {
      release.value = found?.releases.at(-1) ?? null;
    });
  }, []);

  const change = (changes: Partial<Wish>): void => {
    wish.value = { ...wish.value, ...changes };
  };
  const chosen = wish.value;
  const written = { ...chosen, key: chosen.key || "pk_live_…" };
  const server = location.origin;
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="partners" tabIndex={-1}>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
        <section class="partners-try" aria-labelledby="try-title">
          <div class="partners-form">
            <h2 id="try-title">{said.choose}</h2>
            <div class="partners-fields">
              <Select
                label={said.game}
                value={chosen.game}
                choices={GAMES.map((game) => [game.id, game.texts[language.value].name])}
                change={(game) =>
                  change({ game, ...(chosen.mode === "daily" && !hasDaily(game) ? { mode: "quick" } : {}) })
                }
              />
              <Select
                label={said.mode}
                value={chosen.mode}
                choices={EMBED_MODES.filter((mode) => mode !== "daily" || hasDaily(chosen.game)).map(
                  (mode) => [mode, said.modes[mode]],
                )}
                change={(mode) => change({ mode: mode as Wish["mode"] })}
              />
              <Select
                label={said.locale}
                value={chosen.locale}
                choices={LANGUAGES.map((each) => [each, OWN_NAMES[each]])}
                change={(locale) => change({ locale })}
              />
              <Select
                label={said.theme}
                value={chosen.theme}
                choices={THEMES.map((theme) => [theme, said.themes[theme]])}
                change={(theme) => change({ theme: theme as Wish["theme"] })}
              />
              <Field label={said.key} value={chosen.key} hint="pk_live_…" change={(key) => change({ key })} />
              <Field
                label={said.tokenUrl}
                value={chosen.tokenUrl}
                hint="/my/game-token"
                change={(tokenUrl) => change({ tokenUrl })}
              />
              {(needsMatch(chosen.mode) || chosen.mode === "room") && (
                <Field
                  label={said.match}
                  value={chosen.match}
                  hint=""
                  change={(match) => change({ match })}
                />
              )}
            </div>
            <label class="check">
              <input
                type="checkbox"
                checked={chosen.pinned}
                onChange={(event) => change({ pinned: event.currentTarget.checked })}
              />
              <span>
                {said.pinned}
                <span class="note">{said.pinnedNote}</span>
              </span>
            </label>
            <Code label={said.snippet} text={snippetOf(written, server, release.value)} copy={said} />
            <details class="more">
              <summary>{said.plain}</summary>
              <Code label={said.plain} text={plainFrameOf(written, server)} copy={said} />
            </details>
          </div>
          {facts.value && <Demo facts={facts.value} wish={chosen} />}
        </section>
        <Reference server={server} release={release.value} />
      </main>
    </div>
  );
}

const hasDaily = (game: string): boolean => findGame(game)?.daily !== undefined;

async function read<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

function Select(props: {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  change: (value: string) => void;
}) {
  return (
    <label class="field">
      <span class="field-name">{props.label}</span>
      <select
        class="text-box"
        value={props.value}
        onChange={(event) => props.change(event.currentTarget.value)}
      >
        {props.choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Field(props: { label: string; value: string; hint: string; change: (value: string) => void }) {
  return (
    <label class="field">
      <span class="field-name">{props.label}</span>
      <input
        class="text-box"
        value={props.value}
        placeholder={props.hint}
        onInput={(event) => props.change(event.currentTarget.value.trim())}
      />
    </label>
  );
}
