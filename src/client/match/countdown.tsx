import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { texts } from "../language.ts";
import type { MatchStore } from "./store.ts";

const HURRY_MS = 10_000;
const HOUR_MS = 3_600_000;

/** The time left until the server acts by itself, in the server's time. */
export function Countdown({ match, until }: { match: MatchStore; until: number }) {
  const left = useSignal(until - match.serverNow());
  useEffect(() => {
    const tick = (): void => {
      left.value = until - match.serverNow();
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span
      class={left.value < HURRY_MS ? "countdown is-hurried" : "countdown"}
      role="timer"
      aria-label={texts.value.match.timeLeft}
    >
      {formatLeft(left.value)}
    </span>
  );
}

/** `1:05`, and from an hour on `2 h 05`. */
export function formatLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms >= HOUR_MS) {
    const minutes = Math.ceil(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)}`;
  }
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, "0");
