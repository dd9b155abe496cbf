import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { findGame, type GameEntry } from "../games/registry.ts";
import { language } from "../language.ts";
import { Lost } from "../pages/lost.tsx";
import { gamePath, lessonPath } from "../route.ts";
import { Loading } from "../ui/lazy.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { OutOfDate } from "../ui/out-of-date.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { BackArrow } from "./back.tsx";
import type { Lesson } from "./lesson.ts";
import { loadRules } from "./library.ts";
import type { Figures, RuleBook } from "./rule-book.ts";
import { RuleText } from "./rule-text.tsx";
import { learnTexts } from "./texts.ts";
import "../match/match.css";

interface Shelf {
  readonly rules: RuleBook;
  readonly figures: Figures;
  readonly lesson: Lesson;
}

export function RulesPage({ game }: { game: string }) {
  const entry = findGame(game);
  return entry ? <Fetched key={`${game} ${language.value}`} game={entry} /> : <Lost />;
}

function Fetched({ game }: { game: GameEntry }) {
  const book = useSignal<Shelf | "failed" | null>(null);
  const spoken = language.value;
  useEffect(() => {
    Promise.all([loadRules(game.id, spoken), game.loadTexts()]).then(
      ([found]) => {
        book.value = found;
        toAddressed();
      },
      () => {
        book.value = "failed";
      },
    );
  }, [game, spoken]);
  usePageTitle(learnTexts.value.rules.title(game.texts[spoken].name));
  if (book.value === "failed") return <OutOfDate />;
  return book.value ? <Book game={game} {...book.value} /> : <Loading />;
}

/** The page came before its text: a link to a section has to be followed once that is there. */
function toAddressed(): void {
  requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
}

function Book({ game, rules, figures, lesson }: { game: GameEntry } & Shelf) {
  const { rules: said } = learnTexts.value;
  const { name } = game.texts[language.value];
  return (
    <div class="page">
      <Masthead />
      <main id="main" class={`rules accent-${game.accent}`} tabIndex={-1}>
        <p class="rules-back">
          <a href={gamePath(game.id)}>
            <BackArrow /> {name}
          </a>
        </p>
        <h1>{said.title(name)}</h1>
        <p class="lead">{rules.intro}</p>
        <p class="row rules-acts">
          <a class="button" href={lessonPath(game.id)}>
            {said.learn}
          </a>
          <button type="button" class="button" onClick={() => print()}>
            {said.print}
          </button>
        </p>
        <nav class="rules-contents" aria-labelledby="contents">
          <h2 id="contents">{said.contents}</h2>
          <ol>
            {rules.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="rules-text">
          <RuleText rules={rules} figures={figures} lesson={lesson} />
        </div>
      </main>
    </div>
  );
}
