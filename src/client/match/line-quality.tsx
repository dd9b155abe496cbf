import { language, texts } from "../language.ts";
import { seatName } from "./names.ts";
import { PLACE_TEXTS } from "./place-texts.ts";
import type { MatchStore } from "./store.ts";

/** Up to so many milliseconds there and back, three bars or two. */
const GOOD_MS = 120;
const FAIR_MS = 300;
const BARS = [
  [0, 8, 4],
  [4.5, 4, 8],
  [9, 0, 12],
] as const;

/** How good somebody's line is, at a glance. Whoever listens finds it in the drawer, when it is asked for. */
export function LagBars({ ms }: { ms: number | undefined }) {
  if (ms === undefined) return null;
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

/** Where the match is held, and everybody's way there and back. */
export function LineQuality({ match }: { match: MatchStore }) {
  const said = PLACE_TEXTS[language.value];
  const seats = match.seats.value;
  const you = match.seat.value;
  const region = match.table.value?.region ?? null;
  const lags = [...(match.lags?.value ?? [])]
    .filter(([seat]) => seats[seat]?.connected)
    .sort(([a], [b]) => Number(b === you) - Number(a === you) || a - b)
    .map(([seat, ms]) => said.lag(seat === you ? said.you : seatName(seats, seat, texts.value), ms));
  if (!match.lags || (region === null && lags.length === 0)) return null;
  return (
    <p class="note line-quality">
      {region !== null && region in said.regions && (
        <span>{said.held(said.regions[region as keyof typeof said.regions])}</span>
      )}
      {lags.length > 0 && (
        <span>
          {said.lags} {lags.join(", ")}.
        </span>
      )}
    </p>
  );
}
