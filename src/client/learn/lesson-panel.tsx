import { useLayoutEffect, useRef } from "preact/hooks";
import { typeset } from "../i18n/typeset.ts";
import { language } from "../language.ts";
import { Sign } from "../ui/sign.tsx";
import type { LessonRun } from "./run.ts";
import { learnTexts } from "./texts.ts";

/** What to do now, what has come of it, and on to the next step. */
export function LessonPanel({ run }: { run: LessonRun }) {
  const { lesson: said } = learnTexts.value;
  const at = run.at.value;
  const isDone = run.stepState.value === "done";
  const { title, ask, done } = run.step;
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isFirstShown = useRef(true);
  useLayoutEffect(() => {
    if (isDone) next.current?.focus({ preventScroll: true });
  }, [isDone]);
  useLayoutEffect(() => {
    // The page has just been opened: its own focus comes first.
    if (isFirstShown.current) isFirstShown.current = false;
    else heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [at]);
  return (
    <section class="lesson-panel" aria-labelledby="lesson-step" data-done={isDone}>
      <p class="lesson-count">
        {said.step(at + 1, run.steps.length)}
        <progress
          class="lesson-bar"
          max={run.steps.length}
          value={at + (isDone ? 1 : 0)}
          aria-hidden="true"
        />
      </p>
      <h2 id="lesson-step" aria-describedby="lesson-ask" tabIndex={-1} ref={heading}>
        {typeset(title, language.value)}
      </h2>
      {!isDone && (
        <p class="lesson-ask" id="lesson-ask">
          {typeset(ask, language.value)}
        </p>
      )}
      <div role="status" class="lesson-said">
        {isDone ? (
          <p class="lesson-done">
            <Sign yes /> {typeset(done, language.value)}
          </p>
        ) : (
          <Missed run={run} />
        )}
      </div>
      <div class="row lesson-acts">
        {isDone ? (
          <button ref={next} type="button" class="button is-filled" onClick={() => run.next()}>
            {run.isLast ? said.finish : said.next}
          </button>
        ) : (
          <button type="button" class="plain" onClick={() => void run.show()}>
            {said.show}
          </button>
        )}
        {at > 0 && (
          <button type="button" class="plain" onClick={() => run.goTo(at - 1)}>
            {said.back}
          </button>
        )}
      </div>
    </section>
  );
}

/** Counted, so that the same sentence is said again for a second try. */
function Missed({ run }: { run: LessonRun }) {
  const { lesson: said } = learnTexts.value;
  const miss = run.miss.value;
  if (!miss) return null;
  const what = { refused: said.refused, other: said.other, "go-on": said.goOn }[miss.kind];
  return (
    <p class="lesson-missed" key={miss.count}>
      {what} {miss.kind === "go-on" ? "" : typeset(run.step.wrong, language.value)}
    </p>
  );
}
