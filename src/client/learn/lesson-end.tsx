import { useEffect, useRef } from "preact/hooks";
import type { GameEntry } from "../games/registry.ts";
import { language } from "../language.ts";
import { gamePath, rulesPath } from "../route.ts";
import { PlayBot } from "./play-bot.tsx";
import { learnTexts } from "./texts.ts";

/** The lesson is over: now the real thing. */
export function LessonEnd({ game, again }: { game: GameEntry; again: () => void }) {
  const { lesson: said, page } = learnTexts.value;
  const { name } = game.texts[language.value];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="lesson-end">
      <div class="lesson-end-picture">
        <game.Miniature />
      </div>
      <h2 tabIndex={-1} ref={heading}>
        {said.doneTitle(name)}
      </h2>
      <p class="lead">{said.doneBody}</p>
      <PlayBot game={game} />
      <p class="row">
        <a class="button" href={rulesPath(game.id)}>
          {page.rules}
        </a>
        <a class="button" href={gamePath(game.id)}>
          {said.toGame(name)}
        </a>
        <button type="button" class="plain" onClick={again}>
          {said.again}
        </button>
      </p>
    </div>
  );
}
