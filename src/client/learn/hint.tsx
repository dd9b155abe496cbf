import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askHint } from "../api.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import type { MatchStore } from "../match/store.ts";
import { guest } from "../session.ts";
import { loadAdvice } from "./library.ts";
import { learnTexts } from "./texts.ts";
import "./hint.css";

/** One good move whenever one asks, at a table made for practice. The hint goes with the position it was for. */
export function HintBar({ match }: { match: MatchStore }) {
  const { hint: said } = learnTexts.value;
  const shown = useSignal<string | null>(null);
  const busy = useSignal(false);
  const view = match.view.value;
  useEffect(() => {
    shown.value = null;
  }, [view]);
  if (!view || view.outcome !== null) return null;

  async function ask() {
    const before = match.view.value;
    busy.value = true;
    const answer = await askHint(guest.value?.token ?? "", match.id);
    busy.value = false;
    if (match.view.value !== before) shown.value = said.late;
    else if (answer.ok) shown.value = (await sentence(answer.value.move)) ?? said.none;
    else shown.value = answer.error === "no-hint" ? said.none : texts.value.problems[answer.error];
  }

  async function sentence(move: unknown): Promise<string | null> {
    if (move === null) return null;
    const { game } = match.table.value!;
    const [advise] = await Promise.all([loadAdvice(game), findGame(game)?.loadTexts()]);
    return advise(move, match.view.value, language.value);
  }

  return (
    <section class="hint" aria-label={said.note}>
      <button type="button" class="button" disabled={busy.value} onClick={ask}>
        {busy.value ? said.asking : said.ask}
      </button>
      <p role="status">{shown.value ?? <span class="note">{said.note}</span>}</p>
    </section>
  );
}
