import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Whoever types while nothing has the focus means the word: the field takes it, this very letter first. */
export function useTypedAnywhere(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const take = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const at = document.activeElement;
      const isNowhere =
        at === null || at === document.body || at instanceof HTMLHeadingElement || at.id === "main";
      if (isNowhere && /^\p{L}$/u.test(event.key)) field.current?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", take);
    return () => document.removeEventListener("keydown", take);
  }, [isOn]);
}
