import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askHint } from "../api.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import type { MatchStore } from "../match/store.ts";
import { guest } from "../session.ts";
import { loadAdvice, loadLead } from "./library.ts";
import { learnTexts } from "./texts.ts";
import "./hint.css";

/**
 * One good move whenever one asks, at a table made for practice, told little by little: each press says more. The hint
 * goes with the position it was for.
 */
export function HintBar({ match }: { match: MatchStore }) {
  const { hint: said } = learnTexts.value;
  const shown = useSignal<string | null>(null);
  const busy = useSignal(false);
  /** What the next presses will say. */
  const rest = useSignal<readonly string[]>([]);
  const view = match.view.value;
  useEffect(() => {
    shown.value = null;
    rest.value = [];
  }, [view]);
  if (!view || view.outcome !== null) return null;

  async function ask() {
    const [next, ...after] = rest.value;
    if (next !== undefined) {
      shown.value = next;
      rest.value = after;
      return;
    }
    const before = match.view.value;
    busy.value = true;
    const answer = await askHint(guest.value?.token ?? "", match.id);
    busy.value = false;
    if (match.view.value !== before) shown.value = said.late;
    else if (answer.ok) {
      const [first, ...after] = await sentences(answer.value.move);
      shown.value = first ?? said.none;
      rest.value = after;
    } else shown.value = answer.error === "no-hint" ? said.none : texts.value.problems[answer.error];
  }

  async function sentences(move: unknown): Promise<readonly string[]> {
    if (move === null) return [];
    const { game } = match.table.value!;
    const [advise, lead] = await Promise.all([loadAdvice(game), loadLead(game), findGame(game)?.loadTexts()]);
    const whole = advise(move, match.view.value, language.value);
    return whole === null ? [] : [...lead(move, match.view.value, language.value), whole];
  }

  return (
    <section class="hint" aria-label={said.note}>
      <button type="button" class="button" disabled={busy.value} onClick={ask}>
        {busy.value ? said.asking : rest.value.length > 0 ? said.more : said.ask}
      </button>
      <p role="status">{shown.value ?? <span class="note">{said.note}</span>}</p>
    </section>
  );
}
