import { texts } from "../language.ts";
import { placeOf, SeatMark } from "../match/seat-mark.tsx";

/** Counts over time: one's own line is whole, each other one is dashed in a way of its own. */
const WIDE = 320;
const HIGH = 140;
const LEFT = 26;
const RIGHT = 6;
const TOP = 10;
const BOTTOM = 12;

export interface PlotProps {
  readonly series: readonly (readonly number[])[];
  readonly label: string;
  readonly names: readonly string[];
  readonly you: number | null;
}

export function Plot({ series, label, names, you }: PlotProps) {
  if (series.length < 2) return null;
  const { low, high } = boundsOf(series);
  const final = series.at(-1)!;
  const said = names.map((name, seat) => `${name} ${final[seat]}`).join(", ");
  return (
    <figure class="story-plot">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={texts.value.labelled(label, said)}>
        <path class="story-axis" d={`M${LEFT} ${TOP - 4}V${HIGH - BOTTOM}H${WIDE - RIGHT}`} />
        {low < 0 && <path class="story-zero" d={`M${LEFT} ${yOf(0, low, high)}H${WIDE - RIGHT}`} />}
        <text x={LEFT - 4} y={HIGH - BOTTOM}>
          {low}
        </text>
        <text x={LEFT - 4} y={TOP + 6}>
          {high}
        </text>
        {names.map((name, seat) => (
          <path
            key={name + String(seat)}
            class={`story-line place-${placeOf(seat, you, names.length)}`}
            d={pathOf(series, seat)}
          />
        ))}
      </svg>
      <figcaption class="note">
        <span>{label}</span>
        {names.map((name, seat) => (
          <span key={name + String(seat)} class="story-key">
            <SeatMark place={placeOf(seat, you, names.length)} /> {name} <b>{final[seat]}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function boundsOf(series: readonly (readonly number[])[]): { low: number; high: number } {
  const all = series.flat();
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

const yOf = (count: number, low: number, high: number): number =>
  HIGH - BOTTOM - ((count - low) / (high - low)) * (HIGH - BOTTOM - TOP);

/** A seat's line in the plot's own measures; the picture that is shared draws the same one larger. */
export function pathOf(series: readonly (readonly number[])[], seat: number): string {
  const { low, high } = boundsOf(series);
  const last = Math.max(1, series.length - 1);
  const points = series.map((counts, i) => {
    const x = LEFT + (i / last) * (WIDE - LEFT - RIGHT);
    return `${x.toFixed(1)} ${yOf(counts[seat] ?? 0, low, high).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
