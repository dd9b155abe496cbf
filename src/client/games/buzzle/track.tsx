import { useRef } from "preact/hooks";
import { GOAL } from "../../../games/buzzle/options.ts";
import { texts } from "../../language.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { lanesOf } from "../buzzle-family/layout.ts";
import { words } from "../buzzle-family/texts/index.ts";
import type { BuzzleTable } from "./table.ts";

const STEP = 5;
const LEAST_TOP = 30;

/** Everybody's points by name, the track, and the line from which the next word wins. */
export function Track({ table }: { table: BuzzleTable }) {
  const { board } = words.value;
  const sides = table.view.value.sides;
  const scores = sides.map(({ score }) => score);
  const from = Math.floor(Math.min(0, ...scores) / STEP) * STEP;
  const to = Math.ceil(Math.max(LEAST_TOP, ...scores) / STEP) * STEP;
  const share = (score: number): number => (100 * (score - from)) / (to - from);
  const lanes = lanesOf(scores.map(share));
  const marks = Array.from({ length: (to - from) / STEP + 1 }, (_, i) => from + i * STEP);
  const closing = sides.filter(({ score, out }) => score >= GOAL && out === null);
  return (
    <section class="bz-track" aria-label={board.track}>
      <ul class="bz-scores">
        {sides.map(({ seat, score }) => (
          <li key={seat} data-mine={seat === table.you.value}>
            <SeatMark place={table.place(seat)} />
            <span class="bz-scorer">
              {seat === table.you.value ? texts.value.match.you : table.name(seat)}
            </span>
            <Score score={score} />
          </li>
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
          </span>
        ))}
      </div>
      <p
        class={closing.length > 0 ? "note bz-track-goal" : "note bz-track-goal told-by-guide"}
        data-match-point={closing.length > 0}
      >
        {closing.length === 0
          ? board.goal
          : closing
              .map(({ seat }) => board.matchPoint(seat === table.you.value ? null : table.name(seat)))
              .join(" ")}
      </p>
    </section>
  );
}

/** The points, and for a moment what has just been won or lost. */
function Score({ score }: { score: number }) {
  const before = useRef(score);
  const gain = useRef(0);
  if (before.current !== score) gain.current = score - before.current;
  before.current = score;
  return (
    <span class="bz-total">
      <strong class="bz-pawn-score">{score}</strong>
      {gain.current !== 0 && (
        <span key={score} class="bz-gain" data-loss={gain.current < 0} aria-hidden="true">
          {gain.current > 0 ? `+${gain.current}` : `−${-gain.current}`}
        </span>
      )}
    </span>
  );
}
