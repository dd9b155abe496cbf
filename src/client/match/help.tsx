import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { FirstMinute } from "../games/first-minute.ts";
import type { GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import type { Lesson } from "../learn/lesson.ts";
import type { Figures, RuleBook } from "../learn/rule-book.ts";
import { lessonPath } from "../route.ts";
import { lazy } from "../ui/lazy.tsx";
import { actNow } from "./act-now.ts";
import type { MatchStore } from "./store.ts";

interface Shelf {
  readonly rules: RuleBook;
  readonly figures: Figures;
  readonly lesson: Lesson;
}

const RuleText = lazy(
  () => import("../learn/rule-text.tsx").then((module) => module.RuleText),
  () => <p class="note">{texts.value.loading}</p>,
);

/**
 * What "?" says at every table: the goal, what to do now, how points come, when it ends, with a drawing of the game's
 * own; all rules one press further. One stays at the table, and its time goes on.
 */
export function Help(props: { match: MatchStore; game: GameEntry; open: Signal<boolean> }) {
  const { match, game, open } = props;
  const { first: said, close, loading } = texts.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useSignal<FirstMinute | null>(null);
  const shelf = useSignal<Shelf | null>(null);
  const isWhole = useSignal(false);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWhole.value) whole.current?.scrollIntoView({ block: "start" });
  }, [isWhole.value]);
  useEffect(() => {
    // Beside it means out of it, where the browser knows how.
    dialog.current?.setAttribute("closedby", "any");
    dialog.current?.showModal();
    game.loadFirstMinute().then(
      (found) => {
        told.value = found;
      },
      () => {}, // the rules say all of it
    );
    import("../learn/library.ts")
      .then(({ loadRules }) => Promise.all([loadRules(game.id, language.peek()), game.loadTexts()]))
      .then(
        ([found]) => {
          shelf.value = found;
        },
        () => {}, // the lines stand without their drawing
      );
  }, []);
  const shut = (): void => dialog.current?.close();
  const first = told.value;
  const words = first?.texts[language.value];
  const act = first && actNow(match, first);
  const Drawing = first && shelf.value?.figures[first.picture];
  const isOver = match.view.value?.outcome != null;
  return (
    <dialog
      ref={dialog}
      class={`help accent-${game.accent}`}
      aria-labelledby="help-title"
      onClose={() => {
        open.value = false;
      }}
    >
      <div class="help-page">
        <header class="help-head">
          <h2 id="help-title">{game.texts[language.value].name}</h2>
          <button type="button" class="icon-button" aria-label={close} onClick={shut}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        {words ? (
          <dl class="help-lines">
            <Line name={said.goal} text={words.goal} />
            {!isOver && match.seat.value !== null && (
              <Line
                name={said.now}
                text={act === null ? words.wait : (words.acts[act] ?? words.wait)}
                isNow
              />
            )}
            <Line name={said.points} text={words.points} />
            <Line name={said.end} text={words.end} />
          </dl>
        ) : (
          <p class="note">{loading}</p>
        )}
        <div class="help-drawing" aria-hidden="true" inert>
          {Drawing && shelf.value && <Drawing lesson={shelf.value.lesson} />}
        </div>
        <p class="row">
          <button
            type="button"
            class="button"
            aria-expanded={isWhole.value}
            disabled={shelf.value === null}
            onClick={() => {
              isWhole.value = !isWhole.value;
            }}
          >
            {said.rules}
          </button>
          <a class="button" href={lessonPath(game.id)} target="_blank" rel="noopener">
            {said.lesson}
          </a>
        </p>
        {isWhole.value && shelf.value && (
          <div class="rules help-rules" ref={whole}>
            <RuleText {...shelf.value} />
          </div>
        )}
      </div>
    </dialog>
  );
}

function Line({ name, text, isNow = false }: { name: string; text: string; isNow?: boolean }) {
  return (
    <div data-now={isNow}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
