import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { buzz, playSound } from "../sound.ts";
import { confirmedOf, type MatchStore } from "./store.ts";

/**
 * What one hears and feels at any table: my turn, a move taken or refused, the end. Only changes count: whoever
 * opens a page in the middle of a match is not met by noise.
 */
const TURN_BUZZ_MS = 60;
const END_BUZZ_MS = 120;

export function useFeedback(match: MatchStore): void {
  const before = useRef<{ mine: boolean; over: boolean } | null>(null);
  useSignalEffect(() => {
    const now = momentOf(match);
    const last = before.current;
    before.current = now;
    if (now === null || last === null) return;
    if (now.over && !last.over) {
      playSound(hasWon(match) ? "win" : "end");
      buzz(END_BUZZ_MS);
    } else if (now.mine && !last.mine) {
      playSound("turn");
      buzz(TURN_BUZZ_MS);
    }
  });
  useSignalEffect(() => {
    const answer = match.answered.value;
    if (answer === null || match.view.peek()?.outcome) return;
    if (answer.ok) playSound("yes");
    else if (answer.refusal) playSound("no");
  });
}

/** A screen that goes dark while one thinks loses the thread: it stays on as long as it is one's turn. */
export function useWakeLock(match: MatchStore): void {
  const isMine = momentOf(match)?.mine === true;
  useEffect(() => {
    if (!isMine || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    async function hold() {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isLeft) await lock.release();
      } catch {
        // Battery saving or a policy says no: the screen goes dark as it always did.
      }
    }
    void hold();
    // The system takes the lock away with the page's visibility.
    document.addEventListener("visibilitychange", hold);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [isMine]);
}

function momentOf(match: MatchStore): { mine: boolean; over: boolean } | null {
  const view = confirmedOf(match).value;
  if (view === null) return null;
  const seat = match.seat.value;
  return { mine: seat !== null && view.awaiting.includes(seat), over: view.outcome !== null };
}

function hasWon(match: MatchStore): boolean {
  const seat = match.seat.peek();
  return seat !== null && match.view.peek()?.outcome?.winners.includes(seat) === true;
}
