import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { GOAL } from "../../../games/buzzle/options.ts";
import { penalty, reward } from "../../../games/buzzle/scoring.ts";
import type { SideView } from "../../../games/buzzle/view.ts";
import { clashOf } from "../buzzle-family/layout.ts";
import { words } from "../buzzle-family/texts/index.ts";
import { WordField, wordOf } from "../buzzle-family/word-field.tsx";
import { Quietly } from "../quietly.tsx";
import type { BuzzleTable } from "./table.ts";

/** A word called at any time. What it may bring and cost is said while one types. */
export function Guess({ table, target }: { table: BuzzleTable; target: SideView }) {
  const { play } = words.value;
  const { language, length } = table.view.value;
  const name = table.name(target.seat);
  const text = useSignal("");
  const notes = useId();
  const word = wordOf(text.value, language);
  const fits = word?.length === length;

  const stakes = fits ? stakesOf(table, target, word) : null;

  async function guess(event: Event) {
    event.preventDefault();
    if (!fits) return;
    const { seat, wordNo } = target;
    if (await table.play({ type: "guess", target: seat, word, wordNo })) text.value = "";
  }

  return (
    <form class="bz-guess" onSubmit={guess}>
      <div class="bz-guess-row">
        <WordField text={text} label={play.guessLabel(name)} language={language} describedBy={notes} />
        <button type="submit" class="button" disabled={!fits || table.match.sending.value}>
          {play.guess}
        </button>
      </div>
      <p class="note" id={notes}>
        {stakes ?? `${play.guessTitle(name)} ${play.anytime}`}
      </p>
      <Quietly text={stakes ?? ""} />
    </form>
  );
}

function stakesOf(table: BuzzleTable, target: SideView, word: string): string {
  const { play } = words.value;
  const { fast, alone } = table.view.value;
  const cost = penalty(word, target.boxes);
  const stakes = alone ? play.stakesAlone(cost) : play.stakes(reward(word, target.boxes, fast), cost);
  const clash = clashOf(word, target.boxes);
  if (clash !== null) return `${play.clash(clash)} ${stakes}`;
  return !alone && (table.own?.score ?? 0) >= GOAL ? `${play.wins} ${stakes}` : stakes;
}
