import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { Language } from "../../core/language.ts";
import type { ClientGame } from "../games/client-game.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import { language } from "../language.ts";
import { stillPort, timelessPort } from "../local/browser-port.ts";
import { Lost } from "../pages/lost.tsx";
import { gamePath } from "../route.ts";
import { guest } from "../session.ts";
import { Loading } from "../ui/lazy.tsx";
import { OutOfDate } from "../ui/out-of-date.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { BackArrow } from "./back.tsx";
import type { Lesson } from "./lesson.ts";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonPanel } from "./lesson-panel.tsx";
import { loadLesson } from "./library.ts";
import { keepPlace, placeIn } from "./place.ts";
import { LessonRun } from "./run.ts";
import { learnTexts } from "./texts.ts";
import "../match/match.css";
import "./lesson.css";

export function LessonPage({ game }: { game: string }) {
  const entry = findGame(game);
  return entry ? <Fetched key={`${game} ${language.value}`} game={entry} /> : <Lost />;
}

/** The lesson in the page's language, and the board it is played on. */
function Fetched({ game }: { game: GameEntry }) {
  const fetched = useSignal<{ lesson: Lesson; client: ClientGame } | "failed" | null>(null);
  const spoken = language.value;
  useEffect(() => {
    Promise.all([loadLesson(game.id, spoken), game.load()]).then(
      ([lesson, client]) => {
        fetched.value = { lesson, client };
      },
      () => {
        fetched.value = "failed";
      },
    );
  }, [game, spoken]);
  usePageTitle(learnTexts.value.lesson.title(game.texts[spoken].name));
  if (fetched.value === "failed") return <OutOfDate />;
  return fetched.value ? <Taken game={game} spoken={spoken} {...fetched.value} /> : <Loading />;
}

function Taken(props: { game: GameEntry; spoken: Language; lesson: Lesson; client: ClientGame }) {
  const { game, spoken, lesson, client } = props;
  const { lesson: said } = learnTexts.value;
  const { name } = game.texts[spoken];
  const run = useMemo(
    () =>
      new LessonRun(
        lesson,
        learner(),
        lesson.isStill ? stillPort() : timelessPort,
        placeIn(game.id)?.at ?? 0,
      ),
    [lesson],
  );
  const at = run.at.value;
  const stepState = run.stepState.value;
  // Before the step is seen: whoever leaves at once finds the place again.
  useLayoutEffect(
    () => keepPlace(game.id, stepState === "over" ? null : { at, of: run.steps.length }),
    [at, stepState],
  );
  return (
    <div class="match lesson">
      <header class="match-head lesson-head">
        <a class="lesson-quit" href={gamePath(game.id)}>
          <BackArrow /> {said.quit}
        </a>
      </header>
      {stepState !== "over" && <LessonPanel run={run} />}
      <main id="main" class="match-main" tabIndex={-1}>
        <h1 class="unseen">{said.title(name)}</h1>
        {stepState === "over" ? (
          <LessonEnd game={game} again={() => run.goTo(0)} />
        ) : (
          <client.Board key={run.match.value.id} match={run.match.value} />
        )}
      </main>
    </div>
  );
}

const learner = () => ({ id: "learner", name: guest.value?.name ?? "" });
