import { useEffect } from "preact/hooks";
import { isByKeys } from "./at-table.ts";
import { canTake, isShown, nextAct } from "./next-act.ts";
import type { MatchStore } from "./store.ts";

/** Where the keyboard stays when there is nothing to do: the heading of the phase or the result, else of the page. */
function headingOf(board: HTMLElement): HTMLElement {
  const headings = [...board.querySelectorAll<HTMLElement>("h2, h1")].filter(isShown);
  const heading = headings.find(({ tagName }) => tagName === "H2") ?? headings[0] ?? board;
  heading.tabIndex = -1;
  return heading;
}

/**
 * One rule for all boards: when the control that has the focus goes, the next act takes it, else the heading of the
 * phase or the result; who waits there is handed on to the next act once there is one. A board that moves the focus by
 * itself comes first, and who never was on the board is left alone.
 */
export function useFocusKept(match: MatchStore): void {
  useEffect(() => {
    const board = document.getElementById("main");
    if (!board) return;
    // What stands beside the board, the drawer on a desk, loses its controls as well.
    const table = board.closest<HTMLElement>(".match") ?? board;
    const here = table.querySelector<HTMLElement>(":focus");
    let last = here ?? (isByKeys.peek() ? board : null);
    let parked: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const keep = (): void => {
      const { activeElement, body } = document;
      const now = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
      const isLost = now === null || now.matches(":disabled");
      if (!isLost && now !== parked) return;
      if (parked === null && last === null) return;
      // The answer is on its way: what was pressed may come back. Or something lies over the board.
      if (match.sending.peek() || board.inert) return;
      if (isLost && last?.isConnected && canTake(last) && last !== parked) {
        last.focus({ preventScroll: true });
        return;
      }
      // Once it is over, the result is what one wants to hear.
      const next = match.view.peek()?.outcome
        ? null
        : nextAct(board, isByKeys.peek() && matchMedia("(pointer: fine)").matches);
      const target = next ?? headingOf(board);
      // What heads the result or the phase may be fetched first: who waits at the page's own heading is handed on to it.
      if (!isLost && next === null && !(now?.tagName === "H1" && target.tagName === "H2")) return;
      parked = next === null ? target : null;
      last = target;
      target.focus({ preventScroll: !isByKeys.peek() });
    };
    // Boards move the focus in their own effects, after the change is drawn.
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, AFTER_EFFECTS_MS);
    };
    const taken = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      if (target !== parked) parked = null;
    };
    const changes = new MutationObserver(soon);
    changes.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    const stopSending = match.sending.subscribe(soon);
    table.addEventListener("focusin", taken);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      stopSending();
      table.removeEventListener("focusin", taken);
    };
  }, [match]);
}

const AFTER_EFFECTS_MS = 30;
