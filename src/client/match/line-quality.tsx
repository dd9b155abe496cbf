import { language, texts } from "../language.ts";
import { LAG_TEXTS } from "./lag-texts.ts";
import { seatName } from "./names.ts";
import type { MatchStore } from "./store.ts";

/** Up to so many milliseconds there and back, three bars or two. */
const GOOD_MS = 120;
const FAIR_MS = 300;
const BARS = [
  [0, 8, 4],
  [4.5, 4, 8],
  [9, 0, 12],
] as const;

/**
 * How good somebody's line is, at a glance. Whoever listens finds it in the drawer, when it is asked for. Its place is kept
 * while nothing is known, so that no name moves when something is.
 */
export function LagBars({ ms }: { ms: number | undefined }) {
  if (ms === undefined) return <span class="lag-bars" />;
  const filled = ms <= GOOD_MS ? 3 : ms <= FAIR_MS ? 2 : 1;
  return (
    <svg class="lag-bars" viewBox="0 0 12 12" aria-hidden="true" focusable="false" data-bars={filled}>
      <title>{`${ms} ms`}</title>
      {BARS.map(([x, y, height], i) => (
        <rect key={x} class={i < filled ? "is-on" : undefined} x={x} y={y} width="3" height={height} />
      ))}
    </svg>
  );
}

/** Everybody's way to the table and back. */
export function LineQuality({ match }: { match: MatchStore }) {
  const said = LAG_TEXTS[language.value];
  const seats = match.seats.value;
  const you = match.seat.value;
  const lags = [...(match.lags?.value ?? [])]
    .filter(([seat]) => seats[seat]?.connected)
    .sort(([a], [b]) => Number(b === you) - Number(a === you) || a - b)
    .map(([seat, ms]) => said.lag(seat === you ? said.you : seatName(seats, seat, texts.value), ms));
  if (lags.length === 0) return null;
  return (
    <p class="note line-quality">
      {said.lags} {lags.join(", ")}.
    </p>
  );
}
