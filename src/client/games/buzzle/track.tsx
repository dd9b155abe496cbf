import { GOAL } from "../../../games/buzzle/options.ts";
import { texts } from "../../language.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { lanesOf } from "../buzzle-family/layout.ts";
import { words } from "../buzzle-family/texts/index.ts";
import type { BuzzleTable } from "./table.ts";

const STEP = 5;
const LEAST_TOP = 30;

/** The score track, with the line from which the next word wins. */
export function Track({ table }: { table: BuzzleTable }) {
  const { board, points } = words.value;
  const sides = table.view.value.sides;
  const scores = sides.map(({ score }) => score);
  const from = Math.floor(Math.min(0, ...scores) / STEP) * STEP;
  const to = Math.ceil(Math.max(LEAST_TOP, ...scores) / STEP) * STEP;
  const share = (score: number): number => (100 * (score - from)) / (to - from);
  const lanes = lanesOf(scores.map(share));
  const marks = Array.from({ length: (to - from) / STEP + 1 }, (_, i) => from + i * STEP);
  return (
    <section class="bz-track" aria-label={board.track}>
      <ul class="unseen">
        {sides.map(({ seat, score }) => (
          <li key={seat}>{texts.value.labelled(table.name(seat), points(score))}</li>
        ))}
      </ul>
      <div class="bz-track-line" aria-hidden="true">
        {marks.map((mark) => (
          <span
            key={mark}
            class="bz-track-mark"
            data-goal={mark === GOAL}
            style={{ insetInlineStart: `${share(mark)}%` }}
          >
            {mark}
          </span>
        ))}
        {sides.map(({ seat, score }) => (
          <span
            key={seat}
            class="bz-pawn"
            style={{ insetInlineStart: `${share(score)}%` }}
            data-lane={lanes[seat]}
          >
            <SeatMark place={table.place(seat)} />
            <span class="bz-pawn-score">{score}</span>
          </span>
        ))}
      </div>
      <p class="note bz-track-goal">{board.goal}</p>
    </section>
  );
}
