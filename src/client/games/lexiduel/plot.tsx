import type { SeatScores } from "../../../games/lexiduel/events.ts";
import { words } from "./texts/index.ts";

/** Points over time: the near side's line is whole, the other's is dashed. */
const WIDE = 320;
const HIGH = 140;

export function Plot(props: {
  scores: readonly SeatScores[];
  near: number;
  names: readonly [string, string];
}) {
  const { scores, near, names } = props;
  const { end, points } = words.value;
  const most = Math.max(10, ...scores.flat());
  const last = Math.max(1, scores.length - 1);
  const line = (seat: number): string =>
    scores
      .map(
        (each, i) =>
          `${(24 + (i / last) * (WIDE - 34)).toFixed(1)} ${(HIGH - 16 - (each[seat]! / most) * (HIGH - 26)).toFixed(1)}`,
      )
      .join("L");
  const [ofNear, ofFar] = [scores.at(-1)?.[near] ?? 0, scores.at(-1)?.[1 - near] ?? 0];
  const label = `${end.plot}: ${names[0]} ${points(ofNear)}, ${names[1]} ${points(ofFar)}`;
  return (
    <figure class="lx-plot">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
        <path class="lx-axis" d={`M24 6V${HIGH - 16}H${WIDE - 6}`} />
        <text x="20" y={HIGH - 14}>
          0
        </text>
        <text x="20" y="14">
          {most}
        </text>
        <path class="lx-plot-near" d={`M${line(near)}`} />
        <path class="lx-plot-far" d={`M${line(1 - near)}`} />
      </svg>
      <figcaption class="note">
        <span>{end.plot}</span>
        <span class="lx-key-near">{names[0]}</span>
        <span class="lx-key-far">{names[1]}</span>
      </figcaption>
    </figure>
  );
}
