import type { Language } from "../../../core/language.ts";
import { facts } from "../../../games/quick-buzzle/facts.ts";
import type { QuickBuzzleTypes } from "../../../games/quick-buzzle/index.ts";
import { HEAP_LENGTHS, readScore, type SoloView } from "../../../games/quick-buzzle/solo.ts";
import { DayTable } from "../../daily/day-table.tsx";
import { DailyEnd } from "../../daily/ending.tsx";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import { RaceBoard } from "../buzzle-family/race.tsx";
import { Refusal } from "../buzzle-family/refusal.tsx";
import type { FamilyTable } from "../buzzle-family/table.ts";
import { words } from "../buzzle-family/texts/index.ts";
import type { Boast } from "../game-after.ts";
import { heapTexts } from "./daily-texts.ts";
import "./daily.css";

type Table = FamilyTable<QuickBuzzleTypes>;

/** A number of the day's table in words: how many heaps, and how long for all of them. */
const say = (score: number): string => {
  const { solved, seconds } = readScore(score);
  return heapTexts.value.result(solved, HEAP_LENGTHS.length, seconds);
};

/** The puzzle of the day: five heaps against the clock. */
export function HeapsBoard({ table, solo }: { table: Table; solo: SoloView }) {
  const said = heapTexts.value;
  const { phase, race, language, names, length, round } = table.view.value;
  if (phase === "finished") return <Ending table={table} solo={solo} />;
  if (phase === "choosing")
    return (
      <section class="bz-choosing bz-race">
        <p class="lead">{said.lead}</p>
        <p class="note">{said.clock}</p>
        {table.you.value !== null && (
          <button
            type="button"
            class="button is-filled is-large"
            disabled={table.match.sending.value}
            onClick={() => void table.play({ type: "start" })}
          >
            {said.start}
          </button>
        )}
        <Refusal table={table} />
      </section>
    );
  const head = (
    <p class="bz-heaps-head">
      <strong>{said.heap(round, solo.of)}</strong>
      <span class="bz-pips" role="img" aria-label={said.solved(solo.solved, solo.of)}>
        {Array.from({ length: solo.of }, (_, i) => (
          <span key={i} class="bz-pip place-0" data-won={(solo.heaps[i]?.word ?? null) !== null} />
        ))}
      </span>
    </p>
  );
  // A heap of its own, so that nothing of the one before is left on the bench.
  return <RaceBoard key={round} table={table} race={race} rule={{ language, names, length }} head={head} />;
}

const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

function Ending({ table, solo }: { table: Table; solo: SoloView }) {
  const said = heapTexts.value;
  const { end, language } = table.view.value;
  return (
    <div class="bz-ending">
      <DailyEnd
        match={table.match}
        title={said.result(solo.solved, solo.of, solo.seconds)}
        lead={end ? words.value.raceReasons[end.reason](null) : ""}
        boast={boastOf(solo)}
        say={say}
      >
        <ol class="bz-heaps-end" aria-label={said.heaps}>
          {solo.heaps.map(({ word, ms }, i) => (
            <li key={i}>
              {word === null ? (
                <span class="note">{said.missed}</span>
              ) : (
                <DrawnWord word={word} language={language} small />
              )}
              <span class="bz-heap-time">{said.took(secondsOf(ms))}</span>
            </li>
          ))}
        </ol>
      </DailyEnd>
    </div>
  );
}

const BLOCK_MS = 10_000;

/** How long each heap took, in blocks of ten seconds, and none of their words. */
function boastOf(solo: SoloView): Boast {
  const bars = solo.heaps.map(({ word, ms }) =>
    word === null ? "▱" : "▰".repeat(Math.ceil(ms / BLOCK_MS) || 1),
  );
  return {
    lines: [heapTexts.value.result(solo.solved, solo.of, solo.seconds), bars.join(" ")],
    isOpen: true,
  };
}

/** Who solved how many of the day's heaps. */
export const HeapsDay = (props: { language: Language; day?: string }) => (
  <DayTable game={facts.id} say={say} {...props} />
);
