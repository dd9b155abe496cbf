import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../../settings.ts";

/** Long enough to reach for the word instead. */
export const AUTO_ROLL_MS = 3000;
const TOUCHES = ["pointerdown", "keydown"] as const;

/**
 * Rolls by itself a moment after one's turn began, where that was chosen; any touch stops it for this turn. It presses
 * the button and no more: the throw is the server's, as ever. True while it is about to.
 */
export function useAutoRoll(mayRoll: boolean, roll: () => void): boolean {
  const isAbout = useSignal(false);
  const isOn = settings.value.autoRoll && mayRoll;
  useEffect(() => {
    if (!isOn) return;
    isAbout.value = true;
    const stop = (): void => {
      clearTimeout(timer);
      isAbout.value = false;
    };
    const timer = setTimeout(() => {
      stop();
      roll();
    }, AUTO_ROLL_MS);
    for (const touch of TOUCHES) addEventListener(touch, stop, { capture: true });
    return () => {
      stop();
      for (const touch of TOUCHES) removeEventListener(touch, stop, { capture: true });
    };
  }, [isOn]);
  return isAbout.value;
}
