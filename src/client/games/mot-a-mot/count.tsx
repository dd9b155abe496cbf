import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { texts } from "../../language.ts";
import type { MatchStore } from "../../match/store.ts";

const TICK_MS = 100;
const RADIUS = 44;

/** Seconds left, large, in a ring that empties. Everybody sees the same: it runs on the server's time. */
export function Count(props: { match: MatchStore; until: number; wholeMs?: number; label?: string }) {
  const { match, until } = props;
  // Where the whole is not known by the rules, it is what was left when this page first saw it.
  const wholeMs = useMemo(() => props.wholeMs ?? until - match.serverNow(), [until, props.wholeMs]);
  const left = useSignal(until - match.serverNow());
  useEffect(() => {
    const tick = (): void => {
      left.value = until - match.serverNow();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  const seconds = Math.max(0, Math.ceil(left.value / 1000));
  const share = Math.max(0, Math.min(100, (100 * left.value) / wholeMs));
  return (
    <div
      class={seconds <= 3 ? "mam-count is-hurried" : "mam-count"}
      role="timer"
      aria-label={props.label ?? texts.value.match.timeLeft}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle class="mam-count-track" cx="50" cy="50" r={RADIUS} />
        <circle
          class="mam-count-left"
          cx="50"
          cy="50"
          r={RADIUS}
          pathLength={100}
          stroke-dasharray={`${share} 100`}
        />
      </svg>
      <span class="mam-count-number">{seconds}</span>
    </div>
  );
}
