import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askHint } from "../api.ts";
import { hintedSquares } from "../games/hinted.ts";
import { isStill } from "../games/one-by-one.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import type { MatchStore } from "../match/store.ts";
import { guest } from "../session.ts";
import type { HintPlace, HintStep } from "./advice.ts";
import { loadAdvice, loadLead, loadPoint } from "./library.ts";
import { learnTexts } from "./texts.ts";
import "./hint.css";

/** A sentence, and where on the board it points. */
interface Told {
  readonly sentence: string;
  readonly at: HintPlace;
}

/**
 * One good move whenever one asks, at a table made for practice, told little by little: each press says more, and
 * lights it on the board. The hint goes with the position it was for.
 */
export function HintBar({ match }: { match: MatchStore }) {
  const { hint: said } = learnTexts.value;
  const shown = useSignal<Told | null>(null);
  const busy = useSignal(false);
  /** What the next presses will say. */
  const rest = useSignal<readonly Told[]>([]);
  const view = match.view.value;
  // That somebody came or went is no other position.
  const story = match.story.value;
  useEffect(() => {
    shown.value = null;
    rest.value = [];
  }, [story]);
  useMarked(shown.value?.at ?? null);
  if (!view || view.outcome !== null) return null;

  async function ask() {
    const [next, ...after] = rest.value;
    if (next !== undefined) {
      shown.value = next;
      rest.value = after;
      return;
    }
    busy.value = true;
    // Where something happened meanwhile it is asked about that.
    for (let tries = 1; ; tries++) {
      const before = match.story.value;
      const answer = await askHint(guest.value?.token ?? "", match.id);
      const told = answer.ok ? await hintsOf(match, answer.value.move) : [];
      const isLate = match.story.value !== before;
      if (isLate && tries < MOST_TRIES) continue;
      busy.value = false;
      if (!isLate && told.length > 0) [shown.value, rest.value] = [told[0]!, told.slice(1)];
      else {
        const isNone = answer.ok || answer.error === "no-hint";
        const sentence = isLate ? said.late : isNone ? said.none : texts.value.problems[answer.error];
        shown.value = { sentence, at: {} };
      }
      return;
    }
  }

  return (
    <section class="hint" aria-label={said.note}>
      <button type="button" class="button" disabled={busy.value} onClick={ask}>
        {busy.value ? said.asking : rest.value.length > 0 ? said.more : said.ask}
      </button>
      <p role="status">{shown.value?.sentence ?? <span class="note">{said.note}</span>}</p>
    </section>
  );
}

const MOST_TRIES = 3;

/** What is told press by press: where to look, how it begins, what to do. */
async function hintsOf(match: MatchStore, move: unknown): Promise<readonly Told[]> {
  if (move === null) return [];
  const { game } = match.table.value!;
  const [advise, lead, point] = await Promise.all([
    loadAdvice(game),
    loadLead(game),
    loadPoint(game),
    findGame(game)?.loadTexts(),
  ]);
  const view = match.view.value;
  const whole = advise(move, view, language.value);
  if (whole === null) return [];
  const before = lead(move, view, language.value);
  const stepOf = (i: number): HintStep => (i === before.length ? "what" : i === 0 ? "where" : "begins");
  return [...before, whole].map((sentence, i) => ({ sentence, at: point(move, view, stepOf(i)) }));
}

const MARK = "data-hint";

/** Lights what a hint points at, until it says more or the position is another one. */
function useMarked(at: HintPlace | null): void {
  useEffect(() => {
    hintedSquares.value = at?.squares ?? [];
    const main = document.getElementById("main");
    for (const selector of at?.places ?? [])
      for (const place of main?.querySelectorAll(selector) ?? []) place.setAttribute(MARK, "");
    // A board that is one drawing has drawn its squares by then.
    const frame = requestAnimationFrame(() =>
      main
        ?.querySelector(`[${MARK}], [data-hinted]`)
        ?.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" }),
    );
    return () => {
      cancelAnimationFrame(frame);
      hintedSquares.value = [];
      for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
    };
  }, [at]);
}
