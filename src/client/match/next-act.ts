/** What is done next at any board: its one filled button, or what the board names. */
const ACTS = [".button.is-filled", "[data-act]"];
const FIELDS = "input, textarea";
/** What helps beside the board is no act on it. */
const BARRED = "[aria-disabled='true'], [inert], [inert] *, .guide *, .missed *, .hint *, .absence-note *";

export const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.offsetParent !== null;

export const canTake = (element: HTMLElement): boolean =>
  !element.matches(":disabled") && !element.matches(BARRED) && element.tabIndex >= 0 && isShown(element);

/**
 * The next act on a board; null where there is nothing to do but wait. Fields only for who uses keys: on a phone they
 * would call up its keyboard.
 */
export function nextAct(board: HTMLElement, withFields = true): HTMLElement | null {
  for (const kind of withFields ? [...ACTS, FIELDS] : ACTS) {
    const found = [...board.querySelectorAll<HTMLElement>(kind)].find(canTake);
    if (found) return found;
  }
  return null;
}
