import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type Guided, guidedIn, isNewTo, keepGuided, notePlayed, stopGuiding } from "../first-play.ts";
import type { FirstMinute } from "../games/first-minute.ts";
import type { GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { actNow } from "./act-now.ts";
import { nextAct } from "./next-act.ts";
import type { MatchStore } from "./store.ts";
import "./guide.css";

/** So many moves of one's own, and what winning means is known. */
const GOAL_FOR_MOVES = 2;

/**
 * For who is new to the game: what winning means; and in the first match against bots the next act, with its place on
 * the board lit, each until it has been done once. Nobody's clock waits for it.
 */
export function Guide({ match, game }: { match: MatchStore; game: GameEntry }) {
  const first = known.get(game.id);
  return first ? <Shown match={match} game={game} first={first} /> : null;
}

const known = new Map<string, FirstMinute>();

/** Before the board is shown to somebody new, so that nothing moves once it is there. */
export async function loadFirst(game: GameEntry): Promise<void> {
  known.set(game.id, await game.loadFirstMinute());
}

function Shown({ match, game, first }: { match: MatchStore; game: GameEntry; first: FirstMinute }) {
  const { first: said, close } = texts.value;
  const words = first.texts[language.value];
  const guided = useSignal<Guided | null>(guidedIn(match.id));
  const isGoalNew = useRef(isNewTo(game.id)).current;
  const moves = useSignal(0);
  const isShut = useSignal(false);
  const asked = useRef<string | null>(null);
  const now = actNow(match, first);

  useSignalEffect(() => {
    // What is done is what was asked for when the move went out: by the answer the board has changed.
    if (match.sending.value) asked.current = actNow(match, first, true);
  });
  useSignalEffect(() => {
    if (!match.answered.value?.ok) return;
    moves.value = moves.peek() + 1;
    const done = asked.current;
    const before = guided.peek();
    if (before === null || done === null || before.done.includes(done)) return;
    guided.value = { ...before, done: [...before.done, done] };
    keepGuided(guided.value);
  });
  const isOver = match.view.value?.outcome != null;
  useEffect(() => {
    if (isOver && guided.value) stopGuiding();
  }, [isOver]);

  const isAsked = now !== null && guided.value !== null && !guided.value.done.includes(now);
  const step = isAsked ? words.acts[now] : null;
  useLit(isAsked && !isShut.value ? (first.targets[now] ?? null) : null, match);
  // In a puzzle of the day nobody is to be beaten; what it is about the board says itself.
  const isPuzzle = match.table.value?.day !== undefined;
  const goal = isGoalNew && !isPuzzle && moves.value < GOAL_FOR_MOVES ? words.goal : null;
  if (isShut.value || isOver || match.seat.value === null || match.view.value?.room) return null;
  if (goal === null && step === null) return null;
  return (
    <section class={`guide accent-${game.accent}`} aria-label={said.guide}>
      <div>
        {goal && (
          <p class="guide-goal">
            <b>{said.goal}</b> {goal}
          </p>
        )}
        <p class="guide-step" role="status">
          {step}
        </p>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={close}
        onClick={() => {
          isShut.value = true;
          stopGuiding();
          notePlayed(game.id);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </section>
  );
}

const LIT = "data-lit";

/** Lights the place of an act, wherever the board has drawn it by now; else what the keyboard would go on with. */
function useLit(target: string | null, match: MatchStore): void {
  const view = match.view.value;
  useEffect(() => {
    if (target === null) return;
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById("main");
      const place = main?.querySelector<HTMLElement>(target) ?? (main && nextAct(main));
      place?.setAttribute(LIT, "");
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const lit of document.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT);
    };
  }, [target, view]);
}
