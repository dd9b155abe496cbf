import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Pose } from "../../games/buzzle-family/alphabet.ts";
import { askHint } from "../api.ts";
import { language, texts } from "../language.ts";
import type { MatchStore } from "../match/store.ts";
import { guest } from "../session.ts";
import { type AnyMove, advise } from "./advice.ts";
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
    else if (answer.ok) shown.value = (await sentence(answer.value.move as AnyMove | null)) ?? said.none;
    else shown.value = answer.error === "no-hint" ? said.none : texts.value.problems[answer.error];
  }

  async function sentence(move: AnyMove | null): Promise<string | null> {
    const { game } = match.table.value!;
    return move && advise(game, move, match.view.value, language.value, await poseNames(move));
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

/** The names of Buzzle's poses are with its board. */
async function poseNames(move: AnyMove): Promise<(pose: string) => string> {
  if (move.type !== "position") return (pose) => pose;
  const { buzzleTexts, words } = await import("../games/buzzle-family/texts/index.ts");
  await buzzleTexts.learn();
  return (pose) => words.value.poses[pose as Pose] ?? pose;
}
