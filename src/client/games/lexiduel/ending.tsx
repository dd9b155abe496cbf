import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Analysis } from "../../../games/lexiduel/analysis.ts";
import type { EndReason } from "../../../games/lexiduel/outcome.ts";
import { formatRecord, recordsFrom } from "../../../games/lexiduel/record.ts";
import { texts } from "../../language.ts";
import { Rematch } from "../../match/rematch.tsx";
import { SeatMark } from "../../match/seat-mark.tsx";
import { speakerOf } from "../../match/story.tsx";
import { announce } from "../../ui/live.tsx";
import { ByWord } from "./by-word.tsx";
import { Plot } from "./plot.tsx";
import { Replay } from "./replay.tsx";
import { type Review, readAnalysis, readReview, stepsOf } from "./steps.ts";
import type { LexiduelTable } from "./table.ts";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";

/** The end: who and by how much, then the match again, move by move. */
export function Ending({ table }: { table: LexiduelTable }) {
  const { end: said } = words.value;
  const outcome = table.match.view.value?.outcome;
  const review = useSignal<Review | null>(null);
  useEffect(() => {
    void readReview(table.match.id).then((read) => {
      if (read.ok) review.value = read.value;
    });
  }, [table]);
  const [near, far] = [table.near, 1 - table.near];
  const speaker = speakerOf(table.match);
  const steps = review.value && stepsOf(review.value.setup, review.value.events);
  return (
    <div class="lx-ending">
      <h2>{headline(table)}</h2>
      <p class="lx-final">
        <SeatMark place={0} /> {outcome?.scores?.[near]} – {outcome?.scores?.[far]} <SeatMark place={1} />
      </p>
      <p class="lead">{outcome && said.reasons[outcome.reason as EndReason]}</p>
      <Rematch match={table.match} />
      {steps && (
        <>
          <Plot
            scores={steps.map(({ scores }) => scores)}
            near={near}
            names={[table.name(near), table.name(far)]}
          />
          <section class="lx-again" aria-label={said.replay}>
            <h3>{said.replay}</h3>
            <Replay
              fromEnd
              steps={steps}
              near={near}
              caption={({ event }) => (event ? (tell(event, speaker) ?? "") : "")}
            />
          </section>
        </>
      )}
      <ByWord table={table} />
      <Better table={table} />
      {review.value && <Copy review={review.value} />}
    </div>
  );
}

function headline(table: LexiduelTable): string {
  const { end } = texts.value;
  const outcome = table.match.view.value?.outcome;
  const [winner] = outcome?.winners ?? [];
  if (outcome && outcome.winners.length > 1) return words.value.end.draw;
  if (table.you.value === null) return end.watched(table.name(winner ?? 0));
  return winner === table.you.value ? end.won : end.lost;
}

/** Turn by turn, a move that would have gained more. Asked for when it is opened: it is work for the server. */
function Better({ table }: { table: LexiduelTable }) {
  const { end: said } = words.value;
  const analysis = useSignal<Analysis | null>(null);
  const isMissing = useSignal(false);
  const turns = analysis.value?.turns.filter(({ best }) => best !== null) ?? [];

  async function open(event: Event) {
    if (!(event.currentTarget as HTMLDetailsElement).open || analysis.value) return;
    analysis.value = await readAnalysis(table.match.id);
    isMissing.value = analysis.value === null;
  }

  return (
    <details class="lx-better" onToggle={open}>
      <summary>{said.best}</summary>
      {isMissing.value && <p class="note">{said.bestMissing}</p>}
      {analysis.value && turns.length === 0 && <p class="note">{said.bestNone}</p>}
      <ol>
        {turns.map(({ game, round, seat, played, gain, best }) => (
          <li key={`${game}-${round}-${seat}`}>
            <span class="note">{round}.</span>{" "}
            {said.played(seat === table.you.value ? null : table.name(seat), played, gain)}
            <b> → {said.better(best!.move, best!.gain)}</b>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Copy({ review }: { review: Review }) {
  const { end: said } = words.value;
  const text = recordsFrom(review.setup, review.events).map(formatRecord).join("\n");
  return (
    <button
      type="button"
      class="plain"
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        announce(said.copied);
      }}
    >
      {said.copy}
    </button>
  );
}
