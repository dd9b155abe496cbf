import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LANGUAGES, type Language } from "../../core/language.ts";
import { BOT_LEVELS, type BotLevel } from "../../games/game.ts";
import type { ApiProblem } from "../api.ts";
import type { GameSetup, OptionsWish } from "../games/client-game.ts";
import { findGame, type GameEntry, languageFor, preload } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { keepBotLevel, lastBotLevel } from "../play-bot.ts";
import { go, matchPath } from "../route.ts";
import { guest, openMatch } from "../session.ts";
import { Choice } from "../ui/choice.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Lost } from "./lost.tsx";
import "./new-match.css";

export function NewMatch({ game }: { game: string }) {
  const entry = findGame(game);
  return entry ? <Form game={entry} /> : <Lost />;
}

const CLOCKS = {
  none: { kind: "none" },
  "turn-30": { kind: "turn", seconds: 30 },
  "turn-60": { kind: "turn", seconds: 60 },
  "game-5": { kind: "game", seconds: 300, increment: 5 },
  "game-10": { kind: "game", seconds: 600, increment: 5 },
} as const;
type ClockName = keyof typeof CLOCKS;

const NAME_MAX = 24;

function Form({ game }: { game: GameEntry }) {
  const { create, problems, languages } = texts.value;
  const { name: gameName } = game.texts[language.value];
  usePageTitle(create.title(gameName));

  const isAlone = game.seats.max === 1;
  const against = useSignal<"friend" | "bot">(isAlone ? "bot" : "friend");
  const level = useSignal<BotLevel>(lastBotLevel());
  const seats = useSignal(game.seats.min);
  const words = useSignal<Language>(languageFor(game));
  const clock = useSignal<ClockName>("none");
  const teams = useSignal(false);
  const isPublic = useSignal(false);
  const name = useSignal("");
  const options = useSignal<OptionsWish>({});
  const setup = useSignal<GameSetup | null>(null);
  const busy = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);

  useEffect(() => {
    void game.loadSetup().then((loaded) => {
      setup.value = loaded;
    });
  }, [game]);

  async function open(event: Event) {
    event.preventDefault();
    busy.value = true;
    preload(game);
    keepBotLevel(level.value);
    const bots =
      against.value === "bot" ? Array.from({ length: seats.value - 1 }, () => ({ level: level.value })) : [];
    const made = await openMatch(
      {
        game: game.id,
        language: words.value,
        seats: seats.value,
        bots,
        visibility: isPublic.value ? "public" : "private",
        // Teams gather before anybody knows how many they are.
        start: teams.value ? "host" : "full",
        options: { ...options.value, clock: CLOCKS[clock.value], teams: teams.value },
      },
      name.value.trim() || undefined,
    );
    busy.value = false;
    if (made.ok) go(matchPath(made.value.id));
    else problem.value = made.error;
  }

  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="new-match" tabIndex={-1}>
        <h1>{create.title(gameName)}</h1>
        <form onSubmit={open}>
          {!isAlone && (
            <Choice
              legend={create.against}
              value={against.value}
              choices={[
                ["friend", create.friend],
                ["bot", create.bot],
              ]}
              change={(value) => {
                against.value = value;
              }}
            />
          )}
          {against.value === "bot" && !isAlone && (
            <Choice
              legend={create.botLevel}
              value={String(level.value)}
              choices={BOT_LEVELS.map((each) => [String(each), create.botLevels[each]])}
              change={(value) => {
                level.value = Number(value) as BotLevel;
              }}
            />
          )}
          <Choice
            legend={create.language}
            value={words.value}
            choices={LANGUAGES.filter((each) => game.languages.includes(each)).map((each) => [
              each,
              languages[each],
            ])}
            change={(value) => {
              words.value = value;
            }}
          />
          {!guest.value && (
            <label class="field">
              <span class="field-name">{create.name}</span>
              <input
                class="text-box"
                name="name"
                autocomplete="nickname"
                maxLength={NAME_MAX}
                value={name.value}
                onInput={(event) => {
                  name.value = event.currentTarget.value;
                }}
              />
              <span class="note">{create.nameHint}</span>
            </label>
          )}
          <details class="more">
            <summary>{create.more}</summary>
            {counts.length > 1 && (
              <Choice
                legend={create.seats}
                value={String(seats.value)}
                choices={counts.map((count) => [String(count), create.seatsCount(count)])}
                change={(value) => {
                  seats.value = Number(value);
                }}
              />
            )}
            {setup.value && (
              <setup.value.Fields
                options={options.value}
                change={(wish) => {
                  options.value = wish;
                }}
              />
            )}
            {!isAlone && (
              <Choice
                legend={create.clock}
                value={clock.value}
                choices={(Object.keys(CLOCKS) as ClockName[]).map((each) => [each, clockText(each)])}
                change={(value) => {
                  clock.value = value;
                }}
              />
            )}
            {against.value === "friend" && game.teams && (
              <Check label={create.teams} hint={create.teamsHint} on={teams} />
            )}
            {!isAlone && <Check label={create.public} on={isPublic} />}
          </details>
          <p class="refusal" role="alert">
            {problem.value && problems[problem.value]}
          </p>
          <p class="new-match-go">
            <button type="submit" class="button is-filled is-large" disabled={busy.value}>
              {busy.value ? create.going : against.value === "bot" ? create.goBot : create.go}
            </button>
            {against.value === "friend" && <span class="note">{create.friendNote}</span>}
          </p>
        </form>
        <div class="new-match-picture">
          <game.Miniature />
        </div>
      </main>
    </div>
  );
}

function Check(props: { label: string; hint?: string; on: { value: boolean } }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.on.value}
        onChange={(event) => {
          props.on.value = event.currentTarget.checked;
        }}
      />
      <span>
        {props.label}
        {props.hint && <span class="note">{props.hint}</span>}
      </span>
    </label>
  );
}

function clockText(name: ClockName): string {
  const { create } = texts.value;
  const clock = CLOCKS[name];
  if (clock.kind === "none") return create.clockNone;
  return clock.kind === "turn"
    ? create.clockTurn(clock.seconds)
    : create.clockGame(clock.seconds / 60, clock.increment);
}
