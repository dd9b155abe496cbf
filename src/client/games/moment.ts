import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/**
 * True for a moment after `count` has grown while one looked, so that what has just happened can be seen before the
 * board goes on; `skip` ends it. Nothing waits for it: what can be done meanwhile is done meanwhile.
 */
export function useMoment(count: number, ms: number): { readonly isNow: boolean; readonly skip: () => void } {
  const isNow = useSignal(false);
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    before.current = count;
    if (!grew) return;
    isNow.value = true;
    const timer = setTimeout(() => {
      isNow.value = false;
    }, ms);
    return () => clearTimeout(timer);
  }, [count]);
  return {
    // Already in the drawing that brings it, or the old board would flash in between.
    isNow: isNow.value || count > before.current,
    skip: () => {
      isNow.value = false;
    },
  };
}
