import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * The keyboard goes on where play goes on: when what had the focus is gone with a turn or a phase (`when` is another
 * one), the first that `next` finds takes it. Nobody who has the focus elsewhere loses it, and under a finger no field
 * is chosen, for it would open a keyboard.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>, when: unknown, next: string): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      if (event.target instanceof Element) held.current = event.target;
    };
    const node = board.current;
    node?.addEventListener("focusin", note);
    return () => node?.removeEventListener("focusin", note);
  }, [board.current]);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = held.current !== null && (!held.current.isConnected || held.current.matches(":disabled"));
    if (!isLost || (activeElement !== body && activeElement !== held.current)) return;
    const isTouched = matchMedia("(pointer: coarse)").matches;
    const found = [...(board.current?.querySelectorAll<HTMLElement>(next) ?? [])].find(
      (each) => !(isTouched && each instanceof HTMLInputElement),
    );
    found?.focus({ preventScroll: true });
  }, [when]);
}
