import { useSignal } from "@preact/signals";
import { LANGUAGES, type Language } from "../../core/language.ts";
import { BOT_LEVELS, type BotLevel } from "../../games/game.ts";
import type { ApiProblem } from "../api.ts";
import { Introduced } from "../bots/introduced.tsx";
import { findGame, type GameEntry, languageFor, preload } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { keepBotLevel, lastBotLevel } from "../play-bot.ts";
import { amongFriends, TableFields, usualTable, withBots } from "../room/fields.tsx";
import { roomTexts } from "../room/texts.ts";
import { asksForPublic, go, matchPath } from "../route.ts";
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

const NAME_MAX = 24;

function Form({ game }: { game: GameEntry }) {
  const { create, problems, languages } = texts.value;
  const { name: gameName } = game.texts[language.value];
  usePageTitle(create.title(gameName));

  const isAlone = game.seats.max === 1;
  const against = useSignal<"friend" | "bot">(isAlone ? "bot" : "friend");
  const level = useSignal<BotLevel>(lastBotLevel());
  const table = useSignal({ ...usualTable(game), ...(asksForPublic() && { visibility: "public" as const }) });
  const words = useSignal<Language>(languageFor(game));
  const name = useSignal("");
  const busy = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);
  // Nobody was made: of all that was sent till then, only the name was written by hand.
  const isName = problem.value === "body-malformed" && !guest.value;

  const isBot = against.value === "bot";
  const wish = (isBot ? withBots : amongFriends)(game, table.value);

  async function open(event: Event) {
    event.preventDefault();
    busy.value = true;
    preload(game);
    keepBotLevel(level.value);
    const { seats, visibility, start, options } = wish;
    const made = await openMatch(
      {
        game: game.id,
        language: words.value,
        seats,
        bots: isBot ? Array.from({ length: seats - 1 }, () => ({ level: level.value })) : [],
        visibility: isBot ? "private" : visibility,
        // Teams gather before anybody knows how many they are.
        start: isBot ? "full" : options.teams ? "host" : start,
        options,
      },
      name.value.trim() || undefined,
    );
    busy.value = false;
    if (made.ok) go(matchPath(made.value.id));
    else problem.value = made.error;
  }

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
            <>
              <Choice
                legend={create.botLevel}
                value={String(level.value)}
                choices={BOT_LEVELS.map((each) => [String(each), create.botLevels[each]])}
                change={(value) => {
                  level.value = Number(value) as BotLevel;
                }}
              />
              <Introduced level={level.value} />
            </>
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
                  problem.value = null;
                }}
              />
              <span class="note">{create.nameHint}</span>
            </label>
          )}
          <details class="more" open={isAlone}>
            <summary>{roomTexts().more}</summary>
            <TableFields
              game={game}
              wish={wish}
              language={words.value}
              people={!isBot}
              change={(changed) => {
                table.value = changed;
              }}
            />
          </details>
          <p class="refusal" role="alert">
            {problem.value && (isName ? create.nameRefused : problems[problem.value])}
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
