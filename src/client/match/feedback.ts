import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ofGame } from "../../match/events.ts";
import type { ClientGame } from "../games/client-game.ts";
import { buzz, playSound } from "../sound.ts";
import { confirmedOf, type MatchStore } from "./store.ts";

/**
 * What one hears and feels at any table: my turn, a move taken or refused, the end. Only changes count: whoever
 * opens a page in the middle of a match is not met by noise.
 */
const TURN_BUZZ_MS = 60;
const WIN_BUZZ_MS = [60, 60, 60, 60, 160];
const END_BUZZ_MS = 240;

const FOUND_BUZZ_MS = [12, 60, 12, 60, 30];
const LOST_BUZZ_MS = 90;

export function useFeedback(match: MatchStore, client: ClientGame | null = null): void {
  useFound(match, client);
  useEffect(() => () => markOver(null), [match]);
  const before = useRef<{ mine: boolean; over: boolean } | null>(null);
  useSignalEffect(() => {
    const now = momentOf(match);
    const last = before.current;
    before.current = now;
    if (now === null || last === null) return;
    if (now.over && !last.over) {
      const isWon = hasWon(match);
      playSound(isWon ? "win" : "end");
      buzz(isWon ? WIN_BUZZ_MS : END_BUZZ_MS);
      markOver(match.seat.peek() === null ? "over" : isWon ? "won" : "lost");
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

/** A found word: a rise for who gains by it, a fall for whose it was. The end has a sound of its own. */
function useFound(match: MatchStore, client: ClientGame | null): void {
  const heard = useRef<number | null>(null);
  useSignalEffect(() => {
    const story = match.story.value;
    const since = heard.current;
    heard.current = story.at(-1)?.seq ?? since ?? 0;
    if (since === null || match.view.peek()?.outcome) return;
    for (const event of ofGame(story)) {
      const found = event.seq > since ? client?.found?.(event) : null;
      if (!found) continue;
      const you = match.seat.peek();
      const isLoss = found.target !== null && found.target === you && found.seat !== you;
      playSound(isLoss ? "lost-word" : "found");
      if (isLoss) buzz(LOST_BUZZ_MS);
      else if (found.seat === you) buzz(FOUND_BUZZ_MS);
    }
  });
}

/** For the style sheet: the end comes with some weight, however it went. Who comes later finds it as it is. */
function markOver(how: "won" | "lost" | "over" | null): void {
  const table = document.querySelector<HTMLElement>(".match");
  if (!table) return;
  if (how === null) delete table.dataset.over;
  else table.dataset.over = how;
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
