import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language, texts } from "../language.ts";
import { formatLeft } from "./format-left.ts";
import type { MatchStore } from "./store.ts";

const HURRY_MS = 10_000;

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
      {formatLeft(left.value, language.value)}
    </span>
  );
}
